import Foundation
import TestSupport
import Testing

/// What attackers and accidents do to a command: each of these has gone wrong once.
@Suite("Faults")
struct FaultTests {
    @Test("With standard error closed, messages do not land in the output file")
    func closedError() throws {
        let folder = try TemporaryFolder()
        let outcome = try Textkit.shell(
            "printf 'one\\n\\377\\ntwo\\n' | textkit segment --keep-going -o out 2>&-; echo $?; cat out", in: folder.url
        )
        #expect(outcome.text == "3\none\n\ntwo\n")
    }

    @Test("With standard output or input closed, using it fails", arguments: [">&-", "<&-"])
    func closedStreams(_ closing: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("word\n".utf8, to: "file")
        let arguments = closing == ">&-" ? "--text word" : ""
        let outcome = try Textkit.shell("textkit segment \(arguments) \(closing); echo $? >&2", in: folder.url)
        #expect(outcome.output.isEmpty)
        #expect(outcome.messages.hasSuffix("error: Bad file descriptor\n2\n"))
        #expect(try folder.names == ["file"])
    }

    @Test(
        "What is no UTF-8 on the command line is an error, not another name",
        arguments: ["--text $'a\\xff'", "-o $'o\\xff' --text a", "$'f\\xff'", "--by $'w\\xff'"])
    func arguments(_ arguments: String) throws {
        let folder = try TemporaryFolder()
        let outcome = try Textkit.shell(
            "echo word > $'f\\xff'; ls | wc -l; textkit segment \(arguments); echo $?; ls | wc -l", in: folder.url)
        #expect(outcome.text == "1\n2\n1\n")
        #expect(outcome.messages.hasPrefix("textkit: argument ") && outcome.messages.contains("\\xFF"))
    }

    @Test("A file without a write bit is an error, and stays, for root too")
    func protected() throws {
        let folder = try TemporaryFolder()
        let outcome = try Textkit.shell(
            """
            echo old > out; chmod 444 out; textkit segment --text word -o out; echo $?; cat out
            mkdir no; chmod 555 no; textkit segment --text word -o no/out; echo $?; ls no; chmod 755 no
            """, in: folder.url)
        #expect(outcome.text == "2\nold\n2\n")
        #expect(
            outcome.messages == "textkit: out: error: Permission denied\ntextkit: no/out: error: Permission denied\n")
    }

    @Test("A file keeps its mode, a link that leads nowhere gets its file, and one that leads to itself is an error")
    func replacing() throws {
        let folder = try TemporaryFolder()
        let outcome = try Textkit.shell(
            """
            echo old > out; chmod 640 out; textkit segment --text word -o out; stat -c %a out
            mkdir there; ln -s there/new link; textkit segment --text word -o link; cat there/new; test -L link; echo $?
            ln -s loop loop; textkit segment --text word -o loop; echo $?
            """, in: folder.url)
        #expect(outcome.text == "640\nword\n0\n2\n")
        #expect(outcome.messages == "textkit: loop: error: Too many levels of symbolic links\n")
        #expect(try folder.names == ["link", "loop", "out", "there"])
    }

    @Test("A FIFO, a device and a socket are written to directly")
    func directly() throws {
        let folder = try TemporaryFolder()
        let outcome = try Textkit.shell(
            """
            mkfifo fifo; cat fifo & textkit segment --text one -o fifo; wait; test -p fifo; echo $?
            textkit segment --text two -o /dev/stdout | cat
            python3 -c 'import socket
            s = socket.socket(socket.AF_UNIX); s.bind("socket"); s.listen(); open("ready", "w")
            print(s.accept()[0].recv(9))' & while [ ! -e ready ]; do sleep 0.05; done
            textkit segment --text six -o socket; wait
            """, in: folder.url)
        #expect(outcome.text == "one\n0\ntwo\nb'six\\n'\n")
    }

    @Test("A name that is as long as names may be is written to; “-” is standard output, in every command")
    func names() throws {
        let folder = try TemporaryFolder()
        let name = String(repeating: "n", count: 255)
        #expect(try Textkit.run(["segment", "--text", "word", "-o", name], in: folder.url).exitCode == 0)
        #expect(try folder.names == [name])
        for command in ["segment", "ssml", "ssml --split", "wrap", "transliterate --id NFC", "segment --list"] {
            let words =
                command.split(separator: " ").map(String.init) + (command.hasSuffix("list") ? [] : ["--text", "a"])
            let plain = try Textkit.run(words)
            #expect(plain.exitCode == 0)
            #expect(try Textkit.run(words + ["-o", "-"], in: folder.url) == plain)
        }
    }

    @Test(
        "A signal leaves no part of a file",
        arguments: ["HUP", "INT", "QUIT", "TERM", "PIPE", "XCPU", "XFSZ", "USR1", "USR2"])
    func signals(_ signal: String) throws {
        let folder = try TemporaryFolder()
        let outcome = try Textkit.shell(
            """
            ulimit -c 0
            { echo word; sleep 5; } | env --default-signal=\(signal) textkit segment -o out &
            for i in $(seq 100); do ls | grep -q part && break; sleep 0.05; done
            kill -\(signal) $!; wait $! 2>/dev/null; kill -l $(($? - 128)); ls
            """, in: folder.url)
        #expect(outcome.text == "\(signal)\n")
    }

    @Test("A file that comes to be larger than it may leaves no part")
    func sizeLimit() throws {
        let folder = try TemporaryFolder()
        let outcome = try Textkit.shell(
            "ulimit -c 0; ulimit -f 8; yes word | head -c 100000 | env --default-signal=XFSZ textkit segment -o out; echo ${PIPESTATUS[2]}; ls",
            in: folder.url)
        // Where the signal is not there to be had, writing fails; no part is left either way.
        #expect(["153\n", "2\n"].contains(outcome.text))
    }

    @Test(
        "No message has an escape sequence, or a line of its own, from a name",
        arguments: [
            "textkit segment \"$evil\"", "textkit segment \"--$evil\"", "textkit \"$evil\"", "textkit help \"$evil\"",
            "textkit segment --by \"$evil\"", "textkit segment --text a -o \"$evil/x\"",
            "textkit pronounce --senses \"$evil\"", "textkit segment --keep \"$evil\" --text a",
            "textkit ssml --check \"$evil\"", "textkit transliterate --id \"$evil\"",
            "textkit segment --language \"$evil\"",
        ])
    func names(_ command: String) throws {
        let outcome = try Textkit.shell("evil=$'e\\e[31m\\n\\u202eb\\xc2\\x9bx'; \(command)")
        #expect(outcome.exitCode == 2 || outcome.exitCode == 64)
        let hidden = outcome.messages.unicodeScalars.filter { $0.properties.generalCategory == .control && $0 != "\n" }
        #expect(hidden.isEmpty && !outcome.messages.unicodeScalars.contains("\u{202E}"))
        #expect(outcome.messages.split(separator: "\n").allSatisfy { $0.hasPrefix("textkit: ") })
        #expect(outcome.messages.contains("\\u{1B}"))
    }

    @Test("Neither has what a check says of a document, nor furigana on a terminal")
    func shown() throws {
        let document = "<speak><break time='\u{9B}31m&#x202E;'/></speak>"
        let check = try Textkit.run(["ssml", "--check", "--text", document])
        #expect(!check.text.isEmpty && !check.text.unicodeScalars.contains("\u{9B}"))
        let terminal = try Textkit.run([
            "furigana", "--format", "terminal", "--text", "日\u{1B}]0;x\u{7}本\tに\u{1B}]0;x\u{7}ほん",
        ])
        #expect(!terminal.output.contains(0x1B) && !terminal.output.contains(7))
        let pairs = try Textkit.run([
            "furigana", "--from", "markdown-pipe", "--format", "terminal", "--text", "{日\u{1B}[2J|に}",
        ])
        #expect(pairs.text.contains("\\u{1B}[2J") && !pairs.output.contains(0x1B))
    }

    @Test("Too few descriptors end in a message", arguments: ["segment --parallel 4", "speak -o out"])
    func descriptors(_ command: String) throws {
        let folder = try TemporaryFolder()
        let outcome = try Textkit.shell("ulimit -c 0; ulimit -n 9; echo word | textkit \(command)", in: folder.url)
        #expect(outcome.exitCode == 2)
        #expect(outcome.messages.contains("too few files may be open"))
    }

    @Test(
        "Rules that come to be too long are refused before ICU reads them",
        arguments: [
            "$v0 = aaaaaaaa;\n" + (1...40).map { "$v\($0) = $v\($0 - 1) $v\($0 - 1);\n" }.joined() + "$v40 > b;\n",
            "$v0 = 'a;' [;'] a;\n" + (1...40).map { "$v\($0) = ';' [;'] $v\($0 - 1)$v\($0 - 1);\n" }.joined(),
        ])
    func rules(_ rules: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(rules.utf8, to: "rules")
        let outcome = try Textkit.run(["transliterate", "--rules", "rules", "--text", "a"], in: folder.url, limit: 20)
        #expect(outcome.exitCode == 2)
        #expect(outcome.messages.contains("the rules come to more than 1000000 characters"))
    }

    @Test("Rules that use a variable often are not too long")
    func longRules() throws {
        let folder = try TemporaryFolder()
        let rules =
            "$vowel = [aeiou'];\n# it's ; a comment\n" + (1...2000).map { "x\($0) } $vowel > y; # 'z\n" }.joined()
        try folder.write(rules.utf8, to: "rules")
        let outcome = try Textkit.run(["transliterate", "--rules", "rules", "--text", "x1a"], in: folder.url)
        #expect(outcome == Textkit.Outcome(output: Array("ya\n".utf8), messages: "", exitCode: 0))
    }

    @Test(
        "What is told to a full disk is an error",
        .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
        arguments: ["--version", "--help", "segment --list", "", "--generate-completion-script bash"])
    func fullDisk(_ arguments: String) throws {
        let outcome = try Textkit.shell("textkit \(arguments) > /dev/full")
        #expect(outcome.exitCode == 2)
        #expect(outcome.messages == "textkit: standard output: error: No space left on device\n")
    }

    @Test(
        "What is told to a pipe that nobody reads ends quietly", arguments: ["--help", "--version", "segment --list"])
    func closedPipe(_ arguments: String) throws {
        let outcome = try Textkit.shell(
            "textkit \(arguments) | true; sleep 0.1; textkit transliterate --list | head -n 1")
        #expect(outcome.messages == "")
    }

    @Test("An unknown option is what is reported, whatever stands beside it")
    func unknownOption() throws {
        let outcome = try Textkit.run(["segment", "--text", "a", "--no-such", "file"])
        #expect(outcome.exitCode == 64)
        #expect(outcome.messages.contains("Unknown option '--no-such'"))
    }

    @Test("The six lines that the command alone shows work")
    func firstMinute() throws {
        let lines = try Textkit.run([]).text.split(separator: "\n")
        #expect(lines.count == 6)
        for line in lines {
            let outcome = try Textkit.shell(String(line))
            #expect(outcome.exitCode == 0 && !outcome.output.isEmpty && outcome.messages.isEmpty, "\(line)")
        }
    }
}

import Foundation
import TestSupport
import Testing

@Suite("An output file is whole or not there")
struct OutputFileTests {
    @Test("Results go into the file, and nowhere else", arguments: CommandForm.tolerant)
    func whole(_ form: CommandForm) throws {
        let folder = try TemporaryFolder()
        let input = Array("One two.\n三つ\n".utf8)
        let expected = try Textkit.run(form.arguments, input: input)
        try folder.write("old".utf8, to: "out")
        let outcome = try Textkit.run(form.arguments + ["-o", "out"], input: input, in: folder.url)
        #expect(outcome == Textkit.Outcome(output: [], messages: "", exitCode: 0))
        #expect(try folder.contents(of: "out") == expected.output)
        #expect(try folder.names == ["out"])
    }

    @Test("Bad data leave no file, and an old one as it was", arguments: CommandForm.tolerant)
    func badData(_ form: CommandForm) throws {
        let folder = try TemporaryFolder()
        try folder.write("old".utf8, to: "old")
        for name in ["old", "new"] {
            let outcome = try Textkit.run(
                form.arguments + ["--output", name], input: Array("good\n".utf8) + [0xFF, 0x0A], in: folder.url)
            #expect(outcome.exitCode == 2)
            #expect(outcome.output.isEmpty)
        }
        #expect(try folder.names == ["old"])
        #expect(try folder.contents(of: "old") == Array("old".utf8))
    }

    @Test("A command that is ended leaves nothing behind", arguments: ["TERM", "INT", "HUP"])
    func ended(_ signal: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("old".utf8, to: "out")
        // A shell lets what it puts in the background ignore SIGINT.
        let script = """
            { echo word; sleep 5; } | env --default-signal=\(signal) textkit segment -o out &
            for i in $(seq 100); do ls | grep -q part && break; sleep 0.05; done
            ls | grep -c part
            kill -\(signal) $!; wait $!; echo $?
            """
        let outcome = try Textkit.shell(script, in: folder.url)
        let number = ["TERM": 15, "INT": 2, "HUP": 1][signal]!
        #expect(outcome.text == "1\n\(128 + number)\n")
        #expect(try folder.names == ["out"])
        #expect(try folder.contents(of: "out") == Array("old".utf8))
    }

    @Test("A signal that whoever started it wants ignored is ignored", arguments: ["HUP", "INT"])
    func ignored(_ signal: String) throws {
        let folder = try TemporaryFolder()
        // What a worker thread starts may have the signal blocked, and `--default-signal` ends that.
        let script = """
            ignore="env --default-signal=\(signal) env --ignore-signal=\(signal)"
            { echo one; sleep 1; echo two; } | $ignore textkit segment -o out &
            for i in $(seq 100); do ls | grep -q part && break; sleep 0.05; done
            kill -\(signal) $!; wait $!; echo $?
            """
        let outcome = try Textkit.shell(script, in: folder.url)
        #expect(outcome.text == "0\n")
        #expect(try folder.contents(of: "out") == Array("one\ntwo\n".utf8))
        #expect(try folder.names == ["out"])
    }

    @Test("A symbolic link stays one, and its file is replaced")
    func link() throws {
        let folder = try TemporaryFolder()
        let script = """
            mkdir there; echo old > there/file; ln -s there/file link; ln -s /proc/self/fd/1 here
            textkit segment --text word -o link && test -L link && cat there/file && ls there
            textkit segment --text other -o here > file; test -L here && cat file
            """
        let outcome = try Textkit.shell(script, in: folder.url)
        #expect(outcome == Textkit.Outcome(output: Array("word\nfile\nother\n".utf8), messages: "", exitCode: 0))
        #expect(try folder.names == ["file", "here", "link", "there"])
    }

    @Test("A full device and a folder are errors", arguments: CommandForm.tolerant)
    func failing(_ form: CommandForm) throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(
            at: folder.url.appending(path: "folder"), withIntermediateDirectories: false)
        let targets = [
            ("/dev/full", "No space left on device"), ("folder", "Is a directory"),
            ("no/such", "No such file or directory"),
        ]
        for (target, reason) in targets where target != "/dev/full" || FileManager.default.fileExists(atPath: target) {
            let outcome = try Textkit.run(form.arguments + ["-o", target], input: Array("wind\n".utf8), in: folder.url)
            #expect(outcome.exitCode == 2)
            #expect(outcome.messages == "textkit: \(target): error: \(reason)\n")
        }
        #expect(try folder.names == ["folder"])
    }

    @Test("Standard output that is full is an error", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
    func fullStandardOutput() throws {
        let outcome = try Textkit.shell("echo word | textkit segment > /dev/full")
        #expect(outcome.exitCode == 2)
        #expect(outcome.messages == "textkit: standard output: error: No space left on device\n")
    }
}

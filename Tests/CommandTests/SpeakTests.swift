import Foundation
import TestSupport
import Testing

@Suite("speak", .enabled(if: EspeakNG.isInstalled, "espeak-ng is not installed"))
struct SpeakTests {
    /// A word as `--json` writes it.
    private struct Word: Decodable {
        var line: Int
        var start: Int
        var end: Int
        var word: String
        var time: Double
        var duration: Double
    }

    static let text = """
        Mr. Fox paid $3.50 in 1984 — “lead” — for it (of course).
        Naïve? The the, in the 3rd house.

        Second paragraph; it's over.

        """

    private func words(_ text: String, _ options: [String] = []) throws -> [Word] {
        let outcome = try Textkit.run(["speak", "--json"] + options, input: Array(text.utf8))
        #expect(outcome.exitCode == 0)
        return try outcome.lines.map { try JSONDecoder().decode(Word.self, from: Data($0)) }
    }

    private func number(_ bytes: [UInt8], at place: Int) -> Int {
        (0..<4).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
    }

    @Test("Each word's place in its line is where it stands, and its time is in order and within the audio")
    func places() throws {
        let folder = try TemporaryFolder()
        let words = try words(Self.text, ["-o", folder.url.appending(path: "a.wav").path])
        let lines = Self.text.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0.utf8) }
        for word in words {
            #expect(String(decoding: lines[word.line - 1][word.start..<word.end], as: UTF8.self) == word.word)
        }
        #expect(words.map(\.time) == words.map(\.time).sorted())
        #expect(words.count == 22)
        let seconds = Double(try folder.contents(of: "a.wav").count - 44) / 44100
        #expect(words.allSatisfy { $0.time >= 0 && $0.duration >= 0 && $0.time + $0.duration <= seconds })
    }

    @Test("A file has the sizes of what is in it; a pipe those that mean unknown, and the same sound")
    func sizes() throws {
        let folder = try TemporaryFolder()
        let options = ["speak", "--text", "Where are you?"]
        #expect(try Textkit.run(options + ["--output", "a.wav"], in: folder.url).exitCode == 0)
        let file = try folder.contents(of: "a.wav")
        #expect(number(file, at: 4) == file.count - 8)
        #expect(number(file, at: 40) == file.count - 44)
        #expect(number(file, at: 24) == 22050)
        let pipe = try Textkit.shell("textkit speak --text 'Where are you?' -o - | cat")
        #expect(number(pipe.output, at: 4) == 0xFFFF_FFFF && number(pipe.output, at: 40) == 0xFFFF_FFFF)
        #expect(pipe.output[44...] == file[44...])
        let device = try Textkit.shell("textkit speak --text 'Where are you?' -o /dev/stdout | cat")
        #expect(device.output == pipe.output)
    }

    @Test("The same text is the same sound in every process")
    func deterministic() throws {
        let runs = try (0..<3).map { _ in try Textkit.run(["speak", "-o", "-"], input: Array(Self.text.utf8)) }
        #expect(Set(runs).count == 1)
    }

    @Test("What espeak-ng itself writes of a sentence is what a file has", .enabled(if: hasProgram))
    func sameSound() throws {
        let outcome = try Textkit.shell(
            """
            echo 'He said it was a bright cold day in April, and the clocks were striking thirteen.' > text
            textkit speak --voice en-us -o ours.wav text && espeak-ng -v en-us -w theirs.wav -f text
            tail -c +45 ours.wav | wc -c; tail -c +45 theirs.wav | wc -c
            """)
        let sizes = outcome.text.split(separator: "\n").compactMap { Int($0.trimmingCharacters(in: .whitespaces)) }
        #expect(sizes.count == 2 && abs(sizes[0] - sizes[1]) < 1000)
    }

    static let hasProgram = FileManager.default.isExecutableFile(atPath: "/usr/bin/espeak-ng")

    // MARK: Players

    /// A folder with programs that the command finds, and nothing else but a shell.
    private func path(with players: [String: String]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for (name, script) in players {
            let path = try folder.write("#!/bin/bash\n\(script)\n".utf8, to: name)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
        }
        return folder
    }

    private func play(_ players: [String: String], _ options: String = "--text 'One two.'") throws -> Textkit.Outcome {
        let folder = try path(with: players)
        return try Textkit.shell("command=$(command -v textkit); PATH=\(folder.url.path) $command speak \(options)")
    }

    @Test("The player gets the sound, and its name is told", arguments: ["aplay", "paplay", "pw-play"])
    func player(_ name: String) throws {
        let folder = try TemporaryFolder()
        let outcome = try play([name: "exec /bin/cat > \(folder.url.path)/sound"])
        #expect(outcome.exitCode == 0)
        #expect(outcome.messages == "textkit: playing with \(name)\n")
        let file = try Textkit.run(["speak", "--text", "One two.", "-o", "-"])
        #expect(try folder.contents(of: "sound") == Array(file.output[44...]))
    }

    @Test("The first player that is there is taken")
    func preference() throws {
        let scripts = ["pw-play": "exit 1", "aplay": "exec /bin/cat > /dev/null"]
        #expect(try play(scripts).messages == "textkit: playing with aplay\n")
    }

    @Test("Without a player, and with one that fails, there is a clear error")
    func noPlayer() throws {
        let none = try play([:])
        #expect(none.exitCode == 2)
        #expect(none.messages.contains("none of aplay, paplay, pw-play is there"))
        let failing = try play(["aplay": "exec /bin/cat > /dev/null; exit 3", "x": ""])
        #expect(failing.exitCode == 0)
        let broken = try play(["aplay": "/bin/cat > /dev/null; exit 3"])
        #expect(broken.exitCode == 2)
        #expect(broken.messages.hasSuffix("textkit: error: aplay has failed (exit code 3)\n"))
        let text = String(repeating: "many words ", count: 200)
        let early = try play(["aplay": "exit 4"], "--text '\(text)'")
        #expect(early.exitCode == 2)
        #expect(early.messages.hasSuffix("textkit: error: aplay has ended before the speech (exit code 4)\n"))
    }

    @Test(
        "On a terminal each word is lit in turn",
        .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")))
    func highlight() throws {
        let folder = try path(with: ["aplay": "exec /bin/cat > /dev/null"])
        let outcome = try Textkit.shell(
            "command=$(command -v textkit); PATH=\(folder.url.path):$PATH script -qec \"$command speak --highlight --text 'One two three.'\" /dev/null"
        )
        let lit = outcome.text.matches(of: /\u{1B}\[7m(.*?)\u{1B}\[27m/).map { String($0.1) }
        #expect(lit == ["One", "two", "three"])
    }

    @Test("Words that cannot be shown are an error, and the speech ends with it", arguments: [1, 5000])
    func unshown(_ sentences: Int) throws {
        let folder = try path(with: ["aplay": "exec /bin/cat > sound"])
        try folder.write(String(repeating: "One two.\n", count: sentences).utf8, to: "text")
        let outcome = try Textkit.shell(
            "command=$(command -v textkit); PATH=$PWD $command speak --highlight text > /dev/full", in: folder.url)
        #expect(outcome.exitCode == 2)
        #expect(
            outcome.messages
                == "textkit: playing with aplay\ntextkit: standard output: error: No space left on device\n")
        // All of five thousand sentences is more than an hour.
        #expect(try folder.contents(of: "sound").count < 1800 * 44100)
    }

    @Test("A text that would be commands to the terminal is not")
    func terminalCommands() throws {
        let folder = try path(with: ["aplay": "exec /bin/cat > /dev/null"])
        let outcome = try Textkit.shell(
            "command=$(command -v textkit); PATH=\(folder.url.path) $command speak --highlight --text $'one \\e[31m two'"
        )
        #expect(outcome.text == "one  [31m two\n")
    }

    // MARK: Pages and captions

    @Test("Captions have every word in one cue, with times in it that grow")
    func captions() throws {
        let folder = try TemporaryFolder()
        let outcome = try Textkit.run(
            ["speak", "--captions", "a.vtt", "--json"], input: Array(Self.text.utf8) + Array("A <b> & c --> d.".utf8),
            in: folder.url)
        #expect(outcome.messages.isEmpty && outcome.exitCode == 0)
        var words = try outcome.lines.map { try JSONDecoder().decode(Word.self, from: Data($0)) }[...]
        let captions = String(decoding: try folder.contents(of: "a.vtt"), as: UTF8.self)
        let blocks = captions.components(separatedBy: "\n\n").filter { !$0.isEmpty }
        #expect(blocks.first == "WEBVTT")
        #expect(blocks.last?.contains("b&gt; &amp; ") == true)
        var latest = 0.0
        for block in blocks.dropFirst() {
            let lines = block.split(separator: "\n")
            #expect(2...3 ~= lines.count)
            let range = Self.times(in: lines[0])
            let inner = lines.dropFirst().flatMap(Self.times)
            #expect(range.count == 2 && range[0] < range[1] && range[0] >= latest)
            #expect(inner == inner.sorted() && Set(inner).count == inner.count)
            #expect(inner.allSatisfy { range[0] < $0 && $0 < range[1] })
            latest = range[1]

            // The words that are heard meanwhile begin with it, each at its time.
            let own = words.prefix { $0.time < range[1] - 0.002 }
            words = words.dropFirst(own.count)
            let (first, last) = try (#require(own.first), #require(own.last))
            #expect(abs(range[0] - first.time) < 0.002 && range[1] > last.time + last.duration - 0.003)
            let times = own.map(\.time)
            #expect(inner.allSatisfy { time in times.contains { abs($0 - time) < 0.002 } })
        }
        #expect(words.isEmpty)
    }

    private static func times(in line: Substring) -> [Double] {
        line.matches(of: /(\d\d):(\d\d):(\d\d\.\d\d\d)/).map {
            Double($0.1)! * 3600 + Double($0.2)! * 60 + Double($0.3)!
        }
    }

    @Test("A page has the audio of the file and each word with its time")
    func page() throws {
        let folder = try TemporaryFolder()
        let options = [
            "--page", folder.url.appending(path: "a.html").path, "-o", folder.url.appending(path: "a.wav").path,
        ]
        let words = try words(Self.text, options)
        let page = String(decoding: try folder.contents(of: "a.html"), as: UTF8.self)
        let audio = try #require(page.firstMatch(of: /data:audio\/wav;base64,([^"]*)"/))
        #expect(Data(base64Encoded: String(audio.1)) == Data(try folder.contents(of: "a.wav")))
        let spans = page.matches(of: /data-start="([^"]*)" data-end="[^"]*">([^<]*)</)
        #expect(spans.map { String($0.2) } == words.map(\.word))
        for (span, word) in zip(spans, words) { #expect(abs(Double(span.1)! - word.time) < 0.01) }
        #expect(!page.contains("http"))
    }

    static let chromium = ["chromium", "chromium-browser", "google-chrome"].map { "/usr/bin/\($0)" }
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    @Test(
        "In a browser, from a file, the word is lit that is heard",
        .enabled(if: chromium != nil, "There is no Chromium"), arguments: [1, 2, 7, 22])
    func browser(_ number: Int) throws {
        let folder = try TemporaryFolder()
        let words = try words(Self.text, ["--page", folder.url.appending(path: "a.html").path])
        let outcome = try Textkit.shell(
            """
            \(Self.chromium ?? "") --headless --no-sandbox --disable-gpu --user-data-dir=\(folder.url.path)/profile \
            --virtual-time-budget=5000 --dump-dom 'file://\(folder.url.path)/a.html#word=\(number)' 2>/dev/null
            """)
        let lit = outcome.text.matches(of: /class="word lit" data-start="([^"]*)"[^>]*aria-current="true">([^<]*)</)
        #expect(lit.map { String($0.2) } == [words[number - 1].word])
        #expect(abs(Double(try #require(lit.first).1)! - words[number - 1].time) < 0.01)
    }

    // MARK: What goes wrong

    @Test("What is ended leaves nothing behind", arguments: ["TERM", "INT"])
    func ended(_ signal: String) throws {
        let folder = try TemporaryFolder()
        let script = """
            { echo word; echo; sleep 5; } | env --default-signal=\(signal) textkit speak -o a.wav --captions a.vtt --page a.html &
            for i in $(seq 100); do (($(ls | grep -c part) == 3)) && break; sleep 0.05; done
            ls | grep -c part
            kill -\(signal) $!; wait $!; echo $?
            """
        let outcome = try Textkit.shell(script, in: folder.url)
        #expect(outcome.text == "3\n\(128 + ["TERM": 15, "INT": 2][signal]!)\n")
        #expect(try folder.names == [])
    }

    @Test("A closed pipe leaves nothing behind either", arguments: ["", "trap '' PIPE; "])
    func closedPipe(_ setting: String) throws {
        let folder = try TemporaryFolder()
        let text = String(repeating: "The wind and the rain in Spain.\n", count: 200)
        let outcome = try Textkit.shell(
            "\(setting)textkit speak -o - --captions a.vtt --page a.html | head -c 1 | wc -c; echo ${PIPESTATUS[0]}",
            input: Array(text.utf8), in: folder.url)
        #expect(outcome.text == "1\n141\n")
        #expect(try folder.names == [])
    }

    @Test("Two things do not go into one file")
    func oneFile() throws {
        let folder = try TemporaryFolder()
        let outcome = try Textkit.run(["speak", "--text", "one", "-o", "a", "--captions", "a"], in: folder.url)
        #expect(outcome.exitCode == 64)
        #expect(try folder.names == [])
    }

    @Test("After a bad line in a document, lines keep their numbers")
    func badLine() throws {
        let document = Array("<speak>\none\n".utf8) + [0xFF] + Array(" two\nthree\n</speak>\n".utf8)
        let outcome = try Textkit.run(["speak", "--json", "--keep-going"], input: document)
        #expect(outcome.exitCode == 3)
        #expect(outcome.text.matches(of: /"line":(\d+),"start"/).map { String($0.1) } == ["2", "4"])
    }

    @Test("A bad first line starts another file, as any does")
    func badFirstLine() throws {
        let folder = try TemporaryFolder()
        try folder.write("<speak>\none\n</speak>\n".utf8, to: "a")
        try folder.write([0xFF] + Array("\n<speak>two</speak>\n".utf8), to: "b")
        let outcome = try Textkit.run(["speak", "--json", "--keep-going", "a", "b"], in: folder.url)
        #expect(outcome.exitCode == 3)
        #expect(outcome.text.matches(of: /"line":(\d+),"start":(\d+)/).map { "\($0.1):\($0.2)" } == ["2:0", "2:7"])
        #expect(outcome.lines.count == 3 && outcome.messages.hasPrefix("textkit: b:1:1: error: invalid UTF-8"))
    }

    @Test(
        "Words that espeak-ng has no room for are spoken",
        arguments: [
            ("en-us", "s'", 220), ("en-us", "s’", 220), ("en-us", "over", 200), ("en-us", "x.", 200), ("ru", "s'", 220),
            ("ja", "🇨", 60),
        ])
    func overlongWord(_ voice: String, _ part: String, _ count: Int) throws {
        let words = try words("one " + String(repeating: part, count: count) + " two", ["--voice", voice])
        #expect(words.first?.word == "one" && words.last?.word == "two")
        #expect(words.map(\.time) == words.map(\.time).sorted())
    }

    @Test("A full device and a folder are errors")
    func failing() throws {
        for (target, reason) in [
            ("/dev/full", "No space left on device"), ("/", "Is a directory"), ("no/such", "No such file or directory"),
        ] {
            for option in ["-o", "--page", "--captions"] {
                let outcome = try Textkit.run(["speak", "--text", "one two", option, target])
                #expect(outcome.exitCode == 2)
                #expect(outcome.messages == "textkit: \(target): error: \(reason)\n")
            }
        }
    }

    @Test("A recording beside the document is played")
    func recording() throws {
        let folder = try TemporaryFolder()
        let sound = try Textkit.run(["speak", "--text", "Beep.", "-o", "beep one.wav"], in: folder.url)
        #expect(sound.exitCode == 0)
        try folder.write("<speak>One <audio src='beep%20one.wav'>nothing</audio> two.</speak>".utf8, to: "a.ssml")
        let outcome = try Textkit.run(["speak", "--json", "a.ssml"], in: folder.url)
        #expect(outcome.text.matches(of: /"word":"([^"]*)"/).map { String($0.1) } == ["One", "two"])
        let times = outcome.text.matches(of: /"time":([0-9.]*)/).map { Double($0.1)! }
        let length = Double(try folder.contents(of: "beep one.wav").count - 44) / 44100
        #expect(times[1] - times[0] > length)
    }
}

@Suite("Without espeak-ng")
struct NoEspeakTests {
    @Test("The error says what to install", arguments: ["voices", "speak --text one -o a.wav"])
    func missing(_ command: String) throws {
        let folder = try TemporaryFolder()
        // A library that is none hides the one that may be there.
        try folder.write("none".utf8, to: "libespeak-ng.so.1")
        let outcome = try Textkit.shell("LD_LIBRARY_PATH=$PWD textkit \(command)", in: folder.url)
        #expect(outcome.exitCode == 2)
        #expect(outcome.output.isEmpty)
        #expect(outcome.messages.contains("apt-get install espeak-ng"))
        #expect(try folder.names == ["libespeak-ng.so.1"])
    }
}

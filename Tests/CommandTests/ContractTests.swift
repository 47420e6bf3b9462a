import Foundation
import TestSupport
import Testing

/// What the contract says of input and exit codes beyond what every form of a command is tested for.
@Suite("The contract")
struct ContractTests {
    private func run(_ line: String, in folder: TemporaryFolder) throws -> Textkit.Outcome {
        try Textkit.shell("textkit \(line)", in: folder.url)
    }

    @Test("Where several exit codes hold, 2 goes before 1, and 1 before 3")
    func precedence() throws {
        let folder = try TemporaryFolder()
        try folder.write("<speak/>".utf8, to: "wrong")
        try folder.write("a\nlong line\n".utf8, to: "long")
        try folder.write([0x61, 0x0A, 0xFF, 0x0A], to: "bad")
        let cases: [(String, Int32)] = [
            ("segment bad", 2), ("segment --keep-going bad", 3), ("segment --keep-going bad missing", 2),
            ("ssml --check wrong", 1), ("ssml --check wrong missing", 2),
            ("ssml --check --keep-going --max-line 8 wrong long", 1), ("ssml --plain --keep-going long", 3),
            ("ssml --plain long", 2), ("segment --by x missing", 64), ("segment --encoding cp932 --keep-going bad", 2),
        ]
        for (line, code) in cases { #expect(try run(line, in: folder).exitCode == code, "\(line)") }
    }

    @Test("On exit 2 the output file stays as it was; on 1 and 3 it is new")
    func outputFile() throws {
        let folder = try TemporaryFolder()
        try folder.write([0x61, 0x0A, 0xFF, 0x0A], to: "bad")
        for (line, expected) in [("bad --keep-going", "a\n\n"), ("bad", "old"), ("bad missing --keep-going", "old")] {
            try folder.write("old".utf8, to: "out")
            _ = try run("segment \(line) -o out", in: folder)
            #expect(String(decoding: try folder.contents(of: "out"), as: UTF8.self) == expected)
        }
    }

    @Test("A field is the input, its result takes its place, and JSON has all fields")
    func fields() throws {
        let folder = try TemporaryFolder()
        try folder.write("1\t店\tみせ\r\n2\n\n3\t日本\tにほん".utf8, to: "f")
        #expect(
            try run("furigana --format anki --field 2,3 --keep-going f", in: folder).text
                == "1\t店[みせ]\tみせ\n\n\n3\t日本[にほん]\tにほん\n")
        #expect(try run("segment --join '|' --field 2 --keep-going f", in: folder).text == "1\t店\tみせ\n\n\n3\t日本\tにほん\n")
        #expect(
            try run("romaji --to latin --field 3 --keep-going f", in: folder).text == "1\t店\tmise\n\n\n3\t日本\tnihon\n")
        let json = try run("transliterate --id Hiragana-Katakana --json --field 3 --keep-going f", in: folder)
        #expect(
            json.text == """
                {"file":"f","line":1,"fields":["1","店","みせ"],"text":"ミセ"}
                {"file":"f","line":2,"error":"column 2: there is no field 3; the line has 1"}
                {"file":"f","line":3,"error":"column 1: there is no field 3; the line has 1"}
                {"file":"f","line":4,"fields":["3","日本","にほん"],"text":"ニホン"}

                """)
        #expect(json.messages.hasPrefix("textkit: f:2:2: error: there is no field 3; the line has 1\n"))
    }

    @Test("What is wrong in a field is told by its column in the line", arguments: [("2,1", 3), ("1,2", 6)])
    func fieldColumns(_ fields: String, _ column: Int) throws {
        let line = fields == "1,2" ? "店は\tみせま" : "か\t店に"
        let outcome = try Textkit.run(["furigana", "--field", fields, "--text", line])
        #expect(outcome.exitCode == 2)
        let place = outcome.messages.split(separator: ":").dropFirst(2).prefix(2)
        #expect(place.first == "1")
        #expect(Int(place.last ?? "") ?? 0 <= column)
    }

    @Test(
        "What another encoding says is what UTF-8 says",
        arguments: ["cp932", "UTF-16", "UTF-32LE"])
    func encodings(_ name: String) throws {
        let folder = try TemporaryFolder()
        let text = String(repeating: "今日は良い天気です。Hello!\n\n", count: 20_000)
        let encodings: [String: String.Encoding] = [
            "cp932": .shiftJIS, "UTF-16": .utf16, "UTF-32LE": .utf32LittleEndian,
        ]
        let bytes = try #require(encodings[name].flatMap { text.data(using: $0) })
        try folder.write(bytes, to: "in")
        let outcome = try Textkit.run(["transliterate", "--id", "NFC", "--encoding", name, "in"], in: folder.url)
        #expect(outcome.exitCode == 0 && outcome.messages == "")
        #expect(outcome.text == text)
    }

    @Test("Decoding ends at what is no text; under --lossy it goes on")
    func undecodable() throws {
        let folder = try TemporaryFolder()
        try folder.write([0x61, 0x0A, 0x62, 0x83, 0x65, 0x81, 0x20, 0x63, 0x0A, 0x64, 0x0A], to: "in")
        let options = ["segment", "--all", "--join", "|", "--encoding", "cp932"]
        let stopped = try Textkit.run(options + ["in"], in: folder.url)
        #expect(stopped.text == "a\n" && stopped.exitCode == 2)
        #expect(
            stopped.messages
                == "textkit: in:2:3: error: 0x81 is no text in the encoding cp932; nothing is read after it\n")
        let kept = try Textkit.run(options + ["--keep-going", "in", "in"], in: folder.url)
        #expect(kept.text == "a\n\na\n\n" && kept.exitCode == 2)
        let lossy = try Textkit.run(options + ["--lossy", "in"], in: folder.url)
        #expect(lossy.text == "a\nb|テ|\u{FFFD}| |c\nd\n" && lossy.exitCode == 0)
    }

    @Test("A line of more bytes than --max-line is bad, and is not held", arguments: [1, 10, 100, 70_000])
    func maxLine(_ limit: Int) throws {
        let lines = [limit - 1, limit, limit + 1, 3 * limit, 0, limit].map { String(repeating: "a", count: $0) }
        for end in ["\n", "\r\n"] {
            let input = Array((lines.joined(separator: end) + end).utf8)
            let outcome = try Textkit.run(
                ["segment", "--all", "--join", "", "--keep-going", "--max-line", "\(limit)"], input: input)
            #expect(outcome.exitCode == 3)
            #expect(outcome.lines.map(\.count) == [limit - 1, limit, 0, 0, 0, limit])
            #expect(outcome.messages.split(separator: "\n").count == 2)
        }
    }

    @Test(
        "An option that can have no effect is an error",
        arguments: [
            "segment --text a --lossy", "segment --text a --encoding cp932", "segment --field 1",
            "segment --field 1,2 --json",
            "wrap --field 1", "pronounce --field 1", "furigana --field 1", "furigana --from anki --field 1,2",
            "furigana --json --format html", "furigana --from html --group mono", "furigana --width 8",
            "wrap --html --width 8", "wrap --html --ambiguous 2", "romaji --to latin --field 1,2",
            "ssml --hint fr --language en",
            "ssml --hint ja --language ja", "ssml --check --lexicon a", "ssml --plain --json",
            "pronounce --known --json",
            "pronounce --senses lead file", "segment --list file", "segment --keep -", "pronounce --lexicon - -",
            "transliterate --rules - -",
        ])
    func noEffect(_ line: String) throws {
        let outcome = try Textkit.run(line.split(separator: " ").map(String.init))
        #expect(outcome.exitCode == 64, "\(outcome.messages)")
    }

    @Test("voices takes a language, and points from --locale to --names-in")
    func voicesLocale() throws {
        let outcome = try Textkit.run(["voices", "--locale", "de"])
        #expect(outcome.exitCode == 64 && outcome.messages.contains("--names-in de"))
    }
}

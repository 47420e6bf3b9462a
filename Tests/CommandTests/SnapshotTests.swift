import Foundation
import TestSupport
import Testing

/// What the commands write, to the byte: other programs rely on it.
///
/// Each snapshot is a transcript: after `$ ` a line of shell, after `| ` what it wrote to standard output,
/// after `! ` its messages, after `= ` its exit code. `RECORD_SNAPSHOTS=1 swift test` writes them anew.
@Suite("Contract snapshots")
struct SnapshotTests {
    static let folder = Repository.root.appending(path: "Tests/CommandTests/Snapshots")
    static let isRecording = ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil

    struct Snapshot: CustomTestStringConvertible, Sendable {
        let name: String
        let lines: [String]
        var testDescription: String { name }
    }

    /// What every command is asked, whatever it does.
    private static func contract(_ command: String) -> [String] {
        [
            "printf '' | \(command)", "printf '\\n' | \(command)", "printf 'no end' | \(command)",
            "printf 'one\\r\\ntwo\\n' | \(command)", "printf '\\357\\273\\277BOM\\n' | \(command)",
            "printf 'first\\n' > a; printf 'second\\n' > b; \(command) a - b < a", "\(command) --text 'one two'",
            "printf 'good\\nb\\303\\251d \\377 here\\nmore\\n' | \(command)",
            "printf 'good\\nb\\303\\251d \\377 here\\nmore\\n' | \(command) --keep-going",
            "printf 'good\\nb\\303\\251d \\377 here\\nmore\\n' | \(command) --lossy",
            "printf 'good\\n' > a; \(command) a missing a", "\(command) . --keep-going",
        ]
    }

    static let snapshots =
        [
            Snapshot(
                name: "segment",
                lines: contract("textkit segment") + contract("textkit segment --json")
                    + contract("textkit segment --join '|' --all") + [
                        "echo 'Leads lead: 3.14 €!' | textkit segment --all --json",
                        "echo 'It rains. It pours.' | textkit segment --by sentence --json",
                        "echo 'well-known fact' | textkit segment --by line --join '|'",
                        "printf 'e\\314\\201a\\n' | textkit segment --by grapheme --json",
                        "printf 'one two\\n' | textkit segment -0 | od -An -c",
                        "printf 'a\\tb\\001\"\\\\\\000c\\n' | textkit segment --all --json",
                        "printf 'one\\ntwo\\n' | textkit segment --json --parallel 2",
                        "echo '今日は良い天気です。' | textkit segment --by phrase --json",
                        "printf '\\nNew York\\n' > k; echo 'in New York' | textkit segment --keep k",
                        "printf 'one\\na\\tb\\n' > k; textkit segment --keep k --text a",
                        "printf 'one\\n two\\n' > k; textkit segment --keep k --text a",
                        "printf 'b\\377\\n' > k; textkit segment --keep k --text a",
                        "textkit segment --keep missing --text a",
                        "textkit segment --list",
                        "textkit segment --locale ja_JP --text a", "textkit segment --by foo",
                        "textkit segment --json -0",
                        "textkit segment --parallel 0",
                    ]),
            Snapshot(
                name: "transliterate",
                lines: contract("textkit transliterate --id Latin-Hiragana")
                    + contract("textkit transliterate --id Latin-Hiragana --json") + [
                        "textkit transliterate --id Foo-Bar --text a", "textkit transliterate --text a",
                        "printf 'a > b;\\n c > [x;\\n' > rules; textkit transliterate --rules rules --text a",
                        "textkit transliterate --rules missing --text a",
                        "printf 'a > \\377;\\n' > rules; textkit transliterate --rules rules --text a",
                    ]),
            Snapshot(
                name: "romaji",
                lines: contract("textkit romaji") + contract("textkit romaji --json") + [
                    "echo 'Watashi wa hon o yomu. Hello (M), C++!' | textkit romaji",
                    "echo 'toukyou toukyou' | textkit romaji --to katakana",
                    "echo 'コーヒー を のむ' | textkit romaji --to latin --style kunrei",
                    "echo 'tenin' | textkit romaji --alternatives 3",
                    "echo 'tenin' | textkit romaji --alternatives 3 --json",
                    "printf 'Tokyo\\t東京\\nKyushu\\t九州\\n' | textkit romaji",
                    "printf 'Tokyo\\t大阪\\nok\\n' | textkit romaji --keep-going",
                    "printf 'ok\\nsakana Hello\\nneko\\n' | textkit romaji --strict",
                    "printf 'ok\\nsakana Hello\\nneko\\n' | textkit romaji --strict --keep-going --json",
                    "textkit romaji --list", "textkit romaji --style foo", "textkit romaji --to latin --strict",
                    "textkit romaji --alternatives 0",
                ]),
            Snapshot(
                name: "furigana",
                lines: contract("textkit furigana --from aozora --format parentheses") + [
                    "printf '店に行きます\\tmise ni ikimasu\\n' | textkit furigana",
                    "printf '店に行きます\\tみせにいきます\\n\\n今日は\\tkonnichi wa\\n' | textkit furigana --json",
                    "printf '日本語\\tにほんご\\n' | textkit furigana --mono --format aozora",
                    "printf '店に行きます\\tmise ni ikimasu\\n' | textkit furigana --format terminal --width 8",
                    "printf '店に\\tみせに\\n店\\n店に\\tみせは\\n' | textkit furigana --format anki",
                    "printf '店に\\tみせに\\n店\\n店に\\tみせは\\n' | textkit furigana --json --keep-going",
                    "printf '店に\\tみせに\\n' | textkit furigana --page | grep '<p>'",
                    "echo '{今日|こんにち}は' | textkit furigana --from markdown-pipe --format latex",
                    "echo '{今日|こんにちは' | textkit furigana --from markdown-pipe",
                    "textkit furigana --list", "textkit furigana --from latex", "textkit furigana --page --json",
                    "textkit furigana --width 8",
                ]),
            Snapshot(
                name: "ssml",
                lines: contract("textkit ssml --language en") + [
                    "printf 'One. Two.\\nthree\\n\\nFour & <five>.\\n' | textkit ssml",
                    "printf 'a\\001b\\nc\\n' | textkit ssml", "printf 'a\\001b\\nc\\n' | textkit ssml --keep-going",
                    "printf 'a\\001b\\nc\\n' | textkit ssml --strip-invalid",
                ]),
            Snapshot(
                name: "wrap",
                lines: contract("textkit wrap") + contract("textkit wrap --json") + contract("textkit wrap --html") + [
                    "echo 'The rain in Spain stays mainly in the plain.' | textkit wrap --width 16",
                    "echo 'The rain in Spain stays mainly in the plain.' | textkit wrap --width 16 --balance",
                    "echo '隠れオタな彼女と、史上最高のラブコメをさがしませんか?' | textkit wrap --width 24",
                    "echo '隠れオタな彼女と、史上最高のラブコメをさがしませんか?' | textkit wrap --width 24 --json --balance",
                    "printf '  indented text, twice\\n\\n\\n\\t\\nend\\n' | textkit wrap --width 12",
                    "printf '  indented text, twice\\n\\n' | textkit wrap --width 12 --json",
                    "printf 'see https://example.org/a/path?x=1 or abcdefghijklmnop\\n' | textkit wrap --width 10",
                    "printf '\\033[31mred and\\033[0m \\033]8;;http://a.b\\033\\\\a link\\033]8;;\\033\\\\ here\\n' | textkit wrap --width 8 --json",
                    "echo '…α…α' | textkit wrap --width 4 --ambiguous 2", "echo '漢字' | textkit wrap --width 1",
                    "echo 'New York' > kept; echo 'from New York' | textkit wrap --width 9 --keep kept",
                    "printf 'one\\n two\\n' > kept; echo 'one' | textkit wrap --keep kept",
                    "echo 'one' | textkit wrap --keep missing",
                    "printf '今日は、<良い>天気です。\\n\\nA & B\\n' | textkit wrap --html --balance",
                ]),
        ]
        + ([[]] + HelpTests.commands.map { [$0] }).map { command in
            Snapshot(
                name: (["help"] + command).joined(separator: "-"),
                lines: [(["textkit"] + command + ["--help"]).joined(separator: " ")])
        }

    @Test("What is written is what the snapshot says", arguments: snapshots)
    func transcript(_ snapshot: Snapshot) throws {
        var transcript = ""
        for line in snapshot.lines {
            let outcome = try Textkit.shell(line)
            transcript += "$ \(line)\n"
            transcript += Self.quoted(outcome.text, behind: "| ")
            transcript += Self.quoted(outcome.messages, behind: "! ")
            transcript += "= \(outcome.exitCode)\n\n"
        }
        let file = Self.folder.appending(path: "\(snapshot.name).txt")
        if Self.isRecording {
            try Data(transcript.utf8).write(to: file)
        } else {
            let recorded = try String(contentsOf: file, encoding: .utf8)
            // One expectation a run, so that a difference can be found.
            for (found, expected) in zip(Self.runs(transcript), Self.runs(recorded)) { #expect(found == expected) }
            #expect(transcript == recorded)
        }
    }

    private static func runs(_ transcript: String) -> [Substring] {
        transcript.split(separator: "\n\n")
    }

    /// The lines of an output, each behind a mark; a last one without LF is told from one with it.
    private static func quoted(_ text: String, behind mark: String) -> String {
        guard !text.isEmpty else { return "" }
        let body = text.hasSuffix("\n") ? text.dropLast() : text + "⌁"
        let lines = body.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.map { (mark + String($0)).replacing(" \n", with: "\n") + "\n" }.joined()
    }

    @Test("No snapshot is left over")
    func leftOvers() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).filter {
            $0.hasSuffix(".txt")
        }
        #expect(files.sorted() == Self.snapshots.map { "\($0.name).txt" }.sorted())
    }
}

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
                name: "ssml",
                lines: contract("textkit ssml --language en") + [
                    "printf 'One. Two.\\nthree\\n\\nFour & <five>.\\n' | textkit ssml",
                    "printf 'a\\001b\\nc\\n' | textkit ssml", "printf 'a\\001b\\nc\\n' | textkit ssml --keep-going",
                    "printf 'a\\001b\\nc\\n' | textkit ssml --strip-invalid",
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

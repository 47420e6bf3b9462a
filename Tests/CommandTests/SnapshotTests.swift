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

    /// Leaves out what changes with every model.
    private static let hiding = #"sed 's/"confidence":[0-9.]*/"confidence":…/g'"#

    /// Writes a lexicon with an alias.
    private static let alias =
        "printf '<lexicon version=\"1.0\" xmlns=\"http://www.w3.org/2005/01/pronunciation-lexicon\" alphabet=\"ipa\" "
        + "xml:lang=\"en\"><lexeme><grapheme>W3C</grapheme><alias>World Wide Web Consortium</alias></lexeme>"
        + "</lexicon>' > pls; "

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
                        "textkit segment --language ja_JP --text a", "textkit segment --by foo",
                        "textkit segment --json -0",
                        "textkit segment --parallel 0",
                    ]),
            Snapshot(
                name: "find",
                lines: contract("textkit find --word one --word two")
                    + contract("textkit find --word one --word two --json") + [
                        "printf 'Mr. Lorry’s\n\nThe Lorrys and Mr.\nLorry\n' | textkit find --word 'Mr. Lorry' --word lorry --ignore-case",
                        "printf 'Mr. Lorry’s\n\nlorry\n' | textkit find --word Lorry --word lorry --json",
                        "echo 'Lorry’s Lorry' | textkit find --word Lorry --exact",
                        "echo 'naïve, Naïve, naive' | textkit find --word naive --ignore-diacritics --count",
                        "echo 'They tried to lead; it leads.' | textkit find --word try --word lead --inflected",
                        "printf 'try\n\nlead\n' > w; echo 'lead lead' | textkit find --words w --word it --count",
                        "printf 'try\n\nlead\n' > w; echo 'lead lead' | textkit find --words w --count --json",
                        "printf 'try\n!?\n' > w; textkit find --words w --text a",
                        "textkit find --word '!' --text a", "textkit find --words missing --text a",
                        "textkit find --text a", "textkit find --word a --exact --inflected --text a",
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
                    "printf 'Watashi wa, gakusei desu.\\t私は、学生です。\\n' | textkit romaji --to katakana",
                    "printf 'tenin\\t店員\\n' | textkit romaji --alternatives 3 --json",
                    "printf 'minna\\tみんなで\\nsay minna\\tみんな\\n' | textkit romaji --strict --keep-going",
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
                    "printf '日本語\\tにほんご\\n' | textkit furigana --group mono --format aozora",
                    "printf '店に行きます\\tmise ni ikimasu\\n' | textkit furigana --format terminal --width 8",
                    "printf '店に\\tみせに\\n店\\n店に\\tみせは\\n' | textkit furigana --format anki",
                    "printf '店に\\tみせに\\n店\\n店に\\tみせは\\n' | textkit furigana --json --keep-going",
                    "printf '店に\\tみせに\\n' | textkit furigana --format page | grep '<p>'",
                    "echo '{今日|こんにち}は' | textkit furigana --from markdown-pipe --format latex",
                    "echo '{今日|こんにちは' | textkit furigana --from markdown-pipe",
                    "textkit furigana --list", "textkit furigana --from latex", "textkit furigana --format page --json",
                    "textkit furigana --width 8",
                ]),
            Snapshot(
                name: "pronounce",
                lines: contract("textkit pronounce") + contract("textkit pronounce --json") + [
                    "printf 'They lead us.\\n\\nThe WIND broke the record.\\n' | textkit pronounce --json | \(hiding)",
                    "echo 'lead Leads leadership unleaded lead Leads leads' > text; "
                        + "printf '# inflections: s\\nlead\\tli:d\\n' > lead; textkit pronounce --lexicon lead text",
                    "printf 'LEAD  L EH1 D\\n' > lead; printf 'lead pipe\\tpaɪp\\n' > pipe; "
                        + "printf 'A lead pipe. Lead\\npipe, lead\\tpipe\\n' "
                        + "| textkit pronounce --lexicon lead --lexicon pipe",
                    alias + "textkit pronounce --lexicon pls --text 'the W3C leads'",
                    alias + "textkit pronounce --lexicon pls --text 'the W3C leads' --json",
                    "echo 'He broke the record.' | textkit pronounce --language en-GB --threshold 1 --json | \(hiding)",
                    "echo 'Der Wind' | textkit pronounce --language de",
                    "echo 'Der Wind' | textkit pronounce --language de --json",
                    "printf 'ok\\tɑ\\nfoo\\tb%%\\n' > bad; textkit pronounce --lexicon bad --text lead",
                    "printf '<lexicon/>' > bad; textkit pronounce --lexicon bad --text lead",
                    "printf 'LEAD  L EH1 D\\nA  B\\377' > bad; textkit pronounce --lexicon bad --text lead",
                    "textkit pronounce --lexicon missing --text lead", "textkit pronounce --lexicon . --text lead",
                    "textkit pronounce --senses tear", "textkit pronounce --senses TEAR --language en-GB --json",
                    "textkit pronounce --senses foo", "textkit pronounce --senses lead --language de",
                    "textkit pronounce --known | head -n 3", "textkit pronounce --language en_US --text a",
                    "textkit pronounce --threshold 2 --text a",
                ]),
            Snapshot(
                name: "ssml",
                lines: contract("textkit ssml --language en") + [
                    "printf 'One. Two.\\nthree\\n\\nFour & <five>.\\n' | textkit ssml",
                    "printf 'a\\001b\\nc\\n' | textkit ssml", "printf 'a\\001b\\nc\\n' | textkit ssml --keep-going",
                    "printf 'a\\001b\\nc\\n' | textkit ssml --strip-invalid",
                    "printf 'One. Two.\\n\\nThree.\\n' | textkit ssml --language en --dialect azure --voice V",
                    "textkit ssml --text 'One & two.' --voice V --dialect polly",
                    "printf 'One. Two.\\n\\nThree.\\n' | textkit ssml --language en --dialect polly --split --json",
                    "head -c 6000 /dev/zero | tr '\\0' a | textkit ssml --dialect polly --split",
                    "seq 1200 | textkit ssml --dialect google --split | wc -l",
                    "textkit ssml --list", "textkit ssml --dialect klingon", "textkit ssml --dialect azure",
                    "textkit ssml --check --plain", "textkit ssml --json", "textkit ssml --check --language en",
                ]),
            Snapshot(
                name: "ssml-check",
                lines: [
                    "printf '' | textkit ssml --check", "printf 'one\\n' | textkit ssml --check",
                    "printf '<speak>\\n<p>\\303\\251<mark/></p>\\n</speak>' | textkit ssml --check",
                    "printf '<speak>\\n<p>\\303\\251<mark/></p>\\n</speak>' | textkit ssml --check --json",
                    "printf '<speak>\\n<p>\\303\\251</p' | textkit ssml --check --dialect google",
                    "printf '<speak>\\303\\251 \\377</speak>' | textkit ssml --check --dialect google",
                    "printf '<speak>\\303\\251 \\377</speak>' | textkit ssml --check --dialect google --lossy",
                    "printf '<speak><mark name=\"a\"/>x</speak>' | textkit ssml --check --dialect azure",
                    "printf '<speak><w>x</w><lang xml:lang=\"fr\">y</lang></speak>' | textkit ssml --check --dialect apple",
                    "echo '<speak>1</speak>' > a; textkit ssml --check --dialect polly a missing a; cat a",
                    "echo '<speak><audio/></speak>' > a; textkit ssml --check --dialect polly a -o out; cat out",
                    "printf '<speak><p>a  b</p><p><s>c</s><s>d</s></p></speak>' | textkit ssml --plain",
                    "printf '<speak>a</p>' > a; echo '<speak>b</speak>' > b; textkit ssml --plain a b",
                    "printf '<speak>a</p>' > a; echo '<speak>b</speak>' > b; textkit ssml --plain a b --keep-going",
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

    /// Of what needs espeak-ng. Its times are its own affair, and left out.
    static let speech = [
        Snapshot(
            name: "voices",
            lines: [
                "textkit voices --names-in de | head -3", "textkit voices --names-in ar | grep en-029",
                "textkit voices --json | grep -F gmw/en", "textkit voices --language pt",
                "textkit voices --names-in ja_JP", "textkit voices --locale de",
                "textkit voices -o no/such",
            ]),
        Snapshot(
            name: "speak",
            lines: contract("textkit speak --json").map { "(\($0)) | sed 's/,\"time.*}/}/'" } + [
                "textkit speak --text 'one two' -o a.wav --captions a.vtt --page a.html; ls; head -c 4 a.wav; grep two a.vtt",
                "textkit speak --text one -o - | od -An -t x1 -N 44",
                "printf '<speak>Say <sub alias=\"two\">2</sub>\\n&amp; go.</speak>' | textkit speak --json | cut -d, -f1-4",
                "printf '<speak>\\n<p>one</speak>' | textkit speak --json",
                "printf '<speak>\\n<voice name=\"x\">one</voice></speak>' | textkit speak -o a.wav",
                "printf 'one\\n\\n\\377\\n' | textkit speak -o a.wav; ls",
                "textkit speak --text one -o no/such", "textkit speak --text one --voice en-uk",
                "textkit speak --text one --language ain --json", "textkit speak --text one --rate quick",
                "textkit speak --text one --highlight --json", "textkit speak --text one --json -o -",
            ]),
    ]

    @Test("What is written is what the snapshot says", arguments: snapshots)
    func transcript(_ snapshot: Snapshot) throws { try compare(snapshot) }

    @Test(
        "What is spoken is what the snapshot says", .enabled(if: EspeakNG.isInstalled, "espeak-ng is not installed"),
        arguments: speech)
    func spokenTranscript(_ snapshot: Snapshot) throws { try compare(snapshot) }

    private func compare(_ snapshot: Snapshot) throws {
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
        #expect(files.sorted() == (Self.snapshots + Self.speech).map { "\($0.name).txt" }.sorted())
    }
}

import Foundation
import TestSupport
import Testing

/// One option has one grammar: what one command takes for it, every other takes that has it.
@Suite("Options mean the same everywhere")
struct OptionGrammarTests {
    /// What right and wrong values of an option are, whatever the command.
    struct Grammar: Sendable {
        var right: [String]
        var wrong: [String]
        /// What a wrong value ends with: bad usage, or a file that cannot be read or written.
        var failure: Int32 = 64
    }

    private static let tags = Grammar(
        right: ["ja", "en-GB", "zh-Hant-TW", "ja-u-lb-strict", "EN"], wrong: ["english", "ja_JP", "", "a", "日本", "ab-"])
    private static let outputs = Grammar(right: ["-", "out"], wrong: ["no/such", ".", "loop"], failure: 2)

    private static func file(_ name: String) -> Grammar {
        Grammar(right: [name], wrong: ["missing", ".", "bad", ""], failure: 2)
    }

    private static func named(_ names: [String]) -> Grammar {
        Grammar(right: names, wrong: ["", "klingon", " ", names[0] + "x", names[0].uppercased()])
    }

    static let grammars: [String: Grammar] = [
        "alternatives": Grammar(right: ["1", "1000"], wrong: ["0", "1001", "-1", "many", "1.5", ""]),
        "ambiguous": Grammar(right: ["1", "2"], wrong: ["0", "3", "", "one"]),
        "by": named(["word", "sentence", "line", "phrase", "grapheme"]),
        "captions": outputs,
        "dialect": named(["w3c", "polly", "google", "azure", "apple", "espeak-ng"]),
        "encoding": Grammar(
            right: ["cp932", "UTF-8", "utf8", "Shift_JIS", "EUC-JP", "latin1"], wrong: ["", "klingon", " ", "../cp932"]),
        "field": Grammar(right: ["1", "2"], wrong: ["", "0", "-1", "a", "1,", ",1", "1,1", "1,2,3", "1.5"]),
        "format": named(["html", "anki", "aozora", "page"]),
        "from": named(["html", "anki", "aozora"]),
        "group": named(["mono", "group"]),
        "hint": Grammar(right: ["ja", "zh-Hant", "ru"], wrong: tags.wrong),
        "id": named(["Latin-Hiragana", "NFC"]).with(wrong: ["", "Latin-Klingon"]),
        "join": Grammar(right: ["", "|", "\t"], wrong: []),
        "keep": file("words"),
        "language": tags,
        "lexicon": file("lexicon"),
        "max-line": Grammar(right: ["100", "2147483645"], wrong: ["0", "-1", "", "many", "1.5", "2147483646"]),
        "names-in": tags,
        "output": outputs,
        "page": outputs,
        "parallel": Grammar(right: ["1", "2", "256"], wrong: ["0", "257", "-1", "", "many"]),
        "pitch": Grammar(
            right: ["low", "x-high", "+10%", "-2st", "+20Hz", "0.5", "2"],
            wrong: ["", "quick", "0.4", "2.1", "-1", "nan"]),
        "rate": Grammar(
            right: ["slow", "x-fast", "80%", "0.25", "2", "+20%"],
            wrong: ["", "quick", "0.2", "2.1", "-1", "nan", "300%"]),
        "ruby": named(["html", "anki", "aozora"]),
        "rules": file("rules"),
        "senses": named(["lead", "wind"]).with(wrong: ["", "klingon"]),
        "style": named(["any", "hepburn", "kunrei"]),
        "text": Grammar(right: ["one two", "", "-", "日本"], wrong: []),
        "threshold": Grammar(right: ["0", "0.5", "1"], wrong: ["-0.1", "1.1", "", "x", "nan"]),
        "to": named(["hiragana", "katakana", "latin"]),
        "voice": Grammar(right: ["en-us"], wrong: []),
        "volume": Grammar(right: ["soft", "x-loud", "-6dB", "+3dB"], wrong: ["", "quiet", "101", "-6 dB", "nan"]),
        "word": Grammar(right: ["one", "one two"], wrong: [""]),
        "words": file("words"),
        "skip": Grammar(right: ["words"], wrong: ["missing", ".", "bad"], failure: 2),
        "skip-grade": Grammar(right: ["1", "6"], wrong: ["0", "7", "-1", "", "one"]),
        "width": Grammar(right: ["1", "80", "10000"], wrong: ["0", "10001", "-1", "wide", "", "1.5"]),
    ]

    /// An option of a command, as `--experimental-dump-help` tells it.
    struct Usage: Sendable, CustomTestStringConvertible {
        let command: String
        let option: String
        let isFlag: Bool
        let names: [String]
        let valueName: String
        let help: String
        var testDescription: String { "\(command) --\(option)" }
    }

    static let usages: [Usage] = {
        struct Dump: Decodable { let command: Command }
        struct Command: Decodable {
            let commandName: String
            let subcommands: [Command]?
            let arguments: [Argument]?
        }
        struct Argument: Decodable {
            struct Name: Decodable { let name: String }
            let kind: String
            let names: [Name]?
            let preferredName: Name?
            let valueName: String?
            let abstract: String?
            let shouldDisplay: Bool
        }
        guard let output = try? Textkit.run(["--experimental-dump-help"]).output,
            let dump = try? JSONDecoder().decode(Dump.self, from: Data(output))
        else { return [] }
        // What is for readings has its own tests: a lexicon of readings is another than one of pronunciations.
        let readings: Set = ["furigana", "romaji", "speak"]
        return (dump.command.subcommands ?? []).filter { $0.commandName != "help" }.flatMap { command in
            (command.arguments ?? []).filter { argument in
                argument.shouldDisplay && argument.kind != "positional"
                    && !(readings.contains(command.commandName)
                        && ["lexicon", "dictionary", "read"].contains(argument.preferredName?.name ?? ""))
            }.map { argument in
                Usage(
                    command: command.commandName, option: argument.preferredName?.name ?? "",
                    isFlag: argument.kind == "flag", names: argument.names?.map(\.name) ?? [],
                    valueName: argument.valueName ?? "", help: argument.abstract ?? "")
            }
        }
    }()

    /// Options of which every command says what is its own: what it lists, which languages and voices.
    private static let told: Set<String> = ["list", "language", "voice", "width"]

    /// What else a command needs, so that an option has an effect.
    private static func context(_ usage: Usage) -> [String] {
        switch (usage.command, usage.option) {
        case ("transliterate", let option) where !["id", "rules"].contains(option): ["--id", "NFC"]
        case ("segment", "field"), ("pronounce", "field"), ("wrap", "field"): ["--json"]
        case ("find", "field"): ["--word", "one", "--json"]
        case ("find", let option) where !["word", "words"].contains(option): ["--word", "one"]
        case ("furigana", "skip"), ("furigana", "skip-grade"): ["--read"]
        case ("furigana", "group"): []
        case ("furigana", "width"): ["--from", "aozora", "--format", "terminal"]
        case ("furigana", let option) where option != "from": ["--from", "aozora"]
        case ("ssml", "dialect"): ["--voice", "Vera"]
        case ("speak", let option) where !["output", "page", "captions"].contains(option): ["-o", "sound"]
        default: []
        }
    }

    private func run(_ usage: Usage, _ value: String) throws -> Textkit.Outcome {
        let folder = try TemporaryFolder()
        try folder.write("one\ntwo\n".utf8, to: "words")
        try folder.write("one\tʌ\n".utf8, to: "lexicon")
        try folder.write("a > b;\n".utf8, to: "rules")
        try folder.write([0xFF, 0x0A], to: "bad")
        try FileManager.default.createSymbolicLink(
            at: folder.url.appending(path: "loop"), withDestinationURL: folder.url.appending(path: "loop"))
        let input = usage.option == "group" ? "日本\tにほん\n" : "1\t2\t3\n"
        return try Textkit.run(
            [usage.command] + Self.context(usage) + ["--\(usage.option)", value],
            input: usage.command == "voices" ? [] : Array(input.utf8), in: folder.url)
    }

    @Test("The grammar of every option that has a value is known")
    func complete() {
        #expect(Set(Self.usages.filter { !$0.isFlag }.map(\.option)) == Set(Self.grammars.keys))
        #expect(Self.usages.count > 80)
    }

    @Test("An option is called, and takes what it takes, in every command that has it")
    func names() {
        for usages in Dictionary(grouping: Self.usages, by: \.option).values {
            for usage in usages where usage.option != "help" {
                #expect(usage.isFlag == usages[0].isFlag && usage.valueName == usages[0].valueName)
                if Self.told.contains(usage.option) { continue }
                #expect(usage.help == usages[0].help && usage.names == usages[0].names, "\(usage.testDescription)")
            }
        }
    }

    private static func valued(speaking: Bool) -> [Usage] {
        usages.filter { !$0.isFlag && HelpTests.speaking.contains($0.command) == speaking }
    }

    @Test("Right values are right, and wrong ones wrong, in every command", arguments: valued(speaking: false))
    func values(_ usage: Usage) throws { try check(usage) }

    @Test(
        "So in those that speak", .enabled(if: EspeakNG.isInstalled, "espeak-ng is not installed"),
        arguments: valued(speaking: true))
    func spoken(_ usage: Usage) throws { try check(usage) }

    private func check(_ usage: Usage) throws {
        let grammar = try #require(Self.grammars[usage.option])
        for value in grammar.right {
            let outcome = try run(usage, value)
            #expect(outcome.exitCode == 0, "\(value): \(outcome.messages)")
        }
        for value in grammar.wrong {
            let outcome = try run(usage, value)
            #expect(outcome.exitCode == grammar.failure, "\(value)")
            #expect(outcome.output.isEmpty)
            #expect(outcome.messages.hasPrefix("textkit: "))
        }
    }

    @Test("Every option with a default says so", arguments: ["encoding", "max-line", "language", "parallel", "output"])
    func defaults(_ option: String) {
        for usage in Self.usages where usage.option == option {
            #expect(usage.help.contains("(default: "), "\(usage.testDescription)")
        }
    }

    @Test(
        "A list has nothing beside it that makes no difference to it",
        arguments: Set(usages.filter { $0.option == "list" }.map(\.command)).sorted())
    func lists(_ command: String) throws {
        #expect(try Textkit.run([command, "--list"]).exitCode == 0)
        for usage in Self.usages where usage.command == command && !["list", "help", "version"].contains(usage.option) {
            let value = usage.isFlag ? [] : [Self.grammars[usage.option]?.right.first ?? ""]
            let outcome = try Textkit.run([command, "--list", "--\(usage.option)"] + value)
            #expect(outcome.exitCode == (usage.option == "output" ? 0 : 64), "\(usage.testDescription)")
        }
        #expect(try Textkit.run([command, "--list", "file"]).exitCode == 64)
    }

    @Test(
        "A name that is nearly right gets the right one",
        arguments: [
            ("segmnt", "segment"), ("help furigna", "furigana"), ("segment --by wrod", "word"),
            ("segment --langauge ja", "--language"), ("furigana --format pag", "page"),
            ("romaji --style hepbrun", "hepburn"),
            ("romaji --to katakna", "katakana"), ("ssml --dialect poly", "polly"), ("ssml --ruby aozra", "aozora"),
            ("segment --encoding sjsi", "sjis"), ("transliterate --id Latin-Hiragan", "Latin-Hiragana"),
            ("pronounce --senses leed", "lead"),
        ])
    func suggestion(_ line: String, _ name: String) throws {
        let outcome = try Textkit.run(line.split(separator: " ").map(String.init))
        #expect(outcome.exitCode == 64)
        #expect(
            outcome.messages.contains("Did you mean “\(name)”?") || outcome.messages.contains("Did you mean '\(name)'?")
        )
    }

    @Test(
        "A voice that is nearly right gets those that come near",
        .enabled(if: EspeakNG.isInstalled, "espeak-ng is not installed"),
        arguments: [("en-uk", "gmw/en-"), ("germn", "gmw/de"), ("jaa", "jpx/ja")])
    func voice(_ name: String, _ near: String) throws {
        let outcome = try Textkit.run(["speak", "--voice", name, "--text", "one", "-o", "-"])
        #expect(outcome.exitCode == 2 && outcome.messages.contains(near))
    }
}

extension OptionGrammarTests.Grammar {
    /// The same with other wrong values.
    fileprivate func with(wrong: [String]) -> Self {
        var grammar = self
        grammar.wrong = wrong
        return grammar
    }
}

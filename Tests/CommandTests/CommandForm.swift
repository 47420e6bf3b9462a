import Testing

/// A command with options that decide the form of its output.
///
/// What holds for every command is tested over ``all``: a new command, or a new form of one, is a row here.
struct CommandForm: Sendable, CustomTestStringConvertible {
    enum Output {
        /// A JSON object for each line.
        case json
        /// A line for each line.
        case lines
        /// Pieces of the text, each with a terminator.
        case pieces
        /// One document for the whole input.
        case document
    }

    enum Refusal {
        case nothing, something, most
    }

    let arguments: [String]
    let output: Output
    /// How much of well-formed UTF-8 is bad data to it.
    var refuses = Refusal.nothing
    /// What makes a line that it may take of a text.
    var line: @Sendable (String) -> String = { $0 }
    /// Whether its time per byte is that of ICU's transforms, a megabyte or so a second.
    var isSlow = false
    /// The bytes of the smallest input of the tests of growth.
    var growthUnit = 100_000

    var testDescription: String { arguments.joined(separator: " ") }

    static let all: [CommandForm] =
        ["word", "sentence", "line", "grapheme"].flatMap { granularity in
            [
                CommandForm(arguments: ["segment", "--by", granularity, "--json"], output: .json),
                CommandForm(arguments: ["segment", "--by", granularity, "--join", "|"], output: .lines),
                CommandForm(arguments: ["segment", "--by", granularity], output: .pieces),
            ]
        } + [
            CommandForm(arguments: ["segment", "--all", "--json"], output: .json),
            CommandForm(arguments: ["segment", "--all", "--json", "--locale", "ja"], output: .json),
            CommandForm(arguments: ["segment", "--all", "--join", ""], output: .lines),
            CommandForm(arguments: ["segment", "--all", "-0"], output: .pieces),
            CommandForm(arguments: ["transliterate", "--id", "Latin-Hiragana", "--json"], output: .json, isSlow: true),
            CommandForm(arguments: ["transliterate", "--id", "Latin-Hiragana"], output: .lines, isSlow: true),
            CommandForm(arguments: ["transliterate", "--id", "NFC"], output: .lines, isSlow: true),
            CommandForm(arguments: ["romaji", "--json"], output: .json, refuses: .something),
            CommandForm(
                arguments: ["romaji", "--json", "--to", "katakana", "--alternatives", "4"], output: .json,
                refuses: .something),
            CommandForm(arguments: ["romaji"], output: .lines, refuses: .something),
            CommandForm(arguments: ["romaji", "--strict", "--style", "kunrei"], output: .lines, refuses: .most),
            CommandForm(arguments: ["romaji", "--to", "latin"], output: .lines),
            CommandForm(arguments: ["romaji", "--style", "icu"], output: .lines, refuses: .something, isSlow: true),
            CommandForm(arguments: ["furigana", "--json"], output: .json, refuses: .most, line: withReading),
            CommandForm(
                arguments: ["furigana", "--mono", "--format", "anki"], output: .lines, refuses: .most, line: withReading
            ),
            CommandForm(arguments: ["furigana", "--from", "aozora", "--json"], output: .json, refuses: .something),
            CommandForm(
                arguments: ["furigana", "--from", "html", "--format", "blog-brackets"], output: .lines,
                refuses: .something),
            CommandForm(
                arguments: ["furigana", "--from", "markdown-pipe", "--page"], output: .document, refuses: .something),
            CommandForm(arguments: ["ssml"], output: .document, refuses: .something),
            CommandForm(arguments: ["ssml", "--strip-invalid", "--language", "ja"], output: .document),
        ]

    /// Those that speak, which takes more time for a line than anything else here.
    static let speech = [
        CommandForm(arguments: ["speak", "--json"], output: .document, refuses: .something, growthUnit: 4000),
        CommandForm(
            arguments: ["speak", "--output", "-", "--language", "en-US", "--rate", "2"], output: .document,
            refuses: .something, growthUnit: 4000),
    ]

    private static let withReading: @Sendable (String) -> String = { text in
        text + "\t" + String(repeating: "か", count: text.unicodeScalars.count)
    }

    /// Whether some well-formed UTF-8 is bad data to it.
    var refusesText: Bool { refuses != .nothing }

    /// Those that any text will do for.
    static let tolerant = all.filter { $0.refuses != .most }

    /// Those that can use several threads.
    static let parallel = all.filter { $0.arguments[0] == "segment" }

    /// The names of the commands; of those that read nothing too.
    static let commands: [String] = ((all + speech).map { $0.arguments[0] } + ["voices"]).reduce(into: []) {
        names, name in
        if !names.contains(name) { names.append(name) }
    }
}

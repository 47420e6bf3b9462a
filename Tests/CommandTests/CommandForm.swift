import Foundation
import TestSupport
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
        /// What there is to say about documents, a line each; what it refuses is exit code 1, not a message.
        case diagnostics
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
    /// Whether it reads files as whole documents in SSML.
    var readsDocuments = false
    /// Whether its time per byte is that of ICU's transforms, a megabyte or so a second.
    var isSlow = false

    var testDescription: String { arguments.joined(separator: " ") }

    static let all: [CommandForm] =
        ["word", "morpheme", "sentence", "line", "phrase", "grapheme"].flatMap { granularity in
            [
                CommandForm(arguments: ["segment", "--by", granularity, "--json"], output: .json),
                CommandForm(arguments: ["segment", "--by", granularity, "--join", "|"], output: .lines),
                CommandForm(arguments: ["segment", "--by", granularity], output: .pieces),
            ]
        } + [
            CommandForm(arguments: ["segment", "--all", "--json"], output: .json),
            CommandForm(arguments: ["segment", "--all", "--json", "--language", "ja"], output: .json),
            CommandForm(arguments: ["segment", "--all", "--join", ""], output: .lines),
            CommandForm(arguments: ["segment", "--all", "-0"], output: .pieces),
            CommandForm(
                arguments: ["find", "--word", "the", "--word", "日本", "--ignore-case", "--json"], output: .json),
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
                arguments: ["furigana", "--group", "mono", "--format", "anki"], output: .lines, refuses: .most,
                line: withReading
            ),
            CommandForm(arguments: ["furigana", "--from", "aozora", "--json"], output: .json, refuses: .something),
            CommandForm(
                arguments: ["furigana", "--from", "html", "--format", "blog-brackets"], output: .lines,
                refuses: .something),
            CommandForm(
                arguments: ["furigana", "--from", "markdown-pipe", "--format", "page"], output: .document,
                refuses: .something),
            CommandForm(arguments: ["pronounce", "--json"], output: .json),
            CommandForm(arguments: ["pronounce"], output: .pieces),
            CommandForm(arguments: ["pronounce", "--language", "ja", "--json"], output: .json),
            CommandForm(arguments: ["pronounce", "--lexicon", lexicon, "--json"], output: .json),
            CommandForm(arguments: ["ssml"], output: .document, refuses: .something),
            CommandForm(arguments: ["ssml", "--strip-invalid", "--language", "ja"], output: .document),
            CommandForm(
                arguments: [
                    "ssml", "--language", "en", "--lexicon", lexicon, "--say-as", "--hint", "ja", "--rate", "0.5",
                ],
                output: .document, refuses: .something),
            CommandForm(arguments: ["ssml", "--ruby", "aozora"], output: .document, refuses: .something),
            CommandForm(
                arguments: ["ssml", "--dialect", "azure", "--voice", "V"], output: .document, refuses: .something),
            // A word that is longer than the engine takes is refused.
            CommandForm(arguments: ["ssml", "--dialect", "polly", "--split"], output: .pieces, refuses: .most),
            CommandForm(
                arguments: ["ssml", "--dialect", "google", "--split", "--json"], output: .pieces, refuses: .most),
            CommandForm(
                arguments: ["ssml", "--check", "--dialect", "polly"], output: .diagnostics, refuses: .most,
                line: asSpeech, readsDocuments: true),
            CommandForm(
                arguments: ["ssml", "--check", "--json"], output: .diagnostics, refuses: .most, line: asMistakes,
                readsDocuments: true),
            CommandForm(
                arguments: ["ssml", "--plain"], output: .document, refuses: .most, line: asSpeech, readsDocuments: true),
            CommandForm(arguments: ["wrap", "--json", "--width", "20"], output: .json),
            CommandForm(arguments: ["wrap", "--json", "--balance", "--language", "ja"], output: .json),
            CommandForm(arguments: ["wrap", "--width", "7", "--ambiguous", "2"], output: .pieces),
            CommandForm(arguments: ["wrap", "--html"], output: .document),
        ]

    private static let lexicon = Repository.root.appending(path: "Tests/CommandTests/Lexicons/words.pls").path

    /// Those that speak, which takes more time for a line than anything else here.
    static let speech = [
        CommandForm(arguments: ["speak", "--json"], output: .document, refuses: .something),
        CommandForm(
            arguments: ["speak", "--output", "-", "--language", "en-US", "--rate", "2"], output: .document,
            refuses: .something),
    ]

    private static let withReading: @Sendable (String) -> String = { text in
        text + "\t" + String(repeating: "か", count: text.unicodeScalars.count)
    }

    private static let asSpeech: @Sendable (String) -> String = { text in
        let text = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        return "<speak version=\"1.1\" xmlns=\"http://www.w3.org/2001/10/synthesis\" xml:lang=\"en\">\(text)</speak>"
    }

    /// An element that is wrong, all of them on one line, for each 8 bytes.
    private static let asMistakes: @Sendable (String) -> String = { text in
        "<speak>" + String(repeating: "<a b='é'/>", count: text.utf8.count / 8) + "</speak>"
    }

    /// Whether some well-formed UTF-8 is bad data to it.
    var refusesText: Bool { refuses != .nothing }

    /// Those that any text will do for.
    static let tolerant = all.filter { $0.refuses != .most }

    /// Those that can use several threads.
    static let parallel = all.filter { ["segment", "furigana", "pronounce", "wrap"].contains($0.arguments[0]) }

    /// The names of the commands; of those that read nothing too.
    static let commands: [String] = ((all + speech).map { $0.arguments[0] } + ["voices"]).reduce(into: []) {
        names, name in
        if !names.contains(name) { names.append(name) }
    }
}

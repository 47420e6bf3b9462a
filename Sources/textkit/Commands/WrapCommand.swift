import ArgumentParser
import TextToolkit

struct WrapCommand: LineCommand {
    static let configuration = CommandConfiguration(
        "wrap", "Wrap text to a width: between phrases in Japanese, between words elsewhere.", examples)

    static let examples = [
        Example(
            "echo 'やはり俺の青春ラブコメはまちがっている。14' | textkit wrap --width 24 --balance", "やはり俺の青春ラブコメは\nまちがっている。14"),
        Example(
            "printf '  It rains in Spain.\\n\\nIt pours.\\n' | textkit wrap --width 12",
            "  It rains\n  in Spain.\n\nIt pours."),
        Example(
            "textkit wrap --width 10 --json --text '今日は、良い天気です。'", #"{"line":1,"lines":["今日は、","良い","天気です。"]}"#),
    ]

    @Option(
        help: ArgumentHelp(
            "The columns of a line, 1 to 10000 (default: the terminal's, or 80).", valueName: "columns"),
        transform: { try number($0, in: 1...10_000) }
    )
    var width: Int?

    @Flag(help: "Fill lines evenly: the fewest, then the evenest.")
    var balance = false

    @Option(
        help: ArgumentHelp("Never break inside the words of this file, one a line.", valueName: "file"),
        completion: .file()
    )
    var keep: String?

    @Option(
        help: ArgumentHelp(
            "The columns of characters of ambiguous width, such as … and α: 1 or 2 (default: 1).", valueName: "columns"),
        transform: { try number($0, in: 1...2) }
    )
    var ambiguous: Int?

    @Flag(help: "Write HTML paragraphs that a browser breaks between phrases, whatever its width.")
    var html = false

    @OptionGroup var language: LanguageOptions
    @OptionGroup var input: InputOptions
    @OptionGroup var fields: FieldOptions
    @OptionGroup var threads: ParallelOptions
    @OptionGroup var output: OutputOptions

    func check(_ given: GivenOptions) throws(ValidationError) {
        try input.check(beside: keep.map { [$0] } ?? [])
        try fields.check(takes: 1, "wrap wraps one field; give one.")
        if html, output.json { throw ValidationError("Give either --html or --json.") }
        if html, width != nil || ambiguous != nil {
            throw ValidationError("--html leaves the width to the browser; leave out --width and --ambiguous.")
        }
        if fields.field != nil, !output.json { throw ValidationError("--field is for --json here: lines become more.") }
    }

    var workers: Int { threads.parallel ?? 1 }

    func work() throws -> LineWork {
        let keptWords = try keep.map(KeptWordsFile.words)
        if html {
            var markup = PhraseMarkup(language: language.language)
            markup.isBalanced = balance
            markup.keptWords = keptWords
            return .lines(PhraseMarkupWriter(markup: markup))
        }
        var wrapper = LineWrapper(
            width: width ?? OutputFile.terminalWidth ?? 80, displayWidth: DisplayWidth(ambiguous: ambiguous ?? 1))
        wrapper.language = language.language
        wrapper.isBalanced = balance
        wrapper.repeatsIndentation = true
        wrapper.keptWords = keptWords
        return .blocks(WrapWriter(wrapper: wrapper, isJSON: output.json))
    }
}

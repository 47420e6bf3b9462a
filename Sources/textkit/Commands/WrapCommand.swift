import ArgumentParser
import TextToolkit

struct WrapCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "wrap",
        abstract: "Wrap text to a width: between phrases in Japanese, between words elsewhere.",
        discussion: [
            Example(
                "echo 'やはり俺の青春ラブコメはまちがっている。14' | textkit wrap --width 24 --balance", "やはり俺の青春ラブコメは\nまちがっている。14"),
            Example(
                "printf '  It rains in Spain.\\n\\nIt pours.\\n' | textkit wrap --width 12",
                "  It rains\n  in Spain.\n\nIt pours."),
            Example(
                "textkit wrap --width 10 --json --text '今日は、良い天気です。'", #"{"line":1,"lines":["今日は、","良い","天気です。"]}"#),
        ].help
    )

    @Option(help: ArgumentHelp("The columns of a line; the terminal's, or 80, unless given.", valueName: "columns"))
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
            "The columns of characters of ambiguous width, such as … and α: 1 or 2.", valueName: "columns"))
    var ambiguous = 1

    @Option(
        help: ArgumentHelp("The language, as a BCP 47 tag such as ja or th.", valueName: "tag"),
        transform: languageTag
    )
    var locale = LanguageTag.undetermined

    @Flag(help: "Write HTML paragraphs that a browser breaks between phrases, whatever its width.")
    var html = false

    @Flag(help: "Write a JSON object a line.")
    var json = false

    @OptionGroup var input: InputOptions
    @OptionGroup var output: OutputOptions

    func validate() throws {
        if let width, !(1...10_000).contains(width) { throw ValidationError("--width takes 1 to 10000 columns.") }
        if !(1...2).contains(ambiguous) { throw ValidationError("--ambiguous takes 1 or 2 columns.") }
        if html, json { throw ValidationError("Give either --html or --json.") }
    }

    func run() throws {
        let keptWords = try keep.map(KeptWordsFile.words)
        var run = try Run(input, output, placeholder: json ? .json : .emptyLine)
        if html {
            var markup = PhraseMarkup(language: locale)
            markup.isBalanced = balance
            markup.keptWords = keptWords
            try run.forEachLine { [markup] line, out throws(BadData) in
                out.append(markup.paragraph(of: line.text))
                out.append("\n")
            }
        } else {
            var wrapper = LineWrapper(
                width: width ?? OutputFile.terminalWidth ?? 80, displayWidth: DisplayWidth(ambiguous: ambiguous))
            wrapper.language = locale
            wrapper.isBalanced = balance
            wrapper.repeatsIndentation = true
            wrapper.keptWords = keptWords
            let writer = WrapWriter(wrapper: wrapper, isJSON: json)
            try run.forEachBlock { block, buffer, results throws(ExitCode) in
                try writer.write(block, to: &buffer) { full throws(ExitCode) in try results.flush(&full) }
            }
        }
        try run.finish()
    }
}

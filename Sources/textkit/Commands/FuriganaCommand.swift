import ArgumentParser
import JapaneseText
import TextToolkit

struct FuriganaCommand: LineCommand {
    static let configuration = CommandConfiguration(
        "furigana", "Pair a text with its reading, and write it with ruby in any format.", examples)

    static let examples = [
        Example(
            "printf '店に行きます\\tmise ni ikimasu\\n' | textkit furigana --format parentheses", "店(みせ)に行(い)きます"),
        Example("printf '日本語\\tにほんご\\n' | textkit furigana --group mono --format aozora", "日《に》本《ほん》語《ご》"),
        Example("echo '{今日|こんにち}は' | textkit furigana --from markdown-pipe --format anki", "今日[こんにち]は"),
    ]

    @Option(from: FuriganaFormat.all, "The format to write; --list shows them; html unless given", valueName: "format")
    var format: FuriganaFormat?

    @Option(
        from: FuriganaFormat.readable, "Read text with ruby in this format, instead of text TAB reading",
        valueName: "format")
    var from: FuriganaFormat?

    @Option(
        from: RubyGrouping.all, "How readings stand over kanji: mono, jukugo or group; group unless given",
        valueName: "grouping")
    var group: RubyGrouping?

    @Option(
        help: ArgumentHelp(
            "The columns of a line in the format terminal, 1 to 10000 (default: the terminal's).", valueName: "columns"),
        transform: { try number($0, in: 1...10_000) }
    )
    var width: Int?

    @Flag(help: "List the formats, and end.")
    var list = false

    @Option(
        help: ArgumentHelp("With --read: words that need no reading, one a line (default: none).", valueName: "file"),
        completion: .file()
    )
    var skip: String?

    @Option(
        help: ArgumentHelp(
            "With --read: leave out words whose kanji are learnt up to this school year, 1 to 6 (default: none).",
            valueName: "year"),
        transform: { try number($0, in: 1...6) }
    )
    var skipGrade: Int?

    @OptionGroup var reading: ReadingOptions
    @OptionGroup var input: InputOptions
    @OptionGroup var fields: FieldOptions
    @OptionGroup var threads: ParallelOptions
    @OptionGroup var output: OutputOptions

    func check(_ given: GivenOptions) throws(ValidationError) {
        if list { return try given.checkList(files: input.files) }
        try input.check(beside: reading.lexicon + (skip.map { [$0] } ?? []))
        try reading.check()
        if !reading.read, skip != nil || skipGrade != nil {
            throw ValidationError("--skip and --skip-grade are for --read.")
        }
        if reading.read {
            try fields.check(takes: 1, "--read reads text in one field; give one.")
        } else if from == nil {
            try fields.check(takes: 2, "furigana pairs two fields, text and reading: “--field 1,2”.")
        } else {
            try fields.check(takes: 1, "--from reads text with its ruby in one field; give one.")
            if group != nil { throw ValidationError("--group is for pairing; leave it out with --from.") }
        }
        if output.json, format != nil { throw ValidationError("Give either --json or --format.") }
        if width != nil, format?.ruby?.name != RubyFormat.terminal.name {
            throw ValidationError("--width is for --format terminal.")
        }
        if format?.ruby == nil, format != nil, fields.field != nil {
            throw ValidationError("--field is for formats of lines; a page has none.")
        }
    }

    var workers: Int { list ? 1 : threads.parallel ?? 1 }

    private var page: RubyPage? { format.map { $0.ruby == nil } ?? false ? RubyPage(title: "textkit") : nil }

    var placeholder: Results.Placeholder { output.json ? .json : page == nil ? .emptyLine : .nothing }

    var frame: (opening: String, closing: String) { page.map { ($0.opening, $0.closing) } ?? ("", "") }

    func run() throws {
        if list { return try Results.list(FuriganaFormat.rows, to: output.output) }
        try runLines()
    }

    func work() throws -> LineWork {
        let form: FuriganaWriter.Form
        if output.json {
            form = .json
        } else if let page {
            form = .page(page)
        } else {
            let ruby = (format ?? .html).ruby ?? .html
            let isTerminal = ruby.name == RubyFormat.terminal.name
            form = .lines(isTerminal ? .terminal(width: width ?? OutputFile.terminalWidth) : ruby, isShown: isTerminal)
        }
        let grouping = group?.grouping ?? .group
        let source = FuriganaSource(format: from?.ruby, aligner: FuriganaAligner(grouping))
        guard reading.read else { return .lines(FuriganaWriter(source: source, reading: nil, form: form)) }
        let known = try skip.map { path throws(ExitCode) in try WordsFile.words(at: path) } ?? []
        let reading = FuriganaReading(
            reader: try reading.reader(), grouping: grouping, known: Set(known), knownYear: skipGrade ?? 0)
        return .lines(FuriganaWriter(source: source, reading: reading, form: form))
    }
}

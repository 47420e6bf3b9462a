import ArgumentParser
import TextToolkit

struct SegmentCommand: LineCommand {
    static let configuration = CommandConfiguration(
        "segment", "Divide text into words, morphemes, sentences, lines, phrases or graphemes.", examples)

    static let examples = [
        Example("echo '今日は良い天気です。' | textkit segment", "今日\nは\n良い\n天気\nです"),
        Example("textkit segment --by sentence --text 'It rains. It pours.'", "It rains. \nIt pours."),
        Example("echo 'Leads lead.' | textkit segment --all --join '|'", "Leads| |lead|."),
    ]

    @Option(
        from: Granularity.all, "What to divide into: \(Granularity.all.map(\.name).joined(separator: ", "))",
        valueName: "granularity")
    var by = Granularity.word

    @Flag(help: "Write spaces and punctuation between words too.")
    var all = false

    @Option(help: ArgumentHelp("Write a line for each line, its segments joined by this.", valueName: "separator"))
    var join: String?

    @Flag(name: [.customShort("0"), .customLong("null")], help: "End each segment with NUL instead of a line feed.")
    var null = false

    @Option(
        help: ArgumentHelp("Never break inside the words of this file, one a line.", valueName: "file"),
        completion: .file()
    )
    var keep: String?

    @Flag(help: "List what text can be divided into, and end.")
    var list = false

    @OptionGroup var language: LanguageOptions
    @OptionGroup var input: InputOptions
    @OptionGroup var fields: FieldOptions
    @OptionGroup var threads: ParallelOptions
    @OptionGroup var output: OutputOptions

    func check(_ given: GivenOptions) throws(ValidationError) {
        if list { return try given.checkList(files: input.files) }
        try input.check(beside: keep.map { [$0] } ?? [])
        try fields.check(takes: 1, "segment divides one field; give one.")
        if output.json, null || join != nil {
            throw ValidationError("--json has a form of its own; leave out --join and -0.")
        }
        if null, join != nil { throw ValidationError("Give either --join or -0.") }
        if fields.field != nil, join == nil, !output.json {
            throw ValidationError("--field is for --join and --json: segments on lines of their own have no fields.")
        }
    }

    var workers: Int { list ? 1 : threads.parallel ?? 1 }

    var placeholder: Results.Placeholder { output.json ? .json : null ? .emptyItem : .emptyLine }

    func run() throws {
        if list { return try Results.list(Granularity.all.rows, to: output.output) }
        try runLines()
    }

    func work() throws -> LineWork {
        .blocks(
            SegmentWriter(
                segmenter: try Segmenter(by: by, language: language.language, keeping: keep.map(KeptWordsFile.words)),
                form: output.json
                    ? .json : join.map { .joined(Array($0.utf8)) } ?? .separate(terminator: null ? 0 : 0x0A),
                wordsOnly: by == .word && !all
            ))
    }
}

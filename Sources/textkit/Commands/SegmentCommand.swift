import ArgumentParser
import TextToolkit

struct SegmentCommand: ConcurrentCommand {
    static let configuration = CommandConfiguration(
        commandName: "segment",
        abstract: "Divide text into words, sentences, lines, phrases or graphemes.",
        discussion: [
            Example("echo '今日は良い天気です。' | textkit segment", "今日\nは\n良い\n天気\nです"),
            Example("textkit segment --by sentence --text 'It rains. It pours.'", "It rains. \nIt pours."),
            Example("echo 'Leads lead.' | textkit segment --all --join '|'", "Leads| |lead|."),
        ].help
    )

    @Option(
        help: ArgumentHelp(
            "What to divide into: \(Granularity.all.map(\.name).joined(separator: ", ")).", valueName: "granularity"
        ),
        completion: .list(Granularity.all.map(\.name)),
        transform: { name in
            guard let granularity = Granularity.all.first(where: { $0.name == name }) else {
                throw ValidationError("--list shows what there is.")
            }
            return granularity
        }
    )
    var by = Granularity.word

    @Flag(help: "Write spaces and punctuation between words too.")
    var all = false

    @Option(
        help: ArgumentHelp("The language, as a BCP 47 tag such as ja or ja-u-lb-strict.", valueName: "tag"),
        transform: languageTag
    )
    var locale = LanguageTag.undetermined

    @Option(help: ArgumentHelp("Write a line for each line, its segments joined by this.", valueName: "separator"))
    var join: String?

    @Flag(name: [.customShort("0"), .customLong("null")], help: "End each segment with NUL instead of a line feed.")
    var null = false

    @Option(
        help: ArgumentHelp("Never break inside the words of this file, one a line.", valueName: "file"),
        completion: .file()
    )
    var keep: String?

    @Flag(help: "Write a JSON object a line.")
    var json = false

    @Option(help: ArgumentHelp("Use this many threads.", valueName: "n"))
    var parallel = 1

    @Flag(help: "List what text can be divided into, and end.")
    var list = false

    @OptionGroup var input: InputOptions
    @OptionGroup var output: OutputOptions

    func validate() throws {
        if json, null || join != nil { throw ValidationError("--json has a form of its own; leave out --join and -0.") }
        if null, join != nil { throw ValidationError("Give either --join or -0.") }
        if !(1...256).contains(parallel) { throw ValidationError("--parallel takes 1 to 256 threads.") }
    }

    var workers: Int { parallel }

    func run() throws {
        if list {
            return try Results.list(Granularity.all.map { "\($0.name)\t\($0.summary)" }, to: output)
        }
        let writer = try self.writer
        var run = try Run(input, output, placeholder: placeholder)
        try run.forEachBlock { block, buffer, results throws(ExitCode) in
            try writer.write(block, to: &buffer) { full throws(ExitCode) in try results.flush(&full) }
        }
        try run.finish()
    }

    func runConcurrently() async throws {
        let writer = try self.writer
        var run = try Run(input, output, placeholder: placeholder, blockSize: 256 * 1024)
        try await run.forEachBlock(workers: workers) { block, buffer in
            writer.write(block, to: &buffer) { (_) throws(Never) in }
        }
        try run.finish()
    }

    private var placeholder: Results.Placeholder { json ? .json : null ? .emptyItem : .emptyLine }

    private var writer: SegmentWriter {
        get throws {
            SegmentWriter(
                segmenter: try Segmenter(by: by, language: locale, keeping: keep.map(KeptWordsFile.words)),
                form: json ? .json : join.map { .joined(Array($0.utf8)) } ?? .separate(terminator: null ? 0 : 0x0A),
                wordsOnly: by.hasWords && !all
            )
        }
    }
}

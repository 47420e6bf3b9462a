import ArgumentParser
import JapaneseText
import TextToolkit

struct FuriganaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "furigana",
        abstract: "Pair a text with its reading, and write it with ruby in any format.",
        discussion: [
            Example(
                "printf '店に行きます\\tmise ni ikimasu\\n' | textkit furigana --format parentheses", "店(みせ)に行(い)きます"
            ),
            Example("printf '日本語\\tにほんご\\n' | textkit furigana --mono --format aozora", "日《に》本《ほん》語《ご》"),
            Example("echo '{今日|こんにち}は' | textkit furigana --from markdown-pipe --format anki", "今日[こんにち]は"),
        ].help
    )

    @Option(
        help: ArgumentHelp("The format to write; --list shows them.", valueName: "format"),
        completion: .list(RubyFormat.all.map(\.name)),
        transform: rubyFormat
    )
    var format = RubyFormat.html

    @Option(
        help: ArgumentHelp("Read text with ruby in this format, instead of text TAB reading.", valueName: "format"),
        completion: .list(RubyFormat.readable.map(\.name)),
        transform: rubyFormat
    )
    var from: RubyFormat?

    @Flag(help: "Give each kanji its own reading where that is sure.")
    var mono = false

    @Flag(help: "Write a complete HTML page.")
    var page = false

    @Option(
        help: ArgumentHelp(
            "The columns of a line in the format terminal; the terminal's unless given.", valueName: "columns"
        )
    )
    var width: Int?

    @Flag(help: "Write a JSON object a line.")
    var json = false

    @Flag(help: "List the formats, and end.")
    var list = false

    @OptionGroup var input: InputOptions
    @OptionGroup var output: OutputOptions

    func validate() throws {
        if let from, !from.isReadable { throw ValidationError("The format \(from) can only be written.") }
        if from != nil, mono { throw ValidationError("--mono is for pairing; leave it out with --from.") }
        if page, json || format != .html { throw ValidationError("--page is HTML; leave out --json and --format.") }
        if let width, !(1...10_000).contains(width) { throw ValidationError("--width takes 1 to 10000 columns.") }
        if width != nil, format != .terminal { throw ValidationError("--width is for --format terminal.") }
    }

    func run() throws {
        if list {
            let rows = RubyFormat.all.map {
                "\($0.name)\t\($0.isReadable ? "read, written" : "written")\t\($0.summary)"
            }
            return try Results.list(rows, to: output)
        }
        let isTerminal = format == .terminal
        let format = isTerminal ? .terminal(width: width ?? OutputFile.terminalWidth) : format
        let from = from
        let source = FuriganaSource(format: from, grouping: mono ? .mono : .group)
        let json = json
        let page = page ? RubyPage(title: "textkit") : nil
        var run = try Run(input, output, placeholder: json ? .json : page == nil ? .emptyLine : .nothing)
        if let page { run.append(page.opening) }
        let outcome = Result { () throws(ExitCode) in
            try run.forEachLine { line, out throws(BadData) in
                let furigana = try source.read(line.text)
                if json {
                    out.append(furigana, of: line)
                    return
                }
                let written: String
                do throws(RubyError) {
                    if let page {
                        written = try page.paragraph(of: furigana.text)
                    } else {
                        written = try furigana.text.written(as: format) + "\n"
                    }
                } catch {
                    throw BadData(column: error.location.column, message: error.reason)
                }
                // A line of text has none, but what a reference in its markup stands for may.
                if page == nil, from != nil, !isTerminal, written.utf8.dropLast().contains(UInt8(ascii: "\n")) {
                    throw BadData(column: 1, message: "the text has a line feed in it, which a line cannot have")
                }
                out.append(written)
            }
        }
        // Whatever stopped the run: what was right is out, in a page that is whole.
        if let page { run.append(page.closing) }
        if case .failure(let stop) = outcome {
            try run.flush()
            throw stop
        }
        try run.finish()
    }
}

private func rubyFormat(_ name: String) throws -> RubyFormat {
    guard let format = RubyFormat(name: name) else {
        throw ValidationError("--list shows what there is.")
    }
    return format
}

/// What a line of `furigana` holds.
private struct FuriganaSource {
    /// The format of text with ruby; `nil` for a text and its reading with a tab between them.
    let format: RubyFormat?
    let grouping: FuriganaAligner.Grouping

    func read(_ line: String) throws(BadData) -> Furigana {
        if let format {
            do throws(RubyError) {
                return Furigana(text: try AnnotatedText(parsing: line, as: format), confidence: 1)
            } catch {
                throw BadData(column: error.location.column, message: error.reason)
            }
        }
        if line.isEmpty { return Furigana(text: AnnotatedText([]), confidence: 1) }
        guard let tab = line.firstIndex(of: "\t") else {
            throw BadData(column: line.count + 1, message: "there is no tab, and so no reading")
        }
        let text = line[..<tab]
        do throws(FuriganaError) {
            return try FuriganaAligner(grouping).align(String(text), reading: String(line[line.index(after: tab)...]))
        } catch {
            throw BadData(column: text.count + 1 + error.readingLocation.column, message: error.description)
        }
    }
}

extension OutputBuffer {
    fileprivate mutating func append(_ furigana: Furigana, of line: Line) {
        append("{\"line\":")
        append(line.number)
        append(",\"runs\":[")
        for (index, run) in furigana.text.runs.enumerated() {
            append(index == 0 ? "{\"base\":" : ",{\"base\":")
            appendJSON(run.base)
            if let reading = run.reading {
                append(",\"reading\":")
                appendJSON(reading)
            }
            append("}")
        }
        append("],\"confidence\":\((furigana.confidence * 1000).rounded() / 1000)}\n")
    }
}

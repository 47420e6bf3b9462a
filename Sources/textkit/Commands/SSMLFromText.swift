import ArgumentParser
import JapaneseText
import SpeechMarkup
import TextToolkit

/// `ssml`: plain text as a document, or as the documents that an engine's limit asks for.
struct SSMLFromText {
    let options: MarkupOptions
    let markup: TextMarkup
    let dialect: SSMLDialect
    let reader: JapaneseReader?

    /// How sure a reading is that needs no help.
    private static let sure = 0.95

    /// Writes one document, a paragraph as soon as it is read.
    func run(_ input: InputOptions, _ output: OutputOptions) throws {
        var writer = TextMarkupWriter(markup, for: dialect)
        var run = try Run(input, output, placeholder: .nothing)
        var report = ChangeReport()
        run.append(try writer.open())
        for message in report.new(writer.changes) { try run.report(message.text, isWarning: message.isWarning) }
        var lines: [AnnotatedText] = []
        let outcome = Result { () throws(ExitCode) in
            try run.forEachBlock { block, buffer, results throws(ExitCode) in
                for line in block.lines {
                    if line.number == 1 { try end(&lines, &writer, &report, &buffer, &results) }
                    do throws(BadData) {
                        if let text = try read(line) {
                            lines.append(text)
                            continue
                        }
                    } catch {
                        try results.report(line.bad(error), &buffer)
                        continue
                    }
                    try end(&lines, &writer, &report, &buffer, &results)
                    try results.flush(&buffer, ifOver: Results.flushSize)
                }
            }
        }
        // Whatever stopped the run: what was right is out, in a document that is whole.
        try run.withBuffer { buffer, results throws(ExitCode) in
            try end(&lines, &writer, &report, &buffer, &results)
        }
        run.append(writer.close())
        if case .failure(let stop) = outcome {
            try run.flush()
            throw stop
        }
        try run.finish()
    }

    /// Writes the paragraph that is open.
    private func end(
        _ lines: inout [AnnotatedText], _ writer: inout TextMarkupWriter, _ report: inout ChangeReport,
        _ buffer: inout OutputBuffer, _ results: inout Results
    ) throws(ExitCode) {
        do throws(SSML.WriteError) {
            let paragraph = try writer.paragraph(lines)
            buffer.append(paragraph, 0..<paragraph.count)
        } catch {
            try results.report("\(error)", isWarning: false, &buffer)
        }
        lines = []
        for message in report.new(writer.changes) {
            try results.report(message.text, isWarning: message.isWarning, &buffer)
        }
    }

    /// Writes as many documents as the engine's limit asks for, each on a line, once all of the text is read.
    func runSplitting(_ input: InputOptions, _ output: OutputOptions) throws {
        var run = try Run(input, output, placeholder: .nothing)
        var lines: [AnnotatedText] = []
        let outcome = Result { () throws(ExitCode) in
            try run.forEachLine { line, _ throws(BadData) in
                let text = try read(line)
                if line.number == 1 { lines.append(AnnotatedText([])) }
                lines.append(text ?? AnnotatedText([]))
            }
        }
        let rewriting = markup.document(ofLines: lines).rewritten(for: dialect)
        var report = ChangeReport()
        for message in report.new(rewriting.changes) { try run.report(message.text, isWarning: message.isWarning) }
        do {
            for (number, part) in try rewriting.document.split(for: dialect).enumerated() {
                let text = Self.onOneLine(try part.text())
                try run.write { out in
                    if output.json { out.append(part: number + 1, text) } else { out.append(text + "\n") }
                }
            }
        } catch let stop as ExitCode {
            throw stop
        } catch {
            try run.report("\(error)")
        }
        if case .failure(let stop) = outcome {
            try run.flush()
            throw stop
        }
        try run.finish()
    }

    /// The text of a line, or `nil` where it ends a paragraph.
    private func read(_ line: Line) throws(BadData) -> AnnotatedText? {
        let text = line.text
        if text.unicodeScalars.allSatisfy(\.properties.isWhitespace) { return nil }
        let ruby = try options.read(text)
        guard let reader else { return ruby }
        do throws(ReadingError) {
            return try reader.completed(ruby, below: Self.sure)
        } catch {
            throw BadData(column: 1, message: error.description)
        }
    }

    /// The text without line feeds: a space says the same.
    private static func onOneLine(_ text: String) -> String {
        let declaration = text.prefix { $0 != "\n" }
        let rest = text.dropFirst(declaration.count + 1).dropLast()
        return declaration + String(decoding: rest.utf8.map { $0 == 0x0A ? 0x20 : $0 }, as: UTF8.self)
    }
}

/// What a dialect made of a text, each thing told once, however often it was done.
private struct ChangeReport {
    private var told: Set<String> = []

    /// The messages that were not told before, without those about what is lost to nobody.
    mutating func new(_ changes: [Diagnostic]) -> [(text: String, isWarning: Bool)] {
        changes.filter { $0.severity != .note && told.insert($0.message).inserted }
            .map { ($0.message, $0.severity == .warning) }
    }
}

extension OutputBuffer {
    fileprivate mutating func append(part number: Int, _ text: String) {
        open("{")
        member("document", number)
        member("ssml", text)
        member("bytes", text.utf8.count)
        closeLine()
    }
}

import ArgumentParser
import SpeechMarkup
import TextToolkit

/// `ssml`: plain text as a document.
struct SSMLFromText {
    let markup: PlainTextMarkup
    let stripsInvalid: Bool

    /// Writes a document in SSML 1.1, a paragraph as soon as it is read.
    func run(_ input: InputOptions, _ output: OutputOptions) throws {
        var run = try Run(input, output, placeholder: .nothing)
        run.append(markup.opening)
        var paragraphs = Paragraphs(self)
        let outcome = Result { () throws(ExitCode) in
            try run.forEachLine { line, out throws(BadData) in
                out.append(paragraphs.end(before: line))
                try paragraphs.add(line)
            }
        }
        // Whatever stopped the run: what was right is out, in a document that is whole.
        run.append(paragraphs.rest)
        run.append(markup.closing)
        if case .failure(let stop) = outcome {
            try run.flush()
            throw stop
        }
        try run.finish()
    }

    /// Writes a document as `finisher` makes it, once all of the text is read.
    func run(_ input: InputOptions, _ output: OutputOptions, finisher: SSMLFinisher) throws {
        var run = try Run(input, output, placeholder: .nothing)
        var text = markup.opening
        var paragraphs = Paragraphs(self)
        let outcome = Result { () throws(ExitCode) in
            try run.forEachLine { line, _ throws(BadData) in
                text += paragraphs.end(before: line)
                try paragraphs.add(line)
            }
        }
        text += paragraphs.rest + markup.closing
        try finisher.write(try SSML(parsing: text), to: &run)
        if case .failure(let stop) = outcome {
            try run.flush()
            throw stop
        }
        try run.finish()
    }

    /// Lines, as the paragraphs that they make.
    private struct Paragraphs {
        private let source: SSMLFromText
        private var lines: [String] = []

        init(_ source: SSMLFromText) {
            self.source = source
        }

        /// The paragraph that a line ends, or nothing.
        mutating func end(before line: Line) -> String {
            guard line.number == 1 || line.text.allSatisfy(\.isWhitespace) else { return "" }
            defer { lines = [] }
            return rest
        }

        /// Adds a line to the paragraph that is open.
        mutating func add(_ line: Line) throws(BadData) {
            let text = line.text
            if source.stripsInvalid { return lines.append(XMLText.stripped(text)) }
            do throws(XMLTextError) {
                try XMLText.validate(text)
            } catch {
                throw BadData(column: error.column, message: error.reason)
            }
            lines.append(text)
        }

        /// The paragraph that is open.
        var rest: String { source.markup.paragraph(lines) }
    }
}

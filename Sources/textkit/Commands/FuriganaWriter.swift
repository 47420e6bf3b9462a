import JapaneseText
import TextToolkit

/// Writes a line with its ruby.
struct FuriganaWriter: LineWriter {
    enum Form {
        /// - Parameter isShown: Whether a terminal is where they go, which would obey what is hidden in the text.
        case lines(RubyFormat, isShown: Bool)
        case page(RubyPage)
        case json
    }

    let source: FuriganaSource
    /// What finds out the readings; `nil` where they are given.
    let reading: FuriganaReading?
    let form: Form

    func write(_ line: Line, to out: inout OutputBuffer) throws(BadData) {
        if case .json = form, source.format == nil, let reading, reading.grouping == .group {
            return out.append(try reading.read(line), of: line)
        }
        let furigana = try furigana(of: line)
        switch form {
        case .json: append(furigana, of: line, to: &out)
        case .page(let page):
            out.append(try written { () throws(RubyError) in try page.paragraph(of: furigana.text) })
        case .lines(let format, let isShown):
            let text = isShown ? furigana.text.visible : furigana.text
            let written = try written { () throws(RubyError) in try text.written(as: format) }
            // A line of text has none, but what a reference in its markup stands for may.
            if source.format != nil, !isShown, written.utf8.contains(UInt8(ascii: "\n")) {
                throw BadData(column: 1, message: "the text has a line feed in it, which a line cannot have")
            }
            out.append(written, inPlaceOf: line)
        }
    }

    private func furigana(of line: Line) throws(BadData) -> Furigana {
        guard let reading else { return try source.read(line.text) }
        if source.format != nil {
            return Furigana(text: try reading.completed(try source.read(line.text).text), confidence: 1)
        }
        let text = try reading.read(line)
        return Furigana(text: reading.annotatedText(text), confidence: text.confidence)
    }

    private func written(_ body: () throws(RubyError) -> String) throws(BadData) -> String {
        do {
            return try body()
        } catch {
            throw BadData(column: error.location.column, message: error.reason)
        }
    }

    private func append(_ furigana: Furigana, of line: Line, to out: inout OutputBuffer) {
        out.openObject(of: line)
        out.key("runs")
        out.open("[")
        for run in furigana.text.runs {
            out.open("{")
            out.member("base", run.base)
            if let reading = run.reading { out.member("reading", reading) }
            out.close("}")
        }
        out.close("]")
        out.member("confidence", furigana.confidence)
        out.closeLine()
    }
}

/// What a line of `furigana` holds.
struct FuriganaSource: Sendable {
    /// The format of text with ruby; `nil` for a text and its reading with a tab between them.
    let format: RubyFormat?
    let aligner: FuriganaAligner

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
            return try aligner.align(String(text), reading: String(line[line.index(after: tab)...]))
        } catch {
            throw BadData(column: text.count + 1 + error.readingLocation.column, message: error.description)
        }
    }
}

extension AnnotatedText {
    /// The text without what a terminal would obey.
    fileprivate var visible: AnnotatedText {
        AnnotatedText(runs.map { AnnotatedText.Run($0.base.visible, reading: $0.reading?.visible) })
    }
}

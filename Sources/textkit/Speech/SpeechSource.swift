import SpeechMarkup
import TextToolkit

/// Something to speak: a paragraph of plain text, or an SSML document.
struct SpeechText {
    enum Content {
        case plain(String)
        case document(SSML)
    }

    let source: InputSource
    let content: Content
    /// Where lines start, in bytes of the text, or of the document's source.
    private let lineStarts: [Int]
    /// The number of the first line, from 1.
    private let firstLine: Int
    private let places: SSML.PlainText?

    init(source: InputSource, paragraph: String, firstLine: Int) {
        self.source = source
        content = .plain(paragraph)
        lineStarts = Self.lineStarts(in: paragraph)
        self.firstLine = firstLine
        places = nil
    }

    init(source: InputSource, document text: String) throws(SSML.ParseError) {
        let document = try SSML(parsing: text, file: source.name)
        self.source = source
        content = .document(document)
        lineStarts = Self.lineStarts(in: text)
        firstLine = 1
        places = document.plainText()
    }

    private static func lineStarts(in text: String) -> [Int] {
        [0] + text.utf8.enumerated().lazy.filter { $0.element == UInt8(ascii: "\n") }.map { $0.offset + 1 }
    }

    /// Where a word stands: its line, and its UTF-8 offsets there. For a word that stands for another, as in the alias
    /// of a “sub”, that is the other's.
    func place(of range: Range<Int>) -> (line: Int, start: Int, end: Int) {
        var start = range.lowerBound
        var end = range.upperBound
        if let places {
            start = places.sourceOffset(ofUTF8Offset: range.lowerBound) ?? 0
            end = max(start, places.sourceOffset(ofUTF8Offset: range.upperBound - 1).map { $0 + 1 } ?? start)
        }
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= start { low = middle } else { high = middle }
        }
        return (firstLine + low, start - lineStarts[low], end - lineStarts[low])
    }
}

/// Reads what is to be spoken: plain text paragraph by paragraph, and an SSML document as a whole. A file that
/// starts with `<speak` or `<?xml` is one.
struct SpeechSource: ~Copyable {
    enum Event {
        case text(SpeechText)
        case bad(BadLine)
        case cutOff(BadLine)
        case unreadable(FileError)
    }

    /// The most of a paragraph that is spoken as one, in bytes.
    private static let limit = 64 * 1024

    private var reader: InputReader
    private var lines: LineBlock.Lines?
    private var waiting: Line?
    private var deferred: Event?
    private var isAtEnd = false

    private var file = InputSource.text("")
    private var collected = ""
    private var firstLine = 1
    private var isDocument: Bool?

    init(_ reader: consuming InputReader) {
        self.reader = reader
    }

    mutating func next() -> Event? {
        if let event = deferred {
            deferred = nil
            return event
        }
        while !isAtEnd {
            if let line = waiting ?? lines?.next() {
                waiting = nil
                // Another file starts.
                if line.number == 1, let event = take() {
                    waiting = line
                    return event
                }
                if let event = add(line) { return event }
                continue
            }
            switch reader.next() {
            case .lines(let block): lines = block.lines
            case .bad(let line): return after(.bad(line))
            case .cutOff(let line): return after(.cutOff(line))
            case .unreadable(let failure): return after(.unreadable(failure))
            case nil:
                isAtEnd = true
                return take()
            }
        }
        return nil
    }

    /// What stands before a fault comes before it, unless it is the start of a document that goes on.
    private mutating func after(_ fault: Event) -> Event {
        if case .bad(let line) = fault, line.line > 1, isDocument == true {
            // Lines after it keep their numbers.
            collected += "\n"
            return fault
        }
        if case .cutOff = fault, isDocument == true {
            // Nobody knows its end.
            collected = ""
            isDocument = nil
        }
        let event = take()
        // Where another file starts, nothing is known of it.
        if case .bad(let line) = fault, line.line == 1 { isDocument = nil }
        guard let event else { return fault }
        deferred = fault
        return event
    }

    private mutating func add(_ line: Line) -> Event? {
        if line.number == 1 { isDocument = nil }
        file = line.source
        let text = line.text
        let isBlank = text.utf8.allSatisfy { $0 <= 0x20 }
        if isDocument == nil, !isBlank {
            let start = text.drop(while: \.isWhitespace)
            isDocument = start.hasPrefix("<speak") || start.hasPrefix("<?xml")
        }
        if isDocument == true {
            // Lines before it count.
            if collected.isEmpty { collected = String(repeating: "\n", count: line.number - 1) }
            collected += text + "\n"
            return nil
        }
        if isBlank { return take() }
        if collected.isEmpty { firstLine = line.number }
        collected += text + "\n"
        return collected.utf8.count > Self.limit ? take() : nil
    }

    private mutating func take() -> Event? {
        defer { collected = "" }
        if collected.isEmpty { return nil }
        guard isDocument == true else {
            return .text(SpeechText(source: file, paragraph: String(collected.dropLast()), firstLine: firstLine))
        }
        isDocument = nil
        do throws(SSML.ParseError) {
            return .text(try SpeechText(source: file, document: collected))
        } catch {
            let data = BadData(column: error.location.column, message: error.reason)
            return .bad(BadLine(source: file, line: error.location.line, data: data))
        }
    }
}

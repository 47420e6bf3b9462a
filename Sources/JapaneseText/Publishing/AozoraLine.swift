internal import ICUSupport
internal import TextToolkit

/// Reads one line of a file of Aozora Bunko: its text, readings, and notes.
struct AozoraLine {
    /// A character of the line, a base with its reading, or what is no text.
    struct Cell {
        var content: Book.Content
        var spans: [Book.Span]

        /// What notes quote of it.
        var text: String {
            switch content {
            case .text(let run): run.base
            case .unknown: Book.Piece.substitute
            case .mark, .image, .lineBreak: ""
            }
        }
    }

    private(set) var cells: [Cell] = []
    /// What the line says of its own place, and of the lines after it; where in the cells it says that.
    private(set) var directives: [(annotation: AozoraAnnotation, cell: Int)] = []
    /// What was found, by the scalars of the line that it is about.
    private(set) var warnings: [(code: BookWarning.Code, range: Range<Int>)] = []

    private let scalars: [Unicode.Scalar]
    private var closings: [Int: Int] = [:]
    private var base = AozoraBase()
    private var bar: (scalar: Int, cell: Int)?
    private var open: [(span: Book.Span, range: Range<Int>)] = []
    private var openSpans: [Book.Span] = []
    private var noteStarts: [(scalar: Int, cell: Int)] = []
    private var nextSpan: Int

    /// - Parameter firstSpan: A number for the first span, which no other line has given.
    init(_ line: Substring, firstSpan: Int) {
        scalars = Array(line.unicodeScalars)
        nextSpan = firstSpan
        pairBrackets()
        read()
    }

    /// The number for the first span of the next line.
    var spanCount: Int { nextSpan }

    /// Where each `［` ends, in one pass, so that brackets that nobody closes take no time.
    private mutating func pairBrackets() {
        guard scalars.contains("［") else { return }
        var stack: [Int] = []
        for (index, scalar) in scalars.enumerated() {
            if scalar == "［" { stack.append(index) }
            if scalar == "］", let start = stack.popLast() { closings[start] = index }
        }
    }

    private mutating func read() {
        var index = 0
        while index < scalars.count { index = readUnit(at: index) }
        if let bar { warnings.append((.strayRuby, bar.scalar..<bar.scalar + 1)) }
        for (_, range) in open { warnings.append((.unpaired, range)) }
    }

    /// Reads what stands at an index, and gives the index after it.
    private mutating func readUnit(at index: Int) -> Int {
        switch scalars[index] {
        case "※":
            guard let (content, end) = character(at: index) else { break }
            append(content, kind: .kanji)
            return end
        case "［":
            guard let end = noteEnd(at: index) else { break }
            apply(index..<end)
            return end
        case "〔":
            guard let (text, end) = accented(at: index) else { break }
            for scalar in text.unicodeScalars { append(scalar) }
            return end
        case "｜":
            if let bar { warnings.append((.strayRuby, bar.scalar..<bar.scalar + 1)) }
            // It is a character until a reading shows that it is none.
            bar = (index, cells.count)
            append(scalars[index])
            return index + 1
        case "《":
            if let end = readRuby(at: index) { return end }
            warnings.append((.strayRuby, index..<index + 1))
        default: break
        }
        append(scalars[index])
        return index + 1
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
        append(.text(.init(String(scalar))), kind: AozoraKind(scalar))
    }

    private mutating func append(_ content: Book.Content, kind: AozoraKind) {
        base.add(kind, at: cells.count)
        cells.append(Cell(content: content, spans: openSpans))
    }

    // MARK: Characters

    /// The index after the note that opens at one; `nil` where `［` is a bracket.
    private func noteEnd(at index: Int) -> Int? {
        guard index + 1 < scalars.count, scalars[index + 1] == "＃" || scalars[index + 1] == "#" else { return nil }
        return closings[index].map { $0 + 1 }
    }

    private func text(_ range: Range<Int>) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars[range])
        return String(text)
    }

    /// The character that `※［＃…］` names.
    private mutating func character(at index: Int) -> (Book.Content, end: Int)? {
        guard index + 1 < scalars.count, scalars[index + 1] == "［", let end = noteEnd(at: index + 1) else {
            return nil
        }
        let note = text(index + 3..<end - 1)
        if let character = AozoraNote.character(for: note) { return (.text(.init(character)), end) }
        warnings.append((.unknownCharacter, index..<end))
        return (.unknown(description: note), end)
    }

    private func accented(at index: Int) -> (String, end: Int)? {
        var end = index + 1
        while end < scalars.count, scalars[end] != "〕", scalars[end] != "〔", scalars[end] != "《" { end += 1 }
        guard end < scalars.count, scalars[end] == "〕" else { return nil }
        return AozoraAccent.decoded(scalars[index + 1..<end]).map { ($0, end + 1) }
    }

    // MARK: Ruby

    /// Reads the reading of the base that stands before an index; `nil` if there is none.
    private mutating func readRuby(at index: Int) -> Int? {
        guard let start = bar.map({ $0.cell + 1 }) ?? base.start(before: cells.count), start < cells.count else {
            return nil
        }
        var reading = ""
        var end = index + 1
        while end < scalars.count, scalars[end] != "》" {
            if scalars[end] == "《" { return nil }
            if scalars[end] == "※", case (.text(let run), let next)? = character(at: end) {
                reading += run.base
                end = next
            } else if scalars[end] == "［", let next = noteEnd(at: end) {
                end = next
            } else {
                reading.unicodeScalars.append(scalars[end])
                end += 1
            }
        }
        guard end < scalars.count, !reading.isEmpty else { return nil }
        setReading(reading, from: start, to: cells.count)
        if let bar { cells.remove(at: bar.cell) }
        bar = nil
        base.reset()
        return end + 1
    }

    /// Makes one base of some cells; what is no text among them stays after it.
    private mutating func setReading(_ reading: String, from start: Int, to end: Int) {
        // An array of its own: a slice would make `cells` copy itself.
        let parts = Array(cells[start..<end])
        let text = parts.reduce(into: "") { $0 += $1.text }
        let cell = Cell(content: .text(.init(text, reading: reading)), spans: parts.first?.spans ?? [])
        cells.replaceSubrange(start..<end, with: [cell] + parts.filter(\.text.isEmpty))
    }

    // MARK: Notes

    private mutating func apply(_ range: Range<Int>) {
        let note = text(range.lowerBound + 2..<range.upperBound - 1)
        guard let annotation = AozoraAnnotation(note) else { return warnings.append((.unknownNote, range)) }
        switch annotation {
        case .target(let quote, let span):
            guard let target = find(quote) else { return warnings.append((.missingTarget, range)) }
            var span = span
            number(&span)
            for index in target { cells[index].spans.append(span) }
        case .reading(let quote, let reading):
            guard let target = find(quote) else { return warnings.append((.missingTarget, range)) }
            setReading(reading, from: target.lowerBound, to: target.upperBound)
            base.reset()
        case .open(let items, isBlock: false):
            var placing: [AozoraAnnotation.Item] = []
            for item in items {
                guard case .span(var span) = item else {
                    placing.append(item)
                    continue
                }
                // A style that is open is not opened again: spans do not pile up.
                guard !openSpans.contains(where: { $0.style == span.style }) else {
                    warnings.append((.unpaired, range))
                    continue
                }
                number(&span)
                open.append((span, range))
                openSpans.append(span)
            }
            if !placing.isEmpty { directives.append((.open(placing, isBlock: false), cells.count)) }
        case .close(let name, isBlock: false):
            close(name, range)
        case .content(let content): append(content, kind: .same)
        case .nothing: noteStarts.append((range.lowerBound, cells.count))
        default: directives.append((annotation, cells.count))
        }
    }

    private mutating func number(_ span: inout Book.Span) {
        span.number = nextSpan
        nextSpan += 1
    }

    private mutating func close(_ name: String, _ range: Range<Int>) {
        // 「…」の注記付き終わり: the name is the note.
        if name.last == "\u{0}" {
            guard let start = noteStarts.popLast() else { return warnings.append((.unpaired, range)) }
            var span = Book.Span(.note, note: String(name.dropLast()))
            number(&span)
            for index in start.cell..<cells.count { cells[index].spans.append(span) }
            return
        }
        let style = TextStyle(aozoraName: name)
        guard let index = open.lastIndex(where: { $0.span.style == style }) else {
            return warnings.append((.unpaired, range))
        }
        open.remove(at: index)
        openSpans.remove(at: index)
    }

    /// The cells of the text that a note quotes: right before the note, or a little before it.
    private func find(_ quote: String) -> Range<Int>? {
        let quoted = quote.contains("［") || quote.contains("〔") ? Self.plain(quote) : Array(quote.unicodeScalars)
        guard !quoted.isEmpty else { return nil }
        // What stands between a text and the note on it is other notes and a few characters.
        var tail: [(scalar: Unicode.Scalar, cell: Int)] = []
        var index = cells.count
        while index > 0, tail.count < quoted.count + 64, cells.count - index < quoted.count + 256 {
            index -= 1
            for scalar in cells[index].text.unicodeScalars.reversed() { tail.append((scalar, index)) }
        }
        for end in 0..<64 where end + quoted.count <= tail.count {
            let part = tail[end..<end + quoted.count]
            if zip(part, quoted.reversed()).allSatisfy({ $0.scalar == $1 }) {
                return part.last!.cell..<part.first!.cell + 1
            }
        }
        return nil
    }

    /// The text of a quotation, whose characters may be notes.
    private static func plain(_ quote: String) -> [Unicode.Scalar] {
        let scalars = Array(quote.unicodeScalars)
        var line = AozoraLine(plain: scalars)
        var index = 0
        while index < scalars.count {
            if scalars[index] == "※", let (content, end) = line.character(at: index) {
                line.append(content, kind: .kanji)
                index = end
            } else if scalars[index] == "〔", let (text, end) = line.accented(at: index) {
                for scalar in text.unicodeScalars { line.append(scalar) }
                index = end
            } else {
                line.append(scalars[index])
                index += 1
            }
        }
        return line.cells.flatMap { Array($0.text.unicodeScalars) }
    }

    /// A line that is not read yet.
    private init(plain scalars: [Unicode.Scalar]) {
        self.scalars = scalars
        nextSpan = 0
        pairBrackets()
    }
}

internal import TextToolkit

/// Goes through the lines of a file of Aozora Bunko, and keeps what notes say of the lines after them.
struct AozoraDocumentReader {
    private(set) var lines: [AozoraDocument.Line] = []
    private(set) var book = Book(title: "")
    private(set) var warnings: [BookWarning] = []

    private let sources: [Substring]
    private var layout = Book.Layout()
    private var open: [(span: Book.Span, location: TextLocation)] = []
    private var startsPage = false
    private var headerLines: [String] = []
    private var nextSpan = 1
    private var offset = 0

    init(_ source: String) {
        var sources: [Substring] = []
        let bytes = source.utf8
        var start = bytes.startIndex
        while start < bytes.endIndex {
            let end = bytes[start...].firstIndex(of: 0x0A).map { bytes.index(after: $0) } ?? bytes.endIndex
            sources.append(Substring(bytes[start..<end]))
            start = end
        }
        self.sources = sources
    }

    mutating func read() {
        let contents = sources.enumerated().map { index, source in
            var content = Substring(source.utf8.dropLast(source.utf8.last == 0x0A ? 1 : 0))
            if content.utf8.last == 0x0D { content = Substring(content.utf8.dropLast()) }
            // A byte order mark.
            return index == 0 && content.unicodeScalars.first == "\u{FEFF}" ? content.dropFirst() : content
        }
        let parts = AozoraParts(contents)
        for (index, content) in contents.enumerated() {
            let part = parts.part(of: index)
            // What is open at the end of the text would reach into the footer.
            if part == .footer, lines.last?.part != .footer { endBlocks() }
            let text = part == .legend ? nil : read(content, part: part, number: index + 1)
            lines.append(.init(number: index + 1, source: sources[index], part: part, text: text))
            offset += sources[index].utf8.count
        }
        endBlocks()
        trim(\.paragraphs)
        trim(\.colophon)
        setHeader()
    }

    private mutating func read(_ content: Substring, part: AozoraDocument.Part, number: Int) -> AnnotatedText? {
        let line = AozoraLine(content, firstSpan: nextSpan)
        nextSpan = line.spanCount
        warn(line.warnings, content, number)
        guard part != .header else {
            let text = AnnotatedText(runs(line.cells)).normalized
            if !text.runs.isEmpty { headerLines.append(text.base) }
            return text
        }
        let paragraphs = self.paragraphs(of: line, content, number)
        if part == .footer { book.colophon += paragraphs } else { book.paragraphs += paragraphs }
        if line.cells.isEmpty, !line.directives.isEmpty { return nil }
        return AnnotatedText(paragraphs.flatMap(\.text.runs)).normalized
    }

    private func runs(_ cells: [AozoraLine.Cell]) -> [AnnotatedText.Run] {
        Book.Paragraph(line: 0, pieces: cells.map { Book.Piece($0.content) }).text.runs
    }

    /// Adds what was found in a line, in the order of the line: its characters are counted once.
    private mutating func warn(
        _ found: [(code: BookWarning.Code, range: Range<Int>)], _ content: Substring, _ number: Int
    ) {
        let scalars = content.unicodeScalars
        let mark = number == 1 && sources[0].unicodeScalars.first == "\u{FEFF}" ? "\u{FEFF}".utf8.count : 0
        var place = (index: content.startIndex, scalar: 0, column: 1, utf8: offset + mark)
        for (code, range) in found.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            let start = scalars.index(place.index, offsetBy: range.lowerBound - place.scalar)
            let before = content[place.index..<start]
            place = (start, range.lowerBound, place.column + before.count, place.utf8 + before.utf8.count)
            let end = scalars.index(start, offsetBy: min(range.count, 200))
            warnings.append(
                BookWarning(
                    code, String(content[start..<end]),
                    at: TextLocation(line: number, column: place.column, utf8Offset: place.utf8)))
        }
    }

    // MARK: Paragraphs

    /// The paragraphs of a line: two where a note puts the rest of it at the other margin, none where it is all notes.
    private mutating func paragraphs(of line: AozoraLine, _ content: Substring, _ number: Int) -> [Book.Paragraph] {
        var paragraphs: [Book.Paragraph] = []
        var placing = layout
        var start = 0
        for (annotation, cell) in line.directives {
            switch annotation {
            case .open(let items, isBlock: false):
                if cell > start, items.contains(where: { if case .atEnd = $0 { true } else { false } }) {
                    add(line.cells[start..<cell], placing, number, to: &paragraphs)
                    placing = layout
                    start = cell
                }
                for item in items { place(item, in: &placing) }
            case .open(let items, isBlock: true):
                for item in items {
                    if case .span(let span) = item { begin(span, content, number) }
                    place(item, in: &layout)
                    place(item, in: &placing)
                }
            case .close(let name, isBlock: true):
                let before = placing
                if !close(name) { warn([(.unpaired, 0..<content.unicodeScalars.count)], content, number) }
                placing = cell < line.cells.count ? layout : before
            case .newPage, .endOfText: startsPage = true
            default: break
            }
        }
        if start < line.cells.count || line.directives.isEmpty {
            add(line.cells[start...], placing, number, to: &paragraphs)
        }
        return paragraphs
    }

    /// Begins a style of whole lines. One that is open is not begun again: spans do not pile up.
    private mutating func begin(_ span: Book.Span, _ content: Substring, _ number: Int) {
        guard !open.contains(where: { $0.span.style == span.style }) else {
            return warn([(.unpaired, 0..<content.unicodeScalars.count)], content, number)
        }
        var span = span
        span.number = nextSpan
        nextSpan += 1
        open.append((span, TextLocation(line: number, column: 1, utf8Offset: offset)))
    }

    private func place(_ item: AozoraAnnotation.Item, in layout: inout Book.Layout) {
        switch item {
        case .indent(let first, let rest):
            if let first { layout.firstIndent = first }
            if let rest { layout.indent = rest }
        case .atEnd(let count): layout.endIndent = count
        case .width(let count): layout.width = count
        case .columns(let count): layout.columns = count
        case .span: break
        }
    }

    /// Ends what a note names. One that indents ends all that indents.
    private mutating func close(_ name: String) -> Bool {
        if name.hasSuffix("字下げ") || name.hasSuffix("天付き") {
            let wasOpen = layout.firstIndent != 0 || layout.indent != 0
            (layout.firstIndent, layout.indent) = (0, 0)
            // What was said together ends together: ここから２字下げ、太字.
            return wasOpen
        }
        if name.hasSuffix("地付き") || name.hasSuffix("字上げ") {
            defer { layout.endIndent = nil }
            return layout.endIndent != nil
        }
        if name.hasSuffix("字詰め") {
            defer { layout.width = nil }
            return layout.width != nil
        }
        if name.hasSuffix("段組み") {
            defer { layout.columns = nil }
            return layout.columns != nil
        }
        let style = TextStyle(aozoraName: name)
        guard let index = open.lastIndex(where: { $0.span.style == style }) else { return false }
        open.remove(at: index)
        return true
    }

    private mutating func add(
        _ cells: ArraySlice<AozoraLine.Cell>, _ layout: Book.Layout, _ number: Int,
        to paragraphs: inout [Book.Paragraph]
    ) {
        let outer = open.map(\.span)
        var pieces: [Book.Piece] = []
        var text = ""
        func end(_ spans: [Book.Span]) {
            if !text.isEmpty { pieces.append(Book.Piece(.text(.init(text)), spans: spans)) }
            text = ""
        }
        var spans: [Book.Span] = []
        for cell in cells {
            if cell.spans != spans { end(outer + spans) }
            spans = cell.spans
            if case .text(let run) = cell.content, run.reading == nil {
                text += run.base
            } else {
                end(outer + spans)
                pieces.append(Book.Piece(cell.content, spans: outer + spans))
            }
        }
        end(outer + spans)
        var paragraph = Book.Paragraph(line: number, pieces: pieces, layout: layout)
        paragraph.headingLevel = Self.heading(&paragraph.pieces)
        paragraph.layout.startsPage = startsPage
        startsPage = false
        paragraphs.append(paragraph)
    }

    /// The level of a paragraph that is a heading; the span that says so is taken off.
    private static func heading(_ pieces: inout [Book.Piece]) -> Int? {
        guard let level = pieces.lazy.flatMap(\.spans).compactMap(\.style.headingLevel).first else { return nil }
        for index in pieces.indices { pieces[index].spans.removeAll { $0.style.headingLevel != nil } }
        return level
    }

    private mutating func endBlocks() {
        for (span, location) in open {
            warnings.append(BookWarning(.unpaired, "ここから" + span.style.aozoraName, at: location))
        }
        open = []
        layout = Book.Layout()
    }

    /// Leaves out the free lines around a text.
    private mutating func trim(_ path: WritableKeyPath<Book, [Book.Paragraph]>) {
        let paragraphs = book[keyPath: path]
        guard let first = paragraphs.firstIndex(where: { !$0.pieces.isEmpty }),
            let last = paragraphs.lastIndex(where: { !$0.pieces.isEmpty })
        else {
            book[keyPath: path] = []
            return
        }
        book[keyPath: path] = Array(paragraphs[first...last])
    }

    // MARK: The header

    /// Title, what stands under it, author, and who else had a part in it: two lines, or as many as there are people.
    private mutating func setHeader() {
        var rest = headerLines[...]
        guard let title = rest.popFirst() else { return }
        book.title = title
        while rest.count > 1, let last = rest.last, Self.roles.contains(where: { last.hasSuffix($0) }) {
            book.contributors.insert(last, at: 0)
            rest.removeLast()
        }
        if let author = rest.popLast() { book.authors = [author] }
        for line in rest {
            if book.originalTitle == nil, line.unicodeScalars.allSatisfy({ $0.value < 0x2000 }) {
                book.originalTitle = line
            } else {
                book.subtitle = book.subtitle.map { $0 + " " + line } ?? line
            }
        }
    }

    private static let roles = ["訳", "編", "編集", "校訂", "編纂", "翻訳", "注", "註", "編訳"]
}

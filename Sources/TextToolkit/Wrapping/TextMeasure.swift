/// Measures parts of one text.
struct TextMeasure {
    /// A part of the text that is measured as a whole, because something else stands above it.
    struct Cell {
        let range: Range<Int>
        let width: Double
    }

    private enum Kind {
        case columns(DisplayWidth)
        case custom(String, @Sendable (Substring) -> Double)
    }

    private let bytes: [UInt8]
    private let kind: Kind
    private let cells: [Cell]

    /// - Parameter cells: In order. A part that is measured has each of them as a whole or not at all.
    init(_ bytes: [UInt8], _ measure: LineWrapper.Measure, cells: [Cell] = []) {
        self.bytes = bytes
        self.cells = cells
        switch measure {
        case .columns(let displayWidth): kind = .columns(displayWidth)
        case .custom(let measure): kind = .custom(String(decoding: bytes, as: UTF8.self), measure)
        }
    }

    /// The width of a part that starts in a column.
    ///
    /// - Complexity: O(*n*) in the part.
    func width(of range: Range<Int>, from column: Double) -> Double {
        if cells.isEmpty { return plainWidth(of: range, from: column) }
        var end = column
        var start = range.lowerBound
        for cell in cells[firstCell(from: start)...] {
            if cell.range.lowerBound >= range.upperBound { break }
            if start < cell.range.lowerBound { end += plainWidth(of: start..<cell.range.lowerBound, from: end) }
            end += cell.width
            start = cell.range.upperBound
        }
        if start < range.upperBound { end += plainWidth(of: start..<range.upperBound, from: end) }
        return end - column
    }

    /// The widths of a piece that starts in a column, and of the spaces after it.
    func width(of piece: WrapPiece, from column: Double) -> (content: Double, spaces: Double) {
        guard piece.hasTab else { return (piece.width, piece.spaceWidth) }
        let content = width(of: piece.start..<piece.end, from: column)
        return (content, width(of: piece.end..<piece.next, from: column + content))
    }

    private func plainWidth(of range: Range<Int>, from column: Double) -> Double {
        switch kind {
        case .columns(let displayWidth):
            return Double(displayWidth.columns(of: bytes.span.extracting(range), from: Int(column)))
        case .custom(let text, let measure):
            let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
            return measure(text[start..<text.utf8.index(start, offsetBy: range.count)])
        }
    }

    private func firstCell(from offset: Int) -> Int {
        var low = 0
        var high = cells.count
        while low < high {
            let middle = (low + high) / 2
            if cells[middle].range.upperBound <= offset { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

internal import TextToolkit

/// Turns byte offsets that are asked for from the start of a text to its end into lines and columns.
///
/// A line of ten megabytes is counted once, not once for each thing that is wrong in it.
struct LocationCursor {
    private let source: [UInt8]
    /// Found when a place is asked for: most documents are right.
    private var lines: LineTable?
    /// An offset between two ASCII characters, where every character ends, and its column.
    private var anchor = 0
    private var column = 1
    private var line = 0

    init(_ source: [UInt8]) {
        self.source = source
    }

    /// The place of an offset.
    ///
    /// - Complexity: O(*n*) in the bytes since the offset before; in those of the line, for one that goes back.
    mutating func location(of offset: Int) -> TextLocation {
        let lines = self.lines ?? LineTable(of: source)
        self.lines = lines
        let lineStart = lines.startOfLine(around: offset)
        if lineStart.offset != line || anchor > offset || anchor < lineStart.offset {
            anchor = lineStart.offset
            line = lineStart.offset
            column = 1
        }
        var safe = offset
        while safe > anchor, !isBoundary(safe) { safe -= 1 }
        if safe > anchor {
            column += count(anchor..<safe)
            anchor = safe
        }
        return TextLocation(line: lineStart.number, column: column + count(anchor..<offset), utf8Offset: offset)
    }

    private func isBoundary(_ offset: Int) -> Bool {
        source[offset - 1] < 0x80 && source[offset] < 0x80 && source[offset - 1] != 0x0D
    }

    private func count(_ range: Range<Int>) -> Int {
        String(decoding: source[range].droppingByteOrderMark(at: 0), as: UTF8.self).count
    }
}

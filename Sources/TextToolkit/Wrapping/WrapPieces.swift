/// The pieces of a text that lines are made of: phrases, and the parts of phrases that are wider than a line.
struct WrapPieces {
    let bytes: [UInt8]
    let measure: TextMeasure
    let lineWidth: Double
    private let repeatsIndentation: Bool
    private let held: HeldRanges
    private let hasTabs: Bool
    private var phrases: TextParts<UTF8Segment>.Iterator
    private var divider: PieceDivider

    /// The indentation of the paragraph that the last piece belongs to.
    private(set) var indentation = WrapIndentation()

    private var start = 0
    private var isAtParagraphStart = true
    // The parts of a phrase that was divided, from the last to the first.
    private var parts: [WrapPiece] = []

    init(of bytes: [UInt8], measure: TextMeasure, held: HeldRanges, by wrapper: LineWrapper) {
        self.bytes = bytes
        self.measure = measure
        self.held = held
        hasTabs = bytes.contains(UInt8(ascii: "\t"))
        lineWidth = wrapper.width
        repeatsIndentation = wrapper.repeatsIndentation
        let segmenter = wrapper.phrases
        phrases = segmenter.segments(in: UTF8Text(wellFormed: bytes)).makeIterator()
        divider = PieceDivider(segmenter)
    }

    /// The next piece; `startsParagraph` says whether a line has to end before it.
    mutating func next() -> (piece: WrapPiece, startsParagraph: Bool)? {
        if let part = parts.popLast() { return (part, false) }
        guard start < bytes.count else { return nil }
        return isAtParagraphStart ? (first(), true) : (following(), false)
    }

    // MARK: Phrases

    private mutating func following() -> WrapPiece {
        let piece = take(from: start)
        guard indentation.column + piece.width > lineWidth else { return piece }
        return divided(piece, firstDivision: piece.start, lineWidth: lineWidth - indentation.column)
    }

    /// The first piece of a paragraph, with the spaces before it.
    private mutating func first() -> WrapPiece {
        let end = indentationEnd()
        var width = end == start ? 0 : measure.width(of: start..<end, from: 0)
        indentation = WrapIndentation()
        if width > lineWidth / 2, !held.contains(start) {
            start = end
            width = 0
        }
        let isTooWide = width > lineWidth / 2
        if repeatsIndentation, !isTooWide, bytes[start..<end].allSatisfy({ $0 < 0x80 }) {
            indentation = WrapIndentation(repeated: start..<end, column: width)
        }
        // ICU lets a line end after the spaces that it starts with; there would be nothing on it.
        let piece = take(from: start, beyond: end)
        guard piece.width > lineWidth else { return piece }
        if isTooWide { return divided(piece, firstDivision: piece.start, lineWidth: lineWidth) }
        var part = divided(piece, firstDivision: end, lineWidth: lineWidth - width)
        if part.width > lineWidth, !held.contains(part.start) {
            // Nothing fits beside the spaces.
            part.width -= width
            part.start = end
        }
        return part
    }

    /// Where the spaces at the start of a paragraph end.
    private func indentationEnd() -> Int {
        var end = start
        // What stands before the first of them stands before all.
        while end == start ? !held.contains(end) || held.holdsSpace(end) : !held.contains(end) {
            let width = bytes.spaceWidth(at: end)
            if width == 0 { break }
            end += width
        }
        return end
    }

    /// The piece from an offset to the next end of a phrase that lies beyond another offset.
    private mutating func take(from first: Int, beyond least: Int = 0) -> WrapPiece {
        var end: Int
        repeat {
            end = phrases.next()?.range.upperBound ?? bytes.count
        } while end < bytes.count && !bytes.endsParagraph(before: end) && end <= least || held.isInBase(end)
        start = end
        isAtParagraphStart = end == bytes.count || bytes.endsParagraph(before: end)
        var piece = piece(first..<end, breakAfter: isAtParagraphStart ? .mandatory : .phrase)
        piece.isLast = end == bytes.count || bytes[end - 1] == UInt8(ascii: "\n")
        return piece
    }

    private mutating func piece(_ range: Range<Int>, breakAfter: WrapPiece.Break) -> WrapPiece {
        var end = range.upperBound
        if breakAfter == .mandatory, !range.isEmpty, bytes[end - 1] == UInt8(ascii: "\n") {
            end -= 1
            if end > range.lowerBound, bytes[end - 1] == UInt8(ascii: "\r"), !held.contains(end - 1) { end -= 1 }
        }
        let spacesEnd = end
        while end > range.lowerBound {
            let width = bytes.spaceWidth(before: end)
            if width == 0 || end - width < range.lowerBound || held.contains(end - width) { break }
            end -= width
        }
        let width = end == range.lowerBound ? 0 : measure.width(of: range.lowerBound..<end, from: 0)
        var piece = WrapPiece(
            start: range.lowerBound, end: end, next: range.upperBound, width: width, breakAfter: breakAfter)
        if end < spacesEnd { piece.spaceWidth = measure.width(of: end..<spacesEnd, from: width) }
        if hasTabs { piece.hasTab = bytes[range].contains(UInt8(ascii: "\t")) }
        return piece
    }

    // MARK: Parts of phrases

    /// The first part of a piece that is wider than a line; the others are kept for later.
    ///
    /// - Parameter firstDivision: The first offset that may be divided at.
    private mutating func divided(_ piece: WrapPiece, firstDivision: Int, lineWidth: Double) -> WrapPiece {
        let measure = measure
        let ends = divider.ends(of: firstDivision..<piece.end, in: bytes, held: held) { range in
            measure.width(of: range, from: 0) <= lineWidth
        }
        var start = piece.start
        var parts: [WrapPiece] = []
        for (end, breakAfter, startsLine) in ends {
            let isEnd = end == piece.end
            var part = self.piece(
                start..<(isEnd ? piece.next : end), breakAfter: isEnd ? piece.breakAfter : breakAfter)
            part.startsLine = startsLine
            part.isLast = isEnd && piece.isLast
            parts.append(part)
            start = end
        }
        self.parts = parts.reversed()
        return self.parts.removeLast()
    }
}

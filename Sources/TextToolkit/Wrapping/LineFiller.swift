/// Fills lines with the pieces of a text: each as far as it goes, or all of a paragraph evenly.
struct LineFiller {
    /// A line, by UTF-8 offsets in the text.
    struct Line {
        var start: Int
        var end: Int
        var indentation: Range<Int>
        /// Whether a line feed, or the end of the text, follows it.
        var isLast: Bool
    }

    private var pieces: WrapPieces
    private let isBalanced: Bool
    private var ahead: (piece: WrapPiece, startsParagraph: Bool)?
    // The lines of a paragraph, from the last to the first.
    private var ready: [Line] = []

    init(_ pieces: WrapPieces, isBalanced: Bool) {
        self.pieces = pieces
        self.isBalanced = isBalanced
        ahead = self.pieces.next()
    }

    /// The next line, or `nil` at the end of the text.
    mutating func next() -> Line? {
        guard isBalanced else { return filled() }
        if ready.isEmpty { balance() }
        return ready.popLast()
    }

    // MARK: One line after another

    private mutating func filled() -> Line? {
        guard var (piece, isFirst) = ahead else { return nil }
        let indentation = isFirst ? WrapIndentation() : pieces.indentation
        var line = Line(start: piece.start, end: piece.end, indentation: indentation.repeated, isLast: piece.isLast)
        var column = indentation.column
        while true {
            let width = pieces.measure.width(of: piece, from: column)
            column += width.content + width.spaces
            line.isLast = piece.isLast
            if piece.end > piece.start { line.end = piece.end }
            let ends = piece.breakAfter == .mandatory
            ahead = pieces.next()
            guard !ends, let next = ahead else { return line }
            if next.piece.end > next.piece.start,
                next.piece.startsLine
                    || column + pieces.measure.width(of: next.piece, from: column).content > pieces.lineWidth
            {
                return line
            }
            (piece, isFirst) = next
        }
    }

    // MARK: A paragraph at a time

    private mutating func balance() {
        guard let first = ahead else { return }
        var paragraph = [first.piece]
        let indentation = pieces.indentation
        while true {
            ahead = pieces.next()
            guard paragraph[paragraph.count - 1].breakAfter != .mandatory, let piece = ahead?.piece else { break }
            if !paragraph[paragraph.count - 1].absorb(piece, grain: pieces.lineWidth / 128) { paragraph.append(piece) }
        }
        let balancer = LineBalancer(
            paragraph, indentation: indentation.column, lineWidth: pieces.lineWidth, measure: pieces.measure)
        ready = balancer.lines().map { line in
            let last = paragraph[line.upperBound - 1]
            return Line(
                start: paragraph[line.lowerBound].start, end: last.end,
                indentation: line.lowerBound == 0 ? 0..<0 : indentation.repeated, isLast: last.isLast)
        }.reversed()
    }
}

extension WrapPiece {
    /// Takes in the piece after it if that takes up no room, or if both are a small part of a word that is
    /// wider than a line: so there is a limit to the pieces of a line.
    ///
    /// - Parameter grain: How wide a part of such a word may become.
    fileprivate mutating func absorb(_ piece: WrapPiece, grain: Double) -> Bool {
        if piece.end > piece.start {
            let isGrain = breakAfter == .grapheme && width + piece.width <= grain
            guard spaceWidth == 0, piece.width == 0 || isGrain else { return false }
            end = piece.end
            width += piece.width
        }
        spaceWidth += piece.spaceWidth
        next = piece.next
        breakAfter = piece.breakAfter
        hasTab = hasTab || piece.hasTab
        isLast = piece.isLast
        return true
    }
}

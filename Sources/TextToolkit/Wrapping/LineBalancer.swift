/// Divides a paragraph into the fewest lines, then with the fewest breaks inside phrases and words, then without
/// a short last line, then as evenly as can be.
struct LineBalancer {
    private let pieces: [WrapPiece]
    private let indentation: Double
    private let lineWidth: Double
    private let measure: TextMeasure

    /// - Parameter indentation: The column that all lines but the first start in.
    init(_ pieces: [WrapPiece], indentation: Double, lineWidth: Double, measure: TextMeasure) {
        self.pieces = pieces
        self.indentation = indentation
        self.lineWidth = lineWidth
        self.measure = measure
    }

    /// What is wrong with the lines from one piece on, the worst first.
    private struct Cost {
        var lines = 0
        var brokenPhrases = 0
        var isLastShort = false
        // For so many lines of as much text: the least where they are the most alike.
        var squares = 0.0

        func isBetter(than other: Cost) -> Bool {
            if lines != other.lines { return lines < other.lines }
            if brokenPhrases != other.brokenPhrases { return brokenPhrases < other.brokenPhrases }
            if isLastShort != other.isLastShort { return other.isLastShort }
            return squares < other.squares
        }
    }

    /// The lines, as ranges of the pieces.
    ///
    /// - Complexity: O(*n*) in the pieces, for as many as there are room for on a line.
    func lines() -> [Range<Int>] {
        var costs = Array(repeating: Cost(), count: pieces.count + 1)
        var ends = Array(repeating: 0, count: pieces.count)
        for start in pieces.indices.reversed() {
            var best: Cost?
            var column = start == 0 ? 0 : indentation
            for index in start..<pieces.count {
                let piece = pieces[index]
                let width = measure.width(of: piece, from: column)
                let lineEnd = column + width.content
                if index > start, lineEnd > lineWidth { break }
                let cost = cost(ofLineTo: index, width: lineEnd, before: costs[index + 1])
                // Of two that are equally good, the one with the longer line above.
                if best.map({ !$0.isBetter(than: cost) }) ?? true {
                    best = cost
                    ends[start] = index + 1
                }
                column = lineEnd + width.spaces
            }
            costs[start] = best ?? Cost()
        }
        var lines: [Range<Int>] = []
        while (lines.last?.upperBound ?? 0) < pieces.count {
            let start = lines.last?.upperBound ?? 0
            lines.append(start..<ends[start])
        }
        return lines
    }

    private func cost(ofLineTo index: Int, width: Double, before rest: Cost) -> Cost {
        var cost = rest
        cost.lines += 1
        cost.squares += width * width
        if index == pieces.count - 1 {
            cost.isLastShort = width <= lineWidth / 4
        } else {
            switch pieces[index].breakAfter {
            case .mandatory, .phrase: break
            case .word: cost.brokenPhrases += 1
            // A broken word is worse than any number of broken phrases that the same lines could have instead.
            case .grapheme: cost.brokenPhrases += pieces.count
            }
        }
        return cost
    }
}

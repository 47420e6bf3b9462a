/// Walks over the occurrences of words in a text: has a `WordScanner` look at its plain words, and ICU divide what
/// stands between those.
public struct WordCursor: TextCursor {
    /// Which words are looked for, and which of their occurrences are reported.
    public struct Plan: Sendable {
        let finder: WordFinder
        let occurrences: WordFinder.Occurrences
        let withinLines: Bool

        /// - Parameter withinLines: Whether no phrase goes across the end of a line.
        package init(
            _ finder: WordFinder, _ occurrences: WordFinder.Occurrences = .leftmostLongest, withinLines: Bool = false
        ) {
            self.finder = finder
            self.occurrences = occurrences
            self.withinLines = withinLines
        }
    }

    private static let largestStretch = 64 * 1024

    private var scanner: WordScanner
    private var index = 0
    private var isFinished = false

    /// What is still to be searched, without the stretch that ICU is dividing.
    package private(set) var rest: Range<Int>
    private var segments: SegmentCursor
    private var isInStretch = false
    // How many bytes the next stretch has, unless it is over before.
    private var stretchSize = 1

    /// Starts at the start of a UTF-8 range of a text.
    public init(_ plan: Plan, in range: Range<Int>) {
        rest = range
        // All segments, not only the words: it matters what stands between them.
        let segmenter = Segmenter(unopened: .word, language: plan.finder.language)
        segments = SegmentCursor(SegmentCursor.Plan(segmenter), in: range.lowerBound..<range.lowerBound)
        scanner = WordScanner(plan)
    }

    /// Whether nothing is left to ``take()``.
    public var isEmpty: Bool { index == scanner.found.count }

    /// How many symbols of phrases were found, and how many shorter phrases were tried for one.
    package var steps: Int { scanner.steps }

    /// Takes the next of the occurrences that have been found.
    public mutating func take() -> UTF8WordMatch {
        index += 1
        return scanner.found[index - 1]
    }

    /// Finds some more occurrences, if there are any.
    public mutating func refill(from text: Span<UInt8>) -> Bool {
        index = 0
        scanner.forget()
        while !isFinished {
            if isInStretch {
                isInStretch = segments.refill(from: text)
                if isInStretch { scanner.scan(&segments, in: text) }
            } else if rest.isEmpty {
                scanner.finish()
                isFinished = true
            } else {
                scanPlainWords(of: text)
            }
            if !isEmpty { return true }
        }
        return false
    }

    private mutating func scanPlainWords(of text: Span<UInt8>) {
        let (end, isStretch) = scanner.scanPlainWords(rest, of: text)
        rest = end..<rest.upperBound
        guard isStretch else { return }
        let stretch =
            end..<scanner.plainWords.endOfStretch(
                from: end, upTo: rest.upperBound, size: stretchSize, in: text)
        // The first line alone, for those who want only one word of a long text.
        stretchSize = min(Self.largestStretch, 4 * max(stretchSize, stretch.count))
        segments.enter(stretch)
        isInStretch = true
        rest = stretch.upperBound..<rest.upperBound
    }
}

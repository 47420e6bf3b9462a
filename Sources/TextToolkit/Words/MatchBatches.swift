internal import ICUSupport

/// The occurrences of words in a text, some at a time.
///
/// A value: a copy goes its own way.
struct MatchBatches {
    private static let largestStretch = 64 * 1024

    private var scanner: WordScanner
    private var index = 0
    private var isFinished = false

    // What is still to be searched, but for the stretch that ICU is dividing.
    private var rest: Range<Int>
    private var segments: SegmentBatches
    private var isInStretch = false
    // How many bytes the next stretch has, unless it is over before.
    private var stretchSize = 1

    /// - Parameters:
    ///   - part: The UTF-8 range of a text that is to be searched. Ranges count from the text's start.
    ///   - withinLines: Whether no phrase goes across the end of a line.
    init(
        _ finder: WordFinder, part: Range<Int>, _ occurrences: WordFinder.Occurrences, withinLines: Bool = false
    ) {
        rest = part
        // All segments, not only the words: it matters what stands between them.
        let segmenter = Segmenter(unopened: .word, locale: finder.locale)
        segments = SegmentBatches(segmenter, part: part.lowerBound..<part.lowerBound, wordsOnly: false)
        scanner = WordScanner(finder, occurrences, withinLines: withinLines)
    }

    /// Whether the next occurrence waits for ``refill(from:)``.
    var isEmpty: Bool { index == scanner.found.count }

    /// The next occurrence.
    mutating func next() -> WordScanner.Found {
        index += 1
        return scanner.found[index - 1]
    }

    /// Finds some more occurrences, if there are any.
    mutating func refill(from text: Span<UInt8>) -> Bool {
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
        // The first line for itself, for those who want but one word of a long text.
        stretchSize = min(Self.largestStretch, 4 * max(stretchSize, stretch.count))
        segments.enter(stretch)
        isInStretch = true
        rest = stretch.upperBound..<rest.upperBound
    }
}

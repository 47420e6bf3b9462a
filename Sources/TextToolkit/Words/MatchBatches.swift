internal import ICUSupport

/// The occurrences of words in a text, as many at a time as a batch of segments has.
///
/// A value: a copy goes its own way.
struct MatchBatches {
    private var segments: SegmentBatches
    private var scanner: WordScanner
    private var index = 0
    private var isFinished = false

    /// - Parameters:
    ///   - part: The UTF-8 range of a text that is to be searched. Ranges count from the text's start.
    ///   - withinLines: Whether no phrase goes across the end of a line.
    init(
        _ finder: WordFinder, part: Range<Int>, _ occurrences: WordFinder.Occurrences, withinLines: Bool = false
    ) {
        // All segments, not only the words: it matters what stands between them.
        let segmenter = Segmenter(unopened: .word, locale: finder.locale)
        segments = SegmentBatches(segmenter, part: part, wordsOnly: false)
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
        while !isFinished {
            if segments.refill(from: text) {
                scanner.scan(&segments, in: text)
            } else {
                scanner.finish()
                isFinished = true
            }
            if !isEmpty { return true }
        }
        scanner.finish()
        return false
    }
}

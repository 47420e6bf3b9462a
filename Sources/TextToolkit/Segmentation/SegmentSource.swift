internal import ICUSupport

/// Finds the segments of one loaded text: by ICU alone, or by ICU and the model of phrases.
struct SegmentSource: ~Copyable {
    private var iterator: BreakIterator?
    private var phrases: PhraseFinder?
    private let leastStatus: Int32

    /// - Parameter leastStatus: The rule status that a segment must have to be found.
    init(_ segmenter: Segmenter, leastStatus: Int32) throws(ICUError) {
        self.leastStatus = leastStatus
        if segmenter.granularity == .phrase {
            iterator = nil
            phrases = try PhraseFinder(locale: segmenter.locale)
        } else {
            iterator = try BreakIterator(
                segmenter.granularity.boundaries, locale: segmenter.locale.localeIdentifier)
            phrases = nil
        }
    }

    /// Takes a text and goes to its start.
    mutating func load(_ text: Span<UInt8>) throws(ICUError) {
        try iterator?.load(text)
        try phrases?.load(text)
    }

    /// Overwrites the start of `segments` with the next ones of the loaded text.
    ///
    /// - Returns: How many there were: fewer than fit, and the text has ended.
    mutating func next(_ segments: inout [BreakIterator.Segment], in text: Span<UInt8>) -> Int {
        if let count = iterator?.next(&segments, leastStatus: leastStatus) { return count }
        return phrases?.next(&segments, in: text) ?? 0
    }
}

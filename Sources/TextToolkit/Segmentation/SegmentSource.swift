internal import ICUSupport

/// Finds the segments of one loaded text: by ICU alone, or by ICU and the model of phrases; and joins those again that
/// divide a word that is to be kept.
struct SegmentSource: ~Copyable {
    private var iterator: BreakIterator?
    private var phrases: PhraseFinder?
    private var keptSpans: KeptSpans?
    private let sentences: EnglishSentences?
    private let leastStatus: Int32
    // A segment that ends inside a kept word, as far as it has been found.
    private var open: BreakIterator.Segment?
    // How many were found, before some were joined.
    private var found = 0

    /// - Parameter leastStatus: The rule status that a segment must have to be found.
    init(_ segmenter: Segmenter, leastStatus: Int32) throws(ICUError) {
        self.leastStatus = leastStatus
        keptSpans = segmenter.keptWords.map { KeptSpans($0) }
        sentences = segmenter.granularity == .sentence ? .of(segmenter.locale) : nil
        if segmenter.granularity == .phrase {
            iterator = nil
            phrases = try PhraseFinder(locale: segmenter.locale)
        } else {
            // Of English sentences, our rules know all abbreviations that ICU's do.
            let locale = sentences == nil ? segmenter.locale : .english
            iterator = try BreakIterator(segmenter.granularity.boundaries, locale: locale.localeIdentifier)
            phrases = nil
        }
    }

    /// Takes a text and goes to its start.
    mutating func load(_ text: Span<UInt8>) throws(ICUError) {
        try iterator?.load(text)
        try phrases?.load(text)
        keptSpans?.restart()
        open = nil
        found = 0
    }

    /// Overwrites the start of `segments` with the next ones of the loaded text.
    ///
    /// - Returns: How many there were, which may be none; and whether the text has ended. What has just ended may
    ///   not be known to have.
    mutating func next(
        _ segments: inout [BreakIterator.Segment], in text: Span<UInt8>
    ) -> (count: Int, isAtEnd: Bool) {
        let count = findNext(&segments, in: text)
        found += count
        return (joins ? join(&segments, count, in: text) : count, count < segments.count)
    }

    /// Goes to where another source of the same segments is in the same text.
    mutating func advance(to other: borrowing SegmentSource, in text: Span<UInt8>) {
        if other.found == 0 { return }
        var skipped = Array(repeating: BreakIterator.Segment(), count: other.found)
        _ = next(&skipped, in: text)
    }

    private mutating func findNext(_ segments: inout [BreakIterator.Segment], in text: Span<UInt8>) -> Int {
        // What is joined may have a higher status than its parts.
        let leastStatus = joins ? 0 : leastStatus
        if let count = iterator?.next(&segments, leastStatus: leastStatus) { return count }
        return phrases?.next(&segments, in: text) ?? 0
    }

    /// Whether segments may be joined again.
    private var joins: Bool { keptSpans != nil || sentences != nil }

    private mutating func join(
        _ segments: inout [BreakIterator.Segment], _ count: Int, in text: Span<UInt8>
    ) -> Int {
        var joined = 0
        for index in 0..<count {
            var segment = segments[index]
            if let open {
                // Of several words, the kind is the highest of theirs.
                segment = .init(open.x, segment.y, max(open.z, segment.z), 0)
            }
            let end = Int(segment.y)
            if keptSpans?.contains(end, in: text) ?? false
                || sentences?.goesOn(at: end, from: Int(segment.x), in: text) ?? false
            {
                open = segment
            } else {
                open = nil
                if segment.z >= leastStatus {
                    segments[joined] = segment
                    joined += 1
                }
            }
        }
        return joined
    }
}

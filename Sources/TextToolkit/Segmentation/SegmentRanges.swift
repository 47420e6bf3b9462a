/// The segments of a part of some UTF-8 bytes as ranges, for whoever has the bytes in a span.
///
/// A value: a copy goes its own way.
package struct SegmentRanges {
    private var segments: SegmentBatches

    /// - Parameter part: The UTF-8 range that is divided. Ranges count from the start of the bytes.
    package init(by segmenter: Segmenter, part: Range<Int>) {
        segments = SegmentBatches(segmenter, part: part, wordsOnly: false)
    }

    /// Finds the next segment, or `nil` at the end of the part. The bytes must be the same each time.
    package mutating func next(in text: Span<UInt8>) -> Range<Int>? {
        if segments.isEmpty, !segments.refill(from: text) { return nil }
        return segments.next().range
    }
}

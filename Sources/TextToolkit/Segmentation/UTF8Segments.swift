internal import ICUSupport

/// The segments of UTF-8 bytes, found one after another as they are asked for.
///
/// Get one with ``UTF8Text/segments(by:locale:)``.
public struct UTF8Segments: Sequence, Sendable {
    private let text: UTF8Text
    private let part: Range<Int>
    private let segmenter: Segmenter

    init(of text: UTF8Text, in part: Range<Int>? = nil, by segmenter: Segmenter) {
        self.text = text
        self.part = part ?? text.bytes.indices
        self.segmenter = segmenter
    }

    /// Starts at the start of the text.
    public func makeIterator() -> Iterator {
        Iterator(text, in: part, segmenter)
    }

    /// Walks over the segments of UTF-8 bytes.
    public struct Iterator: IteratorProtocol {
        private let bytes: [UInt8]
        @usableFromInline let status: RuleStatus
        @usableFromInline var segments: SegmentBatches

        init(_ text: UTF8Text, in part: Range<Int>, _ segmenter: Segmenter, wordsOnly: Bool = false) {
            bytes = text.bytes
            status = RuleStatus(segmenter.granularity)
            segments = SegmentBatches(segmenter, part: part, wordsOnly: wordsOnly)
        }

        /// Finds the next segment, or `nil` at the end of the text.
        @inlinable
        public mutating func next() -> UTF8Segment? {
            if segments.isEmpty, !refill() { return nil }
            let next = segments.next()
            return UTF8Segment(
                range: next.range,
                kind: status.kind(of: next.status),
                isMandatoryBreak: status.isMandatoryBreak(next.status)
            )
        }

        @usableFromInline
        mutating func refill() -> Bool {
            let bytes = bytes
            return segments.refill(from: bytes.span)
        }
    }
}

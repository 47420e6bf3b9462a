internal import ICUSupport

/// The segments of UTF-8 bytes, found one after another as they are asked for.
///
/// Get one with ``UTF8Text/segments(by:locale:)``.
public struct UTF8Segments: Sequence, Sendable {
    private let text: UTF8Text
    private let segmenter: Segmenter

    init(of text: UTF8Text, by segmenter: Segmenter) {
        self.text = text
        self.segmenter = segmenter
    }

    /// Starts at the start of the text.
    public func makeIterator() -> Iterator {
        Iterator(text, segmenter)
    }

    /// Walks over the segments of UTF-8 bytes.
    public struct Iterator: IteratorProtocol {
        private let bytes: [UInt8]
        private let status: RuleStatus
        private var boundaries: BoundaryIterator
        private var start = 0

        fileprivate init(_ text: UTF8Text, _ segmenter: Segmenter) {
            bytes = text.bytes
            status = RuleStatus(segmenter.granularity)
            boundaries = BoundaryIterator(segmenter)
        }

        /// Finds the next segment, or `nil` at the end of the text.
        public mutating func next() -> UTF8Segment? {
            if boundaries.isEmpty, !refill() { return nil }
            let boundary = boundaries.next()
            defer { start = boundary.end }
            return UTF8Segment(
                range: start..<boundary.end,
                kind: status.kind(of: boundary.status),
                isMandatoryBreak: status.isMandatoryBreak(boundary.status))
        }

        private mutating func refill() -> Bool {
            let bytes = bytes
            return boundaries.refill(from: bytes.span)
        }
    }
}

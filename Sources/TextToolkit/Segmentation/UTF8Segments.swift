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
        @usableFromInline let bytes: [UInt8]
        @usableFromInline let status: RuleStatus
        @usableFromInline var boundaries: BoundaryIterator
        @usableFromInline let wordsOnly: Bool
        @usableFromInline var start = 0

        init(_ text: UTF8Text, _ segmenter: Segmenter, wordsOnly: Bool = false) {
            self.wordsOnly = wordsOnly
            bytes = text.bytes
            status = RuleStatus(segmenter.granularity)
            boundaries = BoundaryIterator(segmenter)
        }

        /// Finds the next segment, or `nil` at the end of the text.
        @inlinable
        public mutating func next() -> UTF8Segment? {
            while true {
                if boundaries.isEmpty, !refill() { return nil }
                let boundary = boundaries.next()
                let kind = status.kind(of: boundary.status)
                let range = start..<boundary.end
                start = boundary.end
                if wordsOnly, kind == .none { continue }
                return UTF8Segment(
                    range: range,
                    kind: kind,
                    isMandatoryBreak: status.isMandatoryBreak(boundary.status)
                )
            }
        }

        @usableFromInline
        mutating func refill() -> Bool {
            let bytes = bytes
            return boundaries.refill(from: bytes.span)
        }
    }
}

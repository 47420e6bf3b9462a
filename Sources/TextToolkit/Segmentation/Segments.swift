internal import ICUSupport

/// The segments of a string, found one after another as they are asked for.
///
/// Get one with ``Swift/StringProtocol/segments(by:locale:)``. Nothing is found before the first is asked
/// for, and the first costs its line only, however long the text is.
public struct Segments: Sequence, Sendable {
    private let text: Substring
    private let segmenter: Segmenter

    init(of text: Substring, by segmenter: Segmenter) {
        self.text = text
        self.segmenter = segmenter
    }

    /// Starts at the start of the text.
    public func makeIterator() -> Iterator {
        Iterator(text, segmenter)
    }

    /// Walks over the segments of a string.
    public struct Iterator: IteratorProtocol {
        private let text: String
        private let origin: Int
        private let limit: Int
        private let status: RuleStatus
        private var boundaries: BoundaryIterator
        private var start: String.Index

        fileprivate init(_ text: Substring, _ segmenter: Segmenter) {
            self.text = text.base
            origin = text.base.utf8.distance(from: text.base.startIndex, to: text.startIndex)
            limit = origin + text.utf8.count
            status = RuleStatus(segmenter.granularity)
            boundaries = BoundaryIterator(segmenter)
            start = text.startIndex
        }

        /// Finds the next segment, or `nil` at the end of the text.
        public mutating func next() -> Segment? {
            if boundaries.isEmpty, !refill() { return nil }
            let boundary = boundaries.next()
            let end = text.utf8.index(text.utf8.startIndex, offsetBy: origin + boundary.end)
            defer { start = end }
            return Segment(
                text: text[start..<end],
                kind: status.kind(of: boundary.status),
                isMandatoryBreak: status.isMandatoryBreak(boundary.status))
        }

        private mutating func refill() -> Bool {
            let text = text
            return boundaries.refill(from: text.utf8.span.extracting(origin..<limit))
        }
    }
}

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
        @usableFromInline let text: String
        @usableFromInline let status: RuleStatus
        @usableFromInline var segments: SegmentBatches

        init(_ text: Substring, _ segmenter: Segmenter, wordsOnly: Bool = false) {
            self.text = text.base
            status = RuleStatus(segmenter.granularity)
            let start = text.base.utf8.distance(from: text.base.startIndex, to: text.startIndex)
            segments = SegmentBatches(segmenter, part: start..<start + text.utf8.count, wordsOnly: wordsOnly)
        }

        /// Finds the next segment, or `nil` at the end of the text.
        @inlinable
        public mutating func next() -> Segment? {
            if segments.isEmpty, !refill() { return nil }
            let next = segments.next()
            return Segment(
                text: text[index(next.range.lowerBound)..<index(next.range.upperBound)],
                kind: status.kind(of: next.status),
                isMandatoryBreak: status.isMandatoryBreak(next.status)
            )
        }

        @inlinable @inline(__always)
        func index(_ offset: Int) -> String.Index {
            text.utf8.index(text.utf8.startIndex, offsetBy: offset)
        }

        @usableFromInline
        mutating func refill() -> Bool {
            let text = text
            return segments.refill(from: text.utf8.span)
        }
    }
}

internal import ICUSupport

/// Answers whether ICU has a boundary at one offset after another.
struct BreakCursor: ~Copyable {
    private var iterator: BreakIterator
    private var segments = [BreakIterator.Segment](repeating: .init(), count: 2048)
    private var index = 0
    private var count = 0
    private var isLastBatch = false

    init(_ granularity: BreakIterator.Granularity, locale: String) throws(ICUError) {
        iterator = try BreakIterator(granularity, locale: locale)
    }

    /// Takes a text and goes to its start.
    mutating func load(_ text: Span<UInt8>) throws(ICUError) {
        try iterator.load(text)
        index = 0
        count = 0
        isLastBatch = false
    }

    /// The segments of the text, if nobody asks for boundaries.
    mutating func next(_ segments: inout [BreakIterator.Segment]) -> Int { iterator.next(&segments) }

    /// Whether a segment ends at an offset. Offsets must rise, and none that is a boundary may be left out.
    @inline(__always)
    mutating func endsSegment(at offset: Int) -> Bool {
        if index == count, !refill() { return false }
        guard Int(segments[index].end) == offset else { return false }
        index += 1
        return true
    }

    /// Whether a line must end where the last segment did.
    mutating func isAtMandatoryBreak() -> Bool { index > 0 && segments[index - 1].isMandatoryBreak }

    /// What the segment after the last one consists of.
    mutating func kindOfNext() -> BreakIterator.Kind { index < count || refill() ? segments[index].kind : .other }

    private mutating func refill() -> Bool {
        if isLastBatch { return false }
        index = 0
        count = iterator.next(&segments)
        isLastBatch = count < segments.count
        return count > 0
    }
}

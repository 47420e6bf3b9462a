internal import ICUSupport

/// Walks over a text in blocks of whole lines and finds segments in batches.
///
/// LF always ends a segment, and nothing before it can change a boundary behind it, so a text
/// can be handed to ICU a block of lines at a time: the first block is the first line alone,
/// for those who want but one word of a long text, and later ones grow to the size at which
/// ICU runs fastest.
final class SegmentWalker {
    private static let largestBlock = 64 * 1024

    private let segmenter: Segmenter
    private let leastStatus: Int32
    private var source: SegmentSource
    private var block = 0..<0
    private var blockIsDone = true

    /// - Parameter leastStatus: The rule status that a segment must have to be found.
    init(_ segmenter: Segmenter, leastStatus: Int32) throws(ICUError) {
        self.segmenter = segmenter
        self.leastStatus = leastStatus
        source = try SegmentSource(segmenter, leastStatus: leastStatus)
    }

    /// Overwrites the start of `segments` with the next ones of `text`.
    ///
    /// - Returns: How many there are, 0 at the end of the text; and the UTF-8 offset that
    ///   they count from.
    func next(
        _ segments: inout [BreakIterator.Segment], in text: Span<UInt8>
    ) throws(ICUError) -> (count: Int, base: Int) {
        while true {
            if blockIsDone {
                if block.upperBound == text.count { return (0, text.count) }
                let size = block.isEmpty ? 1 : min(Self.largestBlock, 4 * block.count)
                try load(block.upperBound..<text.endOfLine(from: block.upperBound + size - 1), of: text)
            }
            let (count, isAtEnd) = source.next(&segments, in: text.extracting(block))
            blockIsDone = isAtEnd
            if count > 0 { return (count, block.lowerBound) }
        }
    }

    /// Forgets the text, for another.
    func restart() {
        block = 0..<0
        blockIsDone = true
    }

    /// A second walker over the same text that stands where this one does.
    func copy(in text: Span<UInt8>) throws(ICUError) -> SegmentWalker {
        let copy = try SegmentWalker(segmenter, leastStatus: leastStatus)
        try copy.load(block, of: text)
        copy.source.advance(to: source, in: text.extracting(block))
        copy.blockIsDone = blockIsDone
        return copy
    }

    private func load(_ block: Range<Int>, of text: Span<UInt8>) throws(ICUError) {
        precondition(
            block.count <= BreakIterator.maximumLength, "A line of 2 GiB or more is beyond what ICU can count.")
        try source.load(text.extracting(block))
        self.block = block
        blockIsDone = false
    }
}

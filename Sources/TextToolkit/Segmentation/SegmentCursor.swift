internal import ICUSupport

/// Walks over the segments of a text: hands it to a `SegmentSource` in blocks of whole lines.
///
/// LF always ends a segment, and nothing before it can change a boundary after it. The first block is the first line
/// alone, for those who want only one word of a long text; later ones grow to the size at which ICU runs fastest.
public struct SegmentCursor: TextCursor {
    /// What a text is divided into, and whether only words are wanted.
    public struct Plan: Sendable {
        let segmenter: Segmenter
        let wordsOnly: Bool

        package init(_ segmenter: Segmenter, wordsOnly: Bool = false) {
            self.segmenter = segmenter
            self.wordsOnly = wordsOnly
        }
    }

    private static let largestBlock = 64 * 1024

    private let plan: Plan
    private var source: SegmentSource?
    // What the source divides now, and where the part ends that is to be divided.
    private var block: Range<Int>
    private var end: Int
    // Inlined into the loops of clients, as is all that happens once a segment.
    @usableFromInline var found: [UTF8Segment] = []
    @usableFromInline var index = 0

    /// Starts at the start of a UTF-8 range of a text.
    public init(_ plan: Plan, in range: Range<Int>) {
        self.plan = plan
        block = range.lowerBound..<range.lowerBound
        end = range.upperBound
    }

    /// Leaves what is not divided yet, and goes to another range of the text.
    mutating func enter(_ range: Range<Int>) {
        block = range.lowerBound..<range.lowerBound
        end = range.upperBound
        index = 0
        found.removeAll(keepingCapacity: true)
        if isKnownUniquelyReferenced(&source) { source!.leave() } else { source = nil }
    }

    /// How many bytes have been handed to ICU.
    package private(set) var dividedCount = 0

    /// Whether nothing is left to ``take()``.
    @inlinable @inline(__always)
    public var isEmpty: Bool { index == found.count }

    /// Takes the next of the segments that have been found.
    @inlinable @inline(__always)
    public mutating func take() -> UTF8Segment {
        let next = found[index]
        index += 1
        return next
    }

    /// Finds some more segments, if there are any.
    public mutating func refill(from text: Span<UInt8>) -> Bool {
        index = 0
        found.removeAll(keepingCapacity: true)
        do throws(ICUError) {
            if source == nil {
                source = try SegmentSource(plan)
            } else if !isKnownUniquelyReferenced(&source) {
                source = try source!.copy(in: text.extracting(block))
            }
            while found.isEmpty {
                if source!.isAtEnd {
                    if block.upperBound == end { return false }
                    try loadBlock(of: text)
                }
                source!.appendNext(of: text.extracting(block), from: block.lowerBound, to: &found)
            }
            return true
        } catch {
            error.endProgram()
        }
    }

    private mutating func loadBlock(of text: Span<UInt8>) throws(ICUError) {
        let size = block.isEmpty ? 1 : min(Self.largestBlock, 4 * block.count)
        let start = block.upperBound
        block = start..<text.extracting(..<end).endOfLine(from: start + size - 1)
        precondition(
            block.count <= BreakIterator.maximumLength, "A line of 2 GiB or more is beyond what ICU can count.")
        dividedCount += block.count
        try source!.load(text.extracting(block))
    }
}

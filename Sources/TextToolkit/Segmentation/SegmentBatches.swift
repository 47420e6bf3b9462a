internal import ICUSupport

/// The segments of a text one after another, out of the batches of a walker.
///
/// A value: a copy goes its own way.
@usableFromInline
struct SegmentBatches {
    private static let smallest = 32
    private static let largest = 2048

    private let segmenter: Segmenter
    private let leastStatus: Int32
    private var part: Range<Int>
    private var walker: SegmentWalker?

    // The current batch: `x` and `y` are where a segment starts and ends, from `base`; `z` is its rule status.
    // Inlined into the loops of clients, as is all that happens once a segment.
    @usableFromInline var batch: [SIMD4<Int32>] = []
    @usableFromInline var index = 0
    @usableFromInline var count = 0
    @usableFromInline var base = 0

    /// - Parameter part: The UTF-8 range of a text that is to be divided. Ranges count from the text's start.
    init(_ segmenter: Segmenter, part: Range<Int>, wordsOnly: Bool) {
        self.segmenter = segmenter
        self.part = part
        // Spaces, punctuation and symbols have a status below 100 (`UBRK_WORD_NONE_LIMIT`).
        leastStatus = wordsOnly ? 100 : 0
    }

    /// Whether the next segment waits for ``refill(from:)``.
    @inlinable @inline(__always)
    var isEmpty: Bool { index == count }

    /// The UTF-8 range of the next segment, with ICU's rule status.
    @inlinable @inline(__always)
    mutating func next() -> (range: Range<Int>, status: Int32) {
        let segment = batch[index]
        index += 1
        return (base + Int(segment.x)..<base + Int(segment.y), segment.z)
    }

    /// Leaves what is not divided yet, and goes to another part of the text.
    mutating func enter(_ part: Range<Int>) {
        self.part = part
        index = 0
        count = 0
        if isKnownUniquelyReferenced(&walker) {
            walker?.restart()
        } else {
            walker = nil
        }
    }

    /// Finds some more segments, if there are any.
    @usableFromInline
    mutating func refill(from text: Span<UInt8>) -> Bool {
        let text = text.extracting(part)
        do throws(ICUError) {
            if walker == nil {
                walker = try SegmentWalker(segmenter, leastStatus: leastStatus)
                batch = Array(repeating: .init(), count: Self.smallest)
            } else {
                if !isKnownUniquelyReferenced(&walker) { walker = try walker?.copy(in: text) }
                if batch.count < Self.largest { batch = Array(repeating: .init(), count: Self.largest) }
            }
            index = 0
            (count, base) = try walker!.next(&batch, in: text)
            base += part.lowerBound
            return count > 0
        } catch {
            fatalError("Out of memory in ICU, or its data are missing. \(error)")
        }
    }
}

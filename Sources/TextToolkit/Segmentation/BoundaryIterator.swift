internal import ICUSupport

/// The boundaries of a text one after another, out of the batches of a walker.
///
/// A value: a copy goes its own way.
@usableFromInline
struct BoundaryIterator {
    private static let smallestBatch = 32
    private static let largestBatch = 2048

    private let segmenter: Segmenter
    private var walker: BoundaryWalker?

    // Of the current batch; `x` is where a segment ends, `y` the rule status. Inlined into the
    // loops of clients, as is all that happens once a segment.
    @usableFromInline var boundaries: [SIMD2<Int32>] = []
    @usableFromInline var index = 0
    @usableFromInline var count = 0
    @usableFromInline var base = 0

    init(_ segmenter: Segmenter) {
        self.segmenter = segmenter
    }

    /// Whether the next boundary waits for ``refill(from:)``.
    @inlinable @inline(__always)
    var isEmpty: Bool { index == count }

    /// The next boundary, as a UTF-8 offset in the text, with ICU's rule status.
    @inlinable @inline(__always)
    mutating func next() -> (end: Int, status: Int32) {
        let boundary = boundaries[index]
        index += 1
        return (base + Int(boundary.x), boundary.y)
    }

    /// Finds some more boundaries, if there are any.
    @usableFromInline
    mutating func refill(from text: Span<UInt8>) -> Bool {
        do throws(ICUError) {
            if walker == nil {
                walker = try BoundaryWalker(segmenter)
                boundaries = Array(repeating: .init(), count: Self.smallestBatch)
            } else {
                if !isKnownUniquelyReferenced(&walker) { walker = try walker?.copy(in: text) }
                if boundaries.count < Self.largestBatch {
                    boundaries = Array(repeating: .init(), count: Self.largestBatch)
                }
            }
            index = 0
            (count, base) = try walker!.next(&boundaries, in: text)
            return count > 0
        } catch {
            fatalError("Out of memory in ICU, or its data are missing. \(error)")
        }
    }
}

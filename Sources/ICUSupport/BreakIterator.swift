internal import ICUShims
internal import Synchronization

/// Finds the boundaries of one loaded text: ICU's BreakIterator, over UTF-8.
///
/// Opened as a clone of a prototype that all iterators of the same granularity
/// and locale share, which costs a tenth of opening one.
@safe package struct BreakIterator: ~Copyable {
    package enum Granularity: Int32, Sendable {
        case grapheme, word, line, sentence
    }

    /// Where a segment ends, in UTF-8 bytes from the start of the loaded text,
    /// and ICU's rule status of the segment.
    package struct Boundary: Sendable {
        package var end: Int32 = 0
        package var status: Int32 = 0

        package init() {}
    }

    /// The longest text that ``load(_:)`` takes, in UTF-8 bytes: ICU counts
    /// UTF-16 units in 32 bits.
    package static let maximumLength = Int(Int32.max)

    private let handle: OpaquePointer

    /// Opens an iterator for an ICU locale ID.
    package init(_ granularity: Granularity, locale: String) throws(ICUError) {
        unsafe handle = try prototypes.withLock { cache throws(ICUError) in
            try unsafe cache.prototype(granularity, locale: locale).clone()
        }
    }

    deinit {
        unsafe icus_breaks_close(handle)
    }

    /// Copies a well-formed text into the iterator and goes to its start.
    package mutating func load(_ text: Span<UInt8>) throws(ICUError) {
        try ICUError.check(
            unsafe text.withUnsafeBufferPointer { bytes in
                unsafe icus_breaks_load(handle, bytes.baseAddress, Int32(bytes.count))
            })
    }

    /// Overwrites the start of `boundaries` with the next boundaries, and
    /// returns how many there were: fewer than fit, and the text has ended.
    package mutating func next(_ boundaries: inout [Boundary]) -> Int {
        unsafe boundaries.withUnsafeMutableBytes { bytes in
            let capacity = bytes.count / MemoryLayout<icus_boundary>.stride
            guard let base = bytes.baseAddress else { return 0 }
            return unsafe Int(
                icus_breaks_next(handle, base.assumingMemoryBound(to: icus_boundary.self), Int32(capacity)))
        }
    }
}

/// An open iterator that is only ever cloned.
@safe private final class BreakPrototype {
    private let handle: OpaquePointer

    init(_ granularity: BreakIterator.Granularity, locale: String) throws(ICUError) {
        var opened: OpaquePointer?
        let kind = icus_granularity(rawValue: granularity.rawValue)!
        try ICUError.check(unsafe icus_breaks_open(kind, locale, &opened))
        unsafe handle = opened!
    }

    deinit {
        unsafe icus_breaks_close(handle)
    }

    func clone() throws(ICUError) -> OpaquePointer {
        var copy: OpaquePointer?
        try ICUError.check(unsafe icus_breaks_clone(handle, &copy))
        return unsafe copy!
    }
}

/// The prototypes opened so far, the most recently used ones last.
private struct PrototypeCache {
    /// Few programs see more than a handful of locales; one that sees
    /// thousands must not keep them all.
    private static let limit = 32

    private var entries: [(granularity: BreakIterator.Granularity, locale: String, prototype: BreakPrototype)] = []

    mutating func prototype(
        _ granularity: BreakIterator.Granularity, locale: String
    ) throws(ICUError) -> BreakPrototype {
        if let index = entries.lastIndex(where: { $0.granularity == granularity && $0.locale == locale }) {
            if index != entries.endIndex - 1 { entries.append(entries.remove(at: index)) }
        } else {
            let prototype = try BreakPrototype(granularity, locale: locale)
            if entries.count == Self.limit { entries.removeFirst() }
            entries.append((granularity, locale, prototype))
        }
        return entries[entries.endIndex - 1].prototype
    }
}

private let prototypes = Mutex(PrototypeCache())

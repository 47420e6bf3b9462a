internal import ICUShims

/// Finds the boundaries of one loaded text: ICU's BreakIterator, over UTF-8.
///
/// Opened as a clone of a prototype that all iterators of the same granularity
/// and locale share, which costs a tenth of opening one.
@safe package struct BreakIterator: ~Copyable {
    package enum Granularity: Int32, Sendable {
        case grapheme, word, line, sentence
    }

    /// What lies between two boundaries: its start (`x`) and end (`y`) in UTF-8 bytes from the start of
    /// the loaded text, and ICU's rule status of it (`z`).
    ///
    /// A type of the standard library, so that inlinable code may use it, and laid out as `icus_segment`.
    package typealias Segment = SIMD4<Int32>

    /// The longest text that ``load(_:)`` takes, in UTF-8 bytes: ICU counts
    /// UTF-16 units in 32 bits.
    package static let maximumLength = Int(Int32.max)

    private let handle: OpaquePointer

    /// Opens an iterator for an ICU locale ID.
    package init(_ granularity: Granularity, locale: String) throws(ICUError) {
        // ICU 72's clones forget what `-u-lw-phrase` asks for.
        if locale.contains("lw=") {
            var opened: OpaquePointer?
            try ICUError.check(
                unsafe icus_breaks_open(icus_granularity(rawValue: granularity.rawValue)!, locale, &opened))
            unsafe handle = opened!
            return
        }
        unsafe handle = try prototypes.clone(for: PrototypeKey(granularity: granularity, locale: locale)) {
            () throws(ICUError) in
            unsafe try Prototype(
                open: { unsafe icus_breaks_open(icus_granularity(rawValue: granularity.rawValue)!, locale, &$0) },
                clone: { unsafe icus_breaks_clone($0, &$1) },
                close: { unsafe icus_breaks_close($0) }
            )
        }.pointer
    }

    deinit {
        unsafe icus_breaks_close(handle)
    }

    /// Copies a well-formed text into the iterator and goes to its start.
    package mutating func load(_ text: Span<UInt8>) throws(ICUError) {
        try ICUError.check(
            unsafe text.withUnsafeBufferPointer { bytes in
                unsafe icus_breaks_load(handle, bytes.baseAddress, Int32(bytes.count))
            }
        )
    }

    /// Overwrites the start of `segments` with the next ones whose rule status is `leastStatus` or above.
    ///
    /// - Returns: How many there were: fewer than fit, and the text has ended.
    package mutating func next(_ segments: inout [Segment], leastStatus: Int32) -> Int {
        unsafe segments.withUnsafeMutableBytes { bytes in
            let capacity = bytes.count / MemoryLayout<icus_segment>.stride
            guard let base = bytes.baseAddress else { return 0 }
            let first = unsafe base.assumingMemoryBound(to: icus_segment.self)
            return unsafe Int(icus_breaks_next(handle, leastStatus, first, Int32(capacity)))
        }
    }
}

private struct PrototypeKey: Hashable {
    let granularity: BreakIterator.Granularity
    let locale: String
}

private let prototypes = PrototypeCache<PrototypeKey>()

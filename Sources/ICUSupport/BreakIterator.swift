internal import ICUShims

/// Finds the boundaries of one loaded text: ICU's BreakIterator, over UTF-8.
///
/// Opened as a clone of a prototype that all iterators of the same granularity
/// and locale share, which costs a tenth of opening one.
@usableFromInline
@safe package struct BreakIterator: ~Copyable {
    package enum Granularity: Int32, Sendable {
        case grapheme, word, line, sentence
    }

    /// What lies between two boundaries.
    @usableFromInline
    package struct Segment: Sendable {
        /// Where it starts and ends, in UTF-8 bytes from the start of the loaded text.
        package var start: Int32 = 0
        package var end: Int32 = 0
        @usableFromInline var kindNumber: UInt8 = 0
        /// Whether a line must end here; of lines only.
        package var isMandatoryBreak = false

        package init() {}

        package init(_ range: Range<Int>, kind: Kind = .other) {
            start = Int32(range.lowerBound)
            end = Int32(range.upperBound)
            kindNumber = kind.rawValue
        }

        /// What it consists of; of words only.
        @inlinable
        package var kind: Kind {
            switch kindNumber {
            case 1: .number
            case 2: .letter
            case 3: .kana
            case 4: .ideograph
            default: .other
            }
        }

        /// Goes on to the end of the next segment. Of several words, the kind is the highest of theirs.
        package mutating func join(_ next: Segment) {
            end = next.end
            kindNumber = max(kindNumber, next.kindNumber)
            isMandatoryBreak = isMandatoryBreak || next.isMandatoryBreak
        }

        // The shims write into an array of these. C counts the padding after the last field as a part of it, Swift does not.
        static let isLaidOutAsInC =
            MemoryLayout<Segment>.stride == MemoryLayout<icus_segment>.stride
            && MemoryLayout.offset(of: \Segment.end) == MemoryLayout.offset(of: \icus_segment.end)
            && MemoryLayout.offset(of: \Segment.kindNumber) == MemoryLayout.offset(of: \icus_segment.kind)
            && MemoryLayout.offset(of: \Segment.isMandatoryBreak)
                == MemoryLayout.offset(of: \icus_segment.is_mandatory_break)
    }

    /// What a segment consists of, by the rule of ICU that found it; numbered as in `icus_segment`.
    @usableFromInline
    package enum Kind: UInt8, Sendable {
        case other, number, letter, kana, ideograph
    }

    /// The longest text that ``load(_:)`` takes, in UTF-8 bytes: ICU counts
    /// UTF-16 units in 32 bits.
    package static let maximumLength = Int(Int32.max)

    private let handle: OpaquePointer

    /// Opens an iterator for an ICU locale ID.
    package init(_ granularity: Granularity, locale: String) throws(ICUError) {
        precondition(Segment.isLaidOutAsInC, "Swift and C lay segments out differently.")
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

    /// Overwrites the start of `segments` with the next ones, or with the next words.
    ///
    /// - Returns: How many there were: fewer than fit, and the text has ended.
    package mutating func next(_ segments: inout [Segment], wordsOnly: Bool = false) -> Int {
        unsafe segments.withUnsafeMutableBytes { bytes in
            guard let base = bytes.baseAddress else { return 0 }
            let first = unsafe base.assumingMemoryBound(to: icus_segment.self)
            let capacity = Int32(bytes.count / MemoryLayout<icus_segment>.stride)
            return unsafe Int(icus_breaks_next(handle, wordsOnly, first, capacity))
        }
    }

    /// All segments of a text.
    package mutating func segments(of text: Span<UInt8>) throws(ICUError) -> [Segment] {
        try load(text)
        var segments: [Segment] = []
        var batch = [Segment](repeating: Segment(), count: 64)
        while true {
            let count = next(&batch)
            segments += batch[..<count]
            if count < batch.count { return segments }
        }
    }
}

private struct PrototypeKey: Hashable {
    let granularity: BreakIterator.Granularity
    let locale: String
}

private let prototypes = PrototypeCache<PrototypeKey>()

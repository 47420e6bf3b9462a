internal import ICUSupport

/// Turns the segments of a text into what is compared: words by their canonical form, and the characters of
/// scripts that ICU divides with dictionaries one by one.
///
/// The same phrase may be divided otherwise alone and in a text where a dictionary does it, so that whole words
/// would not compare.
struct SegmentSymbols: Sendable {
    private let form: CanonicalForm
    private var buffer = [UInt8](repeating: 0, count: 64)
    private var isInert = false

    /// Where the symbols of the last segment are in its canonical form, one after the other; none where all of it are
    /// marks that make no difference.
    private(set) var parts: [Range<Int>] = []

    init(_ letterCase: WordFinder.LetterCase, _ variants: WordFinder.Variants) {
        form = CanonicalForm(foldsCase: letterCase == .ignored, dropsMarks: variants.contains(.diacritics))
    }

    /// Whether a dictionary divides the last segment, or some of it. It makes a word of what alone is none, as 々 is.
    private(set) var hasDictionaryCharacters = false

    /// Whether ASCII capitals are small letters in the canonical form.
    var lowercasesASCII: Bool { form.foldsCase }

    /// Divides a segment into ``parts``.
    mutating func divide(_ segment: Span<UInt8>) throws(ICUError) {
        parts.removeAll(keepingCapacity: true)
        isInert = !form.dropsMarks && segment.isInert
        hasDictionaryCharacters = isInert
        if isInert {
            for start in stride(from: 0, to: segment.count, by: 3) { parts.append(start..<start + 3) }
        } else {
            let count = try form.write(segment, to: &buffer)
            divide(count)
        }
    }

    /// The symbol that one of ``parts`` of a segment has.
    func symbol(_ part: Range<Int>, of segment: Span<UInt8>, in symbols: borrowing SymbolTable) -> Int32 {
        (isInert ? symbols.symbol(part, of: segment) : symbols.symbol(part, of: buffer.span)) ?? SymbolTable.unknown
    }

    /// The symbol that one of ``parts`` of a segment has, a new one if it has none yet.
    func insert(_ part: Range<Int>, of segment: Span<UInt8>, into symbols: inout SymbolTable) -> Int32 {
        isInert ? symbols.insert(part, of: segment) : symbols.insert(part, of: buffer.span)
    }

    private mutating func divide(_ count: Int) {
        var start = 0
        var index = 0
        while index < count {
            let (scalar, width) = buffer.span.scalar(at: index)
            if CharacterTraits(of: scalar).isDividedByDictionary {
                if start < index { parts.append(start..<index) }
                start = index + width
                hasDictionaryCharacters = true
                parts.append(index..<start)
            }
            index += width
        }
        if start < count { parts.append(start..<count) }
    }
}

extension Span<UInt8> {
    /// Whether all characters take three bytes and are divided by a dictionary, and together are their own form.
    fileprivate var isInert: Bool {
        var index = 0
        while index < count {
            guard index + 2 < count, self[index] & 0xF0 == 0xE0,
                CharacterTraits(of: scalar(at: index).value).isOwnFormAndDividedByDictionary
            else { return false }
            index += 3
        }
        return true
    }

    /// How many lines end in a segment that is white space, `nil` where it is none.
    ///
    /// The paragraph separator ends two: a paragraph is what a blank line ends.
    @inline(__always)
    func lineEndsIfWhiteSpace() -> Int? {
        if count == 1 {
            let byte = self[0]
            if byte == 0x20 { return 0 }
            if byte > 0x20 { return nil }
        }
        return lineEndsIfLongWhiteSpace()
    }

    private func lineEndsIfLongWhiteSpace() -> Int? {
        var ends = 0
        var index = 0
        var previous: Unicode.Scalar = " "
        while index < count {
            let (value, width) = scalar(at: index)
            let scalar = Unicode.Scalar(value)!
            guard scalar.properties.isWhitespace else { return nil }
            switch scalar {
            case "\n": ends += previous == "\r" ? 0 : 1
            case "\u{B}", "\u{C}", "\r", "\u{85}", "\u{2028}": ends += 1
            case "\u{2029}": ends += 2
            default: break
            }
            previous = scalar
            index += width
        }
        return ends
    }
}

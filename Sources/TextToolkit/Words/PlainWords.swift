/// What is known of the words of a text without asking ICU about each: where ASCII is divided beyond doubt.
///
/// Most words of most texts are runs of ASCII letters and digits, and most of these are not looked for. Such
/// a run is a word where no other character is joined with it, which few are, and they are known; see
/// ``PlainCharacters``. Each other character of ASCII is a segment of its own, or white space, if one of ASCII follows.
///
/// All that is not so is a stretch for ICU. How a text is parted makes no difference to what is found.
struct PlainWords: Sendable {
    /// How many bytes after a stretch must not be for ICU either, so that it pays to leave it.
    private static let leastPlain = 24

    private let symbols: SymbolTable
    private let lowercases: Bool
    private let kinds: [PlainCharacters.Kind]
    // The symbols of characters of ASCII other than letters and digits.
    private var signs = [Int32](repeating: SymbolTable.unknown, count: 128)
    // For each first byte of the words that have a symbol, a bit for each length that they have, the last bit for all
    // that are longer; and for each last byte, a bit for each first letter. Most words of a text are told by these.
    private var lengths = [UInt32](repeating: 0, count: 256)
    private var firsts = [UInt32](repeating: 0, count: 256)

    init(_ characters: PlainCharacters, _ symbols: SymbolTable, _ letterCase: WordFinder.LetterCase) {
        self.symbols = symbols
        lowercases = letterCase == .ignored
        kinds = characters.kinds
        for symbol in 1..<Int32(symbols.count) {
            let (first, length) = (symbols.firstByte(of: symbol), symbols.length(of: symbol))
            if kinds[Int(first)] == .letterOrDigit {
                lengths[Int(first)] |= Self.bit(ofLength: length)
                if lowercases, first >= UInt8(ascii: "a") {
                    lengths[Int(first ^ 0x20)] |= Self.bit(ofLength: length)
                }
                let last = symbols.lastByte(of: symbol)
                firsts[Int(last)] |= Self.bit(ofFirst: first)
                if lowercases, UInt8(ascii: "a")...UInt8(ascii: "z") ~= last {
                    firsts[Int(last ^ 0x20)] |= Self.bit(ofFirst: first)
                }
            } else if first < 0x80, length == 1 {
                signs[Int(first)] = symbol
            }
        }
    }

    @inline(__always)
    private static func bit(ofLength length: Int) -> UInt32 { 1 << UInt32(min(length, 31)) }

    // The same for a capital and its small letter.
    @inline(__always)
    private static func bit(ofFirst byte: UInt8) -> UInt32 { 1 << UInt32(byte & 31) }

    /// What the byte at an offset is.
    @inline(__always)
    func kind(at offset: Int, in text: Span<UInt8>) -> PlainCharacters.Kind { kinds[Int(text[offset])] }

    /// The symbol of a run of letters and digits.
    @inline(__always)
    func symbol(ofRun run: Range<Int>, in text: Span<UInt8>) -> Int32 {
        let first = text[run.lowerBound]
        if lengths[Int(first)] & Self.bit(ofLength: run.count) == 0
            || firsts[Int(text[run.upperBound - 1])] & Self.bit(ofFirst: first) == 0
        {
            return SymbolTable.unknown
        }
        return symbols.symbol(run, of: text, lowercasing: lowercases) ?? SymbolTable.unknown
    }

    /// The symbol of a sign or joiner.
    @inline(__always)
    func symbol(ofSign byte: UInt8) -> Int32 { signs[Int(byte)] }

    /// Where the run of letters and digits ends that starts at an offset, if it is a word of its own.
    @inline(__always)
    func endOfWord(from start: Int, upTo limit: Int, in text: Span<UInt8>) -> Int? {
        var end = start + 1
        while end < limit, kind(at: end, in: text) == .letterOrDigit { end += 1 }
        guard end < limit else { return end }
        switch kind(at: end, in: text) {
        case .letterOrDigit, .space, .lineEnd, .sign: return end
        case .other: return nil
        case .joiner:
            guard end + 1 < limit else { return end }
            let next = kind(at: end + 1, in: text)
            return next == .letterOrDigit || next == .other ? nil : end
        }
    }

    /// Where a stretch for ICU ends: before a letter or digit after a character that has a boundary there, or at the end
    /// of a line.
    ///
    /// - Parameter size: How many bytes a stretch must have to end with a line.
    func endOfStretch(from start: Int, upTo limit: Int, size: Int, in text: Span<UInt8>) -> Int {
        var index = start + 1
        while index < limit {
            let previous = kind(at: index - 1, in: text)
            if previous == .lineEnd, text[index - 1] == UInt8(ascii: "\n"), index - start >= size { return index }
            if kind(at: index, in: text) == .letterOrDigit,
                previous == .space || previous == .lineEnd || previous == .sign
            {
                guard let other = nextOther(from: index, upTo: min(index + Self.leastPlain, limit), in: text) else {
                    return index
                }
                // Not past the end of a line, at which the stretch may end.
                while index < other, text[index] != UInt8(ascii: "\n") { index += 1 }
            }
            index += 1
        }
        return limit
    }

    private func nextOther(from start: Int, upTo limit: Int, in text: Span<UInt8>) -> Int? {
        var index = start
        while index < limit {
            if kind(at: index, in: text) == .other { return index }
            index += 1
        }
        return nil
    }
}

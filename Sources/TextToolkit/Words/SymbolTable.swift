/// Numbers for words: what a text consists of to the automaton that goes over it.
///
/// An open hash table over one buffer of bytes, which takes one look-up a word of the text.
struct SymbolTable: Sendable {
    /// A symbol that no word has.
    static let unknown: Int32 = -1
    /// White space between two words.
    static let space: Int32 = 0

    private struct Slot: Sendable {
        // The bytes themselves where they are fewer than eight, as those of most words are; else the hash.
        var key: UInt64 = 0
        var length: Int32 = 0
        var symbol: Int32 = 0
    }

    // One byte of the hash of each slot's word, 0 where there is none. They stay in the processor's cache where the
    // slots do not, and tell of nearly all words that have no symbol.
    private var tags = [UInt8](repeating: 0, count: 16)
    private var slots = [Slot](repeating: Slot(), count: 16)
    private var ends: [Int] = [0, 0]
    private var bytes: [UInt8] = []
    // Drawn anew for each table, so that nobody can choose words that collide. Results do not depend on it.
    private let seed = UInt64.random(in: .min ... .max)
    private(set) var longest = 0

    /// How many symbols there are, white space included.
    var count: Int { ends.count - 1 }

    /// The symbol of a word whose bytes are in `range` of `text`, if it has one.
    ///
    /// - Parameter lowercasing: Whether to look for the ASCII capitals in it as small letters.
    /// - Returns: `nil` where there is a byte that is not ASCII, and `lowercasing` or `asciiOnly` ask for ASCII.
    @inline(__always)
    func symbol(
        _ range: Range<Int>, of text: Span<UInt8>, lowercasing: Bool = false, asciiOnly: Bool = false
    ) -> Int32? {
        var hash = seed
        var chunk: UInt64 = 0
        var all: UInt8 = 0
        var shift: UInt64 = 0
        for index in range {
            let byte = text[index]
            all |= byte
            chunk |= UInt64(lowercasing ? byte.asciiLowercased : byte) &<< shift
            shift &+= 8
            if shift == 64 {
                hash = mix(hash, chunk)
                chunk = 0
                shift = 0
            }
        }
        if asciiOnly && all >= 0x80 { return nil }
        if range.count > longest { return Self.unknown }
        hash = mix(hash ^ UInt64(truncatingIfNeeded: range.count), chunk)

        let key = range.count < 8 ? chunk : hash
        let tag = Self.tag(of: hash)
        let mask = slots.count - 1
        var index = Int(truncatingIfNeeded: hash) & mask
        while tags[index] != 0 {
            if tags[index] == tag {
                let slot = slots[index]
                if slot.key == key, slot.length == range.count,
                    range.count < 8 || equals(slot.symbol, range, of: text, lowercasing)
                {
                    return slot.symbol
                }
            }
            index = (index + 1) & mask
        }
        return Self.unknown
    }

    private func equals(_ symbol: Int32, _ range: Range<Int>, of text: Span<UInt8>, _ lowercasing: Bool) -> Bool {
        let start = ends[Int(symbol)]
        for offset in 0..<range.count {
            let byte = text[range.lowerBound + offset]
            if (lowercasing ? byte.asciiLowercased : byte) != bytes[start + offset] { return false }
        }
        return true
    }

    @inline(__always)
    private static func tag(of hash: UInt64) -> UInt8 {
        UInt8(truncatingIfNeeded: hash >> 56) | 1
    }

    /// The first byte of the word that has a symbol.
    func firstByte(of symbol: Int32) -> UInt8 { bytes[ends[Int(symbol)]] }

    /// The last byte of the word that has a symbol.
    func lastByte(of symbol: Int32) -> UInt8 { bytes[ends[Int(symbol) + 1] - 1] }

    /// How many bytes the word has that has a symbol.
    func length(of symbol: Int32) -> Int { ends[Int(symbol) + 1] - ends[Int(symbol)] }

    /// The symbol of a word, a new one if it has none yet.
    mutating func insert(_ range: Range<Int>, of text: Span<UInt8>) -> Int32 {
        if let known = symbol(range, of: text), known != Self.unknown { return known }
        if 2 * count >= slots.count { grow() }
        let symbol = count
        for index in range { bytes.append(text[index]) }
        ends.append(bytes.count)
        longest = max(longest, range.count)
        place(symbol)
        return Int32(symbol)
    }

    private mutating func grow() {
        tags = Array(repeating: 0, count: 2 * tags.count)
        slots = Array(repeating: Slot(), count: tags.count)
        for symbol in 1..<count { place(symbol) }
    }

    private mutating func place(_ symbol: Int) {
        var hash = seed
        let length = ends[symbol + 1] - ends[symbol]
        var chunk: UInt64 = 0
        for offset in 0..<length {
            chunk |= UInt64(bytes[ends[symbol] + offset]) &<< UInt64(8 * (offset % 8))
            if offset % 8 == 7 {
                hash = mix(hash, chunk)
                chunk = 0
            }
        }
        hash = mix(hash ^ UInt64(length), chunk)
        let mask = slots.count - 1
        var index = Int(truncatingIfNeeded: hash) & mask
        while tags[index] != 0 { index = (index + 1) & mask }
        tags[index] = Self.tag(of: hash)
        slots[index] = Slot(key: length < 8 ? chunk : hash, length: Int32(length), symbol: Int32(symbol))
    }

    @inline(__always)
    private func mix(_ hash: UInt64, _ chunk: UInt64) -> UInt64 {
        let product = (hash ^ chunk).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        return product.high ^ product.low
    }
}

extension UInt8 {
    /// The small letter of an ASCII capital, and every other byte as it is.
    @inline(__always)
    var asciiLowercased: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }
}

/// Numbers for words: what a text consists of to the automaton that goes over it.
///
/// An open hash table over one buffer of bytes, which takes one look-up a word of the text.
struct SymbolTable: Sendable {
    /// A symbol that no word has.
    static let unknown: Int32 = -1
    /// White space between two words.
    static let space: Int32 = 0

    // The upper half of the hash, and a symbol in the lower; 0 is empty, which no word's entry is.
    private var slots = [UInt64](repeating: 0, count: 16)
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

        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hash) & mask
        while true {
            let entry = slots[slot]
            if entry == 0 { return Self.unknown }
            if (entry ^ hash) >> 32 == 0 {
                let symbol = Int(truncatingIfNeeded: entry & 0xFFFF_FFFF)
                if equals(symbol, range, of: text, lowercasing) { return Int32(truncatingIfNeeded: symbol) }
            }
            slot = (slot + 1) & mask
        }
    }

    @inline(__always)
    private func equals(_ symbol: Int, _ range: Range<Int>, of text: Span<UInt8>, _ lowercasing: Bool) -> Bool {
        let start = ends[symbol]
        guard ends[symbol + 1] - start == range.count else { return false }
        for offset in 0..<range.count {
            let byte = text[range.lowerBound + offset]
            if (lowercasing ? byte.asciiLowercased : byte) != bytes[start + offset] { return false }
        }
        return true
    }

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
        slots = Array(repeating: 0, count: 2 * slots.count)
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
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] != 0 { slot = (slot + 1) & mask }
        slots[slot] = hash & 0xFFFF_FFFF_0000_0000 | UInt64(symbol)
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

internal import ICUSupport

/// The units that a style has read so far, and ICU with the style's rules for those that are new.
///
/// Nothing outside a unit decides how it is read, so each is given to ICU once in the life of the process. A
/// corpus of 14,497 words has some three hundred of them in one spelling, which makes this a better memo than one of
/// words: it serves lines without spaces, and what is not found in it soon is not Japanese.
struct RomajiUnits: ~Copyable {
    /// Up to this many bytes, a unit is packed into a key; no rōmaji is longer.
    static let longestUnit = 8

    /// Text that is not Japanese has units without end.
    private static let limit = 1 << 13

    private var transliterator: Transliterator
    // A table with open addressing and twice as many places as it may hold units; key 0 is an empty place.
    private var keys: [UInt64]
    private var places: [Int32]
    private var units: [RomajiUnit] = []

    init(_ style: RomajiStyle) {
        transliterator = Transliterator(own: .rules(style.rules))
        keys = Array(repeating: 0, count: 2 * Self.limit)
        places = Array(repeating: 0, count: 2 * Self.limit)
    }

    /// The number under which ``subscript(_:)`` has the unit of a key.
    mutating func index(of key: UInt64) -> Int {
        var place = Self.place(of: key)
        while keys[place] != key {
            if keys[place] == 0 { return add(key) }
            place = (place + 1) & (2 * Self.limit - 1)
        }
        return Int(places[place])
    }

    subscript(index: Int) -> RomajiUnit {
        _read { yield units[index] }
    }

    private static func place(of key: UInt64) -> Int {
        Int((key &* 0x9E37_79B9_7F4A_7C15) >> 50) & (2 * limit - 1)
    }

    private mutating func add(_ key: UInt64) -> Int {
        if units.count == Self.limit {
            units.removeAll(keepingCapacity: true)
            for place in keys.indices { keys[place] = 0 }
        }
        var place = Self.place(of: key)
        while keys[place] != 0 { place = (place + 1) & (2 * Self.limit - 1) }
        keys[place] = key
        places[place] = Int32(units.count)
        units.append(convert(key))
        return units.count - 1
    }

    private mutating func convert(_ key: UInt64) -> RomajiUnit {
        var letters: [UInt8] = []
        for shift in stride(from: 56, through: 0, by: -8) where key >> UInt64(shift) & 0xFF != 0 {
            letters.append(UInt8(truncatingIfNeeded: key >> UInt64(shift)))
        }
        return RomajiUnit(notation: transliterator.convert(letters.span))
    }
}

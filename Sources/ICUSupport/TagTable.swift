/// Numbers of one byte under keys of 32 bits, most of which have none: a small table in embedded data, searched where it
/// lies.
///
/// Layout: 2^15 bits, of which those are set that are the lower bits of a key that has a number; slots of four bytes, as
/// many as a power of two, each with the upper 24 bits of a key and its number, or 0. A key's slot is the one of its
/// lower bits, or the next that was free.
@safe package struct TagTable: Sendable {
    private let data: EmbeddedData
    private static let presentBits: UInt32 = 15

    private let present: Int
    private let slots: Int
    private let mask: UInt32

    /// Where the table ends in the data.
    package var end: Int { slots + 4 * (Int(mask) + 1) }

    /// - Parameters:
    ///   - start: Where the table is.
    ///   - count: How many slots there are; some must be free.
    package init(_ data: EmbeddedData, at start: Int, count: Int) {
        precondition(count > 0 && count & (count - 1) == 0 && count < 1 << 24, "As many slots as a power of two.")
        self.data = data
        present = start
        slots = start + (1 << Int(Self.presentBits)) / 8
        mask = UInt32(count - 1)
        precondition(start >= 0 && end <= data.count, "A table beyond the embedded data.")
    }

    /// The number that a key has; 0 if it has none.
    package subscript(key key: UInt32) -> UInt8 {
        let bit = key & ((1 << Self.presentBits) - 1)
        if data[present + Int(bit >> 3)] >> (bit & 7) & 1 == 0 { return 0 }
        var slot = key & mask
        while true {
            let value = data.integer32(at: slots + 4 * Int(slot))
            if value == 0 { return 0 }
            if value >> 8 == key >> 8 { return UInt8(truncatingIfNeeded: value) }
            slot = (slot + 1) & mask
        }
    }
}

/// Finds names by their bytes, without making strings of them: all names of SSML have at most 16.
struct NameTable<Name: Sendable>: Sendable {
    private struct Key: Hashable {
        var low: UInt64 = 0
        var high: UInt64 = 0

        /// `nil` for what is too long to be a name of the table.
        init?(_ bytes: some Collection<UInt8>) {
            guard bytes.count <= 16 else { return nil }
            var shift: UInt64 = 0
            for byte in bytes {
                if shift < 64 { low |= UInt64(byte) << shift } else { high |= UInt64(byte) << (shift - 64) }
                shift += 8
            }
        }

        /// A place in a table of 256: one multiplication spreads what names differ in.
        var slot: Int { Int(((low ^ (high &* 31)) &* 0x9E37_79B9_7F4A_7C15) >> 56) }
    }

    private var slots: [(key: Key, name: Name)?]

    init(_ names: [(text: String, name: Name)]) {
        slots = Array(repeating: nil, count: 256)
        for (text, name) in names {
            guard let key = Key(text.utf8) else { preconditionFailure("“\(text)” is longer than 16 bytes.") }
            var slot = key.slot
            while slots[slot] != nil { slot = (slot + 1) % 256 }
            slots[slot] = (key, name)
        }
    }

    /// The name of some bytes, if the table has it.
    subscript(bytes: ArraySlice<UInt8>) -> Name? {
        guard let key = Key(bytes) else { return nil }
        var slot = key.slot
        while let entry = slots[slot] {
            if entry.key == key { return entry.name }
            slot = (slot + 1) % 256
        }
        return nil
    }
}

extension SSML.ElementName {
    static let table = NameTable(standard.map { ($0.text, $0) })
}

extension SSML.AttributeName {
    static let table = NameTable(standard.map { ($0.text, $0) })
}

/// Finds values by the bytes of a name, without making strings of them: all names of the vocabulary have at most 32.
struct NameTable<Value: Sendable>: Sendable {
    private struct Key: Equatable {
        var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

        /// `nil` for what is too long to be a name of the table.
        init?(_ bytes: some Collection<UInt8>) {
            guard bytes.count <= 32 else { return nil }
            var shift: UInt64 = 0
            for byte in bytes {
                let bits = UInt64(byte) << (shift & 63)
                switch shift >> 6 {
                case 0: words.0 |= bits
                case 1: words.1 |= bits
                case 2: words.2 |= bits
                default: words.3 |= bits
                }
                shift += 8
            }
        }

        /// A place in a table of 256: one multiplication spreads what names differ in.
        var slot: Int {
            Int(((words.0 ^ (words.1 &* 31) ^ (words.2 &* 131) ^ words.3) &* 0x9E37_79B9_7F4A_7C15) >> 56)
        }

        static func == (one: Key, other: Key) -> Bool { one.words == other.words }
    }

    private var slots: [(key: Key, value: Value)?]

    init(_ values: [(name: String, value: Value)]) {
        slots = Array(repeating: nil, count: 256)
        for (name, value) in values {
            guard let key = Key(name.utf8) else { preconditionFailure("“\(name)” is longer than 32 bytes.") }
            var slot = key.slot
            while slots[slot] != nil { slot = (slot + 1) % 256 }
            slots[slot] = (key, value)
        }
    }

    /// The value of a name's bytes, if the table has it.
    subscript(bytes: some Collection<UInt8>) -> Value? {
        guard let key = Key(bytes) else { return nil }
        var slot = key.slot
        while let entry = slots[slot] {
            if entry.key == key { return entry.value }
            slot = (slot + 1) % 256
        }
        return nil
    }
}

/// The hash that the weights of readings are found by: FNV-1a of 32 bits, the same on every machine.
struct ReadingHash {
    private(set) var value: UInt32

    init(seed: UInt32 = 0) { value = 2_166_136_261 ^ seed &* 0x9E37_79B1 }

    @inline(__always)
    mutating func combine(_ byte: UInt8) { value = (value ^ UInt32(byte)) &* 16_777_619 }

    @inline(__always)
    mutating func combine(_ number: UInt32) {
        combine(UInt8(truncatingIfNeeded: number))
        combine(UInt8(truncatingIfNeeded: number >> 8))
        combine(UInt8(truncatingIfNeeded: number >> 16))
        combine(UInt8(truncatingIfNeeded: number >> 24))
    }

    @inline(__always)
    mutating func combine(_ bytes: some Sequence<UInt8>) { for byte in bytes { combine(byte) } }

    /// Without a slice, which costs more than to hash a word.
    @inline(__always)
    mutating func combine(_ bytes: [UInt8], _ range: Range<Int>) { for index in range { combine(bytes[index]) } }

    static func of(_ bytes: [UInt8], _ range: Range<Int>) -> UInt32 {
        var hash = ReadingHash()
        hash.combine(bytes, range)
        return hash.value
    }

    static func of(_ bytes: some Sequence<UInt8>, seed: UInt32 = 0) -> UInt32 {
        var hash = ReadingHash(seed: seed)
        hash.combine(bytes)
        return hash.value
    }
}

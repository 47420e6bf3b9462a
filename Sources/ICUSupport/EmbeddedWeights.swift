/// The weights of a model, a hash table of bytes that are part of the program, read where they lie.
///
/// Its buckets have four bytes: two weights, each behind a byte of the hash that tells whose it is.
@safe package struct EmbeddedWeights: Sendable {
    private let data: EmbeddedData
    private let offset: Int
    private let bucketCount: UInt64

    /// - Parameter offset: Where the buckets are, which end with the data.
    package init(_ data: EmbeddedData, at offset: Int) {
        self.data = data
        self.offset = offset
        bucketCount = UInt64((data.count - offset) / 4)
    }

    /// The sum of the weights of some keys, 0 for those that have none.
    ///
    /// The place of a key among the keys is part of what its weight is found by.
    package func sum(of keys: Span<UInt64>) -> Int32 {
        unsafe data.withBytes { bytes in
            var sum: Int32 = 0
            for index in keys.indices {
                var hash = (keys[index] ^ UInt64(index &+ 1) &<< 56) &* 0x9E37_79B9_7F4A_7C15
                hash = (hash ^ hash &>> 32) &* 0xD6E8_FEB8_6659_FD93
                // Below `bucketCount`, whatever the hash.
                let place = offset &+ 4 &* Int(truncatingIfNeeded: ((hash &>> 32) &* bucketCount) &>> 32)
                let bucket = unsafe UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self))
                // A comparison here would be a branch that no processor can foresee.
                let differences = bucket ^ ((UInt32(truncatingIfNeeded: hash) &>> 16 & 0xFF) &* 0x1_0001)
                let isFirst = (Int32(bitPattern: differences & 0xFF) &- 1) &>> 31
                let isSecond = (Int32(bitPattern: differences &>> 16 & 0xFF) &- 1) &>> 31
                sum &+= Int32(Int8(truncatingIfNeeded: bucket &>> 8)) & isFirst
                sum &+= Int32(Int8(truncatingIfNeeded: bucket &>> 24)) & isSecond
            }
            return sum
        }
    }
}

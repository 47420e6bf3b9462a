/// Small numbers under keys of 32 bits, most of which have none: a table in embedded data, searched where it lies.
///
/// Layout: for each bucket and one more, the first of its entries (two bytes); for each entry, the lower
/// half of its key (two bytes); for each entry, its value (one signed byte). The upper bits of a key are its bucket.
package struct SparseTable: Sendable {
    private let data: EmbeddedData
    private let shift: UInt32
    private let buckets: Int
    private let keys: Int
    private let values: Int
    private let count: Int

    /// - Parameters:
    ///   - start: Where the buckets are.
    ///   - bucketBits: How many of the upper bits of a key are its bucket, 16 at the most.
    ///   - count: How many entries there are.
    package init(_ data: EmbeddedData, at start: Int, bucketBits: Int, count: Int) {
        precondition(bucketBits <= 16, "What is not in the bucket's number must be in the lower half.")
        self.data = data
        self.count = count
        shift = 32 - UInt32(bucketBits)
        buckets = start
        keys = buckets + 2 * (1 << bucketBits + 1)
        values = keys + 2 * count
        // As many values as are read too far behind the last key.
        precondition(start >= 0 && count >= 16 && values + count <= data.count, "A table beyond the embedded data.")
    }

    /// The sum of the values of some keys; those that have none count nothing.
    ///
    /// No branch depends on a key, but for buckets of more than eight: guessing wrong would cost more than all else.
    package func sum(of wanted: Span<UInt32>) -> Int {
        unsafe data.withUnsafeBytes { bytes in
            var sum = 0
            for index in wanted.indices {
                let key = wanted[index]
                let bounds = unsafe UInt32(
                    littleEndian: bytes.loadUnaligned(
                        fromByteOffset: buckets + 2 * Int(key &>> shift), as: UInt32.self))
                let first = min(Int(bounds & 0xFFFF), count)
                let entries = min(Int(bounds >> 16), count) - first
                let repeated = UInt64(key & 0xFFFF) &* 0x0001_0001_0001_0001
                let low = unsafe place(of: repeated, in: bytes, at: keys + 2 * first)
                let high = unsafe place(of: repeated, in: bytes, at: keys + 2 * first + 8)
                var found = low + (high & -(low >> 2))
                if entries > 8, found == 8 {
                    while found < entries, unsafe place(of: repeated, in: bytes, at: keys + 2 * (first + found)) != 0 {
                        found += 1
                    }
                }
                let isThere = found < entries
                let value = unsafe bytes.load(fromByteOffset: isThere ? values + first + found : values, as: Int8.self)
                sum += isThere ? Int(value) : 0
            }
            return sum
        }
    }

    /// Which of four keys is the one that is repeated four times, 4 for none.
    @inline(__always)
    private func place(of repeated: UInt64, in bytes: UnsafeRawBufferPointer, at offset: Int) -> Int {
        let four = unsafe UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        // What is equal becomes 0, and the lowest 0 is the lowest that borrows.
        let differences = four ^ repeated
        let equal = (differences &- 0x0001_0001_0001_0001) & ~differences & 0x8000_8000_8000_8000
        return equal.trailingZeroBitCount >> 4
    }
}

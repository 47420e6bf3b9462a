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
    package func sum(of wanted: Span<UInt32>) -> Int {
        unsafe data.withUnsafeBytes { bytes in
            var sum = 0
            for index in wanted.indices {
                let key = wanted[index]
                let bounds = unsafe UInt32(
                    littleEndian: bytes.loadUnaligned(
                        fromByteOffset: buckets &+ 2 &* Int(key &>> shift), as: UInt32.self))
                let first = min(Int(bounds & 0xFFFF), count)
                let entries = min(Int(bounds &>> 16), count) &- first
                let repeated = UInt64(key & 0xFFFF) &* 0x0001_0001_0001_0001
                // Eight are looked at at once, though some may be of the next bucket; few buckets have more.
                var place = 0
                repeat {
                    let offset = keys &+ 2 &* (first &+ place)
                    let low = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                    let high = unsafe bytes.loadUnaligned(fromByteOffset: offset &+ 8, as: UInt64.self)
                    let inLow = Self.zeros(UInt64(littleEndian: low) ^ repeated)
                    let inHigh = Self.zeros(UInt64(littleEndian: high) ^ repeated)
                    if inLow | inHigh != 0 {
                        place &+= (inLow != 0 ? inLow.trailingZeroBitCount : 64 &+ inHigh.trailingZeroBitCount) &>> 4
                        if place < entries {
                            sum &+= Int(unsafe bytes.load(fromByteOffset: values &+ first &+ place, as: Int8.self))
                        }
                        break
                    }
                    place &+= 8
                } while place < entries
            }
            return sum
        }
    }

    /// The highest bit of the lowest of the four parts of 16 bits that is 0, and perhaps of others behind it.
    @inline(__always)
    private static func zeros(_ parts: UInt64) -> UInt64 {
        (parts &- 0x0001_0001_0001_0001) & ~parts & 0x8000_8000_8000_8000
    }
}

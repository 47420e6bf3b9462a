internal import ICUShims

/// Small numbers under keys of 32 bits, most of which have none: a table in embedded data, searched where it lies.
///
/// The upper bits of a key are its bucket, the lower half is its print; those between do not count. Layout: how many bits
/// are the bucket (one byte); how many entries there are (four bytes); for each bucket and one more, the first of its
/// entries (two bytes); for each bucket, a bit for each value of the lower four bits that one of its prints has (two
/// bytes); for each bucket, the prints of its entries (two bytes each), their first values (one signed byte each), then
/// their second ones, and so on; 14 bytes that mean nothing, so that eight prints can be read from any place.
@safe package struct SparseTable: Sendable {
    private let data: EmbeddedData
    private let bucketBits: Int
    private let count: Int
    private let starts: Int
    private let present: Int
    private let entries: Int

    /// Where the table ends in the data.
    package let end: Int

    /// How many values an entry has: one, or three.
    private let width: Int

    /// - Parameters:
    ///   - start: Where the table is.
    ///   - width: How many values an entry has: one, or three.
    package init(_ data: EmbeddedData, at start: Int, width: Int) {
        self.data = data
        self.width = width
        bucketBits = Int(data[start])
        count = Int(data.integer32(at: start + 1))
        starts = start + 5
        precondition(1...16 ~= bucketBits, "What is not in the bucket's number must be in the lower half.")
        present = starts + 2 * (1 << bucketBits + 1)
        entries = present + 2 * (1 << bucketBits)
        end = entries + (2 + width) * count + 14
        precondition(end <= data.count, "A table beyond the embedded data.")
    }

    /// The sum of the values that features have when each is combined with a salt: of those under `key ^ key >> 15`,
    /// where `key` is `(feature ^ salt) * 0x9E3779B1` in 32 bits.
    package func sum(of features: Span<UInt32>, with salt: UInt32) -> Int {
        precondition(width == 1, "There are several sums.")
        var table = unsafe table
        return unsafe features.withUnsafeBufferPointer { features in
            guard let first = features.baseAddress else { return 0 }
            return unsafe Int(icus_sum_of_values(&table, first, Int32(features.count), salt))
        }
    }

    /// The same of a table with three values for each key: the sum of the first ones, of the second ones, of the third.
    package func sums(of features: Span<UInt32>, with salt: UInt32) -> InlineArray<3, Int> {
        precondition(width == 3, "There are not three sums.")
        var table = unsafe table
        var sums: (Int32, Int32, Int32) = (0, 0, 0)
        unsafe features.withUnsafeBufferPointer { features in
            guard let first = features.baseAddress else { return }
            unsafe withUnsafeMutablePointer(to: &sums) { sums in
                unsafe sums.withMemoryRebound(to: Int32.self, capacity: 3) { sums in
                    unsafe icus_sums_of_values(&table, first, Int32(features.count), salt, sums)
                }
            }
        }
        return [Int(sums.0), Int(sums.1), Int(sums.2)]
    }

    private var table: icus_sparse_table {
        unsafe icus_sparse_table(
            starts: data.pointer(at: starts), present: data.pointer(at: present), entries: data.pointer(at: entries),
            count: Int32(count), bucket_bits: Int32(bucketBits))
    }
}

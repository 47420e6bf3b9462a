internal import ICUShims

/// The weights of a model, a hash table of bytes that are part of the program, read where they lie.
///
/// Its buckets have four bytes: two weights, each after a byte of the hash that tells whose it is.
@safe package struct EmbeddedWeights: Sendable {
    private let data: EmbeddedData
    private let offset: Int

    /// - Parameter offset: Where the buckets are, which end with the data.
    package init(_ data: EmbeddedData, at offset: Int) {
        precondition(offset >= 0 && offset + 4 <= data.count, "There is no bucket.")
        self.data = data
        self.offset = offset
    }

    /// The sum of the weights of some keys, 0 for those that have none.
    ///
    /// The place of a key among the keys is part of what its weight is found by.
    package func sum(of keys: Span<UInt64>) -> Int32 {
        unsafe keys.withUnsafeBufferPointer { keys in
            guard let first = keys.baseAddress else { return 0 }
            let buckets = Int32((data.count - offset) / 4)
            return unsafe icus_sum_of_weights(data.pointer(at: offset), buckets, first, Int32(keys.count))
        }
    }
}

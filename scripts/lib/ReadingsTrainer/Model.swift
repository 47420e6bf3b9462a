@testable import JapaneseText

/// The bytes of `readings.bin`, as `ReadingModel` describes them.
struct Model {
    var pairs: [Int32]
    var confidences: [Int]
    var weights: [UInt32: Int8]

    private static let bucketBits = 12

    init(_ training: Training) {
        let perCost = 1 / (Training.scale * Training.unit)
        pairs = training.pairs.map { Int32(max(-32_000, min(32_000, (-$0 / Training.scale).rounded()))) }
        confidences = [Int](repeating: 500, count: ReadingModel.Evidence.allCases.count * ReadingModel.steps)
        weights = [:]
        // What the table cannot tell apart is one.
        for (key, place) in training.places.sorted(by: { $0.key < $1.key }) {
            let value = Int8(max(-127, min(127, (training.weights[Int(place)] * perCost).rounded())))
            if value != 0 { weights[Self.known(key)] = value }
        }
    }

    /// What the table knows of a key: its bucket and its print.
    static func known(_ key: UInt32) -> UInt32 { (key >> (32 - UInt32(bucketBits))) << 16 | key & 0xFFFF }

    func bytes() -> [UInt8] {
        var bytes: [UInt8] = []
        func append16(_ value: Int) {
            bytes += [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
        }
        for pair in pairs { append16(Int(pair)) }
        for confidence in confidences { append16(confidence) }
        let entries = weights.sorted { $0.key < $1.key }
        precondition(entries.count < 65_536, "More weights than the table has room for.")
        bytes.append(UInt8(Self.bucketBits))
        append16(entries.count)
        append16(entries.count >> 16)
        let buckets = 1 << Self.bucketBits
        var starts = [Int](repeating: 0, count: buckets + 1)
        var present = [Int](repeating: 0, count: buckets)
        for (key, _) in entries {
            starts[Int(key >> 16) + 1] += 1
            present[Int(key >> 16)] |= 1 << Int(key & 15)
        }
        for bucket in 0..<buckets { starts[bucket + 1] += starts[bucket] }
        for start in starts { append16(start) }
        for bits in present { append16(bits) }
        for bucket in 0..<buckets {
            let range = starts[bucket]..<starts[bucket + 1]
            for entry in entries[range] { append16(Int(entry.key & 0xFFFF)) }
            for entry in entries[range] { bytes.append(UInt8(bitPattern: entry.value)) }
        }
        return bytes + [UInt8](repeating: 0, count: 14)
    }
}

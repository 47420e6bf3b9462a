internal import ICUSupport

/// The readings of kanji that Unihan knows, searched where they lie in the program.
enum KanjiReadings {
    private static let recordSize = 6
    private static let data = EmbeddedData.kanjiReadings
    private static let count = integer(at: 0, bytes: 4)

    /// A reading, as a place in the table.
    struct Reading {
        /// Where its kana codes start.
        let start: Int
        /// How many there are.
        let count: Int
        /// Whether it is native Japanese; else it came with the character from China.
        let isKun: Bool
    }

    /// Calls `body` with every reading of a kanji; never for one that has none.
    ///
    /// - Complexity: O(log *n*) in the 13,395 kanji of the table.
    static func forEach(of kanji: Unicode.Scalar, _ body: (Reading) -> Void) {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if integer(at: record(middle), bytes: 3) < kanji.value { low = middle + 1 } else { high = middle }
        }
        guard low < count, integer(at: record(low), bytes: 3) == kanji.value else { return }
        let base = record(count + 1)
        var offset = base + integer(at: record(low) + 3, bytes: 3)
        let end = base + integer(at: record(low + 1) + 3, bytes: 3)
        while offset < end {
            let header = data[offset]
            let length = Int(header & 0x7F)
            body(Reading(start: offset + 1, count: length, isKun: header & 0x80 != 0))
            offset += 1 + length
        }
    }

    /// The kana code at a place in the table.
    @inline(__always)
    static func code(at offset: Int) -> KanaCode { data[offset] }

    private static func record(_ index: Int) -> Int { 4 + index * recordSize }

    private static func integer(at offset: Int, bytes: Int) -> Int {
        (0..<bytes).reduce(0) { $0 | Int(data[offset + $1]) << (8 * $1) }
    }
}

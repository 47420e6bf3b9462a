/// The readings of kanji that Unihan knows, searched where they lie in the program.
package enum KanjiReadings {
    private static let recordSize = 6
    private static let count = Int(data.integer(at: 0, bytes: 4))

    /// The table.
    package static let data = EmbeddedData.kanjiReadings

    /// Calls `body` with every reading of a kanji, as its range in ``data`` and whether it is native Japanese (kun)
    /// and not brought from China with the character (on); never for a kanji that has none.
    ///
    /// - Complexity: O(log *n*) in the 13,396 kanji of the table.
    package static func forEach(of kanji: Unicode.Scalar, _ body: (_ range: Range<Int>, _ isKun: Bool) -> Void) {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if data.integer(at: record(middle), bytes: 3) < kanji.value { low = middle + 1 } else { high = middle }
        }
        guard low < count, data.integer(at: record(low), bytes: 3) == kanji.value else { return }
        let base = record(count + 1)
        var offset = base + Int(data.integer(at: record(low) + 3, bytes: 3))
        let end = base + Int(data.integer(at: record(low + 1) + 3, bytes: 3))
        while offset < end {
            let header = data[offset]
            let start = offset + 1
            offset = start + Int(header & 0x7F)
            body(start..<offset, header & 0x80 != 0)
        }
    }

    private static func record(_ index: Int) -> Int { 4 + index * recordSize }
}

/// Words that a caller knows the readings of.
struct GivenReadings: Sendable {
    private let table: AddedReadings

    /// - Parameter words: Each with its reading in kana; what has none is left out.
    init(_ words: [String: String]) {
        var text: [UInt8] = []
        for (word, reading) in words.sorted(by: { $0.key < $1.key }) {
            let word = word.withFullWidthKana()
            let reading = reading.inHiragana().filter { !$0.isWhitespace }
            guard !word.isEmpty, !reading.isEmpty, !word.utf8.contains(where: { $0 < 0x20 }),
                !reading.utf8.contains(where: { $0 < 0x20 })
            else { continue }
            text += word.utf8 + [UInt8(ascii: "\t")] + reading.utf8 + [UInt8(ascii: "\n")]
        }
        table = AddedReadings(text: text)
    }

    /// The longest word, in bytes.
    var longest: Int { table.longest }

    func readings(of word: Range<Int>, in text: [UInt8], hash: UInt32) -> [ArraySlice<UInt8>] {
        table.readings(of: word, in: text, hash: hash)
    }
}

internal import ICUSupport

/// Words and readings that IPADIC lacks; `scripts/train-readings` says where they come from.
///
/// The table in the program is text: a word a line with its readings, separated by tabs, those of one word in the order of
/// how often they were seen.
struct AddedReadings: Sendable {
    private let bytes: [UInt8]

    /// Where the lines are, in a hash table with open addresses; -1 where there is none.
    private var places: [Int32]
    private let mask: UInt32

    /// The longest word, in bytes.
    private(set) var longest = 0

    static let shared = AddedReadings(
        text: {
            var bytes: [UInt8] = []
            let data = EmbeddedData.addedReadings
            data.append(0..<data.count, to: &bytes)
            return bytes
        }())

    /// - Parameter text: As the table in the program is.
    init(text: [UInt8]) {
        bytes = text
        var lines = 1
        for byte in text where byte == UInt8(ascii: "\n") { lines += 1 }
        var size = 4
        while size < 2 * lines { size *= 2 }
        mask = UInt32(size - 1)
        places = [Int32](repeating: -1, count: size)
        var start = 0
        var hash = ReadingHash()
        var isWord = true
        for (index, byte) in text.enumerated() {
            if byte == UInt8(ascii: "\n") {
                (start, hash, isWord) = (index + 1, ReadingHash(), true)
            } else if byte == UInt8(ascii: "\t") {
                if isWord {
                    var slot = hash.value & mask
                    while places[Int(slot)] >= 0 { slot = (slot + 1) & mask }
                    places[Int(slot)] = Int32(start)
                    longest = max(longest, index - start)
                }
                isWord = false
            } else if isWord {
                hash.combine(byte)
            }
        }
    }

    /// The readings of the word in a range of a text, in hiragana.
    ///
    /// - Parameter hash: Of the word.
    func readings(of word: Range<Int>, in text: [UInt8], hash: UInt32) -> [ArraySlice<UInt8>] {
        var slot = hash & mask
        while case let place = Int(places[Int(slot)]), place >= 0 {
            let tab = place + word.count
            if tab < bytes.count, bytes[tab] == UInt8(ascii: "\t"),
                zip(place..<tab, word).allSatisfy({ bytes[$0] == text[$1] })
            {
                let end = bytes[tab...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
                return bytes[tab + 1..<end].split(separator: UInt8(ascii: "\t"))
            }
            slot = (slot + 1) & mask
        }
        return []
    }
}

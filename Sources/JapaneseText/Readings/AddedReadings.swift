internal import ICUSupport

/// Words and readings that IPADIC lacks; `scripts/train-readings` says where they come from.
///
/// The table in the program is text: a word a line with its readings, separated by tabs, those of one word in the order of
/// how often they were seen.
struct AddedReadings: Sendable {
    /// Where the readings of each word are in the bytes, by the hash of the word.
    private var places: [UInt32: Int32] = [:]
    private let bytes: [UInt8]

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
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            if let tab = bytes[start..<end].firstIndex(of: UInt8(ascii: "\t")) {
                places[ReadingHash.of(bytes[start..<tab])] = Int32(start)
                longest = max(longest, tab - start)
            }
            start = end + 1
        }
    }

    /// The readings of a word, in hiragana.
    func readings(of word: ArraySlice<UInt8>, hash: UInt32) -> [ArraySlice<UInt8>] {
        guard let place = places[hash], bytes[Int(place)...].starts(with: word) else { return [] }
        let start = Int(place) + word.count
        guard bytes[start] == UInt8(ascii: "\t") else { return [] }
        let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        return bytes[start + 1..<end].split(separator: UInt8(ascii: "\t"))
    }
}

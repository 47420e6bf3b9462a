internal import ICUSupport

/// A text in the form that MeCab's dictionaries know: with full-width katakana, and spaces for what is no text.
struct NormalizedText {
    /// UTF-8.
    private(set) var bytes: [UInt8] = []

    /// For each offset in ``bytes``, the end included, how many kanji end before it.
    private(set) var kanjiBefore: [Int32] = [0]

    /// For each offset in ``bytes``, the end included, where it is in the text as it was; empty where they are the same.
    private var origins: [Int32] = []

    /// - Parameter text: UTF-8.
    init(_ text: borrowing Span<UInt8>) {
        bytes.reserveCapacity(text.count)
        kanjiBefore.reserveCapacity(text.count + 1)
        var offset = 0
        var kanji: Int32 = 0
        while offset < text.count {
            let lead = text[offset]
            let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
            let end = min(offset + length, text.count)
            // Half-width katakana are in U+FF61…FF9F.
            if lead == 0xEF, end - offset == 3, text[offset + 1] == 0xBD || text[offset + 1] == 0xBE,
                let next = Self.halfWidthEnd(text, offset)
            {
                if origins.isEmpty { origins = (0...bytes.count).map(Int32.init) }
                let full = String(decoding: (offset..<next).map { text[$0] }, as: UTF8.self).withFullWidthKana()
                origins.removeLast()
                for byte in full.utf8 {
                    bytes.append(byte)
                    // What is inside a character is where the character is.
                    origins.append(Int32(offset))
                    kanjiBefore.append(kanji)
                }
                origins.append(Int32(next))
                offset = next
                continue
            }
            if lead < 0x20 || lead == 0x7F {
                bytes.append(UInt8(ascii: " "))
            } else {
                for index in offset..<end { bytes.append(text[index]) }
                if end - offset >= 3, Self.isKanji(scalar(at: bytes.count - (end - offset))) { kanji += 1 }
            }
            for _ in offset..<end { kanjiBefore.append(kanji) }
            if !origins.isEmpty {
                origins.removeLast()
                for index in offset...end { origins.append(Int32(index)) }
            }
            offset = end
        }
    }

    /// Where a half-width kana with its mark of voice ends; `nil` if it is none.
    private static func halfWidthEnd(_ text: borrowing Span<UInt8>, _ offset: Int) -> Int? {
        func value(_ offset: Int) -> Int? {
            guard offset + 3 <= text.count, text[offset] == 0xEF else { return nil }
            return 0xF000 | Int(text[offset + 1] & 0x3F) << 6 | Int(text[offset + 2] & 0x3F)
        }
        guard let kana = value(offset), 0xFF61...0xFF9F ~= kana else { return nil }
        guard let mark = value(offset + 3), mark == 0xFF9E || mark == 0xFF9F else { return offset + 3 }
        return offset + 6
    }

    /// Whether a character is read like a kanji: one, or ヶ or ヵ, which stand for one.
    static func isKanji(_ value: UInt32) -> Bool {
        switch value {
        case 0x4E00...0x9FFF, 0x3006, 0x30F5, 0x30F6: true
        case 0x3000...0x3004, 0x3008...0x3020, 0x3040...0x30FF, 0xFF00...0xFFFF: false
        default: value >= 0x2E80 && Unicode.Scalar(value)?.isKanji == true
        }
    }

    /// Whether there is a kanji in a part of the text.
    func hasKanji(_ range: Range<Int>) -> Bool { kanjiBefore[range.upperBound] > kanjiBefore[range.lowerBound] }

    /// The character at an offset where one starts.
    func scalar(at offset: Int) -> UInt32 {
        let lead = UInt32(bytes[offset])
        func next(_ index: Int) -> UInt32 { offset + index < bytes.count ? UInt32(bytes[offset + index] & 0x3F) : 0 }
        return lead < 0x80
            ? lead
            : lead < 0xE0
                ? (lead & 0x1F) << 6 | next(1)
                : lead < 0xF0
                    ? (lead & 0x0F) << 12 | next(1) << 6 | next(2)
                    : (lead & 0x07) << 18 | next(1) << 12 | next(2) << 6 | next(3)
    }

    /// Where the character that starts at an offset ends.
    func end(ofCharacterAt offset: Int) -> Int {
        let lead = bytes[offset]
        return min(offset + (lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4), bytes.count)
    }

    /// Where an offset is in the text as it was.
    func origin(of offset: Int) -> Int { origins.isEmpty ? offset : Int(origins[offset]) }

    /// The parts that are read each for itself: sentences, and where one is too long, parts of it.
    ///
    /// - Complexity: O(*n*) in the text.
    func parts() -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var start = 0
        var offset = 0
        var comma = 0
        while offset < bytes.count {
            let value = scalar(at: offset)
            offset = end(ofCharacterAt: offset)
            switch value {
            case 0x3002, 0xFF01, 0xFF1F, 0x21, 0x3F:
                parts.append(start..<offset)
                start = offset
            case 0x3001, 0xFF0C, 0x20, 0x3000: comma = offset
            default: break
            }
            if offset - start >= Self.longestPart {
                let end = comma > start ? comma : offset
                parts.append(start..<end)
                start = end
            }
        }
        if start < bytes.count { parts.append(start..<bytes.count) }
        return parts
    }

    /// In bytes. What MeCab finds in a part grows with the square of its longest unknown word.
    private static let longestPart = 1_200
}

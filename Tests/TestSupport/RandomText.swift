/// Seeded random text of many scripts, with all that makes boundaries hard to find.
///
/// Half of it are words and sentences, so that ICU's dictionaries have something to find; the rest are
/// characters in orders that nobody would write.
package struct RandomText {
    private var random: SeededRandom

    package init(seed: UInt64) {
        random = SeededRandom(seed: seed)
    }

    /// The next text, of so many pieces.
    package mutating func text(pieces: Int) -> String {
        var text = ""
        for _ in 0..<pieces { appendPiece(to: &text) }
        return text
    }

    /// The next text, which has at least so many bytes.
    package mutating func text(bytes: Int) -> String {
        var text = ""
        text.reserveCapacity(bytes + 100)
        while text.utf8.count < bytes { appendPiece(to: &text) }
        return text
    }

    /// The next line, of so many pieces: a text without LF.
    package mutating func line(pieces: Int) -> String {
        String(text(pieces: pieces).unicodeScalars.filter { $0 != "\n" })
    }

    private mutating func appendPiece(to text: inout String) {
        switch random.next() % 16 {
        case 0..<6: text += Self.phrases.randomElement(using: &random)!
        case 6..<8: text += " "
        case 8..<10: text += Self.troubles.randomElement(using: &random)!
        case 10: text += Self.lineEnds.randomElement(using: &random)!
        case 11: text += String(random.next() % 100_000)
        case 12: text.unicodeScalars.append(anyScalar())
        default:
            let script = Self.scripts.randomElement(using: &random)!
            for _ in 0...random.next() % 8 {
                text.unicodeScalars.append(Unicode.Scalar(script.randomElement(using: &random)!)!)
            }
        }
    }

    private mutating func anyScalar() -> Unicode.Scalar {
        while true {
            if let scalar = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &random)) { return scalar }
        }
    }
}

extension RandomText {
    /// Texts that mean something, from scripts with and without spaces.
    package static let phrases = [
        "The rain in Spain", "Mr. Smith can't stay.", "e.g. 3.14 or 1,000", "don't", "naïve café", "x_y-z",
        "今日は良い天気です。", "東京都に住んでいます", "ージョン", "コンピューター", "ひらがなだけのぶん", "「はい」と言った。",
        "我们明天去北京", "中华人民共和国", "สวัสดีครับ", "ภาษาไทยไม่มีช่องว่าง", "ສະບາຍດີ", "ພາສາລາວ", "ភាសាខ្មែរ", "សួស្តី",
        "မြန်မာဘာသာ", "မင်္ဂလာပါ", "한국어 문장입니다.", "Ελληνικά", "Привет, мир!", "שָׁלוֹם", "العربية", "हिन्दी में",
        "தமிழ்", "https://example.org/a?b=c", "name@example.org",
    ]

    /// Short strings that are divided in ways that are easily got wrong.
    package static let troubles = [
        "👨‍👩‍👧‍👦", "👍🏽", "🇯🇵", "🇯🇵🇫🇷🇩", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "e\u{301}", "\u{301}", "a\u{308}\u{323}\u{32D}", "\u{200D}", "\u{FEFF}", "\u{AD}",
        "\u{200B}",
        "\u{2060}", "\u{A0}", "か\u{3099}", "ｶﾞ", "〱〱", "〳〵", "葛󠄀", "𠮷野家", "𝒳", "क्षि", "각", "\u{1100}\u{1161}\u{11A8}",
        "\u{202E}", "\u{0}",
        "\t", "。」", "...", "?!", "“", "”", "–", "—", "…", "％", "ー", "々",
    ]

    /// What ends a line, or looks as if it did.
    package static let lineEnds = [
        "\n", "\n", "\r\n", "\r", "\u{85}", "\u{2028}", "\u{2029}", "\u{B}", "\u{C}", "\n\n",
    ]

    private static let scripts: [ClosedRange<UInt32>] = [
        0x20...0x7E, 0x61...0x7A, 0xC0...0x24F, 0x300...0x36F, 0x370...0x3FF, 0x400...0x4FF, 0x590...0x5FF,
        0x600...0x6FF,
        0x900...0x97F, 0xE01...0xE5B, 0xE81...0xEDF, 0x1000...0x109F, 0x1100...0x11FF, 0x1780...0x17F9, 0x2010...0x205E,
        0x3031...0x3035, 0x3041...0x309F, 0x30A0...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xFF01...0xFF9F,
        0x1F1E6...0x1F1FF, 0x1F300...0x1F64F, 0x20000...0x2A6DF,
    ]
}

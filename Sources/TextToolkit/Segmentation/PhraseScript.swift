/// Decides which lines are Japanese: of a locale of Japan's language all, of a Chinese one none, of others those that
/// have kana. Han characters alone may be Chinese.
struct PhraseScript {
    private let isJapaneseLocale: Bool
    private let isChineseLocale: Bool

    /// ICU's name for a locale whose line rules are strict in Japanese, unless it asks for others itself.
    let lineLocale: String

    init(_ locale: LanguageTag) {
        let identifier = locale.localeIdentifier
        let language = identifier.prefix { $0 != "_" && $0 != "@" }
        isJapaneseLocale = language == "ja"
        isChineseLocale = ["zh", "yue"].contains(language)
        lineLocale =
            !isJapaneseLocale || identifier.contains("lb=")
            ? identifier : identifier + (identifier.contains("@") ? ";lb=strict" : "@lb=strict")
    }

    /// Whether a line of the text, or the text if it is a line, is Japanese.
    ///
    /// - Complexity: O(*n*) in the bytes up to the first kana.
    func isJapanese(_ text: Span<UInt8>) -> Bool {
        isJapaneseLocale || (!isChineseLocale && text.hasKana)
    }
}

extension Span<UInt8> {
    /// Whether there is a hiragana or katakana, without the marks that Chinese borrows, such as ・.
    fileprivate var hasKana: Bool {
        var index = 0
        while index < count {
            switch self[index] {
            case 0xE3, 0xEF:
                switch scalar(at: index).value {
                case 0x3041...0x3096, 0x30A1...0x30FA, 0xFF66...0xFF9D: return true
                default: index += 3
                }
            default: index += 1
            }
        }
        return false
    }
}

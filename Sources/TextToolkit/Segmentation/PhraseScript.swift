internal import ICUSupport

/// Decides which lines are Japanese.
///
/// In the locale `ja` all are, in `zh` and `yue` none. In others, those are that have kana; and those that have Han
/// characters with nothing that speaks against it: a character that Unihan gives no Japanese reading, as it gives none
/// to most that were simplified in China; one that only Chinese puts in every other sentence; or a letter of Hangul,
/// Thai and the like. Little is left of Chinese then, and who knows that it is there can say `zh`.
struct PhraseScript {
    private let isJapaneseLocale: Bool
    private let isChineseLocale: Bool

    /// ICU's name for a locale whose line rules are strict, unless the locale asks for others itself.
    let lineLocale: String

    init(_ locale: LanguageTag) {
        let identifier = locale.localeIdentifier
        let language = identifier.prefix { $0 != "_" && $0 != "@" }
        isJapaneseLocale = language == "ja"
        isChineseLocale = ["zh", "yue"].contains(language)
        // ICU's rules for Japanese allow breaks that its rules for all, and its less strict ones for Japanese, do not.
        lineLocale =
            isChineseLocale || identifier.contains("lb=")
            ? identifier : "und" + (identifier.firstIndex(of: "@").map { identifier[$0...] + ";" } ?? "@") + "lb=strict"
    }

    /// Whether some line of the text may be Japanese.
    ///
    /// - Complexity: O(*n*) in the bytes up to the first character that looks like it.
    func mayHaveJapanese(_ text: Span<UInt8>) -> Bool {
        if isJapaneseLocale || isChineseLocale { return isJapaneseLocale }
        // The first bytes of kana, Han characters, and all of the planes beyond the first.
        return text.hasByte(where: { 0xE3...0xE9 ~= $0 || $0 >= 0xEF })
    }

    /// Whether a line is Japanese.
    ///
    /// - Complexity: O(*n*) in the bytes up to the first kana.
    func isJapanese(_ line: Span<UInt8>) -> Bool {
        if isJapaneseLocale || isChineseLocale { return isJapaneseLocale }
        return line.hasKana || hasJapaneseHan(line)
    }

    /// Whether there are Han characters, and nothing that speaks against their being Japanese.
    private func hasJapaneseHan(_ line: Span<UInt8>) -> Bool {
        var hasHan = false
        var index = 0
        while index < line.count {
            let (scalar, width) = line.scalar(at: index)
            index += width
            let form = PhraseModel.shared.form(of: scalar)
            if form.isForeign { return false }
            if form.isHan {
                if Self.isChinese(Unicode.Scalar(scalar)!) { return false }
                hasHan = true
            }
        }
        return hasHan
    }

    private static func isChinese(_ han: Unicode.Scalar) -> Bool {
        switch han {
        case "你", "妳", "她", "您", "們", "這", "嗎", "呢", "吧", "麼", "很", "沒": return true
        // Marks of repetition and the like have none, nor have rare variants such as 𠮷.
        case ..<"\u{3400}", "\u{20000}"...: return false
        default:
            var isRead = false
            KanjiReadings.forEach(of: han) { _, _ in isRead = true }
            return !isRead
        }
    }
}

extension Span<UInt8> {
    fileprivate func hasByte(where isWanted: (UInt8) -> Bool) -> Bool {
        for index in indices where isWanted(self[index]) { return true }
        return false
    }

    /// Whether there is a hiragana or katakana, without the marks that Chinese borrows, such as ・.
    fileprivate var hasKana: Bool {
        for index in indices where self[index] == 0xE3 || self[index] == 0xEF {
            switch scalar(at: index).value {
            case 0x3041...0x3096, 0x30A1...0x30FA, 0xFF66...0xFF9D: return true
            default: break
            }
        }
        return false
    }
}

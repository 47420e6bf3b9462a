internal import ICUSupport

/// Decides which lines are Japanese.
///
/// In the language `ja` all are, in `zh` and `yue` none. In others, those are that have kana; and those that have Han
/// characters and nothing that is not Japanese: a character that Unihan gives no Japanese reading, as it gives none
/// to most that were simplified in China; one that only Chinese puts in every other sentence; or a letter of Hangul,
/// Thai and the like. Little is left of Chinese then, and who knows that it is there can say `zh`.
struct JapaneseLines {
    private let isAlwaysJapanese: Bool
    private let isNeverJapanese: Bool
    private let model: BoundaryModel

    /// ICU's name for a locale whose line rules are strict, unless the locale asks for others itself.
    let lineLocale: String

    /// - Parameter model: What knows the scripts of characters.
    init(_ tag: LanguageTag, model: BoundaryModel) {
        self.model = model
        let identifier = tag.localeIdentifier
        let language = identifier.prefix { $0 != "_" && $0 != "@" }
        isAlwaysJapanese = language == "ja"
        isNeverJapanese = ["zh", "yue"].contains(language)
        // ICU's rules for Japanese allow breaks that its rules for all, and its less strict ones for Japanese, do not.
        lineLocale = isNeverJapanese ? identifier : tag.withStrictLines(in: "und").localeIdentifier
    }

    /// Whether some line of the text may be Japanese.
    ///
    /// - Complexity: O(*n*) in the bytes up to the first character that looks like it.
    func mayHaveJapanese(_ text: Span<UInt8>) -> Bool {
        if isAlwaysJapanese || isNeverJapanese { return isAlwaysJapanese }
        // The first bytes of kana, Han characters, and all of the planes beyond the first.
        return text.hasByte(where: { 0xE3...0xE9 ~= $0 || $0 >= 0xEF })
    }

    /// Whether a line is Japanese.
    ///
    /// - Complexity: O(*n*) in the bytes up to the first kana.
    func isJapanese(_ line: Span<UInt8>) -> Bool {
        if isAlwaysJapanese || isNeverJapanese { return isAlwaysJapanese }
        return line.hasKana || hasJapaneseHan(line)
    }

    /// Whether there are Han characters, and nothing that is not Japanese.
    private func hasJapaneseHan(_ line: Span<UInt8>) -> Bool {
        var hasHan = false
        var index = 0
        while index < line.count {
            let (scalar, width) = line.scalar(at: index)
            index += width
            let form = model.form(of: scalar)
            if form.isForeign { return false }
            if form.isHan {
                if Self.isChinese(Unicode.Scalar(scalar)!) { return false }
                hasHan = true
            }
        }
        return hasHan
    }

    private static func isChinese(_ han: Unicode.Scalar) -> Bool {
        if "你妳她您們這嗎呢吧麼很沒".unicodeScalars.contains(han) { return true }
        // Marks of repetition and the like have no reading, nor have rare variants such as 𠮷.
        guard han.value <= 0xFFFF, han.properties.generalCategory == .otherLetter else { return false }
        var isRead = false
        KanjiReadings.forEach(of: han) { _, _ in isRead = true }
        return !isRead
    }
}

extension Span<UInt8> {
    fileprivate func hasByte(where isWanted: (UInt8) -> Bool) -> Bool {
        for index in indices where isWanted(self[index]) { return true }
        return false
    }

    /// Whether there is a letter of kana.
    fileprivate var hasKana: Bool {
        for index in indices where self[index] == 0xE3 || self[index] == 0xEF {
            if CharacterTraits(of: scalar(at: index).value).isKanaLetter { return true }
        }
        return false
    }
}

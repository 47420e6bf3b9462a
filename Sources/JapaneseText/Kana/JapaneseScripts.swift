internal import ICUSupport

extension Character {
    /// Whether the character is a kanji: of the script Han, which has 々 and 〇, or 〆, which Unicode calls common to all.
    public var isKanji: Bool { unicodeScalars.first!.isKanji }

    /// Whether the character is a hiragana, or ー.
    public var isHiragana: Bool { unicodeScalars.first!.script == .hiragana || isKanaMark }

    /// Whether the character is a katakana, of full or half width, or ー.
    public var isKatakana: Bool { unicodeScalars.first!.script == .katakana || isKanaMark }

    /// Whether the character is a hiragana or a katakana, or ー.
    public var isKana: Bool { isHiragana || isKatakana }

    /// Whether the character is a letter that some rōmaji has: a–z, a vowel with a macron or circumflex, or é.
    public var isRomaji: Bool {
        var scalars = unicodeScalars.makeIterator()
        guard let first = scalars.next(), case .letter(let letter, _) = RomajiLetter(first.value) else { return false }
        guard let mark = scalars.next() else { return true }
        switch RomajiLetter(mark.value) {
        case .lengthMark: return letter.isVowel && scalars.next() == nil
        case .accent: return letter == UInt8(ascii: "e") && scalars.next() == nil
        default: return false
        }
    }

    /// ー, and the marks of voice that stand alone: they belong to both kana.
    private var isKanaMark: Bool {
        let scalar = unicodeScalars.first!
        return scalar == "ー" || scalar == "ｰ" || VoicingMark(scalar) != nil
    }
}

extension StringProtocol {
    /// Whether the text is kanji and nothing else; no if it is empty.
    public var isKanji: Bool { !isEmpty && allSatisfy(\.isKanji) }

    /// Whether the text is hiragana, with ー, and nothing else; no if it is empty.
    public var isHiragana: Bool { !isEmpty && allSatisfy(\.isHiragana) }

    /// Whether the text is katakana, with ー, and nothing else; no if it is empty.
    public var isKatakana: Bool { !isEmpty && allSatisfy(\.isKatakana) }

    /// Whether the text is kana of either kind and nothing else; no if it is empty.
    public var isKana: Bool { !isEmpty && allSatisfy(\.isKana) }

    /// Whether the text is written in the letters of rōmaji, with spaces, digits and marks of ASCII, and apostrophes.
    ///
    /// These are the letters; whether they make Japanese syllables is for ``RomajiReader/readStrictly(_:)`` to say.
    public var isRomaji: Bool {
        contains(where: \.isRomaji)
            && allSatisfy { character in
                character.isRomaji || character.isASCII
                    || RomajiLetter(character.unicodeScalars.first!.value) == .apostrophe
            }
    }

    /// Whether the text has kana and rōmaji; there may be kanji, digits and marks with them.
    public var isMixedKanaAndRomaji: Bool { contains(where: \.isKana) && contains(where: \.isRomaji) }
}

extension Unicode.Scalar {
    /// Whether it is a kanji: of the script Han, or 〆.
    var isKanji: Bool { script == .han || self == "〆" }
}

// The scripts, whose numbers ICU is asked for once.
extension Script {
    static let han = Script("Hani")
    static let hiragana = Script("Hira")
    static let katakana = Script("Kana")
    static let latin = Script("Latn")
}

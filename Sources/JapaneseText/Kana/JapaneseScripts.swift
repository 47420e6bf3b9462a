extension Character {
    /// Whether the character is a kanji: of the script Han, which has 々 and 〇, or 〆, which Unicode calls common to all.
    public var isKanji: Bool { unicodeScalars.first!.isHan || self == "〆" }

    /// Whether the character is a hiragana, or ー.
    public var isHiragana: Bool { unicodeScalars.first!.isHiragana || isKanaMark }

    /// Whether the character is a katakana, of full or half width, or ー.
    public var isKatakana: Bool { unicodeScalars.first!.isKatakana || isKanaMark }

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
        switch unicodeScalars.first!.value {
        case 0x30FC, 0xFF70, 0x3099...0x309C, 0xFF9E, 0xFF9F: true
        default: false
        }
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
    // The scripts of Unicode 15.0. The standard library knows no scripts.

    var isHan: Bool {
        switch value {
        case 0x4E00...0x9FFF, 0x3400...0x4DBF, 0x3005, 0x3007, 0x3021...0x3029, 0x3038...0x303B, 0xF900...0xFA6D,
            0xFA70...0xFAD9, 0x2E80...0x2E99, 0x2E9B...0x2EF3, 0x2F00...0x2FD5, 0x16FE2, 0x16FE3, 0x16FF0, 0x16FF1,
            0x20000...0x2A6DF, 0x2A700...0x2B739, 0x2B740...0x2B81D, 0x2B820...0x2CEA1, 0x2CEB0...0x2EBE0,
            0x2F800...0x2FA1D, 0x30000...0x3134A, 0x31350...0x323AF:
            true
        default: false
        }
    }

    fileprivate var isHiragana: Bool {
        switch value {
        case 0x3041...0x3096, 0x309D...0x309F, 0x1B001...0x1B11F, 0x1B132, 0x1B150...0x1B152, 0x1F200: true
        default: false
        }
    }

    fileprivate var isKatakana: Bool {
        switch value {
        case 0x30A1...0x30FA, 0x30FD...0x30FF, 0x31F0...0x31FF, 0x32D0...0x32FE, 0x3300...0x3357, 0xFF66...0xFF6F,
            0xFF71...0xFF9D, 0x1AFF0...0x1AFF3, 0x1AFF5...0x1AFFB, 0x1AFFD...0x1AFFE, 0x1B000, 0x1B120...0x1B122,
            0x1B155,
            0x1B164...0x1B167:
            true
        default: false
        }
    }
}

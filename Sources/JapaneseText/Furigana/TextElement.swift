/// A part of a text that an alignment takes one step for.
struct TextElement {
    enum Kind {
        case kana
        case kanji
        /// 々.
        case repetition
        /// ヶ or ケ between kanji, which is read か, が or こ.
        case counter
        /// Letters and digits that stand together.
        case letters
        case symbol
    }

    var kind: Kind
    var code: KanaCode = 0
    var isKatakana = false
    /// The glyphs that it consists of.
    var glyphs: Range<Int>
    /// The scalar of a single character; digits as kanji.
    var scalar: UInt32
    /// The readings that it may have, in ``AlignedText/candidates``.
    var candidates = 0..<0
    /// Whether nothing stands between it and the element before it.
    var isJoined: Bool
    /// What it costs to voice its first kana.
    var rendakuCost: Int32 = AlignmentCosts.rendakuAtStart

    /// Whether its reading is of its own making, and not that of its kana.
    var isKanjiLike: Bool { kind == .kanji || kind == .repetition }

    /// Whether it is katakana, which is left out of a reading only with the katakana around it.
    var isUnreadableTogether: Bool { kind == .kana && isKatakana }
}

/// A reading that an element may have.
struct Candidate {
    /// Where its codes start in ``AlignedText/codes``.
    var start: Int32
    var count: UInt8
    var first: KanaCode
    var cost: Int16
    /// What it costs that its last kana becomes っ.
    var sokuonCost: Int16
    /// Whether it may change at its start after another part.
    var canVoice: Bool
    /// Whether it is native, and not from China.
    var isKun = false
}

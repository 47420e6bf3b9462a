/// One of the two syllabaries.
public enum KanaScript: String, Hashable, Sendable, CaseIterable {
    /// ひらがな
    case hiragana
    /// カタカナ
    case katakana
}

extension Unicode.Scalar {
    /// The katakana of a hiragana; any other character as it is.
    var asKatakana: Unicode.Scalar {
        switch value {
        case 0x3041...0x3096, 0x309D...0x309E: Unicode.Scalar(value + 0x60)!
        default: self
        }
    }

    /// The hiragana of a katakana; any other character as it is.
    ///
    /// ー stays, and so do ヷ ヸ ヹ ヺ and what hiragana has no character for.
    var asHiragana: Unicode.Scalar {
        switch value {
        case 0x30A1...0x30F6, 0x30FD...0x30FE: Unicode.Scalar(value - 0x60)!
        default: self
        }
    }
}

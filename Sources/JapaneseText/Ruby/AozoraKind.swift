internal import ICUSupport

/// The kinds of characters that divide bases in texts of Aozora Bunko.
///
/// A base that no `｜` opens is as long as its characters are of one kind.
enum AozoraKind {
    case kanji, hiragana, katakana, fullWidth, halfWidth
    /// What can close a half-width word: `Mr.《ミスター》`.
    case halfWidthEnd
    /// No kind of its own, such as a combining mark or a variation selector.
    case same
    case other

    init(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        // ヶ counts as kanji, as 々, 〆 and 〇 do.
        case 0x2E80... where scalar.isKanji || scalar == "ヶ": self = .kanji
        case 0x2E80... where scalar.script == .hiragana: self = .hiragana
        case 0x2E80... where scalar.script == .katakana || scalar == "ー" || scalar == "ｰ": self = .katakana
        case 0xFF10...0xFF19, 0xFF21...0xFF3A, 0xFF41...0xFF5A, 0x0391...0x03C9, 0x0400...0x045F,
            0x2212, 0xFF06, 0x2019, 0xFF0C, 0xFF0E:
            self = .fullWidth
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x23, 0x26, 0x27, 0x2C, 0x2D, 0xC0...0xD6, 0xD8...0xF6,
            0xF8...0x024F:
            self = .halfWidth
        case 0x21, 0x22, 0x29, 0x2E, 0x3B, 0x3F: self = .halfWidthEnd
        default:
            switch scalar.properties.generalCategory {
            case .nonspacingMark, .enclosingMark: self = .same
            default: self = .other
            }
        }
    }
}

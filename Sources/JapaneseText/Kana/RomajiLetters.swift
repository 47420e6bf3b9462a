/// What a character of a rōmaji word is, whatever its case and its marks.
///
/// Case and Unicode's normal forms are dealt with here and not by ICU, which would take 10 ms to open its `Lower` and
/// `NFC`. Both the composed and the decomposed form of a letter with a mark are read.
enum RomajiLetter: Equatable {
    /// A letter a–z, in ASCII; and whether the vowel is marked as long.
    case letter(UInt8, isLong: Bool)
    /// A mark that makes the vowel before it long: a combining macron or circumflex, or ː.
    case lengthMark
    /// A combining acute, which says no more than that the e is spoken.
    case accent
    case apostrophe
    case hyphen
    /// A letter, or a mark on one, that no rōmaji has.
    case foreign
    /// Something else, which is no part of a word.
    case none

    init(_ scalar: UInt32) {
        self =
            switch scalar {
            case 0x61...0x7A: .letter(UInt8(scalar), isLong: false)
            case 0x41...0x5A: .letter(UInt8(scalar | 0x20), isLong: false)
            case 0x27, 0x60, 0x2019, 0x02BC: .apostrophe
            case 0x2D, 0x2010, 0x2011: .hyphen
            case 0xC2, 0xE2, 0x100, 0x101: .letter(UInt8(ascii: "a"), isLong: true)
            case 0xCA, 0xEA, 0x112, 0x113: .letter(UInt8(ascii: "e"), isLong: true)
            case 0xCE, 0xEE, 0x12A, 0x12B: .letter(UInt8(ascii: "i"), isLong: true)
            case 0xD4, 0xF4, 0x14C, 0x14D: .letter(UInt8(ascii: "o"), isLong: true)
            case 0xDB, 0xFB, 0x16A, 0x16B: .letter(UInt8(ascii: "u"), isLong: true)
            case 0xC9, 0xE9: .letter(UInt8(ascii: "e"), isLong: false)
            case 0x302, 0x304, 0x2D0: .lengthMark
            case 0x301: .accent
            case 0xD7, 0xF7: .none
            case 0xC0...0x24F, 0x300...0x36F, 0x1E00...0x1EFF: .foreign
            default: .none
            }
    }

    /// Whether a word may start with it.
    var isLetter: Bool {
        switch self {
        case .letter, .foreign: true
        default: false
        }
    }
}

extension UInt8 {
    /// Whether the letter is one of a i u e o, in ASCII.
    var isVowel: Bool {
        switch self {
        case UInt8(ascii: "a"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "e"), UInt8(ascii: "o"): true
        default: false
        }
    }
}

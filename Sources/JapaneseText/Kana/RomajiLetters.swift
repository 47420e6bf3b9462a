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
            case LatinVowel.letters: LatinVowel.letter(of: scalar)
            case 0x302, 0x304, 0x2D0: .lengthMark
            case 0x301: .accent
            case 0x180...0x24F, 0x300...0x36F, 0x1E00...0x1EFF: .foreign
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

/// A vowel, in Latin letters and in kana.
struct LatinVowel {
    private typealias Row = (letter: UInt8, kana: Unicode.Scalar, macron: Unicode.Scalar, circumflex: Unicode.Scalar)

    private static let all: [Row] = [
        (UInt8(ascii: "a"), "あ", "ā", "â"), (UInt8(ascii: "i"), "い", "ī", "î"), (UInt8(ascii: "u"), "う", "ū", "û"),
        (UInt8(ascii: "e"), "え", "ē", "ê"), (UInt8(ascii: "o"), "お", "ō", "ô"),
    ]

    static let bits = all.reduce(0 as UInt32) { $0 | 1 << UInt32($1.letter & 0x1F) }

    /// Its place in a i u e o.
    let index: Int

    /// The kana that is the vowel and nothing else.
    var kana: Unicode.Scalar { Self.all[index].kana }

    /// The vowel of a letter in ASCII.
    init?(_ letter: UInt8) {
        guard let index = Self.all.firstIndex(where: { $0.letter == letter }) else { return nil }
        self.index = index
    }

    /// The letter with a combining macron or circumflex, as one character.
    func marked(_ mark: Unicode.Scalar) -> Unicode.Scalar? {
        switch mark {
        case "\u{304}": Self.all[index].macron
        case "\u{302}": Self.all[index].circumflex
        default: nil
        }
    }

    /// The letters of Latin-1 and Latin Extended-A, of which some are vowels with a mark.
    static let letters: ClosedRange<UInt32> = 0xC0...0x17F

    /// What a rōmaji word makes of one of ``letters``.
    static func letter(of scalar: UInt32) -> RomajiLetter { marked[Int(scalar - letters.lowerBound)] }

    private static let marked: [RomajiLetter] = letters.map { value in
        let scalar = Unicode.Scalar(value)!
        let small = scalar.properties.lowercaseMapping.unicodeScalars.first
        if let vowel = all.first(where: { $0.macron == small || $0.circumflex == small }) {
            return .letter(vowel.letter, isLong: true)
        }
        if small == "é" { return .letter(UInt8(ascii: "e"), isLong: false) }
        return scalar.properties.isAlphabetic ? .foreign : .none
    }
}

extension UInt8 {
    /// Whether the letter is one of a i u e o, in ASCII.
    ///
    /// Asked for every letter: a bit for each vowel, by its place in the alphabet, is many times faster than the table.
    var isVowel: Bool { self >= 0x60 && LatinVowel.bits & (1 << UInt32(self & 0x1F)) != 0 }
}

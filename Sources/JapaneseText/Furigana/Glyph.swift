/// A character of a text or a reading, as far as pairing the two must tell it apart.
struct Glyph {
    enum Kind: UInt8 {
        /// A kana of either script and any width, its voicing mark with it.
        case kana
        /// A kanji: script Han, with 〇 and 〆.
        case kanji
        /// 々, which stands for the kanji before it.
        case repetition
        /// A letter or a digit, which may be read aloud in any way.
        case letter
        /// A symbol, which may be read or not: %, ☆, ～.
        case symbol
        /// A space or a punctuation mark, which nobody reads.
        case silent
    }

    var kind: Kind
    /// The kana, where it is one.
    var code: KanaCode = 0
    var isKatakana = false
    /// The scalar, folded: half-width Latin, without case.
    var scalar: UInt32
    /// The scalar as it stands in the text.
    var character: UInt32
    /// Whether it is one of the digits 0 to 9, of any width.
    var isDigit: Bool { (0x30...0x39).contains(scalar) }

    /// Whether it is a hyphen or a dash, which a text may have for から, and a reading for nothing.
    var isDash: Bool { scalar == 0x2D }
    /// Where it stands, in UTF-8 bytes; variation selectors and other marks behind it belong to it.
    var start: Int
    var end: Int
}

extension Glyph {
    /// The characters of a text one after another.
    ///
    /// - Complexity: O(*n*) in the text.
    static func glyphs(of text: some StringProtocol) -> [Glyph] {
        var glyphs: [Glyph] = []
        glyphs.reserveCapacity(text.utf8.count / 3 + 8)
        var offset = 0
        var isJoined = false
        let table = KanaTable.shared
        for scalar in text.unicodeScalars {
            let start = offset
            offset += UTF8.width(scalar)
            if let last = glyphs.indices.last, isJoined || isMark(scalar) {
                isJoined = scalar.value == 0x200D
                if glyphs[last].end == start, glyphs[last].take(mark: scalar, table) {
                    glyphs[last].end = offset
                    continue
                }
            }
            var glyph = Glyph(scalar, start: start, end: offset)
            if let previous = glyphs.last, previous.kind == .kana { glyph.repeatKana(of: previous, table) }
            glyphs.append(glyph)
        }
        return glyphs
    }

    /// Classifies a single scalar.
    init(_ scalar: Unicode.Scalar, start: Int, end: Int) {
        self.init(kind: .silent, scalar: scalar.value, character: scalar.value, start: start, end: end)
        switch scalar.value {
        case 0x3041...0x3096, 0x30A1...0x30F6, 0x30FC:
            set(KanaCode.parse(scalar)!)
        case 0xFF66...0xFF9D:
            set(KanaCode.parse(Self.fullWidth[Int(scalar.value - 0xFF66)])!)
        case 0x4E00...0x9FFF, 0x3400...0x4DBF, 0x3006, 0x3007, 0xF900...0xFAFF, 0x20000...0x3FFFF, 0x2E80...0x2FDF:
            kind = .kanji
        case 0x3005:
            kind = .repetition
        case 0xFF01...0xFF5E:
            self.scalar = scalar.value - 0xFEE0
            classifyASCII()
        case ..<0x80:
            classifyASCII()
        case 0x2010...0x2015, 0x2212:
            kind = .symbol
            self.scalar = 0x2D
        case 0x3000...0x3003, 0x3008...0x3011, 0x3014...0x301B, 0x301D...0x301F, 0xFF5F...0xFF65, 0x2016...0x2027:
            kind = .silent
        case 0x301C:
            kind = .symbol
        default:
            classify(scalar)
        }
    }

    private mutating func set(_ kana: (code: KanaCode, isKatakana: Bool)) {
        kind = .kana
        code = kana.code
        isKatakana = kana.isKatakana
    }

    private mutating func classifyASCII() {
        switch UInt8(scalar) {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"):
            kind = .letter
        case UInt8(ascii: "A")...UInt8(ascii: "Z"):
            kind = .letter
            scalar += 0x20
        case UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "%"), UInt8(ascii: "&"), UInt8(ascii: "*"),
            UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "<")...UInt8(ascii: ">"), UInt8(ascii: "@"),
            UInt8(ascii: "~"):
            kind = .symbol
        default:
            kind = .silent
        }
    }

    private mutating func classify(_ scalar: Unicode.Scalar) {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .titlecaseLetter:
            kind = .letter
            self.scalar = scalar.properties.lowercaseMapping.unicodeScalars.first!.value
        case .lowercaseLetter, .modifierLetter, .otherLetter, .decimalNumber, .letterNumber, .otherNumber,
            .privateUse, .unassigned:
            kind = .letter
        case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol, .nonspacingMark, .spacingMark, .enclosingMark:
            kind = .symbol
        default:
            kind = .silent
        }
    }

    /// Whether a scalar may belong to the one before it.
    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case ..<0x300, 0x3000...0x3098, 0x309D...0xFDFF, 0xFF00...0xFF9D: false
        case 0x3099...0x309C, 0xFF9E, 0xFF9F, 0x200D, 0xFE00...0xFE0F, 0xE0100...0xE01EF, 0x1F3FB...0x1F3FF: true
        default:
            switch scalar.properties.generalCategory {
            case .nonspacingMark, .spacingMark, .enclosingMark: true
            default: false
            }
        }
    }

    /// Takes a mark that stands behind the character; `false` for a voicing mark that does not fit.
    private mutating func take(mark: Unicode.Scalar, _ table: KanaTable) -> Bool {
        let marked: [KanaCode]
        switch mark.value {
        case 0x3099, 0x309B, 0xFF9E: marked = table.voiced
        case 0x309A, 0x309C, 0xFF9F: marked = table.halfVoiced
        default: return true
        }
        guard kind == .kana, marked[Int(code)] != 0 else { return mark.value == 0x3099 || mark.value == 0x309A }
        code = marked[Int(code)]
        return true
    }

    /// Makes ゝ, ゞ and their katakana the kana that they repeat.
    private mutating func repeatKana(of previous: Glyph, _ table: KanaTable) {
        switch scalar {
        case 0x309D, 0x30FD: set((previous.code, previous.isKatakana))
        case 0x309E, 0x30FE:
            let voiced = table.voiced[Int(previous.code)]
            set((voiced == 0 ? previous.code : voiced, previous.isKatakana))
        default: break
        }
    }

    /// The full-width kana for U+FF66 to U+FF9D.
    private static let fullWidth = Array(
        "ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン".unicodeScalars)
}

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
    /// Where it stands, in UTF-8 bytes; variation selectors and other marks after it belong to it.
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
        for scalar in text.unicodeScalars {
            var glyph = Glyph(scalar, start: offset, end: offset + UTF8.width(scalar))
            offset = glyph.end
            if let last = glyphs.indices.last, isJoined || glyph.mayBeMark {
                isJoined = scalar == "\u{200D}"
                if glyphs[last].end == glyph.start, glyphs[last].take(mark: scalar) {
                    glyphs[last].end = offset
                    continue
                }
            }
            if let previous = glyphs.last, previous.kind == .kana { glyph.repeatKana(of: previous) }
            glyphs.append(glyph)
        }
        return glyphs
    }

    /// Classifies a single scalar.
    init(_ scalar: Unicode.Scalar, start: Int, end: Int) {
        self.init(kind: .silent, scalar: scalar.value, character: scalar.value, start: start, end: end)
        if let kana = KanaCode.parse(KanaTable.fullWidth(of: scalar) ?? scalar), scalar.iteration == nil {
            set(kana)
            return
        }
        switch scalar {
        case "々": kind = .repetition
        case _ where scalar.isASCII: classifyASCII()
        case _ where scalar.isKanji: kind = .kanji
        case "\u{FF01}"..."\u{FF5E}":
            self.scalar = scalar.value - 0xFEE0
            classifyASCII()
        // Hyphens and dashes, and the minus sign.
        case "\u{2010}"..."\u{2015}", "\u{2212}":
            kind = .symbol
            self.scalar = 0x2D
        case "〜": kind = .symbol
        default: classify(scalar)
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

    /// Whether it may belong to the character before it.
    private var mayBeMark: Bool {
        switch kind {
        case .kana, .kanji, .repetition: return false
        case .silent: return character == 0x200D
        case .letter, .symbol: break
        }
        guard character >= 0x300, let scalar = Unicode.Scalar(character) else { return false }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: return true
        default: return VoicingMark(scalar) != nil || scalar.properties.isEmojiModifier
        }
    }

    /// Takes a mark that stands after the character; `false` for a voicing mark that does not fit.
    private mutating func take(mark: Unicode.Scalar) -> Bool {
        guard let voicing = VoicingMark(mark) else { return true }
        let marked =
            voicing == .voiced ? KanaTable.shared.voiced[Int(code)] : KanaTable.shared.halfVoiced[Int(code)]
        guard kind == .kana, marked != 0 else { return mark.properties.generalCategory == .nonspacingMark }
        code = marked
        return true
    }

    /// Makes ゝ, ゞ and their katakana the kana that they repeat.
    private mutating func repeatKana(of previous: Glyph) {
        guard let iteration = Unicode.Scalar(scalar)?.iteration else { return }
        let voiced = iteration == .voiced ? KanaTable.shared.voiced[Int(previous.code)] : 0
        set((voiced == 0 ? previous.code : voiced, previous.isKatakana))
    }
}

/// What ICU does not know of kana, looked up by code: voice, size, row and vowel; and their half-width forms.
struct KanaTable: Sendable {
    /// The rows by vowel: as they are, with the mark ゛, with the mark ゜ and small; ・ where there is no such kana.
    private static let rows: [(plain: String, voiced: String, halfVoiced: String, small: String)] = [
        ("あいうえお", "・・ゔ・・", "", "ぁぃぅぇぉ"), ("かきくけこ", "がぎぐげご", "", "ゕ・・ゖ・"), ("さしすせそ", "ざじずぜぞ", "", ""),
        ("たちつてと", "だぢづでど", "", "・・っ・・"), ("なにぬねの", "", "", ""), ("はひふへほ", "ばびぶべぼ", "ぱぴぷぺぽ", ""),
        ("まみむめも", "", "", ""), ("や・ゆ・よ", "", "", "ゃ・ゅ・ょ"), ("らりるれろ", "", "", ""), ("わゐ・ゑを", "", "", "ゎ・・・・"),
    ]

    /// The katakana with the mark ゛ that hiragana write with a mark of its own.
    static let voicedKatakana: [KanaCode: Unicode.Scalar] = [
        .code("わ"): "ヷ", .code("ゐ"): "ヸ", .code("ゑ"): "ヹ", .code("を"): "ヺ",
    ]

    /// The full-width forms, in the order of the half-width ones.
    private static let fullWidth = Array(
        "。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン゛゜".unicodeScalars)
    private static let firstHalfWidth: Unicode.Scalar = "｡"

    static let shared = KanaTable()

    /// Whether the code is that of a kana, of ー, or of a mark that repeats a kana.
    private(set) var isKana = [Bool](repeating: false, count: KanaCode.limit)
    /// The code with a voicing mark, or 0: か → が.
    private(set) var voiced = [KanaCode](repeating: 0, count: KanaCode.limit)
    /// The code with a half-voicing mark, or 0: は → ぱ.
    private(set) var halfVoiced = [KanaCode](repeating: 0, count: KanaCode.limit)
    /// The code of the kana in full size, for small ones; else 0.
    private(set) var large = [KanaCode](repeating: 0, count: KanaCode.limit)
    /// The vowel that the kana ends in as あ, い, う, え or お; 0 for ん, っ and ー.
    private(set) var vowel = [KanaCode](repeating: 0, count: KanaCode.limit)
    /// The letter of the row that the kana stands in, small or voiced: か for ぎ; 0 for ん and ー.
    private(set) var row = [KanaCode](repeating: 0, count: KanaCode.limit)
    /// Whether no reading of a kanji starts with it: ん, ー and the small kana.
    private(set) var isNeverFirst = [Bool](repeating: false, count: KanaCode.limit)
    private var columns = [KanaCode](repeating: 0, count: KanaCode.limit * 8)

    private init() {
        let codes = Self.rows.map { row in
            [row.plain, row.voiced, row.halfVoiced, row.small].map { KanaCode.codes($0) }
        }
        let vowels = codes[0][0]
        for row in codes {
            for (place, form) in row.enumerated() {
                for (index, code) in form.enumerated() where code != 0 {
                    let plain = row[0][index]
                    isKana[Int(code)] = true
                    vowel[Int(code)] = vowels[index]
                    self.row[Int(code)] = row[0][0]
                    switch place {
                    case 0: columns[Int(row[0][0]) * 8 + index] = code
                    case 1: voiced[Int(plain)] = code
                    case 2: halfVoiced[Int(plain)] = code
                    default:
                        large[Int(code)] = plain
                        isNeverFirst[Int(code)] = true
                    }
                }
            }
        }
        vowel[Int(KanaCode.smallTsu)] = 0
        for code in KanaCode.codes("んーゝゞ") { isKana[Int(code)] = true }
        for code in KanaCode.codes("んー") { isNeverFirst[Int(code)] = true }
        voiced[Int(KanaCode.code("ゝ"))] = .code("ゞ")
    }

    /// Whether a kana, after another, may do nothing but lengthen its vowel: う after こ, い after せ.
    @inline(__always)
    func lengthens(_ code: KanaCode, _ previous: KanaCode) -> Bool {
        if code == .longVowelMark { return true }
        let before = vowel[Int(previous)]
        return before != 0
            && (code == before || code == Self.u && before == Self.o || code == Self.i && before == Self.e)
    }

    /// The kana of the same row with another vowel: か for き and あ; 0 where there is none.
    func column(of code: KanaCode, _ vowel: KanaCode) -> KanaCode {
        let start = Int(row[Int(code)]) * 8
        guard start != 0, let index = Self.vowels.firstIndex(of: vowel) else { return 0 }
        let plain = columns[start + index]
        return columns[start..<start + 5].contains(code) ? plain : voiced[Int(plain)]
    }

    /// The full-width form of a half-width kana or mark; `nil` for anything else.
    static func fullWidth(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
        let index = Int(scalar.value) - Int(firstHalfWidth.value)
        return fullWidth.indices.contains(index) ? fullWidth[index] : nil
    }

    /// What each full-width form is in half-width ones: one, or one and its mark.
    static let halfWidth: [Unicode.Scalar: [Unicode.Scalar]] = {
        var half: [Unicode.Scalar: [Unicode.Scalar]] = [:]
        for (index, full) in fullWidth.enumerated() {
            let form = Unicode.Scalar(firstHalfWidth.value + UInt32(index))!
            half[full] = [form]
            if let voiced = full.marked(.voiced) { half[voiced] = [form, "ﾞ"] }
            if let halfVoiced = full.marked(.halfVoiced) { half[halfVoiced] = [form, "ﾟ"] }
        }
        return half
    }()

    static let ya = KanaCode.code("や")
    static let a = KanaCode.code("あ")
    static let i = KanaCode.code("い")
    static let u = KanaCode.code("う")
    static let e = KanaCode.code("え")
    static let o = KanaCode.code("お")
    private static let vowels = [a, i, u, e, o]
}

/// The marks that say how a kana is voiced, combining, alone or of half width.
enum VoicingMark {
    case voiced, halfVoiced

    init?(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "\u{3099}", "゛", "ﾞ": self = .voiced
        case "\u{309A}", "゜", "ﾟ": self = .halfVoiced
        default: return nil
        }
    }
}

extension Unicode.Scalar {
    /// The katakana of a hiragana; any other character as it is.
    var asKatakana: Unicode.Scalar { KanaCode.parse(self)?.code.scalar(isKatakana: true) ?? self }

    /// The hiragana of a katakana; any other character as it is.
    ///
    /// ー stays, and so do ヷ ヸ ヹ ヺ and what hiragana has no character for.
    var asHiragana: Unicode.Scalar { KanaCode.parse(self)?.code.scalar(isKatakana: false) ?? self }

    /// The kana with a mark, if there is one: ガ of カ and ゛, ぱ of は and ゜, ヴ of ウ and ゛, ヷ of ワ and ゛.
    func marked(_ mark: VoicingMark) -> Unicode.Scalar? {
        guard let (code, isKatakana) = KanaCode.parse(self) else { return nil }
        let marked = mark == .voiced ? KanaTable.shared.voiced[Int(code)] : KanaTable.shared.halfVoiced[Int(code)]
        if marked != 0 { return marked.scalar(isKatakana: isKatakana) }
        return isKatakana && mark == .voiced ? KanaTable.voicedKatakana[code] : nil
    }

    /// What is written after another kana as a part of its sound: small ゃ, or small ぁ as in loan words; `nil` for all else.
    var smallRow: KanaCode? {
        guard let code = KanaCode.parse(self)?.code, KanaTable.shared.large[Int(code)] != 0 else { return nil }
        return KanaTable.shared.row[Int(code)]
    }
}

/// A kana of either script in one byte: the scalar of its hiragana less U+3040.
///
/// The readings of kanji are stored so, and the search for an alignment compares nothing else.
/// The long vowel mark, which hiragana lacks, has the place that it would have.
typealias KanaCode = UInt8

extension KanaCode {
    /// The code of the character that is written `character`, which must be hiragana or ー.
    static func code(_ character: Unicode.Scalar) -> KanaCode {
        character == "ー" ? .longVowelMark : KanaCode(character.value - 0x3040)
    }

    /// ー.
    static let longVowelMark: KanaCode = 0x5C
    /// ん.
    static let syllabicN: KanaCode = 0x53
    /// っ.
    static let smallTsu: KanaCode = 0x23
    /// Not a kana: what a reading holds in its place is kept beside it.
    static let foreign: KanaCode = 0x7F
    /// How many codes there are.
    static let limit = 0x80

    /// The code of a kana, and whether it is katakana; `nil` for anything else.
    ///
    /// ヷ and its like, which hiragana has no letters for, are no kana here.
    static func parse(_ scalar: Unicode.Scalar) -> (code: KanaCode, isKatakana: Bool)? {
        switch scalar.value {
        case 0x3041...0x3096: (KanaCode(scalar.value - 0x3040), false)
        case 0x30A1...0x30F6: (KanaCode(scalar.value - 0x30A0), true)
        case 0x30FC: (longVowelMark, true)
        default: nil
        }
    }

    /// The kana itself.
    func scalar(isKatakana: Bool) -> Unicode.Scalar {
        Unicode.Scalar((isKatakana || self == .longVowelMark ? 0x30A0 : 0x3040) + UInt32(self))!
    }
}

/// What the search knows about kana, looked up by code.
struct KanaTable: Sendable {
    /// Costs of reading one kana for another, or of not being able to.
    static let impossible: Int16 = .max
    static let oldSpelling: Int16 = 200

    /// The code with a voicing mark, or 0: か → が.
    private(set) var voiced = [KanaCode](repeating: 0, count: KanaCode.limit)
    /// The code with a half-voicing mark, or 0: は → ぱ.
    private(set) var halfVoiced = [KanaCode](repeating: 0, count: KanaCode.limit)
    /// The vowel that the kana ends in as あ, い, う, え or お; 0 for ん, っ and ー.
    private(set) var vowel = [KanaCode](repeating: 0, count: KanaCode.limit)
    /// The letter of the row that the kana stands in, small or voiced: か for ぎ; 0 for ん and ー.
    private(set) var row = [KanaCode](repeating: 0, count: KanaCode.limit)
    /// Whether no reading of a kanji starts with it: ん, ー and the small kana.
    private(set) var isNeverFirst = [Bool](repeating: false, count: KanaCode.limit)

    private var tolerance = [Int16](repeating: impossible, count: KanaCode.limit * KanaCode.limit)
    private var columns = [KanaCode](repeating: 0, count: KanaCode.limit * 8)

    static let shared = KanaTable()

    private init() {
        let rows: [(row: String, voiced: String, halfVoiced: String)] = [
            ("あいうえお", "", ""), ("かきくけこ", "がぎぐげご", ""), ("さしすせそ", "ざじずぜぞ", ""),
            ("たちつてと", "だぢづでど", ""), ("なにぬねの", "", ""), ("はひふへほ", "ばびぶべぼ", "ぱぴぷぺぽ"),
            ("まみむめも", "", ""), ("や・ゆ・よ", "", ""), ("らりるれろ", "", ""), ("わゐ・ゑを", "", ""),
        ]
        let vowels = Self.codes("あいうえお")
        for (plain, voicedRow, halfVoicedRow) in rows {
            let plain = Self.codes(plain)
            for variant in [plain, Self.codes(voicedRow), Self.codes(halfVoicedRow)] {
                for (index, code) in variant.enumerated() where code != 0 {
                    vowel[Int(code)] = vowels[index]
                    row[Int(code)] = plain[0]
                }
            }
            for (code, marked) in zip(plain, Self.codes(voicedRow)) { voiced[Int(code)] = marked }
            for (code, marked) in zip(plain, Self.codes(halfVoicedRow)) { halfVoiced[Int(code)] = marked }
            for (index, code) in plain.enumerated() { columns[Int(plain[0]) * 8 + index] = code }
        }
        let small = zip(Self.codes("ぁぃぅぇぉっゃゅょゎゕゖ"), Self.codes("あいうえおつやゆよわかけ"))
        for (code, large) in small {
            vowel[Int(code)] = code == .smallTsu ? 0 : vowel[Int(large)]
            row[Int(code)] = row[Int(large)]
            isNeverFirst[Int(code)] = true
        }
        voiced[Int(KanaCode.code("う"))] = .code("ゔ")
        vowel[Int(KanaCode.code("ゔ"))] = .code("う")
        isNeverFirst[Int(KanaCode.syllabicN)] = true
        isNeverFirst[Int(KanaCode.longVowelMark)] = true

        for code in 0..<KanaCode.foreign { tolerate(code, code, 0) }
        for (code, large) in small { tolerateBothWays(code, large, 80) }
        for (one, other, cost) in [
            ("は", "わ", 100), ("を", "お", 100), ("へ", "え", 130), ("ぢ", "じ", 40), ("づ", "ず", 40),
            ("ゐ", "い", 60), ("ゑ", "え", 60),
        ] as [(String, String, Int16)] {
            tolerateBothWays(Self.codes(one)[0], Self.codes(other)[0], cost)
        }
        // 思ふ, おもう: texts from before 1946.
        for (one, other) in zip(Self.codes("ひふほ"), Self.codes("いうお")) {
            tolerate(one, other, Self.oldSpelling)
        }
    }

    /// What it costs that the text has one kana where the reading has another, whatever is before them.
    @inline(__always)
    func cost(ofText text: KanaCode, reading: KanaCode) -> Int16 {
        tolerance[Int(text) << 7 | Int(reading)]
    }

    /// Whether a kana, behind another, may do nothing but lengthen its vowel: う behind こ, い behind せ.
    @inline(__always)
    func lengthens(_ code: KanaCode, _ previous: KanaCode) -> Bool {
        if code == .longVowelMark { return true }
        let before = vowel[Int(previous)]
        return before != 0
            && (code == before || code == Self.u && before == Self.o || code == Self.i && before == Self.e)
    }

    /// The kana of the same row with another vowel: か for き and あ; 0 where there is none.
    func column(of code: KanaCode, _ vowel: KanaCode) -> KanaCode {
        let plainRow = row[Int(code)]
        guard plainRow != 0, let index = Self.vowels.firstIndex(of: vowel) else { return 0 }
        let plain = columns[Int(plainRow) * 8 + index]
        if columns[Int(plainRow) * 8..<Int(plainRow) * 8 + 5].contains(code) { return plain }
        return voiced[Int(plain)]
    }

    private mutating func tolerate(_ text: KanaCode, _ reading: KanaCode, _ cost: Int16) {
        tolerance[Int(text) << 7 | Int(reading)] = cost
    }

    private mutating func tolerateBothWays(_ one: KanaCode, _ other: KanaCode, _ cost: Int16) {
        tolerate(one, other, cost)
        tolerate(other, one, cost)
    }

    static let a = KanaCode.code("あ")
    static let u = KanaCode.code("う")
    static let o = KanaCode.code("お")
    static let i = KanaCode.code("い")
    static let e = KanaCode.code("え")
    private static let vowels = codes("あいうえお")

    /// The codes of hiragana; 0 for ・.
    static func codes(_ kana: String) -> [KanaCode] {
        kana.unicodeScalars.map { $0 == "・" ? 0 : .code($0) }
    }
}

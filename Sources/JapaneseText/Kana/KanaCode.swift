/// A kana of either script in one byte: the scalar of its hiragana less U+3040.
///
/// The readings of kanji are stored so, and the search for an alignment compares nothing else.
/// The long vowel mark, which hiragana lacks, has the place that it would have.
typealias KanaCode = UInt8

extension KanaCode {
    /// ー.
    static let longVowelMark: KanaCode = 0x5C
    /// ん.
    static let syllabicN = code("ん")
    /// っ.
    static let smallTsu = code("っ")
    /// Not a kana: what a reading holds in its place is kept beside it.
    static let foreign: KanaCode = 0x7F
    /// How many codes there are.
    static let limit = 0x80

    private static let hiragana: UInt32 = 0x3040
    private static let katakana: UInt32 = 0x30A0

    /// The code of the character that is written `character`, which must be hiragana or ー.
    static func code(_ character: Unicode.Scalar) -> KanaCode {
        character == "ー" ? .longVowelMark : KanaCode(character.value - hiragana)
    }

    /// The codes of hiragana; 0 for ・.
    static func codes(_ kana: some StringProtocol) -> [KanaCode] {
        kana.unicodeScalars.map { $0 == "・" ? 0 : .code($0) }
    }

    /// The code of a kana or of a mark that repeats one, and whether it is katakana; `nil` for anything else.
    ///
    /// ヷ and its like, which hiragana has no letters for, are no kana here.
    @inline(__always)
    static func parse(_ scalar: Unicode.Scalar) -> (code: KanaCode, isKatakana: Bool)? {
        let place = scalar.value &- hiragana
        guard place < 2 * (katakana - hiragana) else { return nil }
        let isKatakana = place >= katakana - hiragana
        let code = KanaCode(truncatingIfNeeded: isKatakana ? place - (katakana - hiragana) : place)
        guard KanaTable.shared.isKana[Int(code)], isKatakana || code != .longVowelMark else { return nil }
        return (code, isKatakana)
    }

    /// The kana itself.
    func scalar(isKatakana: Bool) -> Unicode.Scalar {
        Unicode.Scalar((isKatakana || self == .longVowelMark ? Self.katakana : Self.hiragana) + UInt32(self))!
    }
}

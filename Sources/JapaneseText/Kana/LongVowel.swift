/// How kana write that a vowel is long, where rōmaji has but a mark, an h, a hyphen or nothing for it.
enum LongVowel {
    typealias Option = RomajiUnit.Option

    /// A vowel with a macron or circumflex.
    ///
    /// - Parameter isNative: Whether the word is one of the few in which a long *o* is おお.
    static func marked(_ vowel: UInt8, in script: KanaScript, isNative: Bool) -> [Option] {
        isNative ? nativeO : (script == .hiragana ? hiragana : katakana)[LatinVowel(vowel)!.index]
    }

    /// The h of *Ohtani* and *Satoh*: おお where the name starts with it, for that is 大, and おう elsewhere.
    static func passport(atStart: Bool) -> [Option] {
        atStart ? nativeO : hiragana[LatinVowel(UInt8(ascii: "o"))!.index]
    }

    /// A vowel without any mark, as in *Tokyo*.
    ///
    /// - Parameter isContracted: Whether it follows a small ゃ ゅ ょ, where most vowels *o* and *u* are long.
    static func unmarked(_ vowel: UInt8, isContracted: Bool) -> [Option] {
        switch vowel {
        case UInt8(ascii: "o"): isContracted ? contractedO : plainO
        case UInt8(ascii: "u"): isContracted ? contractedU : plainU
        default: unmarkedOthers[LatinVowel(vowel)!.index]
        }
    }

    /// A vowel that follows its like: *aa*, *ou*, *ei*; and *oo*, which some write for おう.
    static func doubled(_ first: UInt8, _ second: UInt8) -> [Option]? {
        guard let literal = LatinVowel(second)?.kana else { return nil }
        let o = UInt8(ascii: "o")
        switch (first, second) {
        case (o, o): return [option(literal, 0), option("う", 2), option("ー", 2)]
        case (o, UInt8(ascii: "u")), (UInt8(ascii: "e"), UInt8(ascii: "i")):
            return [option(literal, 0), option("ー", 3)]
        case _ where first == second: return [option(literal, 0), option("ー", 2)]
        default: return nil
        }
    }

    /// A hyphen: a long mark that may be a mere divider, or the other way round.
    static func hyphen(lengthens: Bool) -> [Option] {
        lengthens ? [option("ー", 0), Option(cost: 2)] : [Option(), option("ー", 3)]
    }

    // The standards write いい without a macron: ī is the ー of a loan word.
    private static let hiragana: [[Option]] = [
        [marked("あ", 0), marked("ー", 1)], [marked("ー", 0), marked("い", 1)], [marked("う", 0), marked("ー", 1)],
        [marked("え", 0), marked("い", 1), marked("ー", 1)], [marked("う", 0), marked("お", 1), marked("ー", 2)],
    ]

    // What has a macron and goes into katakana is, as a rule, a word that katakana write with ー.
    private static let katakana: [[Option]] = [
        [marked("ー", 0), marked("あ", 1)], [marked("ー", 0), marked("い", 1)], [marked("ー", 0), marked("う", 1)],
        [marked("ー", 0), marked("い", 1), marked("え", 1)], [marked("ー", 0), marked("う", 1), marked("お", 2)],
    ]

    private static let nativeO = [marked("お", 0), marked("う", 1), marked("ー", 2)]
    private static let plainO = [unmarked(nil, 0), unmarked("う", 3), unmarked("お", 3.2), unmarked("ー", 6)]
    private static let contractedO = [unmarked(nil, 0), unmarked("う", 1.5), unmarked("ー", 6), unmarked("お", 7)]
    private static let plainU = [unmarked(nil, 0), unmarked("う", 3), unmarked("ー", 6)]
    private static let contractedU = [unmarked(nil, 0), unmarked("う", 1.5), unmarked("ー", 6)]
    private static let unmarkedOthers: [[Option]] = [
        [unmarked(nil, 0), unmarked("ー", 9), unmarked("あ", 10)],
        [unmarked(nil, 0), unmarked("ー", 9), unmarked("い", 10)], [],
        [unmarked(nil, 0), unmarked("ー", 9), unmarked("い", 10), unmarked("え", 10)],
    ]

    private static func option(_ kana: Unicode.Scalar, _ cost: Double) -> Option {
        Option(kana: [kana], cost: cost)
    }

    private static func marked(_ kana: Unicode.Scalar, _ cost: Double) -> Option {
        Option(kana: [kana], cost: cost, reason: .marked)
    }

    private static func unmarked(_ kana: Unicode.Scalar?, _ cost: Double) -> Option {
        Option(kana: kana.map { [$0] } ?? [], cost: cost, reason: .unmarked)
    }
}

extension RomajiWord {
    /// The units whose long *o* is おお and not おう.
    ///
    /// The Cabinet has a closed list of words with it, such as 大きい; the parts of a word between hyphens count as words.
    func findNativeLongO() -> [Int] {
        let words = RomajiWords.shared
        var found: [Int] = []
        var unit = 0
        for part in letters.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false) {
            let end = units[unit...].firstIndex(where: \.isHyphen) ?? units.count
            if words.nativeStarts.contains(where: { part.starts(with: $0) }) || words.nativeWords.contains(Array(part)),
                let long = units[unit..<end].firstIndex(where: \.isLong)
            {
                found.append(long)
            }
            unit = min(end + 1, units.count)
        }
        return found
    }
}

internal import ICUSupport

/// What a character is to a run of one script.
enum ScriptRole {
    /// A letter of a script.
    case letter(Script)
    /// Punctuation of Japanese and Chinese, or ー.
    case eastAsianMark
    /// A mark on the character before it.
    case mark
    /// What any script may have: spaces, digits, punctuation.
    case neutral

    init(of scalar: Unicode.Scalar) {
        if scalar.isASCII {
            self = scalar.properties.isAlphabetic ? .letter(.latin) : .neutral
            return
        }
        switch scalar.script {
        case .inherited: self = .mark
        case .common:
            self = [.han, .hiragana, .katakana].contains(where: scalar.isIn) ? .eastAsianMark : .neutral
        case let script: self = .letter(script)
        }
    }
}

/// A part of a text in one script; kanji and kana are one.
struct ScriptRun {
    /// From the first letter or mark to the last.
    private(set) var range: Range<String.Index>

    /// The scripts of its letters; none if there are only marks.
    private(set) var scripts: Set<Script> = []

    private let isEastAsian: Bool

    /// Starts a run, if the character can start one.
    init?(_ role: ScriptRole, from start: String.Index, to end: String.Index) {
        range = start..<end
        switch role {
        case .letter(let script):
            scripts = [script]
            isEastAsian = Script.eastAsian.contains(script)
        case .eastAsianMark: isEastAsian = true
        case .mark, .neutral: return nil
        }
    }

    /// The scripts that tell the language: kana, where there are kanji and kana.
    var telling: Set<Script> {
        let kana = scripts.intersection([.hiragana, .katakana])
        return kana.isEmpty ? scripts : kana
    }

    /// Goes on over a character, unless another run starts with it.
    mutating func takes(_ role: ScriptRole, from start: String.Index, to end: String.Index) -> Bool {
        switch role {
        case .letter(let script):
            guard isEastAsian ? Script.eastAsian.contains(script) : scripts.contains(script) else { return false }
            scripts.insert(script)
        case .eastAsianMark:
            guard isEastAsian else { return false }
        case .mark:
            // A mark on one of the spaces after the run is not a part of it.
            guard range.upperBound == start else { return true }
        case .neutral: return true
        }
        range = range.lowerBound..<end
        return true
    }
}

extension Script {
    static let latin = Script("Latn")
    static let han = Script("Hani")
    static let hiragana = Script("Hira")
    static let katakana = Script("Kana")

    /// The scripts that Japanese mixes.
    static let eastAsian: Set<Script> = [han, hiragana, katakana]

    /// Scripts that one language alone is written in today, apart from a few speakers' own.
    ///
    /// Hebrew (Yiddish), Ethiopic (Amharic, Tigrinya), Burmese (Shan, Karen) and Bengali (Assamese) are not among them.
    static let soleLanguages: [Script: LanguageTag] = [
        hiragana: "ja", katakana: "ja", Script("Hang"): "ko", Script("Thai"): "th", Script("Laoo"): "lo",
        Script("Khmr"): "km", Script("Grek"): "el", Script("Armn"): "hy", Script("Geor"): "ka", Script("Taml"): "ta",
        Script("Telu"): "te", Script("Knda"): "kn", Script("Mlym"): "ml", Script("Gujr"): "gu", Script("Guru"): "pa",
        Script("Orya"): "or", Script("Sinh"): "si", Script("Thaa"): "dv", Script("Cher"): "chr",
    ]
}

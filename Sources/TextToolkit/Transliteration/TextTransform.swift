internal import ICUSupport

/// A conversion of text from one form to another: one of ICU's transforms, or rules of your own.
///
///     try "toukyou".transliterated(by: .latinToHiragana)             // とうきょう
///     try "Ελλάδα".transliterated(by: .init(id: "Greek-Latin"))      // Elláda
///     try "colour".transliterated(by: .init(rules: "our > or;"))     // color
///
/// The language of IDs and rules is that of [ICU](https://unicode-org.github.io/icu/userguide/transforms/).
public struct TextTransform: Hashable, Sendable {
    let source: Transliterator.Source

    /// The transform of an ICU ID, such as `Latin-Hiragana`, or of several that follow one another:
    /// `NFD; [:Mn:] Remove; NFC`.
    public init(id: String) {
        source = .id(id)
    }

    /// A transform by rules in ICU's rule language.
    public init(rules: String) {
        source = .rules(rules)
    }

    /// The ID, unless the transform is one by rules.
    public var id: String? {
        if case .id(let id) = source { id } else { nil }
    }

    /// Rōmaji to hiragana, as ICU's data have it.
    public static let latinToHiragana = TextTransform(id: "Latin-Hiragana")
    /// Rōmaji to katakana, as ICU's data have it.
    public static let latinToKatakana = TextTransform(id: "Latin-Katakana")
    /// Hiragana to rōmaji, as ICU's data have it.
    public static let hiraganaToLatin = TextTransform(id: "Hiragana-Latin")
    /// Katakana to rōmaji, as ICU's data have it.
    public static let katakanaToLatin = TextTransform(id: "Katakana-Latin")
    /// Hiragana to katakana.
    public static let hiraganaToKatakana = TextTransform(id: "Hiragana-Katakana")
    /// Katakana to hiragana.
    public static let katakanaToHiragana = TextTransform(id: "Katakana-Hiragana")
    /// Half-width forms to full-width ones.
    public static let halfwidthToFullwidth = TextTransform(id: "Halfwidth-Fullwidth")
    /// Full-width forms to half-width ones.
    public static let fullwidthToHalfwidth = TextTransform(id: "Fullwidth-Halfwidth")
    /// Any script to Latin letters.
    public static let toLatin = TextTransform(id: "Any-Latin")
    /// Latin letters with marks to ASCII.
    public static let latinToASCII = TextTransform(id: "Latin-ASCII")
    /// Letters without their combining marks.
    public static let stripDiacritics = TextTransform(id: "NFD; [:Mn:] Remove; NFC")

    /// The transforms that have a name here.
    public static let all = [
        latinToHiragana, latinToKatakana, hiraganaToLatin, katakanaToLatin, hiraganaToKatakana, katakanaToHiragana,
        halfwidthToFullwidth, fullwidthToHalfwidth, toLatin, latinToASCII, stripDiacritics,
    ]

    /// The IDs of all transforms that ICU has, sorted.
    ///
    /// - Throws: ``TransliterationError`` where ICU cannot list them.
    public static func availableIDs() throws(TransliterationError) -> [String] {
        do {
            return try Transliterator.availableIDs()
        } catch {
            throw TransliterationError(code: .failed, icuStatus: error.name)
        }
    }
}

internal import ICUSupport

/// What a text is divided into: graphemes, words, morphemes, lines, phrases or sentences.
///
/// The boundaries are those of Unicode (UAX #29; UAX #14 for lines) as ICU
/// finds them, with its dictionaries for scripts that put no spaces between
/// words.
public struct Granularity: Hashable, Sendable {
    /// The name that commands and documentation use.
    public let name: String

    /// One sentence on what the segments are, for help texts.
    public let summary: String

    let boundaries: BreakIterator.Granularity

    // What a model makes of Japanese.
    private(set) var division: JapaneseDivision?

    /// Whether its segments are of a kind, so that words can be told from what stands between them.
    public var hasWords: Bool { boundaries == .word }

    /// Characters as a reader sees them: extended grapheme clusters (UAX #29).
    public static let grapheme = Granularity(
        name: "grapheme", summary: "characters as a reader sees them", boundaries: .grapheme)

    /// Words, and what stands between them (UAX #29). Chinese, Japanese, Thai,
    /// Lao, Khmer and Burmese are divided with ICU's dictionaries.
    public static let word = Granularity(
        name: "word", summary: "words, and what stands between them", boundaries: .word)

    /// Japanese morphemes, the short unit words (短単位) that UniDic and Universal Dependencies have; and what stands
    /// between them.
    ///
    ///     "まちがっている。".segments(by: .morpheme)  // まちがっ, て, いる, 。
    ///     "まちがっている。".segments(by: .word)      // まち, が, って, いる, 。
    ///
    /// A model that was trained on Universal Dependencies' Japanese and on UniDic's words adds boundaries to those of ICU's
    /// words and takes some away. It decides about Japanese characters, in the lines that ``phrase`` takes for Japanese;
    /// all else is divided as ``word`` divides it. Digits are one word, where UniDic divides them; a number and the unit
    /// after it, as in 20cm, are two. No boundary that is added divides a grapheme cluster (<doc:Words>).
    public static let morpheme = Granularity(
        name: "morpheme", summary: "Japanese morphemes (short unit words); in other languages, words",
        boundaries: .word, division: .morphemes)

    /// Sentences, with the spaces after them (UAX #29). A language with `-u-ss-standard`
    /// does not end a sentence at an abbreviation that CLDR lists for its language; in English, with what must
    /// follow it (*No.* before a digit), and at a quotation or bracket that a small letter follows.
    public static let sentence = Granularity(
        name: "sentence", summary: "sentences, with the spaces after them; with -u-ss-standard, none ends at “Dr.”",
        boundaries: .sentence)

    /// The pieces between places where a line may be broken (UAX #14). The
    /// language decides how strictly: `ja-u-lb-strict`, `-lb-normal`, `-lb-loose`;
    /// and, from ICU 71, `ja-u-lw-phrase` for breaks between phrases.
    public static let line = Granularity(
        name: "line", summary: "pieces between places where a line may break", boundaries: .line)

    /// Japanese phrases (bunsetsu, 文節): where people breathe, and where a title is broken between lines.
    ///
    ///     "やはり俺の青春ラブコメはまちがっている。".segments(by: .phrase)  // やはり, 俺の, 青春ラブコメは, まちがっている。
    ///
    /// A model that was trained on the Wikipedia Annotated Corpus and on casual text chooses them among the places where
    /// ICU's strict line rules allow a break. In the language `ja` every line of the text is Japanese, in `zh` and `yue`
    /// none is; in others the script decides (<doc:Phrases>). In lines that are not Japanese, phrases are what ``line``
    /// finds.
    public static let phrase = Granularity(
        name: "phrase", summary: "Japanese phrases (bunsetsu); in other languages, lines",
        boundaries: .line, division: .phrases)

    /// Every granularity, from small to large.
    public static let all = [grapheme, word, morpheme, line, phrase, sentence]
}

extension Granularity {
    /// The granularity of a name, `nil` if there is none.
    public init?(name: String) {
        guard let granularity = Self.all.first(where: { $0.name == name }) else { return nil }
        self = granularity
    }
}

extension Granularity: Codable {
    /// Reads a name.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let name = try container.decode(String.self)
        guard let granularity = Self(name: name) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "There is no granularity “\(name)”.")
        }
        self = granularity
    }

    /// Writes the name.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(name)
    }
}

extension Granularity: CustomStringConvertible {
    /// The name.
    public var description: String { name }
}

public import TextToolkit

/// A word that is pronounced in several ways, by what it means.
///
///     for sense in Heteronym.named("lead", in: "en-US")?.senses ?? [] {
///         print(sense.label, sense.pronunciation)  // lead_nou ˈlɛd, lead_nou-vrb ˈliːd
///     }
public struct Heteronym: Hashable, Sendable {
    /// One of the things that the word means.
    public struct Sense: Hashable, Sendable {
        /// The name of the sense, such as `lead_nou-vrb`.
        public let label: String
        /// What the word is in its sentence.
        public let partOfSpeech: PartOfSpeech
        /// How the word is pronounced.
        public let pronunciation: Pronunciation
        /// A sentence with the word.
        public let example: String?

        /// Describes a sense.
        public init(
            _ label: String, _ partOfSpeech: PartOfSpeech, _ pronunciation: Pronunciation, example: String? = nil
        ) {
            self.label = label
            self.partOfSpeech = partOfSpeech
            self.pronunciation = pronunciation
            self.example = example
        }
    }

    /// The word as it is spelt, in small letters.
    public let word: String

    /// What it means.
    public let senses: [Sense]

    /// Where pronunciations come from.
    public enum Source: Hashable, Sendable, CustomStringConvertible {
        /// The library's table, in which somebody has written them down.
        case table
        /// Those of a word and the ending that a form of it has: *records* is *record* with *s*.
        case form(of: String, EnglishInflection)
        /// Whoever described the word.
        case caller

        /// It in a word: `table`, `record+s`, `caller`.
        public var description: String {
            switch self {
            case .table: "table"
            case .form(let word, let inflection): "\(word)+\(inflection.name)"
            case .caller: "caller"
            }
        }
    }

    /// Where its pronunciations come from.
    public let source: Source

    /// The word that it is a form of, *record* of *records*; `nil` where it is none.
    public var base: String? { if case .form(let word, _) = source { word } else { nil } }

    /// Which of the model's words it is; `nil` for those that the model was not trained on.
    let modelWord: Int?

    /// Describes a word.
    ///
    /// - Precondition: There are two senses at least.
    public init(_ word: String, senses: [Sense]) {
        self.init(word, senses: senses, source: .caller, modelWord: nil)
    }

    init(_ word: String, senses: [Sense], source: Source, modelWord: Int?) {
        precondition(senses.count > 1, "A word with one sense is an entry of a lexicon.")
        self.word = word
        self.senses = senses
        self.source = source
        self.modelWord = modelWord
    }

    /// The heteronyms of a language: of English some 190 words and 130 forms of theirs, as they are pronounced in the
    /// region, and none of any other.
    ///
    /// Pronunciations are those of the United States, or of Britain where the region follows it. What sounds the same in
    /// the region whatever it means, as *address* does in Britain, is left out, and so is the form of a word whose
    /// senses do not all have it: *recorded* is never a noun. The senses of a form have the labels of its word's.
    ///
    /// - Complexity: O(1) but for the first time.
    public static func all(in language: LanguageTag) -> [Heteronym] {
        switch EnglishVariety(of: language) {
        case .american: HeteronymTable.american
        case .british: HeteronymTable.british
        case nil: []
        }
    }

    /// The heteronym of a language that is spelt so. Capitals make no difference.
    ///
    /// - Complexity: O(*n*) in the heteronyms.
    public static func named(_ word: String, in language: LanguageTag) -> Heteronym? {
        let word = word.lowercased()
        return all(in: language).first { $0.word == word }
    }
}

/// The two ways of pronouncing English that there are tables of.
enum EnglishVariety: Hashable, Sendable {
    case american, british

    /// The regions that follow the United States. All others are taken to follow Britain; without one, it is the
    /// United States.
    private static let americanRegions: Set<Substring> = ["us", "ca", "ph", "pr", "gu", "vi", "as", "mp", "um"]

    /// The one that a language tag asks for, if it is a tag of English.
    init?(of language: LanguageTag) {
        let subtags = language.tag.lowercased().split(separator: "-")
        guard subtags.first == "en" else { return nil }
        // Extensions start with a subtag of one character; a script of four letters may stand before the region.
        let region = subtags.dropFirst().prefix { $0.count > 1 }.first { subtag in
            subtag.count == 2 || subtag.count == 3 && subtag.allSatisfy(\.isNumber)
        }
        self = region.map(Self.americanRegions.contains) ?? true ? .american : .british
    }
}

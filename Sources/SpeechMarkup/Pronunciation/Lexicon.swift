public import TextToolkit

/// Words and phrases, and how they are spoken.
///
///     let lexicon = try Lexicon(reading: "lead\tliːd\nlead pipe\tˈlɛd ˌpaɪp", as: .tsv)
///     for match in lexicon.matches(in: "Leads lead to a lead pipe.") {
///         print(match.text, match.spoken)  // lead liːd, lead pipe ˈlɛd ˌpaɪp
///     }
///
/// Words are found as `WordFinder` finds them: as words, the longest phrase first, in time that does not depend on
/// the size of the lexicon. Of several entries for a word, the first rendition that is preferred is spoken, or else
/// the first.
///
/// A value that any number of threads may use at once.
public struct Lexicon: Sendable {
    /// What a file says about itself.
    public enum Metadata: Hashable, Sendable {
        /// A property (`<meta name="…" content="…"/>`).
        case property(name: String, content: String)
        /// A header for HTTP (`<meta http-equiv="…" content="…"/>`).
        case httpEquivalent(name: String, content: String)
        /// A `<metadata>` element, whatever is in it.
        case xml(String)
    }

    /// What a lexicon is for, and how it is written down.
    public struct Properties: Hashable, Sendable {
        /// The language of the words.
        public var language: LanguageTag
        /// Whether capitals make a difference.
        public var letterCase: WordFinder.LetterCase
        /// The alphabet of pronunciations that have none of their own in the file.
        public var alphabet: PhoneticAlphabet
        /// What relative addresses in the metadata start from (`xml:base`).
        public var base: String?
        /// What the file says about itself.
        public var metadata: [Metadata]

        /// Says what a lexicon is for.
        public init(
            language: LanguageTag = .undetermined, letterCase: WordFinder.LetterCase = .ignored,
            alphabet: PhoneticAlphabet = .ipa, base: String? = nil, metadata: [Metadata] = []
        ) {
            self.language = language
            self.letterCase = letterCase
            self.alphabet = alphabet
            self.base = base
            self.metadata = metadata
        }
    }

    /// The entries, in the order in which they were given.
    public let lexemes: [Lexeme]

    /// What the lexicon is for.
    public let properties: Properties

    /// The inflections that are found beside the words themselves.
    public let inflections: [EnglishInflection]

    let index: LexiconIndex

    /// Makes a lexicon of entries.
    ///
    /// - Throws: ``LexiconError`` where an entry is for no word, or is not spoken at all, or an alias leads back
    ///   to itself.
    /// - Complexity: O(*n*) in the length of all entries.
    public init(_ lexemes: [Lexeme], _ properties: Properties = Properties()) throws(LexiconError) {
        try self.init(lexemes, properties, inflections: [], places: nil)
    }

    init(
        _ lexemes: [Lexeme], _ properties: Properties, inflections: [EnglishInflection], places: LexiconPlaces?
    ) throws(LexiconError) {
        self.lexemes = lexemes
        self.properties = properties
        self.inflections = inflections
        index = try LexiconIndex(lexemes, properties, inflections, places)
    }

    /// The lexicon with the inflections of its words, made by the rules of English.
    ///
    ///     try lexicon.inflected(by: EnglishInflection.all)  // with lead /liːd/, also leads /liːdz/
    ///
    /// Only words with pronunciations are inflected, of a phrase its last word. Where the lexicon has a word that is also
    /// the inflection of another, the entry counts.
    ///
    /// - Throws: ``LexiconError`` where ICU cannot divide the words.
    public func inflected(by inflections: [EnglishInflection]) throws(LexiconError) -> Lexicon {
        try Lexicon(lexemes, properties, inflections: inflections, places: nil)
    }

    /// The words of the lexicon in a string, found one after another as they are asked for.
    ///
    /// - Complexity: O(*n*) in the text.
    public func matches(in text: some StringProtocol) -> LexiconMatches {
        LexiconStack(self).matches(in: text)
    }

    /// The words of the lexicon in UTF-8 bytes, found one after another as they are asked for.
    ///
    /// - Complexity: O(*n*) in the bytes.
    public func matches(in text: UTF8Text) -> UTF8LexiconMatches {
        LexiconStack(self).matches(in: text)
    }
}

extension Lexicon: Equatable {
    /// Whether both have the same entries and properties.
    public static func == (left: Lexicon, right: Lexicon) -> Bool {
        left.lexemes == right.lexemes && left.properties == right.properties && left.inflections == right.inflections
    }
}

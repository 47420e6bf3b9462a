internal import ICUSupport

/// Finds words and phrases in texts, all of them in one pass.
///
///     let finder = try WordFinder(["lead", "lead pipe"])
///     for match in finder.matches(in: "Lead pipes? A LEAD pipe leads to leadership.") {
///         print(match.wordIndex, match.text)  // 0 Lead, 1 LEAD pipe
///     }
///
/// A word is found only where it stands between word boundaries (UAX #29, as ICU finds them): neither in
/// *leadership* nor in *unleaded*. Canonically equivalent spellings are the same: é as one character and as two.
///
/// - White space in a phrase matches any white space, a line break too, but no blank line. Punctuation in a phrase
///   must be there. White space around a phrase does not count.
/// - Chinese, Japanese, Thai and the like, whose words ICU finds with dictionaries, are compared character by
///   character: a phrase is found wherever it starts and ends at word boundaries, however ICU divides what is
///   between.
/// - Possessives are occurrences of their words, unless you say otherwise: *Lorry’s* is one of *Lorry*, and its
///   ``WordMatch/stem`` is without the ending. Of *the Lorrys’*, the word is what stands before the apostrophe.
/// - Of given words that are the same, as *Lead* and *lead* may be, matches name the first.
///
/// A value that any number of threads may use at once.
public struct WordFinder: Sendable {
    /// Whether capitals make a difference.
    public enum LetterCase: Hashable, Sendable, CaseIterable {
        /// *Lead* and *LEAD* are *lead*, *Straße* is *STRASSE*: Unicode's full case folding, the same for all languages.
        case ignored
        /// Only *Lead* is *Lead*.
        case significant
    }

    /// What counts as a word beside the word itself.
    public struct Variants: OptionSet, Hashable, Sendable {
        /// The bits, one for each kind.
        public let rawValue: Int

        /// Makes a set of its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The word with *’s* or *'s*.
        public static let possessives = Variants(rawValue: 1)
        /// The word with other diacritics, or without: *naïve* is *naive*. What marks are is ICU's to say: those of the
        /// canonical decomposition that take no space. *ø* is no *o* with a mark.
        public static let diacritics = Variants(rawValue: 2)
        /// The regular forms that the word has in English: *leads*, *leading*, *tried*, *permitted*.
        public static let inflections = Variants(rawValue: 4)
    }

    /// Which of the occurrences that overlap are reported.
    public enum Occurrences: Hashable, Sendable, CaseIterable {
        /// Of those that overlap, the one that starts first; of those, the longest. The next one starts after it.
        case leftmostLongest
        /// Every one, nested and overlapping ones too.
        case all
    }

    /// The words and phrases that are looked for, as they were given.
    public let words: [String]

    /// Whether capitals make a difference.
    public let letterCase: LetterCase

    /// What counts as one of the words beside the word itself.
    public let variants: Variants

    /// The language by whose rules texts are divided into words.
    public let language: LanguageTag

    let symbols: SymbolTable
    let automaton: WordAutomaton
    let plainWords: PlainWords

    /// Prepares to look for words and phrases.
    ///
    /// - Parameters:
    ///   - words: The words and phrases.
    ///   - letterCase: Whether capitals make a difference.
    ///   - variants: What counts as a word beside the word itself; with none, *Lorry’s* is no *Lorry*.
    ///   - language: The language by whose rules texts are divided into words.
    /// - Throws: ``WordFinderError`` where there is no word in one of them, only white space and punctuation; where
    ///   one goes across a blank line; or where ICU cannot open its rules for the language.
    /// - Complexity: O(*n*) in the length of all words.
    public init(
        _ words: some Sequence<some StringProtocol>,
        case letterCase: LetterCase = .ignored,
        counting variants: Variants = .possessives,
        language: LanguageTag = .undetermined
    ) throws(WordFinderError) {
        self.words = words.map { String($0) }
        self.letterCase = letterCase
        self.variants = variants
        self.language = language
        var builder = try WordFinderBuilder(letterCase, variants, language)
        for (index, word) in self.words.enumerated() { try builder.add(word, index: index) }
        (symbols, automaton) = builder.finish()
        do {
            plainWords = PlainWords(try PlainCharacters.of(language.localeIdentifier), symbols, letterCase)
        } catch {
            throw WordFinderError(code: .failed, icuStatus: error.name)
        }
    }

    /// The occurrences in a string, found one after another as they are asked for.
    ///
    /// In the order of their starts; of `.all`, in the order of their ends, and of those that end together the
    /// longest first.
    ///
    /// - Complexity: O(*n*) in the text, however many words are looked for, and in what `.all` reports. To the
    ///   first match, O(*n*) in the lines up to it.
    public func matches(
        in text: some StringProtocol, reporting occurrences: Occurrences = .leftmostLongest
    ) -> TextParts<WordMatch> {
        TextParts(of: Substring(text), WordCursor.Plan(self, occurrences))
    }

    /// The occurrences in UTF-8 bytes, found one after another as they are asked for.
    ///
    /// Order and complexity are those of ``matches(in:reporting:)-(StringProtocol,_)``.
    public func matches(
        in text: UTF8Text, reporting occurrences: Occurrences = .leftmostLongest
    ) -> TextParts<UTF8WordMatch> {
        TextParts(of: text, WordCursor.Plan(self, occurrences))
    }

    /// The occurrences in UTF-8 bytes that no end of a line divides, for whoever takes each line alone.
    package func matchesWithinLines(in text: UTF8Text) -> TextParts<UTF8WordMatch> {
        TextParts(of: text, WordCursor.Plan(self, withinLines: true))
    }
}

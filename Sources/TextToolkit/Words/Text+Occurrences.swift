extension StringProtocol {
    /// Does something for each occurrence of some words and phrases in the text.
    ///
    ///     try text.forEachOccurrence(of: ["lead", "lead pipe"]) { match in print(match.text) }
    ///
    /// Takes the place of a loop over `range(of:options:range:locale:)` or
    /// `CFStringFindWithOptionsAndLocale` for each word, and of `NLGazetteer` where only occurrences are asked for; unlike
    /// those it finds words only where they stand as words. To stop early, or to look for the same words
    /// in several texts, make a ``WordFinder``.
    ///
    /// - Throws: ``WordFinderError`` as ``WordFinder/init(_:case:counting:language:)`` does, and what `body` throws.
    /// - Complexity: O(*n*) in the text and in the length of all words.
    public func forEachOccurrence(
        of words: some Sequence<some StringProtocol>,
        case letterCase: WordFinder.LetterCase = .ignored,
        language: LanguageTag = .undetermined,
        reporting occurrences: WordFinder.Occurrences = .leftmostLongest,
        _ body: (WordMatch) throws -> Void
    ) throws {
        let finder = try WordFinder(words, case: letterCase, language: language)
        for match in finder.matches(in: self, reporting: occurrences) { try body(match) }
    }
}

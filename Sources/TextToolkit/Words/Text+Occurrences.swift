extension StringProtocol {
    /// Does something for each word of the text, without spaces, punctuation and symbols.
    ///
    ///     text.forEachWord(locale: "ja") { word in print(word.text) }
    ///
    /// Takes the place of `enumerateSubstrings(in:options:)` with `.byWords`, of `CFStringTokenizer` with
    /// `kCFStringTokenizerUnitWord`, and of `NLTokenizer.enumerateTokens(in:using:)` with `.word`. To stop
    /// early, go over ``words(locale:)`` and `break`.
    ///
    /// - Precondition: As for ``segments(by:locale:)``.
    /// - Complexity: O(*n*) in the text.
    @inlinable
    public func forEachWord<Failure: Error>(
        locale: LanguageTag = .undetermined, _ body: (Segment) throws(Failure) -> Void
    ) throws(Failure) {
        for word in words(locale: locale) { try body(word) }
    }

    /// Does something for each occurrence of some words and phrases in the text.
    ///
    ///     try text.forEachOccurrence(of: ["lead", "lead pipe"]) { match in print(match.text) }
    ///
    /// Takes the place of a loop over `range(of:options:range:locale:)` or
    /// `CFStringFindWithOptionsAndLocale` for each word, and of `NLGazetteer` where only occurrences are asked for; unlike
    /// those it finds words only where they stand as words. To stop early, or to look for the same words
    /// in several texts, make a ``WordFinder``.
    ///
    /// - Throws: ``WordFinderError`` as ``WordFinder/init(_:case:locale:)`` does, and what `body` throws.
    /// - Complexity: O(*n*) in the text and in the length of all words.
    public func forEachOccurrence(
        of words: some Sequence<some StringProtocol>,
        case letterCase: WordFinder.LetterCase = .ignored,
        locale: LanguageTag = .undetermined,
        reporting occurrences: WordFinder.Occurrences = .leftmostLongest,
        _ body: (WordMatch) throws -> Void
    ) throws {
        let finder = try WordFinder(words, case: letterCase, locale: locale)
        for match in finder.matches(in: self, reporting: occurrences) { try body(match) }
    }
}

extension UTF8Text {
    /// Does something for each word of the bytes, without spaces, punctuation and symbols.
    ///
    /// - Precondition: As for ``Swift/StringProtocol/segments(by:locale:)``.
    /// - Complexity: O(*n*) in the bytes.
    @inlinable
    public func forEachWord<Failure: Error>(
        locale: LanguageTag = .undetermined, _ body: (UTF8Segment) throws(Failure) -> Void
    ) throws(Failure) {
        for word in words(locale: locale) { try body(word) }
    }

    /// Does something for each occurrence of some words and phrases in the bytes.
    ///
    /// - Throws: ``WordFinderError`` as ``WordFinder/init(_:case:locale:)`` does, and what `body` throws.
    /// - Complexity: O(*n*) in the bytes and in the length of all words.
    public func forEachOccurrence(
        of words: some Sequence<some StringProtocol>,
        case letterCase: WordFinder.LetterCase = .ignored,
        locale: LanguageTag = .undetermined,
        reporting occurrences: WordFinder.Occurrences = .leftmostLongest,
        _ body: (UTF8WordMatch) throws -> Void
    ) throws {
        let finder = try WordFinder(words, case: letterCase, locale: locale)
        for match in finder.matches(in: self, reporting: occurrences) { try body(match) }
    }
}

extension StringProtocol {
    /// The segments of the text, found one after another as they are asked for.
    ///
    ///     for segment in "今日は良い天気です。".segments(by: .word, language: "ja") where segment.isWordLike {
    ///         print(segment.text)  // 今日, は, 良い, 天気, です
    ///     }
    ///
    /// - Precondition: ICU can open its rules for the granularity and the language, which it does
    ///   unless its data are cut down or memory is out. ``Segmenter/init(by:language:keeping:)`` throws instead.
    /// - Complexity: O(*n*) in the text to its end; to the first segment, O(*n*) in the first line.
    public func segments(by granularity: Granularity, language: LanguageTag = .undetermined) -> TextParts<Segment> {
        Segmenter(unopened: granularity, language: language).segments(in: self)
    }

    /// The words of the text, without spaces, punctuation and symbols.
    ///
    ///     for word in "Leads lead: 鉛の管".words() {
    ///         print(word.text, word.kind)  // Leads letter, lead letter, 鉛 ideograph, の ideograph, 管 ideograph
    ///     }
    ///
    /// - Precondition: As for ``segments(by:language:)``.
    /// - Complexity: O(*n*) in the text to its end; to the first word, O(*n*) in the lines up to it.
    public func words(language: LanguageTag = .undetermined) -> TextParts<Segment> {
        Segmenter(unopened: .word, language: language).words(in: self)
    }

    /// Does something for each word of the text, without spaces, punctuation and symbols.
    ///
    ///     text.forEachWord(language: "ja") { word in print(word.text) }
    ///
    /// Takes the place of `enumerateSubstrings(in:options:)` with `.byWords`, of `CFStringTokenizer` with
    /// `kCFStringTokenizerUnitWord`, and of `NLTokenizer.enumerateTokens(in:using:)` with `.word`. To stop
    /// early, go over ``words(language:)`` and `break`.
    ///
    /// - Precondition: As for ``segments(by:language:)``.
    /// - Complexity: O(*n*) in the text.
    @inlinable
    public func forEachWord<Failure: Error>(
        language: LanguageTag = .undetermined, _ body: (Segment) throws(Failure) -> Void
    ) throws(Failure) {
        for word in words(language: language) { try body(word) }
    }

    /// The segment that contains an index, `nil` for the end of the text.
    ///
    ///     let text = "It rains. It pours."
    ///     text.segment(containing: text.firstIndex(of: "p")!, by: .sentence)?.text  // It pours.
    ///
    /// Takes the place of `NLTokenizer.tokenRange(at:)`; a word, unlike a token, may also be what stands between words.
    ///
    /// - Precondition: As for ``segments(by:language:)``.
    /// - Complexity: O(*n*) in the line of the index. For all segments of a text, go over ``segments(by:language:)``.
    public func segment(
        containing index: Index, by granularity: Granularity, language: LanguageTag = .undetermined
    ) -> Segment? {
        Segmenter(unopened: granularity, language: language).segment(containing: index, in: self)
    }

    /// Whether a segment starts at an index, or the text ends there.
    ///
    /// - Precondition: As for ``segments(by:language:)``.
    /// - Complexity: O(*n*) in the line of the index.
    public func isBoundary(
        _ index: Index, of granularity: Granularity, language: LanguageTag = .undetermined
    ) -> Bool {
        Segmenter(unopened: granularity, language: language).isBoundary(index, in: self)
    }
}

extension UTF8Text {
    /// The segments of the bytes, found one after another as they are asked for.
    ///
    /// - Precondition: As for ``Swift/StringProtocol/segments(by:language:)``.
    /// - Complexity: O(*n*) in the bytes to their end; to the first segment, O(*n*) in the first line.
    public func segments(by granularity: Granularity, language: LanguageTag = .undetermined) -> TextParts<UTF8Segment> {
        Segmenter(unopened: granularity, language: language).segments(in: self)
    }

    /// The words of the bytes, without spaces, punctuation and symbols.
    ///
    /// - Precondition: As for ``Swift/StringProtocol/segments(by:language:)``.
    /// - Complexity: O(*n*) in the bytes to their end; to the first word, O(*n*) in the lines up to it.
    public func words(language: LanguageTag = .undetermined) -> TextParts<UTF8Segment> {
        Segmenter(unopened: .word, language: language).words(in: self)
    }
}

extension Segmenter {
    /// The segment that contains an index of a text, `nil` for the end of the text.
    ///
    /// - Complexity: O(*n*) in the line of the index.
    public func segment(containing index: String.Index, in text: some StringProtocol) -> Segment? {
        let text = Substring(text)
        guard index < text.endIndex else { return nil }
        precondition(index >= text.startIndex, "The index is outside of the text.")
        // Boundaries are found from the start of a line on: to go back costs ICU more.
        let lineFeed = text.utf8[..<index].lastIndex(of: UInt8(ascii: "\n"))
        let line = text[(lineFeed.map { text.utf8.index(after: $0) } ?? text.startIndex)...]
        return segments(in: line).first { index < $0.text.endIndex }
    }

    /// Whether a segment of a text starts at an index, or the text ends there.
    ///
    /// - Complexity: O(*n*) in the line of the index.
    public func isBoundary(_ index: String.Index, in text: some StringProtocol) -> Bool {
        index == text.endIndex || segment(containing: index, in: text)?.text.startIndex == index
    }
}

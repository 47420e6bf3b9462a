extension StringProtocol {
    /// The segments of the text, found one after another as they are asked for.
    ///
    ///     for segment in "今日は良い天気です。".segments(by: .word, locale: "ja") where segment.isWordLike {
    ///         print(segment.text)  // 今日, は, 良い, 天気, です
    ///     }
    ///
    /// - Precondition: ICU can open its rules for the granularity and the locale, which it does
    ///   unless its data are cut down or memory is out. ``Segmenter/init(by:locale:keeping:)`` throws instead.
    /// - Complexity: O(*n*) in the text to its end; to the first segment, O(*n*) in the first line.
    public func segments(by granularity: Granularity, locale: LanguageTag = .undetermined) -> Segments {
        Segmenter(unopened: granularity, locale: locale).segments(in: self)
    }
}

extension StringProtocol {
    /// Does something with each segment of the text.
    ///
    ///     "It rains. It pours.".forEachSegment(by: .sentence, locale: "en") { sentence in
    ///         print(sentence.text)
    ///     }
    ///
    /// - Precondition: As for ``segments(by:locale:)``.
    /// - Complexity: O(*n*) in the text.
    @inlinable
    public func forEachSegment<Failure>(
        by granularity: Granularity, locale: LanguageTag = .undetermined,
        _ body: (Segment) throws(Failure) -> Void
    ) throws(Failure) {
        for segment in segments(by: granularity, locale: locale) { try body(segment) }
    }
}

extension UTF8Text {
    /// Does something with each segment of the bytes.
    ///
    /// - Precondition: As for ``Swift/StringProtocol/segments(by:locale:)``.
    /// - Complexity: O(*n*) in the bytes.
    @inlinable
    public func forEachSegment<Failure>(
        by granularity: Granularity, locale: LanguageTag = .undetermined,
        _ body: (UTF8Segment) throws(Failure) -> Void
    ) throws(Failure) {
        for segment in segments(by: granularity, locale: locale) { try body(segment) }
    }

    /// The segments of the bytes, found one after another as they are asked for.
    ///
    /// - Precondition: As for ``Swift/StringProtocol/segments(by:locale:)``.
    /// - Complexity: O(*n*) in the text to its end; to the first segment, O(*n*) in the first line.
    public func segments(by granularity: Granularity, locale: LanguageTag = .undetermined) -> UTF8Segments {
        Segmenter(unopened: granularity, locale: locale).segments(in: self)
    }
}

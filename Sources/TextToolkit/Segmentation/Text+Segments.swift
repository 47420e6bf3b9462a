extension StringProtocol {
    /// The segments of the text, found one after another as they are asked for.
    ///
    ///     for segment in "今日は良い天気です。".segments(by: .word, locale: "ja") where segment.isWordLike {
    ///         print(segment.text)  // 今日, は, 良い, 天気, です
    ///     }
    ///
    /// - Precondition: ICU can open its rules for the granularity and the locale, which it does
    ///   unless its data are cut down or memory is out. ``Segmenter/init(by:locale:)`` throws instead.
    /// - Complexity: O(*n*) in the text to its end; to the first segment, O(*n*) in the first line.
    public func segments(by granularity: Granularity, locale: LanguageTag = .undetermined) -> Segments {
        Segmenter(unopened: granularity, locale: locale).segments(in: self)
    }
}

extension UTF8Text {
    /// The segments of the bytes, found one after another as they are asked for.
    ///
    /// - Precondition: As for ``Swift/StringProtocol/segments(by:locale:)``.
    /// - Complexity: O(*n*) in the text to its end; to the first segment, O(*n*) in the first line.
    public func segments(by granularity: Granularity, locale: LanguageTag = .undetermined) -> UTF8Segments {
        Segmenter(unopened: granularity, locale: locale).segments(in: self)
    }
}

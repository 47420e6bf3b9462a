internal import ICUSupport

/// Divides texts into segments: a granularity and a locale.
///
///     let segmenter = try Segmenter(by: .word, locale: "ja")
///     for segment in segmenter.segments(in: "今日は良い天気です") { … }
///
/// A value that any number of threads may use at once.
public struct Segmenter: Hashable, Sendable {
    /// What texts are divided into.
    public let granularity: Granularity

    /// The language whose rules are followed.
    public let locale: LanguageTag

    /// The words that no segment ends inside, if there are any.
    public let keptWords: KeptWords?

    /// Creates a segmenter, and opens ICU's rules and dictionaries for it.
    ///
    /// - Parameter keptWords: Words that no segment is to end inside, of whatever granularity.
    /// - Throws: ``SegmentationError`` where ICU cannot open them.
    public init(
        by granularity: Granularity, locale: LanguageTag = .undetermined, keeping keptWords: KeptWords? = nil
    ) throws(SegmentationError) {
        self.init(unopened: granularity, locale: locale, keeping: keptWords)
        do {
            _ = try SegmentSource(self, leastStatus: 0)
        } catch {
            throw SegmentationError(granularity: granularity, locale: locale, icuStatus: error.name)
        }
    }

    init(unopened granularity: Granularity, locale: LanguageTag, keeping keptWords: KeptWords? = nil) {
        self.granularity = granularity
        self.locale = locale
        self.keptWords = keptWords
    }

    /// The segments of a string, found one after another as they are asked for.
    public func segments(in text: some StringProtocol) -> Segments {
        Segments(of: Substring(text), by: self)
    }

    /// The segments of UTF-8 bytes, found one after another as they are asked for.
    public func segments(in text: UTF8Text) -> UTF8Segments {
        UTF8Segments(of: text, by: self)
    }
}

/// ICU cannot open its rules for a granularity and a locale.
public struct SegmentationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The granularity that was asked for.
    public let granularity: Granularity

    /// The locale that was asked for.
    public let locale: LanguageTag

    /// ICU's name for what went wrong, such as `U_MISSING_RESOURCE_ERROR`.
    public let icuStatus: String

    /// What is wrong, in a sentence.
    public var description: String {
        "ICU cannot open its \(granularity) boundaries for “\(locale)” (\(icuStatus))."
    }
}

internal import ICUSupport

/// Divides texts into segments: a granularity and a locale.
///
///     let segmenter = try Segmenter(by: .word, language: "ja")
///     for segment in segmenter.segments(in: "今日は良い天気です") { … }
///
/// A value that any number of threads may use at once.
public struct Segmenter: Hashable, Sendable {
    /// What texts are divided into.
    public let granularity: Granularity

    /// The language whose rules are followed.
    public let language: LanguageTag

    /// The words that no segment ends inside, if there are any.
    public let keptWords: KeptWords?

    /// Creates a segmenter, and opens ICU's rules and dictionaries for it.
    ///
    /// - Parameter keptWords: Words that no segment is to end inside, of whatever granularity.
    /// - Throws: ``SegmentationError`` where ICU cannot open them.
    public init(
        by granularity: Granularity, language: LanguageTag = .undetermined, keeping keptWords: KeptWords? = nil
    ) throws(SegmentationError) {
        self.init(unopened: granularity, language: language, keeping: keptWords)
        do {
            _ = try SegmentSource(SegmentCursor.Plan(self))
        } catch {
            throw SegmentationError(
                code: .cannotOpen, granularity: granularity, language: language, icuStatus: error.name)
        }
    }

    package init(
        unopened granularity: Granularity, language: LanguageTag = .undetermined, keeping keptWords: KeptWords? = nil
    ) {
        self.granularity = granularity
        self.language = language
        self.keptWords = keptWords
    }

    /// The segments of a string, found one after another as they are asked for.
    public func segments(in text: some StringProtocol) -> TextParts<Segment> {
        TextParts(of: Substring(text), SegmentCursor.Plan(self))
    }

    /// The segments of UTF-8 bytes, found one after another as they are asked for.
    public func segments(in text: UTF8Text) -> TextParts<UTF8Segment> {
        TextParts(of: text, SegmentCursor.Plan(self))
    }

    /// The segments of a string that are words, found one after another as they are asked for.
    ///
    /// Only ``Granularity/word`` and ``Granularity/morpheme`` tell words from what stands between them.
    public func words(in text: some StringProtocol) -> TextParts<Segment> {
        TextParts(of: Substring(text), SegmentCursor.Plan(self, wordsOnly: true))
    }

    /// The segments of UTF-8 bytes that are words, found one after another as they are asked for.
    public func words(in text: UTF8Text) -> TextParts<UTF8Segment> {
        TextParts(of: text, SegmentCursor.Plan(self, wordsOnly: true))
    }
}

/// ICU cannot open its rules for a granularity and a language.
public struct SegmentationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What kind of error it is.
    public struct Code: Hashable, Sendable {
        /// The name of the kind.
        public let name: String

        /// ICU has no rules, or cannot read them.
        public static let cannotOpen = Code(name: "cannot-open")
    }

    /// What kind of error it is.
    public let code: Code

    /// The granularity that was asked for.
    public let granularity: Granularity

    /// The language that was asked for.
    public let language: LanguageTag

    /// ICU's name for what went wrong, such as `U_MISSING_RESOURCE_ERROR`.
    public let icuStatus: String

    /// What is wrong, in a sentence.
    public var description: String {
        "ICU cannot open its \(granularity) boundaries for “\(language)” (\(icuStatus))."
    }
}

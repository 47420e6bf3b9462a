public import TextToolkit

/// Turns plain text into an SSML 1.1 document: paragraphs, sentences, and the language.
///
///     try PlainTextMarkup(language: "en-US").document(of: "Mr. Fox ate bread & jam. All is well.")
///
/// gives
///
///     <?xml version="1.0" encoding="UTF-8"?>
///     <speak version="1.1" xmlns="http://www.w3.org/2001/10/synthesis" xml:lang="en-US">
///     <p>
///     <s>Mr. Fox ate bread &amp; jam.</s>
///     <s>All is well.</s>
///     </p>
///     </speak>
///
/// A paragraph ends at a blank line; within it, line breaks are spaces. Sentences are ICU's, which does not end one
/// at the abbreviations that CLDR lists for the language.
///
/// Text that does not fit in memory is written paragraph by paragraph: ``opening``, any
/// number of ``paragraph(_:)``, ``closing``.
public struct PlainTextMarkup: Hashable, Sendable {
    /// The language of the text, as the document names it in `xml:lang`.
    public let language: LanguageTag

    private let sentences: Segmenter

    /// - Throws: `SegmentationError` where ICU cannot open its rules for sentences.
    public init(language: LanguageTag = .undetermined) throws(SegmentationError) {
        self.language = language
        sentences = try Segmenter(by: .sentence, locale: language.suppressingAbbreviations)
    }

    /// The document of a whole text.
    ///
    /// - Throws: ``XMLTextError`` for a character that no document can contain; its place is one in `text`.
    public func document(of text: some StringProtocol) throws(XMLTextError) -> String {
        try XMLText.validate(text)
        var result = opening
        var lines: [Substring] = []
        for line in Substring(text).split(omittingEmptySubsequences: false, whereSeparator: \.isLineEnd) {
            if line.isBlank {
                result += paragraph(lines)
                lines = []
            } else {
                lines.append(line)
            }
        }
        return result + paragraph(lines) + closing
    }

    /// The document up to its first paragraph.
    public var opening: String {
        let language = XMLText.escaped(language.tag, inAttribute: true)
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <speak version="1.1" xmlns="http://www.w3.org/2001/10/synthesis" xml:lang="\(language)">

            """
    }

    /// The end of the document.
    public var closing: String { "</speak>\n" }

    /// The paragraph that some lines make, or nothing where they are blank.
    ///
    /// - Precondition: A document can contain all their characters; ``XMLText/validate(_:)`` tells.
    public func paragraph(_ lines: [some StringProtocol]) -> String {
        var result = ""
        for sentence in sentences.segments(in: lines.joinedAsProse()) where !sentence.text.isBlank {
            result += "<s>\(XMLText.escaped(sentence.text.trimmed))</s>\n"
        }
        return result.isEmpty ? "" : "<p>\n\(result)</p>\n"
    }
}

extension LanguageTag {
    /// The tag with ICU's sentence break suppressions, `-u-ss-standard`; as it is where it has a
    /// Unicode extension already, whose author knows what he wants, or has no place for one.
    fileprivate var suppressingAbbreviations: LanguageTag {
        let subtags = tag.lowercased().split(separator: "-")
        if subtags.contains("u") || subtags.contains("x") { return self }
        do {
            return try LanguageTag(validating: tag + "-u-ss-standard")
        } catch {
            // Of a grandfathered tag such as “i-klingon” nothing may follow.
            return self
        }
    }
}

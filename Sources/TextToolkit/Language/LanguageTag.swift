internal import ICUSupport

/// A well-formed BCP 47 language tag, such as `ja`, `zh-Hant-TW` or `ja-u-lb-strict`.
///
/// The tag is kept as it was written, and equals every other that means the same: `ja` is `JA`. What its Unicode extension asks for (`-u-lb-`,
/// `-u-lw-`, `-u-ss-`) reaches ICU.
public struct LanguageTag: Sendable {
    /// The tag as it was written.
    public let tag: String

    /// ICU's name for the locale, such as `ja@lb=strict`.
    package let localeIdentifier: String

    /// The undetermined language, `und`: ICU's root locale, with the plain rules of Unicode.
    public static let undetermined: LanguageTag = "und"

    /// Checks a tag that comes from outside.
    ///
    /// - Throws: ``LanguageTagError`` where the tag does not follow the grammar of
    ///   RFC 5646, section 2.1, or says a variant twice. Subtags that nobody has registered are let through:
    ///   ICU falls back to what it knows.
    public init(validating tag: String) throws(LanguageTagError) {
        // ICU takes what it cannot read for a tag of which nothing is well-formed.
        let isASCII = tag.utf8.allSatisfy { $0 != 0 && $0 < 0x80 }
        let found = isASCII ? try? ICULocale.identifier(ofTag: tag) : nil
        guard let found, !tag.isEmpty, found.wellFormed == tag.utf8.count else {
            throw LanguageTagError(tag: tag, wellFormed: String(tag.utf8.prefix(found?.wellFormed ?? 0)) ?? "")
        }
        self.tag = tag
        localeIdentifier = found.identifier
    }
}

extension LanguageTag {
    /// The language, or another in its place, with lines broken by the strict rules unless it asks for others (`-u-lb-`).
    func withStrictLines(in language: String? = nil) -> LanguageTag {
        if localeIdentifier.contains("lb=") { return self }
        let keywords = localeIdentifier.firstIndex(of: "@") ?? localeIdentifier.endIndex
        let locale = language.map { $0 + localeIdentifier[keywords...] } ?? localeIdentifier
        return LanguageTag(tag, locale + (keywords == localeIdentifier.endIndex ? "@" : ";") + "lb=strict")
    }

    private init(_ tag: String, _ localeIdentifier: String) {
        self.tag = tag
        self.localeIdentifier = localeIdentifier
    }
}

extension LanguageTag: Hashable {
    /// Whether the tags mean the same: `ja` and `JA` do, and `iw` and `he`.
    public static func == (one: LanguageTag, other: LanguageTag) -> Bool {
        one.localeIdentifier == other.localeIdentifier
    }

    /// Adds to a hash what tags that mean the same have in common.
    public func hash(into hasher: inout Hasher) { hasher.combine(localeIdentifier) }
}

extension LanguageTag: Codable {
    /// Reads a tag, which must be well-formed.
    public init(from decoder: any Decoder) throws {
        try self.init(validating: try decoder.singleValueContainer().decode(String.self))
    }

    /// Writes the tag as it was written.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(tag)
    }
}

extension LanguageTag: ExpressibleByStringLiteral {
    /// Takes a literal, which must be well-formed: `text.segments(by: .word, language: "ja")`.
    public init(stringLiteral tag: String) {
        do {
            try self.init(validating: tag)
        } catch {
            preconditionFailure(error.description)
        }
    }
}

extension LanguageTag: CustomStringConvertible {
    /// The tag as it was written.
    public var description: String { tag }
}

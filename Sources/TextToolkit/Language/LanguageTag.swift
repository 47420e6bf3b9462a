internal import ICUSupport

/// A well-formed BCP 47 language tag, such as `ja`, `zh-Hant-TW` or `ja-u-lb-strict`.
///
/// The tag is kept as it was written. What its Unicode extension asks for (`-u-lb-`,
/// `-u-lw-`, `-u-ss-`) reaches ICU.
public struct LanguageTag: Hashable, Sendable {
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
        guard tag.utf8.allSatisfy({ $0 != 0 && $0 < 0x80 }) else {
            throw LanguageTagError(tag: tag, wellFormed: "")
        }
        do {
            let (identifier, wellFormed) = try ICULocale.identifier(ofTag: tag)
            guard !tag.isEmpty, wellFormed == tag.utf8.count else {
                throw LanguageTagError(tag: tag, wellFormed: String(tag.utf8.prefix(wellFormed)) ?? "")
            }
            self.tag = tag
            localeIdentifier = identifier
        } catch let error as LanguageTagError {
            throw error
        } catch {
            throw LanguageTagError(tag: tag, wellFormed: "")
        }
    }
}

extension LanguageTag {
    /// The language, with lines broken by the strict rules unless it asks for others (`-u-lb-`).
    var withStrictLines: LanguageTag {
        if localeIdentifier.contains("lb=") { return self }
        return LanguageTag(tag, localeIdentifier + (localeIdentifier.contains("@") ? ";" : "@") + "lb=strict")
    }

    private init(_ tag: String, _ localeIdentifier: String) {
        self.tag = tag
        self.localeIdentifier = localeIdentifier
    }
}

extension LanguageTag: ExpressibleByStringLiteral {
    /// Takes a literal, which must be well-formed: `text.segments(by: .word, locale: "ja")`.
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

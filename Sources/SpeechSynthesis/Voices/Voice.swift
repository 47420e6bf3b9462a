internal import ICUSupport
public import TextToolkit

/// A voice of espeak-ng.
///
///     let voice = try await Voice.best(for: "en-GB")
///     try voice.displayName(in: "fr")     // anglais (Royaume-Uni)
public struct Voice: Hashable, Sendable {
    /// What a voice sounds like.
    public enum Gender: String, Hashable, Sendable, CaseIterable {
        /// A woman's voice.
        case female
        /// A man's voice.
        case male
    }

    /// The name that no other voice has, such as `gmw/en-US`.
    public let identifier: String

    /// espeak-ng's own name for it, in English, such as `English (America)`.
    public let name: String

    /// The languages that it speaks; its own comes first. At least one.
    public let languages: [LanguageTag]

    /// What it sounds like; `nil` where espeak-ng does not say.
    public let gender: Gender?

    /// The age that it sounds like, in years; `nil` where espeak-ng does not say.
    public let age: Int?

    /// How much espeak-ng prefers it among the voices for each of ``languages``; lower is better.
    let priorities: [Int]

    /// The language that it speaks.
    public var language: LanguageTag { languages[0] }

    /// - Returns: `nil` for a record without a language.
    init?(_ record: Espeak.VoiceRecord) {
        let known = record.languages.compactMap { entry in
            LanguageTag(likely: entry.tag).map { (tag: $0, priority: entry.priority) }
        }
        if known.isEmpty { return nil }
        identifier = record.identifier
        // Blanks are underscores there.
        name = String(record.name.map { $0 == "_" ? " " : $0 })
        languages = known.map(\.tag)
        priorities = known.map(\.priority)
        gender = record.gender == 1 ? .male : record.gender == 2 ? .female : nil
        age = record.age == 0 ? nil : record.age
    }

    /// The name of its language in any language, by ICU's data: `anglais (États-Unis)`.
    ///
    /// Where ICU has no name for the language, the voice's own.
    ///
    /// - Throws: ``SpeechError`` where ICU does not work.
    public func displayName(in locale: LanguageTag) throws(SpeechError) -> String {
        let identifier = language.localeIdentifier
        do {
            let name = try ICULocale.displayName(of: identifier, in: locale.localeIdentifier)
            return name == identifier ? self.name : name
        } catch {
            throw .icuFailed(error)
        }
    }
}

extension SpeechError {
    static func icuFailed(_ error: ICUError) -> SpeechError {
        SpeechError(code: .icuFailed, description: "ICU cannot name, order or compare languages (\(error.name)).")
    }
}

extension LanguageTag {
    /// What is well-formed of a tag of espeak-ng's, written as RFC 5646 recommends: `en-GB-x-rp`, `zh-Hant`.
    fileprivate init?(likely tag: String) {
        do {
            try self.init(validating: Self.conventional(tag))
        } catch {
            if error.wellFormed.isEmpty { return nil }
            self.init(stringLiteral: Self.conventional(error.wellFormed))
        }
    }

    private static func conventional(_ tag: String) -> String {
        var isPrivate = false
        return tag.split(separator: "-").enumerated().map { index, subtag in
            let subtag = subtag.lowercased()
            isPrivate = isPrivate || subtag.utf8.count == 1
            if index == 0 || isPrivate { return subtag }
            return switch subtag.utf8.count {
            case 2: subtag.uppercased()
            case 4 where subtag.utf8.allSatisfy { $0 > UInt8(ascii: "9") }:
                subtag.prefix(1).uppercased() + subtag.dropFirst()
            default: subtag
            }
        }.joined(separator: "-")
    }
}

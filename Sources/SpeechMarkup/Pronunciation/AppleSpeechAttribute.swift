/// A pronunciation as Apple's platforms take it: an attribute of a range of a string.
///
///     let speech = NSMutableAttributedString(string: text)
///     for attribute in lexicon.matches(in: text).appleSpeechAttributes {
///         speech.addAttribute(
///             .accessibilitySpeechIPANotation, value: attribute.ipaNotation,
///             range: NSRange(location: attribute.location, length: attribute.length)
///         )
///     }
///
/// The same ranges and values serve `AVSpeechSynthesisIPANotationAttribute`.
public struct AppleSpeechAttribute: Hashable, Sendable {
    /// Where the range starts, in UTF-16 units from the start of the text.
    public let location: Int

    /// How long the range is, in UTF-16 units.
    public let length: Int

    /// The pronunciation in IPA.
    public let ipaNotation: String

    /// The range, in UTF-16 units.
    public var utf16Range: Range<Int> { location..<location + length }
}

extension LexiconMatches {
    /// The matches that have a pronunciation, as attributes for an `NSAttributedString` of the text.
    ///
    /// Words that are to be spoken as other words have none, because an attribute does not change what is read.
    ///
    /// - Complexity: O(*n*) in the text.
    public var appleSpeechAttributes: [AppleSpeechAttribute] {
        AppleSpeechAttribute.attributes(of: lazy.map { ($0.text, $0.spoken) }, in: text)
    }
}

extension PronunciationMatches {
    /// The matches that are sure and have a pronunciation, as attributes for an `NSAttributedString` of the text.
    ///
    /// - Complexity: O(*n*) in the text.
    public var appleSpeechAttributes: [AppleSpeechAttribute] {
        AppleSpeechAttribute.attributes(of: lazy.filter(\.isSure).map { ($0.text, $0.spoken) }, in: text)
    }
}

extension AppleSpeechAttribute {
    fileprivate static func attributes(
        of matches: some Sequence<(Substring, SpokenForm)>, in text: Substring
    ) -> [AppleSpeechAttribute] {
        var attributes: [AppleSpeechAttribute] = []
        var offset = 0
        var end = text.startIndex
        for (word, spoken) in matches {
            offset += text.utf16.distance(from: end, to: word.startIndex)
            let length = word.utf16.count
            end = word.endIndex
            if case .pronunciation(let pronunciation) = spoken {
                attributes.append(
                    AppleSpeechAttribute(location: offset, length: length, ipaNotation: pronunciation.ipa))
            }
            offset += length
        }
        return attributes
    }
}

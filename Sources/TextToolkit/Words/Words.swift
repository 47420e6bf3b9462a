/// The words of a string without what stands between them, found one after another as they are asked for.
///
/// Get one with ``Swift/StringProtocol/words(locale:)``.
public struct Words: Sequence, Sendable {
    private let text: Substring
    private let segmenter: Segmenter

    init(of text: Substring, _ locale: LanguageTag) {
        self.text = text
        segmenter = Segmenter(unopened: .word, locale: locale)
    }

    /// Starts at the start of the text.
    public func makeIterator() -> Segments.Iterator {
        Segments.Iterator(text, segmenter, wordsOnly: true)
    }
}

/// The words of UTF-8 bytes without what stands between them, found one after another as they are asked for.
///
/// Get one with ``UTF8Text/words(locale:)``.
public struct UTF8Words: Sequence, Sendable {
    private let text: UTF8Text
    private let segmenter: Segmenter

    init(of text: UTF8Text, by segmenter: Segmenter) {
        self.text = text
        self.segmenter = segmenter
    }

    /// Starts at the start of the text.
    public func makeIterator() -> UTF8Segments.Iterator {
        UTF8Segments.Iterator(text, in: text.bytes.indices, segmenter, wordsOnly: true)
    }
}

extension StringProtocol {
    /// The words of the text, without spaces, punctuation and symbols.
    ///
    ///     for word in "Leads lead: 鉛の管".words() {
    ///         print(word.text, word.kind)  // Leads letter, lead letter, 鉛 ideograph, の ideograph, 管 ideograph
    ///     }
    ///
    /// - Precondition: As for ``segments(by:locale:)``.
    /// - Complexity: O(*n*) in the text to its end; to the first word, O(*n*) in the lines up to it.
    public func words(locale: LanguageTag = .undetermined) -> Words {
        Words(of: Substring(self), locale)
    }
}

extension UTF8Text {
    /// The words of the bytes, without spaces, punctuation and symbols.
    ///
    /// - Precondition: As for ``segments(by:locale:)``.
    /// - Complexity: O(*n*) in the bytes to their end; to the first word, O(*n*) in the lines up to it.
    public func words(locale: LanguageTag = .undetermined) -> UTF8Words {
        UTF8Words(of: self, by: Segmenter(unopened: .word, locale: locale))
    }
}

extension Segmenter {
    /// The segments of UTF-8 bytes that are words.
    package func words(in text: UTF8Text) -> UTF8Words {
        UTF8Words(of: text, by: self)
    }
}

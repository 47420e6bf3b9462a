public import TextToolkit

extension SSML {
    /// Builds a document.
    ///
    ///     SSML(language: "en-US") {
    ///         Prosody(pitch: .high) { Lang("fr-FR") { "Bonjour!" } }
    ///         Break(.seconds(1))
    ///         SayAs("12345", .cardinal)
    ///     }
    ///
    /// - Parameters:
    ///   - language: The language of what no element gives another.
    ///   - base: What relative addresses start from, `xml:base`.
    ///   - onLanguageFailure: What to do where the voice does not speak a language.
    ///   - namespaces: Those that `role` has names of. Those of vendors' elements are declared in any case.
    ///   - content: What is in it. Lexicons and facts about the document stand first.
    public init(
        language: LanguageTag, base: Address? = nil, onLanguageFailure: LanguageFailure? = nil,
        startMark: Mark.Name? = nil, endMark: Mark.Name? = nil, namespaces: [Namespace] = [],
        @Builder<InDocument> content: () -> [Node]
    ) {
        let root = Element(
            .speak,
            [
                Attribute(.version, "1.1"), .init(.xmlLang, language), .init(.xmlBase, base),
                .init(.onLanguageFailure, onLanguageFailure), .init(.startMark, startMark), .init(.endMark, endMark),
            ], content())
        self.init(root: root, namespaces: namespaces)
    }
}

/// How something is spoken: pitch, rate, volume.
public typealias Prosody = SSML.Prosody
/// A change of the language.
public typealias Lang = SSML.Lang
/// A pause.
public typealias Break = SSML.Break
/// What kind of thing some text is, so that it is read as such.
public typealias SayAs = SSML.SayAs
/// A stress on some words.
public typealias Emphasis = SSML.Emphasis
/// A paragraph.
public typealias Paragraph = SSML.Paragraph
/// A sentence.
public typealias Sentence = SSML.Sentence
/// A pronunciation.
public typealias Phoneme = SSML.Phoneme
/// Some text that is read as another.
public typealias Sub = SSML.Sub
/// A place in the speech that the engine tells of when it is reached.
public typealias Mark = SSML.Mark

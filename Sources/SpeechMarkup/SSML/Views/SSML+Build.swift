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
        @Builder<Place.Document> content: () -> [Node]
    ) {
        var root = Element(.speak, [.version: "1.1", .xmlLang: language.text], children: content())
        root[.xmlBase] = base?.text
        root[.onLanguageFailure] = onLanguageFailure?.text
        root[.startMark] = startMark?.text
        root[.endMark] = endMark?.text
        self.init(root: root, namespaces: namespaces)
    }
}

// Short names for what documents are made of most; paragraphs, sentences and emphasis have names in other packages too.

/// How something is spoken: pitch, rate, volume.
public typealias Prosody = SSML.Prosody
/// A change of the language.
public typealias Lang = SSML.Lang
/// A pause.
public typealias Break = SSML.Break
/// What kind of thing some text is, so that it is read as such.
public typealias SayAs = SSML.SayAs
/// A pronunciation.
public typealias Phoneme = SSML.Phoneme
/// Some text that is read as another.
public typealias Sub = SSML.Sub
/// A place in the speech that the engine tells of when it is reached.
public typealias Mark = SSML.Mark

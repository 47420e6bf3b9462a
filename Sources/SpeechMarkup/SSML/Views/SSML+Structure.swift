public import TextToolkit

extension SSML {
    /// A paragraph, `p`.
    public struct Paragraph: View {
        /// The element's row in the vocabulary.
        public static let row = Vocabulary.p
        /// The element without what was set since.
        public var original: Element
        /// The language of what is in it, where that changes.
        public var language: LanguageTag?
        /// What to do where the voice does not speak the language.
        public var onLanguageFailure: LanguageFailure?
        /// A name for it in the document, `xml:id`.
        public var id: Identifier?

        /// Views an element whose attributes are not read.
        public init(unread original: Element) { self.original = original }

        /// Makes a paragraph.
        public init(
            language: LanguageTag? = nil, onLanguageFailure: LanguageFailure? = nil, id: Identifier? = nil,
            @Builder<Place.Paragraph> content: () -> [Node]
        ) {
            self.init(content())
            self.language = language
            self.onLanguageFailure = onLanguageFailure
            self.id = id
        }
    }

    /// A sentence, `s`.
    public struct Sentence: View {
        /// The element's row in the vocabulary.
        public static let row = Vocabulary.s
        /// The element without what was set since.
        public var original: Element
        /// The language of what is in it, where that changes.
        public var language: LanguageTag?
        /// What to do where the voice does not speak the language.
        public var onLanguageFailure: LanguageFailure?
        /// A name for it in the document, `xml:id`.
        public var id: Identifier?

        /// Views an element whose attributes are not read.
        public init(unread original: Element) { self.original = original }

        /// Makes a sentence.
        public init(
            language: LanguageTag? = nil, onLanguageFailure: LanguageFailure? = nil, id: Identifier? = nil,
            @Builder<Place.Sentence> content: () -> [Node]
        ) {
            self.init(content())
            self.language = language
            self.onLanguageFailure = onLanguageFailure
            self.id = id
        }
    }

    /// A token: what is one word to the engine, `token` or `w`.
    public struct Token: View {
        /// The element's row in the vocabulary.
        public static let row = Vocabulary.token
        /// The element without what was set since.
        public var original: Element
        /// What it is, such as its part of speech: names of a namespace that the document declares.
        public var role: Roles?
        /// The language of what is in it, where that changes.
        public var language: LanguageTag?
        /// What to do where the voice does not speak the language.
        public var onLanguageFailure: LanguageFailure?
        /// A name for it in the document, `xml:id`.
        public var id: Identifier?

        /// Views an element whose attributes are not read.
        public init(unread original: Element) { self.original = original }

        /// Makes a token.
        public init(
            role: Roles? = nil, language: LanguageTag? = nil, onLanguageFailure: LanguageFailure? = nil,
            id: Identifier? = nil, isWord: Bool = false, @Builder<Place.Token> content: () -> [Node]
        ) {
            self.init(content())
            self.role = role
            self.language = language
            self.onLanguageFailure = onLanguageFailure
            self.id = id
            self.isWord = isWord
        }

        /// Whether it is written `w`, which engines of Amazon know, and not `token`.
        public var isWord: Bool {
            get { original.name == .word }
            set { original.name = newValue ? .word : .token }
        }
    }

    /// A change of the language, `lang`.
    public struct Lang: View {
        /// The element's row in the vocabulary.
        public static let row = Vocabulary.lang
        /// The element without what was set since.
        public var original: Element
        /// The language.
        @Required public var language: LanguageTag
        /// What to do where the voice does not speak it.
        public var onLanguageFailure: LanguageFailure?

        /// Views an element whose attributes are not read.
        public init(unread original: Element) { self.original = original }

        /// Changes the language of some content.
        public init(
            _ language: LanguageTag, onLanguageFailure: LanguageFailure? = nil,
            @Builder<Place.Flow> content: () -> [Node]
        ) {
            self.init(content())
            self.language = language
            self.onLanguageFailure = onLanguageFailure
        }
    }
}

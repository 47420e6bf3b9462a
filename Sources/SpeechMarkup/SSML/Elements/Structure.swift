public import TextToolkit

extension SSML {
    /// A paragraph, `p`.
    public struct Paragraph: FlowContent, TypedElement {
        /// The language of what is in it, where that changes.
        public var language: LanguageTag?
        /// What to do where the voice does not speak the language.
        public var onLanguageFailure: LanguageFailure?
        /// A name for it in the document, `xml:id`.
        public var id: Identifier?
        /// What is in it.
        public var children: [Node]

        /// Makes a paragraph.
        public init(
            language: LanguageTag? = nil, onLanguageFailure: LanguageFailure? = nil, id: Identifier? = nil,
            @Builder<InParagraph> content: () -> [Node]
        ) {
            self.language = language
            self.onLanguageFailure = onLanguageFailure
            self.id = id
            children = content()
        }

        /// Reads an element of this name.
        public init(_ element: Element) throws(ValueError) {
            language = try element.value(of: .xmlLang)
            onLanguageFailure = try element.value(of: .onLanguageFailure)
            id = try element.value(of: .xmlID)
            children = element.children
        }

        /// The element in a document.
        public var element: Element {
            Element(
                .paragraph,
                [.init(.xmlLang, language), .init(.onLanguageFailure, onLanguageFailure), .init(.xmlID, id)],
                children)
        }
    }

    /// A sentence, `s`.
    public struct Sentence: ParagraphContent, TypedElement {
        /// The language of what is in it, where that changes.
        public var language: LanguageTag?
        /// What to do where the voice does not speak the language.
        public var onLanguageFailure: LanguageFailure?
        /// A name for it in the document, `xml:id`.
        public var id: Identifier?
        /// What is in it.
        public var children: [Node]

        /// Makes a sentence.
        public init(
            language: LanguageTag? = nil, onLanguageFailure: LanguageFailure? = nil, id: Identifier? = nil,
            @Builder<InSentence> content: () -> [Node]
        ) {
            self.language = language
            self.onLanguageFailure = onLanguageFailure
            self.id = id
            children = content()
        }

        /// Reads an element of this name.
        public init(_ element: Element) throws(ValueError) {
            language = try element.value(of: .xmlLang)
            onLanguageFailure = try element.value(of: .onLanguageFailure)
            id = try element.value(of: .xmlID)
            children = element.children
        }

        /// The element in a document.
        public var element: Element {
            Element(
                .sentence,
                [.init(.xmlLang, language), .init(.onLanguageFailure, onLanguageFailure), .init(.xmlID, id)],
                children)
        }
    }

    /// A token: what is one word to the engine, `token` or `w`.
    public struct Token: SentenceContent, TypedElement {
        /// What it is, such as its part of speech: names of a namespace that the document declares.
        public var role: Roles?
        /// The language of what is in it, where that changes.
        public var language: LanguageTag?
        /// What to do where the voice does not speak the language.
        public var onLanguageFailure: LanguageFailure?
        /// A name for it in the document, `xml:id`.
        public var id: Identifier?
        /// Whether it is written `w`, which engines of Amazon know, and not `token`.
        public var isWord: Bool
        /// What is in it.
        public var children: [Node]

        /// Makes a token.
        public init(
            role: Roles? = nil, language: LanguageTag? = nil, onLanguageFailure: LanguageFailure? = nil,
            id: Identifier? = nil, isWord: Bool = false, @Builder<InToken> content: () -> [Node]
        ) {
            self.role = role
            self.language = language
            self.onLanguageFailure = onLanguageFailure
            self.id = id
            self.isWord = isWord
            children = content()
        }

        /// Reads an element of this name.
        public init(_ element: Element) throws(ValueError) {
            role = try element.value(of: .role)
            language = try element.value(of: .xmlLang)
            onLanguageFailure = try element.value(of: .onLanguageFailure)
            id = try element.value(of: .xmlID)
            isWord = element.name == .word
            children = element.children
        }

        /// The element in a document.
        public var element: Element {
            Element(
                isWord ? .word : .token,
                [
                    .init(.role, role), .init(.xmlLang, language), .init(.onLanguageFailure, onLanguageFailure),
                    .init(.xmlID, id),
                ], children)
        }
    }

    /// A change of the language, `lang`.
    public struct Lang: SentenceContent, TypedElement {
        /// The language.
        public var language: LanguageTag
        /// What to do where the voice does not speak it.
        public var onLanguageFailure: LanguageFailure?
        /// What is in it.
        public var children: [Node]

        /// Changes the language of some content.
        public init(
            _ language: LanguageTag, onLanguageFailure: LanguageFailure? = nil,
            @Builder<InFlow> content: () -> [Node]
        ) {
            self.language = language
            self.onLanguageFailure = onLanguageFailure
            children = content()
        }

        /// Reads an element of this name.
        public init(_ element: Element) throws(ValueError) {
            language = try element.required(.xmlLang, "a language tag of BCP 47")
            onLanguageFailure = try element.value(of: .onLanguageFailure)
            children = element.children
        }

        /// The element in a document.
        public var element: Element {
            Element(.lang, [.init(.xmlLang, language), .init(.onLanguageFailure, onLanguageFailure)], children)
        }
    }
}

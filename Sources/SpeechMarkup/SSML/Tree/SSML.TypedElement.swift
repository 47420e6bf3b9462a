extension SSML {
    /// An element whose attributes have types: ``Prosody``, ``Break`` and so on.
    ///
    /// Built, it goes into a document; read, it is a view of an ``Element``:
    ///
    ///     switch element.name {
    ///     case .prosody: let rate = try Prosody(element).rate
    ///     case .break: let time = try Break(element).time
    ///     …
    public protocol TypedElement: Content, Hashable {
        /// Reads an element.
        ///
        /// - Precondition: It has the name of this type.
        /// - Throws: ``ValueError`` for the first attribute whose value is none, or that is missing. What is in the
        ///   element is not looked at, and neither are attributes that SSML 1.1 does not have.
        init(_ element: Element) throws(ValueError)

        /// The element in a document.
        var element: Element { get }
    }

    /// What can stand in a document: elements and text.
    ///
    /// The protocols that refine this one say where. What may stand in a token may stand in a sentence, and so on
    /// outwards: ``TokenContent``, ``SentenceContent``, ``ParagraphContent``, ``FlowContent``, ``DocumentContent``.
    public protocol Content: Sendable {
        /// The nodes that it is in a document.
        var nodes: [Node] { get }
    }

    /// What may stand directly in `speak`: all but `desc`.
    public protocol DocumentContent: Content {}

    /// What may stand in `audio`: what is spoken, and `desc`.
    public protocol AudioContent: Content {}

    /// What may stand in `voice`, `prosody`, `lang` and `lookup`: paragraphs, and what may stand in them.
    public protocol FlowContent: DocumentContent, AudioContent {}

    /// What may stand in a paragraph: sentences, and what may stand in them.
    public protocol ParagraphContent: FlowContent {}

    /// What may stand in a sentence and in `emphasis`: text and all elements within a sentence.
    public protocol SentenceContent: ParagraphContent {}

    /// What may stand in a token: text, and what does not change the language or is a token itself.
    public protocol TokenContent: SentenceContent {}
}

extension SSML.TypedElement {
    /// The element.
    public var nodes: [SSML.Node] { [.element(element)] }
}

public import JapaneseText
internal import TextToolkit

/// Writes a document of text paragraph by paragraph, as an engine takes it: of a long text no more than one paragraph is
/// in memory.
///
///     var writer = TextMarkupWriter(markup, for: .polly)
///     var output = try writer.open()
///     for paragraph in paragraphs { output += try writer.paragraph(paragraph) }
///     output += writer.close()
public struct TextMarkupWriter: Sendable {
    /// The text markup that the document is made by.
    public let markup: TextMarkup

    /// The engine's dialect.
    public let dialect: SSMLDialect

    /// What was done to what was written last, so that the engine takes it.
    public private(set) var changes: [Diagnostic] = []

    private var writer = SSMLWriter(dropsInvalid: false)

    /// The root and the elements around all paragraphs.
    private let around: SSML.Rewriting

    /// The elements around all paragraphs below the root, from the outermost.
    private let path: [SSML.Element]

    /// Prepares to write.
    public init(_ markup: TextMarkup, for dialect: SSMLDialect = .w3c) {
        self.markup = markup
        self.dialect = dialect
        // What stands around some text stands around any.
        around = markup.document(around: [.text("x")]).rewritten(for: dialect)
        var path: [SSML.Element] = []
        while case .element(let element)? = (path.last ?? around.document.root).children.first { path.append(element) }
        self.path = path
    }

    /// Writes the start of the document, in UTF-8.
    ///
    /// - Throws: ``SSML/WriteError`` for a name of a voice that no document can contain.
    public mutating func open() throws(SSML.WriteError) -> [UInt8] {
        changes = around.changes
        try writer.open(around.document, around: path)
        return writer.takeOutput() + "\n".utf8
    }

    /// Writes the paragraph that some lines make, in UTF-8, or nothing where they are blank.
    ///
    /// - Parameter lines: The lines, with the readings that parts of them have.
    /// - Throws: ``SSML/WriteError`` for a character that no document can contain; ``XMLText/validate(_:)`` tells before.
    /// - Complexity: O(*n*) in the lines.
    public mutating func paragraph(_ lines: [AnnotatedText]) throws(SSML.WriteError) -> [UInt8] {
        changes = []
        let nodes = markup.paragraph(lines)
        if nodes.isEmpty { return [] }
        let rewriting = markup.document(around: nodes).rewritten(for: dialect)
        // Of what is around all paragraphs was told at the start.
        changes = rewriting.changes.filter { !around.changes.contains($0) }
        var element = rewriting.document.root
        for _ in path {
            guard case .element(let inner)? = element.children.first else { break }
            element = inner
        }
        try writer.write(element.children)
        return writer.takeOutput()
    }

    /// Writes the end of the document, in UTF-8.
    public mutating func close() -> [UInt8] {
        changes = []
        writer.close()
        return writer.takeOutput()
    }
}

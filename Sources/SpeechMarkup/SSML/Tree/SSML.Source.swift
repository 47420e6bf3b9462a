public import TextToolkit

extension SSML {
    /// The text that a document was read from, to name places in it.
    public struct Source: Sendable {
        /// How errors and diagnostics name it.
        public let file: String?

        let bytes: [UInt8]
        private let lines: LineCounter

        init(file: String?, bytes: [UInt8]) {
            self.file = file
            self.bytes = bytes
            lines = LineCounter(of: bytes)
        }

        /// The place of an offset in UTF-8 bytes.
        ///
        /// - Complexity: O(log *n*) in the text; the first time, O(*n*) in it, and O(*n*) in the line where another was asked for
        ///   before.
        public func location(ofUTF8Offset offset: Int) -> TextLocation { lines.location(of: offset) }

        /// The line that an offset is in; of a long line, the part around.
        public func sourceLine(aroundUTF8Offset offset: Int) -> String { lines.text(around: offset) }
    }

    /// Where an element was read, if it was: at the “<” of its start tag.
    public func location(of element: Element) -> TextLocation? { location(element.place) }

    /// Where a text was read, if it was.
    public func location(of text: Text) -> TextLocation? { location(text.place) }

    /// Where an attribute was read, if it was: at the start of its name.
    public func location(of attribute: Attribute) -> TextLocation? { location(attribute.place) }

    /// Where an attribute's value was read, if it was: behind the quote.
    public func location(ofValueOf attribute: Attribute) -> TextLocation? { location(attribute.valuePlace) }

    private func location(_ place: SourcePlace) -> TextLocation? {
        guard let source, let offset = place.start, offset <= source.bytes.count else { return nil }
        return source.location(ofUTF8Offset: offset)
    }
}

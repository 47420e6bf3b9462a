package import TextToolkit

extension XML {
    /// A document that was read: a tree of nodes, each of which knows its place.
    ///
    ///     let document = try XML.Document("<p xml:lang='en'>A &amp; B</p>")
    ///     document.root.text                     // A & B
    ///     document.root.attributes[0].location   // line 1, column 4
    ///
    /// No DTD is read, so there are no entities beyond XML's five and character references, and nothing is fetched.
    package struct Document: Sendable {
        let storage: Storage

        /// Reads a document from bytes that may be anything.
        ///
        /// - Parameter file: How errors name the document.
        /// - Throws: ``XML/ParseError`` at the first place where it is not well-formed.
        /// - Complexity: O(*n*) in the bytes.
        package init(_ bytes: [UInt8], file: String? = nil) throws(ParseError) {
            var builder = TreeBuilder(bytes, undeclaredPrefixes: [])
            try XML.read(bytes, file: file, into: &builder)
            storage = builder.finish()
        }

        /// Reads a document.
        ///
        /// - Throws: ``XML/ParseError`` at the first place where it is not well-formed.
        package init(_ text: some StringProtocol, file: String? = nil) throws(ParseError) {
            try self.init(Array(text.utf8), file: file)
        }

        /// The element that all others are in.
        package var root: Element { Element(storage: storage, index: storage.root) }

        /// The place of a byte.
        package func location(ofUTF8Offset offset: Int) -> TextLocation {
            storage.location(of: offset)
        }

        /// The line that a byte is in; of a long line, the part around.
        package func sourceLine(aroundUTF8Offset offset: Int) -> String {
            storage.lines.text(around: offset)
        }
    }
}

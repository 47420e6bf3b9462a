extension SSML {
    /// Reads a document.
    ///
    ///     let document = try SSML(parsing: "<speak version='1.1' …>Good <break/> morning.</speak>")
    ///
    /// Any well-formed XML is read, be it right SSML or not. No DTD is: there are no entities beyond XML's five and
    /// character references, and nothing is fetched. Comments and processing instructions are left out. The
    /// prefixes `mstts`, `amazon`, `google` and `tts` need not be declared: their vendors' own examples do not.
    ///
    /// - Parameter file: How errors and diagnostics name the document.
    /// - Throws: ``ParseError`` at the first place where it is not well-formed.
    /// - Complexity: O(*n*) in the bytes, in time and memory.
    public init(parsing text: some StringProtocol, file: String? = nil) throws(ParseError) {
        try self.init(parsing: Array(text.utf8), file: file)
    }

    /// Reads a document from bytes that may be anything.
    ///
    /// - Parameter file: How errors and diagnostics name the document.
    /// - Throws: ``ParseError`` at the first place where it is not well-formed, or not UTF-8.
    /// - Complexity: O(*n*) in the bytes, in time and memory.
    public init(parsing bytes: [UInt8], file: String? = nil) throws(ParseError) {
        var builder = TreeBuilder(bytes)
        do {
            try XML.read(bytes, file: file, into: &builder)
        } catch {
            throw ParseError(error)
        }
        guard let root = builder.root else { preconditionFailure("A well-formed document has a root.") }
        self.init(
            reading: root, namespaces: builder.namespaces, isInNamespace: builder.isInNamespace,
            source: Source(file: file, bytes: bytes)
        )
    }
}

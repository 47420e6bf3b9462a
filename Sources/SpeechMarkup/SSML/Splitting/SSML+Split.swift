public import TextToolkit

extension SSML {
    /// Cuts the document into parts that are each short enough for one request to an engine.
    ///
    ///     for part in try document.split(for: .polly) { send(try part.text()) }
    ///
    /// It is cut between paragraphs where that will do, else between sentences, else between words. What is open at
    /// a cut, such as `prosody`, `voice` and `lang`, is closed before it and opened again after it; what is read as a
    /// whole, such as `say-as`, `phoneme`, `sub`, `audio`, and `prosody` with a contour or a duration, is never
    /// cut. Each part has the attributes of the root and the lexicons of the document. The plain texts of the parts
    /// join to that of the document.
    ///
    /// - Returns: The document itself where it is short enough, or no limit is known.
    /// - Throws: ``SplitError`` where a word, or something that is read as a whole, is too long by itself.
    /// - Complexity: O(*n*) in the document and what is opened again.
    public func split(for dialect: SSMLDialect) throws(SplitError) -> [SSML] {
        guard let limit = dialect.limit else { return [self] }
        return try split(within: limit)
    }

    /// Cuts the document into parts that are each within a limit, as ``split(for:)`` does.
    ///
    /// - Throws: ``SplitError`` where a word, or something that is read as a whole, is too long by itself.
    public func split(within limit: SSMLLimit) throws(SplitError) -> [SSML] {
        var splitter = SSMLSplitter(self, limit)
        return try splitter.split()
    }

    /// A document that cannot be cut into parts that are short enough.
    public struct SplitError: Error, Hashable, Sendable, CustomStringConvertible {
        /// What kind of error it is.
        public struct Code: Hashable, Sendable {
            /// The code's name, which programs can rely on.
            public let name: String

            /// Something that cannot be cut is longer than a part may be.
            public static let tooLong = Code(name: "too-long")
            /// The document cannot be written, so that its length is not known.
            public static let notWritable = Code(name: "not-writable")
        }

        /// What kind of error it is.
        public let code: Code

        /// Where it was read, if it was.
        public let location: TextLocation?

        /// What is wrong, in a sentence.
        public let reason: String

        /// What is wrong, in a sentence, with the place.
        public var description: String {
            (location.map { "Line \($0.line), column \($0.column): " } ?? "") + reason
        }
    }
}

public import TextToolkit

extension SSML {
    /// A document that cannot be read at all: no well-formed XML, or more than this reader takes.
    ///
    /// What is well-formed and no right SSML is read, and ``Diagnostic``s tell what is wrong with it.
    public struct ParseError: Error, Hashable, Sendable, CustomStringConvertible {
        /// What kind of error it is.
        public struct Code: Hashable, Sendable {
            /// The code's name, which programs can rely on.
            public let name: String

            /// The document does not follow the grammar of XML 1.0.
            public static let notWellFormed = Code(name: "not-well-formed")
            /// A prefix is declared wrongly, or not at all.
            public static let badNamespace = Code(name: "bad-namespace")
            /// The document is in another encoding than UTF-8, or says so.
            public static let encoding = Code(name: "encoding")
            /// There is a document type declaration.
            public static let documentType = Code(name: "document-type")
            /// The document is larger than 1 GB, or deeper than 256 elements, or an element has more than 256
            /// attributes.
            public static let tooLarge = Code(name: "too-large")
            /// Memory is out.
            public static let failed = Code(name: "failed")
        }

        /// What kind of error it is.
        public let code: Code

        /// The document's file, if it was given.
        public let file: String?

        /// Where it is wrong.
        public let location: TextLocation

        /// The line that it is in; of a long line, the part around.
        public let sourceLine: String

        /// What is wrong, in a sentence.
        public let reason: String

        init(_ error: XML.ParseError) {
            code =
                switch error.code {
                case .badNamespace: .badNamespace
                case .encoding: .encoding
                case .documentType: .documentType
                case .tooLarge: .tooLarge
                case .failed: .failed
                default: .notWellFormed
                }
            file = error.file
            location = error.location
            sourceLine = error.sourceLine
            reason = error.reason
        }

        /// What is wrong, in a sentence, with the place.
        public var description: String {
            (file.map { "\($0), line" } ?? "Line") + " \(location.line), column \(location.column): \(reason)"
        }
    }
}

package import TextToolkit

extension XML {
    /// A document that is not well-formed XML, or is more than this reader takes.
    package struct ParseError: Error, Hashable, Sendable, CustomStringConvertible {
        /// What kind of error it is.
        package struct Code: Hashable, Sendable {
            private let name: String

            /// The document does not follow the grammar of XML 1.0.
            package static let notWellFormed = Code(name: "notWellFormed")
            /// The document does not follow Namespaces in XML 1.0.
            package static let badNamespace = Code(name: "badNamespace")
            /// The document is in another encoding than UTF-8, or says so.
            package static let encoding = Code(name: "encoding")
            /// There is a document type declaration.
            package static let documentType = Code(name: "documentType")
            /// The document is larger or deeper than ``XML/Limit`` allows.
            package static let tooLarge = Code(name: "tooLarge")
            /// Expat cannot go on; memory is out.
            package static let failed = Code(name: "failed")
        }

        /// What kind of error it is.
        package let code: Code

        /// The document's file, if it was given.
        package let file: String?

        /// Where it is wrong.
        package let location: TextLocation

        /// The line that it is in; of a long line, the part around.
        package let sourceLine: String

        /// What is wrong, in a sentence.
        package let reason: String

        /// What is wrong, in a sentence, with the place.
        package var description: String {
            (file.map { "\($0), line" } ?? "Line") + " \(location.line), column \(location.column): \(reason)"
        }
    }

    /// What is wrong at a byte of the document.
    struct Fault: Error {
        var code: ParseError.Code
        var offset: Int
        var reason: String
    }
}

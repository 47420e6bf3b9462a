public import TextToolkit

/// Something about a document that its author should know: what, where, how bad, and who says so.
///
///     for diagnostic in SSMLDialect.polly.diagnostics(in: source) { print(diagnostic) }
///     // 3:12: error: The value “1.5” of “rate” is wrong. It takes …
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
    /// How bad it is, from bad to harmless.
    public enum Severity: String, Sendable, CaseIterable {
        /// The document is wrong, or the engine refuses it.
        case error
        /// The document is right, and something of it is lost.
        case warning
        /// Something to know, such as what nobody has confirmed.
        case note
    }

    /// What kind of thing it is: a name that scripts can rely on.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
        /// The name, such as `bad-value`.
        public let name: String

        /// The name.
        public var description: String { name }

        private init(_ name: String) { self.name = name }

        /// The document is not well-formed XML, or more than is read of any document.
        public static let notWellFormed = Code("not-well-formed")
        /// An element is in the wrong namespace, or in none.
        public static let badNamespace = Code("bad-namespace")
        /// There is no such element.
        public static let unknownElement = Code("unknown-element")
        /// The element has no such attribute.
        public static let unknownAttribute = Code("unknown-attribute")
        /// The element lacks an attribute.
        public static let missingAttribute = Code("missing-attribute")
        /// The attribute cannot have this value.
        public static let badValue = Code("bad-value")
        /// The element cannot stand where it stands.
        public static let misplacedElement = Code("misplaced-element")
        /// Text cannot stand where it stands.
        public static let misplacedText = Code("misplaced-text")
        /// Two elements have one name or identifier.
        public static let duplicate = Code("duplicate")
        /// Something is referred to that is not there.
        public static let unknownReference = Code("unknown-reference")
        /// The dialect does not have it.
        public static let unsupported = Code("unsupported")
        /// Nobody has confirmed that the dialect has it.
        public static let unconfirmed = Code("unconfirmed")
        /// The dialect has it in part only.
        public static let limited = Code("limited")
        /// The dialect writes it in another way.
        public static let otherForm = Code("other-form")
        /// The document is longer than one request may be.
        public static let tooLong = Code("too-long")

        /// All codes.
        public static let all = [
            notWellFormed, badNamespace, unknownElement, unknownAttribute, missingAttribute, badValue,
            misplacedElement, misplacedText, duplicate, unknownReference, unsupported, unconfirmed, limited,
            otherForm, tooLong,
        ]
    }

    /// How bad it is.
    public let severity: Severity

    /// What kind of thing it is.
    public let code: Code

    /// What there is to know, in a full sentence.
    public let message: String

    /// Where in the document it is.
    public let location: TextLocation

    /// Who says so: a section of a standard, or a page of a vendor's documentation.
    public let source: String

    /// Creates a diagnostic.
    public init(severity: Severity, code: Code, message: String, location: TextLocation, source: String) {
        self.severity = severity
        self.code = code
        self.message = message
        self.location = location
        self.source = source
    }

    /// Line, column, severity and message, as compilers write them.
    public var description: String { "\(location.line):\(location.column): \(severity.rawValue): \(message)" }
}

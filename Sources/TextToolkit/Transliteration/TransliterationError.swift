/// A transform that ICU does not know, cannot read, or cannot apply.
public struct TransliterationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What kind of error it is.
    public struct Code: Hashable, Sendable {
        /// The name of the kind.
        public let name: String

        /// ICU has no transform of this ID.
        public static let unknownID = Code(name: "unknown-id")
        /// The rules do not follow ICU's rule language.
        public static let badRule = Code(name: "bad-rule")
        /// The transform cannot be applied to the text.
        public static let failed = Code(name: "failed")
    }

    /// What kind of error it is.
    public let code: Code

    /// ICU's name for what went wrong, such as `U_INVALID_ID`.
    public let icuStatus: String

    /// The ID that ICU does not know.
    public let id: String?

    /// Where the statement starts, or the part of it, that ICU cannot read.
    public let location: TextLocation?

    init(code: Code, icuStatus: String, id: String? = nil, location: TextLocation? = nil) {
        self.code = code
        self.icuStatus = icuStatus
        self.id = id
        self.location = location
    }

    /// What is wrong, in a sentence, with the place if it has one.
    public var description: String {
        if let location {
            "Line \(location.line), column \(location.column) (offset \(location.utf8Offset)): \(reason)"
        } else {
            reason
        }
    }

    /// What is wrong, in a sentence.
    public var reason: String {
        switch code {
        case .unknownID: "ICU has no transform “\(id ?? "")” (\(icuStatus))."
        case .badRule: "ICU cannot read this rule (\(icuStatus))."
        default: "ICU cannot transliterate the text (\(icuStatus))."
        }
    }
}

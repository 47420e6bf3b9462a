/// A transform that ICU does not know, cannot read, or cannot apply.
public struct TransliterationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What kind of error it is.
    public struct Code: Hashable, Sendable {
        private let name: String

        /// ICU has no transform of this ID.
        public static let unknownID = Code(name: "unknownID")
        /// The rules do not follow ICU's rule language.
        public static let badRule = Code(name: "badRule")
        /// The transform cannot be applied to the text.
        public static let failed = Code(name: "failed")
    }

    /// A place in a rule string.
    public struct Location: Hashable, Sendable {
        /// The line, from 1.
        public let line: Int
        /// The column in characters, from 1.
        public let column: Int
        /// The offset in UTF-8 bytes from the start of the rules, from 0.
        public let utf8Offset: Int
    }

    /// What kind of error it is.
    public let code: Code

    /// ICU's name for what went wrong, such as `U_INVALID_ID`.
    public let icuStatus: String

    /// The ID that ICU does not know.
    public let id: String?

    /// Where the statement starts, or the part of it, that ICU cannot read.
    public let location: Location?

    init(code: Code, icuStatus: String, id: String? = nil, location: Location? = nil) {
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

extension SSML {
    /// What the value of an attribute means: a type for each kind of value. The type that reads a value is the one that
    /// checks it.
    public protocol AttributeValue: Hashable, Sendable, CustomStringConvertible {
        /// Reads a value from UTF-8; `nil` where it is none.
        init?(utf8: ArraySlice<UInt8>)

        /// The value as documents write it; reading it gives the value back.
        var text: String { get }

        /// How the value stands to SSML 1.1: as a rule, it is a part of it.
        var conformance: Conformance { get }

        /// How a value stands to SSML 1.1, without making it where that can be told without; `nil` where it is none.
        static func conformance(of utf8: ArraySlice<UInt8>) -> Conformance?

        /// What a value should have been, as the end of “It must be …”.
        static func expectation(for utf8: ArraySlice<UInt8>) -> String
    }

    /// How a value that can be understood stands to SSML 1.1.
    public enum Conformance: Hashable, Sendable {
        /// SSML 1.1 has it.
        case standard
        /// SSML 1.0 has it, and some engines do, but not 1.1.
        case older
        /// It is understood everywhere, and should be written otherwise; why, in a sentence.
        case doubtful(String)
    }

    /// A text that is not the value that an attribute must have.
    public struct ValueError: Error, Hashable, Sendable, CustomStringConvertible {
        /// What kind of error it is.
        public struct Code: Hashable, Sendable {
            /// The code's name, which programs can rely on.
            public let name: String

            /// The attribute is missing.
            public static let missing = Code(name: "missing-attribute")
            /// The text is no value of its kind.
            public static let badValue = Code(name: "bad-value")
        }

        /// What kind of error it is.
        public var code: Code { text == nil ? .missing : .badValue }

        /// The attribute, if the value stood in one. ``SSML/Element/attribute(_:)`` has its place.
        public let attribute: AttributeName?

        /// The text; `nil` where the attribute is missing.
        public let text: String?

        /// What it should have been, as the end of “It must be …”.
        public let expectation: String

        init(attribute: AttributeName? = nil, text: String?, expectation: String) {
            self.attribute = attribute
            self.text = text
            self.expectation = expectation
        }

        /// What is wrong, in a sentence.
        public var description: String {
            let text = text?.visible
            return switch (attribute, text) {
            case (let name?, let text?): "The value “\(text)” of “\(name)” must be \(expectation)."
            case (let name?, nil): "There is no “\(name)”; it must be \(expectation)."
            case (nil, let text): "“\(text ?? "")” must be \(expectation)."
            }
        }

        /// Words as a sentence lists them.
        static func list(_ words: [String]) -> String {
            let words = words.map { $0.isEmpty ? "“”" : $0 }
            return words.count < 2
                ? words.first ?? "" : words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
        }
    }
}

extension SSML.AttributeValue {
    /// Reads a value.
    ///
    /// - Throws: ``SSML/ValueError`` where the text is no such value.
    public init(parsing text: String) throws(SSML.ValueError) {
        let utf8 = Array(text.utf8)[...]
        guard let value = Self(utf8: utf8) else {
            throw SSML.ValueError(text: text, expectation: Self.expectation(for: utf8))
        }
        self = value
    }

    /// The value as documents write it.
    public var description: String { text }

    /// It is part of SSML 1.1.
    public var conformance: SSML.Conformance { .standard }

    /// Whether SSML 1.1 has it; what 1.0 and engines have besides is read as well.
    public var isStandard: Bool { conformance != .older }

    /// How a value stands to the standard; `nil` where it is none.
    public static func conformance(of utf8: ArraySlice<UInt8>) -> SSML.Conformance? { Self(utf8: utf8)?.conformance }

    /// The value of a literal, which must be one.
    static func literal(_ text: String) -> Self {
        do {
            return try Self(parsing: text)
        } catch {
            preconditionFailure(error.description)
        }
    }
}

extension SSML.AttributeValue where Self: RawRepresentable<String> & CaseIterable {
    /// Reads one of the words; `nil` for any other.
    public init?(utf8: ArraySlice<UInt8>) {
        guard let word = Self.allCases.first(where: { utf8.equals($0.rawValue) }) else { return nil }
        self = word
    }

    /// The word as documents write it.
    public var text: String { rawValue }

    /// The words.
    public static func expectation(for _: ArraySlice<UInt8>) -> String {
        SSML.ValueError.list(allCases.map(\.rawValue))
    }
}

extension SSML {
    /// Any text, where the standard asks for no more.
    struct AnyText: AttributeValue, RawRepresentable {
        let rawValue: String
        var text: String { rawValue }

        init(rawValue: String) {
            self.rawValue = rawValue
        }

        init(utf8: ArraySlice<UInt8>) {
            rawValue = String(decoding: utf8, as: UTF8.self)
        }

        static func conformance(of _: ArraySlice<UInt8>) -> Conformance? { .standard }

        static func expectation(for _: ArraySlice<UInt8>) -> String { "a text" }
    }
}

extension ArraySlice<UInt8> {
    /// The pieces between white space.
    var words: [ArraySlice<UInt8>] { split(whereSeparator: \.isXMLSpace) }

    /// The bytes without white space at their ends, as XML Schema takes most values (`xsd:token`).
    var withoutOuterSpace: ArraySlice<UInt8> {
        guard let first = firstIndex(where: { !$0.isXMLSpace }), let last = lastIndex(where: { !$0.isXMLSpace }) else {
            return []
        }
        return self[first...last]
    }

    var isXMLSpace: Bool { allSatisfy(\.isXMLSpace) }

    /// Whether it is the bytes of a string.
    func equals(_ string: String) -> Bool { string.utf8.count == count && elementsEqual(string.utf8) }
}

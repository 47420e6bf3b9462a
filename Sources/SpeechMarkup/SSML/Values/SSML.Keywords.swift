public import TextToolkit

// Values that are words out of a list, or names.

extension SSML {
    /// What to do about text in a language that the voice does not speak (`onlangfailure`).
    public enum LanguageFailure: String, CaseIterable, AttributeValue {
        /// Take another voice.
        case changeVoice = "changevoice"
        /// Leave the text out.
        case ignoreText = "ignoretext"
        /// Go on as if the language had not changed.
        case ignoreLanguage = "ignorelang"
        /// Whatever the engine does.
        case processorChoice = "processorchoice"
    }

    /// A name in XML without white space and colon, such as `xml:id` and `ref` have (Namespaces in XML 1.0, `NCName`).
    public struct Identifier: AttributeValue, ExpressibleByStringLiteral {
        /// The name.
        public let text: String

        /// Reads a name; `nil` where it has a character that a name cannot have, or not at its start.
        public init?(utf8: ArraySlice<UInt8>) {
            let name = utf8.withoutOuterSpace
            guard XMLName.isName(name, isToken: false), !name.contains(UInt8(ascii: ":")) else { return nil }
            text = String(decoding: name, as: UTF8.self)
        }

        /// Takes a literal, which must be such a name.
        public init(stringLiteral text: String) { self = .literal(text) }

        /// What such a name is.
        public static func expectation(for _: ArraySlice<UInt8>) -> String {
            "a name that starts with a letter or “_” and has no “:”"
        }
    }

    /// A word without white space, of letters, digits and `.`, `-`, `_`, `:` (XML 1.0, `Nmtoken`).
    public struct NameToken: AttributeValue, ExpressibleByStringLiteral {
        /// The word.
        public let text: String

        /// Reads a word; `nil` where it has a character that it cannot have, or none.
        public init?(utf8: ArraySlice<UInt8>) {
            let word = utf8.withoutOuterSpace
            guard XMLName.isName(word, isToken: true) else { return nil }
            text = String(decoding: word, as: UTF8.self)
        }

        /// Takes a literal, which must be such a word.
        public init(stringLiteral text: String) { self = .literal(text) }

        /// What such a word is.
        public static func expectation(for _: ArraySlice<UInt8>) -> String {
            "a word of letters, digits, “.”, “-”, “_” and “:”"
        }
    }

    /// Names with a prefix, separated by spaces: what `role` says of a token.
    public struct Roles: AttributeValue, ExpressibleByStringLiteral {
        /// The names, as they stand; there is one at least.
        public let names: [String]

        /// Reads names; `nil` where one is no name, or has more than one colon.
        public init?(utf8: ArraySlice<UInt8>) {
            let words = utf8.words
            let areNames = words.allSatisfy { word in
                let parts = word.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
                return parts.count <= 2 && parts.allSatisfy { Identifier(utf8: $0) != nil }
            }
            guard areNames, !words.isEmpty else { return nil }
            names = words.map { String(decoding: $0, as: UTF8.self) }
        }

        /// Takes a literal, which must be such names.
        public init(stringLiteral text: String) { self = .literal(text) }

        /// The names as documents write them.
        public var text: String { names.joined(separator: " ") }

        /// What roles are.
        public static func expectation(for _: ArraySlice<UInt8>) -> String {
            "one or more names with declared prefixes, such as claws:VVI"
        }
    }
}

extension LanguageTag: SSML.AttributeValue {
    /// Reads a tag of BCP 47; nothing at all is the undetermined language (XML 1.0, 2.12).
    public init?(utf8: ArraySlice<UInt8>) {
        if utf8.isEmpty {
            self = .undetermined
            return
        }
        do {
            try self.init(validating: String(decoding: utf8, as: UTF8.self))
        } catch {
            return nil
        }
    }

    /// The tag as documents write it.
    public var text: String { tag }

    /// How a tag stands to the standard: an empty one says that the language is unknown, which is for something else to do.
    public static func conformance(of utf8: ArraySlice<UInt8>) -> SSML.Conformance? {
        if utf8.isEmpty { return .doubtful("An empty language says that it is unknown.") }
        // What nearly every document has is told without asking ICU: two or three letters, then perhaps a region.
        let language = utf8.prefix { $0.isASCIILetter }
        let region = utf8[language.endIndex...].dropFirst()
        let isUsual =
            (2...3).contains(language.count)
            && (language.count == utf8.count
                || utf8[language.endIndex] == UInt8(ascii: "-") && region.count == 2
                    && region.allSatisfy(\.isASCIILetter))
        return isUsual || Self(utf8: utf8) != nil ? .standard : nil
    }

    /// What a tag is.
    public static func expectation(for _: ArraySlice<UInt8>) -> String { "a BCP 47 tag such as en-US" }
}

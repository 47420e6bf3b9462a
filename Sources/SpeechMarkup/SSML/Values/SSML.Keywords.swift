public import TextToolkit

// Values that are words out of a list, or names.

extension SSML.AttributeValue where Self: RawRepresentable<String> & CaseIterable {
    /// Reads one of the words.
    ///
    /// - Throws: ``SSML/ValueError`` for any other.
    public init(parsing text: String) throws(SSML.ValueError) {
        guard let value = Self(rawValue: text) else {
            let words = Self.allCases.map { $0.rawValue.isEmpty ? "“”" : $0.rawValue }
            throw SSML.ValueError(
                text: text, expectation: words.dropLast().joined(separator: ", ") + " or " + (words.last ?? ""))
        }
        self = value
    }

    /// The word as documents write it.
    public var text: String { rawValue }
}

extension SSML.AttributeValue {
    /// The value of a literal, which must be one.
    static func literal(_ text: String) -> Self {
        do {
            return try Self(parsing: text)
        } catch {
            preconditionFailure(error.description)
        }
    }
}

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

        /// Reads a name.
        ///
        /// - Throws: ``ValueError`` where it has a character that a name cannot have, or not at its start.
        public init(parsing text: String) throws(ValueError) {
            guard let first = text.unicodeScalars.first, XMLName.canStart(first), first != ":",
                text.unicodeScalars.allSatisfy({ XMLName.canContain($0) && $0 != ":" })
            else { throw ValueError(text: text, expectation: "a name that starts with a letter and has no space") }
            self.text = text
        }

        /// Takes a literal, which must be such a name.
        public init(stringLiteral text: String) { self = .literal(text) }
    }

    /// A word without white space, of letters, digits and `.`, `-`, `_`, `:` (XML 1.0, `Nmtoken`).
    public struct NameToken: AttributeValue, ExpressibleByStringLiteral {
        /// The word.
        public let text: String

        /// Reads a word.
        ///
        /// - Throws: ``ValueError`` where it has a character that it cannot have, or none.
        public init(parsing text: String) throws(ValueError) {
            guard !text.isEmpty, text.unicodeScalars.allSatisfy(XMLName.canContain) else {
                throw ValueError(text: text, expectation: "a word of letters, digits, “.”, “-”, “_” and “:”")
            }
            self.text = text
        }

        /// Takes a literal, which must be such a word.
        public init(stringLiteral text: String) { self = .literal(text) }
    }

    /// Names with a prefix, apart by spaces: what `role` says of a token.
    public struct Roles: AttributeValue, ExpressibleByStringLiteral {
        /// The names, as they stand.
        public let names: [String]

        /// Reads names.
        ///
        /// - Throws: ``ValueError`` where one is no name, or has more than one colon.
        public init(parsing text: String) throws(ValueError) {
            names = text.utf8.split(whereSeparator: \.isXMLSpace).map { String(Substring($0)) }
            for name in names {
                let parts = name.split(separator: ":", omittingEmptySubsequences: false)
                do {
                    guard parts.count <= 2 else { throw ValueError(text: name, expectation: "") }
                    for part in parts { _ = try Identifier(parsing: String(part)) }
                } catch {
                    throw ValueError(
                        text: text, expectation: "names with a prefix, such as “claws:VVI”, apart by spaces")
                }
            }
        }

        /// Takes a literal, which must be such names.
        public init(stringLiteral text: String) { self = .literal(text) }

        /// The names as documents write them.
        public var text: String { names.joined(separator: " ") }
    }

    /// A whole number from 0: an age, or seconds.
    public struct WholeNumber: AttributeValue, ExpressibleByIntegerLiteral {
        /// The number.
        public let number: Int

        /// Makes a number.
        ///
        /// - Precondition: It is not negative.
        public init(_ number: Int) {
            precondition(number >= 0, "The number is not negative.")
            self.number = number
        }

        /// Makes a number.
        public init(integerLiteral number: Int) { self.init(number) }

        /// Reads digits.
        ///
        /// - Throws: ``ValueError`` for anything else, and for more than 18 digits.
        public init(parsing text: String) throws(ValueError) {
            let digits = text.utf8.first == UInt8(ascii: "+") ? text.dropFirst() : Substring(text)
            guard (1...18).contains(digits.utf8.count), digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
                let number = Int(digits)
            else { throw ValueError(text: text, expectation: "a whole number that is not negative") }
            self.number = number
        }

        /// The number as documents write it.
        public var text: String { String(number) }
    }
}

extension LanguageTag: SSML.AttributeValue {
    /// Reads a tag.
    ///
    /// - Throws: `SSML.ValueError` where it is not well-formed BCP 47.
    public init(parsing text: String) throws(SSML.ValueError) {
        do {
            try self.init(validating: text)
        } catch {
            throw SSML.ValueError(text: text, expectation: "a language tag of BCP 47, such as “en-US”")
        }
    }

    /// The tag as documents write it.
    public var text: String { tag }
}

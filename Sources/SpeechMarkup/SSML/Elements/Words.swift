extension SSML {
    /// What kind of thing some text is, so that it is read as such, `say-as`.
    ///
    ///     SayAs("12345", .cardinal)
    ///     SayAs("2026-01-31", .date, format: "ymd")
    public struct SayAs: TokenContent, TypedElement {
        /// What some text is. SSML names the attribute, but no values; these are those of a note of the W3C and of
        /// most engines.
        public struct Kind: AttributeValue, ExpressibleByStringLiteral {
            /// The value as documents write it.
            public let text: String

            /// Reads a kind, which may be one that only some engine knows.
            ///
            /// - Throws: ``ValueError`` where it is no word of letters, digits, `.`, `-`, `_` and `:`.
            public init(parsing text: String) throws(ValueError) {
                self.text = try NameToken(parsing: text).text
            }

            /// Takes a literal, which must be such a word: `"x-plate"`.
            public init(stringLiteral text: String) { self = .literal(text) }

            private init(_ text: String) {
                self.text = text
            }

            /// A number: “twelve thousand three hundred and forty-five”.
            public static let cardinal = Kind("cardinal")
            /// A number in a row: “third”.
            public static let ordinal = Kind("ordinal")
            /// One letter after the other.
            public static let characters = Kind("characters")
            /// One letter after the other, as some engines call it.
            public static let spellOut = Kind("spell-out")
            /// One digit after the other.
            public static let digits = Kind("digits")
            /// Two numbers: “three fifths”.
            public static let fraction = Kind("fraction")
            /// A number with a unit.
            public static let unit = Kind("unit")
            /// A date; the format says the order, `mdy` and so on.
            public static let date = Kind("date")
            /// A time of the day; the format is `hms12` or `hms24`.
            public static let time = Kind("time")
            /// A telephone number; the format is a country's code.
            public static let telephone = Kind("telephone")
            /// An address.
            public static let address = Kind("address")
            /// An amount of money.
            public static let currency = Kind("currency")
            /// Something to beep over.
            public static let expletive = Kind("expletive")

            /// All that have a name here.
            public static let all = [
                cardinal, ordinal, characters, spellOut, digits, fraction, unit, date, time, telephone, address,
                currency, expletive,
            ]
        }

        /// What it is.
        public var kind: Kind
        /// More about what it is.
        public var format: NameToken?
        /// How much of it is to be read.
        public var detail: NameToken?
        /// The text.
        public var text: String

        /// Says what some text is.
        public init(_ text: String, _ kind: Kind, format: NameToken? = nil, detail: NameToken? = nil) {
            self.text = text
            self.kind = kind
            self.format = format
            self.detail = detail
        }

        /// Reads an element of this name.
        public init(_ element: Element) throws(ValueError) {
            kind = try element.required(.interpretAs, "a word such as “cardinal”")
            format = try element.value(of: .format)
            detail = try element.value(of: .detail)
            text = element.directText
        }

        /// The element in a document.
        public var element: Element {
            Element(
                .sayAs, [.init(.interpretAs, kind), .init(.format, format), .init(.detail, detail)], .plain(text))
        }
    }

    /// A pronunciation, `phoneme`.
    ///
    ///     Phoneme("lead", ipa: "lɛd")
    public struct Phoneme: TokenContent, TypedElement {
        /// The name of an alphabet: `ipa`, or one of a vendor's, which starts with `x-`.
        public struct Alphabet: AttributeValue {
            /// The name as documents write it.
            public let text: String

            /// The International Phonetic Alphabet.
            public static let ipa = Alphabet(text: "ipa")
            /// X-SAMPA.
            public static let xSAMPA = Alphabet(text: "x-sampa")

            private init(text: String) {
                self.text = text
            }

            /// The name of one of our alphabets.
            public init(_ alphabet: PhoneticAlphabet) {
                text = alphabet.name
            }

            /// Reads a name.
            ///
            /// - Throws: ``ValueError`` where it is neither `ipa` nor starts with `x-`.
            public init(parsing text: String) throws(ValueError) {
                guard
                    text == "ipa"
                        || text.utf8.starts(with: "x-".utf8) && !text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D })
                else {
                    throw ValueError(text: text, expectation: "“ipa” or a vendor's alphabet, which starts with “x-”")
                }
                self.text = text
            }
        }

        /// Whose pronunciation it is.
        public enum Kind: String, CaseIterable, AttributeValue {
            /// Of the text as it stands.
            case `default`
            /// Of ruby beside the text.
            case ruby
        }

        /// The pronunciation, in the alphabet.
        public var pronunciation: String
        /// The alphabet; `nil` is the engine's own.
        public var alphabet: Alphabet?
        /// Whose it is; `nil` is ``Kind/default``.
        public var kind: Kind?
        /// The text.
        public var text: String

        /// Gives some text a pronunciation in the International Phonetic Alphabet.
        public init(_ text: String, ipa: String) {
            self.init(text, ipa, alphabet: .ipa)
        }

        /// Gives some text a pronunciation.
        public init(_ text: String, _ pronunciation: String, alphabet: Alphabet?, kind: Kind? = nil) {
            self.text = text
            self.pronunciation = pronunciation
            self.alphabet = alphabet
            self.kind = kind
        }

        /// Reads an element of this name.
        public init(_ element: Element) throws(ValueError) {
            pronunciation = try element.requiredText(.pronunciation, "a pronunciation")
            alphabet = try element.value(of: .alphabet)
            kind = try element.value(of: .type)
            text = element.directText
        }

        /// The element in a document.
        public var element: Element {
            Element(
                .phoneme,
                [Attribute(.pronunciation, pronunciation), .init(.alphabet, alphabet), .init(.type, kind)], .plain(text)
            )
        }
    }

    /// Some text that is read as another, `sub`.
    ///
    ///     Sub("W3C", alias: "World Wide Web Consortium")
    public struct Sub: TokenContent, TypedElement {
        /// The text that is read.
        public var alias: String
        /// The text that is written.
        public var text: String

        /// Has some text read as another.
        public init(_ text: String, alias: String) {
            self.text = text
            self.alias = alias
        }

        /// Reads an element of this name.
        public init(_ element: Element) throws(ValueError) {
            alias = try element.requiredText(.alias, "the text that is read")
            text = element.directText
        }

        /// The element in a document.
        public var element: Element { Element(.sub, [Attribute(.alias, alias)], .plain(text)) }
    }
}

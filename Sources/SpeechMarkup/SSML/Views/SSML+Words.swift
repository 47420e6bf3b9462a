extension SSML {
    /// What kind of thing some text is, so that it is read as such, `say-as`.
    ///
    ///     SayAs("12345", .cardinal)
    ///     SayAs("2026-01-31", .date, format: "ymd")
    public struct SayAs: TextView {
        /// What some text is. SSML names the attribute, but no values; these are those of a note of the W3C and of
        /// most engines.
        public struct Kind: AttributeValue, ExpressibleByStringLiteral {
            /// The value as documents write it.
            public let text: String

            /// Reads a kind, which may be one that only some engine knows; `nil` where it is no word of letters, digits,
            /// `.`, `-`, `_` and `:`.
            public init?(utf8: ArraySlice<UInt8>) {
                guard let token = NameToken(utf8: utf8) else { return nil }
                text = token.text
            }

            /// Takes a literal, which must be such a word: `"x-plate"`.
            public init(stringLiteral text: String) { self = .literal(text) }

            private init(_ text: String) {
                self.text = text
            }

            /// What a kind is.
            public static func expectation(for utf8: ArraySlice<UInt8>) -> String {
                NameToken.expectation(for: utf8) + ", such as cardinal"
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

        /// The element's row in the vocabulary.
        public static let row = Vocabulary.sayAs
        /// The element without what was set since.
        public var original: Element
        /// What it is.
        @Required public var kind: Kind
        /// More about what it is.
        public var format: NameToken?
        /// How much of it is to be read.
        public var detail: NameToken?

        /// Views an element whose attributes are not read.
        public init(unread original: Element) { self.original = original }

        /// Says what some text is.
        public init(_ text: String, _ kind: Kind, format: NameToken? = nil, detail: NameToken? = nil) {
            self.init(.plain(text))
            self.kind = kind
            self.format = format
            self.detail = detail
        }
    }

    /// A pronunciation, `phoneme`.
    ///
    ///     Phoneme("lead", ipa: "lɛd")
    public struct Phoneme: TextView {
        /// The name of an alphabet: `ipa`, or one of a vendor's, which starts with `x-`.
        public struct Alphabet: AttributeValue {
            /// The name as documents write it.
            public let text: String

            /// The International Phonetic Alphabet.
            public static let ipa = Alphabet(.ipa)
            /// X-SAMPA.
            public static let xSAMPA = Alphabet(.xSAMPA)

            /// The name of one of our alphabets.
            public init(_ alphabet: PhoneticAlphabet) {
                text = alphabet.name
            }

            /// Reads a name; `nil` where it is neither `ipa` nor starts with `x-` and goes on.
            public init?(utf8: ArraySlice<UInt8>) {
                let isVendors =
                    utf8.starts(with: "x-".utf8) && utf8.count > 2 && !utf8.contains { $0 == 0x0A || $0 == 0x0D }
                guard utf8.equals(PhoneticAlphabet.ipa.name) || isVendors else { return nil }
                text = String(decoding: utf8, as: UTF8.self)
            }

            /// What a name is.
            public static func expectation(for _: ArraySlice<UInt8>) -> String {
                "ipa, or a name that starts with “x-”"
            }
        }

        /// Whose pronunciation it is.
        public enum Kind: String, CaseIterable, AttributeValue {
            /// Of the text as it stands.
            case `default`
            /// Of ruby beside the text.
            case ruby
        }

        /// The element's row in the vocabulary.
        public static let row = Vocabulary.phoneme
        /// The element without what was set since.
        public var original: Element
        /// The pronunciation, in the alphabet.
        @Required public var pronunciation: String
        /// The alphabet; `nil` is the engine's own.
        public var alphabet: Alphabet?
        /// Whose it is; `nil` is ``Kind/default``.
        public var kind: Kind?

        /// Views an element whose attributes are not read.
        public init(unread original: Element) { self.original = original }

        /// Gives some text a pronunciation in the International Phonetic Alphabet.
        public init(_ text: String, ipa: String) {
            self.init(text, ipa, alphabet: .ipa)
        }

        /// Gives some text a pronunciation.
        public init(_ text: String, _ pronunciation: String, alphabet: Alphabet?, kind: Kind? = nil) {
            self.init(.plain(text))
            self.pronunciation = pronunciation
            self.alphabet = alphabet
            self.kind = kind
        }
    }

    /// Some text that is read as another, `sub`.
    ///
    ///     Sub("W3C", alias: "World Wide Web Consortium")
    public struct Sub: TextView {
        /// The element's row in the vocabulary.
        public static let row = Vocabulary.sub
        /// The element without what was set since.
        public var original: Element
        /// The text that is read.
        @Required public var alias: String

        /// Views an element whose attributes are not read.
        public init(unread original: Element) { self.original = original }

        /// Has some text read as another.
        public init(_ text: String, alias: String) {
            self.init(.plain(text))
            self.alias = alias
        }
    }
}

extension SSML.Voice {
    /// The sex of a voice.
    public enum Gender: String, CaseIterable, SSML.AttributeValue {
        case male
        case female
        case neutral
        /// Any: the voice that speaks already is not asked about it.
        case any = ""
    }

    /// What a voice is chosen by.
    public enum Feature: String, CaseIterable, SSML.AttributeValue {
        case name
        case languages
        case gender
        case age
        case variant
    }

    /// What to do where there is no such voice.
    public enum Failure: String, CaseIterable, SSML.AttributeValue {
        /// Take the one that comes closest.
        case prioritySelect = "priorityselect"
        /// Go on with the voice that speaks.
        case keepExisting = "keepexisting"
        /// Whatever the engine does.
        case processorChoice = "processorchoice"
    }

    /// Names of voices, which have no spaces.
    public struct Names: SSML.AttributeValue, ExpressibleByStringLiteral {
        /// The names; none where any voice will do.
        public let names: [String]

        /// Reads names that are separated by spaces.
        public init(utf8: ArraySlice<UInt8>) {
            names = utf8.words.map { String(decoding: $0, as: UTF8.self) }
        }

        /// Reads names that are separated by spaces.
        public init(parsing text: String) { self.init(utf8: Array(text.utf8)[...]) }

        /// Takes names that are separated by spaces.
        public init(stringLiteral text: String) { self.init(parsing: text) }

        /// The names as documents write them.
        public var text: String { names.joined(separator: " ") }

        /// What names of voices are.
        public static func expectation(for _: ArraySlice<UInt8>) -> String { "names of voices" }
    }

    /// Languages that a voice speaks, each with an accent if that matters: `en:pt` is English with the accent of
    /// Portuguese.
    public struct Languages: SSML.AttributeValue {
        /// A language, and an accent: extended language ranges (RFC 4647, 2.2), such as `en`, `en-GB` and `*-CH`.
        public struct Language: Hashable, Sendable {
            /// The language.
            public let range: String
            /// Whose accent; `nil` for any.
            public let accent: String?

            /// Reads a range, or two with a colon between them; `nil` for anything else, and for `und` and `zxx`, which
            /// SSML excludes.
            init?(_ utf8: ArraySlice<UInt8>) {
                let parts = utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
                guard parts.count <= 2, parts.allSatisfy(Self.isRange) else { return nil }
                range = String(decoding: parts[0], as: UTF8.self)
                accent = parts.count > 1 ? String(decoding: parts[1], as: UTF8.self) : nil
            }

            private static func isRange(_ utf8: ArraySlice<UInt8>) -> Bool {
                let subtags = utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
                let isRange = subtags.enumerated().allSatisfy { number, subtag in
                    if subtag.elementsEqual([UInt8(ascii: "*")]) { return true }
                    return (1...8).contains(subtag.count)
                        && subtag.allSatisfy { $0.isASCIILetter || number > 0 && $0.isASCIIDigit }
                }
                let small = utf8.map(\.asciiLowercased)[...]
                return isRange && !small.equals("und") && !small.equals("zxx")
            }
        }

        /// The languages; none where any will do.
        public let languages: [Language]

        /// Reads ranges that are separated by spaces, each with a colon and another range, or without.
        public init?(utf8: ArraySlice<UInt8>) {
            let words = utf8.words
            languages = words.compactMap { Language($0) }
            // What is empty says: any. What is white space alone says nothing.
            guard languages.count == words.count, utf8.isEmpty || !words.isEmpty else { return nil }
        }

        /// The languages as documents write them.
        public var text: String {
            languages.map { $0.range + ($0.accent.map { ":\($0)" } ?? "") }.joined(separator: " ")
        }

        /// What languages of voices are.
        public static func expectation(for _: ArraySlice<UInt8>) -> String {
            "language ranges such as en or fr:ja with space between them, but not und nor zxx"
        }
    }

    /// Features of voices, in an order.
    public struct Features: SSML.AttributeValue, ExpressibleByArrayLiteral {
        /// The features.
        public let features: [Feature]

        /// Makes a list.
        public init(_ features: [Feature]) {
            self.features = features
        }

        /// Makes a list.
        public init(arrayLiteral features: Feature...) { self.init(features) }

        /// Reads features that are separated by spaces; `nil` where a word is none.
        public init?(utf8: ArraySlice<UInt8>) {
            let words = utf8.words
            features = words.compactMap { Feature(utf8: $0) }
            if features.count < words.count { return nil }
        }

        /// The features as documents write them.
        public var text: String { features.map(\.rawValue).joined(separator: " ") }

        /// What features are.
        public static func expectation(for _: ArraySlice<UInt8>) -> String {
            "words out of " + Feature.allCases.map(\.rawValue).joined(separator: ", ")
        }
    }
}

extension SSML.Voice.Languages: ExpressibleByStringLiteral {
    /// Takes a literal, which must be such ranges: `"en-US en:fr"`.
    public init(stringLiteral text: String) { self = .literal(text) }
}

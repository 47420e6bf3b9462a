/// Words that are spoken alike, and how.
public struct Lexeme: Hashable, Sendable {
    /// A way to speak it.
    public struct Rendition: Hashable, Sendable {
        /// What is spoken.
        public enum Content: Hashable, Sendable, CustomStringConvertible {
            /// Sounds, and the alphabet that a file has them in.
            case phonemes(Pronunciation, PhoneticAlphabet)
            /// Other words, which are spoken instead.
            case alias(String)

            /// The pronunciation in IPA, or the words.
            public var description: String {
                switch self {
                case .phonemes(let pronunciation, _): pronunciation.ipa
                case .alias(let words): words
                }
            }
        }

        /// What is spoken.
        public var content: Content

        /// Whether it goes before those that are not preferred, wherever they stand.
        public var isPreferred: Bool

        /// Sounds.
        public static func phonemes(
            _ pronunciation: Pronunciation, alphabet: PhoneticAlphabet = .ipa, isPreferred: Bool = false
        ) -> Rendition {
            Rendition(content: .phonemes(pronunciation, alphabet), isPreferred: isPreferred)
        }

        /// Other words, which are spoken instead.
        public static func alias(_ words: String, isPreferred: Bool = false) -> Rendition {
            Rendition(content: .alias(words), isPreferred: isPreferred)
        }
    }

    /// What a word is in its sentence, such as a verb: a name in some namespace.
    public struct Role: Hashable, Sendable, CustomStringConvertible {
        /// The namespace; `nil` for none.
        public let namespace: String?
        /// The name within it.
        public let name: String
        /// The prefix by which a file names the namespace. It makes no difference to what the role is.
        public let prefix: String?

        /// Names a role.
        public init(_ name: String, namespace: String? = nil, prefix: String? = nil) {
            self.name = name
            self.namespace = namespace
            self.prefix = prefix
        }

        /// Whether both are the same name in the same namespace.
        public static func == (left: Role, right: Role) -> Bool {
            left.name == right.name && left.namespace == right.namespace
        }

        /// Hashes what makes two roles the same.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(name)
            hasher.combine(namespace)
        }

        /// The role as it stands in a file.
        public var description: String { prefix.map { "\($0):\(name)" } ?? name }
    }

    /// The words and phrases, as they are spelt.
    public var graphemes: [String]

    /// The ways to speak them, of which the first that is preferred is spoken, or else the first.
    public var renditions: [Rendition]

    /// What the words are in their sentences.
    public var roles: [Role]

    /// Sentences with one of the words.
    public var examples: [String]

    /// The name by which others may refer to it, `xml:id`.
    public var id: String?

    /// Makes an entry of a lexicon.
    public init(
        graphemes: [String], renditions: [Rendition], roles: [Role] = [], examples: [String] = [], id: String? = nil
    ) {
        self.graphemes = graphemes
        self.renditions = renditions
        self.roles = roles
        self.examples = examples
        self.id = id
    }

    /// Makes an entry for one word or phrase that is spoken in one way.
    public init(_ grapheme: String, _ pronunciation: Pronunciation) {
        self.init(graphemes: [grapheme], renditions: [.phonemes(pronunciation)])
    }

    /// The rendition that is spoken.
    public var mainRendition: Rendition? { renditions.first(where: \.isPreferred) ?? renditions.first }
}

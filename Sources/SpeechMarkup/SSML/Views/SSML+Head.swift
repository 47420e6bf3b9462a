extension SSML {
    /// A lexicon of pronunciations that the document uses, `lexicon`. It stands before all that is spoken.
    public struct Lexicon: View {
        /// The element's row in the vocabulary.
        public static let row = Vocabulary.lexicon
        /// The element without what was set since.
        public var original: Element
        /// Where the lexicon is.
        @Required public var uri: Address
        /// The name that ``Lookup`` has for it.
        @Required public var id: Identifier
        /// Its media type; `nil` is `application/pls+xml`.
        public var type: String?
        /// How long to try to fetch it.
        public var fetchTimeout: Duration?
        /// How old a copy may be, in seconds.
        public var maxAge: WholeNumber?
        /// How long a copy may be out of date, in seconds.
        public var maxStale: WholeNumber?

        /// Views an element whose attributes are not read.
        public init(unread original: Element) { self.original = original }

        /// Names a lexicon.
        public init(
            _ uri: Address, id: Identifier, type: String? = nil, fetchTimeout: Duration? = nil,
            maxAge: WholeNumber? = nil, maxStale: WholeNumber? = nil
        ) {
            self.init()
            self.uri = uri
            self.id = id
            self.type = type
            self.fetchTimeout = fetchTimeout
            self.maxAge = maxAge
            self.maxStale = maxStale
        }
    }

    /// Where a lexicon is used, `lookup`.
    public struct Lookup: View {
        /// The element's row in the vocabulary.
        public static let row = Vocabulary.lookup
        /// The element without what was set since.
        public var original: Element
        /// The name of the ``Lexicon``.
        @Required public var ref: Identifier

        /// Views an element whose attributes are not read.
        public init(unread original: Element) { self.original = original }

        /// Uses a lexicon in some content.
        public init(_ ref: Identifier, @Builder<Place.Flow> content: () -> [Node]) {
            self.init(content())
            self.ref = ref
        }
    }

    /// A fact about the document, `meta`: of a property, or of a header of HTTP.
    public struct Meta: View {
        /// The element's row in the vocabulary.
        public static let row = Vocabulary.meta
        /// The element without what was set since.
        public var original: Element
        /// The name of the property; `seeAlso` is the only one that SSML knows.
        public var name: NameToken?
        /// The header of HTTP.
        public var httpEquivalent: NameToken?
        /// What it says.
        @Required public var content: String

        /// Views an element whose attributes are not read.
        public init(unread original: Element) { self.original = original }

        /// States what a property is.
        public init(name: NameToken, _ content: String) {
            self.init()
            self.name = name
            self.content = content
        }

        /// States what a header of HTTP would be.
        public init(httpEquivalent header: NameToken, _ content: String) {
            self.init()
            httpEquivalent = header
            self.content = content
        }
    }

    /// Facts about the document in some vocabulary of their own, such as RDF, `metadata`.
    public struct Metadata: View {
        /// The element's row in the vocabulary.
        public static let row = Vocabulary.metadata
        /// The element without what was set since.
        public var original: Element

        /// Views an element whose attributes are not read.
        public init(unread original: Element) { self.original = original }

        /// States facts.
        public init(_ facts: Vendor...) {
            self.init(facts.flatMap(\.nodes))
        }
    }
}

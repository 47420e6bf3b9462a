extension SSML {
    /// A lexicon of pronunciations that the document uses, `lexicon`. It stands before all that is spoken.
    public struct Lexicon: DocumentContent, TypedElement {
        /// Where the lexicon is.
        public var uri: Address
        /// The name that ``Lookup`` has for it.
        public var id: Identifier
        /// Its media type; `nil` is `application/pls+xml`.
        public var type: String?
        /// How long to try to fetch it.
        public var fetchTimeout: Time?
        /// How old a copy may be, in seconds.
        public var maxAge: WholeNumber?
        /// How long a copy may be out of date, in seconds.
        public var maxStale: WholeNumber?

        /// Names a lexicon.
        public init(
            _ uri: Address, id: Identifier, type: String? = nil, fetchTimeout: Time? = nil, maxAge: WholeNumber? = nil,
            maxStale: WholeNumber? = nil
        ) {
            self.uri = uri
            self.id = id
            self.type = type
            self.fetchTimeout = fetchTimeout
            self.maxAge = maxAge
            self.maxStale = maxStale
        }

        /// Reads an element of this name.
        public init(_ element: Element) throws(ValueError) {
            uri = try element.required(.uri, "the address of a lexicon")
            id = try element.required(.xmlID, "a name for “lookup”")
            type = element.rawValue(of: .type)
            fetchTimeout = try element.value(of: .fetchTimeout)
            maxAge = try element.value(of: .maxAge)
            maxStale = try element.value(of: .maxStale)
        }

        /// The element in a document.
        public var element: Element {
            Element(
                .lexicon,
                [
                    .init(.uri, uri), .init(.xmlID, id), type.map { Attribute(.type, $0) },
                    .init(.fetchTimeout, fetchTimeout), .init(.maxAge, maxAge), .init(.maxStale, maxStale),
                ], [])
        }
    }

    /// Where a lexicon is used, `lookup`.
    public struct Lookup: SentenceContent, TypedElement {
        /// The name of the ``Lexicon``.
        public var ref: Identifier
        /// What is in it.
        public var children: [Node]

        /// Uses a lexicon in some content.
        public init(_ ref: Identifier, @Builder<InFlow> content: () -> [Node]) {
            self.ref = ref
            children = content()
        }

        /// Reads an element of this name.
        public init(_ element: Element) throws(ValueError) {
            ref = try element.required(.ref, "the name of a “lexicon”")
            children = element.children
        }

        /// The element in a document.
        public var element: Element { Element(.lookup, [.init(.ref, ref)], children) }
    }

    /// A fact about the document, `meta`.
    public struct Meta: DocumentContent, TypedElement {
        /// What the fact is about.
        public enum Property: Hashable, Sendable {
            /// The name of a property; `seeAlso` is the only one that SSML knows.
            case name(NameToken)
            /// A header of HTTP.
            case httpEquivalent(NameToken)
        }

        /// What it is about; SSML asks for it, but not all documents have it.
        public var property: Property?
        /// What it says.
        public var content: String

        /// States a fact.
        public init(_ property: Property, _ content: String) {
            self.property = property
            self.content = content
        }

        /// Reads an element of this name.
        public init(_ element: Element) throws(ValueError) {
            content = try element.requiredText(.content, "what the property is")
            if let name: NameToken = try element.value(of: .name) {
                property = .name(name)
            } else if let header: NameToken = try element.value(of: .httpEquivalent) {
                property = .httpEquivalent(header)
            }
        }

        /// The element in a document.
        public var element: Element {
            let attribute: Attribute? =
                switch property {
                case .name(let name): .init(.name, name)
                case .httpEquivalent(let header): .init(.httpEquivalent, header)
                case nil: nil
                }
            return Element(.meta, [attribute, Attribute(.content, content)], [])
        }
    }

    /// Facts about the document in some vocabulary of their own, such as RDF, `metadata`.
    public struct Metadata: DocumentContent, TypedElement {
        /// The facts.
        public var children: [Node]

        /// States facts.
        public init(_ facts: Vendor...) {
            children = facts.map { .element($0.element) }
        }

        /// Reads an element of this name.
        public init(_ element: Element) {
            children = element.children
        }

        /// The element in a document.
        public var element: Element { Element(.metadata, [], children) }
    }

    /// An element that SSML does not have, of a vendor's namespace.
    ///
    ///     SSML.Vendor(.mstts, "express-as", ["style": "cheerful"]) { "How nice!" }
    public struct Vendor: TokenContent, TypedElement {
        /// Its name.
        public var name: QualifiedName
        /// Its attributes.
        public var attributes: [Attribute]
        /// What is in it.
        public var children: [Node]

        /// Makes an element.
        ///
        /// - Parameters:
        ///   - namespace: The vendor's.
        ///   - name: Its name without prefix.
        ///   - attributes: Those without a prefix. No two have one name.
        public init(
            _ namespace: Namespace, _ name: Identifier, _ attributes: KeyValuePairs<Identifier, String> = [:],
            @Builder<InFlow> content: () -> [Node] = { [] }
        ) {
            self.name = QualifiedName(prefix: namespace.prefix, local: name.text, namespace: namespace.uri)
            precondition(
                Set(attributes.map(\.key)).count == attributes.count && !attributes.contains { $0.key == "xmlns" },
                "An element has each attribute once, and declares no namespaces.")
            self.attributes = attributes.map { Attribute(AttributeName($0.key.text), $0.value) }
            children = content()
        }

        /// Reads an element of this name.
        public init(_ element: Element) {
            name =
                if case .other(let name) = element.name {
                    name
                } else {
                    QualifiedName(prefix: nil, local: element.name.text, namespace: SSML.namespace)
                }
            attributes = element.attributes
            children = element.children
        }

        /// The element in a document.
        public var element: Element { Element(.other(name), attributes, children) }
    }
}

public import TextToolkit

/// A document in the Speech Synthesis Markup Language, SSML 1.1 (W3C Recommendation of 7 September 2010).
///
/// A document is built from typed elements, or read from text, in which case every element, text and attribute of it
/// knows its place. Either way it is one tree of ``Element`` and ``Text``, which can be changed; ``View`` gives its parts
/// types.
///
///     let document = SSML(language: "en-US") {
///         Prosody(pitch: .high) { Lang("fr-FR") { "Bonjour!" } }
///         Break(.seconds(1))
///         SayAs("12345", .cardinal)
///     }
///     try document.text()      // <?xml version="1.0" encoding="UTF-8"?><speak version="1.1" …
///
/// What is built cannot hold a value that SSML does not know. What is read may be wrong in any way that
/// well-formed XML can be, so that it can be told what is wrong, and where.
///
/// Two documents are equal where their trees are, wherever they were read.
public struct SSML: Hashable, Sendable {
    /// The element that all others are in: `speak`, unless a document that was read has another.
    public var root: Element

    /// The namespaces with a prefix that the document declares, in its order: those of vendors' elements and
    /// attributes, and of the parts of speech in `role`.
    public var namespaces: [Namespace]

    /// What the document was read from; `nil` if it was built.
    public let source: Source?

    /// The namespace of SSML's elements.
    public static let namespace = "http://www.w3.org/2001/10/synthesis"

    /// The namespace as an example of Azure's documentation has it, which counts as SSML's.
    static let otherNamespace = "https://www.w3.org/2001/10/synthesis"

    /// Whether the elements are in SSML's namespace, as they must be. Where the root of a document that was read is in
    /// none, elements without namespace count as SSML's. Those that are built are always in it.
    public let isInNamespace: Bool

    /// Makes a document of a tree. Nothing is checked here.
    ///
    /// - Parameters:
    ///   - namespaces: Those to declare besides those that the tree has names of.
    ///   - source: What the tree was read from, or made from: its places are places in this.
    /// - Complexity: O(*n*) in the nodes.
    public init(root: Element, namespaces: [Namespace] = [], source: Source? = nil) {
        var found = NamespaceCollection()
        for namespace in namespaces { found.add(prefix: namespace.prefix, uri: namespace.uri) }
        found.collect(from: root)
        self.init(reading: root, namespaces: found.declared(in: root), isInNamespace: true, source: source)
    }

    init(reading root: Element, namespaces: [Namespace], isInNamespace: Bool, source: Source?) {
        self.root = root
        self.namespaces = namespaces
        self.isInNamespace = isInNamespace
        self.source = source
    }

    /// The version of SSML that the document says it is in, as it stands there.
    public var version: String? { root[.version] }

    /// The language of the document, if it says one that is well-formed.
    public var language: LanguageTag? {
        guard let tag = root[.xmlLang] else { return nil }
        // What is wrong with a tag is for the diagnostics to tell.
        return try? LanguageTag(validating: tag)
    }

    /// What is directly in the root.
    public var children: [Node] {
        get { root.children }
        set { root.children = newValue }
    }

    /// Whether two documents have the same tree.
    public static func == (one: SSML, other: SSML) -> Bool {
        one.root == other.root && one.namespaces == other.namespaces
    }

    /// Hashes the tree.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(root)
        hasher.combine(namespaces)
    }
}

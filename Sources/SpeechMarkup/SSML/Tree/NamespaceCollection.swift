/// The prefixes that the root of a document declares: one namespace each, the first that is met.
struct NamespaceCollection {
    private var namespaces: [SSML.Namespace]
    private var undeclared: Set<String> = []

    init(_ namespaces: [SSML.Namespace]) {
        self.namespaces = []
        for namespace in namespaces { add(prefix: namespace.prefix, uri: namespace.uri) }
    }

    /// Those that are declared: not those that stand for nothing somewhere.
    var declared: [SSML.Namespace] { namespaces.filter { !undeclared.contains($0.prefix) } }

    /// Takes in the names of an element, and of all that is in it.
    mutating func collect(from element: SSML.Element) {
        if case .other(let name) = element.name { add(name) }
        for attribute in element.attributes {
            if case .other(let name) = attribute.name { add(name) }
        }
        for case .element(let element) in element.children { collect(from: element) }
    }

    private mutating func add(_ name: SSML.QualifiedName) {
        guard let prefix = name.prefix, prefix != "xml" else { return }
        add(prefix: prefix, uri: name.namespace)
    }

    private mutating func add(prefix: String, uri: String?) {
        guard let uri else {
            undeclared.insert(prefix)
            return
        }
        if !namespaces.contains(where: { $0.prefix == prefix }) {
            namespaces.append(SSML.Namespace(prefix: prefix, uri: uri))
        }
    }
}

/// The prefixes that the root of a document declares: one namespace each, the first that is met.
struct NamespaceCollection {
    private var namespaces: [SSML.Namespace] = []
    private var prefixes: Set<String> = []
    private var undeclared: Set<String> = []

    /// Those that the root declares: not those that stand for nothing somewhere, which must stay so but where they are
    /// declared, and not more than a reader takes.
    func declared(in root: SSML.Element) -> [SSML.Namespace] {
        let room = max(0, XML.Limit.attributes - 1 - root.attributes.count)
        return Array(namespaces.lazy.filter { !undeclared.contains($0.prefix) }.prefix(room))
    }

    /// Takes in the names of an element, and of all that is in it.
    mutating func collect(from element: SSML.Element) {
        if let name = element.name.qualified { add(name) }
        for attribute in element.attributes {
            if let name = attribute.name.qualified { add(name) }
        }
        for case .element(let element) in element.children { collect(from: element) }
    }

    private mutating func add(_ name: SSML.QualifiedName) {
        guard let prefix = name.prefix, prefix != "xml" else { return }
        add(prefix: prefix, uri: name.namespace)
    }

    /// Takes in what a prefix stands for somewhere.
    mutating func add(prefix: String, uri: String?) {
        guard let uri else {
            undeclared.insert(prefix)
            return
        }
        if prefixes.insert(prefix).inserted { namespaces.append(SSML.Namespace(prefix: prefix, uri: uri)) }
    }
}

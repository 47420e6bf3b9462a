extension SSML {
    /// The document with all that is spoken in one voice.
    ///
    /// - Parameter name: What the engine calls the voice; with `nil`, nothing changes.
    /// - Complexity: O(*n*) in the nodes directly in the root.
    public func spoken(by name: String?) -> SSML {
        guard let name else { return self }
        let body = root.children.drop { node in
            switch node {
            case .element(let element): [.lexicon, .meta, .metadata].contains(element.name)
            case .text: node.isBlank
            }
        }
        let voice = Element(.voice, [Attribute(.name, name)], Array(body))
        return SSML(
            root: root.withChildren(root.children.dropLast(body.count) + [.element(voice)]), namespaces: namespaces)
    }
}

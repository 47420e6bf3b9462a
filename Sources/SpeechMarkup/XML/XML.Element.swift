package import TextToolkit

extension XML {
    /// An element of a document.
    package struct Element: Sendable {
        let storage: Storage
        let index: Int

        private var node: Storage.Node { storage.nodes[index] }

        /// Its name, with the namespace that it is in.
        package var name: Name { storage.name(at: node.start + 1, node.count, namespace: node.reference) }

        /// Whether it is the element of that name in that namespace, whatever its prefix.
        package func isNamed(_ local: String, in namespace: String?) -> Bool {
            let name = name
            return name.local == local && name.namespace == namespace
        }

        /// Where its start tag starts, at the “<”.
        package var location: TextLocation { storage.location(of: Int(node.start)) }

        /// Its bytes in the source, from the “<” of the start tag to behind the “>” of the end tag.
        package var utf8Range: Range<Int> { Int(node.start)..<Int(node.end) }

        /// The element that it is in; `nil` for the root.
        package var parent: Element? {
            node.parent < 0 ? nil : Element(storage: storage, index: Int(node.parent))
        }

        /// Its attributes in the order of the document, without namespace declarations.
        package var attributes: [Attribute] {
            allAttributes.filter { $0.name.namespace != XML.declarationNamespace }
        }

        /// Its namespace declarations, as the attributes that they are.
        package var namespaceDeclarations: [Attribute] {
            allAttributes.filter { $0.name.namespace == XML.declarationNamespace }
        }

        private var allAttributes: [Attribute] {
            (0..<Int(node.attributeCount)).map { Attribute(storage: storage, index: Int(node.attributes) + $0) }
        }

        /// The attribute of a name, if it has it.
        package func attribute(_ local: String, in namespace: String? = nil) -> Attribute? {
            allAttributes.first { $0.name.local == local && $0.name.namespace == namespace }
        }

        /// What a prefix stands for in this element; `nil` where nothing declares it.
        package func namespace(ofPrefix prefix: String) -> String? {
            if prefix == "xml" { return XML.namespace }
            var element: Element? = self
            while let current = element {
                for declaration in current.namespaceDeclarations {
                    let name = declaration.name
                    if name.prefix == nil ? prefix.isEmpty : name.local == prefix {
                        let uri = declaration.value
                        return uri.isEmpty ? nil : uri
                    }
                }
                element = current.parent
            }
            return nil
        }

        /// What is directly in it, in the order of the document.
        package var children: Children { Children(storage: storage, index: index + 1, end: Int(node.next)) }

        /// The elements directly in it.
        package var elements: [Element] {
            children.compactMap { if case .element(let element) = $0 { element } else { nil } }
        }

        /// The text directly in it, references and line ends resolved.
        package var text: String {
            var bytes: [UInt8] = []
            for case .text(let text) in children { bytes += text.bytes }
            return String(decoding: bytes, as: UTF8.self)
        }
    }

    /// An attribute of an element.
    package struct Attribute: Sendable {
        let storage: Storage
        let index: Int

        private var record: Storage.Attribute { storage.attributes[index] }

        /// Its name. An attribute without prefix is in no namespace.
        package var name: Name { storage.name(at: record.name, record.nameCount, namespace: record.namespace) }

        /// Its value, references resolved and white space normalised (XML 1.0, 3.3.3).
        package var value: String {
            String(decoding: storage.bytes(at: record.value, record.valueCount, decoded: record.decoded), as: UTF8.self)
        }

        /// Where its name starts.
        package var location: TextLocation { storage.location(of: Int(record.name)) }

        /// Where its value starts, behind the quote.
        package var valueLocation: TextLocation { storage.location(of: Int(record.value)) }

        /// The bytes of the value before which the source is the same as the value; `nil` where a reference or
        /// white space makes the two differ.
        package var plainValueOffset: Int? { record.decoded < 0 ? Int(record.value) : nil }
    }
}

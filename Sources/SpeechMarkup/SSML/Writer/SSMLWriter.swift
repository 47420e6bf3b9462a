/// Writes documents in one way: attributes in their order and in double quotes, namespaces declared at the root, an
/// element without content as one tag, references only where XML asks for them or would change what is written.
struct SSMLWriter {
    /// What is written, in UTF-8.
    private(set) var output: [UInt8] = []

    private let dropsInvalid: Bool
    private var path: [SSML.ElementName] = []
    /// What prefixes stand for in the elements that are open, the innermost last; the empty one for the default
    /// namespace.
    private var bindings: [String: [String?]] = [:]
    /// The prefixes that the open elements declare.
    private var declared: [String] = []
    /// The elements that ``open(_:around:)`` has opened, and how much was declared before each.
    private var opened: [(element: SSML.Element, declaredCount: Int)] = []

    /// - Parameter dropsInvalid: Whether characters that XML cannot carry are left out; they are an error otherwise.
    init(dropsInvalid: Bool) {
        self.dropsInvalid = dropsInvalid
    }

    /// Writes the declaration of XML and the start tag of the root.
    ///
    /// - Parameter inner: Elements to open in it, each in the one before.
    mutating func open(_ document: SSML, around inner: [SSML.Element] = []) throws(SSML.WriteError) {
        output += "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8
        opened.append((document.root, 0))
        try start(document.root, declaring: document.namespaces, isEmpty: false)
        for element in inner {
            opened.append((element, declared.count))
            try start(element, declaring: [], isEmpty: false)
        }
    }

    /// Writes the end tags of all that was opened.
    mutating func close() {
        while let (element, declaredCount) = opened.popLast() { end(element, declaredCount: declaredCount) }
        output.append(UInt8(ascii: "\n"))
    }

    /// What was written since the last time.
    mutating func takeOutput() -> [UInt8] {
        defer { output = [] }
        return output
    }

    /// Writes what is in an element.
    mutating func write(_ nodes: [SSML.Node]) throws(SSML.WriteError) {
        for node in nodes {
            switch node {
            case .text(let text): try write(text.string, attribute: nil)
            case .element(let element): try write(element)
            }
        }
    }

    private mutating func write(_ element: SSML.Element) throws(SSML.WriteError) {
        let count = declared.count
        let isEmpty = element.children.isEmpty || dropsInvalid && element.children.allSatisfy(isDropped)
        try start(element, declaring: [], isEmpty: isEmpty)
        if isEmpty { return leave(declaredCount: count) }
        try write(element.children)
        end(element, declaredCount: count)
    }

    /// Whether nothing is left of a node without the characters that XML cannot carry.
    private func isDropped(_ node: SSML.Node) -> Bool {
        guard case .text(let text) = node else { return false }
        return text.string.unicodeScalars.allSatisfy { !XMLText.canCarry($0) }
    }

    private mutating func start(
        _ element: SSML.Element, declaring namespaces: [SSML.Namespace], isEmpty: Bool
    ) throws(SSML.WriteError) {
        path.append(element.name)
        guard path.count <= XML.Limit.depth else {
            throw SSML.WriteError(code: .tooDeep, path: path, attribute: nil, character: nil)
        }
        output.append(UInt8(ascii: "<"))
        output += element.name.text.utf8
        let declarations = try declarations(of: element, namespaces)
        var attributes = element.attributes[...]
        // The version comes first, as people write it.
        if let first = attributes.first, first.name == .version, element.name == .speak {
            try write(first)
            attributes.removeFirst()
        }
        for declaration in declarations {
            output += (declaration.prefix.isEmpty ? " xmlns=\"" : " xmlns:\(declaration.prefix)=\"").utf8
            try write(declaration.uri ?? "", attribute: .declaration(of: declaration.prefix))
            output.append(UInt8(ascii: "\""))
        }
        for attribute in attributes { try write(attribute) }
        if isEmpty { output.append(UInt8(ascii: "/")) }
        output.append(UInt8(ascii: ">"))
    }

    private mutating func end(_ element: SSML.Element, declaredCount: Int) {
        output += "</".utf8
        output += element.name.text.utf8
        output.append(UInt8(ascii: ">"))
        leave(declaredCount: declaredCount)
    }

    private mutating func leave(declaredCount: Int) {
        path.removeLast()
        while declared.count > declaredCount { bindings[declared.removeLast()]?.removeLast() }
    }

    private mutating func write(_ attribute: SSML.Attribute) throws(SSML.WriteError) {
        output.append(UInt8(ascii: " "))
        output += attribute.name.text.utf8
        output += "=\"".utf8
        try write(attribute.value, attribute: attribute.name)
        output.append(UInt8(ascii: "\""))
    }
}

// Namespaces.

extension SSMLWriter {
    /// What an element has to declare for its own name and those of its attributes, and enters it.
    private mutating func declarations(
        of element: SSML.Element, _ namespaces: [SSML.Namespace]
    ) throws(SSML.WriteError) -> [SSML.Namespace] {
        let count = declared.count
        for namespace in namespaces { try declare(prefix: namespace.prefix, uri: namespace.uri, from: count) }
        if let name = element.name.qualified {
            try declare(name, isAttribute: false, from: count)
        } else {
            try declare(prefix: "", uri: SSML.namespace, from: count)
        }
        for attribute in element.attributes {
            if let name = attribute.name.qualified { try declare(name, isAttribute: true, from: count) }
        }
        if declared.count == count { return [] }
        // The default namespace first.
        let prefixes = declared[count...].filter(\.isEmpty) + declared[count...].filter { !$0.isEmpty }
        return prefixes.map { SSML.Namespace(prefix: $0, uri: bindings[$0]?.last ?? nil) }
    }

    private mutating func declare(
        _ name: SSML.QualifiedName, isAttribute: Bool, from count: Int
    ) throws(SSML.WriteError) {
        if let prefix = name.prefix {
            // One without a namespace stands undeclared.
            if let uri = name.namespace, prefix != "xml" { try declare(prefix: prefix, uri: uri, from: count) }
        } else if !isAttribute {
            try declare(prefix: "", uri: name.namespace, from: count)
        }
    }

    private mutating func declare(prefix: String, uri: String?, from count: Int) throws(SSML.WriteError) {
        let known = bindings[prefix]?.last
        if let known, known == uri { return }
        // Without a declaration there is no default namespace.
        if known == nil, prefix.isEmpty, uri == nil { return }
        if known != nil, declared[count...].contains(prefix) {
            throw SSML.WriteError(code: .ambiguousPrefix, path: path, attribute: nil, character: nil)
        }
        bindings[prefix, default: []].append(uri)
        declared.append(prefix)
    }
}

extension SSML.AttributeName {
    fileprivate static func declaration(of prefix: String) -> Self {
        prefix.isEmpty
            ? Self("xmlns")
            : Self(SSML.QualifiedName(prefix: "xmlns", local: prefix, namespace: XML.declarationNamespace))
    }
}

// Text.

extension SSMLWriter {
    /// Writes a text, or the value of an attribute.
    private mutating func write(_ text: String, attribute: SSML.AttributeName?) throws(SSML.WriteError) {
        if text.utf8.contains(where: { $0 < 0x20 || $0 == 0xEF }) {
            do {
                try XMLText.validate(text)
            } catch {
                guard dropsInvalid else {
                    throw SSML.WriteError(
                        code: .invalidCharacter, path: path, attribute: attribute, character: error)
                }
                return escape(XMLText.stripped(text), inAttribute: attribute != nil)
            }
        }
        escape(text, inAttribute: attribute != nil)
    }

    private mutating func escape(_ text: String, inAttribute: Bool) {
        for byte in text.utf8 {
            if byte > UInt8(ascii: ">") {
                output.append(byte)
            } else if let reference = XMLText.reference(for: byte, inAttribute: inAttribute) {
                output += reference.description.utf8
            } else {
                output.append(byte)
            }
        }
    }
}

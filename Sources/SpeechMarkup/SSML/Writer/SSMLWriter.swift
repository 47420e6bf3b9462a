/// Writes documents in one way: attributes in their order and in double quotes, namespaces declared at the root, an
/// element without content as one tag, references only where XML asks for them or would change what is written.
struct SSMLWriter {
    /// What is written, in UTF-8.
    private(set) var output: [UInt8] = []

    private let dropsInvalid: Bool
    private var path: [SSML.ElementName] = []
    /// What is declared in the elements that are open: prefixes, the empty one for the default namespace.
    private var scope: [SSML.Namespace] = []

    /// - Parameter dropsInvalid: Whether characters that XML cannot carry are left out; they are an error otherwise.
    init(dropsInvalid: Bool) {
        self.dropsInvalid = dropsInvalid
    }

    /// Writes the declaration of XML and the start tag of the root.
    mutating func open(_ document: SSML) throws(SSML.WriteError) {
        output += "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8
        try start(document.root, declaring: document.namespaces, isEmpty: false)
    }

    /// Writes the end tag of the root.
    mutating func close(_ document: SSML) {
        end(document.root, scopeCount: 0)
        output.append(UInt8(ascii: "\n"))
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
        let count = scope.count
        let isEmpty = element.children.isEmpty
        try start(element, declaring: [], isEmpty: isEmpty)
        if isEmpty {
            path.removeLast()
            scope.removeLast(scope.count - count)
            return
        }
        try write(element.children)
        end(element, scopeCount: count)
    }

    private mutating func start(
        _ element: SSML.Element, declaring namespaces: [SSML.Namespace], isEmpty: Bool
    ) throws(SSML.WriteError) {
        path.append(element.name)
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
            try write(declaration.uri ?? "", attribute: .other(.declaration(of: declaration.prefix)))
            output.append(UInt8(ascii: "\""))
        }
        for attribute in attributes { try write(attribute) }
        if isEmpty { output.append(UInt8(ascii: "/")) }
        output.append(UInt8(ascii: ">"))
    }

    private mutating func end(_ element: SSML.Element, scopeCount: Int) {
        output += "</".utf8
        output += element.name.text.utf8
        output.append(UInt8(ascii: ">"))
        path.removeLast()
        scope.removeLast(scope.count - scopeCount)
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
        let count = scope.count
        scope += namespaces
        switch element.name {
        case .other(let name): try declare(name, isAttribute: false, from: count)
        default: try declare(prefix: "", uri: SSML.namespace, from: count)
        }
        for attribute in element.attributes {
            if case .other(let name) = attribute.name { try declare(name, isAttribute: true, from: count) }
        }
        // The default namespace first.
        return scope[count...].filter(\.prefix.isEmpty) + scope[count...].filter { !$0.prefix.isEmpty }
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
        let known = scope.lastIndex { $0.prefix == prefix }
        if let known, scope[known].uri == uri { return }
        // Without a declaration there is no default namespace.
        if known == nil, prefix.isEmpty, uri == nil { return }
        if let known, known >= count {
            throw SSML.WriteError(code: .ambiguousPrefix, path: path, attribute: nil, character: nil)
        }
        scope.append(SSML.Namespace(prefix: prefix, uri: uri))
    }
}

extension SSML.QualifiedName {
    fileprivate static func declaration(of prefix: String) -> SSML.QualifiedName {
        prefix.isEmpty
            ? SSML.QualifiedName(prefix: nil, local: "xmlns", namespace: XML.declarationNamespace)
            : SSML.QualifiedName(prefix: "xmlns", local: prefix, namespace: XML.declarationNamespace)
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
            switch byte {
            case UInt8(ascii: "&"): output += "&amp;".utf8
            case UInt8(ascii: "<"): output += "&lt;".utf8
            case UInt8(ascii: ">"): output += "&gt;".utf8
            case 0x0D: output += "&#xD;".utf8
            case UInt8(ascii: "\"") where inAttribute: output += "&quot;".utf8
            case 0x09 where inAttribute: output += "&#x9;".utf8
            case 0x0A where inAttribute: output += "&#xA;".utf8
            default: output.append(byte)
            }
        }
    }
}

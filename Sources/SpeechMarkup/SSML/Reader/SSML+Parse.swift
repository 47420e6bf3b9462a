extension SSML {
    /// Reads a document.
    ///
    ///     let document = try SSML(parsing: "<speak version='1.1' …>Good <break/> morning.</speak>")
    ///
    /// Any well-formed XML is read, be it right SSML or not. No DTD is: there are no entities beyond XML's five and
    /// character references, and nothing is fetched. Comments and processing instructions are left out. The
    /// prefixes `mstts`, `amazon`, `google` and `tts` need not be declared: their vendors' own examples do not.
    ///
    /// - Parameter file: How errors and diagnostics name the document.
    /// - Throws: ``ParseError`` at the first place where it is not well-formed.
    /// - Complexity: O(*n*) in the bytes, in time and memory.
    public init(parsing text: some StringProtocol, file: String? = nil) throws(ParseError) {
        try self.init(parsing: Array(text.utf8), file: file)
    }

    /// Reads a document from bytes that may be anything.
    ///
    /// - Parameter file: How errors and diagnostics name the document.
    /// - Throws: ``ParseError`` at the first place where it is not well-formed, or not UTF-8.
    /// - Complexity: O(*n*) in the bytes, in time and memory.
    public init(parsing bytes: [UInt8], file: String? = nil) throws(ParseError) {
        let document: XML.Document
        do {
            document = try XML.Document(bytes, file: file, undeclaredPrefixes: Namespace.undeclared)
        } catch {
            throw ParseError(error)
        }
        self = TreeReader(document.storage).document(file: file)
    }
}

/// Makes the tree of SSML of that of XML.
private struct TreeReader {
    private let storage: XML.Storage
    /// The number of SSML's namespace in the document; -1 where the root is in none, as its elements are then.
    private let ssml: Int32

    init(_ storage: XML.Storage) {
        self.storage = storage
        let namespace = storage.nodes[storage.root].reference
        ssml = namespace < 0 ? -1 : storage.namespaces.firstIndex(of: SSML.namespace).map(Int32.init) ?? .max
    }

    func document(file: String?) -> SSML {
        SSML(
            reading: element(storage.root),
            namespaces: SSML.Namespace.declared(in: storage),
            isInNamespace: storage.nodes[storage.root].reference >= 0,
            source: SSML.Source(file: file, bytes: storage.source, lines: storage.lines)
        )
    }

    /// The tree of an element. The reader of XML bounds its depth.
    private func element(_ index: Int) -> SSML.Element {
        let node = storage.nodes[index]
        return SSML.Element(
            name(of: node), attributes(of: node), children(in: index + 1..<Int(node.next)),
            place: SSML.Place(Int(node.start))
        )
    }

    private func name(of node: XML.Storage.Node) -> SSML.ElementName {
        var bytes = storage.source[Int(node.start + 1)..<Int(node.start + 1 + node.count)]
        if node.reference == ssml || node.reference >= 0 && storage.namespaces[Int(node.reference)] == SSML.namespace {
            if node.reference >= 0, let colon = bytes.firstIndex(of: UInt8(ascii: ":")) {
                bytes = bytes[(colon + 1)...]
            }
            if let name = SSML.ElementName.table[bytes] { return name }
        }
        let name = storage.name(at: node.start + 1, node.count, namespace: node.reference)
        if name.namespace == SSML.namespace || ssml < 0 && name.namespace == nil && name.prefix == nil {
            return .other(SSML.QualifiedName(prefix: nil, local: name.local, namespace: SSML.namespace))
        }
        return .other(SSML.QualifiedName(name))
    }

    private func attributes(of node: XML.Storage.Node) -> [SSML.Attribute] {
        if node.attributeCount == 0 { return [] }
        var result: [SSML.Attribute] = []
        for record in storage.attributes[Int(node.attributes)..<Int(node.attributes + node.attributeCount)] {
            if record.namespace == XML.Storage.declarations { continue }
            let bytes = storage.source[Int(record.name)..<Int(record.name + record.nameCount)]
            let name: SSML.AttributeName =
                if let name = SSML.AttributeName.table[bytes] {
                    name
                } else {
                    .other(
                        SSML.QualifiedName(
                            storage.name(at: record.name, record.nameCount, namespace: record.namespace)))
                }
            let value = storage.bytes(at: record.value, record.valueCount, decoded: record.decoded)
            result.append(
                SSML.Attribute(
                    name, String(decoding: value, as: UTF8.self), place: SSML.Place(Int(record.name)),
                    valuePlace: SSML.Place(Int(record.value))
                )
            )
        }
        return result
    }

    private func children(in range: Range<Int>) -> [SSML.Node] {
        var result: [SSML.Node] = []
        var text = TextPieces()
        var index = range.lowerBound
        while index < range.upperBound {
            let node = storage.nodes[index]
            switch node.kind {
            case .text:
                text.append(storage.bytes(at: node.start, node.count, decoded: node.reference), at: Int(node.start))
            case .element:
                if let text = text.take() { result.append(.text(text)) }
                result.append(.element(element(index)))
            case .comment, .processingInstruction: break
            }
            index = Int(node.next)
        }
        if let text = text.take() { result.append(.text(text)) }
        return result
    }
}

/// The pieces that references, comments and line ends part a text into.
private struct TextPieces {
    private var first: ArraySlice<UInt8> = []
    private var joined: [UInt8] = []
    private var start = -1

    mutating func append(_ bytes: ArraySlice<UInt8>, at offset: Int) {
        if start < 0 {
            start = offset
            first = bytes
        } else {
            if joined.isEmpty { joined = Array(first) }
            joined += bytes
        }
    }

    /// The text, if there is any; from then on there is none.
    mutating func take() -> SSML.Text? {
        if start < 0 { return nil }
        let string = joined.isEmpty ? String(decoding: first, as: UTF8.self) : String(decoding: joined, as: UTF8.self)
        let text = SSML.Text(string, place: SSML.Place(start))
        start = -1
        joined.removeAll(keepingCapacity: true)
        return text
    }
}

extension SSML.QualifiedName {
    fileprivate init(_ name: XML.Name) {
        self.init(prefix: name.prefix, local: name.local, namespace: name.namespace)
    }
}

extension SSML.Namespace {
    /// The prefixes that a document declares, each with what it stands for first. One that stands undeclared
    /// somewhere must stay so everywhere but where it is declared, and is left out.
    fileprivate static func declared(in storage: XML.Storage) -> [SSML.Namespace] {
        var result: [SSML.Namespace] = []
        for record in storage.attributes where record.namespace == XML.Storage.declarations {
            let name = storage.name(at: record.name, record.nameCount, namespace: record.namespace)
            guard name.prefix != nil, name.local != "xml", !storage.undeclaredPrefixes.contains(name.local),
                !result.contains(where: { $0.prefix == name.local })
            else { continue }
            let uri = storage.bytes(at: record.value, record.valueCount, decoded: record.decoded)
            result.append(SSML.Namespace(prefix: name.local, uri: String(decoding: uri, as: UTF8.self)))
        }
        return result
    }
}

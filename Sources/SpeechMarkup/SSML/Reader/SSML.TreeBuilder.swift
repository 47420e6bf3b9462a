extension SSML {
    /// Makes the tree of a document of what expat reports.
    struct TreeBuilder: XML.EventHandler {
        /// The element that all others are in, once it has ended.
        private var root: Element?
        /// What stops the reader.
        private(set) var fault: XML.Fault?
        /// Whether the root is in a namespace. If not, elements without namespace are taken for SSML's.
        private var isInNamespace = true

        private var tags: XML.TagReader
        /// The number of SSML's namespace, once it was met.
        private var ssml: Int32 = -2
        private var declared = NamespaceCollection()
        private var open: [Open] = []
        /// What is in the elements that are open: of each, what is behind the place that it started at.
        private var nodes: [Node] = []
        private var text = PendingText()

        private struct Open {
            var name: ElementName
            var attributes: [Attribute]
            var offset: Int
            var nodeCount: Int
        }

        init(_ source: [UInt8]) {
            tags = XML.TagReader(source, undeclaredPrefixes: Namespace.vendors.map(\.prefix))
        }

        /// The document, once it has been read to its end.
        func document(file: String?) -> SSML? {
            guard let root else { return nil }
            var found = declared
            for namespace in Namespace.vendors where tags.namespaces.undeclared.contains(namespace.prefix) {
                found.add(prefix: namespace.prefix, uri: namespace.uri)
            }
            return SSML(
                reading: root, namespaces: found.declared(in: root), isInNamespace: isInNamespace,
                source: Source(file: file, bytes: tags.source)
            )
        }

        /// The name and the place of the element that is open.
        var openElement: (name: String, offset: Int)? {
            guard let last = open.last else { return nil }
            let source = tags.source[(last.offset + 1)...]
            let name = source.prefix { !($0.isXMLSpace || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ">")) }
            return (String(decoding: name, as: UTF8.self), last.offset)
        }

        mutating func start(_ range: Range<Int>, decodedValue: (Int) -> [UInt8]) -> Bool {
            guard fault == nil else { return false }
            tags.removeAttributes()
            let namespace: Int32
            do {
                namespace = try tags.enter(range, depth: open.count, decodedValue: decodedValue)
            } catch {
                fault = error
                return false
            }
            if open.isEmpty { isInNamespace = namespace >= 0 }
            endText()
            let name = name(range.lowerBound + 1..<tags.nameEnd, namespace)
            open.append(
                Open(name: name, attributes: attributes(), offset: range.lowerBound, nodeCount: nodes.count))
            return true
        }

        mutating func end(at _: Int) {
            guard fault == nil, let last = open.popLast() else { return }
            endText()
            tags.leave()
            let element = Element(
                last.name, last.attributes, removeNodes(from: last.nodeCount), place: SourcePlace(last.offset))
            if open.isEmpty { root = element } else { nodes.append(.element(element)) }
        }

        mutating func text(_ range: Range<Int>, _ bytes: Span<UInt8>) {
            guard fault == nil, !open.isEmpty else { return }
            let isPlain = bytes.count == range.count && tags.source[range.lowerBound] != 0x0D
            text.append(range, bytes, isPlain: isPlain, of: tags.source)
        }

        mutating func aside(_: XML.Storage.Kind, _: Range<Int>) {}

        mutating func stop(_ code: XML.ParseError.Code, _ offset: Int, _ reason: String) {
            if fault == nil { fault = XML.Fault(code: code, offset: offset, reason: reason) }
        }

        /// Takes the last nodes. They are moved one by one: a copy of the slice would count references up and down.
        private mutating func removeNodes(from start: Int) -> [Node] {
            if nodes.count == start { return [] }
            var result: [Node] = []
            result.reserveCapacity(nodes.count - start)
            while nodes.count > start { result.append(nodes.removeLast()) }
            result.reverse()
            return result
        }

        private mutating func endText() {
            if let text = text.take(from: tags.source) { nodes.append(.text(text)) }
        }
    }
}

// Names.

extension SSML.TreeBuilder {
    private mutating func name(_ range: Range<Int>, _ number: Int32) -> SSML.ElementName {
        var bytes = tags.source[range]
        let prefixEnd = bytes.firstIndex(of: UInt8(ascii: ":"))
        if number >= 0, number != ssml {
            let uri = tags.namespaces.uris[Int(number)]
            if uri == SSML.namespace || uri == SSML.otherNamespace { ssml = number }
        }
        guard number == ssml || !isInNamespace && number < 0 && prefixEnd == nil else {
            return SSML.ElementName(
                qualifiedName(bytes, prefixEnd, number < 0 ? nil : tags.namespaces.uris[Int(number)]))
        }
        if let prefixEnd { bytes = bytes[(prefixEnd + 1)...] }
        return Vocabulary.row(named: bytes)?.name ?? SSML.ElementName(String(decoding: bytes, as: UTF8.self))
    }

    private mutating func attributes() -> [SSML.Attribute] {
        if tags.attributes.isEmpty { return [] }
        var result: [SSML.Attribute] = []
        result.reserveCapacity(tags.attributes.count)
        for record in tags.attributes {
            let bytes = tags.source[Int(record.name)..<Int(record.name + record.nameCount)]
            let isDecoded = record.decoded >= 0
            let start = Int(isDecoded ? record.decoded : record.value)
            let value = (isDecoded ? tags.decoded : tags.source)[start..<start + Int(record.valueCount)]
            if record.namespace == XML.Storage.declarations {
                declare(bytes, value)
                continue
            }
            let prefixEnd = record.namespace > 0 || record.namespace < 0 ? bytes.firstIndex(of: UInt8(ascii: ":")) : nil
            let name =
                prefixEnd == nil
                ? SSML.AttributeName(String(decoding: bytes, as: UTF8.self))
                : SSML.AttributeName(
                    qualifiedName(
                        bytes, prefixEnd, record.namespace < 0 ? nil : tags.namespaces.uris[Int(record.namespace)]))
            result.append(
                SSML.Attribute(
                    name, String(decoding: value, as: UTF8.self), place: SSML.SourcePlace(Int(record.name)),
                    valuePlace: SSML.SourcePlace(Int(record.value))
                )
            )
        }
        return result
    }

    private mutating func declare(_ name: ArraySlice<UInt8>, _ uri: ArraySlice<UInt8>) {
        guard let colon = name.firstIndex(of: UInt8(ascii: ":")) else { return }
        let prefix = String(decoding: name[(colon + 1)...], as: UTF8.self)
        if prefix != "xml" { declared.add(prefix: prefix, uri: String(decoding: uri, as: UTF8.self)) }
    }

    private func qualifiedName(
        _ bytes: ArraySlice<UInt8>, _ prefixEnd: Int?, _ namespace: String?
    ) -> SSML.QualifiedName {
        let prefix = prefixEnd.map { String(decoding: bytes[..<$0], as: UTF8.self) }
        return SSML.QualifiedName(
            prefix: prefix, local: String(decoding: prefixEnd.map { bytes[($0 + 1)...] } ?? bytes, as: UTF8.self),
            namespace: namespace ?? SSML.Namespace.vendors.first { $0.prefix == prefix }?.uri)
    }
}

/// A text that more may follow to: references, comments and line ends part it.
private struct PendingText {
    private var range = 0..<0
    /// What the text is, where it is not what stands in the range.
    private var joined: [UInt8] = []
    private var isPlain = true

    mutating func append(_ range: Range<Int>, _ bytes: Span<UInt8>, isPlain: Bool, of source: [UInt8]) {
        if self.range.isEmpty {
            self.range = range
            self.isPlain = isPlain
            if isPlain { return }
        } else if self.isPlain {
            if isPlain, self.range.upperBound == range.lowerBound {
                self.range = self.range.lowerBound..<range.upperBound
                return
            }
            joined += source[self.range]
            self.isPlain = false
        }
        for index in bytes.indices { joined.append(bytes[index]) }
    }

    /// The text, if there is any; from then on there is none.
    mutating func take(from source: [UInt8]) -> SSML.Text? {
        if range.isEmpty { return nil }
        defer {
            range = 0..<0
            joined.removeAll(keepingCapacity: true)
        }
        return isPlain
            ? SSML.Text(range, of: source)
            : SSML.Text(String(decoding: joined, as: UTF8.self), place: SSML.SourcePlace(range.lowerBound))
    }
}

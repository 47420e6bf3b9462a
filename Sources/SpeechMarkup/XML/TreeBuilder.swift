extension XML {
    /// Makes the nodes of a document of what expat reports, and stops at what this reader does not take.
    struct TreeBuilder: EventHandler {
        private var nodes: [Storage.Node] = []
        private var open: [Int32] = []
        private var root = 0
        private var tags: TagReader

        /// What stops the reader.
        private(set) var fault: Fault?

        init(_ source: [UInt8], undeclaredPrefixes: [String]) {
            tags = TagReader(source, undeclaredPrefixes: undeclaredPrefixes)
        }

        func finish() -> Storage {
            Storage(
                source: tags.source, nodes: nodes, attributes: tags.attributes, namespaces: tags.namespaces.uris,
                decoded: tags.decoded, root: root
            )
        }

        /// Starts an element. The values of attributes whose source is not their value are asked for by number.
        mutating func start(_ range: Range<Int>, decodedValue: (Int) -> [UInt8]) -> Bool {
            guard fault == nil else { return false }
            let first = tags.attributes.count
            let namespace: Int32
            do {
                namespace = try tags.enter(range, depth: open.count, decodedValue: decodedValue)
            } catch {
                fault = error
                return false
            }
            if open.isEmpty { root = nodes.count }
            open.append(Int32(nodes.count))
            nodes.append(
                Storage.Node(
                    kind: .element, start: Int32(range.lowerBound), end: Int32(range.upperBound), next: 0,
                    attributes: Int32(first), attributeCount: Int32(tags.attributes.count - first),
                    reference: namespace, count: Int32(tags.nameEnd - range.lowerBound - 1),
                    parent: open.count > 1 ? open[open.count - 2] : -1
                )
            )
            return true
        }

        /// Ends the element that is open.
        mutating func end(at offset: Int) {
            guard fault == nil, let element = open.popLast() else { return }
            nodes[Int(element)].next = Int32(nodes.count)
            nodes[Int(element)].end = max(nodes[Int(element)].end, Int32(offset))
            tags.leave()
        }

        /// Adds some text, joined to what is directly before it where both are as in the source.
        mutating func text(_ range: Range<Int>, _ bytes: Span<UInt8>) {
            guard fault == nil, let parent = open.last else { return }
            let isPlain = bytes.count == range.count && tags.source[range.lowerBound] != 0x0D
            if isPlain, let last = nodes.indices.last, nodes[last].kind == .text, nodes[last].reference < 0,
                nodes[last].parent == parent, nodes[last].end == Int32(range.lowerBound)
            {
                nodes[last].end = Int32(range.upperBound)
                nodes[last].count += Int32(range.count)
                return
            }
            var node = Storage.Node(
                kind: .text, start: Int32(range.lowerBound), end: Int32(range.upperBound), next: Int32(nodes.count + 1),
                count: Int32(bytes.count), parent: parent
            )
            if !isPlain {
                node.reference = Int32(tags.decoded.count)
                for index in bytes.indices { tags.decoded.append(bytes[index]) }
            }
            nodes.append(node)
        }

        /// Adds a comment or a processing instruction. Those outside the root are not kept.
        mutating func aside(_ kind: Storage.Kind, _ range: Range<Int>) {
            guard fault == nil, let parent = open.last else { return }
            nodes.append(
                Storage.Node(
                    kind: kind, start: Int32(range.lowerBound), end: Int32(range.upperBound),
                    next: Int32(nodes.count + 1), parent: parent
                )
            )
        }

        /// Ends the reading.
        mutating func stop(_ code: ParseError.Code, _ offset: Int, _ reason: String) {
            if fault == nil { fault = Fault(code: code, offset: offset, reason: reason) }
        }

        /// The name and the place of the element that is open.
        var openElement: (name: String, offset: Int)? {
            guard let index = open.last else { return nil }
            let node = nodes[Int(index)]
            let name = tags.source[Int(node.start) + 1..<Int(node.start + 1 + node.count)]
            return (String(decoding: name, as: UTF8.self), Int(node.start))
        }
    }
}

internal import TextToolkit

extension XML {
    /// The nodes of a document in document order, with offsets for pointers: some 32 bytes a node, whatever it holds.
    final class Storage: Sendable {
        enum Kind: UInt8 {
            case element
            case text
            case comment
            case processingInstruction
        }

        struct Node {
            var kind: Kind
            /// Where the node starts in the source, and behind its last byte.
            var start: Int32
            var end: Int32
            /// Behind the last node within this one.
            var next: Int32
            /// The first of an element's attributes.
            var attributes: Int32 = 0
            /// How many attributes an element has.
            var attributeCount: Int32 = 0
            /// An element's namespace; of a text that differs from its source, where it starts in ``decoded``.
            var reference: Int32 = -1
            /// The bytes of an element's name, or of a text.
            var count: Int32 = 0
            /// The element that this node is in.
            var parent: Int32 = -1
        }

        struct Attribute {
            var name: Int32
            var nameCount: Int32
            /// Where the value starts in the source, behind the quote.
            var value: Int32
            var valueCount: Int32
            /// Where the value starts in ``decoded``, where it differs from its source.
            var decoded: Int32 = -1
            var namespace: Int32 = -1
        }

        let source: [UInt8]
        let lines: LineCounter
        let nodes: [Node]
        let attributes: [Attribute]
        let namespaces: [String]
        /// The number of the namespace of namespace declarations.
        static let declarations: Int32 = 1
        /// Values of texts and attributes that are not what the source has: with references, or line ends other than LF.
        let decoded: [UInt8]
        let root: Int

        init(
            source: [UInt8], nodes: [Node], attributes: [Attribute], namespaces: [String], decoded: [UInt8], root: Int
        ) {
            self.source = source
            lines = LineCounter(of: source)
            self.nodes = nodes
            self.attributes = attributes
            self.namespaces = namespaces
            self.decoded = decoded
            self.root = root
        }

        func location(of offset: Int) -> TextLocation { lines.location(of: offset) }

        func name(at offset: Int32, _ count: Int32, namespace: Int32) -> Name {
            let bytes = source[Int(offset)..<Int(offset + count)]
            let uri = namespace < 0 ? nil : namespaces[Int(namespace)]
            guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else {
                return Name(namespace: uri, prefix: nil, local: String(decoding: bytes, as: UTF8.self))
            }
            return Name(
                namespace: uri, prefix: String(decoding: bytes[..<colon], as: UTF8.self),
                local: String(decoding: bytes[(colon + 1)...], as: UTF8.self)
            )
        }

        /// The bytes of a text or a value.
        func bytes(at offset: Int32, _ count: Int32, decoded reference: Int32) -> ArraySlice<UInt8> {
            reference < 0
                ? source[Int(offset)..<Int(offset + count)] : decoded[Int(reference)..<Int(reference + count)]
        }
    }
}

package import TextToolkit

extension XML {
    /// What an element contains.
    package enum Node: Sendable {
        /// An element.
        case element(Element)
        /// Some text. Where there is a reference, or a line end other than LF, a new one starts, so that
        /// each is either as long as its source or one character.
        case text(Text)
        /// A comment.
        case comment(Text)
        /// A processing instruction: what is between `<?` and `?>`.
        case processingInstruction(Text)
    }

    /// Characters with their place.
    package struct Text: Sendable {
        let storage: Storage
        let index: Int

        private var node: Storage.Node { storage.nodes[index] }

        /// The characters in UTF-8, references and line ends resolved.
        package var bytes: ArraySlice<UInt8> {
            switch node.kind {
            case .comment: storage.source[Int(node.start) + 4..<Int(node.end) - 3]
            case .processingInstruction: storage.source[Int(node.start) + 2..<Int(node.end) - 2]
            default: storage.bytes(at: node.start, node.count, decoded: node.reference)
            }
        }

        /// The characters, references and line ends resolved.
        package var string: String { String(decoding: bytes, as: UTF8.self) }

        /// Where it starts.
        package var location: TextLocation { storage.location(of: Int(node.start)) }

        /// Its bytes in the source.
        package var utf8Range: Range<Int> { Int(node.start)..<Int(node.end) }
    }

    /// What is directly in an element.
    package struct Children: Sequence, IteratorProtocol, Sendable {
        let storage: Storage
        var index: Int
        let end: Int

        /// The next node, or `nil` at the end of the element.
        package mutating func next() -> Node? {
            guard index < end else { return nil }
            let current = index
            let node = storage.nodes[current]
            index = Int(node.next)
            return switch node.kind {
            case .element: .element(XML.Element(storage: storage, index: current))
            case .text: .text(Text(storage: storage, index: current))
            case .comment: .comment(Text(storage: storage, index: current))
            case .processingInstruction: .processingInstruction(Text(storage: storage, index: current))
            }
        }
    }
}

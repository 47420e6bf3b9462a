/// A document from start to end, as the splitter goes through it.
enum SplitItem {
    /// An element that can be cut starts: with nothing in it here.
    case open(SSML.Element, start: SplitCost, end: SplitCost)
    /// The element that is open ends.
    case close
    /// An element that stays whole.
    case whole(SSML.Element, SplitCost)
    /// Some text.
    case text(Words, SplitCost)

    /// Some text, with its characters at hand: a text that was read makes them anew each time it is asked.
    struct Words {
        let text: SSML.Text
        let string: String
        /// Whether it is white space alone.
        let isBlank: Bool

        init(_ text: SSML.Text) {
            self.text = text
            string = text.string
            isBlank = string.utf8.allSatisfy(\.isXMLSpace)
        }
    }

    /// How good a place for a cut is, from bad to good.
    enum Level: Int, Comparable {
        case word
        case sentence
        case paragraph

        static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
    }

    /// What a tag makes of a place beside it.
    static func level(of element: SSML.Element) -> Level {
        switch element.name {
        case .paragraph: .paragraph
        case .sentence: .sentence
        case .other(let name) where name.local == "paragraph": .paragraph
        case .other(let name) where name.local == "sentence": .sentence
        default: .word
        }
    }
}

/// Makes the items of a document.
struct SplitItems {
    private let counted: [String]
    private(set) var items: [SplitItem] = []

    /// - Parameter limit: What is counted besides bytes and characters.
    init(_ limit: SSMLLimit) {
        counted = limit.bounds.flatMap(\.elements)
    }

    /// - Complexity: O(*n*) in the tree.
    mutating func append(_ nodes: [SSML.Node], default namespace: String? = SSML.namespace) {
        for node in nodes {
            switch node {
            case .text(let text):
                let words = SplitItem.Words(text)
                items.append(.text(words, SplitCost(text: words.string[...])))
            case .element(let element):
                let inner = Self.defaultNamespace(in: element, namespace)
                guard !element.isReadAsWhole, !element.children.isEmpty else {
                    items.append(.whole(element, cost(of: element, namespace)))
                    continue
                }
                let (start, end) = tags(of: element, namespace)
                items.append(.open(element.withChildren([]), start: start, end: end))
                append(element.children, default: inner)
                items.append(.close)
            }
        }
    }

    /// What the tags of an element count, written in others.
    func tagCosts(of element: SSML.Element, in parents: [SSML.Element]) -> (start: SplitCost, end: SplitCost) {
        tags(of: element, parents.reduce(SSML.namespace) { Self.defaultNamespace(in: $1, $0) })
    }

    private func cost(of element: SSML.Element, _ namespace: String?) -> SplitCost {
        let (start, end) = tags(of: element, namespace)
        // “/” for an element without content.
        if element.children.isEmpty { return start + SplitCost(markup: "/".utf8) }
        let inner = Self.defaultNamespace(in: element, namespace)
        return element.children.reduce(start + end) { sum, child in
            switch child {
            case .text(let text): sum + SplitCost(text: text.string[...])
            case .element(let element): sum + cost(of: element, inner)
            }
        }
    }

    /// What the tags of an element count, written in an element with a default namespace.
    private func tags(of element: SSML.Element, _ namespace: String?) -> (start: SplitCost, end: SplitCost) {
        let name = element.name.text
        var tag = "<\(name)>"
        let inner = Self.defaultNamespace(in: element, namespace)
        if inner != namespace { tag += " xmlns=\"\(XMLText.escaped(inner ?? "", inAttribute: true))\"" }
        for attribute in element.attributes {
            tag += " \(attribute.name.text)=\"\(XMLText.escaped(attribute.value, inAttribute: true))\""
        }
        var start = SplitCost(markup: tag.utf8)
        if counted.contains(name) { start += .element }
        return (start, SplitCost(markup: "</\(name)>".utf8))
    }

    private static func defaultNamespace(in element: SSML.Element, _ outer: String?) -> String? {
        guard case .other(let name) = element.name else { return SSML.namespace }
        return name.prefix == nil ? name.namespace : outer
    }
}

extension SSML.Element {
    /// Whether a cut in it would change what is spoken.
    fileprivate var isReadAsWhole: Bool {
        switch name {
        case .sayAs, .phoneme, .sub, .token, .word, .audio, .desc, .break, .mark, .lexicon, .meta, .metadata: true
        case .prosody: attribute(.contour) != nil || attribute(.duration) != nil
        case .other(let name): ["par", "seq", "media", "math"].contains(name.local)
        default: false
        }
    }
}

/// A document from start to end, as the splitter goes through it.
enum SplitItem {
    /// An element that can be cut starts: with nothing in it here.
    case open(SSML.Element, start: SSMLMeasure, end: SSMLMeasure)
    /// The element that is open ends.
    case close
    /// An element that stays whole.
    case whole(SSML.Element, SSMLMeasure)
    /// Some text.
    case text(Words, SSMLMeasure)

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
        switch Vocabulary.row(of: element.name)?.division {
        case .paragraph: .paragraph
        case .sentence: .sentence
        case nil: .word
        }
    }
}

/// Makes the items of a document.
struct SplitItems {
    private let limit: SSMLLimit
    private(set) var items: [SplitItem] = []

    /// - Parameter limit: What is counted besides bytes and characters.
    init(_ limit: SSMLLimit) {
        self.limit = limit
    }

    /// - Complexity: O(*n*) in the tree.
    mutating func append(_ nodes: [SSML.Node], default namespace: String? = SSML.namespace) {
        for node in nodes {
            switch node {
            case .text(let text):
                let words = SplitItem.Words(text)
                items.append(.text(words, SSMLMeasure(text: words.string.utf8)))
            case .element(let element):
                let inner = Self.defaultNamespace(in: element, namespace)
                guard Vocabulary.row(of: element.name)?.isWhole(element) != true, !element.children.isEmpty else {
                    items.append(.whole(element, cost(of: element, namespace)))
                    continue
                }
                let (start, end) = tags(of: element, namespace)
                items.append(.open(element.with([]), start: start, end: end))
                append(element.children, default: inner)
                items.append(.close)
            }
        }
    }

    /// What the tags of an element count, written in others.
    func tagCosts(of element: SSML.Element, in parents: [SSML.Element]) -> (start: SSMLMeasure, end: SSMLMeasure) {
        tags(of: element, parents.reduce(SSML.namespace) { Self.defaultNamespace(in: $1, $0) })
    }

    private func cost(of element: SSML.Element, _ namespace: String?) -> SSMLMeasure {
        let (start, end) = tags(of: element, namespace)
        // “/” for an element without content.
        if element.children.isEmpty { return start + SSMLMeasure(markup: "/".utf8) }
        let inner = Self.defaultNamespace(in: element, namespace)
        return element.children.reduce(start + end) { sum, child in
            switch child {
            case .text(let text): sum + SSMLMeasure(text: text.string.utf8)
            case .element(let element): sum + cost(of: element, inner)
            }
        }
    }

    /// What the tags of an element count, written in an element with a default namespace.
    private func tags(of element: SSML.Element, _ namespace: String?) -> (start: SSMLMeasure, end: SSMLMeasure) {
        let name = element.name.text
        var tag = "<\(name)>"
        let inner = Self.defaultNamespace(in: element, namespace)
        if inner != namespace { tag += " xmlns=\"\(XMLText.escaped(inner ?? "", inAttribute: true))\"" }
        for attribute in element.attributes {
            tag += " \(attribute.name.text)=\"\(XMLText.escaped(attribute.value, inAttribute: true))\""
        }
        var start = SSMLMeasure(markup: tag.utf8)
        if limit.counts(name.utf8) { start.addElement() }
        return (start, SSMLMeasure(markup: "</\(name)>".utf8))
    }

    private static func defaultNamespace(in element: SSML.Element, _ outer: String?) -> String? {
        guard let name = element.name.qualified else { return SSML.namespace }
        return name.prefix == nil ? name.namespace : outer
    }
}

extension SSML {
    /// Goes over a document in its order.
    ///
    ///     struct MarkFinder: SSML.Walker {
    ///         var names: [String] = []
    ///         mutating func visit(_ element: SSML.Element) {
    ///             if element.name == .mark, let name = element[.name] { names.append(name) }
    ///             descend(into: element)
    ///         }
    ///     }
    public protocol Walker {
        /// Meets an element; what is in it is met if this descends.
        mutating func visit(_ element: Element)

        /// Meets a text.
        mutating func visit(_ text: Text)
    }

    /// Makes another document of one: what it meets, it replaces.
    ///
    ///     struct MarkRemover: SSML.Rewriter {
    ///         mutating func visit(_ element: SSML.Element) -> [SSML.Node] {
    ///             element.name == .mark ? [] : [.element(descend(into: element))]
    ///         }
    ///     }
    ///     var remover = MarkRemover()
    ///     let unmarked = document.rewritten(by: &remover)
    public protocol Rewriter {
        /// What takes the place of an element: itself, others, or nothing.
        mutating func visit(_ element: Element) -> [Node]

        /// What takes the place of a text.
        mutating func visit(_ text: Text) -> [Node]
    }
}

extension SSML.Walker {
    /// Descends into every element.
    public mutating func visit(_ element: SSML.Element) { descend(into: element) }

    /// Does nothing with a text.
    public mutating func visit(_: SSML.Text) {}

    /// Meets what is directly in an element, in its order.
    public mutating func descend(into element: SSML.Element) {
        for child in element.children {
            switch child {
            case .element(let element): visit(element)
            case .text(let text): visit(text)
            }
        }
    }
}

extension SSML.Rewriter {
    /// Keeps every element, and descends into it.
    public mutating func visit(_ element: SSML.Element) -> [SSML.Node] { [.element(descend(into: element))] }

    /// Keeps every text.
    public mutating func visit(_ text: SSML.Text) -> [SSML.Node] { [.text(text)] }

    /// The element with what takes the place of that which is directly in it.
    public mutating func descend(into element: SSML.Element) -> SSML.Element {
        if element.children.isEmpty { return element }
        var result: [SSML.Node] = []
        result.reserveCapacity(element.children.count)
        for child in element.children {
            switch child {
            case .element(let element): result += visit(element)
            case .text(let text): result += visit(text)
            }
        }
        return element.with(result)
    }
}

extension SSML {
    /// Goes over the document from its root.
    public func walk(with walker: inout some Walker) { walker.visit(root) }

    /// The document with what a rewriter makes of what is in the root; what it does not touch is as it was read.
    public func rewritten(by rewriter: inout some Rewriter) -> SSML {
        var copy = self
        copy.root = rewriter.descend(into: root)
        return copy
    }
}

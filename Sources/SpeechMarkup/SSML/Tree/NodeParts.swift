extension SSML.Element {
    /// The text directly in the element.
    public var directText: String {
        var result = ""
        for case .text(let text) in children { result += text.string }
        return result
    }

    func with(_ children: [SSML.Node]) -> SSML.Element {
        var copy = self
        copy.children = children
        return copy
    }

    func without(_ name: SSML.AttributeName) -> SSML.Element {
        var copy = self
        copy[name] = nil
        return copy
    }
}

extension SSML.Node {
    /// Whether it is white space alone.
    var isBlank: Bool {
        guard case .text(let text) = self else { return false }
        return text.utf8.isXMLSpace
    }
}

extension [SSML.Node] {
    /// The content that a text is.
    static func plain(_ text: String) -> [SSML.Node] { text.isEmpty ? [] : [.text(text)] }

    /// The nodes with each run of texts as one text, and without empty ones.
    func joiningTexts() -> [SSML.Node] {
        var wasText = false
        let isJoined = allSatisfy { node in
            guard case .text(let text) = node else {
                wasText = false
                return true
            }
            defer { wasText = true }
            return !wasText && !text.isEmpty
        }
        if isJoined { return self }
        var result: [SSML.Node] = []
        result.reserveCapacity(count)
        for node in self {
            guard case .text(let text) = node else {
                result.append(node)
                continue
            }
            if text.isEmpty { continue }
            if case .text(let last)? = result.last {
                // What stands between them in the source is not theirs: together they have no place.
                result[result.count - 1] = .text(last.string + text.string)
            } else {
                result.append(node)
            }
        }
        return result
    }
}

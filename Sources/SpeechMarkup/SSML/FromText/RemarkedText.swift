internal import TextToolkit

/// A sentence with all that is said of it, and the parts of it that are in other languages.
struct RemarkedText {
    private let text: Substring
    private let remarks: [Remark]
    private let languages: [LanguageMatch]

    /// - Parameter remarks: Those in the text, in its order, apart from one another. Of the space around the text, which
    ///   may be a part of one, nothing is said.
    init(_ text: Substring, remarks: ArraySlice<Remark>, languages: [LanguageMatch]) {
        self.text = text
        self.remarks = remarks.compactMap { remark in
            let range = remark.range.clamped(to: text.startIndex..<text.endIndex)
            return range.isEmpty ? nil : Remark(range, remark.content)
        }
        self.languages = languages
    }

    /// What stands in the sentence's element.
    ///
    /// A part in another language that a remark crosses the edge of stays without: elements nest.
    var nodes: [SSML.Node] {
        var nodes: [SSML.Node] = []
        var position = text.startIndex
        var rest = remarks[...]
        for language in languages {
            let before = rest.prefix { $0.range.lowerBound < language.range.lowerBound }
            let inside = rest.dropFirst(before.count).prefix { $0.range.lowerBound < language.range.upperBound }
            let crosses =
                before.last.map { $0.range.upperBound > language.range.lowerBound } ?? false
                || inside.last.map { $0.range.upperBound > language.range.upperBound } ?? false
            guard !crosses else { continue }
            nodes += self.nodes(position..<language.range.lowerBound, before)
            nodes.append(
                .element(
                    SSML.Element(
                        .lang, [.xmlLang: language.language.withoutExtensions],
                        children: self.nodes(language.range, inside))))
            position = language.range.upperBound
            rest = rest.dropFirst(before.count + inside.count)
        }
        return nodes + self.nodes(position..<text.endIndex, rest)
    }

    /// The nodes of a part within which all remarks lie.
    private func nodes(_ range: Range<String.Index>, _ remarks: ArraySlice<Remark>) -> [SSML.Node] {
        var nodes: [SSML.Node] = []
        var position = range.lowerBound
        for remark in remarks {
            if position < remark.range.lowerBound {
                nodes.append(.text(String(text[position..<remark.range.lowerBound])))
            }
            nodes.append(.element(remark.element(around: text[remark.range])))
            position = remark.range.upperBound
        }
        if position < range.upperBound { nodes.append(.text(String(text[position..<range.upperBound]))) }
        return nodes
    }
}

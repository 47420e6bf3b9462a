// What typed elements are made of, and read from.

extension SSML.Element {
    /// Makes an element of the attributes that it has.
    init(_ name: SSML.ElementName, _ attributes: [SSML.Attribute?], _ children: [SSML.Node]) {
        self.init(name, attributes.compactMap { $0 }, children)
    }

    /// The value of an attribute that must be there.
    func required<Value: SSML.AttributeValue>(
        _ name: SSML.AttributeName, _ expectation: String
    ) throws(SSML.ValueError) -> Value {
        if let value: Value = try value(of: name) { return value }
        throw SSML.ValueError(attribute: name, text: nil, expectation: expectation)
    }

    /// The text of an attribute that must be there.
    func requiredText(_ name: SSML.AttributeName, _ expectation: String) throws(SSML.ValueError) -> String {
        if let text = rawValue(of: name) { return text }
        throw SSML.ValueError(attribute: name, text: nil, expectation: expectation)
    }

    /// The text directly in the element.
    public var directText: String {
        var result = ""
        for case .text(let text) in children { result += text.string }
        return result
    }
}

extension SSML.Attribute {
    /// The attribute of a value, if there is one.
    init?(_ name: SSML.AttributeName, _ value: (some SSML.AttributeValue)?) {
        guard let value else { return nil }
        self.init(name, value.text)
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
                result[result.count - 1] = .text(last.replacing(last.string + text.string))
            } else {
                result.append(node)
            }
        }
        return result
    }
}

extension SSML.Element {
    /// The element as the type of its name; `nil` for `speak`, for which ``SSML`` stands.
    ///
    /// - Throws: ``SSML/ValueError`` for the first attribute whose value is none, or that is missing.
    public var typed: (any SSML.TypedElement)? {
        get throws(SSML.ValueError) {
            switch name {
            case .speak: nil
            case .lexicon: try SSML.Lexicon(self)
            case .lookup: try SSML.Lookup(self)
            case .meta: try SSML.Meta(self)
            case .metadata: SSML.Metadata(self)
            case .paragraph: try SSML.Paragraph(self)
            case .sentence: try SSML.Sentence(self)
            case .token, .word: try SSML.Token(self)
            case .sayAs: try SSML.SayAs(self)
            case .phoneme: try SSML.Phoneme(self)
            case .sub: try SSML.Sub(self)
            case .lang: try SSML.Lang(self)
            case .voice: try SSML.Voice(self)
            case .emphasis: try SSML.Emphasis(self)
            case .break: try SSML.Break(self)
            case .prosody: try SSML.Prosody(self)
            case .audio: try SSML.Audio(self)
            case .desc: try SSML.Desc(self)
            case .mark: try SSML.Mark(self)
            case .other: SSML.Vendor(self)
            }
        }
    }
}

internal import TextToolkit

/// Reads a lexicon in W3C's Pronunciation Lexicon Specification 1.0, of which the numbers are sections.
struct PLSReader {
    private let document: XML.Document
    private let source: LexiconSource
    private var properties = Lexicon.Properties()
    private var inflections: [EnglishInflection] = []
    private var lexemes: [Lexeme] = []
    private var places: LexiconPlaces
    private var ids: Set<String> = []

    init(_ bytes: [UInt8], file: String?) throws(LexiconError) {
        do {
            document = try XML.Document(bytes, file: file)
        } catch {
            throw LexiconError(error)
        }
        source = LexiconSource(bytes: bytes, file: file)
        places = LexiconPlaces(source: source)
    }

    consuming func lexicon() throws(LexiconError) -> Lexicon {
        let root = document.root
        guard root.isNamed("lexicon", in: PLS.namespace) else {
            let name = root.name
            throw error(
                at: root,
                name.local == "lexicon"
                    ? "The element “lexicon” is in "
                        + (name.namespace.map { "the namespace “\($0)”" } ?? "no namespace")
                        + "; it must be in “\(PLS.namespace)”."
                    : "The document is no lexicon; its root is “\(name)”."
            )
        }
        try readRoot(root)
        for element in try elements(in: root, "lexicon") {
            switch element.name.local {
            case "lexeme": try readLexeme(element)
            case "meta", "metadata":
                if !lexemes.isEmpty {
                    throw error(at: element, "“\(element.name)” comes before all “lexeme” elements.")
                }
                try readMetadata(element)
            default: throw error(at: element, "There is no element “\(element.name)” in “lexicon”.")
            }
        }
        return try Lexicon(lexemes, properties, inflections: inflections, places: places)
    }

    /// Reads the attributes of the root (4.1).
    private mutating func readRoot(_ root: XML.Element) throws(LexiconError) {
        try allow(["version", "alphabet"], xml: ["base", "lang"], in: root)
        let version = try required("version", of: root)
        if version.value != "1.0" {
            throw error(at: version, "The version is “\(version.value)”; it must be “1.0”.")
        }
        let language = try required("lang", in: XML.namespace, of: root)
        do {
            properties.language = try LanguageTag(validating: language.value)
        } catch {
            throw self.error(at: language, error.description)
        }
        properties.alphabet = try alphabet(try required("alphabet", of: root))
        properties.base = root.attribute("base", in: XML.namespace)?.value
    }

    /// Reads `meta` and `metadata` (4.2, 4.3).
    private mutating func readMetadata(_ element: XML.Element) throws(LexiconError) {
        if element.name.local == "metadata" {
            properties.metadata.append(.xml(markup(of: element)))
            return
        }
        try allow(["name", "http-equiv", "content"], in: element)
        let content = try required("content", of: element).value
        switch (element.attribute("name"), element.attribute("http-equiv")) {
        case (let name?, nil) where name.value == PLS.letterCaseProperty:
            guard let letterCase = WordFinder.LetterCase(named: content) else {
                throw error(at: element, "“\(content)” is neither “ignored” nor “significant”.")
            }
            properties.letterCase = letterCase
        case (let name?, nil) where name.value == PLS.inflectionsProperty:
            do {
                inflections = try EnglishInflection.named(content)
            } catch {
                throw self.error(at: element, error.reason)
            }
        case (let name?, nil): properties.metadata.append(.property(name: name.value, content: content))
        case (nil, let name?): properties.metadata.append(.httpEquivalent(name: name.value, content: content))
        default: throw error(at: element, "The element “meta” has either “name” or “http-equiv”, and not both.")
        }
    }

    /// Reads a `lexeme` and what is in it (4.4 to 4.8).
    private mutating func readLexeme(_ element: XML.Element) throws(LexiconError) {
        try allow(["role"], xml: ["id"], in: element)
        var lexeme = Lexeme(graphemes: [], renditions: [])
        if let id = element.attribute("id", in: XML.namespace) {
            lexeme.id = id.value
            guard ids.insert(id.value).inserted else {
                throw error(at: id, "There is an “xml:id” of “\(id.value)” already.")
            }
        }
        if let role = element.attribute("role") { lexeme.roles = try roles(role, in: element) }
        for child in try elements(in: element, "lexeme") {
            switch child.name.local {
            case "grapheme":
                try allow([], in: child)
                lexeme.graphemes.append(try words(of: child))
                places.graphemes.append(Self.start(of: child))
            case "phoneme":
                lexeme.renditions.append(try phoneme(child))
                places.renditions.append(Self.start(of: child))
            case "alias":
                try allow(["prefer"], in: child)
                lexeme.renditions.append(.alias(try words(of: child), isPreferred: try isPreferred(child)))
                places.renditions.append(Self.start(of: child))
            case "example":
                try allow([], in: child)
                lexeme.examples.append(try words(of: child))
            default: throw error(at: child, "There is no element “\(child.name)” in “lexeme”.")
            }
        }
        if lexeme.graphemes.isEmpty { throw error(at: element, "The “lexeme” has no “grapheme”.") }
        if lexeme.renditions.isEmpty { throw error(at: element, "The “lexeme” has neither “phoneme” nor “alias”.") }
        lexemes.append(lexeme)
    }

    /// Reads a `phoneme` (4.6).
    private func phoneme(_ element: XML.Element) throws(LexiconError) -> Lexeme.Rendition {
        try allow(["prefer", "alphabet"], in: element)
        var alphabet = properties.alphabet
        if let own = element.attribute("alphabet") { alphabet = try self.alphabet(own) }
        let isPreferred = try isPreferred(element)
        let text = try textOnly(element)
        do {
            return .phonemes(try Pronunciation(text, in: alphabet), alphabet: alphabet, isPreferred: isPreferred)
        } catch {
            throw source.error(error, at: Self.start(of: element), isPlain: Self.isPlain(element))
        }
    }

    private func isPreferred(_ element: XML.Element) throws(LexiconError) -> Bool {
        guard let prefer = element.attribute("prefer") else { return false }
        switch prefer.value {
        case "true", "1": return true
        case "false", "0": return false
        default: throw error(at: prefer, "“\(prefer.value)” is neither “true” nor “false”.")
        }
    }

    private func alphabet(_ attribute: XML.Attribute) throws(LexiconError) -> PhoneticAlphabet {
        if let known = PhoneticAlphabet(named: attribute.value) { return known }
        let names = PhoneticAlphabet.all.map(\.name).joined(separator: ", ")
        throw source.error(
            .unknownAlphabet, at: attribute.valueLocation.utf8Offset,
            "The alphabet “\(attribute.value)” is not known; there are \(names)."
        )
    }

    /// Reads names with the prefixes of namespaces, white space between (4.4, `role`).
    private func roles(_ attribute: XML.Attribute, in element: XML.Element) throws(LexiconError) -> [Lexeme.Role] {
        var roles: [Lexeme.Role] = []
        for name in attribute.value.split(whereSeparator: \.isWhitespace) {
            let parts = name.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
            switch parts.count {
            // A name without prefix is in the default namespace, as those of elements are; PLS's own need not be mentioned.
            case 1:
                let namespace = element.namespace(ofPrefix: "")
                roles.append(Lexeme.Role(parts[0], namespace: namespace == PLS.namespace ? nil : namespace))
            case 2 where !parts[0].isEmpty && !parts[1].isEmpty:
                guard let namespace = element.namespace(ofPrefix: parts[0]) else {
                    throw error(at: attribute, "Nothing declares the prefix “\(parts[0])” of the role “\(name)”.")
                }
                roles.append(Lexeme.Role(parts[1], namespace: namespace, prefix: parts[0]))
            default: throw error(at: attribute, "“\(name)” is no name of a role.")
            }
        }
        return roles
    }
}

extension PLSReader {
    private func error(at element: XML.Element, _ reason: String) -> LexiconError {
        source.error(.badFormat, at: element.utf8Range.lowerBound, reason)
    }

    private func error(at attribute: XML.Attribute, _ reason: String) -> LexiconError {
        source.error(.badFormat, at: attribute.location.utf8Offset, reason)
    }

    private func required(
        _ name: String, in namespace: String? = nil, of element: XML.Element
    ) throws(LexiconError) -> XML.Attribute {
        if let attribute = element.attribute(name, in: namespace) { return attribute }
        throw error(at: element, "The element “\(element.name)” has no “\(namespace == nil ? "" : "xml:")\(name)”.")
    }

    /// Checks that an element has no other attributes of PLS; those of other namespaces are nobody's business.
    private func allow(_ names: [String], xml: [String] = [], in element: XML.Element) throws(LexiconError) {
        for attribute in element.attributes {
            let name = attribute.name
            let isKnown =
                switch name.namespace {
                case nil: names.contains(name.local)
                case XML.namespace: xml.contains(name.local)
                default: true
                }
            if !isKnown { throw error(at: attribute, "The element “\(element.name)” has no attribute “\(name)”.") }
        }
    }

    /// The elements of PLS in an element that has no text.
    private func elements(in element: XML.Element, _ name: String) throws(LexiconError) -> [XML.Element] {
        var elements: [XML.Element] = []
        for child in element.children {
            switch child {
            case .element(let child):
                // Elements of other namespaces are ignored, as 4.1 and 4.4 let them be anywhere but in text.
                if child.name.namespace == PLS.namespace { elements.append(child) }
            case .text(let text):
                if let byte = text.bytes.firstIndex(where: { !$0.isXMLSpace }) {
                    let offset = text.utf8Range.lowerBound + min(byte - text.bytes.startIndex, text.utf8Range.count - 1)
                    throw source.error(.badFormat, at: offset, "There is text in “\(name)”, which has elements only.")
                }
            case .comment, .processingInstruction: break
            }
        }
        return elements
    }

    private func textOnly(_ element: XML.Element) throws(LexiconError) -> String {
        if let child = element.elements.first {
            throw error(at: child, "There is an element in “\(element.name)”, which has text only.")
        }
        return element.text
    }

    /// The words in an element, a space between where there is any white space.
    private func words(of element: XML.Element) throws(LexiconError) -> String {
        let words = try textOnly(element).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        if words.isEmpty {
            throw source.error(.noWord, at: element.utf8Range.lowerBound, "There is nothing in “\(element.name)”.")
        }
        return words
    }

    /// Where the text of an element starts.
    private static func start(of element: XML.Element) -> Int {
        for case .text(let text) in element.children { return text.utf8Range.lowerBound }
        return element.utf8Range.lowerBound
    }

    /// Whether the text of an element is in one piece and as in the source.
    private static func isPlain(_ element: XML.Element) -> Bool {
        var pieces = 0
        for case .text(let text) in element.children {
            pieces += 1
            if text.utf8Range.count != text.bytes.count { return false }
        }
        return pieces == 1
    }

    /// The source of an element, with declarations of all prefixes that it may use.
    private func markup(of element: XML.Element) -> String {
        let text = String(decoding: source.bytes[element.utf8Range], as: UTF8.self)
        var prefixes: [String: String] = [:]
        var declared = Set(element.namespaceDeclarations.map(\.name.description))
        var ancestor = element.parent
        while let current = ancestor {
            for declaration in current.namespaceDeclarations
            where declared.insert(declaration.name.description).inserted {
                let name = declaration.name
                // The writer declares PLS's namespace, and prefixes that nothing uses are not needed.
                let isNeeded =
                    name.prefix == nil ? declaration.value != PLS.namespace : text.contains("\(name.local):")
                if isNeeded { prefixes[name.description] = declaration.value }
            }
            ancestor = current.parent
        }
        let name = element.name.description
        let declarations = prefixes.keys.sorted().map {
            " \($0)=\"\(XMLText.escaped(prefixes[$0] ?? "", inAttribute: true))\""
        }
        return "<" + name + declarations.joined() + text.dropFirst(name.count + 1)
    }
}

internal import TextToolkit

/// Writes a lexicon in W3C's Pronunciation Lexicon Specification 1.0.
enum PLSWriter {
    static func write(_ lexicon: Lexicon) throws(LexiconError) -> String {
        let properties = lexicon.properties
        let prefixes = prefixes(of: lexicon)
        var result = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        result += "<lexicon version=\"1.0\" xmlns=\"\(PLS.namespace)\""
        for namespace in prefixes.keys.sorted() {
            result += try attribute("xmlns:\(prefixes[namespace] ?? "")", namespace)
        }
        if let base = properties.base { result += try attribute("xml:base", base) }
        result += try attribute("alphabet", properties.alphabet.name)
        result += try attribute("xml:lang", properties.language.tag) + ">\n"
        if properties.letterCase != .ignored {
            result += "  <meta name=\"\(PLS.letterCaseProperty)\" content=\"\(properties.letterCase.name)\"/>\n"
        }
        if !lexicon.inflections.isEmpty {
            let names = lexicon.inflections.map(\.name).joined(separator: " ")
            result += "  <meta name=\"\(PLS.inflectionsProperty)\"" + (try attribute("content", names)) + "/>\n"
        }
        for metadata in properties.metadata {
            switch metadata {
            case .property(let name, let content):
                result += "  <meta" + (try attribute("name", name)) + (try attribute("content", content)) + "/>\n"
            case .httpEquivalent(let name, let content):
                result += "  <meta" + (try attribute("http-equiv", name)) + (try attribute("content", content)) + "/>\n"
            case .xml(let markup): result += "  \(markup)\n"
            }
        }
        for lexeme in lexicon.lexemes { result += try text(of: lexeme, properties, prefixes) }
        return result + "</lexicon>\n"
    }

    private static func text(
        of lexeme: Lexeme, _ properties: Lexicon.Properties, _ prefixes: [String: String]
    ) throws(LexiconError) -> String {
        var result = "  <lexeme"
        if let id = lexeme.id { result += try attribute("xml:id", id) }
        if !lexeme.roles.isEmpty {
            let names = lexeme.roles.map { role in
                role.namespace.flatMap { prefixes[$0] }.map { "\($0):\(role.name)" } ?? role.name
            }
            result += try attribute("role", names.joined(separator: " "))
        }
        result += ">\n"
        for grapheme in lexeme.graphemes { result += try element("grapheme", "", grapheme) }
        for rendition in lexeme.renditions {
            let prefer = rendition.isPreferred ? " prefer=\"true\"" : ""
            switch rendition.content {
            case .alias(let words): result += try element("alias", prefer, words)
            case .phonemes(let pronunciation, let alphabet):
                let text: String
                do {
                    text = try pronunciation.text(in: alphabet)
                } catch {
                    throw LexiconError(
                        code: .notExpressible,
                        reason: "“\(lexeme.graphemes.first ?? "")” (\(pronunciation.ipa)): \(error.reason)"
                    )
                }
                let own = alphabet == properties.alphabet ? "" : try attribute("alphabet", alphabet.name)
                result += try element("phoneme", prefer + own, text)
            }
        }
        for example in lexeme.examples { result += try element("example", "", example) }
        return result + "  </lexeme>\n"
    }

    private static func element(_ name: String, _ attributes: String, _ text: String) throws(LexiconError) -> String {
        "    <\(name)\(attributes)>\(try escaped(text, inAttribute: false))</\(name)>\n"
    }

    private static func attribute(_ name: String, _ value: String) throws(LexiconError) -> String {
        " \(name)=\"\(try escaped(value, inAttribute: true))\""
    }

    private static func escaped(_ text: String, inAttribute: Bool) throws(LexiconError) -> String {
        do {
            try XMLText.validate(text)
        } catch {
            throw LexiconError(code: .notExpressible, reason: "“\(text)”: \(error.reason)")
        }
        return XMLText.escaped(text, inAttribute: inAttribute)
    }

    /// A prefix for each namespace of a role, the role's own where it is free.
    private static func prefixes(of lexicon: Lexicon) -> [String: String] {
        var prefixes: [String: String] = [:]
        var taken: Set<String> = ["xml", "xmlns"]
        for role in lexicon.lexemes.lazy.flatMap(\.roles) {
            guard let namespace = role.namespace, prefixes[namespace] == nil, namespace != PLS.namespace,
                namespace != XML.namespace
            else { continue }
            var prefix = role.prefix ?? "role"
            var number = 1
            while !taken.insert(prefix).inserted {
                number += 1
                prefix = "\(role.prefix ?? "role")\(number)"
            }
            prefixes[namespace] = prefix
        }
        return prefixes
    }
}

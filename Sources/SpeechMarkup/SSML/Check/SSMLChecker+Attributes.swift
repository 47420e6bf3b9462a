/// The attributes of the element whose start tag was read last.
extension SSMLChecker {
    mutating func checkAttributes(of element: StandardElement, _ rules: SSMLSchema.Element, at offset: Int) {
        let attributes = tags.attributes
        if element == .speak {
            isOld = attributes.contains { isNamed($0, "version") && value(of: $0).withoutOuterSpace.equals("1.0") }
        }
        for rule in rules.attributes where rule.isRequired && !(isOld && rule.isNew) {
            if attributes.contains(where: { isNamed($0, rule) }) { continue }
            if dialect.table.doesWithout(rule.writtenName, of: element) { continue }
            emit(
                .error, .missingAttribute, at: offset,
                "“\(element.name)” needs the attribute “\(rule.writtenName)”.",
                rules.source)
        }
        checkTogether(attributes, element, rules, at: offset)
        for attribute in attributes where attribute.namespace != XML.Storage.declarations {
            let value = self.value(of: attribute)
            let rule = attribute.namespace <= 0 ? rules.attributes.first { isNamed(attribute, $0) } : nil
            let row = row(of: attribute, value, element)
            if let rule {
                checkValue(value, of: attribute, rule, element, rules, row)
            } else if row == nil {
                checkUnknown(attribute, element, rules)
            }
            if let row {
                let name = writtenName(attribute)
                tell(
                    row, at: Int(attribute.name),
                    Self.feature(String(decoding: name, as: UTF8.self), value, of: element.name, row))
            }
            if attribute.namespace == 0, isNamed(attribute, "id") { checkIdentifier(value, attribute, element) }
        }
    }

    /// Checks what attributes there must be beside each other, or not.
    private mutating func checkTogether(
        _ attributes: [XML.Storage.Attribute], _ element: StandardElement, _ rules: SSMLSchema.Element, at offset: Int
    ) {
        switch element {
        case .prosody, .voice:
            if attributes.contains(where: { $0.namespace != XML.Storage.declarations }) { break }
            emit(
                .error, .missingAttribute, at: offset,
                "“\(element.name)” needs one of its attributes at least: "
                    + rules.attributes.map(\.writtenName).joined(separator: ", ") + ".",
                rules.source
            )
        case .meta:
            let count = attributes.count { isNamed($0, "name") || isNamed($0, "http-equiv") }
            guard count != 1 else { break }
            emit(
                .error, count == 0 ? .missingAttribute : .unknownAttribute, at: offset,
                "“meta” needs either “name” or “http-equiv”, and \(count == 0 ? "has neither" : "cannot have both").",
                rules.source
            )
        default: break
        }
        for (name, rows) in dialect.table.entry(of: element).attributes where name == Self.required {
            guard let row = rows.first, case .words(let words) = row.values else { continue }
            for word in words where !attributes.contains(where: { isNamed($0, word) }) {
                emit(
                    .error, .missingAttribute, at: offset,
                    "“\(element.name)” needs the attribute “\(word)”. \(row.text)",
                    row.source)
            }
        }
    }

    private static let required = Array("(required)".utf8)

    private mutating func checkValue(
        _ value: ArraySlice<UInt8>, of attribute: XML.Storage.Attribute, _ rule: SSMLSchema.Attribute,
        _ element: StandardElement, _ rules: SSMLSchema.Element, _ row: DialectTable.Row?
    ) {
        let name = rule.writtenName
        if isOld, rule.isNew, !rules.isNew, dialect == .w3c {
            emit(
                .warning, .unknownAttribute, at: Int(attribute.name),
                "“\(name)” came with SSML 1.1, and the document says that it is 1.0.", rules.source)
        }
        if element == .speak, name == "version" {
            if value.withoutOuterSpace.equals("1.1") || value.withoutOuterSpace.equals("1.0") { return }
            return emit(
                .error, .badValue, at: Int(attribute.value),
                "The version is “\(Self.quoted(value))”; there are 1.0 and 1.1.", rules.source)
        }
        if name == "xml:lang", value.isEmpty {
            return emit(
                .warning, .badValue, at: Int(attribute.value),
                "The language is empty, which says that it is unknown.", "XML 1.0, section 2.12")
        }
        if !rule.syntax.accepts(value, isOld: isOld) {
            if let row, row.allowsValue { return }
            return emit(
                .error, .badValue, at: Int(attribute.value),
                "The value “\(Self.quoted(value))” of “\(name)” is wrong. It takes \(rule.syntax.description(isOld: isOld)).",
                rules.source)
        }
        switch (element, name) {
        case (.mark, "name"):
            if !marks.insert(Array(value.withoutOuterSpace)).inserted {
                emit(
                    .error, .duplicate, at: Int(attribute.value), "There is a mark “\(Self.quoted(value))” already.",
                    rules.source
                )
            }
        case (.lookup, "ref"):
            if !lexicons.contains(Array(value.withoutOuterSpace)) {
                emit(
                    .error, .unknownReference, at: Int(attribute.value),
                    "There is no lexicon with the identifier “\(Self.quoted(value))”.", rules.source)
            }
        case (.token, "role"), (.w, "role"):
            // A dialect that knows the role by its prefix does without the declaration.
            if row == nil || dialect == .w3c { checkPrefixes(value, attribute, rules) }
        default: break
        }
    }

    private mutating func checkPrefixes(
        _ value: ArraySlice<UInt8>, _ attribute: XML.Storage.Attribute, _ rules: SSMLSchema.Element
    ) {
        for word in value.words {
            guard let colon = word.firstIndex(of: UInt8(ascii: ":")) else { continue }
            let prefix = String(decoding: word[..<colon], as: UTF8.self)
            if tags.namespaces.isDeclared(prefix) { continue }
            emit(
                .error, .unknownReference, at: Int(attribute.value),
                "Nothing declares the prefix “\(prefix)” of the role.",
                rules.source)
        }
    }

    private mutating func checkUnknown(
        _ attribute: XML.Storage.Attribute, _ element: StandardElement, _ rules: SSMLSchema.Element
    ) {
        let name = String(decoding: writtenName(attribute), as: UTF8.self)
        // Attributes of other namespaces are their owners' business (section 2.2.1); SSML's own have none.
        if attribute.namespace > 1, tags.namespaces.uris[Int(attribute.namespace)] != SSML.namespace { return }
        if attribute.namespace == 0 {
            guard name == "xml:lang", !(isOld && element == .voice) else { return }
            return emit(
                .warning, .unknownAttribute, at: Int(attribute.name),
                "“xml:lang” means nothing in “\(element.name)”; the element “lang” changes the language.",
                "SSML 1.1, section 3.1.2")
        }
        if attribute.namespace < 0, name.contains(":") { return checkUndeclared(name, at: Int(attribute.name)) }
        emit(
            .error, .unknownAttribute, at: Int(attribute.name),
            "“\(element.name)” has no attribute “\(name)”."
                + (rules.attributes.isEmpty
                    ? "" : " It has " + rules.attributes.map(\.writtenName).joined(separator: ", ") + "."),
            rules.source)
    }

    private mutating func checkIdentifier(
        _ value: ArraySlice<UInt8>, _ attribute: XML.Storage.Attribute, _ element: StandardElement
    ) {
        let identifier = Array(value.withoutOuterSpace)
        if element == .lexicon { lexicons.insert(identifier) }
        if !identifiers.insert(identifier).inserted {
            emit(
                .error, .duplicate, at: Int(attribute.value),
                "There is an identifier “\(Self.quoted(identifier[...]))” already.",
                "SSML 1.1, section 3.1.4")
        }
    }

    private func row(
        of attribute: XML.Storage.Attribute, _ value: ArraySlice<UInt8>, _ element: StandardElement
    ) -> DialectTable.Row? {
        let entries = dialect.table.entry(of: element).attributes
        if entries.isEmpty { return nil }
        let name = writtenName(attribute)
        return entries.first { $0.name.count == name.count && $0.name.elementsEqual(name) }?.rows
            .first { $0.values.fit(value) }
    }
}

extension SSMLChecker {
    func value(of attribute: XML.Storage.Attribute) -> ArraySlice<UInt8> {
        let isDecoded = attribute.decoded >= 0
        let start = Int(isDecoded ? attribute.decoded : attribute.value)
        return (isDecoded ? tags.decoded : tags.source)[start..<start + Int(attribute.valueCount)]
    }

    func writtenName(_ attribute: XML.Storage.Attribute) -> ArraySlice<UInt8> {
        tags.source[Int(attribute.name)..<Int(attribute.name + attribute.nameCount)]
    }

    /// Whether it is an attribute without a namespace, or of XML's.
    private func isNamed(_ attribute: XML.Storage.Attribute, _ local: String) -> Bool {
        guard attribute.namespace <= 0 else { return false }
        let name = writtenName(attribute)
        return (attribute.namespace == 0 ? name.dropFirst(4) : name).equals(local)
    }

    private func isNamed(_ attribute: XML.Storage.Attribute, _ rule: SSMLSchema.Attribute) -> Bool {
        guard attribute.namespace == (rule.isXML ? 0 : -1) else { return false }
        let skipped: Int32 = rule.isXML ? 4 : 0
        guard Int(attribute.nameCount - skipped) == rule.name.count else { return false }
        return writtenName(attribute).dropFirst(Int(skipped)).elementsEqual(rule.name)
    }

    /// A value as messages show it: on one line, and not all of a long one.
    static func quoted(_ value: ArraySlice<UInt8>) -> String {
        let text = String(decoding: value, as: UTF8.self)
        let short = value.count <= 80 ? text : text.prefix(60) + "…"
        let scalars = short.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }
        return String(String.UnicodeScalarView(scalars))
    }
}

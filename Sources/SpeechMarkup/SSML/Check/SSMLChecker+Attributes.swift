/// The attributes of the element whose start tag was read last.
extension SSMLChecker {
    mutating func checkAttributes(of element: ElementRow, _ entry: DialectTable.Entry?, at offset: Int) {
        let attributes = tags.attributes
        if element === Vocabulary.speak.erased {
            isOld = attributes.contains {
                writtenName($0).equals("version") && value(of: $0).withoutOuterSpace.equals("1.0")
            }
        }
        for row in element.attributes where row.isRequired && !(isOld && row.isNew) {
            if attributes.contains(where: { isNamed($0, row) }) { continue }
            if entry != nil, dialect.table.doesWithout(row.name.text, of: element.name) { continue }
            missing("“\(element.name)” needs the attribute “\(row.name)”.", element.source, at: offset)
        }
        if !attributes.isEmpty || element.isStandard { checkTogether(attributes, element, entry, at: offset) }
        for attribute in attributes where attribute.namespace != XML.Storage.declarations {
            let value = self.value(of: attribute)
            let verdict = entry?.rows(of: writtenName(attribute)).first { $0.values.fit(value) }
            if let row = element.attributes.first(where: { isNamed(attribute, $0) }) {
                checkValue(value, of: attribute, row, element, verdict)
            } else if let added = added(attribute, element) {
                checkValue(value, of: attribute, added, element, verdict)
            } else if verdict == nil {
                checkUnknown(attribute, element)
            }
            if let verdict { tell(verdict, of: attribute, value, element) }
            if attribute.namespace == 0, writtenName(attribute).equals(SSML.AttributeName.xmlID.text) {
                checkIdentifier(value, attribute, element)
            }
        }
    }

    private func missing(_ message: String, _ source: String, at offset: Int) {
        emit(.error, .missingAttribute, at: offset, message, source)
    }

    /// What the dialect's vendor adds to an element of SSML's.
    private func added(_ attribute: XML.Storage.Attribute, _ element: ElementRow) -> AttributeRow? {
        Vocabulary.added.first {
            $0.element == element.name && $0.vendors.contains(dialect.name)
                && writtenName(attribute).elementsEqual($0.row.utf8)
        }?.row
    }

    /// Checks what attributes there must be beside each other, or not.
    private func checkTogether(
        _ attributes: [XML.Storage.Attribute], _ element: ElementRow, _ entry: DialectTable.Entry?, at offset: Int
    ) {
        func has(_ name: SSML.AttributeName) -> Bool { attributes.contains { writtenName($0).equals(name.text) } }
        switch element.name {
        case .prosody, .voice:
            if attributes.contains(where: { $0.namespace != XML.Storage.declarations }) { break }
            missing(
                "“\(element.name)” needs one of its attributes at least: \(element.attributeNames).", element.source,
                at: offset)
        case .meta:
            let hasName = has(.name)
            guard hasName == has(.httpEquivalent) else { break }
            emit(
                .error, hasName ? .unknownAttribute : .missingAttribute, at: offset,
                "“meta” needs either “name” or “http-equiv”, and \(hasName ? "cannot have both" : "has neither").",
                element.source)
        default: break
        }
        guard let required = entry?.required else { return }
        for name in required.names where !attributes.contains(where: { writtenName($0).equals(name) }) {
            missing(
                "“\(element.name)” needs the attribute “\(name)”. \(required.row.text)", required.row.source, at: offset
            )
        }
    }

    private mutating func checkValue(
        _ value: ArraySlice<UInt8>, of attribute: XML.Storage.Attribute, _ row: AttributeRow, _ element: ElementRow,
        _ verdict: DialectTable.Row?
    ) {
        let place = Int(attribute.value)
        if isOld, row.isNew, !element.isNew, dialect == .w3c {
            emit(
                .warning, .unknownAttribute, at: Int(attribute.name),
                "“\(row.name)” came with SSML 1.1, and the document says that it is 1.0.", element.source)
        }
        switch row.conformance(of: value) {
        case .standard?: break
        case .older? where isOld: break
        case .doubtful(let reason)?:
            if isOld || verdict?.allowsValue == true { break }
            emit(.warning, .badValue, at: place, reason, element.source)
        case .older?, nil:
            if verdict?.allowsValue == true { return }
            return emit(
                .error, .badValue, at: place,
                "The value “\(Self.quoted(value))” of “\(row.name)” is wrong. It takes \(row.expectation(for: value)).",
                element.source)
        }
        let text = value.withoutOuterSpace
        switch row.relation {
        case .version:
            if text.equals("1.1") || text.equals("1.0") { return }
            emit(
                .error, .badValue, at: place, "The version is “\(Self.quoted(value))”; there are 1.0 and 1.1.",
                element.source)
        case .mark:
            if marks.insert(Array(text)).inserted { return }
            emit(.error, .duplicate, at: place, "There is a mark “\(Self.quoted(value))” already.", element.source)
        case .lexicon:
            if lexicons.contains(Array(text)) { return }
            emit(
                .error, .unknownReference, at: place,
                "There is no lexicon with the identifier “\(Self.quoted(value))”.", element.source)
        // A dialect that knows the role by its prefix does without the declaration.
        case .prefixes: if verdict == nil || dialect == .w3c { checkPrefixes(value, attribute, element) }
        case .identifier, .none: break
        }
    }

    private func checkPrefixes(
        _ value: ArraySlice<UInt8>, _ attribute: XML.Storage.Attribute, _ element: ElementRow
    ) {
        for word in value.words {
            guard let colon = word.firstIndex(of: UInt8(ascii: ":")) else { continue }
            let prefix = String(decoding: word[..<colon], as: UTF8.self)
            if tags.namespaces.isDeclared(prefix) { continue }
            emit(
                .error, .unknownReference, at: Int(attribute.value),
                "Nothing declares the prefix “\(prefix)” of the role.", element.source)
        }
    }

    private func checkUnknown(_ attribute: XML.Storage.Attribute, _ element: ElementRow) {
        let name = String(decoding: writtenName(attribute), as: UTF8.self)
        let uri = attribute.namespace < 0 ? nil : tags.namespaces.uris[Int(attribute.namespace)]
        if attribute.namespace == 0 {
            guard name == SSML.AttributeName.xmlLang.text, !(isOld && element.name == .voice) else { return }
            return emit(
                .warning, .unknownAttribute, at: Int(attribute.name),
                "“xml:lang” means nothing in “\(element.name)”; the element “lang” changes the language.",
                "SSML 1.1, section 3.1.2")
        }
        if let colon = name.firstIndex(of: ":"), uri != SSML.namespace {
            // Attributes of other namespaces are their owners' business (section 2.2.1); SSML's own have none.
            if attribute.namespace < 0 { checkUndeclared(writtenName(attribute), at: Int(attribute.name)) }
            let qualified = SSML.QualifiedName(prefix: String(name[..<colon]), local: "", namespace: uri)
            guard let prefix = SSML.Namespace.vendorPrefix(of: qualified), !isDocumented(name, element) else { return }
            return checkUndocumented(
                "attribute “\(name.visible)” of “\(element.name)”", prefix, .unknownAttribute, at: Int(attribute.name))
        }
        let names = element.attributes.map(\.name.text)
        emit(
            .error, .unknownAttribute, at: Int(attribute.name),
            "“\(element.name)” has no attribute “\(name.visible)”."
                + (names.isEmpty ? "" : " It has \(element.attributeNames).") + Spelling.hint(name, among: names),
            element.source)
    }

    private func isDocumented(_ name: String, _ element: ElementRow) -> Bool {
        Vocabulary.added.contains { $0.element == element.name && $0.row.name.text == name }
    }

    private mutating func checkIdentifier(
        _ value: ArraySlice<UInt8>, _ attribute: XML.Storage.Attribute, _ element: ElementRow
    ) {
        let identifier = Array(value.withoutOuterSpace)
        if element === Vocabulary.lexicon.erased { lexicons.insert(identifier) }
        if identifiers.insert(identifier).inserted { return }
        emit(
            .error, .duplicate, at: Int(attribute.value),
            "There is an identifier “\(Self.quoted(identifier[...]))” already.", "SSML 1.1, section 3.1.4")
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

    private func isNamed(_ attribute: XML.Storage.Attribute, _ row: AttributeRow) -> Bool {
        Int(attribute.nameCount) == row.utf8.count && writtenName(attribute).elementsEqual(row.utf8)
    }

    /// A value as messages show it.
    static func quoted(_ value: ArraySlice<UInt8>) -> String { String(decoding: value, as: UTF8.self).visible }
}

/// Checks a document against SSML 1.1 and a dialect, in one pass over its nodes in their order.
///
/// What is wrong is reported as it is met, so that a document with a million mistakes needs no memory for them.
struct SSMLChecker {
    let storage: XML.Storage
    let dialect: SSMLDialect
    /// What was found and not passed on yet.
    private var found: [Diagnostic] = []
    private var locations: LocationCursor

    /// The namespace of SSML in this document, as a number of the storage; -1 where it has none.
    private var namespace: Int32 = -1
    /// Whether the document says that it is SSML 1.0.
    private(set) var isOld = false
    private var open: [Scope] = []
    /// Whether something that is spoken has begun.
    private var hasBody = false
    private var marks: Set<ArraySlice<UInt8>> = []
    private var identifiers: Set<ArraySlice<UInt8>> = []
    private var lexicons: Set<ArraySlice<UInt8>> = []
    /// The rows of the dialect that have been told of once, which is enough for a note.
    private var told: Set<Int> = []

    /// An element that is open.
    struct Scope {
        /// `nil` for an element that is none of SSML's.
        var element: StandardElement?
        /// Behind its last node.
        var end: Int
        var isInParagraph: Bool
        var isInSentence: Bool
    }

    init(_ document: XML.Document, for dialect: SSMLDialect) {
        storage = document.storage
        self.dialect = dialect
        locations = LocationCursor(storage.lines, storage.source)
    }

    /// Passes on all there is to say.
    ///
    /// - Complexity: O(*n*) in the bytes.
    mutating func check<Failure>(_ body: (Diagnostic) throws(Failure) -> Void) throws(Failure) {
        let nodes = storage.nodes
        checkLength()
        checkRoot()
        var index = storage.root
        let end = Int(nodes[index].next)
        while index < end {
            while let last = open.last, last.end <= index { open.removeLast() }
            switch nodes[index].kind {
            case .element:
                let element = checkElement(index)
                if element == .metadata {
                    checkMetadata(index)
                    index = Int(nodes[index].next) - 1
                }
            case .text: checkText(nodes[index])
            case .comment, .processingInstruction: break
            }
            index += 1
            if found.isEmpty { continue }
            for diagnostic in found { try body(diagnostic) }
            found.removeAll(keepingCapacity: true)
        }
    }

    mutating func emit(
        _ severity: Diagnostic.Severity, _ code: Diagnostic.Code, at offset: Int32, _ message: String, _ source: String
    ) {
        let location = locations.location(of: Int(offset))
        found.append(Diagnostic(severity: severity, code: code, message: message, location: location, source: source))
    }

    // MARK: Documents

    private mutating func checkLength() {
        guard let limit = dialect.limit else { return }
        for bound in limit.bounds {
            let count = SSMLMeasure(storage).count(of: bound)
            guard count > bound.most else { continue }
            emit(
                .error, .tooLong, at: storage.nodes[storage.root].start,
                "The document is too long for one request: it has \(count), and there may be \(bound.description).",
                limit.source
            )
        }
    }

    private mutating func checkRoot() {
        let root = storage.nodes[storage.root]
        namespace = root.reference
        let local = localName(root)
        guard StandardElement(local) == .speak else {
            return emit(
                .error, .misplacedElement, at: root.start,
                "The root element is “\(writtenName(root))”; it must be “speak”.", "SSML 1.1, section 2.1"
            )
        }
        let uri = namespace < 0 ? nil : storage.namespaces[Int(namespace)]
        if uri != StandardElement.namespace, uri != nil || !dialect.table.doesWithout("xmlns", of: .speak) {
            emit(
                .error, .badNamespace, at: root.start,
                uri.map { "The namespace of “speak” is “\($0)”; it must be “\(StandardElement.namespace)”." }
                    ?? "“speak” is in no namespace; it must be in “\(StandardElement.namespace)”.",
                "SSML 1.1, section 2.1"
            )
        }
    }

    // MARK: Elements

    private mutating func checkElement(_ index: Int) -> StandardElement? {
        let node = storage.nodes[index]
        let parent = open.last
        let isUndeclared = node.reference < 0 && hasPrefix(node)
        let element = node.reference == namespace && !isUndeclared ? StandardElement(localName(node)) : nil
        open.append(
            Scope(
                element: element, end: Int(node.next), isInParagraph: parent?.isInParagraph == true || element == .p,
                isInSentence: parent?.isInSentence == true || element == .s)
        )
        guard let element else {
            if parent?.element == .speak { hasBody = true }
            checkOther(node, isUndeclared: isUndeclared)
            return nil
        }
        if let parent { checkPlace(of: element, node, in: parent) }
        let rules = SSMLSchema.rules(of: element)
        if isOld, rules.isNew, dialect == .w3c {
            emit(
                .warning, .unknownElement, at: node.start,
                "“\(element.name)” came with SSML 1.1, and the document says that it is 1.0.", rules.source)
        }
        if let row = dialect.table.entry(of: element).row { tell(row, at: node.start, "“\(element.name)”") }
        checkAttributes(node, element, rules)
        return element
    }

    private mutating func checkPlace(of element: StandardElement, _ node: XML.Storage.Node, in parent: Scope) {
        guard let outer = parent.element else { return }
        let rules = SSMLSchema.rules(of: outer)
        if !rules.children.contains(element), !dialect.table.takes(element, in: outer) {
            let takes = rules.children.isEmpty ? "It takes no elements." : "It takes \(rules.children.names)."
            emit(
                .error, .misplacedElement, at: node.start,
                "“\(element.name)” cannot stand in “\(outer.name)”. \(takes)",
                rules.source)
        } else if element == .s && parent.isInSentence || element == .p && (parent.isInParagraph || parent.isInSentence)
        {
            emit(
                .error, .misplacedElement, at: node.start,
                "“\(element.name)” cannot stand in another “\(parent.isInSentence ? "s" : "p")”, "
                    + "whatever is between them.",
                SSMLSchema.rules(of: .s).source)
        } else if outer == .speak, SSMLSchema.header.contains(element), hasBody {
            emit(
                .error, .misplacedElement, at: node.start,
                "“\(element.name)” must come before all text and all other elements of “speak”.",
                SSMLSchema.rules(of: .speak).source)
        }
        if outer == .speak {
            if !SSMLSchema.header.contains(element) { hasBody = true }
            checkChildOfRoot(element.name, at: node.start)
        }
    }

    /// Checks an element of a vendor, or one that nobody knows.
    private mutating func checkOther(_ node: XML.Storage.Node, isUndeclared: Bool) {
        let name = writtenName(node)
        if open.count > 1, open[open.count - 2].element == .speak { checkChildOfRoot(name, at: node.start) }
        if let row = dialect.table.row(ofElement: name) {
            tell(row, at: node.start, "“\(name)”")
            for attribute in storage.attributes(of: node) where attribute.namespace != 1 {
                let local = String(decoding: writtenName(attribute), as: UTF8.self)
                let value = storage.value(of: attribute)
                if let row = dialect.table.row(ofAttribute: local, of: name, value: value) {
                    tell(row, at: attribute.name, Self.feature(local, value, of: name, row))
                }
            }
        } else if isUndeclared {
            checkUndeclared(name, at: node.start)
        } else if node.reference == namespace, open.count > 1 {
            emit(
                .error, .unknownElement, at: node.start, "There is no element “\(name)” in SSML.", "SSML 1.1, section 3"
            )
        }
    }

    /// Vendors take their prefixes undeclared; XML does not.
    fileprivate mutating func checkUndeclared(_ name: String, at offset: Int32) {
        emit(
            .error, .badNamespace, at: offset, "Nothing declares the prefix of “\(name)”.",
            "Namespaces in XML 1.0, section 5")
    }

    private mutating func checkChildOfRoot(_ name: String, at offset: Int32) {
        guard let row = dialect.table.rowOfRootChildren,
            !row.values.fit(Array(name.utf8)[...])
        else { return }
        if told.insert(row.number).inserted {
            emit(.error, .misplacedElement, at: offset, row.text, row.source)
        }
    }

    // MARK: Text

    private mutating func checkText(_ node: XML.Storage.Node) {
        guard let scope = open.last, let element = scope.element else { return }
        let rules = SSMLSchema.rules(of: element)
        if rules.hasText, element != .speak || hasBody && dialect.table.count == 0 { return }
        let bytes = storage.bytes(at: node.start, node.count, decoded: node.reference)
        guard let first = bytes.firstIndex(where: { !$0.isXMLSpace }) else { return }
        let offset = node.start + (node.reference < 0 ? Int32(first - bytes.startIndex) : 0)
        if element == .speak {
            hasBody = true
            checkChildOfRoot("text", at: offset)
        } else {
            emit(.error, .misplacedText, at: offset, "There cannot be text in “\(element.name)”.", rules.source)
        }
    }

    /// What is in metadata is nobody's business, but that it consists of elements of another namespace.
    private mutating func checkMetadata(_ index: Int) {
        let nodes = storage.nodes
        var child = index + 1
        while child < Int(nodes[index].next) {
            if nodes[child].kind == .text { checkText(nodes[child]) }
            if nodes[child].kind == .element, nodes[child].reference == namespace {
                emit(
                    .error, .misplacedElement, at: nodes[child].start,
                    "“\(writtenName(nodes[child]))” cannot stand in “metadata”, which takes elements of other namespaces.",
                    SSMLSchema.rules(of: .metadata).source
                )
            }
            child = Int(nodes[child].next)
        }
    }
}

// MARK: Attributes

extension SSMLChecker {
    private mutating func checkAttributes(
        _ node: XML.Storage.Node, _ element: StandardElement, _ rules: SSMLSchema.Element
    ) {
        let attributes = storage.attributes(of: node)
        if element == .speak {
            isOld = attributes.contains { isNamed($0, "version") && storage.value(of: $0).equals("1.0") }
        }
        for rule in rules.attributes where rule.isRequired && !(isOld && rule.isNew) {
            if attributes.contains(where: { isNamed($0, rule) }) { continue }
            if dialect.table.doesWithout(rule.writtenName, of: element) { continue }
            emit(
                .error, .missingAttribute, at: node.start,
                "“\(element.name)” needs the attribute “\(rule.writtenName)”.",
                rules.source)
        }
        checkTogether(attributes, node, element, rules)
        for attribute in attributes where attribute.namespace != 1 {
            let value = storage.value(of: attribute)
            let rule = attribute.namespace <= 0 ? rules.attributes.first { isNamed(attribute, $0) } : nil
            let row = row(of: attribute, value, element)
            if let rule {
                checkValue(value, of: attribute, rule, element, rules, row)
            } else if row == nil {
                checkUnknown(attribute, element, rules)
            }
            if let row {
                let name = String(decoding: writtenName(attribute), as: UTF8.self)
                tell(row, at: attribute.name, Self.feature(name, value, of: element.name, row))
            }
            if attribute.namespace == 0, isNamed(attribute, "id") { checkIdentifier(value, attribute, element) }
        }
    }

    /// Checks what attributes there must be beside each other, or not.
    private mutating func checkTogether(
        _ attributes: ArraySlice<XML.Storage.Attribute>, _ node: XML.Storage.Node, _ element: StandardElement,
        _ rules: SSMLSchema.Element
    ) {
        switch element {
        case .prosody, .voice:
            if attributes.contains(where: { $0.namespace != 1 }) { break }
            emit(
                .error, .missingAttribute, at: node.start,
                "“\(element.name)” needs one of its attributes at least: "
                    + rules.attributes.map(\.writtenName).joined(separator: ", ") + ".",
                rules.source
            )
        case .meta:
            let count = attributes.count { isNamed($0, "name") || isNamed($0, "http-equiv") }
            guard count != 1 else { break }
            emit(
                .error, count == 0 ? .missingAttribute : .unknownAttribute, at: node.start,
                "“meta” needs either “name” or “http-equiv”, and \(count == 0 ? "has neither" : "cannot have both").",
                rules.source
            )
        default: break
        }
        for (name, rows) in dialect.table.entry(of: element).attributes where name == Self.required {
            guard let row = rows.first, case .words(let words) = row.values else { continue }
            for word in words where !attributes.contains(where: { isNamed($0, word) }) {
                emit(
                    .error, .missingAttribute, at: node.start,
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
                .warning, .unknownAttribute, at: attribute.name,
                "“\(name)” came with SSML 1.1, and the document says that it is 1.0.", rules.source)
        }
        if element == .speak, name == "version" {
            if value.equals("1.1") || value.equals("1.0") { return }
            return emit(
                .error, .badValue, at: attribute.value,
                "The version is “\(Self.quoted(value))”; there are 1.0 and 1.1.", rules.source)
        }
        if name == "xml:lang", value.isEmpty {
            return emit(
                .warning, .badValue, at: attribute.value,
                "The language is empty, which says that it is unknown.", "XML 1.0, section 2.12")
        }
        if !rule.syntax.accepts(value, isOld: isOld) {
            if let row, row.allowsValue { return }
            return emit(
                .error, .badValue, at: attribute.value,
                "The value “\(Self.quoted(value))” of “\(name)” is wrong. It takes \(rule.syntax.description(isOld: isOld)).",
                rules.source)
        }
        switch (element, name) {
        case (.mark, "name"):
            if !marks.insert(value.withoutOuterSpace).inserted {
                emit(
                    .error, .duplicate, at: attribute.value, "There is a mark “\(Self.quoted(value))” already.", rules.source
                )
            }
        case (.lookup, "ref"):
            if !lexicons.contains(value.withoutOuterSpace) {
                emit(
                    .error, .unknownReference, at: attribute.value,
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
            guard let index = storage.node(startingBefore: attribute.name),
                XML.Element(storage: storage, index: index).namespace(ofPrefix: prefix) == nil
            else { continue }
            emit(
                .error, .unknownReference, at: attribute.value, "Nothing declares the prefix “\(prefix)” of the role.",
                rules.source)
        }
    }

    private mutating func checkUnknown(
        _ attribute: XML.Storage.Attribute, _ element: StandardElement, _ rules: SSMLSchema.Element
    ) {
        let name = String(decoding: writtenName(attribute), as: UTF8.self)
        // Attributes of other namespaces are their owners' business (section 2.2.1).
        if attribute.namespace > 1 { return }
        if attribute.namespace == 0 {
            guard name == "xml:lang", !(isOld && element == .voice) else { return }
            return emit(
                .warning, .unknownAttribute, at: attribute.name,
                "“xml:lang” means nothing in “\(element.name)”; the element “lang” changes the language.",
                "SSML 1.1, section 3.1.2")
        }
        if name.contains(":") { return checkUndeclared(name, at: attribute.name) }
        emit(
            .error, .unknownAttribute, at: attribute.name,
            "“\(element.name)” has no attribute “\(name)”."
                + (rules.attributes.isEmpty
                    ? "" : " It has " + rules.attributes.map(\.writtenName).joined(separator: ", ") + "."),
            rules.source)
    }

    private mutating func checkIdentifier(
        _ value: ArraySlice<UInt8>, _ attribute: XML.Storage.Attribute, _ element: StandardElement
    ) {
        let identifier = value.withoutOuterSpace
        if element == .lexicon { lexicons.insert(identifier) }
        if !identifiers.insert(identifier).inserted {
            emit(
                .error, .duplicate, at: attribute.value, "There is an identifier “\(Self.quoted(identifier))” already.",
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

    // MARK: Dialects

    /// Tells what the dialect makes of something.
    private mutating func tell(_ row: DialectTable.Row, at offset: Int32, _ feature: @autoclosure () -> String) {
        let (severity, code, opening): (Diagnostic.Severity, Diagnostic.Code, String)
        switch row.verdict {
        case .keep, .optional: return
        case .limited:
            (severity, code, opening) = (.note, .limited, "takes \(feature()) within limits.")
        case .unconfirmed:
            (severity, code, opening) = (.note, .unconfirmed, "may take \(feature()): that is unconfirmed.")
        case .drop: (severity, code, opening) = (.warning, .unsupported, "leaves out \(feature()).")
        case .refuse: (severity, code, opening) = (.error, .unsupported, "refuses \(feature()).")
        case .rewrite: (severity, code, opening) = (.warning, .otherForm, "has another form for \(feature()).")
        case .require:
            (severity, code, opening) = (.error, .otherForm, "refuses \(feature()), and has another form for it.")
        }
        if severity == .note, !told.insert(row.number).inserted { return }
        emit(
            severity, code, at: offset, "“\(dialect.name)” \(opening)" + (row.text.isEmpty ? "" : " " + row.text),
            row.source)
    }

    static func feature(
        _ attribute: String, _ value: ArraySlice<UInt8>, of element: String, _ row: DialectTable.Row
    ) -> String {
        if case .all = row.values { return "“\(attribute)” of “\(element)”" }
        return "“\(quoted(value))” as “\(attribute)” of “\(element)”"
    }
}

extension DialectTable.Row {
    /// Whether it lets a value be that the standard does not know.
    fileprivate var allowsValue: Bool {
        if case .all = values { return false }
        return switch verdict {
        case .keep, .limited, .unconfirmed, .rewrite, .require: true
        default: false
        }
    }
}

// MARK: Names and values

extension SSMLChecker {
    fileprivate func writtenName(_ node: XML.Storage.Node) -> String {
        String(decoding: storage.source[Int(node.start) + 1..<Int(node.start + 1 + node.count)], as: UTF8.self)
    }

    fileprivate func hasPrefix(_ node: XML.Storage.Node) -> Bool {
        storage.source[Int(node.start) + 1..<Int(node.start + 1 + node.count)].contains(UInt8(ascii: ":"))
    }

    private func localName(_ node: XML.Storage.Node) -> ArraySlice<UInt8> {
        let name = storage.source[Int(node.start) + 1..<Int(node.start + 1 + node.count)]
        guard let colon = name.firstIndex(of: UInt8(ascii: ":")) else { return name }
        return name[(colon + 1)...]
    }

    fileprivate func writtenName(_ attribute: XML.Storage.Attribute) -> ArraySlice<UInt8> {
        storage.source[Int(attribute.name)..<Int(attribute.name + attribute.nameCount)]
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
    fileprivate static func quoted(_ value: ArraySlice<UInt8>) -> String {
        let text = String(decoding: value, as: UTF8.self)
        let short = value.count <= 80 ? text : text.prefix(60) + "…"
        let scalars = short.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }
        return String(String.UnicodeScalarView(scalars))
    }
}

extension XML.Storage {
    func attributes(of node: Node) -> ArraySlice<Attribute> {
        attributes[Int(node.attributes)..<Int(node.attributes + node.attributeCount)]
    }

    func value(of attribute: Attribute) -> ArraySlice<UInt8> {
        bytes(at: attribute.value, attribute.valueCount, decoded: attribute.decoded)
    }

    /// The element that an offset within a start tag belongs to.
    func node(startingBefore offset: Int32) -> Int? {
        var low = 0
        var high = nodes.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if nodes[middle].start <= offset { low = middle } else { high = middle }
        }
        return nodes.isEmpty ? nil : low
    }
}

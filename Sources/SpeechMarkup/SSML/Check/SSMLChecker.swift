/// Checks a document against SSML 1.1 and a dialect while it is read: no tree is made of it.
///
/// What is wrong is reported as it is met, so that a document with a million mistakes needs no memory for them.
struct SSMLChecker: XML.EventHandler {
    let dialect: SSMLDialect
    private let report: (Diagnostic) -> Void
    private var locations: LocationCursor
    var tags: XML.TagReader
    /// What stops the reader.
    private(set) var fault: XML.Fault?

    /// The namespace of SSML in this document, as a number of the reader's; -1 where it has none.
    private var namespace: Int32 = -1
    /// Whether the document says that it is SSML 1.0.
    var isOld = false
    private var open: [Scope] = []
    /// Whether something that is spoken has begun.
    private var hasBody = false
    private var rootOffset = 0
    private var counts = SSMLCounts()
    var marks: Set<[UInt8]> = []
    var identifiers: Set<[UInt8]> = []
    var lexicons: Set<[UInt8]> = []
    /// The rows of the dialect that have been told of once, which is enough for a note.
    var told: Set<Int> = []

    /// An element that is open.
    struct Scope {
        /// `nil` for an element that is none of SSML's.
        var element: StandardElement?
        /// Where its start tag starts.
        var offset: Int
        var isInParagraph = false
        var isInSentence = false
        /// Whether it is within `metadata`, where nothing is SSML's business.
        var isIgnored = false
    }

    init(_ source: [UInt8], for dialect: SSMLDialect, report: @escaping (Diagnostic) -> Void) {
        self.dialect = dialect
        self.report = report
        locations = LocationCursor(source)
        tags = XML.TagReader(source, undeclaredPrefixes: SSML.Namespace.undeclared)
    }

    mutating func emit(
        _ severity: Diagnostic.Severity, _ code: Diagnostic.Code, at offset: Int, _ message: String, _ source: String
    ) {
        let location = locations.location(of: offset)
        report(Diagnostic(severity: severity, code: code, message: message, location: location, source: source))
    }

    /// Reports what can be told when all of the document was read.
    mutating func finish() {
        guard let limit = dialect.limit else { return }
        for bound in limit.bounds {
            let count = counts.count(of: bound, in: tags.source)
            guard count > bound.most else { continue }
            emit(
                .error, .tooLong, at: rootOffset,
                "The document is too long for one request: it has \(count), and there may be \(bound.description).",
                limit.source
            )
        }
    }

    // MARK: Reading

    /// The name and the place of the element that is open.
    var openElement: (name: String, offset: Int)? {
        guard let last = open.last else { return nil }
        let name = tags.source[(last.offset + 1)...].prefix {
            !($0.isXMLSpace || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ">"))
        }
        return (String(decoding: name, as: UTF8.self), last.offset)
    }

    mutating func start(_ range: Range<Int>, decodedValue: (Int) -> [UInt8]) -> Bool {
        guard fault == nil else { return false }
        tags.removeAttributes()
        let number: Int32
        do {
            number = try tags.enter(range, depth: open.count, decodedValue: decodedValue)
        } catch {
            fault = error
            return false
        }
        checkElement(tags.source[range.lowerBound + 1..<tags.nameEnd], number)
        return true
    }

    mutating func end(at _: Int) {
        guard fault == nil, open.popLast() != nil else { return }
        tags.leave()
    }

    mutating func aside(_: XML.Storage.Kind, _: Range<Int>) {}

    mutating func stop(_ code: XML.ParseError.Code, _ offset: Int, _ reason: String) {
        if fault == nil { fault = XML.Fault(code: code, offset: offset, reason: reason) }
    }

    mutating func text(_ range: Range<Int>, _ bytes: Span<UInt8>) {
        guard fault == nil, let scope = open.last else { return }
        if dialect.limit != nil { counts.add(bytes) }
        guard !scope.isIgnored, let element = scope.element else { return }
        let rules = SSMLSchema.rules(of: element)
        if rules.hasText, element != .speak || hasBody && dialect.table.rowOfRootChildren == nil { return }
        var index = 0
        while index < bytes.count, bytes[index].isXMLSpace { index += 1 }
        if index == bytes.count { return }
        let offset = range.lowerBound + (bytes.count == range.count ? index : 0)
        if element == .speak {
            hasBody = true
            checkChildOfRoot("text", at: offset)
        } else {
            emit(.error, .misplacedText, at: offset, "There cannot be text in “\(element.name)”.", rules.source)
        }
    }

    // MARK: Elements

    private mutating func checkElement(_ name: ArraySlice<UInt8>, _ number: Int32) {
        let offset = name.startIndex - 1
        let prefixEnd = name.firstIndex(of: UInt8(ascii: ":"))
        let local = prefixEnd.map { name[($0 + 1)...] } ?? name
        if open.isEmpty { checkRoot(name, local, number) }
        let isUndeclared = number < 0 && prefixEnd != nil
        let isSSML = number == namespace && !isUndeclared
        let element = isSSML ? StandardElement(local) : nil
        if dialect.limit != nil { counts.add(element: name, dialect) }

        let parent = open.last
        let isIgnored = parent.map { $0.isIgnored || $0.element == .metadata } ?? false
        open.append(
            Scope(
                element: element, offset: offset, isInParagraph: parent?.isInParagraph == true || element == .p,
                isInSentence: parent?.isInSentence == true || element == .s, isIgnored: isIgnored)
        )
        if isIgnored {
            if parent?.element == .metadata, isSSML, parent?.isIgnored == false { checkMetadata(name, at: offset) }
            return
        }
        guard let element else {
            if parent?.element == .speak { hasBody = true }
            return checkOther(name, isSSML: isSSML, isUndeclared: isUndeclared, at: offset)
        }
        if let parent { checkPlace(of: element, in: parent, at: offset) }
        let rules = SSMLSchema.rules(of: element)
        if isOld, rules.isNew, dialect == .w3c {
            emit(
                .warning, .unknownElement, at: offset,
                "“\(element.name)” came with SSML 1.1, and the document says that it is 1.0.", rules.source)
        }
        if let row = dialect.table.entry(of: element).row { tell(row, at: offset, "“\(element.name)”") }
        checkAttributes(of: element, rules, at: offset)
    }

    private mutating func checkRoot(_ name: ArraySlice<UInt8>, _ local: ArraySlice<UInt8>, _ number: Int32) {
        namespace = number
        rootOffset = name.startIndex - 1
        guard StandardElement(local) == .speak else {
            return emit(
                .error, .misplacedElement, at: rootOffset,
                "The root element is “\(String(decoding: name, as: UTF8.self))”; it must be “speak”.",
                "SSML 1.1, section 2.1"
            )
        }
        let uri = number < 0 ? nil : tags.namespaces.uris[Int(number)]
        if uri != SSML.namespace, uri != nil || !dialect.table.doesWithout("xmlns", of: .speak) {
            emit(
                .error, .badNamespace, at: rootOffset,
                uri.map { "The namespace of “speak” is “\($0)”; it must be “\(SSML.namespace)”." }
                    ?? "“speak” is in no namespace; it must be in “\(SSML.namespace)”.",
                "SSML 1.1, section 2.1"
            )
        }
    }

    private mutating func checkPlace(of element: StandardElement, in parent: Scope, at offset: Int) {
        guard let outer = parent.element else { return }
        let rules = SSMLSchema.rules(of: outer)
        if !rules.children.contains(element), !dialect.table.takes(element, in: outer) {
            let takes = rules.children.isEmpty ? "It takes no elements." : "It takes \(rules.children.names)."
            emit(
                .error, .misplacedElement, at: offset, "“\(element.name)” cannot stand in “\(outer.name)”. \(takes)",
                rules.source)
        } else if element == .s && parent.isInSentence || element == .p && (parent.isInParagraph || parent.isInSentence)
        {
            emit(
                .error, .misplacedElement, at: offset,
                "“\(element.name)” cannot stand in another “\(parent.isInSentence ? "s" : "p")”, "
                    + "whatever is between them.",
                SSMLSchema.rules(of: .s).source)
        } else if outer == .speak, SSMLSchema.header.contains(element), hasBody {
            emit(
                .error, .misplacedElement, at: offset,
                "“\(element.name)” must come before all text and all other elements of “speak”.",
                SSMLSchema.rules(of: .speak).source)
        }
        if outer == .speak {
            if !SSMLSchema.header.contains(element) { hasBody = true }
            checkChildOfRoot(element.name, at: offset)
        }
    }

    private mutating func checkMetadata(_ name: ArraySlice<UInt8>, at offset: Int) {
        emit(
            .error, .misplacedElement, at: offset,
            "“\(String(decoding: name, as: UTF8.self))” cannot stand in “metadata”, "
                + "which takes elements of other namespaces.",
            SSMLSchema.rules(of: .metadata).source
        )
    }

    /// Checks an element of a vendor, or one that nobody knows.
    private mutating func checkOther(
        _ bytes: ArraySlice<UInt8>, isSSML: Bool, isUndeclared: Bool, at offset: Int
    ) {
        let name = String(decoding: bytes, as: UTF8.self)
        if open.count > 1, open[open.count - 2].element == .speak { checkChildOfRoot(name, at: offset) }
        if let row = dialect.table.row(ofElement: name) {
            tell(row, at: offset, "“\(name)”")
            for attribute in tags.attributes where attribute.namespace != XML.Storage.declarations {
                let local = String(decoding: writtenName(attribute), as: UTF8.self)
                let value = value(of: attribute)
                if let row = dialect.table.row(ofAttribute: local, of: name, value: value) {
                    tell(row, at: Int(attribute.name), Self.feature(local, value, of: name, row))
                }
            }
        } else if isUndeclared {
            checkUndeclared(name, at: offset)
        } else if isSSML, open.count > 1 {
            emit(.error, .unknownElement, at: offset, "There is no element “\(name)” in SSML.", "SSML 1.1, section 3")
        }
    }

    /// Vendors take their prefixes undeclared; XML does not.
    mutating func checkUndeclared(_ name: String, at offset: Int) {
        emit(
            .error, .badNamespace, at: offset, "Nothing declares the prefix of “\(name)”.",
            "Namespaces in XML 1.0, section 5")
    }

    private mutating func checkChildOfRoot(_ name: String, at offset: Int) {
        guard let row = dialect.table.rowOfRootChildren, !row.values.fit(Array(name.utf8)[...]) else { return }
        if told.insert(row.number).inserted {
            emit(.error, .misplacedElement, at: offset, row.text, row.source)
        }
    }
}

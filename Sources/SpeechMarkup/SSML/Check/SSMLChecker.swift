/// Checks a document against SSML 1.1 and a dialect while it is read: no tree is made of it.
///
/// What is wrong is reported as it is met, so that a document with a million mistakes needs no memory for them.
struct SSMLChecker: XML.EventHandler {
    let dialect: SSMLDialect
    private let report: (Diagnostic) -> Void
    private let locations: LineCounter
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
    private var measure = SSMLMeasure.nothing
    var marks: Set<[UInt8]> = []
    var identifiers: Set<[UInt8]> = []
    var lexicons: Set<[UInt8]> = []
    /// The rows of the dialect that have been told of once, which is enough for a note.
    var told: Set<Int> = []

    /// An element that is open.
    struct Scope {
        /// `nil` for an element that is none of the vocabulary's.
        var row: ElementRow?
        /// Where its start tag starts.
        var offset: Int
        var isInParagraph = false
        var isInSentence = false
        /// Whether it is within `metadata` or the like, where nothing is SSML's business.
        var isIgnored = false
    }

    init(_ source: [UInt8], for dialect: SSMLDialect, report: @escaping (Diagnostic) -> Void) {
        self.dialect = dialect
        self.report = report
        locations = LineCounter(of: source)
        tags = XML.TagReader(source, undeclaredPrefixes: SSML.Namespace.vendors.map(\.prefix))
    }

    func emit(
        _ severity: Diagnostic.Severity, _ code: Diagnostic.Code, at offset: Int, _ message: String, _ source: String
    ) {
        let location = locations.location(of: offset)
        report(Diagnostic(severity: severity, code: code, message: message, location: location, source: source))
    }

    /// Reports what can be told when all of the document was read.
    mutating func finish() {
        guard let limit = dialect.limit else { return }
        measure += SSMLMeasure(markup: tags.source)
        for bound in limit.bounds {
            let count = measure.count(of: bound.unit)
            guard count > bound.most else { continue }
            emit(
                .error, .tooLong, at: rootOffset,
                "The document has \(count) where “\(dialect.name)” takes \(bound.description) in one request.",
                limit.source)
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
        if dialect.limit != nil { measure.add(text: bytes) }
        guard !scope.isIgnored, let row = scope.row, !row.holdsForeign || row.isStandard else { return }
        let isRoot = row === Vocabulary.speak.erased
        if row.hasText, !isRoot || hasBody && dialect.table.rowOfRootChildren == nil { return }
        var index = 0
        while index < bytes.count, bytes[index].isXMLSpace { index += 1 }
        if index == bytes.count { return }
        let offset = range.lowerBound + (bytes.count == range.count ? index : 0)
        if isRoot {
            hasBody = true
            checkChildOfRoot("text", at: offset)
        } else if row.isStandard || row.vendors.contains(dialect.name) {
            emit(.error, .misplacedText, at: offset, "There cannot be text in “\(row.name)”.", row.source)
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
        let row = isSSML ? Vocabulary.row(named: local) : foreignRow(name, prefixEnd, number)
        if let limit = dialect.limit, limit.counts(name) { measure.addElement() }

        let parent = open.last
        let isIgnored = parent.map { $0.isIgnored || $0.row?.holdsForeign == true } ?? false
        let division = row?.isStandard == true ? row?.division : nil
        open.append(
            Scope(
                row: row, offset: offset, isInParagraph: parent?.isInParagraph == true || division == .paragraph,
                isInSentence: parent?.isInSentence == true || division == .sentence, isIgnored: isIgnored)
        )
        if isIgnored {
            if parent?.isIgnored == false, isSSML, let outer = parent?.row, outer.isStandard {
                checkMetadata(name, in: outer, at: offset)
            }
            return
        }
        if parent?.row === Vocabulary.speak.erased, row?.isHead != true { hasBody = true }
        if let row, let parent { checkPlace(of: row, in: parent, at: offset) }
        guard let row, row.isStandard || row.vendors.contains(dialect.name) else {
            return checkForeign(name, row, isSSML: isSSML, isUndeclared: isUndeclared, at: offset)
        }
        if !row.isStandard {
            if isUndeclared { checkUndeclared(name, at: offset) }
            checkChildOfRoot(row, parent, at: offset)
        }
        if isOld, row.isNew, dialect == .w3c {
            emit(
                .warning, .unknownElement, at: offset,
                "“\(row.name)” came with SSML 1.1, and the document says that it is 1.0.", row.source)
        }
        let entry = dialect.table.entry(row.name.text.utf8)
        if let verdict = entry?.row { tell(verdict, at: offset, "“\(row.name)”") }
        checkAttributes(of: row, entry, at: offset)
    }

    /// The row of an element that is in another namespace than SSML's, under whatever prefix it is.
    private func foreignRow(_ name: ArraySlice<UInt8>, _ prefixEnd: Int?, _ number: Int32) -> ElementRow? {
        Vocabulary.row(
            of: SSML.ElementName(
                SSML.QualifiedName(
                    prefix: prefixEnd.map { String(decoding: name[..<$0], as: UTF8.self) },
                    local: String(decoding: prefixEnd.map { name[($0 + 1)...] } ?? name, as: UTF8.self),
                    namespace: number < 0 ? nil : tags.namespaces.uris[Int(number)])))
    }

    private mutating func checkRoot(_ name: ArraySlice<UInt8>, _ local: ArraySlice<UInt8>, _ number: Int32) {
        namespace = number
        rootOffset = name.startIndex - 1
        let speak = Vocabulary.speak.erased
        guard Vocabulary.row(named: local) === speak else {
            return emit(
                .error, .misplacedElement, at: rootOffset,
                "The root element is “\(Self.quoted(name))”; it must be “speak”.", "SSML 1.1, section 2.1")
        }
        let uri = number < 0 ? nil : tags.namespaces.uris[Int(number)]
        if uri == SSML.namespace { return }
        if let uri {
            let isMeant = uri == SSML.otherNamespace
            emit(
                isMeant ? .warning : .error, .badNamespace, at: rootOffset,
                "The namespace of “speak” is “\(uri.visible)”; it must be “\(SSML.namespace)”.", "SSML 1.1, section 2.1"
            )
        } else if !dialect.table.doesWithout("xmlns", of: speak.name) {
            emit(
                .error, .badNamespace, at: rootOffset,
                "“speak” is in no namespace; it must be in “\(SSML.namespace)”.", "SSML 1.1, section 2.1")
        }
    }

    private mutating func checkPlace(of row: ElementRow, in parent: Scope, at offset: Int) {
        guard let outer = parent.row, outer.isStandard else {
            checkNesting(of: row, in: parent, at: offset)
            return
        }
        guard row.isStandard else {
            if !row.parents.isEmpty, row.vendors.contains(dialect.name), !row.parents.contains(outer.name) {
                let names = row.parents.map { "“\($0)”" }.joined(separator: " or ")
                emit(
                    .error, .misplacedElement, at: offset, "“\(row.name)” stands directly in \(names) only.",
                    row.source)
            }
            if outer === Vocabulary.speak.erased || outer.takes(row) { return }
            if row.vendors.contains(dialect.name) {
                emit(
                    .error, .misplacedElement, at: offset, "“\(row.name)” cannot stand in “\(outer.name)”.",
                    outer.source)
            }
            return
        }
        if !outer.takes(row), !dialect.table.takes(row.name, in: outer.name) {
            let names = Vocabulary.standard.filter { outer.takes($0) }.map(\.name.text).joined(separator: ", ")
            emit(
                .error, .misplacedElement, at: offset,
                "“\(row.name)” cannot stand in “\(outer.name)”. It takes \(names.isEmpty ? "no elements" : names).",
                outer.source)
        } else if checkNesting(of: row, in: parent, at: offset) {
            return
        } else if row.isHead, hasBody, outer === Vocabulary.speak.erased {
            emit(
                .error, .misplacedElement, at: offset,
                "“\(row.name)” must come before all text and all other elements of “speak”.", outer.source)
        }
        if outer === Vocabulary.speak.erased { checkChildOfRoot(row.name.text, at: offset) }
    }

    /// Paragraphs and sentences are in none of their own kind, whatever is between them.
    @discardableResult
    private func checkNesting(of row: ElementRow, in parent: Scope, at offset: Int) -> Bool {
        guard row.isStandard, let division = row.division,
            parent.isInSentence || parent.isInParagraph && division == .paragraph
        else { return false }
        let outer = parent.isInSentence ? Vocabulary.s.erased : Vocabulary.p.erased
        emit(
            .error, .misplacedElement, at: offset,
            "“\(row.name)” cannot stand in another “\(outer.name)”, whatever is between them.", outer.source)
        return true
    }

    private func checkMetadata(_ name: ArraySlice<UInt8>, in outer: ElementRow, at offset: Int) {
        emit(
            .error, .misplacedElement, at: offset,
            "“\(Self.quoted(name))” cannot stand in “\(outer.name)”, which takes elements of other namespaces.",
            outer.source)
    }

    // MARK: Others' elements

    /// Checks an element of another vendor, or one that nobody knows.
    private mutating func checkForeign(
        _ bytes: ArraySlice<UInt8>, _ row: ElementRow?, isSSML: Bool, isUndeclared: Bool, at offset: Int
    ) {
        if open.count > 1, open[open.count - 2].row === Vocabulary.speak.erased {
            checkChildOfRoot(String(decoding: bytes, as: UTF8.self), at: offset)
        }
        if isUndeclared { checkUndeclared(bytes, at: offset) }
        let name = row?.name ?? self.name(of: bytes, isSSML: isSSML)
        if let verdict = dialect.table.row(of: name) { tell(verdict, at: offset, "“\(name.text.visible)”") }
        if row == nil, let prefix = name.qualified.flatMap(SSML.Namespace.vendorPrefix), !prefix.isEmpty {
            checkUndocumented("element “\(name.text.visible)”", prefix, .unknownElement, at: offset)
        } else if isSSML, open.count > 1, row == nil || dialect == .w3c {
            let hint = Spelling.hint(
                String(decoding: bytes, as: UTF8.self), among: Vocabulary.standard.map(\.name.text))
            emit(
                .error, .unknownElement, at: offset, "There is no element “\(Self.quoted(bytes))” in SSML.\(hint)",
                "SSML 1.1, section 3")
        }
    }

    private func name(of bytes: ArraySlice<UInt8>, isSSML: Bool) -> SSML.ElementName {
        let text = String(decoding: bytes, as: UTF8.self)
        guard !isSSML, let colon = text.firstIndex(of: ":") else { return SSML.ElementName(text) }
        return SSML.ElementName(
            SSML.QualifiedName(
                prefix: String(text[..<colon]), local: String(text[text.index(after: colon)...]), namespace: nil))
    }

    /// What is in a vendor's namespace and not documented is the mistake of him who writes for that vendor.
    func checkUndocumented(_ what: String, _ prefix: String, _ code: Diagnostic.Code, at offset: Int) {
        let owners = Vocabulary.owners(ofPrefix: prefix)
        emit(
            owners.contains(dialect.name) ? .error : .warning, code, at: offset,
            "There is no \(what) in the documentation of the vendor.",
            Vocabulary.vendors.first { $0.name.qualified?.prefix == prefix }?.source ?? "SSML 1.1, section 2.2.1")
    }

    /// Vendors take their prefixes undeclared, but for those who declare them in their documentation; XML does not.
    func checkUndeclared(_ name: ArraySlice<UInt8>, at offset: Int) {
        let prefix = String(decoding: name.prefix { $0 != UInt8(ascii: ":") }, as: UTF8.self)
        let owners = Vocabulary.owners(ofPrefix: prefix)
        let isWrong = SSML.Namespace.declared.contains { $0.prefix == prefix } && owners.contains(dialect.name)
        guard isWrong || dialect == .w3c else { return }
        emit(
            isWrong ? .error : .warning, .badNamespace, at: offset,
            "Nothing declares the prefix of “\(Self.quoted(name))”.", "Namespaces in XML 1.0, section 5")
    }

    private mutating func checkChildOfRoot(_ row: ElementRow, _ parent: Scope?, at offset: Int) {
        if parent?.row === Vocabulary.speak.erased { checkChildOfRoot(row.name.text, at: offset) }
    }

    private mutating func checkChildOfRoot(_ name: String, at offset: Int) {
        guard let row = dialect.table.rowOfRootChildren, !row.values.fit(Array(name.utf8)[...]) else { return }
        if told.insert(row.number).inserted { emit(.error, .misplacedElement, at: offset, row.text, row.source) }
    }
}

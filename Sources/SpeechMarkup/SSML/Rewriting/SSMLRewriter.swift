internal import TextToolkit

/// Writes a document as an engine takes it.
struct SSMLRewriter {
    private let document: SSML
    private let dialect: SSMLDialect
    private let voice: String?
    private(set) var changes: [Diagnostic] = []

    init(_ document: SSML, for dialect: SSMLDialect, voice: String?) {
        self.document = document
        self.dialect = dialect
        self.voice = voice
    }

    /// What becomes of an element.
    private enum Fate {
        case keep
        /// It goes, and what is in it stays.
        case unwrap
        /// It goes with what is in it.
        case remove
    }

    mutating func rewriteRoot(_ root: SSML.Element) -> SSML.Element {
        var root = root
        _ = rewriteAttributes(of: &root)
        root.children = rewrite(root.children)
        guard let row = dialect.table.rowOfRootChildren, case .require(.voicesOutside) = row.verdict else {
            return root
        }
        var voices = VoiceHoister(name: voice, stays: row.values)
        let hoisted = voices.hoist(root)
        if voices.hasMoved {
            note(.note, .otherForm, root, "Everything that is spoken now stands in voices directly in “speak”.", row)
        }
        if voices.isWithoutVoice {
            note(.error, .otherForm, root, "Something that is spoken has no voice, and no name of one was given.", row)
        }
        return hoisted
    }

    private mutating func rewrite(_ nodes: [SSML.Node]) -> [SSML.Node] {
        var result: [SSML.Node] = []
        result.reserveCapacity(nodes.count)
        for node in nodes {
            switch node {
            case .text: result.append(node)
            case .element(let element): result += rewrite(element)
            }
        }
        return result.joiningTexts()
    }

    private mutating func rewrite(_ element: SSML.Element) -> [SSML.Node] {
        var element = element
        if let row = dialect.table.row(ofElement: element.name.text) {
            switch row.verdict {
            case .drop, .refuse:
                let fate: Fate = Self.isSilent(element) ? .remove : .unwrap
                let lost = fate == .remove && !element.children.isEmpty ? ", and what is in it" : ""
                note(.warning, .unsupported, element, "“\(element.name)” was left out\(lost).", row)
                return fate == .remove ? [] : rewrite(element.children)
            case .rewrite(.element(let name)), .require(.element(let name)):
                note(.note, .otherForm, element, "“\(element.name)” is now “\(name)”.", row)
                element = Self.rename(element, name)
            default: break
            }
        }
        let original = element
        switch rewriteAttributes(of: &element) {
        case .keep:
            element.children = rewrite(element.children)
            return [.element(element)]
        case .unwrap:
            return rewrite(original.children)
        case .remove:
            return []
        }
    }

    /// Whether an element has nothing that is spoken, so that nothing of it is left when it goes.
    private static func isSilent(_ element: SSML.Element) -> Bool {
        switch element.name {
        case .desc, .metadata, .meta, .lexicon, .mark, .break: true
        case .other(let name): ["math", "bookmark"].contains(name.local)
        default: false
        }
    }

    private static func rename(_ element: SSML.Element, _ name: String) -> SSML.Element {
        let known =
            SSML.ElementName(standard: name)
            ?? .other(SSML.QualifiedName(prefix: nil, local: name, namespace: SSML.namespace))
        // Azure's “bookmark” has the name of the mark in an attribute of its own.
        let attributes = element.attributes.map { attribute in
            attribute.name == .name && name == "bookmark"
                ? SSML.Attribute(SSML.AttributeName("mark"), attribute.value) : attribute
        }
        return SSML.Element(known, attributes, element.children, place: element.place)
    }

    // MARK: Attributes

    private mutating func rewriteAttributes(of element: inout SSML.Element) -> Fate {
        var fate = Fate.keep
        for attribute in element.attributes {
            let value = Array(attribute.value.utf8)[...]
            let row = dialect.table.row(ofAttribute: attribute.name.text, of: element.name.text, value: value)
            guard let row, fate == .keep else { continue }
            switch row.verdict {
            case .drop, .refuse: fate = remove(attribute, row, from: &element)
            case .rewrite(let rewrite), .require(let rewrite): fate = apply(rewrite, attribute, row, to: &element)
            default: break
            }
        }
        guard fate == .keep else { return fate }
        switch element.name {
        case .prosody, .voice: return element.attributes.isEmpty ? .unwrap : .keep
        default: return .keep
        }
    }

    private mutating func remove(
        _ attribute: SSML.Attribute, _ row: DialectTable.Row, from element: inout SSML.Element
    ) -> Fate {
        var isAboutValue = true
        if case .all = row.values { isAboutValue = false }
        // Without the attribute these would mean something else than nothing.
        let fate: Fate =
            switch (element.name, attribute.name) {
            case (.break, .strength): element.attribute(.time) == nil ? .remove : .keep
            case (.sayAs, .interpretAs), (.phoneme, .alphabet), (.emphasis, .level), (.word, .role): .unwrap
            case (.other, _): isAboutValue ? .unwrap : .keep
            default: .keep
            }
        let what = isAboutValue ? "“\(attribute.name)=\(attribute.value)”" : "“\(attribute.name)”"
        note(
            .warning, .unsupported, element,
            fate == .keep
                ? "\(what) of “\(element.name)” was left out." : "“\(element.name)” was left out because of \(what).",
            row, attribute
        )
        if fate == .keep { element.attributes.removeAll { $0.name == attribute.name } }
        return fate
    }

    private mutating func apply(
        _ rewrite: DialectTable.Rewrite, _ attribute: SSML.Attribute, _ row: DialectTable.Row,
        to element: inout SSML.Element
    ) -> Fate {
        switch rewrite {
        case .value(let value): replace(attribute, by: value, row, in: &element)
        case .clamp: replace(attribute, by: row.values.nearest(to: attribute.value), row, in: &element, .warning)
        case .milliseconds:
            let quantity = Quantity(Array(attribute.value.utf8)[...])
            let milliseconds = quantity?.converted(to: .milliseconds) ?? quantity?.number ?? 0
            replace(attribute, by: "\(milliseconds.rounded().plainText)ms", row, in: &element)
        case .multiplier:
            let percent = Quantity(Array(attribute.value.utf8)[...])?.number ?? 100
            replace(attribute, by: (percent / 100).plainText, row, in: &element)
        case .change:
            let percent = Quantity(Array(attribute.value.utf8)[...])?.number ?? 100
            replace(attribute, by: Quantity(percent - 100, .percent, isSigned: true).text, row, in: &element)
        case .attribute(let name): rename(attribute, to: name, row, in: &element)
        case .languageElement:
            element.attributes.removeAll { $0.name == attribute.name }
            let language = SSML.Element(
                .lang, [SSML.Attribute(.xmlLang, attribute.value)], element.children, place: element.place)
            element.children = [.element(language)]
            note(
                .note, .otherForm, element, "“xml:lang” of “\(element.name)” is now an element “lang” in it.", row,
                attribute)
        case .phoneme(let alphabets): return rewritePhoneme(attribute, alphabets, row, in: &element)
        case .element, .voicesOutside: break
        }
        return .keep
    }

    private mutating func replace(
        _ attribute: SSML.Attribute, by value: String, _ row: DialectTable.Row, in element: inout SSML.Element,
        _ severity: Diagnostic.Severity = .note
    ) {
        guard let index = element.attributes.firstIndex(where: { $0.name == attribute.name }) else { return }
        element.attributes[index] = attribute.replacing(value)
        note(
            severity, .otherForm, element,
            "“\(attribute.name)” of “\(element.name)” was “\(attribute.value)” and is now “\(value)”.", row, attribute)
    }

    private mutating func rename(
        _ attribute: SSML.Attribute, to name: String, _ row: DialectTable.Row, in element: inout SSML.Element
    ) {
        guard let index = element.attributes.firstIndex(where: { $0.name == attribute.name }) else { return }
        let known = SSML.AttributeName(name)
        // A list of languages with accents: the engine takes one without.
        let languages = attribute.value.split(separator: " ")
        let first = languages.first?.prefix { $0 != ":" } ?? ""
        if element.attribute(known) != nil || first.isEmpty || first.contains("*") {
            _ = remove(attribute, row, from: &element)
            return
        }
        element.attributes[index] = SSML.Attribute(
            known, String(first), place: attribute.place, valuePlace: attribute.valuePlace)
        let isWhole = first.utf8.count == attribute.value.utf8.count
        note(
            isWhole ? .note : .warning, .otherForm, element,
            "“\(attribute.name)=\(attribute.value)” of “\(element.name)” is now “\(name)=\(first)”.", row, attribute)
    }

    private mutating func rewritePhoneme(
        _ attribute: SSML.Attribute, _ alphabets: [String], _ row: DialectTable.Row, in element: inout SSML.Element
    ) -> Fate {
        let written = element.rawValue(of: .pronunciation) ?? ""
        guard let alphabet = PhoneticAlphabet(named: attribute.value) else {
            note(
                .warning, .unsupported, element,
                "The pronunciation “\(written)” was left out: the alphabet “\(attribute.value)” cannot be converted.",
                row,
                attribute)
            return .unwrap
        }
        var reason = ""
        for name in alphabets {
            guard let target = PhoneticAlphabet(named: name) else { continue }
            do throws(PronunciationError) {
                let text = try Pronunciation(written, in: alphabet).text(in: target)
                element.attributes = element.attributes.map { old in
                    switch old.name {
                    case .alphabet: old.replacing(name)
                    case .pronunciation: old.replacing(text)
                    default: old
                    }
                }
                // espeak-ng would speak both.
                if name == "espeak" { element.children = [] }
                note(
                    .note, .otherForm, element,
                    "The pronunciation “\(written)” in \(attribute.value) is now “\(text)” in \(name).", row, attribute)
                return .keep
            } catch {
                if reason.isEmpty { reason = error.reason }
            }
        }
        note(
            .warning, .unsupported, element, "The pronunciation “\(written)” was left out. \(reason)", row, attribute)
        return .unwrap
    }

    // MARK: Changes

    private mutating func note(
        _ severity: Diagnostic.Severity, _ code: Diagnostic.Code, _ element: SSML.Element, _ message: String,
        _ row: DialectTable.Row, _ attribute: SSML.Attribute? = nil
    ) {
        let place = attribute.flatMap { document.location(of: $0) } ?? document.location(of: element)
        changes.append(
            Diagnostic(
                severity: severity, code: code, message: message + (row.text.isEmpty ? "" : " " + row.text),
                // What was not read has no place; it is somewhere in the document.
                location: place ?? TextLocation(line: 1, column: 1, utf8Offset: 0), source: row.source))
    }
}

extension DialectValues {
    /// The bound that a value is beyond.
    func nearest(to value: String) -> String {
        guard case .outside(let lower, let upper) = self, let quantity = Quantity(Array(value.utf8)[...]),
            let number = quantity.converted(to: upper.unit)
        else { return value }
        let bound = number < lower.number ? lower : upper
        return bound.text
    }
}

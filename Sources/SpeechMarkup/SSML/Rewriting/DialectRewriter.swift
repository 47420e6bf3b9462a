internal import TextToolkit

/// Writes a document as an engine takes it.
struct DialectRewriter: SSML.Rewriter {
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

    mutating func root() -> SSML.Element {
        var root = document.root
        _ = rewriteAttributes(of: &root)
        root = descend(into: root)
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

    mutating func visit(_ element: SSML.Element) -> [SSML.Node] {
        var element = element
        if let row = dialect.table.row(of: element.name) {
            switch row.verdict {
            case .drop, .refuse:
                let isSilent = Self.isSilent(element)
                let lost = isSilent && !element.children.isEmpty ? ", and what is in it" : ""
                note(.warning, .unsupported, element, "“\(element.name)” was left out\(lost).", row)
                return isSilent ? [] : descend(into: element).children
            case .rewrite(.element(let name)), .require(.element(let name)):
                note(.note, .otherForm, element, "“\(element.name)” is now “\(name)”.", row)
                rename(&element, to: name)
            default: break
            }
        }
        let original = element
        switch rewriteAttributes(of: &element) {
        case .keep: return [.element(descend(into: element))]
        case .unwrap: return descend(into: original).children
        case .remove: return []
        }
    }

    /// Whether an element has nothing that is spoken, so that nothing of it is left when it goes.
    private static func isSilent(_ element: SSML.Element) -> Bool {
        switch Vocabulary.row(of: element.name)?.speech {
        case .silent, .pause: true
        default: false
        }
    }

    private func rename(_ element: inout SSML.Element, to name: String) {
        element.name = Vocabulary.row(named: name)?.name ?? SSML.ElementName(name)
        // Where the other element has the one attribute that this one has under another name, it is that.
        let required = Vocabulary.row(named: name)?.attributes.filter(\.isRequired) ?? []
        if let attribute = element.attributes.first, element.attributes.count == 1, required.count == 1,
            Vocabulary.row(named: name)?.attribute(attribute.name) == nil
        {
            element.rename(attribute.name, to: required[0].name, attribute.value)
        }
    }

    // MARK: Attributes

    private mutating func rewriteAttributes(of element: inout SSML.Element) -> Fate {
        var fate = Fate.keep
        for attribute in element.attributes {
            let value = Array(attribute.value.utf8)[...]
            let row = dialect.table.row(of: attribute.name, in: element.name, value: value)
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
            case (.break, .strength): element[.time] == nil ? .remove : .keep
            case (.sayAs, .interpretAs), (.phoneme, .alphabet), (.emphasis, .level), (.word, .role), (.lang, .xmlLang):
                .unwrap
            case (.sayAs, .format): isAboutValue ? .unwrap : .keep
            case _ where Vocabulary.row(of: element.name)?.isStandard == false: isAboutValue ? .unwrap : .keep
            default: .keep
            }
        let what = isAboutValue ? "“\(attribute.name)=\(attribute.value)”" : "“\(attribute.name)”"
        note(
            .warning, .unsupported, element,
            fate == .keep
                ? "\(what) of “\(element.name)” was left out." : "“\(element.name)” was left out because of \(what).",
            row, attribute
        )
        if fate == .keep { element[attribute.name] = nil }
        return fate
    }

    private mutating func apply(
        _ rewrite: DialectTable.Rewrite, _ attribute: SSML.Attribute, _ row: DialectTable.Row,
        to element: inout SSML.Element
    ) -> Fate {
        let measure = Measure(Array(attribute.value.utf8)[...])
        let percent = measure?.number ?? FixedPoint(100)
        switch rewrite {
        case .value(let value): replace(attribute, by: value, row, in: &element)
        case .clamp: replace(attribute, by: row.values.nearest(to: attribute.value), row, in: &element, .warning)
        case .milliseconds:
            let milliseconds = measure?.converted(to: .milliseconds)?.value.rounded() ?? 0
            replace(attribute, by: Measure(FixedPoint(milliseconds), .milliseconds).text, row, in: &element)
        case .multiplier: replace(attribute, by: percent.scaled(by: 1, over: 100).text, row, in: &element)
        case .change:
            replace(attribute, by: Measure(percent - FixedPoint(100), .percent, isSigned: true).text, row, in: &element)
        case .percentage:
            let rate = FixedPoint(100) - FixedPoint(millionths: -percent.millionths)
            replace(attribute, by: Measure(max(rate, FixedPoint(0)), .percent).text, row, in: &element)
        case .locale:
            let locale = dialect.table.locales.locale(for: attribute.value) ?? attribute.value
            replace(attribute, by: locale, row, in: &element)
        case .attribute(let name): rename(attribute, to: name, row, in: &element)
        case .languageElement:
            let language = SSML.Element(
                .lang, [SSML.Attribute(.xmlLang, attribute.value)], element.children, place: element.place)
            element = element.without(attribute.name).with([.element(language)])
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
        element[attribute.name] = value
        note(
            severity, .otherForm, element,
            "“\(attribute.name)” of “\(element.name)” was “\(attribute.value)” and is now “\(value)”.", row, attribute)
    }

    private mutating func rename(
        _ attribute: SSML.Attribute, to name: String, _ row: DialectTable.Row, in element: inout SSML.Element
    ) {
        let known = SSML.AttributeName(name)
        // A list of languages with accents: the engine takes one without.
        let languages = attribute.value.split(separator: " ")
        let first = languages.first?.prefix { $0 != ":" } ?? ""
        if element[known] != nil || first.isEmpty || first.contains("*") {
            _ = remove(attribute, row, from: &element)
            return
        }
        element.rename(attribute.name, to: known, String(first))
        let isWhole = first.utf8.count == attribute.value.utf8.count
        note(
            isWhole ? .note : .warning, .otherForm, element,
            "“\(attribute.name)=\(attribute.value)” of “\(element.name)” is now “\(name)=\(first)”.", row, attribute)
    }

    private mutating func rewritePhoneme(
        _ attribute: SSML.Attribute, _ alphabets: [String], _ row: DialectTable.Row, in element: inout SSML.Element
    ) -> Fate {
        let written = element[.pronunciation] ?? ""
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
                element[.alphabet] = name
                element[.pronunciation] = text
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
        guard case .outside(let lower, let upper) = self, let measure = Measure(Array(value.utf8)[...]),
            let number = measure.converted(to: upper.unit)
        else { return value }
        return (number < lower.number ? lower : upper).text
    }
}

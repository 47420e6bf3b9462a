/// What an engine makes of elements, attributes and values, ready to be looked up.
///
/// The rows of a dialect are lines of text with six columns between bars:
///
///     element | attribute | values | verdict | what there is to say | source
///
/// Several attributes, and several values, may share a row, with commas between them. The first row whose values
/// fit decides. The element `(vendors)` stands for what other vendors added. A last column is the name of a source that a
/// line `= name source` gave. A line `@ locales` lists the locales that the engine documents, the usual one of a language
/// first, with the language before it where that has another name: `zh=cmn-CN`.
final class DialectTable: Sendable {
    /// What an engine makes of something.
    enum Verdict: Sendable {
        /// It takes it.
        case keep
        /// It takes it, and does without.
        case optional
        /// It takes it, within limits that the row tells.
        case limited
        /// Nobody has confirmed that it takes it.
        case unconfirmed
        /// It leaves it out, or may.
        case drop
        /// It refuses the document.
        case refuse
        /// It writes it in another way, and leaves this one out.
        case rewrite(Rewrite)
        /// It writes it in another way, and refuses this one.
        case require(Rewrite)
    }

    /// How something is written for the engine.
    enum Rewrite: Sendable {
        case element(String)
        case attribute(String)
        case value(String)
        /// The nearest value that is in the range of the row.
        case clamp
        /// A time in whole milliseconds.
        case milliseconds
        /// A percentage as the number by which the rate is multiplied.
        case multiplier
        /// A percentage as the change that it is.
        case change
        /// A change as the percentage that it gives.
        case percentage
        /// A language as the locale that the engine lists.
        case locale
        /// A pronunciation in one of these alphabets.
        case phoneme([String])
        /// The language of a paragraph or sentence as an element within it.
        case languageElement
        /// Voices directly in the root, with everything else in them.
        case voicesOutside
    }

    /// A row. An object, since each attribute of a document is handed one.
    final class Row: Sendable {
        let values: DialectValues
        let verdict: Verdict
        let text: String
        let source: String
        /// Which of the table's rows it is.
        let number: Int

        init(_ values: DialectValues, _ verdict: Verdict, _ text: String, _ source: String, number: Int) {
            self.values = values
            self.verdict = verdict
            self.text = text
            self.source = source
            self.number = number
        }
    }

    /// All rows of an element.
    final class Entry: Sendable {
        let row: Row?
        /// With the attributes' names as documents write them.
        let attributes: [(name: [UInt8], rows: [Row])]
        /// The attributes that the engine asks for besides the standard, and who says so.
        let required: (names: [String], row: Row)?
        /// What the engine takes in it besides what the standard has; of the root, all that it takes.
        let children: Row?

        init(_ rows: [(attribute: String, row: Row)]) {
            func first(_ attribute: String) -> Row? { rows.first { $0.attribute == attribute }?.row }
            row = first("")
            children = first("(children)")
            required = first("(required)").flatMap { row in
                if case .words(let words) = row.values { (words, row) } else { nil }
            }
            var attributes: [(name: [UInt8], rows: [Row])] = []
            for (attribute, row) in rows where !attribute.isEmpty && attribute.first != "(" {
                let name = Array(attribute.utf8)
                if let index = attributes.firstIndex(where: { $0.name == name }) {
                    attributes[index].rows.append(row)
                } else {
                    attributes.append((name, [row]))
                }
            }
            self.attributes = attributes
        }

        /// The rows of an attribute, by its name as documents write it.
        func rows(of attribute: some Collection<UInt8>) -> [Row] {
            attributes.first { $0.name.count == attribute.count && $0.name.elementsEqual(attribute) }?.rows ?? []
        }
    }

    private let entries: NameTable<Entry>
    /// The row of what other vendors added.
    private let others: Row?
    private let owner: String
    let locales: LocaleList
    let count: Int

    /// - Parameter owner: The name of the dialect, as the rows of vendors have it.
    init(_ text: String, owner: String) {
        var rows: [String: [(attribute: String, row: Row)]] = [:]
        var sources: [Substring: String] = [:]
        var locales = LocaleList()
        var number = 0
        for line in text.split(separator: "\n") {
            if line.hasPrefix("= ") {
                let words = line.dropFirst(2).split(separator: " ", maxSplits: 1)
                sources[words[0]] = String(words[1])
                continue
            }
            if line.hasPrefix("@ ") {
                locales = LocaleList(line.dropFirst(2))
                continue
            }
            let columns = line.split(separator: "|", omittingEmptySubsequences: false).map { String($0.trimmed) }
            guard columns.count == 6, let verdict = Verdict(columns[3]) else {
                preconditionFailure("The table of a dialect has a bad row: \(line)")
            }
            guard let source = sources[columns[5][...]] else {
                preconditionFailure("The table of a dialect has a row without a known source: \(line)")
            }
            let row = Row(DialectValues(columns[2], locales), verdict, columns[4], source, number: number)
            number += 1
            let attributes = columns[1].isEmpty ? [""] : columns[1].split(separator: ",").map(String.init)
            for element in columns[0].split(separator: ",") {
                rows[String(element), default: []] += attributes.map { ($0, row) }
            }
        }
        others = rows.removeValue(forKey: "(vendors)")?.first?.row
        entries = NameTable(rows.map { ($0.key, Entry($0.value)) })
        self.owner = owner
        self.locales = locales
        count = number
    }

    /// The rows of an element, by its name as its vendor writes it.
    func entry(_ name: some Collection<UInt8>) -> Entry? { entries[name] }

    /// The rows of an element of a tree.
    func entry(of name: SSML.ElementName) -> Entry? { entries[(Vocabulary.row(of: name)?.name ?? name).text.utf8] }

    /// The row of an element, as a whole.
    func row(of name: SSML.ElementName) -> Row? {
        if let row = entry(of: name)?.row { return row }
        return isOthers(name) ? others : nil
    }

    /// Whether other vendors have added an element, and not this one.
    private func isOthers(_ name: SSML.ElementName) -> Bool {
        if let row = Vocabulary.row(of: name) { return !row.isStandard && !row.vendors.contains(owner) }
        guard let prefix = name.qualified.flatMap(SSML.Namespace.vendorPrefix) else { return false }
        return !Vocabulary.owners(ofPrefix: prefix).contains(owner)
    }

    /// The row of an attribute with a value.
    func row(of attribute: SSML.AttributeName, in element: SSML.ElementName, value: ArraySlice<UInt8>) -> Row? {
        entry(of: element)?.rows(of: attribute.text.utf8).first { $0.values.fit(value) }
    }

    /// The row of what can be directly in the root, where the engine is particular about that.
    var rowOfRootChildren: Row? { entry(of: .speak)?.children }

    /// Whether the engine takes an element where the standard does not.
    func takes(_ element: SSML.ElementName, in outer: SSML.ElementName) -> Bool {
        outer != .speak && entry(of: outer)?.children?.values.fit(Array(element.text.utf8)[...]) == true
    }

    /// Whether the engine does without an attribute that the standard asks for.
    func doesWithout(_ attribute: String, of element: SSML.ElementName) -> Bool {
        entry(of: element)?.rows(of: attribute.utf8).contains { row in
            switch row.verdict {
            case .optional, .unconfirmed, .drop, .refuse: true
            default: false
            }
        } == true
    }

    /// The values of an attribute that the engine has, as far as they are words.
    func words(of attribute: SSML.AttributeName, in element: SSML.ElementName) -> [String] {
        (entry(of: element)?.rows(of: attribute.text.utf8) ?? []).flatMap { row -> [String] in
            if case .words(let words) = row.values, !row.verdict.isLoss { words } else { [] }
        }
    }
}

extension DialectTable.Verdict {
    /// Whether nothing is left of it.
    var isLoss: Bool {
        switch self {
        case .drop, .refuse: true
        default: false
        }
    }

    fileprivate init?(_ text: String) {
        let words = text.split(separator: " ").map(String.init)
        switch words.first {
        case "yes": self = .keep
        case "optional": self = .optional
        case "limited": self = .limited
        case "?": self = .unconfirmed
        case "drop": self = .drop
        case "refuse": self = .refuse
        case "rewrite", "require":
            guard let rewrite = DialectTable.Rewrite(words.dropFirst()) else { return nil }
            self = words[0] == "rewrite" ? .rewrite(rewrite) : .require(rewrite)
        default: return nil
        }
    }
}

extension DialectTable.Rewrite {
    fileprivate init?(_ words: ArraySlice<String>) {
        guard let kind = words.first else { return nil }
        let rest = words.dropFirst().joined(separator: " ")
        switch kind {
        case "element": self = .element(rest)
        case "attribute": self = .attribute(rest)
        case "value": self = .value(rest)
        case "clamp": self = .clamp
        case "milliseconds": self = .milliseconds
        case "multiplier": self = .multiplier
        case "change": self = .change
        case "percentage": self = .percentage
        case "locale": self = .locale
        case "phoneme": self = .phoneme(rest.split(separator: ",").map(String.init))
        case "lang": self = .languageElement
        case "voices": self = .voicesOutside
        default: return nil
        }
    }
}

/// The locales that an engine documents.
struct LocaleList: Sendable {
    private var locales: Set<String> = []
    /// The usual locale of a language.
    private var usual: [Substring: String] = [:]

    init() {}

    init(_ text: Substring) {
        for word in text.split(separator: " ") {
            let parts = word.split(separator: "=")
            let locale = String(parts[parts.count - 1])
            locales.insert(locale.lowercased())
            for name in [String(parts[0]), locale] {
                let language = name.prefix { $0 != "-" }
                if usual[language] == nil { usual[language] = locale }
            }
        }
    }

    /// Whether the engine lists a tag. Capitals make no difference.
    func contains(_ tag: String) -> Bool { locales.contains(tag.lowercased()) }

    /// The locale that a tag is written as: itself where it is listed, without its extensions where that is, and the usual
    /// one of a language that has no region.
    func locale(for tag: String) -> String? {
        if contains(tag) { return tag }
        let subtags = tag.split(separator: "-")
        let main = subtags.prefix { $0.count > 1 }
        let short = main.joined(separator: "-")
        if main.count < subtags.count, contains(short) { return short }
        // A script, as in zh-Hant, does not say where.
        return main.count == 1 ? usual[Substring(main[0].lowercased())] : nil
    }
}

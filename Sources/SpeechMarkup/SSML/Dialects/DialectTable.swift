/// What an engine makes of elements, attributes and values, ready to be looked up.
///
/// The rows of a dialect are lines of text with six columns between bars:
///
///     element | attribute | values | verdict | what there is to say | source
///
/// Several attributes, and several values, may share a row, with commas between them. The first row whose values
/// fit decides. A name that ends in `*` stands for all that start so. A last column is either a source, or the
/// name of one that a line `= name source` gave.
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

    private struct Key: Hashable {
        var element: String
        var attribute: String
    }

    private let rows: [Key: [Row]]
    /// Those whose element ends in `*`.
    private let families: [(prefix: String, row: Row)]
    /// By ``StandardElement``.
    private let standard: [Entry]
    let count: Int

    /// All rows of an element of SSML 1.1.
    struct Entry: Sendable {
        let row: Row?
        /// With the attributes' names as documents write them.
        let attributes: [(name: [UInt8], rows: [Row])]
    }

    init(_ text: String) {
        var rows: [Key: [Row]] = [:]
        var order: [Key] = []
        var families: [(prefix: String, row: Row)] = []
        var sources: [Substring: String] = [:]
        var number = 0
        for line in text.split(separator: "\n") {
            if line.hasPrefix("= ") {
                let words = line.dropFirst(2).split(separator: " ", maxSplits: 1)
                sources[words[0]] = String(words[1])
                continue
            }
            let columns = line.split(separator: "|", omittingEmptySubsequences: false).map { String($0.trimmed) }
            guard columns.count == 6, let verdict = Verdict(columns[3]) else {
                preconditionFailure("The table of a dialect has a bad row: \(line)")
            }
            guard let source = sources[columns[5][...]] else {
                preconditionFailure("The table of a dialect has a row without a known source: \(line)")
            }
            let row = Row(DialectValues(columns[2]), verdict, columns[4], source, number: number)
            number += 1
            for element in columns[0].split(separator: ",") {
                if element.last == "*" { families.append((String(element.dropLast()), row)) }
                let attributes = columns[1].isEmpty ? [""] : columns[1].split(separator: ",").map(String.init)
                for attribute in attributes {
                    let key = Key(element: String(element), attribute: attribute)
                    if rows[key] == nil { order.append(key) }
                    rows[key, default: []].append(row)
                }
            }
        }
        self.rows = rows
        self.families = families
        count = number
        standard = StandardElement.allCases.map { element in
            let keys = order.filter { $0.element == element.name && !$0.attribute.isEmpty }
            return Entry(
                row: rows[Key(element: element.name, attribute: "")]?.first,
                attributes: keys.map { (Array($0.attribute.utf8), rows[$0] ?? []) }
            )
        }
    }

    /// The rows of an element of SSML 1.1.
    func entry(of element: StandardElement) -> Entry { standard[Int(element.rawValue)] }

    /// The row of an element by its name.
    func row(ofElement name: String) -> Row? {
        if let row = rows[Key(element: name, attribute: "")]?.first { return row }
        return families.first { name.hasPrefix($0.prefix) }?.row
    }

    /// The row of an attribute with a value.
    func row(ofAttribute attribute: String, of element: String, value: ArraySlice<UInt8>) -> Row? {
        rows[Key(element: element, attribute: attribute)]?.first { $0.values.fit(value) }
    }

    /// The row of what can be directly in the root, where the engine is particular about that.
    var rowOfRootChildren: Row? { rows[Key(element: "speak", attribute: "(children)")]?.first }

    /// Whether the engine takes an element where the standard does not.
    func takes(_ element: StandardElement, in outer: StandardElement) -> Bool {
        guard outer != .speak, let row = rows[Key(element: outer.name, attribute: "(children)")]?.first else {
            return false
        }
        return row.values.fit(Array(element.name.utf8)[...])
    }

    /// Whether the engine does without an attribute that the standard asks for.
    func doesWithout(_ attribute: String, of element: StandardElement) -> Bool {
        rows[Key(element: element.name, attribute: attribute)]?.contains { row in
            switch row.verdict {
            case .optional, .unconfirmed, .drop, .refuse: true
            default: false
            }
        } == true
    }
}

extension DialectTable.Verdict {
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
        case "phoneme": self = .phoneme(rest.split(separator: ",").map(String.init))
        case "lang": self = .languageElement
        case "voices": self = .voicesOutside
        default: return nil
        }
    }
}

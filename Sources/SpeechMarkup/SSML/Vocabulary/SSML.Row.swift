extension SSML {
    /// The row of an element in the vocabulary: its name, where it stands, what it holds, its attributes, and what speech
    /// makes of it.
    ///
    /// Where it stands and what it holds are types, so that a ``Builder`` learns them from the row; the reader, the checker
    /// and all the others go by the same row with its types erased.
    public struct Row<Subject, Stands: Standing, Holds: Holding>: Sendable {
        let erased: ElementRow
        let attributes: [AttributeBinding<Subject>]

        /// - Parameters:
        ///   - source: The section of the Recommendation, or the page of the vendor who documents it.
        ///   - vendors: The dialects of those who added it; none for SSML's own.
        ///   - speech: What becomes of it when it is spoken.
        ///   - isWhole: Whether a cut in it would change what is spoken.
        ///   - parents: The elements that it stands directly in, where its class does not say it all.
        init(
            _ name: ElementName, _ source: String, vendors: [String] = [], isNew: Bool = false,
            speech: ElementRow.Speech = .spoken, isWhole: Bool = false, division: ElementRow.Division? = nil,
            parents: [ElementName] = [], _ attributes: AttributeBinding<Subject>...
        ) {
            self.attributes = attributes
            let type = Subject.self as? any View.Type
            erased = ElementRow(
                name: name, source: vendors.isEmpty ? "SSML 1.1, section \(source)" : source, vendors: vendors,
                isNew: isNew, speech: speech, isWhole: isWhole, division: division, parents: parents,
                stands: Stands.self,
                holds: Holds.self, attributes: attributes.map(\.row),
                view: { element throws(ValueError) in try type?.init(element) })
        }
    }
}

/// The row of an element with its types erased. An object, since each element of a document is handed one.
final class ElementRow: Sendable {
    typealias ViewMaker = @Sendable (SSML.Element) throws(SSML.ValueError) -> (any SSML.View)?

    /// What becomes of an element when it is spoken.
    enum Speech: Sendable, Equatable {
        /// What is in it is spoken.
        case spoken
        /// Nothing of it is spoken.
        case silent
        /// It is a pause: white space in plain text.
        case pause
        /// An attribute is spoken in its place.
        case replaced(by: SSML.AttributeName)
    }

    /// What divides a text, from the smaller to the larger.
    enum Division: Int, Sendable, Comparable {
        case sentence
        case paragraph

        static func < (one: Division, other: Division) -> Bool { one.rawValue < other.rawValue }
    }

    let name: SSML.ElementName
    let source: String
    let vendors: [String]
    let isNew: Bool
    let speech: Speech
    let isWhole: Bool
    let division: Division?
    let parents: [SSML.ElementName]
    let hasText: Bool
    /// Whether what is in it is of other namespaces, and none of SSML's business.
    let holdsForeign: Bool
    let attributes: [AttributeRow]
    let view: ViewMaker
    /// Whether it stands before all that is spoken.
    let isHead: Bool
    /// The places that take it, and its own among them.
    private let standsIn: Set<ObjectIdentifier>
    private let place: ObjectIdentifier

    init(
        name: SSML.ElementName, source: String, vendors: [String], isNew: Bool = false, speech: Speech, isWhole: Bool,
        division: Division?, parents: [SSML.ElementName], stands: any SSML.Standing.Type,
        holds: any SSML.Holding.Type, attributes: [AttributeRow],
        view: @escaping ViewMaker = { _ throws(SSML.ValueError) in nil }
    ) {
        self.name = name
        self.source = source
        self.vendors = vendors
        self.isNew = isNew
        self.speech = speech
        self.isWhole = isWhole
        self.division = division
        self.parents = parents
        self.attributes = attributes
        self.view = view
        hasText = holds.hasText
        holdsForeign = holds is SSML.Place.Facts.Type
        isHead = stands is SSML.Category.Head.Type
        place = ObjectIdentifier(holds)
        standsIn = Set(Self.places.filter { $0.takes(stands) }.map { ObjectIdentifier($0) })
    }

    private static let places: [any SSML.Holding.Type] = [
        SSML.Place.Document.self, SSML.Place.Flow.self, SSML.Place.Paragraph.self, SSML.Place.Sentence.self,
        SSML.Place.Token.self, SSML.Place.Audio.self,
    ]

    /// Whether it is SSML's own.
    var isStandard: Bool { vendors.isEmpty }

    /// Whether another element may stand directly in it.
    func takes(_ other: ElementRow) -> Bool {
        other.standsIn.contains(place) && (other.parents.isEmpty || other.parents.contains(name))
    }

    /// The row of one of its attributes.
    func attribute(_ name: SSML.AttributeName) -> AttributeRow? { attributes.first { $0.name == name } }

    /// Whether a cut in an element would change what is spoken of it.
    func isWhole(_ element: SSML.Element) -> Bool {
        isWhole || attributes.contains { $0.makesWhole && element.attribute($0.name) != nil }
    }

    /// The names of its attributes, as a sentence lists them.
    var attributeNames: String { attributes.map(\.name.text).joined(separator: ", ") }
}

/// The row of an attribute: one of an element, since “type” of one is not “type” of another.
struct AttributeRow: Sendable {
    /// What speech makes of an attribute.
    enum Hearing: Sendable {
        /// It is heard.
        case honoured
        /// It could be heard, and speech does without.
        case ignored
        /// There is nothing in it to hear.
        case inaudible
    }

    /// What a value is to the rest of the document.
    enum Relation: Sendable {
        case none
        /// The version of SSML.
        case version
        /// The name of a mark, which there is once.
        case mark
        /// An identifier, which there is once.
        case identifier
        /// The identifier of a lexicon.
        case lexicon
        /// Names whose prefixes are declared.
        case prefixes
    }

    let name: SSML.AttributeName
    let utf8: [UInt8]
    let isRequired: Bool
    /// Whether SSML 1.0 did not have it, or did not ask for it.
    let isNew: Bool
    /// Whether it may be empty, which says what leaving it out does.
    let isEmptyAllowed: Bool
    let hearing: Hearing
    let makesWhole: Bool
    let relation: Relation
    private let type: any SSML.AttributeValue.Type
    private let range: ValueRange?

    init(
        _ name: SSML.AttributeName, _ type: any SSML.AttributeValue.Type, isRequired: Bool = false, isNew: Bool = false,
        isEmptyAllowed: Bool = false, _ hearing: Hearing = .honoured, makesWhole: Bool = false,
        _ relation: Relation = .none, in range: ValueRange? = nil
    ) {
        self.name = name
        utf8 = Array(name.text.utf8)
        self.type = type
        self.isRequired = isRequired
        self.isNew = isNew
        self.isEmptyAllowed = isEmptyAllowed
        self.hearing = hearing
        self.makesWhole = makesWhole
        self.relation = relation
        self.range = range
    }

    /// How a value stands to the standard; `nil` where it is none.
    func conformance(of value: ArraySlice<UInt8>) -> SSML.Conformance? {
        if isEmptyAllowed, value.isEmpty { return .standard }
        return range.map { $0.conformance(of: value) } ?? type.conformance(of: value)
    }

    /// What a value should be, as the end of “It takes …”.
    func expectation(for value: ArraySlice<UInt8>) -> String {
        (range?.description ?? type.expectation(for: value)) + (isEmptyAllowed ? ", or nothing" : "")
    }
}

/// The values that an attribute may have, where its type does not say it.
enum ValueRange: Sendable {
    /// One of these words, or of others that nobody documents.
    case words([String], ignoresCase: Bool = false, isOpen: Bool = false)
    /// A measure from one to another.
    case measures(Measure, Measure)

    /// - Parameter words: The words, with spaces between them.
    static func oneOf(_ words: String) -> ValueRange { .words(list(words)) }

    /// Words in which capitals make no difference.
    static func inAnyCase(_ words: String) -> ValueRange { .words(list(words), ignoresCase: true) }

    /// The words that are documented, besides which a user may have some of his own.
    static func known(_ words: String) -> ValueRange { .words(list(words), isOpen: true) }

    private static func list(_ words: String) -> [String] { words.split(separator: " ").map(String.init) }

    /// - Parameter text: Two measures with `..` between them: `0.01..2`, `0ms..20s`.
    static func from(_ text: String) -> ValueRange {
        guard let middle = text.firstRange(of: ".."), let lower = Measure(Array(text[..<middle.lowerBound].utf8)[...]),
            let upper = Measure(Array(text[middle.upperBound...].utf8)[...])
        else { preconditionFailure("The vocabulary has a bad range: \(text)") }
        return .measures(lower, upper)
    }

    /// How a value stands to the range; `nil` where it is outside.
    func conformance(of value: ArraySlice<UInt8>) -> SSML.Conformance? {
        switch self {
        case .words(let words, let ignoresCase, let isOpen):
            let isListed = words.contains { word in
                ignoresCase
                    ? word.utf8.count == value.count
                        && zip(word.utf8, value).allSatisfy { $0.asciiLowercased == $1.asciiLowercased }
                    : value.equals(word)
            }
            if isListed { return .standard }
            if !isOpen || value.isXMLSpace { return nil }
            let text = String(decoding: value, as: UTF8.self)
            return .doubtful(
                "“\(text.visible)” is not among the documented values." + Spelling.hint(text, among: words))
        case .measures(let lower, let upper):
            guard let measure = Measure(value), let least = lower.converted(to: measure.unit),
                let most = upper.converted(to: measure.unit), least <= measure.number, measure.number <= most
            else { return nil }
            return .standard
        }
    }

    var description: String {
        switch self {
        case .words(let words, _, _): SSML.ValueError.list(words)
        case .measures(let lower, let upper): "a value from \(lower.text) to \(upper.text)"
        }
    }
}

/// Finds what a word that is not known was meant to be.
enum Spelling {
    /// “ Did you mean …?”, or nothing where no word is close.
    static func hint(_ word: String, among words: [String]) -> String {
        let near = words.filter { !$0.hasSuffix("*") }.map { ($0, distance(word.lowercased(), $0.lowercased())) }
            .min { $0.1 < $1.1 }
        guard let (name, distance) = near, distance <= max(1, min(3, name.count / 3)) else { return "" }
        return " Did you mean “\(name)”?"
    }

    /// How many characters must be put in, left out or replaced (Levenshtein); of words that are much longer, just a lot.
    private static func distance(_ one: String, _ other: String) -> Int {
        let (one, other) = (Array(one.utf8.prefix(64)), Array(other.utf8.prefix(64)))
        var row = Array(0...other.count)
        for (number, byte) in one.enumerated() {
            var diagonal = row[0]
            row[0] = number + 1
            for index in other.indices {
                let above = row[index + 1]
                row[index + 1] = min(above + 1, row[index] + 1, diagonal + (byte == other[index] ? 0 : 1))
                diagonal = above
            }
        }
        return row[other.count]
    }
}

/// The row of an attribute, and the property of a view that holds its value.
struct AttributeBinding<Subject>: Sendable {
    let row: AttributeRow
    /// Sets the property from a value as it stands.
    let read: @Sendable (ArraySlice<UInt8>, inout Subject) -> Void
    /// The value of the property; where it is the one that stands there already, as that is written.
    let write: @Sendable (Subject, String?) -> String?

    /// An attribute that no view has a property for.
    static func plain(_ row: AttributeRow) -> Self { Self(row: row, read: { _, _ in }, write: { $1 }) }

    /// An attribute that may be left out.
    static func optional<Value: SSML.AttributeValue>(
        _ name: SSML.AttributeName, _ path: any WritableKeyPath<Subject, Value?> & Sendable, isNew: Bool = false,
        isEmptyAllowed: Bool = false, _ hearing: AttributeRow.Hearing = .honoured, makesWhole: Bool = false,
        _ relation: AttributeRow.Relation = .none
    ) -> Self {
        Self(
            row: AttributeRow(
                name, Value.self, isNew: isNew, isEmptyAllowed: isEmptyAllowed, hearing, makesWhole: makesWhole,
                relation),
            read: { $1[keyPath: path] = Value(utf8: $0) },
            write: { subject, written in subject[keyPath: path].map { Self.text($0, written) } })
    }

    /// An attribute that may be left out, whose property has a type of Swift's.
    static func optional<Value: SSML.AttributeValue & RawRepresentable>(
        _ name: SSML.AttributeName, _ path: any WritableKeyPath<Subject, Value.RawValue?> & Sendable, as _: Value.Type,
        isNew: Bool = false, _ hearing: AttributeRow.Hearing = .honoured, makesWhole: Bool = false
    ) -> Self {
        Self(
            row: AttributeRow(name, Value.self, isNew: isNew, hearing, makesWhole: makesWhole),
            read: { $1[keyPath: path] = Value(utf8: $0)?.rawValue },
            write: { subject, written in
                subject[keyPath: path].flatMap { Value(rawValue: $0) }.map { Self.text($0, written) }
            })
    }

    /// An attribute that must be there.
    static func required<Value: SSML.AttributeValue>(
        _ name: SSML.AttributeName, _ path: any WritableKeyPath<Subject, Value?> & Sendable, isNew: Bool = false,
        _ hearing: AttributeRow.Hearing = .honoured, _ relation: AttributeRow.Relation = .none
    ) -> Self {
        let optional = optional(name, path)
        let row = AttributeRow(name, Value.self, isRequired: true, isNew: isNew, hearing, relation)
        return Self(row: row, read: optional.read, write: optional.write)
    }

    /// An attribute that must be there, and is any text.
    static func required(
        _ name: SSML.AttributeName, _ path: any WritableKeyPath<Subject, String?> & Sendable,
        _ hearing: AttributeRow.Hearing = .honoured
    ) -> Self {
        let optional = optional(name, path, as: SSML.AnyText.self)
        let row = AttributeRow(name, SSML.AnyText.self, isRequired: true, hearing)
        return Self(row: row, read: optional.read, write: optional.write)
    }

    private static func text<Value: SSML.AttributeValue>(_ value: Value, _ written: String?) -> String {
        guard let written, Value(utf8: Array(written.utf8)[...]) == value else { return value.text }
        return written
    }
}

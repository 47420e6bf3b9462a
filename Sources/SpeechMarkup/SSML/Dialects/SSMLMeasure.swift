/// What a document or a part of one counts, in all units of ``SSMLLimit``: the one measure of length.
struct SSMLMeasure {
    private var bytes = 0
    private var characters = 0
    private var textCharacters = 0
    private var elements = 0

    static let nothing = SSMLMeasure()

    private init() {}

    /// A tag or a part of one, as it is written.
    init(markup: some Sequence<UInt8>) {
        for byte in markup {
            bytes += 1
            characters += byte.utf16Units
        }
    }

    /// A text between tags, with the references that it is written with.
    init(text: some Sequence<UInt8>) {
        for byte in text {
            let units = byte.utf16Units
            let reference = XMLText.reference(for: byte, inAttribute: false)?.utf8CodeUnitCount
            textCharacters += units
            bytes += reference ?? 1
            characters += reference ?? units
        }
    }

    /// A document as it is written.
    ///
    /// - Complexity: O(*n*) in the document.
    init(of document: SSML, counting limit: SSMLLimit) throws(SSML.WriteError) {
        self.init(markup: try document.utf8())
        var counter = Counter(limit: limit)
        document.walk(with: &counter)
        textCharacters = counter.textCharacters
        elements = counter.elements
    }

    /// Counts the text and the elements of a tree.
    private struct Counter: SSML.Walker {
        let limit: SSMLLimit
        var textCharacters = 0
        var elements = 0

        mutating func visit(_ text: SSML.Text) { for byte in text.utf8 { textCharacters += byte.utf16Units } }

        mutating func visit(_ element: SSML.Element) {
            if limit.counts(element.name.text.utf8) { elements += 1 }
            descend(into: element)
        }
    }

    /// Counts some text that was counted as markup.
    mutating func add(text: Span<UInt8>) {
        for index in text.indices { textCharacters += text[index].utf16Units }
    }

    /// Counts an element of those that a limit counts.
    mutating func addElement() { elements += 1 }

    /// How much there is of what is bounded.
    func count(of unit: SSMLLimit.Unit) -> Int {
        switch unit {
        case .bytes: bytes
        case .characters: characters
        case .textCharacters: textCharacters
        case .elements: elements
        }
    }

    /// What is above a bound, if anything is.
    func excess(over limit: SSMLLimit) -> (bound: SSMLLimit.Bound, count: Int)? {
        for bound in limit.bounds where count(of: bound.unit) > bound.most { return (bound, count(of: bound.unit)) }
        return nil
    }

    static func + (one: SSMLMeasure, other: SSMLMeasure) -> SSMLMeasure {
        var sum = one
        sum += other
        return sum
    }

    static func += (sum: inout SSMLMeasure, other: SSMLMeasure) {
        sum.bytes += other.bytes
        sum.characters += other.characters
        sum.textCharacters += other.textCharacters
        sum.elements += other.elements
    }

    static func -= (sum: inout SSMLMeasure, other: SSMLMeasure) {
        sum.bytes -= other.bytes
        sum.characters -= other.characters
        sum.textCharacters -= other.textCharacters
        sum.elements -= other.elements
    }
}

extension SSMLLimit {
    /// Whether a bound counts an element, by its name as documents write it.
    func counts(_ name: some Collection<UInt8>) -> Bool {
        bounds.contains { $0.elements.contains { name.elementsEqual($0.utf8) } }
    }
}

extension SSMLLimit.Bound {
    /// How much a document has of what is bounded, as ``SSML/text(droppingInvalid:)`` writes it.
    ///
    /// - Throws: `WriteError` where it cannot be written.
    /// - Complexity: O(*n*) in the document.
    public func count(in document: SSML) throws(SSML.WriteError) -> Int {
        try SSMLMeasure(of: document, counting: SSMLLimit(bounds: [self], source: "")).count(of: unit)
    }
}

extension UInt8 {
    /// The UTF-16 units that start with this byte of UTF-8.
    var utf16Units: Int { (self & 0xC0 != 0x80 ? 1 : 0) + (self >= 0xF0 ? 1 : 0) }
}

/// What a document has of that which vendors count, besides its bytes.
struct SSMLCounts {
    private var textCharacters = 0
    private var elements = 0

    /// Counts some text between tags.
    mutating func add(_ text: Span<UInt8>) {
        for index in text.indices { textCharacters += text[index].utf16Units }
    }

    /// Counts an element.
    mutating func add(element name: ArraySlice<UInt8>, _ dialect: SSMLDialect) {
        guard let limit = dialect.limit else { return }
        for bound in limit.bounds where bound.elements.contains(where: { name.equals($0) }) { elements += 1 }
    }

    /// How much there is of what is bounded.
    func count(of bound: SSMLLimit.Bound, in source: [UInt8]) -> Int {
        switch bound.unit {
        case .bytes: source.count
        case .characters: source[...].utf16Count
        case .textCharacters: textCharacters
        case .elements: elements
        }
    }
}

extension SSMLLimit.Bound {
    /// How much a document has of what is bounded, as ``SSML/text(droppingInvalid:)`` writes it.
    ///
    /// - Throws: `WriteError` where it cannot be written.
    /// - Complexity: O(*n*) in the document.
    public func count(in document: SSML) throws(SSML.WriteError) -> Int {
        switch unit {
        case .bytes: try document.utf8().count
        case .characters: try document.utf8()[...].utf16Count
        case .textCharacters: document.root.textCharacterCount
        case .elements: document.root.count(of: elements)
        }
    }
}

extension SSML.Element {
    /// The characters of the text in it, in UTF-16 units.
    var textCharacterCount: Int {
        children.reduce(0) { sum, child in
            switch child {
            case .text(let text): sum + text.string.utf16.count
            case .element(let element): sum + element.textCharacterCount
            }
        }
    }

    /// How often elements of some names are in it.
    fileprivate func count(of names: [String]) -> Int {
        elements.reduce(0) { $0 + (names.contains($1.name.text) ? 1 : 0) + $1.count(of: names) }
    }
}

extension ArraySlice<UInt8> {
    /// The UTF-16 units that well-formed UTF-8 stands for.
    var utf16Count: Int { reduce(0) { $0 + $1.utf16Units } }
}

extension UInt8 {
    /// The UTF-16 units that start with this byte of UTF-8.
    var utf16Units: Int { (self & 0xC0 != 0x80 ? 1 : 0) + (self >= 0xF0 ? 1 : 0) }
}

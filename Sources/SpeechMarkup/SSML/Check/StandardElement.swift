/// The elements of SSML 1.1, in the order of ``SSML/ElementName/standard``: numbers for the checker's tables.
enum StandardElement: UInt8, CaseIterable {
    case speak, lexicon, lookup, meta, metadata, p, s, token, w, sayAs, phoneme, sub, lang, voice, emphasis
    case `break`, prosody, audio, desc, mark

    /// The name as documents write it.
    var name: String { SSML.ElementName.standard[Int(rawValue)].text }

    /// The element of a name.
    init?(_ name: ArraySlice<UInt8>) {
        guard let element = Self.table[name] else { return nil }
        self = element
    }

    private static let table = NameTable(allCases.map { ($0.name, $0) })
}

/// A set of the elements of SSML 1.1.
struct ElementSet: OptionSet {
    let rawValue: UInt32

    init(rawValue: UInt32) { self.rawValue = rawValue }

    init(_ elements: StandardElement...) {
        rawValue = elements.reduce(0) { $0 | 1 << UInt32($1.rawValue) }
    }

    func contains(_ element: StandardElement) -> Bool { rawValue & 1 << UInt32(element.rawValue) != 0 }

    /// The names in the order of the Recommendation, as a sentence lists them.
    var names: String {
        StandardElement.allCases.filter { contains($0) }.map(\.name).joined(separator: ", ")
    }
}

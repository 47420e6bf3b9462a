/// The elements of SSML 1.1.
enum StandardElement: UInt8, CaseIterable {
    case speak, lexicon, lookup, meta, metadata, p, s, token, w, sayAs, phoneme, sub, lang, voice, emphasis
    case `break`, prosody, audio, desc, mark

    /// The namespace of the elements.
    static let namespace = "http://www.w3.org/2001/10/synthesis"

    /// The name as documents write it.
    var name: String {
        switch self {
        case .speak: "speak"
        case .lexicon: "lexicon"
        case .lookup: "lookup"
        case .meta: "meta"
        case .metadata: "metadata"
        case .p: "p"
        case .s: "s"
        case .token: "token"
        case .w: "w"
        case .sayAs: "say-as"
        case .phoneme: "phoneme"
        case .sub: "sub"
        case .lang: "lang"
        case .voice: "voice"
        case .emphasis: "emphasis"
        case .break: "break"
        case .prosody: "prosody"
        case .audio: "audio"
        case .desc: "desc"
        case .mark: "mark"
        }
    }

    /// The element of a name.
    init?(_ name: ArraySlice<UInt8>) {
        guard let key = Self.key(of: name), let element = Self.byKey[key] else { return nil }
        self = element
    }

    /// No name is longer than eight bytes, so that one number holds it.
    private static let byKey: [UInt64: StandardElement] = Dictionary(
        uniqueKeysWithValues: allCases.map { (key(of: Array($0.name.utf8)[...]) ?? 0, $0) }
    )

    private static func key(of name: ArraySlice<UInt8>) -> UInt64? {
        guard name.count <= 8 else { return nil }
        return name.reduce(0) { $0 << 8 | UInt64($1) }
    }
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

/// A word or phrase in a string, and how it is pronounced there.
public struct PronunciationMatch: Hashable, Sendable {
    /// Who says how it is pronounced.
    public enum Source: Hashable, Sendable {
        /// A lexicon: its entry, and which of the lexicons it is, from 0.
        case lexicon(Lexeme, index: Int)
        /// The word's context: the sense that it has there.
        case context(Heteronym.Sense)

        /// The name of the sense; of an entry of a lexicon its roles, a space between, or `lexicon` if it has none.
        public var sense: String {
            switch self {
            case .context(let sense): sense.label
            case .lexicon(let lexeme, _):
                lexeme.roles.isEmpty ? "lexicon" : lexeme.roles.map(\.description).joined(separator: " ")
            }
        }
    }

    /// The word itself as it is spelt there, a part of the text that was searched.
    public let text: Substring

    /// What is spoken for it.
    public let spoken: SpokenForm

    /// Who says so.
    public let source: Source

    /// How likely it is that this is right, from 0 to 1. It is 1 for an entry of a lexicon.
    public let confidence: Double

    /// Whether the confidence reaches the resolver's threshold.
    public let isSure: Bool

    /// Where it stands in the text.
    public var range: Range<String.Index> { text.startIndex..<text.endIndex }

    /// The name of the sense, or what stands for it; see ``Source/sense``.
    public var sense: String { source.sense }
}

/// A word or phrase by its place in UTF-8 bytes, and how it is pronounced there.
public struct UTF8PronunciationMatch: Hashable, Sendable {
    /// Where it stands, in UTF-8 bytes from the start of the text.
    public let range: Range<Int>

    /// What is spoken for it.
    public let spoken: SpokenForm

    /// Who says so.
    public let source: PronunciationMatch.Source

    /// How likely it is that this is right, from 0 to 1. It is 1 for an entry of a lexicon.
    public let confidence: Double

    /// Whether the confidence reaches the resolver's threshold.
    public let isSure: Bool

    /// The name of the sense, or what stands for it; see ``PronunciationMatch/Source/sense``.
    public var sense: String { source.sense }
}

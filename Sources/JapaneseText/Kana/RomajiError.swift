public import TextToolkit

/// A word that cannot be rōmaji, where nothing else was wanted.
public struct RomajiError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What kind of error it is.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
        /// The name, for programs.
        public let name: String

        /// The letters of the word make no Japanese syllables.
        public static let notRomaji = Code(name: "not-romaji")

        /// The name.
        public var description: String { name }
    }

    /// What kind of error it is.
    public let code: Code

    /// The word.
    public let word: String

    /// Where the word starts.
    public let location: TextLocation

    init(word range: Range<Int>, in text: Substring) {
        code = .notRomaji
        word = String(decoding: Array(text.utf8)[range], as: UTF8.self)
        location = TextLocation(ofUTF8Offset: range.lowerBound, in: text)
    }

    /// What is wrong, in a sentence, with the place.
    public var description: String { "Line \(location.line), column \(location.column): \(reason)" }

    /// What is wrong, in a sentence.
    public var reason: String { "“\(word)” cannot be rōmaji." }
}

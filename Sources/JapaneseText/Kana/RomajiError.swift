/// A word that cannot be rōmaji, where nothing else was wanted.
public struct RomajiError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What kind of error it is.
    public struct Code: Hashable, Sendable {
        private let name: String

        /// The letters of the word make no Japanese syllables.
        public static let notRomaji = Code(name: "notRomaji")
    }

    /// What kind of error it is.
    public let code: Code

    /// The word.
    public let word: String

    /// The column at which the word starts, in characters, from 1.
    public let column: Int

    /// The offset at which the word starts, in UTF-8 bytes, from 0.
    public let utf8Offset: Int

    init(word range: Range<Int>, in text: Substring) {
        let utf8 = text.utf8
        let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
        let end = utf8.index(start, offsetBy: range.count)
        code = .notRomaji
        word = String(text[start..<end])
        column = text[..<start].count + 1
        utf8Offset = range.lowerBound
    }

    /// What is wrong, in a sentence, with the place.
    public var description: String { "Column \(column): \(reason)" }

    /// What is wrong, in a sentence.
    public var reason: String { "“\(word)” cannot be rōmaji." }
}

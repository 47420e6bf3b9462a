/// An occurrence of a word or phrase in a string.
public struct WordMatch: Hashable, Sendable, TextPart {
    /// Which of ``WordFinder/words`` it is.
    public let wordIndex: Int

    /// The occurrence itself as it is spelt there, a part of the text that was searched.
    public let text: Substring

    /// The occurrence without the possessive ending that it has, *Lorry* of *Lorry’s*; the same where it has none.
    public let stem: Substring

    /// Where it stands in the text.
    public var range: Range<String.Index> { text.startIndex..<text.endIndex }

    /// Makes an occurrence in a string out of its place.
    @inlinable
    public init(_ found: UTF8WordMatch, in text: borrowing String) {
        let start = text.utf8.index(text.utf8.startIndex, offsetBy: found.range.lowerBound)
        self.text = text[start..<text.utf8.index(start, offsetBy: found.range.count)]
        stem = text[start..<text.utf8.index(start, offsetBy: found.stem.count)]
        wordIndex = found.wordIndex
    }

    /// What finds it.
    public typealias Cursor = WordCursor
}

/// An occurrence of a word or phrase by its place in UTF-8 bytes.
public struct UTF8WordMatch: Hashable, Sendable, Codable, TextPart {
    /// Which of ``WordFinder/words`` it is.
    public let wordIndex: Int

    /// Where it stands, in UTF-8 bytes from the start of the text.
    public let range: Range<Int>

    /// Where it stands without the possessive ending that it has; the same where it has none.
    public let stem: Range<Int>

    init(wordIndex: Int, range: Range<Int>, endingLength: Int) {
        self.wordIndex = wordIndex
        self.range = range
        stem = range.lowerBound..<range.upperBound - endingLength
    }

    /// Takes an occurrence as it is.
    @inlinable
    public init(_ found: UTF8WordMatch, in text: borrowing UTF8Text) { self = found }

    /// What finds it.
    public typealias Cursor = WordCursor
}

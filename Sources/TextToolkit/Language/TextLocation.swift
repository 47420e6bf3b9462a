/// A place in a text that was read.
public struct TextLocation: Hashable, Sendable, Codable {
    /// The line, from 1. A line is what ends at LF.
    public let line: Int

    /// The column in characters, from 1.
    public let column: Int

    /// The offset in UTF-8 bytes from the start of the text, from 0. A byte order mark counts here, not in the column.
    public let utf8Offset: Int

    /// Names a place.
    public init(line: Int, column: Int, utf8Offset: Int) {
        self.line = line
        self.column = column
        self.utf8Offset = utf8Offset
    }

    /// The place of the character in which a UTF-8 offset of a text lies.
    ///
    /// - Complexity: O(*n*) in the text up to it.
    package init(ofUTF8Offset offset: Int, in text: some StringProtocol) {
        var end = 0
        var line = 1
        var column = 1
        for character in text {
            end += character.utf8.count
            if end > offset { break }
            column += 1
            // CR LF is one character.
            if character.utf8.last == 0x0A {
                line += 1
                column = 1
            }
        }
        self.init(line: line, column: column, utf8Offset: offset)
    }
}

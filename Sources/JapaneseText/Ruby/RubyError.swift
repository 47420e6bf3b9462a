/// A text that does not follow the rules of its ruby format, or that a format cannot express.
public struct RubyError: Error, Hashable, Sendable {
    /// What is wrong.
    public let code: Code

    /// The piece of the text that it is about, or the start of it.
    public let fragment: String

    /// Where that stands, in characters from 1: in the source where a text is read; in
    /// ``RubyText/text`` where one is written, and there at the base if the fault is in its reading.
    public let column: Int

    /// The same place in UTF-8 bytes, from 0.
    public let utf8Offset: Int

    /// The format that was read or written.
    public let format: RubyFormat

    init(_ fault: RubyFault, in text: String, format: RubyFormat) {
        code = fault.code
        let start = fault.fragment.prefix(40)
        fragment = start.endIndex == fault.fragment.endIndex ? fault.fragment : start + "…"
        column = text.column(ofUTF8Offset: fault.offset)
        utf8Offset = fault.offset
        self.format = format
    }
}

extension RubyError: CustomStringConvertible {
    /// What is wrong, in a sentence, with the place.
    public var description: String { "Column \(column): \(reason)" }

    /// What is wrong, in a sentence.
    public var reason: String { "“\(fragment)” \(code.predicate) (\(format))." }
}

extension RubyError {
    /// What can be wrong with a text and its ruby.
    public struct Code: Hashable, Sendable {
        /// The name, for programs.
        public let name: String

        let predicate: String

        /// Something opens and is never closed.
        public static let unclosed = Code(name: "unclosed", predicate: "opens and is not closed")

        /// Something closes that is not open, or stands where it cannot.
        public static let misplaced = Code(name: "misplaced", predicate: "cannot stand here")

        /// A ruby in a ruby.
        public static let nested = Code(name: "nested", predicate: "opens ruby inside of ruby")

        /// A reading of nothing.
        public static let missingBase = Code(name: "missingBase", predicate: "is the reading of no text")

        /// A place for a reading with nothing in it.
        public static let missingReading = Code(name: "missingReading", predicate: "has an empty reading")

        /// More readings than there is text for, or another number than there are characters.
        public static let readingCount = Code(
            name: "readingCount", predicate: "does not have as many characters as readings")

        /// A character by a name or number that is not known.
        public static let unknownCharacter = Code(
            name: "unknownCharacter", predicate: "names a character that is not known here")

        /// Text that the format has no way to write.
        public static let inexpressible = Code(
            name: "inexpressible", predicate: "cannot be written in this format without becoming markup")

        /// Every code.
        public static let all = [
            unclosed, misplaced, nested, missingBase, missingReading, readingCount, unknownCharacter, inexpressible,
        ]
    }
}

extension RubyError.Code: CustomStringConvertible {
    /// The name.
    public var description: String { name }
}

/// What is wrong, by its UTF-8 offset: columns are counted once an error is certain.
struct RubyFault: Error {
    let code: RubyError.Code
    let fragment: String
    let offset: Int

    init(_ code: RubyError.Code, _ fragment: String, at offset: Int) {
        self.code = code
        self.fragment = fragment
        self.offset = offset
    }
}

extension String {
    /// The column, from 1, of the character in which a UTF-8 offset lies.
    func column(ofUTF8Offset offset: Int) -> Int {
        var end = 0
        var column = 1
        for character in self {
            end += character.utf8.count
            if end > offset { break }
            column += 1
        }
        return column
    }
}

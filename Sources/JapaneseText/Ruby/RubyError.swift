public import TextToolkit

/// A text that does not follow the rules of its ruby format, or that a format cannot express.
public struct RubyError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong.
    public let code: Code

    /// The piece of the text that it is about, or the start of it.
    public let fragment: String

    /// Where that stands: in the source where a text is read; in ``AnnotatedText/base`` where one is written, and
    /// there at the base if the fault is in its reading.
    public let location: TextLocation

    /// The format that was read or written.
    public let format: RubyFormat

    init(_ fault: RubyFault, in text: String, format: RubyFormat) {
        code = fault.code
        let start = fault.fragment.prefix(40)
        fragment = start.endIndex == fault.fragment.endIndex ? fault.fragment : start + "…"
        location = TextLocation(ofUTF8Offset: fault.offset, in: text)
        self.format = format
    }

    /// What is wrong, in a sentence, with the place.
    public var description: String { "Line \(location.line), column \(location.column): \(reason)" }

    /// What is wrong, in a sentence.
    public var reason: String { "“\(fragment)” \(code.predicate) (\(format))." }

    /// What can be wrong with a text and its ruby.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
        /// The name, for programs.
        public let name: String

        let predicate: String

        private init(_ name: String, _ predicate: String) {
            self.name = name
            self.predicate = predicate
        }

        /// Something opens and is never closed.
        public static let unclosed = Code("unclosed", "opens and is not closed")
        /// Something closes that is not open, or stands where it cannot.
        public static let misplaced = Code("misplaced", "cannot stand here")
        /// A ruby in a ruby.
        public static let nested = Code("nested", "opens ruby inside of ruby")
        /// A reading of nothing.
        public static let missingBase = Code("missing-base", "is the reading of no text")
        /// A place for a reading with nothing in it.
        public static let missingReading = Code("missing-reading", "has an empty reading")
        /// More readings than there is text for, or another number than there are characters.
        public static let readingCount = Code("reading-count", "does not have as many characters as readings")
        /// A character by a name or number that is not known.
        public static let unknownCharacter = Code("unknown-character", "names a character that is not known here")
        /// Text that the format has no way to write.
        public static let inexpressible = Code(
            "inexpressible", "cannot be written in this format without becoming markup")
        /// A text in a format that can only be written.
        public static let unreadable = Code("unreadable", "is in a format that can only be written")

        /// Every code.
        public static let all = [
            unclosed, misplaced, nested, missingBase, missingReading, readingCount, unknownCharacter, inexpressible,
            unreadable,
        ]

        /// The name.
        public var description: String { name }
    }
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

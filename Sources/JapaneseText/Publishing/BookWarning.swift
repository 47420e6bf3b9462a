public import TextToolkit

/// Something in a document that could not be read as its author may have meant it. The text around it is there.
public struct BookWarning: Hashable, Sendable, CustomStringConvertible {
    /// What it is.
    public let code: Code

    /// The part of the document that it is about.
    public let fragment: String

    /// Where that stands in the document.
    public let location: TextLocation

    /// What it is, in a sentence, with the place.
    public var description: String { "Line \(location.line), column \(location.column): \(reason)" }

    /// What it is, in a sentence.
    public var reason: String { "“\(fragment)” \(code.predicate)." }

    init(_ code: Code, _ fragment: String, at location: TextLocation) {
        self.code = code
        let start = fragment.prefix(60)
        self.fragment = start.endIndex == fragment.endIndex ? fragment : start + "…"
        self.location = location
    }

    /// What a document can have that is not read.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
        /// The name, for programs.
        public let name: String

        let predicate: String

        private init(_ name: String, _ predicate: String) {
            self.name = name
            self.predicate = predicate
        }

        /// A character that is described, and has no number.
        public static let unknownCharacter = Code("unknown-character", "names a character that has no code here: 〓")
        /// A note that has no meaning here.
        public static let unknownNote = Code("unknown-note", "is a note that is not known here, and is left out")
        /// A note on a text that does not stand before it.
        public static let missingTarget = Code("missing-target", "is a note on text that does not stand before it")
        /// What is opened, or closed, alone.
        public static let unpaired = Code("unpaired", "opens or closes without its other half")
        /// A reading without a text, or a bar without a reading: it is text.
        public static let strayRuby = Code("stray-ruby", "is no ruby where it stands, and stays as text")

        /// Every code.
        public static let all = [unknownCharacter, unknownNote, missingTarget, unpaired, strayRuby]

        /// The name.
        public var description: String { name }
    }
}

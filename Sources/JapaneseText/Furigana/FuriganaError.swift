public import TextToolkit

/// A reading that cannot be paired with its text.
public struct FuriganaError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
        /// The name, for programs.
        public let name: String

        /// The reading does not fit the text, whatever its kanji are taken for.
        public static let mismatch = Code(name: "mismatch")

        /// Text and reading are so long, and leave so much open, that the search was cut off.
        public static let tooComplex = Code(name: "too-complex")

        /// The name.
        public var description: String { name }
    }

    /// What is wrong.
    public let code: Code

    /// Where in the text the two part: at its end where the text ends too early.
    public let textLocation: TextLocation

    /// Where in the reading the two part: at its end where the reading ends too early.
    public let readingLocation: TextLocation

    /// What stands in the text there; empty at its end.
    public let text: String

    /// What stands in the reading there; empty at its end.
    public let reading: String

    init(_ code: Code, _ search: borrowing AlignmentSearch, _ text: String, _ reading: String) {
        let elements = search.text.elements
        let textOffset =
            search.furthest < elements.count
            ? search.text.glyphs[elements[search.furthest].glyphs.lowerBound].start : text.utf8.count
        let readingOffset = Int(search.lattice.offsets[search.deadEnd()])
        self.code = code
        textLocation = TextLocation(ofUTF8Offset: textOffset, in: text)
        readingLocation = TextLocation(ofUTF8Offset: readingOffset, in: reading)
        self.text = text[text.utf8.index(text.startIndex, offsetBy: textOffset)...].first.map(String.init) ?? ""
        self.reading =
            reading[reading.utf8.index(reading.startIndex, offsetBy: readingOffset)...].first.map(String.init) ?? ""
    }

    /// What is wrong, in a sentence.
    public var description: String {
        let place =
            "from column \(textLocation.column) of the text and column \(readingLocation.column) of the reading on"
        if code == .tooComplex {
            return
                "The text is too long to be paired with its reading in one piece, \(place); divide it into sentences."
        }
        return switch (text.isEmpty, reading.isEmpty) {
        case (true, true): "The reading does not fit the text, \(place)."
        case (true, false): "The reading goes on with “\(reading)” where the text has ended, \(place)."
        case (false, true): "The reading has ended where the text goes on with “\(text)”, \(place)."
        case (false, false): "The reading has “\(reading)” where the text has “\(text)”, \(place)."
        }
    }
}

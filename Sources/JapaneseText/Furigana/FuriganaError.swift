/// A reading that cannot be paired with its text.
public struct FuriganaError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
        private let name: String

        /// The reading does not fit the text, whatever its kanji are taken for.
        public static let mismatch = Code(name: "mismatch")

        /// Text and reading are so long, and leave so much open, that the search was cut off.
        public static let tooComplex = Code(name: "tooComplex")

        /// The name.
        public var description: String { name }
    }

    /// What is wrong.
    public let code: Code

    /// Where in the text the two part, counted in characters from 1; one more than there are
    /// characters where the text ends too early.
    public let textColumn: Int

    /// Where in the reading the two part, counted in characters from 1; one more than there are
    /// characters where the reading ends too early.
    public let readingColumn: Int

    /// What stands in the text there; empty at its end.
    public let text: String

    /// What stands in the reading there; empty at its end.
    public let reading: String

    /// What is wrong, in a sentence.
    public var description: String {
        let place = "from column \(textColumn) of the text and column \(readingColumn) of the reading on"
        switch code {
        case .tooComplex:
            return
                "The text is too long to be paired with its reading in one piece, \(place); divide it into sentences."
        default:
            switch (text.isEmpty, reading.isEmpty) {
            case (true, true):
                return "The reading does not fit the text, \(place)."
            case (true, false):
                return "The reading goes on with “\(reading)” where the text has ended, \(place)."
            case (false, true):
                return "The reading has ended where the text goes on with “\(text)”, \(place)."
            case (false, false):
                return "The reading has “\(reading)” where the text has “\(text)”, \(place)."
            }
        }
    }
}

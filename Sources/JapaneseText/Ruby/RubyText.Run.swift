extension RubyText {
    /// A part of a text, with its reading if it has one.
    public struct Run: Hashable, Sendable {
        /// What stands in the text: a kanji, a word in kanji, or any text that has no reading.
        public var base: String

        /// What stands beside it.
        public var reading: String?

        /// Makes a run.
        public init(_ base: String, reading: String? = nil) {
            self.base = base
            self.reading = reading
        }
    }
}

extension RubyText.Run: CustomStringConvertible {
    /// The base, with the reading in parentheses: 漢字(かんじ).
    public var description: String {
        reading.map { "\(base)(\($0))" } ?? base
    }
}

extension RubyText: CustomStringConvertible {
    /// The text with its readings in parentheses: 店(みせ)に行(い)きます.
    public var description: String {
        runs.reduce(into: "") { $0 += $1.description }
    }
}

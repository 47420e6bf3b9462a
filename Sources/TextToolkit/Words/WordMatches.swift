internal import ICUSupport

/// An occurrence of a word or phrase in a string.
public struct WordMatch: Hashable, Sendable {
    /// Which of ``WordFinder/words`` it is.
    public let wordIndex: Int

    /// The occurrence itself as it is spelt there, a part of the text that was searched.
    public let text: Substring

    /// Where it stands in the text.
    public var range: Range<String.Index> { text.startIndex..<text.endIndex }
}

/// An occurrence of a word or phrase by its place in UTF-8 bytes.
public struct UTF8WordMatch: Hashable, Sendable {
    /// Which of ``WordFinder/words`` it is.
    public let wordIndex: Int

    /// Where it stands, in UTF-8 bytes from the start of the text.
    public let range: Range<Int>
}

/// The occurrences of words and phrases in a string, found one after another as they are asked for.
///
/// Get one with ``WordFinder/matches(in:reporting:)-(StringProtocol,_)``.
public struct WordMatches: Sequence, Sendable {
    private let finder: WordFinder
    private let text: Substring
    private let occurrences: WordFinder.Occurrences

    init(of finder: WordFinder, in text: Substring, _ occurrences: WordFinder.Occurrences) {
        self.finder = finder
        self.text = text
        self.occurrences = occurrences
    }

    /// Starts at the start of the text.
    public func makeIterator() -> Iterator {
        Iterator(finder, text, occurrences)
    }

    /// Walks over the occurrences in a string.
    public struct Iterator: IteratorProtocol {
        private let text: String
        private var matches: MatchBatches

        init(_ finder: WordFinder, _ text: Substring, _ occurrences: WordFinder.Occurrences) {
            self.text = text.base
            let start = text.base.utf8.distance(from: text.base.startIndex, to: text.startIndex)
            matches = MatchBatches(finder, part: start..<start + text.utf8.count, occurrences)
        }

        /// Finds the next occurrence, or `nil` at the end of the text.
        public mutating func next() -> WordMatch? {
            if matches.isEmpty {
                let text = text
                guard matches.refill(from: text.utf8.span) else { return nil }
            }
            let next = matches.next()
            let start = text.utf8.index(text.utf8.startIndex, offsetBy: next.range.lowerBound)
            let end = text.utf8.index(start, offsetBy: next.range.count)
            return WordMatch(wordIndex: next.word, text: text[start..<end])
        }
    }
}

/// The occurrences of words and phrases in UTF-8 bytes, found one after another as they are asked for.
///
/// Get one with ``WordFinder/matches(in:reporting:)-(UTF8Text,_)``.
public struct UTF8WordMatches: Sequence, Sendable {
    private let finder: WordFinder
    private let text: UTF8Text
    private let occurrences: WordFinder.Occurrences
    private let withinLines: Bool

    init(
        of finder: WordFinder, in text: UTF8Text, _ occurrences: WordFinder.Occurrences, withinLines: Bool = false
    ) {
        self.finder = finder
        self.text = text
        self.occurrences = occurrences
        self.withinLines = withinLines
    }

    /// Starts at the start of the text.
    public func makeIterator() -> Iterator {
        Iterator(finder, text, occurrences, withinLines: withinLines)
    }

    /// Walks over the occurrences in UTF-8 bytes.
    public struct Iterator: IteratorProtocol {
        private let bytes: [UInt8]
        private var matches: MatchBatches

        init(
            _ finder: WordFinder, _ text: UTF8Text, _ occurrences: WordFinder.Occurrences, withinLines: Bool
        ) {
            bytes = text.bytes
            matches = MatchBatches(finder, part: text.bytes.indices, occurrences, withinLines: withinLines)
        }

        /// Finds the next occurrence, or `nil` at the end of the text.
        public mutating func next() -> UTF8WordMatch? {
            if matches.isEmpty {
                let bytes = bytes
                guard matches.refill(from: bytes.span) else { return nil }
            }
            let next = matches.next()
            return UTF8WordMatch(wordIndex: next.word, range: next.range)
        }
    }
}

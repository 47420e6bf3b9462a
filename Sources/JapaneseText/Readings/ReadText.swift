/// A Japanese text with how it is read.
public struct ReadText: Hashable, Sendable {
    /// A word of a text.
    public struct Word: Hashable, Sendable {
        /// The word as it stands in the text; spaces before it are in ``ReadText/spaces(before:)``.
        public var text: String

        /// Where it stands in the text, in UTF-8 bytes.
        public var range: Range<Int>

        /// Its parts in the order of the text, each run of kanji with its reading in hiragana.
        public var runs: [Run]

        /// How sure the reading is, from 0 to 1; 1 for what is written in kana. Of readings that are .95 sure and more, 99
        /// of 100 are right.
        public var confidence: Double

        /// Other readings of the whole word in hiragana, the likeliest first: みょうにち and あす for 明日.
        public var alternatives: [String]

        var kind: ReadingWord.Kind

        /// How the word is read: its readings, and its own kana and other characters as they are.
        public var reading: String { runs.reduce(into: "") { $0 += $1.reading ?? $1.base } }
    }

    /// A part of a word.
    public struct Run: Hashable, Sendable {
        /// The part as it stands in the text.
        public var base: String

        /// How it is read, in hiragana; `nil` for kana and for what is not read.
        public var reading: String?

        /// Other readings, where the rest of the word stays the same, the likeliest first.
        public var alternatives: [String]
    }

    /// The words, in order.
    public var words: [Word]

    /// The text before each word, between it and the one before, and after the last: spaces, mostly.
    var gaps: [String]

    /// Makes a text of words and what stands between them.
    init(words: [Word], gaps: [String]) {
        self.words = words
        self.gaps = gaps
    }

    /// The spaces that stand before a word of a given index, or with the number of the words, after the last.
    public func spaces(before index: Int) -> String { gaps[index] }

    /// The text with the readings of its kanji beside them.
    ///
    /// - Complexity: O(*n*) in the text.
    public var annotatedText: AnnotatedText {
        var runs: [AnnotatedText.Run] = []
        for (index, word) in words.enumerated() {
            if !gaps[index].isEmpty { runs.append(.init(gaps[index])) }
            for run in word.runs { runs.append(.init(run.base, reading: run.reading)) }
        }
        if let last = gaps.last, !last.isEmpty { runs.append(.init(last)) }
        return AnnotatedText(runs).normalized
    }

    /// The text as it is read, kana and all else as they are.
    ///
    /// - Complexity: O(*n*) in the text.
    public var reading: String {
        zip(gaps, words).reduce(into: "") { $0 += $1.0 + $1.1.reading } + (gaps.last ?? "")
    }

    /// How sure the least sure word is; 1 without kanji.
    ///
    /// - Complexity: O(*n*) in the text.
    public var confidence: Double { words.reduce(1) { min($0, $1.confidence) } }
}

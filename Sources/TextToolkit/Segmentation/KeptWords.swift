/// Words that no segment ends inside, whatever ICU and the model of phrases say.
///
///     let names = try KeptWords(["まちカドまぞく", "New York"])
///     let segmenter = try Segmenter(by: .phrase, language: "ja", keeping: names)
///
/// A word is kept wherever its characters stand, inside of other words too, byte for byte: a decomposed か゛ is not が.
/// Where kept words overlap in a text, nothing breaks between the start of the first and the end of the last.
public struct KeptWords: Sendable {
    /// The words, as they were given.
    public let words: [String]

    let automaton: WordAutomaton

    /// Prepares to keep words whole.
    ///
    /// - Throws: ``KeptWordsError`` where one is empty, starts or ends with white space, or has a control character
    ///   or what ends a line.
    /// - Complexity: O(*n*) in the length of all words.
    public init(_ words: some Sequence<some StringProtocol>) throws(KeptWordsError) {
        self.words = words.map { String($0) }
        var automaton = WordAutomaton()
        for (index, word) in self.words.enumerated() {
            if let (code, place) = Self.fault(in: word) {
                let location = TextLocation(
                    ofUTF8Offset: word.utf8.distance(from: word.startIndex, to: place), in: word)
                throw KeptWordsError(code: code, wordIndex: index, word: word, location: location)
            }
            automaton.add(word.utf8.map { Int32($0) }, word: index)
        }
        automaton.link()
        self.automaton = automaton
    }

    private static func fault(in word: String) -> (KeptWordsError.Code, String.Index)? {
        guard let first = word.first, let last = word.last else { return (.empty, word.startIndex) }
        let control = word.firstIndex {
            $0.unicodeScalars.contains { $0.properties.generalCategory == .control || $0.endsLine }
        }
        if let control { return (.control, control) }
        if first.isWhitespace { return (.whiteSpace, word.startIndex) }
        if last.isWhitespace { return (.whiteSpace, word.index(before: word.endIndex)) }
        return nil
    }
}

extension KeptWords: Hashable {
    /// Whether the words are the same, in the same order.
    public static func == (left: KeptWords, right: KeptWords) -> Bool { left.words == right.words }

    /// Adds the words to a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(words) }
}

extension Unicode.Scalar {
    // Those that are no control characters.
    fileprivate var endsLine: Bool { self == "\u{2028}" || self == "\u{2029}" }
}

/// A word that cannot be kept whole.
public struct KeptWordsError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What kind of error it is.
    public struct Code: Hashable, Sendable {
        /// The name of the kind.
        public let name: String

        /// There is nothing in the word.
        public static let empty = Code(name: "empty")
        /// The word starts or ends with white space.
        public static let whiteSpace = Code(name: "white-space")
        /// There is a control character in the word, such as a tab, or what ends a line.
        public static let control = Code(name: "control")
    }

    /// What kind of error it is.
    public let code: Code

    /// Which of the given words it is, from 0.
    public let wordIndex: Int

    /// The word.
    public let word: String

    /// Where in the word it is.
    public let location: TextLocation

    /// What is wrong, in a sentence.
    public var description: String {
        switch code {
        case .empty: "A word to be kept whole is empty."
        case .whiteSpace: "“\(word)” starts or ends with white space, and cannot be kept whole."
        default: "A control character or the end of a line is in a word that is to be kept whole."
        }
    }
}

/// A word that cannot be looked for.
public struct WordFinderError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What kind of error it is.
    public struct Code: Hashable, Sendable {
        /// The name of the kind.
        public let name: String

        /// There is no word, only white space, punctuation and symbols, or nothing at all.
        public static let noWord = Code(name: "no-word")
        /// There is a blank line in the phrase, and no match goes across one.
        public static let blankLine = Code(name: "blank-line")
        /// ICU cannot divide the words.
        public static let failed = Code(name: "failed")
    }

    /// What kind of error it is.
    public let code: Code

    /// Which of the given words it is, from 0; `nil` where it is none of them.
    public let wordIndex: Int?

    /// The word.
    public let word: String?

    /// ICU's name for what went wrong, such as `U_MISSING_RESOURCE_ERROR`.
    public let icuStatus: String?

    init(code: Code, wordIndex: Int? = nil, word: String? = nil, icuStatus: String? = nil) {
        self.code = code
        self.wordIndex = wordIndex
        self.word = word
        self.icuStatus = icuStatus
    }

    /// What is wrong, in a sentence.
    public var description: String {
        let place = wordIndex.map { "number \($0 + 1) of those to look for, “\(word ?? "")”" }
        return switch code {
        case .noWord: "There is no word in \(place ?? "a phrase")."
        case .blankLine: "There is a blank line in \(place ?? "a phrase"), and no match goes across one."
        default: "ICU cannot divide \(place ?? "words") (\(icuStatus ?? "unknown status"))."
        }
    }
}

/// Readings that cannot be found out.
public struct ReadingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What kind of error it is.
    public struct Code: Hashable, Sendable {
        private let name: String

        /// MeCab is not installed, or not all of it.
        public static let engineMissing = Code(name: "engineMissing")
        /// There is no dictionary of words, or none that is known here.
        public static let dictionaryMissing = Code(name: "dictionaryMissing")
        /// A dictionary is damaged, of another version of MeCab, or not in UTF-8.
        public static let dictionaryUnusable = Code(name: "dictionaryUnusable")
        /// MeCab could not do what it was asked to.
        public static let engineFailed = Code(name: "engineFailed")
    }

    /// What kind of error it is.
    public let code: Code

    /// What is wrong, in a sentence.
    public let description: String

    private static let help = "on Debian and Ubuntu with “apt-get install mecab mecab-ipadic-utf8”"

    static func engineMissing(_ why: String) -> ReadingError {
        ReadingError(
            code: .engineMissing,
            description: "MeCab is not there: \(why). It finds the words of Japanese text; install it, \(help)."
        )
    }

    static func dictionaryMissing(_ why: String) -> ReadingError {
        ReadingError(
            code: .dictionaryMissing,
            description: "There is no dictionary to read with: \(why). Install one in UTF-8, \(help)."
        )
    }

    static func dictionaryUnusable(_ folder: String, _ why: String) -> ReadingError {
        ReadingError(
            code: .dictionaryUnusable,
            description: "The dictionary in “\(folder)” cannot be used: \(why). Install one in UTF-8, \(help)."
        )
    }

    static func engineFailed(_ what: String) -> ReadingError {
        ReadingError(code: .engineFailed, description: "MeCab \(what).")
    }
}

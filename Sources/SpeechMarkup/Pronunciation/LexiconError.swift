public import TextToolkit

/// A lexicon that cannot be read, used or written.
public struct LexiconError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What kind of error it is.
    public struct Code: Hashable, Sendable {
        /// The code's name, which programs can rely on.
        public let name: String

        /// The file is not well-formed XML, or not in UTF-8.
        public static let notWellFormed = Code(name: "not-well-formed")
        /// The file is not what its format asks for.
        public static let badFormat = Code(name: "bad-format")
        /// A pronunciation has a symbol that its alphabet does not have, or none at all.
        public static let badPronunciation = Code(name: "bad-pronunciation")
        /// A pronunciation is in an alphabet that is not known.
        public static let unknownAlphabet = Code(name: "unknown-alphabet")
        /// An entry is not for any word.
        public static let noWord = Code(name: "no-word")
        /// An alias leads back to itself.
        public static let aliasCycle = Code(name: "alias-cycle")
        /// An alias becomes too long with those within it.
        public static let aliasTooLong = Code(name: "alias-too-long")
        /// A format cannot express an entry.
        public static let notExpressible = Code(name: "not-expressible")
        /// There is no model of the language to tell senses by.
        public static let noModel = Code(name: "no-model")
        /// ICU cannot divide the words.
        public static let failed = Code(name: "failed")
    }

    /// What kind of error it is.
    public let code: Code

    /// The file, if it was given.
    public let file: String?

    /// Where it is wrong, if it was read.
    public let location: TextLocation?

    /// The line that it is in; of a long line, the part around.
    public let sourceLine: String?

    /// What is wrong, in a sentence.
    public let reason: String

    init(code: Code, file: String? = nil, location: TextLocation? = nil, sourceLine: String? = nil, reason: String) {
        self.code = code
        self.file = file
        self.location = location
        self.sourceLine = sourceLine
        self.reason = reason
    }

    init(_ error: XML.ParseError) {
        self.init(
            code: .notWellFormed, file: error.file, location: error.location, sourceLine: error.sourceLine,
            reason: error.reason
        )
    }

    /// What is wrong, in a sentence, with the place if it has one.
    public var description: String {
        guard let location else { return file.map { "\($0): \(reason)" } ?? reason }
        return (file.map { "\($0), line" } ?? "Line") + " \(location.line), column \(location.column): \(reason)"
    }
}

/// The text that a lexicon is read from, for naming places in it.
struct LexiconSource {
    let bytes: [UInt8]
    let file: String?

    func error(_ code: LexiconError.Code, at offset: Int, _ reason: String) -> LexiconError {
        let lines = LineCounter(of: bytes)
        return LexiconError(
            code: code, file: file, location: lines.location(of: offset),
            sourceLine: lines.text(around: offset), reason: reason
        )
    }

    /// - Parameter isPlain: Whether the pronunciation stands in the source as it was read, so that the symbol has a place there.
    func error(_ error: PronunciationError, at offset: Int, isPlain: Bool = true) -> LexiconError {
        self.error(.badPronunciation, at: offset + (isPlain ? error.utf8Offset : 0), error.reason)
    }
}

/// A pronunciation that cannot be read or written.
public struct PronunciationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What kind of error it is.
    public struct Code: Hashable, Sendable {
        /// The code's name, which programs can rely on.
        public let name: String

        /// There is a symbol that the alphabet does not have.
        public static let unknownSymbol = Code(name: "unknown-symbol")
        /// There is no sound, only marks and space, or nothing at all.
        public static let empty = Code(name: "empty")
        /// The alphabet to write has no symbol for a sound.
        public static let notExpressible = Code(name: "not-expressible")
    }

    /// What kind of error it is.
    public let code: Code

    /// The alphabet that does not have the symbol.
    public let alphabet: PhoneticAlphabet

    /// The symbol; in IPA where it cannot be written.
    public let symbol: String

    /// The symbol's column in the text that was read, in characters, from 1.
    public let column: Int

    /// The symbol's place in the text that was read, in UTF-8 bytes, from 0.
    public let utf8Offset: Int

    /// What is wrong, in a sentence, with the place.
    public var description: String { "Column \(column): \(reason)" }

    /// What is wrong, in a sentence.
    public var reason: String {
        switch code {
        case .unknownSymbol: "“\(symbol)” is no symbol of the alphabet \(alphabet.name)."
        case .notExpressible: "The alphabet \(alphabet.name) has no symbol for “\(symbol)”."
        default: "There is no sound in the pronunciation."
        }
    }
}

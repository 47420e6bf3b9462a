/// How a word or phrase is spoken.
///
///     let lead = try Pronunciation("ˈlɛd")
///     try lead.text(in: .xSAMPA)   // "lEd
///     try lead.text(in: .arpabet)  // L EH1 D
///     try lead.text(in: .espeak)   // l'Ed
///
/// All alphabets are read and written by one table. Reading a pronunciation and writing it in the same alphabet
/// gives it in that alphabet's plainest form, and the same again ever after.
public struct Pronunciation: Hashable, Sendable, CustomStringConvertible {
    /// The pronunciation in the International Phonetic Alphabet, in the form in which it is kept.
    ///
    /// Stress marks are ˈ and ˌ, length is ː, g is ɡ, affricates have no tie.
    public let ipa: String

    /// Reads a pronunciation.
    ///
    /// Of IPA, ASCII's `'`, `:` and `g` are taken for ˈ, ː and ɡ, and slashes are dropped, whether they are around
    /// all of it or part of it, as Apple's examples have them: `l/i:/d` is liːd.
    ///
    /// - Throws: ``PronunciationError`` for the first symbol that the alphabet does not have.
    /// - Complexity: O(*n*) in the text.
    public init(
        _ text: some StringProtocol, in alphabet: PhoneticAlphabet = .ipa
    ) throws(PronunciationError) {
        let symbols =
            alphabet == .arpabet
            ? try ARPAbet.symbols(of: String(text))
            : try PhoneticReader.symbols(of: String(text), in: alphabet)
        let table = PhoneticTable.shared
        guard symbols.contains(where: { table.symbols[$0].kind == .vowel || table.symbols[$0].kind == .consonant })
        else {
            throw PronunciationError(code: .empty, alphabet: alphabet, symbol: "", column: 1, utf8Offset: 0)
        }
        ipa = PhoneticWriter.ipa(of: symbols)
    }

    init(wellFormed ipa: String) {
        self.ipa = ipa
    }

    /// The pronunciation in an alphabet.
    ///
    /// What an alphabet does not write is left out where the sounds are the same without (ARPAbet has no
    /// syllable boundaries). Sounds that two alphabets divide otherwise come out as the nearest: ARPAbet's `AA` is
    /// ɑː, ɑ and ɒ.
    ///
    /// - Throws: ``PronunciationError`` for the first sound that the alphabet does not have.
    /// - Complexity: O(*n*) in the pronunciation.
    public func text(in alphabet: PhoneticAlphabet) throws(PronunciationError) -> String {
        switch alphabet {
        case .ipa: ipa
        case .arpabet: try ARPAbet.text(of: symbols, ipa: ipa)
        default: try PhoneticWriter.text(of: symbols, in: alphabet, ipa: ipa)
        }
    }

    /// The rows of the table that the pronunciation consists of.
    var symbols: [Int] {
        guard let symbols = PhoneticTable.shared.symbols(of: ipa, .ipa) else {
            preconditionFailure("A pronunciation has a symbol that is not in the table: \(ipa)")
        }
        return symbols
    }

    /// The pronunciation in the International Phonetic Alphabet.
    public var description: String { ipa }
}

/// Writes the alphabets whose symbols follow one another without a space: IPA, X-SAMPA, espeak-ng's mnemonics.
enum PhoneticWriter {
    static func text(
        of symbols: [Int], in alphabet: PhoneticAlphabet, ipa: String
    ) throws(PronunciationError) -> String {
        let symbols = alphabet == .espeak ? Stress.movedToVowels(symbols) : symbols
        var writer = JoinedSpellings(alphabet)
        for symbol in symbols where !writer.append(symbol) {
            throw .notExpressible(symbol, in: alphabet, ipa)
        }
        return writer.text
    }

    static func ipa(of symbols: [Int]) -> String {
        var writer = JoinedSpellings(.ipa)
        for symbol in symbols where !writer.append(symbol) { preconditionFailure("Every symbol is in IPA") }
        return writer.text
    }

    /// Spellings one after another, kept apart where two would be read as another one.
    private struct JoinedSpellings {
        private let alphabet: PhoneticAlphabet
        private(set) var text = ""
        private var previous: [Unicode.Scalar] = []

        init(_ alphabet: PhoneticAlphabet) {
            self.alphabet = alphabet
        }

        /// Adds a symbol; `false` where the alphabet does not have it.
        mutating func append(_ symbol: Int) -> Bool {
            let table = PhoneticTable.shared
            let spelling: String
            switch table.spelling(of: symbol, in: alphabet) {
            case .written(let written): spelling = written
            case .dropped: return true
            case .none: return false
            }
            let scalars = Array(spelling.unicodeScalars)
            let kind = table.symbols[symbol].kind
            // In IPA a mark belongs to what is before it; together they may be another symbol, which is then meant.
            if !previous.isEmpty, alphabet != .ipa || kind == .vowel || kind == .consonant,
                table.candidate(at: 0, of: previous + scalars, alphabet)?.scalars.count != previous.count
            {
                text += alphabet == .ipa ? "." : alphabet == .xSAMPA ? "-" : "|"
            }
            text += spelling
            previous = scalars
            return true
        }
    }
}

extension PronunciationError {
    static func notExpressible(
        _ symbol: Int, in alphabet: PhoneticAlphabet, _ ipa: String
    ) -> PronunciationError {
        guard case .written(let spelling) = PhoneticTable.shared.spelling(of: symbol, in: .ipa) else {
            preconditionFailure("Every symbol is in IPA")
        }
        // Symbols may have been moved; the place is that of the same symbol in what is read.
        var offset = 0
        for scalarIndex in ipa.unicodeScalars.indices
        where ipa.unicodeScalars[scalarIndex...].starts(with: spelling.unicodeScalars) {
            offset = ipa.utf8.distance(from: ipa.startIndex, to: scalarIndex)
            break
        }
        let column = (String(ipa.utf8.prefix(offset)) ?? "").count + 1
        return PronunciationError(
            code: .notExpressible, alphabet: alphabet, symbol: spelling, column: column, utf8Offset: offset
        )
    }
}

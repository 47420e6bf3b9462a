/// Reads and writes ARPAbet as CMUdict has it: symbols with spaces between, stress as a digit after each vowel.
enum ARPAbet {
    /// Consonants that may have a stress, because they are syllables.
    private static let syllabics: Set<String> = ["EL", "EM", "EN"]

    static func symbols(of text: String) throws(PronunciationError) -> [Int] {
        let table = PhoneticTable.shared
        var symbols: [Int] = []
        for token in text.split(whereSeparator: \.isWhitespace) {
            var name = token.uppercased()
            var stress: Character?
            var known = table.symbols(named: name)
            if let digit = name.last, "012".contains(digit) {
                stress = digit
                name.removeLast()
                known = known ?? table.symbols(named: name)
            }
            guard let known, stress == nil || table.symbols[known].kind == .vowel || syllabics.contains(name) else {
                throw PronunciationError(
                    code: .unknownSymbol, alphabet: .arpabet, symbol: String(token),
                    column: text.distance(from: text.startIndex, to: token.startIndex) + 1,
                    utf8Offset: text.utf8.distance(from: text.startIndex, to: token.startIndex)
                )
            }
            if stress == "1" || stress == "2" {
                let mark = stress == "1" ? table.primaryStress : table.secondaryStress
                symbols.insert(mark, at: Stress.onset(ofSyllableAt: symbols.count, in: symbols))
            }
            symbols.append(known)
        }
        return symbols
    }

    static func text(of symbols: [Int], ipa: String) throws(PronunciationError) -> String {
        let table = PhoneticTable.shared
        var tokens: [String] = []
        var stress = "0"
        for symbol in symbols {
            let row = table.symbols[symbol]
            if row.kind == .stress {
                stress = symbol == table.primaryStress ? "1" : "2"
                continue
            }
            switch table.spelling(of: symbol, in: .arpabet) {
            case .written(var name):
                if row.kind == .vowel {
                    if name.hasSuffix("0") { name.removeLast() }
                    name += stress
                    stress = "0"
                }
                tokens += name.split(separator: "+").map(String.init)
            case .dropped: continue
            case .none: throw .notExpressible(symbol, in: .arpabet, ipa)
            }
        }
        return tokens.joined(separator: " ")
    }
}

extension PhoneticTable {
    /// The symbol of an ARPAbet name, which is all of a token.
    fileprivate func symbols(named name: String) -> Int? {
        guard !name.isEmpty else { return nil }
        let scalars = Array(name.unicodeScalars)
        guard let candidate = candidate(at: 0, of: scalars, .arpabet), candidate.scalars.count == scalars.count else {
            return nil
        }
        return candidate.symbols.first
    }
}

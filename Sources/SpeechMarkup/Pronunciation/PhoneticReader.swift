/// Reads the alphabets whose symbols follow one another without a space: IPA, X-SAMPA, espeak-ng's mnemonics.
enum PhoneticReader {
    static func symbols(of text: String, in alphabet: PhoneticAlphabet) throws(PronunciationError) -> [Int] {
        let table = PhoneticTable.shared
        let (scalars, offsets) = characters(of: text, alphabet)
        var symbols: [Int] = []
        var index = 0
        var endsInR = false
        while index < scalars.count {
            let scalar = scalars[index]
            if scalar.properties.isWhitespace {
                if let last = symbols.last, last != table.space { symbols.append(table.space) }
                index += 1
            } else if let candidate = table.candidate(at: index, of: scalars, alphabet) {
                // espeak-ng's vowels with an r say it once, though another one may follow.
                let isSameR =
                    alphabet == .espeak && endsInR && candidate.symbols == [table.r]
                if !isSameR { symbols += candidate.symbols }
                endsInR = candidate.symbols.count > 1 && candidate.symbols.last == table.r
                index += candidate.scalars.count
            } else if isSeparator(scalar, in: alphabet) {
                index += 1
            } else {
                throw unknown(at: offsets[index], of: text, alphabet)
            }
        }
        if symbols.last == table.space { symbols.removeLast() }
        return alphabet == .espeak ? Stress.movedToOnsets(symbols) : symbols
    }

    /// Whether a character keeps symbols apart, or says something about them that is no sound.
    private static func isSeparator(_ scalar: Unicode.Scalar, in alphabet: PhoneticAlphabet) -> Bool {
        switch alphabet {
        case .xSAMPA: scalar == "-"
        // Separators, pauses, unstressed syllables, and what keeps a phoneme as it is.
        case .espeak: "|_:;%=!".unicodeScalars.contains(scalar)
        default: false
        }
    }

    /// The characters that are read, with their byte offsets.
    ///
    /// Of IPA, without what is not part of it: the slashes and brackets that mark it, and ties, because two letters
    /// are read as one sound where they can be. Accents stand on their own, as the table has them; IPA's only letter
    /// with one is ç.
    private static func characters(
        of text: String, _ alphabet: PhoneticAlphabet
    ) -> (scalars: [Unicode.Scalar], offsets: [Int]) {
        var scalars: [Unicode.Scalar] = []
        var offsets: [Int] = []
        var offset = 0
        for scalar in text.unicodeScalars {
            defer { offset += UTF8.width(scalar) }
            if alphabet == .ipa {
                if ["/", "[", "]", "\u{361}", "\u{35C}"].contains(scalar) { continue }
                if scalar.value >= 0xC0, let parts = accented[scalar] {
                    scalars += parts
                    offsets += parts.map { _ in offset }
                    continue
                }
            }
            scalars.append(scalar)
            offsets.append(offset)
        }
        return (scalars, offsets)
    }

    private static func unknown(at offset: Int, of text: String, _ alphabet: PhoneticAlphabet) -> PronunciationError {
        var column = 1
        var start = 0
        for character in text {
            let end = start + character.utf8.count
            if offset < end {
                return PronunciationError(
                    code: .unknownSymbol, alphabet: alphabet, symbol: String(character), column: column,
                    utf8Offset: start
                )
            }
            column += 1
            start = end
        }
        preconditionFailure("There is a symbol at \(offset)")
    }

    private static let accented: [Unicode.Scalar: [Unicode.Scalar]] = {
        // A letter with its accent, then the letter.
        let rows: [(accent: Unicode.Scalar, letters: String)] = [
            ("\u{300}", "àaèeìiòoùuỳyǹn"), ("\u{301}", "áaéeíióoúuýyḿmńn"), ("\u{302}", "âaêeîiôoûuŷy"),
            ("\u{303}", "ãaẽeĩiõoũuỹyñn"), ("\u{304}", "āaēeīiōoūuȳy"), ("\u{306}", "ăaĕeĭiŏoŭu"),
            ("\u{308}", "äaëeïiöoüuÿy"), ("\u{30B}", "őoűu"), ("\u{30C}", "ǎaěeǐiǒoǔu"),
        ]
        var table: [Unicode.Scalar: [Unicode.Scalar]] = [:]
        for (accent, letters) in rows {
            let scalars = Array(letters.unicodeScalars)
            for index in stride(from: 0, to: scalars.count, by: 2) {
                table[scalars[index]] = [scalars[index + 1], accent]
            }
        }
        return table
    }()
}

internal import TextToolkit

/// Reads and writes the format of CMUdict.
enum CMUdict {
    static func read(_ source: LexiconSource, language: LanguageTag) throws(LexiconError) -> Lexicon {
        var lexemes: [Lexeme] = []
        var places = LexiconPlaces(source: source)
        for (line, offset) in LexiconLines(of: source.bytes) {
            // Later editions have comments after entries, too.
            if line.starts(with: [0x3B, 0x3B, 0x3B]) || line.trimmed.isEmpty { continue }
            let wordEnd = line.firstIndex { $0 == 0x20 || $0 == 0x09 } ?? line.endIndex
            var word = line[..<wordEnd]
            if word.elementsEqual([0x23]) { continue }
            var phonemes = line[wordEnd...]
            if let comment = phonemes.firstIndex(of: 0x23) { phonemes = phonemes[..<comment] }
            if word.isEmpty {
                throw source.error(.badFormat, at: offset, "The line does not start with a word.")
            }
            if phonemes.trimmed.isEmpty {
                throw source.error(
                    .badFormat, at: wordEnd,
                    "There is no pronunciation after “\(String(decoding: word, as: UTF8.self))”."
                )
            }
            let variant = variant(of: &word)
            let pronunciation: Pronunciation
            do {
                pronunciation = try Pronunciation(String(decoding: phonemes, as: UTF8.self), in: .arpabet)
            } catch {
                throw source.error(error, at: phonemes.startIndex)
            }
            let rendition = Lexeme.Rendition.phonemes(pronunciation, alphabet: .arpabet)
            let grapheme = String(decoding: word, as: UTF8.self)
            places.renditions.append(phonemes.startIndex)
            if variant, let last = lexemes.indices.last, lexemes[last].graphemes[0] == grapheme {
                lexemes[last].renditions.append(rendition)
                continue
            }
            lexemes.append(Lexeme(graphemes: [grapheme], renditions: [rendition]))
            places.graphemes.append(offset)
        }
        return try Lexicon(
            lexemes, Lexicon.Properties(language: language, alphabet: .arpabet), inflections: [], places: places
        )
    }

    /// Takes the number off `WORD(2)`.
    private static func variant(of word: inout ArraySlice<UInt8>) -> Bool {
        guard word.last == UInt8(ascii: ")"), let open = word.lastIndex(of: UInt8(ascii: "(")), open > word.startIndex
        else {
            return false
        }
        let digits = word[(open + 1)..<(word.endIndex - 1)]
        guard !digits.isEmpty, digits.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return false }
        word = word[..<open]
        return true
    }

    static func write(_ lexicon: Lexicon) throws(LexiconError) -> String {
        var result = ""
        for (grapheme, pronunciations) in try lexicon.spelledPronunciations(.cmudict) {
            if grapheme.contains(" ") || grapheme.hasPrefix(";;;") || grapheme == "#" {
                throw LexiconError(
                    code: .notExpressible, reason: "The format cmudict has words only, and no “\(grapheme)”."
                )
            }
            for (number, pronunciation) in pronunciations.enumerated() {
                do {
                    let phonemes = try pronunciation.text(in: .arpabet)
                    result += "\(grapheme)\(number == 0 ? "" : "(\(number + 1))")  \(phonemes)\n"
                } catch {
                    throw LexiconError(
                        code: .notExpressible, reason: "“\(grapheme)” (\(pronunciation.ipa)): \(error.reason)"
                    )
                }
            }
        }
        return result
    }
}

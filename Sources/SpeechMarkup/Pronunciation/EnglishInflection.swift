/// An ending that English words take, as it is spelt and as it sounds.
///
/// For finding the forms of words that a lexicon has: where two spellings are possible, both are found (*volcanos*,
/// *volcanoes*). Irregular forms (*led*) are entries of their own.
public struct EnglishInflection: Hashable, Sendable {
    /// Its name: the ending.
    public let name: String

    /// The plural of nouns, and the third person of verbs: *leads*, *watches*, *tries*.
    public static let s = EnglishInflection(name: "s")
    /// The possessive: *lead's*.
    public static let possessive = EnglishInflection(name: "'s")
    /// The past of verbs: *closed*, *started*, *tried*.
    public static let ed = EnglishInflection(name: "ed")
    /// The participle of verbs: *leading*, *closing*, *permitting*.
    public static let ing = EnglishInflection(name: "ing")

    /// All inflections.
    public static let all = [s, possessive, ed, ing]

    /// Reads the names of inflections with white space between, as files have them.
    ///
    /// - Throws: ``UnknownName`` for the first that is not known.
    static func named(_ names: String) throws(UnknownName) -> [EnglishInflection] {
        var inflections: [EnglishInflection] = []
        for name in names.split(whereSeparator: \.isWhitespace) {
            guard let known = all.first(where: { $0.name == name }) else { throw UnknownName(name: String(name)) }
            if !inflections.contains(known) { inflections.append(known) }
        }
        return inflections
    }

    /// A name that no inflection has.
    struct UnknownName: Error {
        let name: String

        var reason: String {
            "There is no inflection “\(name)”; there are \(EnglishInflection.all.map(\.name).joined(separator: ", "))."
        }
    }

    /// How a word with this ending sounds.
    ///
    ///     EnglishInflection.s.pronunciation(of: try Pronunciation("liːd"), spelt: "lead")  // liːdz
    ///
    /// - Parameter word: The spelling of the word without the ending, which tells whether an r is heard before a vowel.
    public func pronunciation(of pronunciation: Pronunciation, spelt word: String) -> Pronunciation {
        let last = Self.lastSound(of: pronunciation)
        let ending =
            switch name {
            case "ed":
                if last == "t" || last == "d" { "ɪd" } else { Self.voiceless.contains(last) ? "t" : "d" }
            case "ing": Self.linkingR(word, last) + "ɪŋ"
            default:
                if Self.sibilants.contains(last) { "ɪz" } else { Self.voiceless.contains(last) ? "s" : "z" }
            }
        return Pronunciation(wellFormed: pronunciation.ipa + ending)
    }

    /// How a word with this ending may be spelt.
    ///
    ///     EnglishInflection.ed.forms(of: "permit", pronounced: try Pronunciation("pərˈmɪt"))  // permitted
    ///
    /// - Returns: Nothing for what does not end in a letter of English.
    public func forms(of word: String, pronounced pronunciation: Pronunciation) -> [String] {
        let letters = Array(word.lowercased().utf8)
        guard let last = letters.last, last >= UInt8(ascii: "a"), last <= UInt8(ascii: "z"),
            word.utf8.count == letters.count
        else {
            return []
        }
        let stem = String(word.dropLast())
        let before = letters.count > 1 ? letters[letters.count - 2] : 0
        let endsInConsonantY = last == UInt8(ascii: "y") && letters.count > 1 && !before.isVowelLetter
        switch name {
        case "'s": return [word + "'s", word + "’s"]
        case "s":
            if endsInConsonantY { return [stem + "ies"] }
            if last == UInt8(ascii: "e") { return [word + "s"] }
            if Self.sibilants.contains(Self.lastSound(of: pronunciation)) {
                return [word + "es"] + (doubles(letters, pronunciation) ? [word + String(word.suffix(1)) + "es"] : [])
            }
            if last == UInt8(ascii: "o"), !before.isVowelLetter { return [word + "s", word + "es"] }
            return [word + "s"]
        default:
            if last == UInt8(ascii: "y"), name == "ed", endsInConsonantY { return [stem + "ied"] }
            if last == UInt8(ascii: "e") {
                if name == "ed" { return [word + "d"] }
                if before == UInt8(ascii: "i") { return [String(word.dropLast(2)) + "ying"] }
                // seeing, dyeing, hoeing
                let keeps = [UInt8(ascii: "e"), UInt8(ascii: "y"), UInt8(ascii: "o")].contains(before)
                return [(keeps ? word : stem) + "ing"]
            }
            if last == UInt8(ascii: "c"), before.isVowelLetter { return [word + "k" + name] }
            if doubles(letters, pronunciation) { return [word + String(word.suffix(1)) + name] }
            // travelling and traveling, as one likes.
            if last == UInt8(ascii: "l"), before.isVowelLetter, letters.count > 2,
                !letters[letters.count - 3].isVowelLetter
            {
                return [word + name, word + "l" + name]
            }
            return [word + name]
        }
    }

    /// Whether the last letter is written twice before an ending with a vowel: one consonant letter after
    /// one vowel letter, in a syllable that is stressed.
    private func doubles(_ letters: [UInt8], _ pronunciation: Pronunciation) -> Bool {
        guard letters.count > 1, let last = letters.last, !last.isVowelLetter,
            ![UInt8(ascii: "w"), UInt8(ascii: "x"), UInt8(ascii: "y")].contains(last),
            letters[letters.count - 2].isVowelLetter
        else { return false }
        // “qu” is a consonant: quit, quitting.
        if letters.count > 2, letters[letters.count - 3].isVowelLetter,
            !(letters.count > 3 && letters[letters.count - 3] == UInt8(ascii: "u")
                && letters[letters.count - 4] == UInt8(ascii: "q"))
        {
            return false
        }
        let table = PhoneticTable.shared
        let symbols = pronunciation.symbols
        let vowels = symbols.indices.filter { table.symbols[symbols[$0]].kind == .vowel }
        guard vowels.count > 1 else { return true }
        let lastVowel = vowels[vowels.count - 1]
        let stress = symbols.lastIndex { table.symbols[$0].kind == .stress }
        guard let stress, stress < lastVowel else { return false }
        return vowels[vowels.count - 2] < stress
    }

    private static let sibilants: Set<String> = ["s", "z", "ʃ", "ʒ", "tʃ", "dʒ", "ʂ", "ʐ", "ɕ", "ʑ", "ts", "dz"]
    private static let voiceless: Set<String> = [
        "p", "t", "k", "f", "θ", "s", "ʃ", "tʃ", "x", "ç", "ts", "h", "ʔ", "q",
    ]

    private static func lastSound(of pronunciation: Pronunciation) -> String {
        let table = PhoneticTable.shared
        let last = pronunciation.symbols.last {
            table.symbols[$0].kind == .vowel || table.symbols[$0].kind == .consonant
        }
        guard let last, case .written(let spelling) = table.spelling(of: last, in: .ipa) else { return "" }
        return spelling
    }

    /// The r that British English leaves out at the end of a word and says before a vowel.
    private static func linkingR(_ word: String, _ last: String) -> String {
        let word = word.lowercased()
        let endsInR = word.hasSuffix("r") || word.hasSuffix("re")
        let isVowel = ["ə", "ɜː", "ɑː", "ɔː", "ɛː", "ɜ", "ɐ", "ɑ", "ɔ"].contains(last)
        return endsInR && isVowel ? "ɹ" : ""
    }
}

extension UInt8 {
    /// Whether it is one of the small letters a, e, i, o, u.
    fileprivate var isVowelLetter: Bool {
        [UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"), UInt8(ascii: "u")].contains(self)
    }
}

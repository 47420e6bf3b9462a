/// The regular forms of English words, by their spelling alone.
///
/// Where the spelling does not tell which of two forms is right, both are given: no text has *permited*, or *openning*.
enum EnglishForms {
    /// The plural or third person, the past and the participle of a word, or of the last word of a phrase.
    ///
    /// - Returns: Nothing for what does not end in a small or capital letter of English.
    static func of(_ word: String) -> [String] {
        let letters = word.utf8.reversed().prefix(3).map { $0 | 0x20 }
        guard let last = letters.first, ("a"..."z").contains(Character(Unicode.Scalar(last))) else { return [] }
        let isConsonant = letters.map { byte in !"aeiou".utf8.contains(byte) }
        let ending = String(word.suffix(1))
        let stem = String(word.dropLast())
        switch Character(Unicode.Scalar(last)) {
        case "e":
            let endsInIE = letters.count > 1 && letters[1] == UInt8(ascii: "i")
            return [word + "s", word + "d", (endsInIE ? String(word.dropLast(2)) + "y" : stem) + "ing", word + "ing"]
        case "y" where letters.count > 1 && isConsonant[1]:
            return [stem + "ies", stem + "ied", word + "ing"]
        case "s", "x", "z", "h", "o":
            let doubled = word + ending
            return ["s", "es", "ed", "ing"].map { word + $0 } + ["es", "ed", "ing"].map { doubled + $0 }
        default:
            var forms = [word + "s", word + "ed", word + "ing"]
            if letters.count > 1, isConsonant[0], !isConsonant[1] {
                forms += [word + ending + "ed", word + ending + "ing"]
            }
            return forms
        }
    }
}

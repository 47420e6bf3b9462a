/// English sentences as people write them: with numbers, abbreviations, quotes, brackets and dashes.
package struct EnglishText {
    private var random: SeededRandom

    /// Starts a text; the same seed, the same text.
    package init(seed: UInt64) {
        random = SeededRandom(seed: seed)
    }

    private static let plain = """
        the a of to in it is was that he she they with for on at by from this which had but not are have been \
        light river house morning letter engine captain window history mountain question village winter garden \
        object content record present minute wind tear close bass row live read desert produce refuse \
        slowly quickly always never perhaps almost together because although before after between under \
        walked opened carried remembered wrote finished belongs happens looks leads closed discovered built \
        old young bright narrow heavy silent famous several many few important scientific
        """.split(separator: " ").map(String.init)

    private static let special = [
        "1984", "3.14", "12,345,678", "$3.50", "€20", "10%", "7", "3rd", "21st", "1/2", "2:30", "10 a.m.", "1990s",
        "007",
        "+44 20 7946 0958", "100 km/h", "−5 °C", "0.001", "IV", "B2B", "3D", "H2O", "50–60",
        "Mr. Fox", "Dr. Jones", "e.g.", "i.e.", "etc.", "U.S.", "U.K.", "Inc.", "vs.", "No. 5", "St. John", "approx.",
        "Ph.D.",
        "NASA", "USB", "BBC", "HTML", "iPhone", "McDonald", "O'Neill", "don't", "it's", "they've", "rock 'n' roll",
        "o'clock",
        "mother-in-law", "state-of-the-art", "well-known", "re-enter", "café", "naïve", "Zürich", "piñata",
        "“lead”", "‘close’", "\"yes\"", "'no'", "(of course)", "[sic]", "— however —", "–", "—", "...", "…", "C++",
        "R&D", "AT&T",
        "and/or", "he/she", "www.example.com", "info@example.com", "#5", "*", "½", "x²", "™", "§ 4", "(A.)", "a.k.a.",
        "the the", "in the", "of the", "to be a", "a an", "I'm", "you'd",
    ]

    private static let ends = [".", ".", ".", ".", "!", "?", "...", ".”", ".)", ":", "; then it was."]

    /// A sentence, without a space behind it.
    package mutating func sentence() -> String {
        var words: [String] = []
        let count = Int.random(in: 3...18, using: &random)
        for index in 0..<count {
            let isSpecial = Int.random(in: 0..<4, using: &random) == 0
            var word = (isSpecial ? Self.special : Self.plain).randomElement(using: &random)!
            if index < count - 1, Int.random(in: 0..<9, using: &random) == 0 {
                word += [",", ";", ",", " –", "—and", ", “so”"].randomElement(using: &random)!
            }
            words.append(word)
        }
        words[0] = words[0].prefix(1).uppercased() + words[0].dropFirst()
        return words.joined(separator: " ") + Self.ends.randomElement(using: &random)!
    }

    /// Some sentences in a paragraph.
    package mutating func paragraph(sentences: Int) -> String {
        (0..<sentences).map { _ in sentence() }.joined(separator: " ")
    }
}

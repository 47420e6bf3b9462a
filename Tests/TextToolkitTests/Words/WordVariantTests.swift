import Testing
import TextToolkit

@Suite("Words found in other spellings")
struct WordVariantTests {
    private func found(
        _ words: [String], in text: String, counting variants: WordFinder.Variants = .possessives,
        reporting occurrences: WordFinder.Occurrences = .leftmostLongest
    ) throws -> [String] {
        try WordFinder(words, counting: variants).matches(in: text, reporting: occurrences).map { match in
            "\(match.wordIndex) \(match.text)" + (match.stem == match.text ? "" : " (\(match.stem))")
        }
    }

    @Test("A possessive is an occurrence of its word, and tells it from the word")
    func possessives() throws {
        let text = "Mr. Lorry’s hat, mr. lorry's, LORRY'S; the Lorrys’ and Lorry"
        #expect(
            try found(["mr. lorry", "lorry"], in: text) == [
                "0 Mr. Lorry’s (Mr. Lorry)", "0 mr. lorry's (mr. lorry)", "1 LORRY'S (LORRY)", "1 Lorry",
            ])
        #expect(try found(["Lorrys"], in: text) == ["0 Lorrys"])
        #expect(try found(["naïve", "Élan"], in: "the naïve’s, Élan’s") == ["0 naïve’s (naïve)", "1 Élan’s (Élan)"])
        #expect(try found(["mr. lorry", "lorry"], in: text, counting: []) == ["1 Lorry"])
    }

    @Test("A word with an apostrophe that is looked for goes before the possessive of another")
    func exact() throws {
        #expect(try found(["lorry", "Lorry's"], in: "lorry's lorry") == ["1 lorry's", "0 lorry"])
        #expect(try found(["lorry", "lorry's hat"], in: "the lorry's hat") == ["1 lorry's hat"])
    }

    @Test("No phrase goes on after a possessive, and none is made of an ending alone")
    func phrases() throws {
        #expect(try found(["lorry hat", "s"], in: "lorry's hat 's ’s s's") == ["1 s", "1 s", "1 s's (s)"])
        #expect(try found(["a b", "b c"], in: "a b's c") == ["0 a b's (a b)"])
        #expect(
            try found(["a b", "b"], in: "a b's", reporting: .all) == ["0 a b's (a b)", "1 b's (b)"])
    }

    @Test("Diacritics make no difference if so wanted, whatever the spelling of the text")
    func diacritics() throws {
        let text = "naïve nai\u{308}ve NAÏVE naive naïf"
        #expect(try found(["naive"], in: text, counting: .diacritics).count == 4)
        #expect(try found(["naïve"], in: text, counting: .diacritics).count == 4)
        #expect(try found(["naive"], in: text) == ["0 naive"])
        #expect(try found(["Ao", "o"], in: "ao ø ö \u{301} o", counting: .diacritics) == ["0 ao", "1 ö", "1 o"])
        #expect(try found(["cafe"], in: "café’s", counting: [.diacritics, .possessives]) == ["0 café’s (café)"])
        #expect(throws: WordFinderError.self) { try WordFinder(["\u{301}"], counting: .diacritics) }
    }

    @Test(
        "Regular forms are found if so wanted",
        arguments: [
            ("lead", "leads leading"), ("permit", "permits permitted permitting"), ("try", "tries tried trying"),
            ("close", "closes closed closing"), ("watch", "watches watched watching"), ("die", "dies died dying"),
            ("box", "boxes boxed"), ("volcano", "volcanos volcanoes"), ("quiz", "quizzes"), ("open", "opened opening"),
            ("row boat", "row boats"), ("Café", ""),
        ])
    func inflections(word: String, forms: String) throws {
        let text = "\(word) \(forms) \(word)like"
        let count = 1 + forms.split(separator: " ").filter { $0 != "row" }.count
        #expect(try found([word], in: text, counting: .inflections).count == count)
        #expect(try found([word], in: text, counting: []).count == 1)
    }

    @Test("The occurrences in bytes are those in strings")
    func bytes() throws {
        let finder = try WordFinder(["lorry", "naive"], counting: [.possessives, .diacritics, .inflections])
        let text = "Lorry’s\nnaïve’s lorries Lorry's. é naive"
        let strings = finder.matches(in: text).map { "\($0.text) \($0.stem)" }
        let bytes = Array(text.utf8)
        func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        let parts = finder.matches(in: UTF8Text(text)).map { "\(string($0.range)) \(string($0.stem))" }
        #expect(strings == parts)
        #expect(strings.count == 5)
    }
}

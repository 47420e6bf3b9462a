import Testing
import TextToolkit

@Suite("Words found")
struct WordFinderTests {
    private func found(
        _ words: [String], in text: String, case letterCase: WordFinder.LetterCase = .ignored,
        language: LanguageTag = .undetermined, reporting occurrences: WordFinder.Occurrences = .leftmostLongest
    ) throws -> [String] {
        try WordFinder(words, case: letterCase, language: language)
            .matches(in: text, reporting: occurrences).map { String($0.text) }
    }

    @Test("A word is found only where it stands as one, with the capitals of the text")
    func standsAsWord() throws {
        let text = "Lead, unleaded: leadership LEADS to lead-free “lead”. misled lead's lead_er"
        #expect(try found(["lead", "Leads"], in: text) == ["Lead", "LEADS", "lead", "lead", "lead's"])
        #expect(try found(["lead", "Leads"], in: text, case: .significant) == ["lead", "lead", "lead's"])
    }

    @Test(
        "Full case folding and canonical equivalence make spellings the same",
        arguments: [
            ("Straße", "STRASSE"), ("strasse", "Straße"), ("ΟΔΟΣ", "οδος"), ("ὀδός", "ὈΔΌΣ"), ("i\u{307}", "İ"),
            ("caf\u{E9}", "CAFE\u{301}"), ("e\u{301}a\u{323}\u{302}", "É\u{1EAD}"), ("ﬁne", "FINE"), ("K", "\u{212A}"),
            ("ᾳ\u{301}", "ᾼ\u{301}"), ("한글", "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}"), ("𐐀", "𐐨"),
            ("ＡＢＣ", "ａｂｃ"),
        ]
    )
    func folds(word: String, text: String) throws {
        #expect(try found([word], in: "a \(text), b") == [text])
        #expect(try found([text], in: "a \(word), b") == [word])
    }

    @Test("Where case counts, canonically equivalent spellings match still, and others do not")
    func significantCase() throws {
        let text = "caf\u{E9} Cafe\u{301} cafe\u{301} straße"
        #expect(try found(["cafe\u{301}", "strasse"], in: text, case: .significant) == ["caf\u{E9}", "cafe\u{301}"])
    }

    @Test(
        "White space in a phrase is any white space, but no blank line",
        arguments: ["lead pipe", "lead  pipe", "lead\npipe", "lead \r\n\t pipe", "lead\u{A0}\u{3000}pipe"]
    )
    func whiteSpace(spelling: String) throws {
        #expect(try found(["lead pipe"], in: "A \(spelling)!") == [spelling])
        #expect(try found([spelling], in: "A lead \n pipe!") == ["lead \n pipe"])
    }

    @Test(
        "A phrase does not go across a blank line, or without its white space",
        arguments: [
            "lead\n\npipe", "lead\r\n \r\npipe", "lead\u{2029}pipe", "lead, pipe", "lead-pipe", "leadpipe", "lead",
        ]
    )
    func broken(text: String) throws {
        #expect(try found(["lead pipe"], in: text) == [])
    }

    @Test("Punctuation in a phrase must be there")
    func punctuation() throws {
        let words = ["C++", "rock 'n' roll", ".NET", "AT&T", "e.g.", "👨‍👩‍👧 Family"]
        let text = "C, C+, C++; Rock  'N' Roll, rock n roll. The .NET x.NET at&t at & t E.G. 👨‍👩‍👧 family 👧 family"
        #expect(
            try found(words, in: text) == ["C++", "Rock  'N' Roll", ".NET", "at&t", "E.G.", "👨‍👩‍👧 family"])
    }

    @Test("Of occurrences that overlap, the leftmost longest is reported, or every one")
    func overlaps() throws {
        let words = ["x a", "a b c", "b c", "c d e", "b"]
        #expect(try found(words, in: "x a b c d e") == ["x a", "b c"])
        #expect(try found(words, in: "a b c d e") == ["a b c"])
        #expect(try found(words, in: "a b d") == ["b"])
        #expect(
            try found(words, in: "x a b c d e", reporting: .all) == ["x a", "b", "a b c", "b c", "c d e"])
    }

    @Test("A match says which word it is; of the same words, the first")
    func wordIndex() throws {
        let finder = try WordFinder(["pipe", "Lead", "LEAD", "lead pipe"])
        #expect(finder.matches(in: "lead lead pipe pipe").map(\.wordIndex) == [1, 3, 0])
    }

    @Test("Words that ICU divides with a dictionary are found between word boundaries, however they are divided")
    func dictionaries() throws {
        #expect(try found(["京都", "東京", "天気"], in: "東京は良い天気です。京都も。") == ["東京", "天気", "京都"])
        #expect(try found(["々"], in: "人々") == [])
        #expect(try found(["良い天気"], in: "今日は良い天気です。", language: "ja") == ["良い天気"])
        #expect(try found(["コーヒー"], in: "コーヒーを飲む", language: "ja") == ["コーヒー"])
        #expect(try found(["か\u{3099}っこう"], in: "私はがっこうです") == found(["がっこう"], in: "私はがっこうです"))
        #expect(try found(["ภาษาไทย"], in: "ฉันพูดภาษาไทยได้", language: "th") == ["ภาษาไทย"])
        #expect(try found(["ษาไทย"], in: "ฉันพูดภาษาไทยได้", language: "th") == [])
        #expect(try found(["iPhoneを買う"], in: "新しいiphoneを買う。", language: "ja") == ["iphoneを買う"])
    }

    @Test(
        "What has no word, or a blank line, cannot be looked for, and is named",
        arguments: [
            ("", WordFinderError.Code.noWord), (" \n", .noWord), ("…!", .noWord), ("👍", .noWord),
            ("a\n\nb", .blankLine),
        ]
    )
    func errors(word: String, code: WordFinderError.Code) throws {
        let error = #expect(throws: WordFinderError.self) { try WordFinder(["lead", word]) }
        #expect(error?.code == code)
        #expect(error?.wordIndex == 1)
        #expect(error?.word == word)
        #expect(error?.description.contains("number 2") == true)
    }

    @Test("No words are found nowhere, and nothing in an empty text")
    func empty() throws {
        #expect(try found([], in: "lead") == [])
        #expect(try found(["lead"], in: "") == [])
    }

    @Test("A part of a text is searched as if it were the whole, with ranges in the whole")
    func substring() throws {
        let text = "é unlead pipe"
        let part = text.dropFirst(4)
        let match = try #require(try WordFinder(["lead"]).matches(in: part).makeIterator().firstMatch)
        #expect(match.text == "lead")
        #expect(text[match.range] == "lead")
        #expect(text.utf8.distance(from: text.startIndex, to: match.range.lowerBound) == 5)
    }

    @Test("A copy of an iterator goes its own way")
    func copies() throws {
        let text = String(repeating: "lead pipe 鉛 lead\n", count: 500)
        var one = try WordFinder(["lead", "lead pipe", "鉛"]).matches(in: text).makeIterator()
        for _ in 0..<100 { _ = one.next() }
        var two = one
        let rest = Array(IteratorSequence(one))
        #expect(rest.count == 1400)
        while let match = two.next() { #expect(match.range.upperBound <= text.endIndex) }
        two = one
        #expect(Array(IteratorSequence(two)) == rest)
    }

    @Test("Something is done for each word, and for each occurrence")
    func forEach() throws {
        var words: [String] = []
        "Leads lead: 鉛".forEachWord { words.append(String($0.text)) }
        #expect(words == ["Leads", "lead", "鉛"])
        var matches: [String] = []
        try "A lead pipe leads".forEachOccurrence(of: ["lead", "lead pipe"]) { matches.append(String($0.text)) }
        #expect(matches == ["lead pipe"])
    }
}

extension IteratorProtocol {
    fileprivate var firstMatch: Element? {
        var copy = self
        return copy.next()
    }
}

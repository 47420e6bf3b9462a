import TestSupport
import Testing
import TextToolkit

@Suite("The cost of finding words, in steps")
struct WordFinderGrowthTests {
    /// What looks for words in a text, and the text.
    private func cursor(_ finder: WordFinder, _ text: UTF8Text) -> WordCursor {
        WordCursor(WordCursor.Plan(finder), in: text.bytes.indices)
    }

    @Test("A phrase of 10,000 words that nearly occurs everywhere stays linear")
    func longPhrase() throws {
        let finder = try WordFinder([Array(repeating: "a", count: 10_000).joined(separator: " ") + " b"])
        for words in [20_000, 160_000] {
            let text = UTF8Text(String(repeating: "a ", count: words))
            var cursor = cursor(finder, text)
            #expect(cursor.next(in: text.bytes.span) == nil)
            // A word and a space each take a step, and the phrase is given up at most as often.
            #expect(cursor.steps >= 2 * words - 1 && cursor.steps <= 4 * words)
        }
    }

    @Test("A phrase of 10,000 words is found in a text of them")
    func longPhraseFound() throws {
        let phrase = Array(repeating: "a", count: 10_000).joined(separator: " ")
        let text = String(repeating: "a ", count: 35_000)
        let matches = Array(try WordFinder([phrase, "a"]).matches(in: text))
        #expect(matches.prefix(3).allSatisfy { $0.text == phrase })
        #expect(matches.count == 3 + 5_000)
        #expect(
            try WordFinder([phrase]).matches(in: text, reporting: .all).reduce(0) { count, _ in count + 1 } == 25_001)
    }

    @Test("Nested phrases stay linear where only the leftmost longest are reported")
    func nestedPhrases() throws {
        let phrases = (1...300).map { Array(repeating: "a", count: $0).joined(separator: " ") }
        let finder = try WordFinder(phrases)
        let text = String(repeating: "a ", count: 30_000)
        #expect(finder.matches(in: text).map(\.wordIndex) == Array(repeating: 299, count: 100))
    }

    @Test("A hundred thousand words are each found as themselves")
    func manyWords() throws {
        let words = (0..<100_000).map { "w\(String($0, radix: 36))" }
        let finder = try WordFinder(words)
        let text = words.joined(separator: " ").uppercased()
        #expect(finder.matches(in: text).elementsEqual(0..<100_000) { $0.wordIndex == $1 })
    }

    @Test("The first match of a long text does not cost the text", arguments: ["Lead", "日本"])
    func lazy(word: String) throws {
        let text = UTF8Text("\(word) is first.\n" + String(repeating: "And 日本語 much more follows.\n", count: 20_000))
        var cursor = cursor(try WordFinder([word.lowercased()]), text)
        #expect(cursor.next(in: text.bytes.span)?.range == 0..<word.utf8.count)
        #expect(cursor.rest.count > text.bytes.count - 100)
    }
}

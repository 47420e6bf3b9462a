import TestSupport
import Testing
import TextToolkit

@Suite("The cost of finding words", .enabled(if: Timing.meansSomething, "Time says nothing under a sanitizer"))
struct WordFinderGrowthTests {
    private func duration(_ body: () throws -> Void) rethrows -> Duration {
        // The best of three: others use the machine too.
        try (0..<3).map { _ in try ContinuousClock().measure(body) }.min()!
    }

    @Test("A phrase of 10,000 words that nearly occurs everywhere stays linear")
    func longPhrase() throws {
        let finder = try WordFinder([Array(repeating: "a", count: 10_000).joined(separator: " ") + " b"])
        func search(_ words: Int) throws -> Duration {
            let text = String(repeating: "a ", count: words)
            return duration { #expect(finder.matches(in: text).makeIterator().isExhausted) }
        }
        let short = try search(20_000)
        let long = try search(160_000)
        // Linear is 8 times; a restart at each word would be 16 times and more.
        #expect(long < short * 14)
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

    @Test("The first match of a long text does not cost the text")
    func lazy() throws {
        let text = "Lead is first.\n" + String(repeating: "And much more follows here.\n", count: 200_000)
        let finder = try WordFinder(["lead"])
        let first = duration { #expect(finder.matches(in: text).makeIterator().firstText == "Lead") }
        let all = duration { #expect(Array(finder.matches(in: text)).count == 1) }
        #expect(first * 20 < all)
    }
}

extension WordMatches.Iterator {
    fileprivate var isExhausted: Bool { firstText == nil }

    fileprivate var firstText: Substring? {
        var copy = self
        return copy.next()?.text
    }
}

import TestSupport
import Testing

@testable import TextToolkit

@Suite("English sentences")
struct EnglishSentenceTests {
    private func sentences(_ text: String, _ language: LanguageTag = "en-u-ss-standard") -> [String] {
        text.segments(by: .sentence, language: language).map { String($0.text) }
    }

    /// The places of the boundaries, in UTF-8 bytes.
    private func ends(_ text: String, _ language: LanguageTag) -> Set<Int> {
        var end = 0
        return Set(
            sentences(text, language).map {
                end += $0.utf8.count
                return end
            })
    }

    /// What follows a word of each rule where the sentence goes on, and where it ends; `nil` where it always goes on.
    private static let following: [EnglishSentences.Rule: (on: String, end: String?)] = [
        .any: ("The", nil), .name: ("Smith", "(5)"), .number: ("7", "Smith"), .date: ("14", "Smith"),
        .word: ("Smith", "The"), .hour: ("GMT", "Smith"),
    ]

    @Test(
        "Each word of the table is followed by what must follow, or the sentence ends",
        arguments: EnglishSentences.shared.rules.keys.sorted())
    func table(word: String) throws {
        let stop = word.last == "!" ? "" : "."
        let rules = try #require(EnglishSentences.shared.rules[word])
        for rule in rules {
            let (on, end) = try #require(Self.following[rule])
            let text = "We saw \(word)\(stop) \(on) again. They left."
            #expect(sentences(text).count == 2, "\(rule): \(text)")
            if rules.count == 1, let end, word.utf8.count > 1 {
                let text = "We saw \(word)\(stop) \(end) again. They left."
                let plain = ends(text, "en")
                #expect(ends(text, "en-u-ss-standard") == plain, "\(rule): \(text)")
            }
        }
    }

    @Test(
        "A sentence ends at the bars, and nowhere else",
        arguments: [
            "Welcome back, Dr. Smith! |How are you?",
            "He lives in St. Paul. |She lives on Main St. |They are friends.",
            "No. |Five of them left.", "See No. 5 and p. 12. |Then stop.", "He works for Smith & Co. |It is large.",

            "The U.S. Army came. |They left the U.S. |We stayed in the U.S. |Then we left.",

            "J. R. R. Tolkien wrote it. |I read it.", "It was I. |Nobody else came.", "Mary I. Stone wrote it.",
            "At 5 p.m. Mr. Smith left. |He came back at 6 p.m. |We slept.",
            "He came at 6 p.m. Eastern and left.",
            "On Jan. 5 it snowed. |In Dec. |It rained.", "“Is it?” she asked. |“Yes.” |He left.",
            "He came (why?) and left. |She stayed.",
            "Is it? |yes, it is.",
            "1. The first thing. |2. The second.",
            "Wait... and see. |Wait… then go.", "Smith vs. Jones was heard. |Viz. The first.",
            "She works for Yahoo! Inc. in Ohio.", "“I work for Acme Corp.” |He left.",
            "See Fig. IV. |No. |I won't go.",
        ])
    func division(marked: String) {
        let parts = marked.split(separator: "|").map(String.init)
        #expect(sentences(parts.joined()) == parts)
    }

    @Test("Boundaries are among those of UAX #29, whatever the text")
    func subset() {
        var random = SeededRandom(seed: 18)
        let pieces = [
            "Dr", "U.S", "No", ".", ". ", "! ", "?” ", " ", "A", "the ", "The ", "5", "(", ")", "p.m", "\n", "é", "“",
            "1",
            "\r\n", "日本。",
        ]
        for _ in 0..<2000 {
            let text = (0..<20).map { _ in pieces.randomElement(using: &random)! }.joined()
            #expect(ends(text, "en-u-ss-standard").isSubset(of: ends(text, "en")), "\(text.debugDescription)")
        }
    }

    @Test("Without -u-ss-standard, and in other languages, nothing changes")
    func others() {
        #expect(sentences("Dr. Smith left.", "en").count == 2)
        #expect(sentences("Dr. Smith left.", "und-u-ss-standard").count == 2)
        #expect(sentences("“Is it?” she asked.", "fr-u-ss-standard").count == 2)
    }
}

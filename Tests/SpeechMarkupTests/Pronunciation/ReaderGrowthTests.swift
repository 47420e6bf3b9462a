import SpeechMarkup
import Testing

/// What readers take in time that grows with the input and no faster, ten times the size at a time.
@Suite("Growth of readers", .serialized)
struct ReaderGrowthTests {
    /// An input: what comes first, what is repeated, and what comes last.
    struct Shape: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var opening = ""
        var repeated: String
        var closing = ""
        var isXML = false

        func text(bytes: Int) -> String {
            opening + String(repeating: repeated, count: max(1, bytes / repeated.utf8.count)) + closing
        }
    }

    private static let root =
        "<lexicon version='1.0' xmlns='http://www.w3.org/2005/01/pronunciation-lexicon' alphabet='ipa' xml:lang='en'>"

    static let shapes = [
        Shape(
            testDescription: "elements", opening: "<a>", repeated: "<b c='d'>e &amp; f</b>", closing: "</a>",
            isXML: true),
        Shape(testDescription: "one text", opening: "<a>", repeated: "text ", closing: "</a>", isXML: true),
        Shape(testDescription: "references", opening: "<a>", repeated: "&lt;", closing: "</a>", isXML: true),
        Shape(
            testDescription: "one value of references", opening: "<a b='", repeated: "&lt;", closing: "'/>", isXML: true
        ),
        Shape(testDescription: "line ends", opening: "<a>", repeated: "\r\n", closing: "</a>", isXML: true),
        Shape(testDescription: "an open comment", opening: "<a><!--", repeated: "- ", isXML: true),
        Shape(testDescription: "open tags", repeated: "<a ", isXML: true),
        Shape(testDescription: "one name", opening: "<", repeated: "a", closing: "/>", isXML: true),
        Shape(
            testDescription: "elements with a long namespace",
            opening: "<p:a xmlns:p='\(String(repeating: "u", count: 20_000))'>",
            repeated: "<p:b p:c=''/>", closing: "</p:a>", isXML: true
        ),
        Shape(
            testDescription: "PLS entries", opening: root,
            repeated: "<lexeme><grapheme>a</grapheme><phoneme>ə</phoneme></lexeme>",
            closing: "</lexicon>"
        ),
        Shape(
            testDescription: "one PLS entry of many words and pronunciations", opening: root + "<lexeme>",
            repeated: "<grapheme>a</grapheme><phoneme>ə</phoneme>", closing: "</lexeme></lexicon>"
        ),
        Shape(
            testDescription: "aliases of one word",
            opening: root + "<lexeme><grapheme>b</grapheme><phoneme>b</phoneme></lexeme>",
            repeated: "<lexeme><grapheme>a</grapheme><alias>b b b c</alias></lexeme>", closing: "</lexicon>"
        ),
        Shape(testDescription: "TSV entries", repeated: "a b\tə\n"),
        Shape(testDescription: "one TSV word", repeated: "ab ", closing: "\tə"),
        Shape(testDescription: "one TSV pronunciation", opening: "a\t", repeated: "ˈtʃiː"),
        Shape(testDescription: "CMUdict variants", opening: "A  AH0\n", repeated: "A(2)  AH0\n"),
        Shape(testDescription: "one CMUdict word of consonants", opening: "A ", repeated: " T", closing: " AH1"),
        Shape(testDescription: "one CMUdict word of syllables", opening: "A ", repeated: " S T R AH1"),
        Shape(testDescription: "brackets", repeated: "(((("),
    ]

    @Test("Time grows with the input", arguments: shapes)
    func linear(shape: Shape) throws {
        func time(_ bytes: Int) -> Duration {
            let text = shape.text(bytes: bytes)
            return (0..<3).map { _ in
                ContinuousClock().measure {
                    // An error is as good an end as a lexicon.
                    if shape.isXML { _ = try? XML.Document(text) } else { _ = try? Lexicon(reading: text) }
                }
            }.min() ?? .zero
        }
        let size = fuzzCount(15_000, verifying: 1_000_000)
        let small = time(size)
        let large = time(10 * size)
        // Ten times for the size, and room for a busy machine: quadratic would be a hundred.
        #expect(large < small * 40 + .milliseconds(30), "\(small) for \(size) bytes, \(large) for ten times as many")
    }
}

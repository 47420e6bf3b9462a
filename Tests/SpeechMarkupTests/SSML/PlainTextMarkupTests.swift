import Foundation
import FoundationXML
import SpeechMarkup
import TestSupport
import Testing
import TextToolkit

@Suite("Plain text to SSML")
struct PlainTextMarkupTests {
    @Test("Blank lines part paragraphs, and ICU parts sentences")
    func paragraphsAndSentences() throws {
        let text = "One. Two!\nThree\ngoes on.\n\n \t\n  Four?\r\n\r\nFive\n"
        #expect(
            try sentences(of: text, "en") == [["One.", "Two!", "Three goes on."], ["Four?"], ["Five"]]
        )
    }

    @Test("An abbreviation of the language ends no sentence")
    func abbreviations() throws {
        #expect(
            try sentences(of: "Mr. Smith met Mrs. Jones. They ate.", "en") == [
                ["Mr. Smith met Mrs. Jones.", "They ate."]
            ])
        #expect(try sentences(of: "Mr. Smith left.", "und") == [["Mr.", "Smith left."]])
        // A tag with an extension of its own is taken at its word.
        #expect(try sentences(of: "Mr. Smith left.", "en-u-ss-none") == [["Mr.", "Smith left."]])
    }

    @Test("A line break is a space, but none where a script has none")
    func lineBreaks() throws {
        #expect(try sentences(of: "今日は\n良い天気です。\n明日も\nsunny", "ja") == [["今日は良い天気です。", "明日も sunny"]])
        #expect(try sentences(of: "한국어\n문장", "ko") == [["한국어 문장"]])
    }

    @Test("Markup in the text is escaped", arguments: ["a & b < c > d", "]]>", "<b>", "\"'", "&amp;"])
    func escapes(text: String) throws {
        #expect(try sentences(of: text, "en") == [[text]])
    }

    @Test(
        "What XML cannot carry is an error with its place",
        arguments: ["\u{0}", "\u{1}", "\u{1F}", "\u{FFFE}", "\u{FFFF}"])
    func invalidCharacters(character: String) throws {
        let text = "é👩‍👩‍👧\(character)z"
        let error = #expect(throws: XMLTextError.self) {
            try PlainTextMarkup(language: "en").document(of: text)
        }
        #expect(error?.column == 3)
        #expect(error?.utf8Offset == "é👩‍👩‍👧".utf8.count)
        #expect(XMLText.stripped(text) == "é👩‍👩‍👧z")
    }

    @Test("What a parser would change is written as a reference")
    func references() {
        #expect(XMLText.escaped("a\r\n<![CDATA[\t\"") == "a&#xD;\n&lt;![CDATA[\t\"")
        #expect(XMLText.escaped("a\r\n<\t\"", inAttribute: true) == "a&#xD;&#xA;&lt;&#x9;&quot;")
    }

    @Test("What XML can carry is no error")
    func validCharacters() throws {
        for text in [
            "\t", "\u{7F}", "\u{85}", "\u{9F}", "\u{FFFD}", "\u{E000}", "\u{1FFFF}", "\u{10FFFF}", "ﬁ️\u{FEFF}",
        ] {
            #expect(throws: Never.self) { try XMLText.validate(text) }
        }
    }

    @Test("Every document is valid against the W3C's schema, whatever the text")
    func schema() throws {
        guard let validator = SchemaValidator() else {
            try Test.cancel("xmllint or the schema (TEXTKIT_DATA) is not here")
        }
        var random = SeededRandom(seed: 7)
        let pieces = [
            "a", "Z", " ", "\n", "\n\n", "\r\n", ". ", "! ", "&", "<", ">", "]]>", "\"", "'", "<!--", "é", "e\u{301}",
            "日本",
            "。", "\u{202E}", "\u{2066}", "👩‍👩‍👧", "\u{85}", "\u{2028}", "\u{10FFFF}", "\u{7F}", "\t", "\u{FEFF}",
            "\u{E000}",
        ]
        let documents = try (0..<200).map { _ in
            let text = (0..<Int.random(in: 0...60, using: &random)).map { _ in pieces.randomElement(using: &random)! }
            let tags: [LanguageTag] = ["en-US", "ja", "und", "zh-Hant-TW", "en-GB-oed", "de-u-co-phonebk", "x-own"]
            return try PlainTextMarkup(language: tags.randomElement(using: &random)!).document(of: text.joined())
        }
        #expect(try validator.complaints(about: documents) == [])
    }

    /// The sentences of each paragraph, out of the document by a parser that is not ours.
    private func sentences(of text: String, _ language: LanguageTag) throws -> [[String]] {
        let document = try PlainTextMarkup(language: language).document(of: text)
        let collector = SentenceCollector()
        let parser = XMLParser(data: Data(document.utf8))
        parser.delegate = collector
        #expect(parser.parse())
        #expect(collector.language == language.tag)
        return collector.paragraphs
    }
}

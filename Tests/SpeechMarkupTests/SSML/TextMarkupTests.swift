import Foundation
import FoundationXML
import JapaneseText
import SpeechMarkup
import TestSupport
import Testing
import TextToolkit

@Suite("Text to SSML")
struct TextMarkupTests {
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
            try TextMarkup(language: "en").document(of: text)
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
            return try everything(tags.randomElement(using: &random)!).document(of: text.joined()).text()
        }
        #expect(try validator.complaints(about: documents) == [])
    }

    @Test("Words of lexicons and heteronyms get their pronunciation, and stay as they are written")
    func pronunciations() throws {
        let lexicon = try Lexicon(reading: Array("Fox\tfɑks\n".utf8))
        let resolver = try HeteronymResolver(language: "en-US", lexicons: [lexicon], threshold: 0)
        let markup = try TextMarkup(language: "en-US", pronunciations: resolver)
        #expect(
            try content(markup.document(of: "They want to record Mr. Fox.")) == """
                <s>They want to <phoneme alphabet="ipa" ph="ɹɪˈkɔːɹd">record</phoneme> \
                Mr. <phoneme alphabet="ipa" ph="fɑks">Fox</phoneme>.</s>
                """)
        var unsure = markup
        unsure.pronunciations = try HeteronymResolver(language: "en-US", threshold: 1)
        #expect(try content(unsure.document(of: "They want to record it.")) == "<s>They want to record it.</s>")
    }

    @Test("A part whose script tells its language is in that language")
    func languages() throws {
        let markup = try TextMarkup(language: "en")
        #expect(
            try content(markup.document(of: "Say ようこそ to 東京.")) == """
                <s>Say <lang xml:lang="ja">ようこそ</lang> to 東京.</s>
                """)
        let hinted = try TextMarkup(language: "en", hints: ["ja"])
        #expect(
            try content(hinted.document(of: "Go to 東京.")) == """
                <s>Go to <lang xml:lang="ja">東京</lang>.</s>
                """)
    }

    @Test("A reading is spoken in the place of what it is the reading of")
    func readings() throws {
        let markup = try TextMarkup(language: "ja")
        let line = try AnnotatedText(parsing: "｜日《にっ》｜本《ぽん》｜橋《ばし》へ。", as: .aozora)
        let document = markup.document(ofLines: [line])
        #expect(try content(document) == #"<s><sub alias="にっぽんばし">日本橋</sub>へ。</s>"#)
        #expect(document.plainText().text.contains("にっぽんばしへ。"))
        // In another language it is in that language, too.
        #expect(
            try content(TextMarkup(language: "en", hints: ["ja"]).document(ofLines: [line])) == """
                <s><lang xml:lang="ja"><sub alias="にっぽんばし">日本橋</sub>へ。</lang></s>
                """)
    }

    @Test("A reading goes before a lexicon, that before a written form, and that before a heteronym")
    func precedence() throws {
        let lexicon = try Lexicon(reading: Array("2nd lead\tlɛd\nwind\twɪnd\n".utf8))
        let resolver = try HeteronymResolver(language: "en-US", lexicons: [lexicon], threshold: 0)
        var markup = try TextMarkup(language: "en-US", pronunciations: resolver)
        markup.marksWrittenForms = true
        let line = AnnotatedText([.init("The "), .init("wind", reading: "air"), .init(", the 1st and the 2nd lead.")])
        #expect(
            try content(markup.document(ofLines: [line])) == """
                <s>The <sub alias="air">wind</sub>, the <say-as interpret-as="ordinal">1st</say-as> \
                and the <phoneme alphabet="ipa" ph="lɛd">2nd lead</phoneme>.</s>
                """)
    }

    @Test("What is read as one is not divided between sentences")
    func undivided() throws {
        let line = AnnotatedText([.init("He said "), .init("No. Never", reading: "no way"), .init(". Then he left.")])
        #expect(
            try content(TextMarkup(language: "und").document(ofLines: [line])) == """
                <s>He said <sub alias="no way">No. Never</sub>.</s>
                <s>Then he left.</s>
                """)
    }

    @Test("Voice, rate, pitch and volume stand around everything")
    func voice() throws {
        var markup = try TextMarkup(language: "en")
        markup.voice = "Ava"
        markup.rate = .multiplier(1.5)
        markup.volume = .loud
        #expect(
            try markup.document(of: "Hi.").text().hasSuffix(
                """
                xml:lang="en"><voice name="Ava"><prosody rate="150%" volume="loud">
                <p>
                <s>Hi.</s>
                </p>
                </prosody></voice></speak>

                """))
    }

    @Test("Written paragraph by paragraph the document is the same", arguments: SSMLDialect.all)
    func streaming(dialect: SSMLDialect) throws {
        let markup = try everything("en-US")
        let text = "The lead. He said ようこそ at 10:30.\n\n\nRecord it.\nNow.\n"
        var writer = TextMarkupWriter(markup, for: dialect)
        var written = try writer.open()
        var changes = writer.changes
        for lines in [["The lead. He said ようこそ at 10:30."], [], ["Record it.", "Now."]] {
            written += try writer.paragraph(lines.map { AnnotatedText(plain: $0) })
            changes += writer.changes
        }
        written += writer.close()
        let whole = try markup.document(of: text).rewritten(for: dialect)
        #expect(String(decoding: written, as: UTF8.self) == (try whole.document.text()))
        #expect(changes.map(\.description).sorted() == whole.changes.map(\.description).sorted())
    }

    @Test("The text is in the document as it was, but for white space, whatever it is")
    func textStays() throws {
        var random = SeededRandom(seed: 3)
        let pieces = [
            "lead", "Record", " ", "\n", "\n\n", ". ", "1st", "10:30", "ようこそ", "東京", "。", "「", "ελα", "&", "<", "é",
            "e\u{301}", "\u{301}", "👩‍👩‍👧", "\u{202E}", "\u{3000}", "한",
        ]
        let markup = try everything("en")
        for _ in 0..<300 {
            let text = (0..<Int.random(in: 0...30, using: &random)).map { _ in pieces.randomElement(using: &random)! }
                .joined()
            let spoken = try markup.document(of: text).plainText().text
            #expect(
                spoken.unicodeScalars.filter { !$0.properties.isWhitespace }
                    == text.unicodeScalars.filter { !$0.properties.isWhitespace })
        }
    }

    /// With all that can be asked for.
    private func everything(_ language: LanguageTag) throws -> TextMarkup {
        let resolver = try HeteronymResolver(language: language, threshold: 0)
        var markup = try TextMarkup(language: language, pronunciations: resolver, hints: ["ja", "fr"])
        markup.marksWrittenForms = true
        markup.voice = "Ava"
        markup.rate = .slow
        return markup
    }

    /// What is in the only paragraph.
    private func content(_ document: SSML) throws -> String {
        let text = try document.text()
        let start = try #require(text.range(of: "<p>\n")).upperBound
        let end = try #require(text.range(of: "\n</p>")).lowerBound
        return String(text[start..<end])
    }

    /// The sentences of each paragraph, out of the document by a parser that is not ours.
    private func sentences(of text: String, _ language: LanguageTag) throws -> [[String]] {
        let document = try TextMarkup(language: language).document(of: text).text()
        let collector = SentenceCollector()
        let parser = XMLParser(data: Data(document.utf8))
        parser.delegate = collector
        #expect(parser.parse())
        // What the tag asks of ICU is no business of an engine.
        #expect(collector.language == language.tag.split(separator: "-").first.map(String.init))
        return collector.paragraphs
    }
}

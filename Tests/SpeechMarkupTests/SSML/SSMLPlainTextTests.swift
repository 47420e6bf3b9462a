import SpeechMarkup
import Testing
import TextToolkit

@Suite("What is spoken of SSML")
struct SSMLPlainTextTests {
    private func plain(_ content: String, _ layout: SSML.PlainText.Layout = .asWritten) throws -> String {
        try SSML(parsing: "<speak>\(content)</speak>").plainText(layout: layout).text
    }

    @Test(
        "is the text with aliases, and without what is not spoken",
        arguments: [
            ("The <sub alias='World Wide Web'>WWW</sub>!", "The World Wide Web!"),
            ("<sub>WWW</sub>", "WWW"), ("<sub alias=''>WWW</sub>", ""),
            ("<phoneme ph='lɛd'>lead</phoneme> <say-as interpret-as='date'>1/2</say-as>", "lead 1/2"),
            ("<audio src='a'><desc>a bell</desc>ding</audio>", "ding"),
            ("<metadata><x xmlns='u'>no</x></metadata><meta content='no'/><lexicon uri='no' xml:id='no'/>yes", "yes"),
            ("a<break time='1s'/>b<mark name='c'/>d", "abd"),
            ("<amazon:effect name='whispered'>hush</amazon:effect>", "hush"),
            ("<p><s>One.</s><s>Two.</s></p>\n<p>Three.</p>", "One.Two.\nThree."),
            ("a&amp;<![CDATA[<b>]]>&#x1F600;\r\n", "a&<b>😀\n"),
        ])
    func spoken(content: String, text: String) throws {
        #expect(try plain(content) == text)
    }

    @Test(
        "has a paragraph on each line when it is for reading",
        arguments: [
            ("<p><s>One.</s><s>Two.</s></p>\n<p>Three.</p>", "One. Two.\nThree.\n"),
            ("\n  <p>\n a\n\t b </p> c\n<p/><p>d</p>", "a b\nc\nd\n"), ("", ""), (" \n ", ""),
            ("a<sub alias=' b  c '>x</sub>d", "a b c d\n"), ("<s>a</s>", "a\n"),
            ("a<break time='1s'/>b<mark name='c'/>d <break/> e<break/>", "a bd e\n"),
        ])
    func lines(content: String, text: String) throws {
        #expect(try plain(content, .lines) == text)
    }

    @Test("tells where each character comes from")
    func places() throws {
        let source = "<speak>é&amp;<!-- <x> -->b\r\n<sub alias='two words'>2w</sub><![CDATA[<]]>c&#x1F600;z</speak>"
        let document = try SSML(parsing: source)
        let plain = document.plainText()
        #expect(plain.text == "é&b\ntwo words<c😀z")
        func place(_ character: Character) throws -> Substring {
            let index = try #require(plain.text.firstIndex(of: character))
            let offset = plain.text.utf8.distance(from: plain.text.startIndex, to: index)
            let there = try #require(plain.sourceOffset(ofUTF8Offset: offset))
            return source[source.utf8.index(source.startIndex, offsetBy: there)...]
        }
        #expect(try place("é").hasPrefix("é&amp;") && place("&").hasPrefix("&amp;") && place("b").hasPrefix("b\r\n"))
        #expect(try place("\n").hasPrefix("\r\n<sub") && place("t").hasPrefix("2w") && place("s").hasPrefix("2w"))
        #expect(try place("<").hasPrefix("<]]>") && place("c").hasPrefix("c&#") && place("z").hasPrefix("z</speak>"))
        #expect(try place("😀").hasPrefix("&#x1F600;"))
        #expect(
            plain.sourceOffset(ofUTF8Offset: plain.text.utf8.count) == nil
                && plain.sourceOffset(ofUTF8Offset: -1) == nil)
        #expect(SSML(language: "en") { "a" }.plainText().sourceOffset(ofUTF8Offset: 0) == nil)
    }
}

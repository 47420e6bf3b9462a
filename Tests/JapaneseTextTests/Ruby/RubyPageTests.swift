import JapaneseText
import Testing
import TextToolkit

@Suite("A page with ruby")
struct RubyPageTests {
    private let text = AnnotatedText([.init("茶", reading: "ちゃ"), .init(" <b>")])

    @Test("is its opening, its paragraphs and its closing")
    func parts() throws {
        let page = RubyPage(title: "t")
        let other = AnnotatedText(plain: "a")
        #expect(
            try page.html(of: [text, other])
                == page.opening + page.paragraph(of: text) + page.paragraph(of: other) + page.closing)
        #expect(try page.paragraph(of: text) == "<p><ruby>茶<rp>(</rp><rt>ちゃ</rt><rp>)</rp></ruby> &lt;b&gt;</p>\n")
    }

    @Test("names its language and escapes its title")
    func head() {
        let page = RubyPage(title: "</title><script>&", language: "zh-Hant")
        #expect(page.opening.contains("<html lang=\"zh-Hant\">"))
        #expect(page.opening.contains("<title>&lt;/title&gt;&lt;script&gt;&amp;</title>"))
        #expect(page.opening.hasPrefix("<!DOCTYPE html>"))
    }

    @Test("can be dark and light, and has readings of half the size")
    func style() {
        let opening = RubyPage(title: "").opening
        #expect(opening.contains("prefers-color-scheme: dark"))
        #expect(opening.contains("rt { font-size: 50%"))
    }

    @Test("keeps its texts: read as HTML, it gives them back")
    func readBack() throws {
        let page = try RubyPage(title: "a").html(of: [text])
        let runs = try AnnotatedText(parsing: page, as: .html).runs
        #expect(runs.contains(.init("茶", reading: "ちゃ")))
        #expect(runs.filter { $0.reading != nil }.count == 1)
    }
}

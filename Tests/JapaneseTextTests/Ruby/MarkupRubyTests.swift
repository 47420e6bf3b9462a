import JapaneseText
import Testing
import TextToolkit

private func read(_ source: String, _ format: RubyFormat = .html) throws -> [String] {
    try AnnotatedText(parsing: source, as: format).runs.map(\.description)
}

@Suite("Ruby in HTML, WebVTT and TTML")
struct MarkupRubyTests {
    @Test(
        "is read in every form that its elements have had",
        arguments: [
            ("<ruby>漢字<rt>かんじ</rt></ruby>", ["漢字(かんじ)"]),
            ("<ruby>漢字<rp>（</rp><rt>かんじ</rt><rp>）</rp></ruby>", ["漢字(かんじ)"]),
            ("<ruby><rb>漢字</rb><rp>(</rp><rt>かんじ</rt><rp>)</rp></ruby>", ["漢字(かんじ)"]),
            ("<ruby>漢<rt>かん</rt>字<rt>じ</rt></ruby>", ["漢(かん)", "字(じ)"]),
            ("<ruby>漢<rt>かん<rt></ruby>", ["漢(かん)"]),
            ("<ruby><rb>漢<rb>字<rt>かん<rt>じ</ruby>", ["漢(かん)", "字(じ)"]),
            ("<ruby><rb>振</rb><rb>り</rb><rb>仮</rb><rt>ふ</rt><rt></rt><rt>が</rt></ruby>", ["振(ふ)", "り", "仮(が)"]),
            ("<ruby>食<rt>た</rt>べ<rt></rt>物<rt>もの</rt></ruby>", ["食(た)", "べ", "物(もの)"]),
            ("<ruby><rbc><rb>漢</rb><rb>字</rb></rbc><rtc><rt>かん</rt><rt>じ</rt></rtc></ruby>", ["漢(かん)", "字(じ)"]),
            ("<ruby><rb>今</rb><rb>日</rb><rtc>きょう</rtc></ruby>", ["今日(きょう)"]),
            ("<ruby>\n  漢 <rp>(</rp><rt> かん </rt><rp>)</rp>\n  字 <rt>じ</rt>\n</ruby>", ["漢(かん)", "字(じ)"]),
            ("<RUBY CLASS=a>漢<RT lang='ja' title=\"a>b\">かん</RT></RUBY>", ["漢(かん)"]),
            ("お<ruby><b>茶</b><rt><span>ちゃ</span></rt></ruby>を", ["お", "茶(ちゃ)", "を"]),
            ("<ruby>漢字</ruby>と<ruby>仮名<rt></rt></ruby>", ["漢字と仮名"]),
        ])
    func forms(source: String, runs: [String]) throws {
        #expect(try read(source) == runs)
    }

    @Test("leaves out what is no text")
    func otherMarkup() throws {
        #expect(
            try read("<p>a<!-- <ruby> -->b<br>c</p><script>if (a</b) '<ruby>'</script>d<?pi?><!doctype html>") == [
                "ab\ncd"
            ])
        #expect(try read("1 < 2 & 3 > 2, AT&T, a</ b>c") == ["1 < 2 & 3 > 2, AT&T, ac"])
    }

    @Test("knows character references")
    func references() throws {
        #expect(
            try read("&lt;b&gt; &amp;lt; &#28450;&#x5b57; &#X1F600; &nbsp;&hellip;&#128;") == ["<b> &lt; 漢字 😀 \u{A0}…€"]
        )
        #expect(try read("a&ltb &ampc; &copy=1 &lan &amp") == ["a<b &c; ©=1 &lan &"])
        #expect(try read("<ruby>&#32;a &amp;<rt>&lt;</rt></ruby>") == [" a &(<)"])
    }

    @Test("keeps the spaces that were meant")
    func spaces() throws {
        let text = AnnotatedText([.init(" a  b ", reading: " c "), .init(" d ")])
        let written = try text.written(as: .html)
        #expect(written.contains("<ruby>&#32;a  b&#32;<rp>"))
        #expect(try AnnotatedText(parsing: written, as: .html) == text)
    }

    @Test("has no combining mark right behind a tag that it would become one character with")
    func combining() throws {
        let text = AnnotatedText([.init("\u{338}a", reading: "\u{338}b")])
        #expect(try text.written(as: .html).unicodeScalars.contains("\u{338}") == false)
    }

    @Test(
        "says where it is broken",
        arguments: [
            ("お<ruby>茶<rt>ちゃ", RubyError.Code.unclosed, 2),
            ("お茶</ruby>", .misplaced, 3),
            ("お<rt>ちゃ</rt>", .misplaced, 2),
            ("<ruby>漢<ruby>字", .nested, 8),
            ("お<ruby><rt>ちゃ</rt></ruby>", .missingBase, 8),
            ("<ruby>茶<rt>ちゃ</rt><rt>さ</rt></ruby>", .readingCount, 19),
            ("👩‍🔬é&foo;", .unknownCharacter, 3),
            ("e\u{301}&#0;", .unknownCharacter, 2),
            ("a&#xD800;", .unknownCharacter, 2),
            ("ab<b", .unclosed, 3),
            ("ab<!-- c", .unclosed, 3),
            ("ab<script>c", .unclosed, 3),
        ])
    func faults(source: String, code: RubyError.Code, column: Int) {
        let error = #expect(throws: RubyError.self) { try AnnotatedText(parsing: source, as: .html) }
        #expect(error?.code == code)
        #expect(error?.location.column == column)
    }

    @Test("is read from WebVTT without its other tags, and its `<` always starts one")
    func webVTT() throws {
        #expect(
            try read("<v Bob>お<ruby>茶<rt>ちゃ</ruby></v> <00:00:01.000><c.loud>&lt;を&rlm;", .webVTT) == [
                "お", "茶(ちゃ)", " <を\u{200F}",
            ])
        let error = #expect(throws: RubyError.self) { try AnnotatedText(parsing: "1 < 2", as: .webVTT) }
        #expect(error?.location.column == 3)
    }

    @Test("has no empty line and no arrow in a WebVTT cue")
    func cues() throws {
        let written = try AnnotatedText(plain: "\na\n\n\nb --> c\n").written(as: .webVTT)
        #expect(!written.hasPrefix("\n") && !written.contains("\n\n") && !written.contains("-->"))
        #expect(try AnnotatedText(parsing: written, as: .webVTT).base == "\na\n\n\nb --> c\n")
    }

    @Test("refuses what no reference can express")
    func forbidden() throws {
        for format in [RubyFormat.html, .webVTT, .ttml, .anki] {
            let error = #expect(throws: RubyError.self) { try AnnotatedText(plain: "ab\0").written(as: format) }
            #expect(error?.code == .inexpressible && error?.location.column == 3)
        }
        let text = AnnotatedText([.init("ab"), .init("漢", reading: "か\u{1}")])
        let error = #expect(throws: RubyError.self) { try text.written(as: .ttml) }
        #expect(error?.location.column == 3)
        #expect(error?.fragment == "U+0001")
        #expect(throws: RubyError.self) { try AnnotatedText(plain: "\u{FFFF}").written(as: .ttml) }
        #expect(try AnnotatedText(plain: "\u{FFFD}\t").written(as: .ttml) == "\u{FFFD}\t")
    }

    @Test("is a span of spans in TTML")
    func ttml() throws {
        let text = AnnotatedText([.init("<&>", reading: "a")])
        #expect(
            try text.written(as: .ttml)
                == "<span tts:ruby=\"container\"><span tts:ruby=\"base\">&lt;&amp;&gt;</span><span tts:ruby=\"text\">a</span></span>"
        )
    }
}

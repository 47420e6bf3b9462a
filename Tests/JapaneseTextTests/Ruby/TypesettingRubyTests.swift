import JapaneseText
import Testing
import TextToolkit

@Suite("Ruby for typesetting")
struct TypesettingRubyTests {
    @Test("escapes what TeX would take for markup")
    func latex() throws {
        let text = AnnotatedText([.init("50% & {a_b}^2 \\ ~ # $ -- '' `` <a|b>"), .init("_", reading: "|")])
        #expect(
            try text.written(as: .latex)
                == "50\\% \\& \\{a\\_b\\}{\\textasciicircum}2 {\\textbackslash} {\\textasciitilde} \\# \\$ -{-} '{'} `{`} "
                + "{\\textless}a{\\textbar}b{\\textgreater}\\ruby{\\_}{{\\textbar}}"
        )
        let error = #expect(throws: RubyError.self) { try AnnotatedText(plain: "ab\u{7}").written(as: .latex) }
        #expect(error?.location.column == 3)
        #expect(!(try AnnotatedText(plain: "a\n\n\nb").written(as: .latex)).contains("\n\n"))
    }

    @Test("is mono ruby of pxrubrica for neighbours of one character, group ruby for the rest")
    func pxrubrica() throws {
        let text = AnnotatedText([
            .init("今", reading: "こん"), .init("日", reading: "にち"), .init("は"), .init("大人", reading: "おとな"),
            .init("葛\u{E0100}", reading: "かつら"), .init("&", reading: "と"),
            .init("a b", reading: "c |"),
        ])
        #expect(
            try text.written(as: .pxrubrica)
                == "\\ruby[m]{今日}{こん|にち}は\\ruby[g]{大人}{おとな}\\ruby[m]{{葛\u{E0100}}{\\&}}{かつら|と}"
                + "\\ruby[g]{a{ }b}{c{ }{\\textbar}}")
    }

    @Test("escapes what Typst would take for markup, and ends a call before what would go on with it")
    func typst() throws {
        let text = AnnotatedText([
            .init("= a #b *c* 1-2 ... http://d"), .init("漢", reading: "かん"), .init("(e)"),
            .init("\"f g\"", reading: "g\\"), .init(".h"),
        ])
        #expect(
            try text.written(as: .typst)
                == "\\= a \\#b \\*c\\* 1\\-2 .\\.\\. http:\\/\\/d#ruby[かん][漢];(e)#ruby(\"g\\\\\", \"\\\"f g\\\"\");.h")
    }

    @Test("refuses what rubby would divide")
    func typstBar() {
        let text = AnnotatedText([.init("a|b"), .init("c|d", reading: "e")])
        let error = #expect(throws: RubyError.self) { try text.written(as: .typst) }
        #expect(error?.code == .inexpressible && error?.location.column == 5)
    }

    @Test("is in parentheses where there is nothing else")
    func parentheses() throws {
        let text = AnnotatedText([.init("高", reading: "たか"), .init("い (男)")])
        #expect(try text.written(as: .parentheses) == "高(たか)い (男)")
    }
}

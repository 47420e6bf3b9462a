import JapaneseText
import Testing
import TextToolkit

private func read(_ source: String, _ format: RubyFormat) throws -> [String] {
    try AnnotatedText(parsing: source, as: format).runs.map(\.description)
}

private func fault(_ source: String, _ format: RubyFormat) -> String? {
    let error = #expect(throws: RubyError.self) { try AnnotatedText(parsing: source, as: format) }
    return error.map { "\($0.code) \($0.location.column)" }
}

@Suite("Ruby in Markdown")
struct MarkdownRubyTests {
    @Test("has a reading for each character where there are as many")
    func mono() throws {
        #expect(try read("{漢字|かん|じ}は{今日|きょう}", .markdownPipe) == ["漢(かん)", "字(じ)", "は", "今日(きょう)"])
        #expect(try read("{振り仮|ふ||が}", .markdownPipe) == ["振(ふ)", "り", "仮(が)"])
        #expect(fault("お{茶|ちゃ|さ}", .markdownPipe) == "reading-count 2")
    }

    @Test("has backslashes before what is no markup")
    func escapes() throws {
        let text = AnnotatedText([.init("# a_b*"), .init("{|}", reading: "[(\\)]"), .init("(1) <&lt;>")])
        #expect(try text.written(as: .markdownPipe) == "\\# a\\_b\\*{\\{&#124;\\}|\\[\\(&#92;\\)\\]}(1) \\<\\&lt;>")
        #expect(try read("\\{漢字\\|かんじ\\} \\a &amp; &#x6F22;", .markdownPipe) == ["{漢字|かんじ} \\a & 漢"])
        #expect(
            try AnnotatedText(plain: "1. a\n2) 3.5\n- b - c").written(as: .markdownBraces)
                == "1\\. a\n2\\) 3.5\n\\- b - c")
    }

    @Test("leaves links alone where brackets are for bases")
    func links() throws {
        #expect(
            try read("[a](b) [c [漢字]{かんじ} ] [d] {e}", .markdownBrackets) == ["[a](b) [c ", "漢字(かんじ)", " ] [d] {e}"])
        #expect(try read("]{a} [b", .markdownBrackets) == ["]{a} [b"])
    }

    @Test("takes full-width parentheses behind braces")
    func fullWidth() throws {
        #expect(try read("ご{機嫌}（きげん）よ", .markdownParentheses) == ["ご", "機嫌(きげん)", "よ"])
    }

    @Test(
        "says where it is broken",
        arguments: [
            ("お{茶|ちゃ", RubyFormat.markdownPipe, "unclosed 2"), ("お{茶", .markdownPipe, "unclosed 2"),
            ("お{茶}", .markdownPipe, "missing-reading 2"), ("お{茶|}", .markdownPipe, "missing-reading 2"),
            ("お{|ちゃ}", .markdownPipe, "missing-base 2"), ("お{茶{", .markdownPipe, "nested 4"),
            ("お{茶|ちゃ{", .markdownPipe, "nested 7"), ("お}", .markdownPipe, "misplaced 2"),
            ("お[茶]{ちゃ", .markdownBrackets, "unclosed 2"), ("お[茶]{}", .markdownBrackets, "missing-reading 2"),
            ("お[]{ちゃ}", .markdownBrackets, "missing-base 2"), ("お{茶}ちゃ", .markdownParentheses, "missing-reading 2"),
            ("お{茶}(ちゃ", .markdownParentheses, "unclosed 2"), ("お{茶}()", .markdownParentheses, "missing-reading 2"),
            ("お{茶(ちゃ}", .markdownBraces, "misplaced 7"), ("お{茶(ちゃ)", .markdownBraces, "unclosed 2"),
            ("お{茶}", .markdownBraces, "missing-reading 2"), ("a &nosuch;", .markdownPipe, "unknown-character 3"),
        ])
    func faults(source: String, format: RubyFormat, expected: String) {
        #expect(fault(source, format) == expected)
    }
}

@Suite("Ruby in texts of Aozora Bunko")
struct AozoraRubyTests {
    @Test(
        "has a base that reaches back over characters of one kind",
        arguments: [
            ("大きな漢字《かんじ》", ["大きな", "漢字(かんじ)"]),
            ("佐々木《ささき》", ["佐々木(ささき)"]), ("一ヶ月《いっかげつ》", ["一ヶ月(いっかげつ)"]),
            ("〇時《れいじ》〆切《しめきり》", ["〇時(れいじ)", "〆切(しめきり)"]),
            ("武州｜青梅《おうめ》", ["武州", "青梅(おうめ)"]), ("｜東京タワー《とうきょうたわー》", ["東京タワー(とうきょうたわー)"]),
            ("又タワー《塔》", ["又", "タワー(塔)"]), ("これいろは《ABC》", ["これいろは(ABC)"]),
            ("彼のMr.《ミスター》", ["彼の", "Mr.(ミスター)"]), ("全ＡＢＣ《エービーシー》", ["全", "ＡＢＣ(エービーシー)"]),
            ("の𠮷葛\u{E0100}城《よしき》", ["の", "𠮷葛\u{E0100}城(よしき)"]), ("漢《かん》字《じ》", ["漢(かん)", "字(じ)"]),
        ])
    func implicitBase(source: String, runs: [String]) throws {
        #expect(try read(source, .aozora) == runs)
    }

    @Test("is written with a bar only where it must be")
    func bars() throws {
        let text = AnnotatedText([
            .init("武州"), .init("青梅", reading: "おうめ"), .init("の"), .init("町", reading: "まち"), .init("町", reading: "ちょう"),
            .init("お茶", reading: "おちゃ"),
        ])
        #expect(try text.written(as: .aozora) == "武州｜青梅《おうめ》の町《まち》町《ちょう》｜お茶《おちゃ》")
    }

    @Test("writes its own marks as the notes on them, and reads these")
    func notes() throws {
        let text = AnnotatedText([.init("《｜※［＃］〔〕》"), .init("字", reading: "《じ》")])
        let written = try text.written(as: .aozora)
        #expect(written.hasPrefix("※［＃始め二重山括弧、1-1-52］※［＃縦線、1-1-35］※［＃米印、1-2-8］"))
        #expect(try AnnotatedText(parsing: written, as: .aozora) == text)
        #expect(try read("※［＃始め亀甲括弧、1-1-44］ab", .aozora) == ["〔ab"])
        #expect(try read("人※［＃「さんずい＋垂」、U+6DB6、235-7］《じんすい》", .aozora) == ["人涶(じんすい)"])
        #expect(try read("［＃３字下げ］猫［＃「猫」に傍点］だ", .aozora) == ["猫だ"])
        #expect(try read("［＃「※［＃米印、1-2-8］」は底本では「＊」］猫", .aozora) == ["猫"])
    }

    @Test(
        "says where it is broken",
        arguments: [
            ("お茶《ちゃ", "unclosed 3"), ("お茶》", "misplaced 3"), ("お｜茶", "unclosed 2"), ("《ちゃ》", "missing-base 1"),
            ("お、《ちゃ》", "missing-base 3"), ("｜《ちゃ》", "missing-base 1"), ("茶《》", "missing-reading 2"),
            ("茶《ち《", "nested 4"), ("｜お｜茶", "nested 3"), ("a※［＃「口＋世」、23-4］", "unknown-character 2"),
            ("a※［＃「口＋世」", "unclosed 2"), ("ab［＃字下げ", "unclosed 3"),
        ])
    func faults(source: String, expected: String) {
        #expect(fault(source, .aozora) == expected)
    }
}

@Suite("Ruby in fields of Anki")
struct AnkiRubyTests {
    @Test(
        "has a base that reaches back to a space, a tag or a reading",
        arguments: [
            (" 漢字[かんじ]", ["漢字(かんじ)"]), ("大きな 漢字[かんじ]だ", ["大きな", "漢字(かんじ)", "だ"]),
            ("今[こん]日[にち]", ["今(こん)", "日(にち)"]), ("今[こん] 日[にち]", ["今(こん)", "日(にち)"]),
            ("お茶[おちゃ]", ["お茶(おちゃ)"]), ("a  茶[ちゃ]", ["a ", "茶(ちゃ)"]), ("<b>お</b>茶[ちゃ]", ["お", "茶(ちゃ)"]),
            ("a&nbsp;茶[ちゃ]&lt;<br>b", ["a", "茶(ちゃ)", "<\nb"]), ("店[みせ][sound:a.mp3]", ["店(みせ)", "[sound:a.mp3]"]),
            ("a[sound:b c.mp3]茶[ちゃ]", ["a[sound:b c.mp3]", "茶(ちゃ)"]), ("[a] 茶[ちゃ]", ["[a]", "茶(ちゃ)"]),
        ])
    func bases(source: String, runs: [String]) throws {
        #expect(try read(source, .anki) == runs)
    }

    @Test("writes brackets and what HTML needs as references")
    func references() throws {
        let text = AnnotatedText([.init("a [b] "), .init("c d", reading: "]&"), .init("x", reading: "sound:y")])
        let written = try text.written(as: .anki)
        #expect(written == "a &#91;b&#93;  c&#32;d[&#93;&#38;] x[&#115;ound:y]")
        #expect(try AnnotatedText(parsing: written, as: .anki) == text)
    }

    @Test(
        "says where it is broken",
        arguments: [("お茶[ちゃ", "unclosed 3"), ("茶[]", "missing-reading 2"), ("a<b", "unclosed 2")])
    func faults(source: String, expected: String) {
        #expect(fault(source, .anki) == expected)
    }
}

@Suite("Ruby in notations of blogs")
struct BlogRubyTests {
    @Test("is read with and without brackets around what has no reading")
    func forms() throws {
        #expect(try read("[[今日((こんにち))]][[は]]", .blogBrackets) == ["今日(こんにち)", "は"])
        #expect(try read("a [b] (c) [[今日((きょう))]], d]]", .blogBrackets) == ["a [b] (c) ", "今日(きょう)", ", d]]"])
        #expect(try read("<<今日((こんにち))>>は<<お>> 1 < 2 >> 1", .blogAngles) == ["今日(こんにち)", "はお 1 < 2 >> 1"])
    }

    @Test(
        "says where it is broken",
        arguments: [
            ("お[[茶((ちゃ))", RubyFormat.blogBrackets, "unclosed 2"), ("お[[茶((ちゃ]]", .blogBrackets, "unclosed 5"),
            ("お[[茶", .blogBrackets, "unclosed 2"), ("お[[茶[[", .blogBrackets, "nested 5"),
            ("[[((ちゃ))]]", .blogBrackets, "missing-base 1"), ("[[茶(())]]", .blogBrackets, "missing-reading 1"),
            ("<<茶((ちゃ))]]", .blogAngles, "unclosed 1"),
        ])
    func faults(source: String, format: RubyFormat, expected: String) {
        #expect(fault(source, format) == expected)
    }

    @Test("refuses text that would be markup, where it is, and no other", arguments: 0..<400)
    func refusals(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let marks = ["[", "]", "(", ")", "<", ">", "漢", "a"]
        func some(_ counts: ClosedRange<Int>) -> String {
            (0..<Int.random(in: counts, using: &generator)).map { _ in marks.randomElement(using: &generator)! }
                .joined()
        }
        for _ in 0..<20 {
            let text = AnnotatedText([.init(some(0...4)), .init(some(1...4), reading: some(1...3)), .init(some(0...4))])
                .normalized
            for (format, open, close) in [(RubyFormat.blogBrackets, "[[", "]]"), (.blogAngles, "<<", ">>")] {
                let wrapped = format == .blogBrackets
                let naive = text.runs.map { run in
                    run.reading.map { open + run.base + "((" + $0 + "))" + close }
                        ?? (wrapped ? open + run.base + close : run.base)
                }.joined()
                let survives = (try? AnnotatedText(parsing: naive, as: format)) == text
                // A bracket right before the ones that close is read by luck, and otherwise by others.
                let isLucky = wrapped && text.runs.contains { $0.base.last == "]" }
                let written = try? text.written(as: format)
                #expect(written == nil || (written == naive && survives), "\(naive)")
                #expect(written != nil || !survives || isLucky, "\(naive)")
            }
        }
    }

    @Test("names the mark and its column in the text")
    func columns() {
        let text = AnnotatedText([.init("お"), .init("茶", reading: "ち))ゃ"), .init("]]")])
        let error = #expect(throws: RubyError.self) { try text.written(as: .blogBrackets) }
        #expect(error?.fragment == "))" && error?.location.column == 2)
        #expect(
            error?.description
                == "Line 1, column 2: “))” cannot be written in this format without becoming markup (blog-brackets).")
        let long = "{" + String(repeating: "漢", count: 100_000) + "|}"
        let start = #expect(throws: RubyError.self) { try AnnotatedText(parsing: long, as: .markdownPipe) }
        #expect(start?.fragment.count == 41)
        let plain = #expect(throws: RubyError.self) { try AnnotatedText(plain: "👩‍🔬é]]").written(as: .blogBrackets) }
        #expect(plain?.location.column == 3 && plain?.location.utf8Offset == 13)
    }
}

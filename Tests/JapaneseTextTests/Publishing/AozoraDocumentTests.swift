import JapaneseText
import Testing
import TextToolkit

/// A file as Aozora Bunko lays it out, with a text of ours.
private func file(_ body: String, header: String = "題\n作者\n") -> String {
    """
    \(header)
    -------------------------------------------------------
    【テキスト中に現れる記号について】

    《》：ルビ
    （例）店《みせ》

    ［＃］：入力者注　主に外字の説明や、傍点の位置の指定
    -------------------------------------------------------

    \(body)

    底本：「本」書店
    　　　2001（平成13）年1月1日初版第1刷発行

    """
}

private func pieces(_ line: String) -> [Book.Piece] {
    AozoraDocument(parsing: line).book.paragraphs.flatMap(\.pieces)
}

private func styled(_ line: String) -> [String] {
    pieces(line).map { piece in
        let names = piece.spans.map { $0.style.name + ($0.isLeft ? " left" : "") + ($0.note.map { "=" + $0 } ?? "") }
        let content =
            switch piece.content {
            case .text(let run): run.description
            case .unknown(let description): "〓" + description
            case .mark(let mark, _): "^" + mark
            case .image(let file, let description, let width, let height):
                "\(file) \(description) \(width ?? 0) \(height ?? 0)"
            case .lineBreak: "/"
            }
        return names.isEmpty ? content : content + "<" + names.joined(separator: ",")
    }
}

private func text(_ line: String) -> String {
    AozoraDocument(parsing: line).lines.compactMap { $0.text?.description }.joined(separator: "\n")
}

private func codes(_ line: String) -> [String] {
    AozoraDocument(parsing: line).warnings.map { "\($0.code) \($0.location.line):\($0.location.column)" }
}

@Suite("A file of Aozora Bunko")
struct AozoraDocumentTests {
    @Test("has a header, a legend, a text and a footer")
    func parts() {
        let document = AozoraDocument(parsing: file("店《みせ》に行く。"))
        #expect(document.book.title == "題")
        #expect(document.book.authors == ["作者"])
        #expect(document.book.paragraphs.map(\.text.description) == ["店(みせ)に行く。"])
        #expect(document.book.paragraphs.map(\.line) == [13])
        #expect(document.book.colophon.count == 2)
        #expect(document.warnings.isEmpty)
        #expect(document.lines.filter { $0.part == .legend }.allSatisfy { $0.text == nil })
    }

    @Test("loses no line, whatever ends its lines")
    func lines() {
        for source in [file("あ"), file("あ\n\n［＃改ページ］\nい"), "\u{FEFF}a\r\nb", "", "\n", "《\n》"] {
            for source in [
                source, source.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n"),
            ] {
                let document = AozoraDocument(parsing: source)
                #expect(document.lines.map(\.source).joined().utf8.elementsEqual(source.utf8))
                #expect(document.lines.map(\.number) == Array(document.lines.indices.map { $0 + 1 }))
            }
        }
    }

    @Test("names the original, the subtitle and the translator")
    func people() {
        let book = AozoraDocument(parsing: file("a", header: "題\nTITLE\n副題\n作者\n某訳\n")).book
        #expect(book.originalTitle == "TITLE")
        #expect(book.subtitle == "副題")
        #expect(book.authors == ["作者"])
        #expect(book.contributors == ["某訳"])
    }

    @Test("without header and footer is all text")
    func bare() {
        let source = "題\n作者\n\n本文\n"
        let document = AozoraDocument(parsing: source)
        #expect(document.bodySource == source)
        #expect(document.book.title.isEmpty)
        #expect(document.book.paragraphs.count == 4)
    }

    @Test(
        "has characters by their numbers, by any of them",
        arguments: [
            ("※［＃二の字点、1-2-22］", "〻"), ("※［＃「木＋靈」、第3水準1-86-29］", "欞"), ("※［＃「さんずい＋冷」、U+6DB6］", "涶"),
            ("※［＃「口＋世」、第3水準1-2-22、45-8］", "〻"), ("※［＃始め二重山括弧、1-1-52］", "《"),
            ("※［＃半濁点付き平仮名か、1-4-87］", "か\u{309A}"), ("※［＃二の字点、1-2-22］《おのおの》", "〻(おのおの)"),
        ])
    func gaiji(source: String, expected: String) {
        #expect(text(source) == expected)
        #expect(codes(source).isEmpty)
    }

    @Test("has 〓 for a character that is only described, with a warning")
    func unknownGaiji() {
        #expect(styled("あ※［＃「衣＋包」、45-8］い") == ["あ", "〓「衣＋包」、45-8", "い"])
        #expect(text("あ※［＃「衣＋包」、45-8］い") == "あ〓い")
        #expect(codes("\nあ※［＃「衣＋包」、45-8］い") == ["unknown-character 2:2"])
    }

    @Test("has letters with accents between its tortoise-shell brackets, and brackets around all else")
    func accents() {
        #expect(text("〔De'ja` vu〕と〔亀甲〕") == "Déjà vuと〔亀甲〕")
        #expect(text("〔oe&uvre, garc,on, U:ber, o/〕") == "œuvre, garçon, Über, ø")
    }

    @Test(
        "sets the text before a note",
        arguments: [
            ("とても可哀想［＃「可哀想」に傍点］だ", ["とても", "可哀想<sesame", "だ"]),
            ("可哀想［＃「可哀想」の左に二重傍線］", ["可哀想<double-line left"]), ("10［＃「10」は縦中横］月", ["10<upright", "月"]),
            ("漢字《かんじ》［＃「漢字」に傍点］", ["漢字(かんじ)<sesame"]),
            ("喋る［＃「喋る」は２段階大きな文字］", ["喋る<larger"]), ("空［＃「空」に「そら」のルビ］", ["空(そら)"]),
            ("吹喋［＃「喋」に「ママ」の注記］", ["吹", "喋<note=ママ"]), ("あ［＃「あ」は底本では「い」］", ["あ<note=底本では「い」"]),
            ("あ［＃「あ」はママ］", ["あ<note=ママ"]), ("※［＃二の字点、1-2-22］［＃「※［＃二の字点、1-2-22］」に傍点］", ["〻<sesame"]),
        ])
    func targets(source: String, expected: [String]) {
        #expect(styled(source) == expected)
        #expect(codes(source).isEmpty)
    }

    @Test(
        "sets the text between two notes",
        arguments: [
            ("あ［＃傍点］い［＃傍点終わり］う", ["あ", "い<sesame", "う"]), ("［＃太字］あ［＃太字終わり］", ["あ<bold"]),
            ("［＃割り注］あ［＃改行］い［＃割り注終わり］", ["あ<warichu", "/<warichu", "い<warichu"]),
            ("［＃左に波線］あ［＃左に波線終わり］", ["あ<wavy-line left"]),
            ("［＃注記付き］名※［＃二の字点、1-2-22］［＃「よ」の注記付き終わり］", ["名〻<note=よ"]),
        ])
    func spans(source: String, expected: [String]) {
        #expect(styled(source) == expected)
        #expect(codes(source).isEmpty)
    }

    @Test("has marks for reading Chinese beside its text, and pictures with their size")
    func contents() {
        #expect(styled("自［＃二］女王［＃一レ］境［＃（ノ）］") == ["自", "^二", "女王", "^一レ", "境", "^ノ"])
        #expect(text("自［＃二］女王［＃一］") == "自女王")
        #expect(styled("［＃挿絵（fig1_01.png、横320×縦450）入る］") == ["fig1_01.png 挿絵 320 450"])
    }

    @Test("has headings, indents and pages")
    func layout() {
        let book = AozoraDocument(
            parsing: """
                ［＃７字下げ］第一章［＃「第一章」は大見出し］
                ［＃ここから２字下げ、折り返して３字下げ］
                あ
                ［＃ここで字下げ終わり］
                ［＃改ページ］
                い［＃地から１字上げ］う
                """
        ).book
        #expect(book.paragraphs.map(\.text.base) == ["第一章", "あ", "い", "う"])
        #expect(book.paragraphs.map(\.headingLevel) == [1, nil, nil, nil])
        #expect(book.paragraphs.map(\.layout.firstIndent) == [7, 2, 0, 0])
        #expect(book.paragraphs.map(\.layout.indent) == [7, 3, 0, 0])
        #expect(book.paragraphs.map(\.layout.endIndent) == [nil, nil, nil, 1])
        #expect(book.paragraphs.map(\.layout.startsPage) == [false, false, true, false])
    }

    @Test(
        "warns of what it cannot read, and keeps the text",
        arguments: [
            ("あ［＃知らない注］い", "あい", ["unknown-note 1:2"]), ("あ［＃「う」に傍点］", "あ", ["missing-target 1:2"]),
            ("《かな》", "《かな》", ["stray-ruby 1:1"]), ("あ｜い", "あ｜い", ["stray-ruby 1:2"]),
            ("漢《かん", "漢《かん", ["stray-ruby 1:2"]),
            ("［＃太字］あ", "あ", ["unpaired 1:1"]), ("あ［＃太字終わり］", "あ", ["unpaired 1:2"]), ("あ［＃い", "あ［＃い", []),
        ])
    func broken(source: String, expected: String, warnings: [String]) {
        #expect(text(source) == expected)
        #expect(codes(source) == warnings)
    }

    @Test("reads what this library wrote")
    func written() throws {
        let texts = [
            AnnotatedText([.init("東京タワー", reading: "とうきょうたわー"), .init("《｜》〔a'〕［＃］※")]),
            AnnotatedText([.init("又"), .init("彼", reading: "《か｜れ》"), .init("は")]),
        ]
        let source = try texts.map { try $0.written(as: .aozora) }.joined(separator: "\n")
        let document = AozoraDocument(parsing: source)
        #expect(document.lines.map(\.text) == texts.map(\.normalized))
        #expect(try document.lines.map { try $0.text!.written(as: .aozora) }.joined(separator: "\n") == source)
        #expect(document.bodySource == source)
    }
}

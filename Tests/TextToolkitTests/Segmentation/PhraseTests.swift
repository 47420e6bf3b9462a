import TestSupport
import Testing
import TextToolkit

@Suite("Phrases")
struct PhraseTests {
    private func phrases(_ text: String, _ language: LanguageTag = "ja") -> [String] {
        text.segments(by: .phrase, language: language).map { String($0.text) }
    }

    private func ends(_ text: String, _ granularity: Granularity, _ language: LanguageTag) -> Set<Int> {
        Set(UTF8Text(text).segments(by: granularity, language: language).map(\.range.upperBound))
    }

    @Test(
        "A phrase ends only where ICU's line rules allow a break",
        arguments: ["und", "ja", "zh", "en", "ko", "ja-u-lb-loose", "ja-u-lb-normal"] as [LanguageTag])
    func lineRules(_ language: LanguageTag) {
        for text in SegmentInvariantTests.texts {
            let missing = ends(text, .phrase, language).subtracting(ends(text, .line, language))
            #expect(missing.isEmpty, "in \(text.debugDescription)")
        }
    }

    @Test(
        "In other languages, phrases are what ICU's line rules find",
        arguments: [
            ("It rains; a well-known fact. It pours.\nhttps://example.org/a?b=c", "und"),
            ("สวัสดีครับ ภาษาไทยไม่มีช่องว่าง", "und"),
            ("ភាសាខ្មែរ", "und"), ("한국어 문장입니다.", "und"), ("我们明天去北京。", "und"), ("我們明天去北京。", "und"),
            ("大韓民國 헌법", "und"), ("Привет, мир!", "und"), ("明天去北京。", "zh"), ("明天去北京。", "zh-Hant-TW"),
            ("這個の是日文", "yue"),
        ] as [(String, LanguageTag)])
    func otherLanguages(_ text: String, _ language: LanguageTag) {
        #expect(phrases(text, language) == text.segments(by: .line, language: language).map { String($0.text) })
    }

    @Test(
        "A title is cut at its phrases",
        arguments: [
            "やはり|俺の|青春ラブコメは|まちがっている。|14", "隠れオタな|彼女と、|史上最高の|ラブコメを|さがしませんか?",
            "裏方キャラの|青木くんが|ラブコメを|制すまで。", "葬送の|フリーレン", "転生したら|スライムだった|件",
        ])
    func titles(_ phrases: String) {
        let expected = phrases.split(separator: "|").map(String.init)
        #expect(self.phrases(expected.joined()) == expected)
        #expect(self.phrases(expected.joined(), "und") == expected)
    }

    @Test(
        "The script decides where the language does not: kana, or Han characters that nothing makes Chinese",
        arguments: [
            ("東京特許許可局", ["東京特許許可局"]), ("日本語と Windows 11", ["日本語と ", "Windows ", "11"]),
            ("中华人民共和国", ["中", "华", "人", "民", "共", "和", "国"]), ("𠮷野家", ["𠮷野家"]),
        ])
    func scripts(_ text: String, _ expected: [String]) {
        #expect(phrases(text, "und") == expected)
    }

    @Test("One line says nothing about the next")
    func lines() {
        #expect(phrases("我们\nひらがなと\n我们", "und") == ["我", "们\n", "ひらがなと\n", "我", "们"])
    }

    @Test(
        "What ends a line ends a phrase",
        arguments: ["\n", "\r\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"])
    func lineEnds(_ end: String) {
        #expect(phrases("今日\(end)\(end)は") == ["今日\(end)", end, "は"])
    }

    @Test("What is before the end of a line is divided the same whatever ends it", arguments: ["\n", "\r\n", "\r"])
    func lastPhrases(_ end: String) {
        for text in ["裏方キャラの青木くんがラブコメを制すまで", "行きましょうか", "それは 1 つだけ"] {
            #expect(phrases(text + end) == phrases(text).dropLast() + [phrases(text).last! + end])
        }
    }

    @Test("A text of any length is divided as its parts are read", arguments: [1, 100, 1365, 1366, 4096, 5000])
    func lengths(_ count: Int) {
        let text = String(repeating: "今日は良い天気です。", count: count)
        let expected = Array(repeating: ["今日は", "良い", "天気です。"], count: count).flatMap(\.self)
        #expect(phrases(text) == expected)
    }

    @Test("No phrase is a mandatory break or of a kind")
    func attributes() {
        #expect(
            "今日は\n良い".segments(by: .phrase).allSatisfy { !$0.isMandatoryBreak && $0.kind == .nonWord })
    }
}

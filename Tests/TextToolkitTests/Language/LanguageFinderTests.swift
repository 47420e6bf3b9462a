import TestSupport
import Testing
import TextToolkit

@Suite("Languages by their scripts")
struct LanguageFinderTests {
    @Test("A script of one language tells that language")
    func soleLanguages() {
        #expect(found("The sign said ようこそ, not ελάτε or 환영합니다.") == ["ようこそ/ja", "ελάτε/el", "환영합니다/ko"])
        #expect(found("สวัสดี and Բարեւ") == ["สวัสดี/th", "Բարեւ/hy"])
    }

    @Test("Kanji are Japanese where there are kana among them, and nobody's alone")
    func han() {
        #expect(found("He lives in 東京 today.") == [])
        #expect(found("He said 東京へ行く today.") == ["東京へ行く/ja"])
        #expect(found("He lives in 東京 today.", hints: ["ja"]) == ["東京/ja"])
        #expect(found("He lives in 台北 today.", hints: ["zh-TW", "ja"]) == ["台北/zh-TW"])
        #expect(found("ラーメン and 台北", hints: ["zh-TW"]) == ["ラーメン/ja", "台北/zh-TW"])
    }

    @Test("A script that several languages share needs a hint")
    func shared() {
        #expect(found("Он said नमस्ते") == [])
        #expect(found("Он said नमस्ते", hints: ["mr", "uk"]) == ["Он/uk", "नमस्ते/mr"])
    }

    @Test("What is in a script of the text's own language is left alone")
    func own() {
        #expect(found("東京へ行くHello", language: "ja") == [])
        #expect(found("東京へ行くHello 123 world.", language: "ja", hints: ["en"]) == ["Hello 123 world/en"])
        #expect(found("Ça va?", language: "en", hints: ["fr"]) == [])
        #expect(found("東京へ行く", language: "zh") == ["東京へ行く/ja"])
        #expect(found("καλημέρα", language: "el-GR") == [])
        #expect(found("Hello ようこそ", language: .undetermined) == ["ようこそ/ja"])
    }

    @Test("Digits and spaces between letters belong to them, and its own punctuation at the ends")
    func between() {
        #expect(found("say 「3時に、ここで。」 now") == ["「3時に、ここで。」/ja"])
        #expect(found("in ラ・ラ 2 ランド, 3 times") == ["ラ・ラ 2 ランド/ja"])
        #expect(found("「 」 and 、") == [])
        #expect(found("コーヒー") == ["コーヒー/ja"])
    }

    @Test("No mark is parted from its letter")
    func marks() {
        #expect(found("か\u{3099}き\u{309A} a\u{301}") == ["か\u{3099}き\u{309A}/ja"])
        #expect(found("α\u{301} b") == ["α\u{301}/el"])
    }

    @Test("Matches are in order, apart from one another, and parts of the text, whatever it is")
    func invariants() {
        var random = SeededRandom(seed: 5)
        let pieces = ["a", " ", "1", "か", "漢", "ー", "。", "\u{301}", "α", "한", "ก", "👩‍👩‍👧", "\r\n", "\u{0}", "я"]
        for _ in 0..<500 {
            let text = (0..<Int.random(in: 0...20, using: &random))
                .map { _ in pieces.randomElement(using: &random)! }.joined()
            let matches = LanguageFinder(language: "en", hints: ["ru"]).matches(in: text)
            var end = text.startIndex
            for match in matches {
                #expect(match.range.lowerBound >= end && !match.text.isEmpty)
                #expect(text[match.range] == match.text)
                end = match.range.upperBound
            }
        }
    }

    private func found(_ text: String, language: LanguageTag = "en", hints: [LanguageTag] = []) -> [String] {
        LanguageFinder(language: language, hints: hints).matches(in: text).map { "\($0.text)/\($0.language)" }
    }
}

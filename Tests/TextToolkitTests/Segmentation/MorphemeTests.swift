import TestSupport
import Testing
import TextToolkit

@Suite("Morphemes")
struct MorphemeTests {
    private func morphemes(_ text: String, _ language: LanguageTag = "ja") -> [String] {
        text.segments(by: .morpheme, language: language).map { String($0.text) }
    }

    private func words(_ text: String, _ language: LanguageTag) -> [String] {
        text.segments(by: .word, language: language).map { String($0.text) }
    }

    @Test(
        "A title is divided as UniDic divides it",
        arguments: [
            "やはり 俺 の 青春 ラブコメ は まちがっ て いる 。 14",
            "隠れ オタ な 彼女 と 、 史上 最高 の ラブコメ を さがし ませ ん か ?",
            "裏方 キャラ の 青木 くん が ラブコメ を 制す まで 。",
        ])
    func titles(_ morphemes: String) {
        let expected = morphemes.split(separator: " ").map(String.init)
        #expect(self.morphemes(expected.joined()) == expected)
        #expect(self.morphemes(expected.joined(), "und") == expected)
        #expect(self.morphemes(expected.joined(), "de") == expected)
    }

    @Test(
        "Kana is divided where ICU's words mislead",
        arguments: [
            "さがし ませ ん か ?", "まちがっ た", "きみ の なまえ を おしえ て くれ ない か", "食べ て しまい まし た 。",
            "ちょっと まっ て ください",
        ])
    func kana(_ morphemes: String) {
        let expected = morphemes.split(separator: " ").map(String.init)
        #expect(self.morphemes(expected.joined()) == expected)
        #expect(words(expected.joined(), "ja") != expected)
    }

    @Test("Digits are one word, and the unit after them is another")
    func numbers() {
        let segments = "1,980円で20cmの板".segments(by: .morpheme, language: "ja")
        #expect(segments.map { String($0.text) } == ["1,980", "円", "で", "20", "cm", "の", "板"])
        #expect(
            segments.map(\.kind)
                == [.number, .ideograph, .ideograph, .number, .letter, .ideograph, .ideograph])
    }

    @Test(
        "Where a text is not Japanese, morphemes are words",
        arguments: [
            ("It rains; a well-known fact, 20cm.\nhttps://example.org/a?b=c", "und"),
            ("สวัสดีครับ ภาษาไทยไม่มีช่องว่าง", "und"), ("한국어 문장입니다.", "und"), ("我们明天去北京。", "und"),
            ("明天去北京。", "zh"), ("這個の是日文", "yue"), ("1:30 ja EU:n", "fi"),
            ("Hello, world! Wi-Fi Ελλάδα Привет สวัสดีครับ", "ja"),
        ] as [(String, LanguageTag)])
    func otherLanguages(_ text: String, _ language: LanguageTag) {
        let morphemes = text.segments(by: .morpheme, language: language)
        #expect(Array(morphemes) == Array(text.segments(by: .word, language: language)))
    }

    @Test("One line says nothing about the next")
    func lines() {
        #expect(morphemes("20cm\nまちがって20cm\n20cm", "und") == ["20cm", "\n", "まちがっ", "て", "20", "cm", "\n", "20cm"])
    }

    @Test("No grapheme is divided but where ICU's words do that", arguments: SegmentInvariantTests.locales)
    func graphemes(_ language: LanguageTag) {
        let marks = ["か\u{3099}って", "ｶﾞｯｺｳ", "葛\u{E0100}城市", "5\u{483}メートル", "は\u{200D}い", "👩‍👩‍👧と", "\r\nは\r\n"]
        for text in SegmentInvariantTests.texts + marks {
            let text = UTF8Text(text)
            let graphemes = Set(text.segments(by: .grapheme, language: language).map(\.range.upperBound))
            let morphemes = Set(text.segments(by: .morpheme, language: language).map(\.range.upperBound))
            let words = text.segments(by: .word, language: language).map(\.range.upperBound)
            #expect(morphemes.subtracting(words).isSubset(of: graphemes), "in \(text.description.debugDescription)")
        }
    }

    @Test("Words are the morphemes that are words", arguments: SegmentInvariantTests.locales)
    func wordLike(_ language: LanguageTag) throws {
        let segmenter = try Segmenter(by: .morpheme, language: language)
        for text in SegmentInvariantTests.texts {
            #expect(Array(segmenter.words(in: text)) == segmenter.segments(in: text).filter(\.isWordLike))
        }
    }

    @Test("A text of any length is divided as its parts are read", arguments: [1, 100, 819, 820, 4096, 5000])
    func lengths(_ count: Int) {
        let expected = Array(repeating: ["今日", "は", "良い", "天気", "です", "。"], count: count).flatMap(\.self)
        #expect(morphemes(String(repeating: "今日は良い天気です。", count: count)) == expected)
    }

    @Test("A kept word is joined, and of the kind of its parts")
    func keptWords() throws {
        let segmenter = try Segmenter(by: .morpheme, language: "ja", keeping: KeptWords(["まちがっている"]))
        let segments = segmenter.segments(in: "俺はまちがっている。")
        #expect(segments.map { String($0.text) } == ["俺", "は", "まちがっている", "。"])
        #expect(segments.map(\.isWordLike) == [true, true, true, false])
    }

    @Test("What is delegated to ICU stays ICU's")
    func icuWords() {
        #expect("まちがって".words(language: "ja").map { String($0.text) } == ["まち", "が", "って"])
    }
}

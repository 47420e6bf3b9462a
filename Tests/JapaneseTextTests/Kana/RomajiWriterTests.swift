import JapaneseText
import Testing
import TextToolkit

@Suite("Writing rōmaji")
struct RomajiWriterTests {
    @Test(
        "Each style spells in its own way",
        arguments: [
            (RomajiStyle.hepburn, "tōkyō ōsaka kōhī shinbun matcha hon'ya konnichiwa tī chijimu tsuzuku rāmen fuji"),
            (.any, "tōkyō ōsaka kōhī shinbun matcha hon'ya konnichiwa tī chijimu tsuzuku rāmen fuji"),
            (.alaLC, "tōkyō ōsaka kōhī shinbun matcha hon'ya konnichiwa tī chijimu tsuzuku rāmen fuji"),
            (.kunrei, "tôkyô ôsaka kôhî sinbun mattya hon'ya konnitiwa t'î tizimu tuzuku râmen huzi"),
            (.nihon, "tôkyô ôsaka kôhî sinbun mattya hon'ya konnitiwa t'î tidimu tuduku râmen huzi"),
            (.passport, "tokyo osaka kohi shimbun matcha honya konnichiwa ti chijimu tsuzuku ramen fuji"),
            (.ime, "toukyou oosaka ko-hi- shinbun maccha honnya konnnichiha thi- chidimu tsuduku ra-men fuji"),
        ])
    func styles(style: RomajiStyle, romaji: String) {
        let kana = "とうきょう おおさか コーヒー しんぶん まっちゃ ほんや こんにちは ティー ちぢむ つづく ﾗｰﾒﾝ ふじ"
        #expect(RomajiWriter(style: style).write(kana) == romaji)
    }

    @Test(
        "What is no kana stays, and a long mark without a vowel is no macron",
        arguments: [
            ("東京へ行く", "東京e行ku"), ("ーあ", "ーa"), ("Hello, 3 👩‍👩‍👧!", "Hello, 3 👩‍👩‍👧!"), ("", ""),
            ("ンー", "nー"), ("すゞき、こゝろ", "suzuki、kokoro"), ("カー・ラジオ", "kā・rajio"), ("いいえ", "iie"), ("せんせい", "sensei"),
            ("わたし は 駅 へ いく", "watashi wa 駅 e iku"), ("は へ", "ha e"), ("おねえさん", "onēsan"), ("しゃぴろうぃるく", "shapirowiruku"),
            ("ぷうぃ", "puwi"),
        ])
    func stays(kana: String, romaji: String) {
        #expect(RomajiWriter().write(kana) == romaji)
        #expect(!RomajiWriter().write(kana).unicodeScalars.contains("\u{304}"))
    }

    static let kana: [String] = (0x3041...0x3094).map { String(Unicode.Scalar($0)!) }

    @Test("The spelling of input methods gives back all kana, in any order")
    func isReversible() {
        let writer = RomajiWriter(style: .ime)
        let reader = RomajiReader(style: .ime)
        for first in Self.kana {
            for second in Self.kana + ["ー"] {
                for word in [
                    first + second, "か" + first + second + "っ", first + "ん" + second, "っ" + first + "ー" + second,
                ] {
                    #expect(reader.read(writer.write(word)) == word)
                }
            }
        }
    }

    @Test(
        "Each style reads what it wrote, or has it among the alternatives",
        arguments: RomajiStyle.all.filter { ![.icu, .passport].contains($0) })
    func readsItself(style: RomajiStyle) {
        let words = [
            "とうきょう", "おおさか", "しんぶん", "まっちゃ", "ほんや", "こんにちは", "はなぢ", "つづく", "かんい", "らーめん", "おねえさん", "きっぷ", "にいがた",
            "うぇぶ", "ふぁいと", "でぃすく", "どぅ", "しぇる", "ちぇろ", "つぁー", "ゔぃーなす", "ぴゅあ",
        ]
        for word in words {
            let romaji = RomajiWriter(style: style).write(word)
            #expect(
                RomajiReader(style: style).alternatives(to: romaji, limit: 50).map(\.text).contains(word), "\(romaji)")
        }
    }

    @Test("Katakana with long marks come back through Hepburn and Kunrei", arguments: [RomajiStyle.hepburn, .kunrei])
    func katakana(style: RomajiStyle) {
        for word in ["コーヒー", "ラーメン", "パーティー", "メール", "スプーン", "ニュース", "ヴィーナス", "チェック"] {
            let romaji = RomajiWriter(style: style).write(word)
            #expect(RomajiReader(style: style, script: .katakana).read(romaji) == word)
        }
    }

    @Test("ICU's own transform is to be had untouched")
    func icu() throws {
        #expect(try RomajiWriter(style: .icu).write("さくら") == "さくら".transliterated(by: .hiraganaToLatin))
        #expect(try RomajiWriter(style: .icu).write("サクラ") == "サクラ".transliterated(by: .katakanaToLatin))
    }
}

import JapaneseText
import Testing
import TextToolkit

@Suite("Forms of kana")
struct KanaFormsTests {
    @Test(
        "Hiragana and katakana turn into each other",
        arguments: [
            ("さくら", "サクラ"), ("らーめん", "ラーメン"), ("ゔぁいおりん", "ヴァイオリン"), ("ゕゖゝゞ", "ヵヶヽヾ"), ("ゐゑを", "ヰヱヲ"), ("わ゙ゐ゙ゑ゙を゙", "ヷヸヹヺ"),
            ("漢字 ABC、123", "漢字 ABC、123"), ("", ""), ("か\u{3099}", "ガ"), ("は\u{309A}", "パ"),
        ])
    func syllabaries(hiragana: String, katakana: String) {
        // To `==`, a kana and its mark are the character that they make.
        #expect(Array(hiragana.inKatakana().utf8) == Array(katakana.utf8))
        #expect(katakana.inHiragana().inKatakana() == katakana)
        if hiragana.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .nonspacingMark }) {
            #expect(katakana.inHiragana() == hiragana)
        }
    }

    @Test(
        "Half- and full-width katakana turn into each other; marks join their kana, ASCII stays",
        arguments: [
            ("ｶﾞﾝﾊﾞﾚ ABC!", "ガンバレ ABC!"), ("ﾊﾟｿｺﾝ", "パソコン"), ("ｳﾞｧｲｵﾘﾝ", "ヴァイオリン"), ("｢ﾗｰﾒﾝ｣､ｿﾊﾞ･ｳﾄﾞﾝ｡", "「ラーメン」、ソバ・ウドン。"),
            ("ﾜﾞｦﾞ", "ヷヺ"),
            ("ｱﾞﾝﾟ", "ア゛ン゜"), ("ﾞｶ", "゛カ"), ("", ""), ("ｯｬｭｮ", "ッャュョ"), ("かﾅ", "かナ"),
        ])
    func widths(half: String, full: String) {
        #expect(half.withFullWidthKana() == full)
        #expect(full.withHalfWidthKana() == half)
    }

    @Test("Half-width kana of all kinds are what ICU makes of them")
    func widthsAgreeWithICU() throws {
        for value in UInt32(0xFF61)...0xFF9D {
            let kana = String(Unicode.Scalar(value)!)
            #expect(try kana.withFullWidthKana() == kana.transliterated(by: .halfwidthToFullwidth))
            #expect(kana.withFullWidthKana().withHalfWidthKana() == kana)
        }
    }

    @Test("Kana of both kinds turn into each other as ICU turns them")
    func syllabariesAgreeWithICU() throws {
        for value in UInt32(0x3041)...0x3094 {
            let kana = String(Unicode.Scalar(value)!)
            #expect(try kana.inKatakana() == kana.transliterated(by: .hiraganaToKatakana))
            #expect(kana.inKatakana().inHiragana() == kana)
        }
    }
}

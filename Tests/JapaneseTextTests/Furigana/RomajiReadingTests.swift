import JapaneseText
import Testing

@Suite("Rōmaji beside its text")
struct RomajiReadingTests {
    private static func reading(of text: String, _ romaji: String) throws -> String {
        try FuriganaAligner().reading(of: text, from: romaji).inHiragana()
    }

    @Test(
        "Without marks, a vowel is as long as the kanji are read",
        arguments: [
            ("大阪", "Osaka", "おおさか"), ("神戸", "Kobe", "こうべ"), ("東京", "Tokyo", "とうきょう"), ("京都", "Kyoto", "きょうと"),
            ("九州", "Kyushu", "きゅうしゅう"), ("大野", "Ono", "おおの"), ("小野", "Ono", "おの"), ("旅館", "ryokan", "りょかん"),
            ("料理", "ryori", "りょうり"), ("勇気", "yuki", "ゆうき"), ("雪", "yuki", "ゆき"), ("佐藤", "Sato", "さとう"),
            ("里", "sato", "さと"), ("王子", "oji", "おうじ"), ("叔父", "oji", "おじ"), ("大分", "Oita", "おおいた"),
            ("東京タワー", "Tokyo tawā", "とうきょうたわー"), ("ローマ字", "romaji", "ろーまじ"),
        ])
    func withoutMarks(text: String, romaji: String, kana: String) throws {
        #expect(try Self.reading(of: text, romaji) == kana)
    }

    @Test(
        "A hyphen is ー where the text has one, and divides the readings of its kanji",
        arguments: [
            ("江戸時代", "edo-jidai", "えどじだい"), ("千葉県", "chiba-ken", "ちばけん"), ("奈良市", "nara-shi", "ならし"),
            ("金閣寺", "Kinkaku-ji", "きんかくじ"), ("大阪弁", "Osaka-ben", "おおさかべん"), ("渋谷区", "shibuya-ku", "しぶやく"),
            ("時代", "ji-dai", "じだい"), ("ラーメン", "ra-men", "らーめん"), ("塩ラーメン", "shiora-men", "しおらーめん"),
            ("コーヒー豆", "ko-hi-mame", "こーひーまめ"), ("珈琲", "ko-hi-", "こーひー"), ("拉麺", "ra-men", "らーめん"),
            ("ＣＤ", "shi-di-", "しーでぃー"),
            ("スーパー銭湯", "su-pa-sento", "すーぱーせんとう"),
        ])
    func hyphens(text: String, romaji: String, kana: String) throws {
        #expect(try Self.reading(of: text, romaji) == kana)
    }

    @Test("Whole lines are read by their text")
    func wholeLines() throws {
        for (text, romaji, expected) in [
            ("私は明日、東京に行きます。", "watashi wa ashita, Tokyo ni ikimasu.", "私(わたし)は明日(あした)、東京(とうきょう)に行(い)きます。"),
            ("今日は何曜日ですか？", "Kyou wa nan'youbi desu ka?", "今日(きょう)は何曜日(なんようび)ですか？"),
            ("100円ショップ", "hyakuen shoppu", "100(ひゃく)円(えん)ショップ"),
        ] {
            #expect(try FuriganaAligner().align(text, reading: romaji).text.description == expected)
        }
    }

    @Test(
        "A marked o is おお where a native word has it, and おう where China's reading does",
        arguments: [
            ("通り", "tōri", "とおり"), ("見通し", "mitōshi", "みとおし"), ("通り掛け", "tōrigake", "とおりがけ"), ("十日", "tōka", "とおか"),
            ("氷", "kōri", "こおり"), ("遠出", "tōde", "とおで"), ("公", "ōyake", "おおやけ"), ("狼", "ōkami", "おおかみ"),
            ("頬", "hō", "ほお"), ("覆う", "ōu", "おおう"), ("大阪", "Ōsaka", "おおさか"), ("王様", "ōsama", "おうさま"),
            ("交通", "kōtsū", "こうつう"), ("道路", "dōro", "どうろ"), ("多数", "tasū", "たすう"), ("逢瀬", "ōse", "おうせ"),
        ])
    func markedO(text: String, romaji: String, kana: String) throws {
        #expect(try Self.reading(of: text, romaji) == kana)
    }

    @Test(
        "Letters that are read aloud are words of other languages",
        arguments: [
            ("β崩壊", "bētahōkai", "べーたほうかい"), ("ＪＰドメイン", "jēpīdomein", "じぇーぴーどめいん"), ("Ｔ定規", "tījōgi", "てぃーじょうぎ"),
            ("ＩＳＯ感度", "aiesuōkando", "あいえすおーかんど"), ("３Ｄ映像", "surīdīeizō", "すりーでぃーえいぞう"),
            ("ＤＮＡ", "dīenuē", "でぃーえぬえー"),
        ])
    func lettersAloud(text: String, romaji: String, kana: String) throws {
        #expect(try Self.reading(of: text, romaji) == kana)
    }

    @Test(
        "The kanji tell ぢ and づ from じ and ず",
        arguments: [
            ("融通", "yūzū", "ゆうずう"), ("三日月", "mikazuki", "みかづき"), ("常々", "tsunezune", "つねづね"),
            ("世界中", "sekaijū", "せかいじゅう"), ("猿知恵", "sarujie", "さるぢえ"), ("奈良漬", "narazuke", "ならづけ"),
            ("地面", "jimen", "じめん"), ("縮む", "chijimu", "ちぢむ"),
        ])
    func sameSounds(text: String, romaji: String, kana: String) throws {
        #expect(try Self.reading(of: text, romaji) == kana)
    }

    @Test(
        "The reading has what is read: no punctuation of the text, and は and へ as it writes them",
        arguments: [
            ("シャピロ・ウィルク検定", "shapirowirukukentei", "しゃぴろうぃるくけんてい"), ("四ヵ年", "yonkanen", "よんかねん"),
            ("私は、学生です。", "watashi wa, gakusei desu.", "わたしはがくせいです"), ("家へ帰る", "ie e kaeru", "いえへかえる"),
            ("競ふ", "kiō", "きおう"), ("思ひ", "omoi", "おもい"), ("高い (男)", "Takai (M)", "たかいM"),
        ])
    func reading(text: String, romaji: String, kana: String) throws {
        #expect(try Self.reading(of: text, romaji) == kana)
    }
}

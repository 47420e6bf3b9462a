import JapaneseText
import Testing

@Suite("Furigana")
struct FuriganaAlignerTests {
    static let pairs = [
        ("店に行きます", "みせにいきます", "店(みせ)に行(い)きます"),
        ("今日は", "こんにちは", "今日(こんにち)は"),
        ("日本語を勉強します。", "にほんごをべんきょうします。", "日本語(にほんご)を勉強(べんきょう)します。"),
        ("母は花が好き", "ははははながすき", "母(はは)は花(はな)が好(す)き"),
        ("庭には二羽鶏がいる", "にわにはにわにわとりがいる", "庭(にわ)には二羽鶏(にわにわとり)がいる"),
        ("食べ物", "たべもの", "食(た)べ物(もの)"),
        ("人々", "ひとびと", "人々(ひとびと)"),
        ("霞ヶ関", "かすみがせき", "霞(かすみ)ヶ(が)関(せき)"),
        ("三ヵ月", "さんかげつ", "三(さん)ヵ月(げつ)"),
        ("ひらがなだけ", "ひらがなだけ", "ひらがなだけ"),
        ("", "", ""),
    ]

    @Test("The kana of the text are anchors, and its kanji get what lies between", arguments: pairs)
    func anchors(text: String, reading: String, expected: String) throws {
        #expect(try FuriganaAligner().align(text, reading: reading).text.description == expected)
    }

    @Test("The runs join back to the text, whatever it is made of", arguments: FuriganaAligner.Grouping.allCases)
    func joinsBack(grouping: FuriganaAligner.Grouping) throws {
        let aligner = FuriganaAligner(grouping)
        for (text, reading, _) in Self.pairs + Self.spellings + Self.unread + Self.romaji {
            #expect(try aligner.align(text, reading: reading).text.base == text)
        }
    }

    @Test("Where a choice is left, the readings of the kanji decide, not the first that fits")
    func choices() throws {
        for (text, reading, expected) in [
            ("稲葉正吉、稲葉正利", "いなばまさよしいなばまさとし", "稲葉正吉(いなばまさよし)、稲葉正利(いなばまさとし)"),
            ("町の野の花", "まちのののはな", "町(まち)の野(の)の花(はな)"),
            ("木の下の石の上", "きのしたのいしのうえ", "木(き)の下(した)の石(いし)の上(うえ)"),
            ("二人が学校が好き", "ふたりががっこうがすき", "二人(ふたり)が学校(がっこう)が好(す)き"),
        ] {
            #expect(try FuriganaAligner().align(text, reading: reading).text.description == expected)
        }
    }

    static let spellings = [
        ("私は学生", "わたしわがくせい", "私(わたし)は学生(がくせい)"),
        ("本を読む", "ほんおよむ", "本(ほん)を読(よ)む"),
        ("海へ行く", "うみえいく", "海(うみ)へ行(い)く"),
        ("鼻ぢ", "はなじ", "鼻(はな)ぢ"),
        ("近づく", "ちかずく", "近(ちか)づく"),
        ("コーヒーを飲む", "こおひいをのむ", "コーヒーを飲(の)む"),
        ("ああ言う", "あーいう", "ああ言(い)う"),
        ("東京タワー", "とうきょうたわー", "東京(とうきょう)タワー"),
        ("東京タワー", "とーきょーたわあ", "東京(とーきょー)タワー"),
        ("フォーク曲", "ふおーくきょく", "フォーク曲(きょく)"),
        ("ヴァイオリン奏者", "う゛ぁいおりんそうしゃ", "ヴァイオリン奏者(そうしゃ)"),
        ("ガラス窓", "ｶﾞﾗｽまど", "ガラス窓(まど)"),
        ("学校", "ガッコウ", "学校(ガッコウ)"),
        ("いすゞ自動車", "いすずじどうしゃ", "いすゞ自動車(じどうしゃ)"),
        ("か\u{3099}学", "ががく", "か\u{3099}学(がく)"),
        ("葛\u{E0100}城市", "かつらぎし", "葛\u{E0100}城市(かつらぎし)"),
    ]

    @Test("A spelling that sounds the same is tolerated", arguments: spellings)
    func tolerance(text: String, reading: String, expected: String) throws {
        #expect(try FuriganaAligner().align(text, reading: reading).text.description == expected)
    }

    @Test("The spelling of the text comes before what is only tolerated")
    func toleranceHasItsPrice() throws {
        // The first は of the reading could be わ as well; but then 川 would have no reading that is known.
        let furigana = try FuriganaAligner().align("川は", reading: "かわは")
        #expect(furigana.text.description == "川(かわ)は")
    }

    static let unread = [
        ("3月", "さんがつ", "3(さん)月(がつ)"),
        ("3月", "がつ", "3月(がつ)"),
        ("Hot100を聴く", "Hotわんはんどれっどをきく", "Hot100(わんはんどれっど)を聴(き)く"),
        ("20日", "はつか", "20日(はつか)"),
        ("1人", "ひとり", "1人(ひとり)"),
        ("Wi-Fiを使う", "わいふぁいをつかう", "Wi-Fi(わいふぁい)を使(つか)う"),
        ("Wi-Fiを使う", "Wi-Fiをつかう", "Wi-Fiを使(つか)う"),
        ("104-0045番", "いちぜろよんのぜろぜろよんごばん", "104(いちぜろよん)-(の)0045(ぜろぜろよんご)番(ばん)"),
        ("ISO9001", "あいえすおーきゅうまるまるいち", "ISO(あいえすおー)9001(きゅうまるまるいち)"),
        ("H2O", "えいちつーおー", "H(えいち)2(つー)O(おー)"),
        ("1〜3月", "いちからさんがつ", "1(いち)〜(から)3(さん)月(がつ)"),
        ("20年", "にじゅうねん", "20(にじゅう)年(ねん)"),
        ("1,948年8月3日", "せんきゅうひゃくよんじゅうはちねんはちがつみっか", "1,948(せんきゅうひゃくよんじゅうはち)年(ねん)8(はち)月(がつ)3(みっ)日(か)"),
        ("13分から18分", "じゅうさんぷんからじゅうはっぷん", "13(じゅうさん)分(ぷん)から18(じゅうはっ)分(ぷん)"),
        ("３．１４倍", "さんてんいちよんばい", "３．１４(さんてんいちよん)倍(ばい)"),
        ("120,000円", "じゅうにまんえん", "120,000(じゅうにまん)円(えん)"),
        ("ＣＤを買う", "しーでぃーをかう", "ＣＤ(しーでぃー)を買(か)う"),
        ("ＣＤを買う", "CDをかう", "ＣＤを買(か)う"),
        ("「行く」、と言った。", "いくといった", "「行(い)く」、と言(い)った。"),
        ("行く と 言った", "いく、と いった！", "行(い)く と 言(い)った"),
        ("Tシャツを着る", "Tしゃつをきる", "Tシャツを着(き)る"),
        ("100%本当", "ひゃくぱーせんとほんとう", "100(ひゃく)%(ぱーせんと)本当(ほんとう)"),
        ("1917年-2008年", "せんきゅうひゃくじゅうしちねんからにせんはちねん", "1917(せんきゅうひゃくじゅうしち)年(ねん)-(から)2008(にせんはち)年(ねん)"),
        ("前-後", "まえ-あと", "前(まえ)-後(あと)"),
        ("星☆空", "ほしぞら", "星(ほし)☆空(ぞら)"),
        ("東京タワー", "とうきょう", "東京(とうきょう)タワー"),
    ]

    @Test("Katakana, digits, letters and punctuation are themselves, their reading, or nothing", arguments: unread)
    func otherThanKanji(text: String, reading: String, expected: String) throws {
        #expect(try FuriganaAligner().align(text, reading: reading).text.description == expected)
    }

    static let romaji = [
        ("店に行きます", "mise ni ikimasu", "店(みせ)に行(い)きます"),
        ("今日は", "konnichi wa", "今日(こんにち)は"),
        ("本を読む", "hon o yomu", "本(ほん)を読(よ)む"),
        ("学校へ行く", "gakkō e iku", "学校(がっこう)へ行(い)く"),
        ("大きい", "ōkii", "大(おお)きい"),
        ("東京", "Tōkyō", "東京(とうきょう)"),
        ("東京", "Tokyo", "東京(とうきょう)"),
        ("店員", "tenin", "店員(てんいん)"),
        ("鼻血", "hanaji", "鼻血(はなぢ)"),
        ("続く", "tsuzuku", "続(つづ)く"),
        ("ラーメン店", "ra-menten", "ラーメン店(てん)"),
        ("高い (男)", "Takai (M)", "高(たか)い (男)"),
        ("CDを買う", "CD o kau", "CDを買(か)う"),
    ]

    @Test("The text decides what rōmaji leaves open", arguments: romaji)
    func readsRomaji(text: String, reading: String, expected: String) throws {
        #expect(try FuriganaAligner().align(text, reading: reading).text.description == expected)
    }

    @Test("Spaces in the reading are hints")
    func spaces() throws {
        for reading in ["にほん ご", "に ほん ご", "にほんご", "に　ほ　ん　ご"] {
            #expect(try FuriganaAligner().align("日本語", reading: reading).text.description == "日本語(にほんご)")
        }
    }

    @Test("The same text and reading give the same runs, whatever came before")
    func isDeterministic() throws {
        let all = Self.pairs + Self.spellings + Self.unread + Self.romaji
        let first = try all.map { try FuriganaAligner(.mono).align($0.0, reading: $0.1) }
        let again = try all.reversed().map { try FuriganaAligner(.mono).align($0.0, reading: $0.1) }
        #expect(first == again.reversed())
    }

    @Test("The confidence is high where nothing else fits, and low where it is a toss")
    func confidence() throws {
        let aligner = FuriganaAligner()
        #expect(try aligner.align("店に行きます", reading: "みせにいきます").confidence > 0.99)
        #expect(try aligner.align("東京", reading: "まみむめも").confidence < 0.9)
        // Nothing tells where the reading of one ends and that of the other begins.
        #expect(try aligner.align("亜、亜", reading: "ままま").confidence < 0.6)
    }

    @Test(
        "Whatever the kanji and the reading, the bases are the text and the readings the reading",
        arguments: FuriganaAligner.Grouping.allCases, [1, 2, 3, 7, 20, 50])
    func strangeReadings(grouping: FuriganaAligner.Grouping, count: Int) throws {
        for (base, kana) in [("中", "か"), ("学校", "が"), ("生", "ん"), ("一二", "いち")] {
            let text = String(repeating: base, count: count)
            for length in 1...3 * count {
                let reading = String(repeating: kana, count: length)
                do throws(FuriganaError) {
                    let ruby = try FuriganaAligner(grouping).align(text, reading: reading).text
                    #expect(ruby.base == text)
                    #expect(ruby.runs.compactMap(\.reading).joined() == reading)
                } catch {
                    // A kanji or more than the reading has kana, or more kana than it can have.
                    #expect(error.code == .mismatch || error.code == .tooComplex)
                }
            }
        }
    }
}

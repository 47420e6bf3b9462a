/// Words whose reading belongs to the word as a whole, and to none of its kanji.
///
/// They are those of the appendix of the Jōyō table (常用漢字表 付表, cabinet notification 2 of
/// 2010), without okurigana, each with the reading given there; whoever reads 今日 as こんにち reads
/// its kanji one by one. 廿 stands for a 20 in digits. Behind them stand words that no official list has, and
/// in which some kanji might seem to be read by itself, or which every text has: 蜜柑, 何処.
enum ListedWords {
    struct Word {
        let kanji: [UInt32]
        let reading: [KanaCode]
    }

    /// Calls `body` with every word that starts with a kanji.
    static func forEach(startingWith kanji: UInt32, _ body: (Word) -> Void) {
        guard let range = ranges[kanji] else { return }
        for word in words[range] { body(word) }
    }

    private static let words: [Word] = table.split(whereSeparator: \.isWhitespace).map { entry in
        let parts = entry.split(separator: "/")
        return Word(
            kanji: parts[0].unicodeScalars.map(\.value), reading: KanaTable.codes(String(parts[1])))
    }.sorted { $0.kanji.lexicographicallyPrecedes($1.kanji) }

    private static let ranges: [UInt32: Range<Int>] = {
        var ranges: [UInt32: Range<Int>] = [:]
        for (index, word) in words.enumerated() {
            ranges[word.kanji[0]] = (ranges[word.kanji[0]]?.lowerBound ?? index)..<index + 1
        }
        return ranges
    }()

    private static let table = """
        明日/あす 小豆/あずき 海女/あま 海士/あま 硫黄/いおう 意気地/いくじ 田舎/いなか 息吹/いぶき 海原/うなばら
        乳母/うば 浮気/うわき  笑顔/えがお 叔父/おじ 伯父/おじ 大人/おとな 乙女/おとめ 叔母/おば 伯母/おば
        母屋/おもや 母家/おもや 神楽/かぐら 河岸/かし 鍛冶/かじ 風邪/かぜ 固唾/かたず 仮名/かな 蚊帳/かや 為替/かわせ
        河原/かわら 川原/かわら 昨日/きのう 今日/きょう 果物/くだもの 玄人/くろうと 今朝/けさ 景色/けしき 心地/ここち
        居士/こじ 今年/ことし 早乙女/さおとめ 雑魚/ざこ 桟敷/さじき 五月/さつき 早苗/さなえ 五月雨/さみだれ
        時雨/しぐれ 尻尾/しっぽ 竹刀/しない 老舗/しにせ 芝生/しばふ 清水/しみず 三味線/しゃみせん 砂利/じゃり
        数珠/じゅず 上手/じょうず 白髪/しらが 素人/しろうと 師走/しわす 師走/しはす 数寄屋/すきや 数奇屋/すきや
        相撲/すもう 草履/ぞうり 山車/だし 太刀/たち 七夕/たなばた 足袋/たび 稚児/ちご 一日/ついたち
        築山/つきやま 梅雨/つゆ 凸凹/でこぼこ 手伝/てつだ 伝馬船/てんません 投網/とあみ
        十重二十重/とえはたえ 読経/どきょう 時計/とけい 友達/ともだち 仲人/なこうど 名残/なごり 雪崩/なだれ 野良/のら
        祝詞/のりと 博士/はかせ 二十/はたち 二十歳/はたち 二十日/はつか 廿日/はつか 廿歳/はたち 波止場/はとば 一人/ひとり 日和/ひより
        二人/ふたり 二日/ふつか 吹雪/ふぶき 下手/へた 部屋/へや 迷子/まいご 真面目/まじめ 土産/みやげ
        息子/むすこ 眼鏡/めがね 猛者/もさ 紅葉/もみじ 木綿/もめん 最寄/もよ 八百長/やおちょう 八百屋/やおや 大和/やまと
        弥生/やよい 浴衣/ゆかた 行方/ゆくえ 寄席/よせ 若人/わこうど

        何処/どこ 此処/ここ 其処/そこ 彼処/あそこ 何方/どなた 何方/どちら 何方/どっち 此方/こちら 此方/こっち 其方/そちら
        其方/そっち 彼方/あちら 彼方/かなた 貴方/あなた 貴女/あなた 何時/いつ 何故/なぜ 如何/いかが 如何/どう 如何/いか
        祖母/ばあ 祖父/じい 小母/おば 小父/おじ 従兄弟/いとこ 従姉妹/いとこ 許嫁/いいなずけ 女将/おかみ 他人/ひと
        一寸/ちょっと 一昨日/おととい 一昨年/おととし 明後日/あさって 昨夜/ゆうべ 明日/あした 黄昏/たそがれ 東雲/しののめ
        美味/おい 不味/まず 可笑/おか 流石/さすが 所為/せい 嗚呼/ああ 所謂/いわゆる 所以/ゆえん 悪戯/いたずら
        欠伸/あくび 火傷/やけど 気質/かたぎ 忠実/まめ 容易/たやす 相応/ふさわ 流行/はや 仕舞/しま 巫女/みこ 案山子/かかし
        海老/えび 海苔/のり 烏賊/いか 海豚/いるか 海月/くらげ 河豚/ふぐ 牡蠣/かき 秋刀魚/さんま 雲雀/ひばり 百足/むかで
        蜻蛉/とんぼ 蝸牛/かたつむり 土竜/もぐら 啄木鳥/きつつき 家鴨/あひる 百舌/もず 蜘蛛/くも 蝙蝠/こうもり 海豹/あざらし
        蜜柑/みかん 葡萄/ぶどう 胡瓜/きゅうり 南瓜/かぼちゃ 西瓜/すいか 山葵/わさび 大蒜/にんにく 胡桃/くるみ
        無花果/いちじく 百合/ゆり 薔薇/ばら 紫陽花/あじさい 向日葵/ひまわり 蒲公英/たんぽぽ 土筆/つくし 山茶花/さざんか
        団栗/どんぐり 蕎麦/そば 煙草/たばこ 拉麺/らーめん 麦酒/びーる 珈琲/こーひー 硝子/がらす 合羽/かっぱ 煙管/きせる
        団扇/うちわ 剃刀/かみそり 玩具/おもちゃ 独楽/こま 松明/たいまつ 白粉/おしろい 螺子/ねじ 烏帽子/えぼし 猪口/ちょこ
        陽炎/かげろう 稲荷/いなり 天邪鬼/あまのじゃく 不知火/しらぬい 飛鳥/あすか 長谷/はせ 服部/はっとり
        五月蝿/うるさ 八百万/やおよろず 和泉/いずみ 大蛇/おろち 刺青/いれずみ 吃驚/びっくり 躊躇/ためら 彷徨/さまよ
        """
}

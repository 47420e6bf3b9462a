/// How what is counted is read after a number.
///
/// A row of ``table`` has what is counted, its reading, how number and reading change where they meet, and where that is
/// not all: after a colon, the readings of a last digit (`4:よ`); after an equals sign, those of number and counter
/// together, if the number is this one, a hyphen where the counter's part starts (`=20:はつ-か`). Sources: NHK's
/// and dictionaries' usage as every speaker has it; written for this project.
struct Counter: Sendable {
    /// How number and counter change where they meet.
    enum Change: String, Sendable {
        /// Not at all: 三枚.
        case none = "-"
        /// 1, 6, 8, 10 and 100 end in っ: 一回.
        case k
        /// So they do, and after 3 the counter is voiced: 三階.
        case g
        /// 1, 8 and 10 end in っ: 一冊.
        case s
        /// 1, 6, 8, 10 and 100 end in っ, before a counter in p; after 3 it is voiced: 一本, 三本.
        case h
        /// The same, but in p after 3, and after 4 perhaps too: 三分.
        case p
    }

    let surface: [UInt8]
    let reading: String
    let change: Change
    /// What the last digit is read as, where it is not the usual.
    let digits: [Int: [String]]
    /// How numbers are read together with the counter: the number's part and the counter's.
    let numbers: [Int: [(String, String)]]

    /// All, longer ones first.
    static let all = table.split(separator: "\n").map { Counter(row: $0) }
        .sorted { ($0.surface.count, $1.reading) > ($1.surface.count, $0.reading) }

    /// Those that a character starts, longer ones first.
    static let byFirst = Dictionary(grouping: all) {
        String(decoding: $0.surface, as: UTF8.self).unicodeScalars.first!.value
    }

    private init(row: Substring) {
        let fields = row.split(separator: " ")
        surface = Array(fields[0].utf8)
        reading = String(fields[1])
        change = Change(rawValue: String(fields[2]))!
        var digits: [Int: [String]] = [:]
        var numbers: [Int: [(String, String)]] = [:]
        for field in fields.dropFirst(3) {
            let isWhole = field.hasPrefix("=")
            let sides = (isWhole ? field.dropFirst() : field).split(separator: ":")
            let number = Int(sides[0])!
            for reading in sides[1].split(separator: ",") {
                let parts = reading.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
                if isWhole {
                    numbers[number, default: []].append((parts[0], parts.count > 1 ? parts[1] : ""))
                } else {
                    digits[number, default: []].append(parts[0])
                }
            }
        }
        self.digits = digits
        self.numbers = numbers
    }

    private static let table = """
        人 にん - 4:よ 7:なな,しち 9:きゅう,く =1:ひと-り =2:ふた-り
        人前 にんまえ - 4:よ 7:しち,なな
        人目 にんめ - 4:よ 7:しち,なな =1:ひと-りめ =2:ふた-りめ
        名 めい -
        日 にち - 4:よん 7:しち,なな 9:く,きゅう =1:ついたち,いち-にち =2:ふつ-か =3:みっ-か =4:よっ-か =5:いつ-か =6:むい-か =7:なの-か =8:よう-か =9:ここの-か =10:とお-か =14:じゅうよっ-か =20:はつ-か =24:にじゅうよっ-か
        日間 にちかん - 7:しち,なな 9:く,きゅう =2:ふつ-かかん =3:みっ-かかん =4:よっ-かかん =5:いつ-かかん =6:むい-かかん =7:なの-かかん =8:よう-かかん =9:ここの-かかん =10:とお-かかん =14:じゅうよっ-かかん =20:はつ-かかん =24:にじゅうよっ-かかん
        月 がつ - 4:し 7:しち 9:く
        年 ねん - 4:よ 7:なな,しち 9:きゅう,く
        年間 ねんかん - 4:よ 7:なな,しち 9:きゅう,く
        年生 ねんせい - 4:よ
        年代 ねんだい - 4:よ 9:きゅう
        時 じ - 4:よ 7:しち 9:く 0:れい
        時間 じかん - 4:よ 7:しち,なな 9:く
        分 ふん p
        分間 ふんかん p
        秒 びょう -
        秒間 びょうかん -
        週 しゅう s
        週間 しゅうかん s
        週目 しゅうめ s
        週年 しゅうねん s
        周年 しゅうねん s
        ヶ月 かげつ k
        ケ月 かげつ k
        か月 かげつ k
        カ月 かげつ k
        箇月 かげつ k
        ヵ月 かげつ k
        ヶ月間 かげつかん k
        か月間 かげつかん k
        ヶ国 かこく k
        か国 かこく k
        カ国 かこく k
        箇国 かこく k
        ヶ所 かしょ k
        か所 かしょ k
        カ所 かしょ k
        箇所 かしょ k
        世紀 せいき s
        世 せい s
        泊 はく p
        晩 ばん - =1:ひと-ばん =2:ふた-ばん
        本 ほん h
        匹 ひき h
        杯 はい h
        羽 わ -
        頭 とう s
        枚 まい -
        台 だい -
        個 こ k
        箱 はこ k =1:ひと-はこ =2:ふた-はこ
        冊 さつ s
        巻 かん k
        回 かい k
        回目 かいめ k
        回戦 かいせん k
        階 かい g
        階建 かいだ g
        軒 けん g
        件 けん k
        戸 こ k
        棟 とう s
        室 しつ s
        畳 じょう -
        坪 つぼ - =1:ひと-つぼ =2:ふた-つぼ
        番 ばん -
        番目 ばんめ -
        番線 ばんせん -
        番地 ばんち -
        番手 ばんて -
        号 ごう -
        号車 ごうしゃ -
        号館 ごうかん -
        丁目 ちょうめ s
        条 じょう -
        項 こう k
        章 しょう s
        節 せつ s
        話 わ -
        編 へん p
        版 はん p
        部 ぶ -
        曲 きょく k
        作 さく s
        作目 さくめ s
        作品 さくひん s
        句 く k
        首 しゅ s
        歳 さい s =20:はたち,にじゅっさい
        才 さい s
        歳児 さいじ s
        歳代 さいだい s
        代 だい -
        代目 だいめ -
        度 ど - 4:よん 7:なな 9:きゅう,く
        度目 どめ -
        円 えん - 4:よ
        円玉 えんだま -
        銭 せん s
        倍 ばい -
        割 わり - 4:よん 7:なな
        割引 わりびき -
        点 てん s
        点差 てんさ s
        位 い -
        級 きゅう k
        級河川 きゅうかせん k
        等 とう s
        等分 とうぶん s
        勝 しょう s
        敗 はい p
        着 ちゃく s
        足 そく s
        対 つい s
        組 くみ - =1:ひと-くみ =2:ふた-くみ
        班 はん p
        社 しゃ s
        校 こう k
        校目 こうめ k
        店 てん s
        店舗 てんぽ s
        駅 えき -
        両 りょう -
        両編成 りょうへんせい -
        隻 せき s
        機 き k
        艘 そう s
        発 はつ p
        周 しゅう s
        歩 ほ p
        段 だん -
        段目 だんめ -
        段階 だんかい -
        種 しゅ s
        種類 しゅるい s
        通 つう s
        口 くち k =1:ひと-くち =2:ふた-くち
        皿 さら s =1:ひと-さら =2:ふた-さら
        切 き - =1:ひと-き =2:ふた-き
        粒 つぶ - =1:ひと-つぶ =2:ふた-つぶ
        束 たば - =1:ひと-たば =2:ふた-たば
        滴 てき s
        票 ひょう h
        品 ひん p
        貫 かん k
        石 こく k
        拍 はく p
        拍子 びょうし -
        桁 けた k =1:ひと-けた =2:ふた-けた
        行 ぎょう -
        列 れつ -
        字 じ -
        文字 もじ - =1:ひと-もじ =2:ふた-もじ
        語 ご -
        面 めん -
        色 しょく s
        系統 けいとう k
        県 けん k
        州 しゅう s
        都市 とし s
        区 く k
        町 ちょう s
        村 そん s
        市 し s
        国 こく k
        体 たい s
        柱 はしら - =1:ひと-はしら =2:ふた-はしら
        次元 じげん -
        次 じ -
        期 き k
        期目 きめ k
        期生 きせい k
        試合 しあい s
        球団 きゅうだん k
        球 きゅう k
        死 し s
        塁 るい -
        安打 あんだ -
        打 だ -
        連勝 れんしょう -
        連敗 れんぱい -
        投手 とうしゅ s
        億 おく -
        万 まん -
        兆 ちょう s
        千 せん s =3:さん-ぜん =8:はっ-せん
        百 ひゃく - =3:さん-びゃく =6:ろっ-ぴゃく =8:はっ-ぴゃく
        メートル めーとる -
        キロ きろ k
        パーセント ぱーせんと p
        """
}

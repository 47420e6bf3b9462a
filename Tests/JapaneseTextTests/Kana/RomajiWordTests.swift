import JapaneseText
import Testing
import TextToolkit

@Suite("Reading rōmaji: words and lines")
struct RomajiWordTests {
    @Test(
        "Particles are written as such where they stand as a word after another word",
        arguments: [
            ("hon o yomu", "ほん を よむ"),
            ("Watashi wa gakusei desu.", "わたし は がくせい です."),
            ("Tōkyō e ikimasu", "とうきょう へ いきます"),
            ("3 ji wa", "3 じ は"),
            ("CD o kau", "CD を かう"),
            ("本 o yomu", "本 を よむ"), ("(hon) o yomu", "(ほん) を よむ"), ("Konnichi-wa, watashi-wa", "こんにちは, わたしは"),
            ("\"hon\" o yomu", "\"ほん\" を よむ"),
            ("konnichi wa", "こんにち は"), ("dewa mata, sore dewa arimasen", "では また, それ では ありません"),
            ("soko ni wa, eki e wa", "そこ に は, えき へ は"),
            ("hon wo yomu, eki he iku", "ほん を よむ, えき へ いく"),
            ("iku no wa dare", "いく の は だれ"),
        ])
    func particles(romaji: String, kana: String) {
        #expect(RomajiReader().read(romaji) == kana)
    }

    @Test(
        "wa, o and e stay as they sound where they are no particles",
        arguments: [
            ("watashi", "わたし"), ("kawa", "かわ"), ("aoi", "あおい"), ("ie", "いえ"), ("niwa", "にわ"),
            ("wa", "わ"), ("o", "お"), ("e", "え"), ("wa, o, e", "わ, お, え"), ("e o kaku", "え を かく"),
            ("o-genki desu ka", "おげんき です か"), ("watashi wa o mizu o nomu", "わたし は お みず を のむ"),
            ("kirei desu wa", "きれい です わ"), ("ikimasu wa!", "いきます わ!"), ("kono e wa", "この え は"),
            ("hai. e wa", "はい. え は"), ("本o", "本お"), ("nー o ーe", "んー を ーえ"),
        ])
    func notParticles(romaji: String, kana: String) {
        #expect(RomajiReader().read(romaji) == kana)
    }

    @Test(
        "The greetings end with the particle in every spelling and script",
        arguments: ["konnichiwa", "konnitiwa", "Konnichi-wa", "konbanwa", "kombanwa", "Konnichiha"])
    func greetings(romaji: String) {
        #expect(["こんにちは", "こんばんは"].contains(RomajiReader().read(romaji)))
        #expect(["コンニチハ", "コンバンハ"].contains(RomajiReader(script: .katakana).read(romaji)))
    }

    @Test("Input methods are typed kana by kana: wa is no particle")
    func imeSpellsParticles() {
        let reader = RomajiReader(style: .ime)
        #expect(reader.read("watashi ha hon wo yomu konnichiwa dewa o e") == "わたし は ほん を よむ こんいちわ でわ お え")
        #expect(reader.alternatives(to: "hon o", limit: 20).map(\.text).contains("ほん を"))
    }

    @Test(
        "What cannot be rōmaji stays, to the letter",
        arguments: [
            "", " ", "Hello", "(M)", "C++", "don't", "it's", "naïve", "Ångström", "http://www.example.com", "MP3",
            "日本語", "かな カナ",
            "123, 45!", "\u{0}\t\r", "👩‍👩‍👧 e\u{301}x", "-", "'", "'''", "ŏ", "bcdfghjklmnpqrstvwxz", "x", "TV", "「」", "ōx",
            "qwrt\u{304}",
        ])
    func stays(text: String) {
        for style in RomajiStyle.all where style != .icu {
            #expect(RomajiReader(style: style).read(text) == text)
            #expect(KanaLattice(text, style: style).alternatives(limit: 3) == [.init(text: text, cost: 0)])
        }
    }

    @Test(
        "Apostrophes, hyphens, capitals and marks are read in all their forms",
        arguments: [
            ("shin'ya shin’ya shinʼya shin`ya SHIN'YA", "しんや しんや しんや しんや しんや"),
            ("'hon' ‘hon’ hon'", "'ほん' ‘ほん’ ほん"),
            ("Tōkyō Tôkyô TŌKYŌ To\u{304}kyo\u{302} Toːkyoː", "とうきょう とうきょう とうきょう とうきょう とうきょう"),
            ("ra-men ko-hi- RA-MEN", "らーめん こーひー らーめん"), ("o-da- o-sutoraria o-cha", "おーだー おーすとらりあ おちゃ"),
            ("o-nii-san ba-ba-san", "おにいさん ばーばさん"),
            ("shin-ya Shin-Ōsaka Kita-Senju", "しんや しんおおさか きたせんじゅ"),
            ("Tanaka-san ba-san Tōkyō-to", "たなかさん ばーさん とうきょうと"),
            ("mizu'umi ko'ushi", "みずうみ こうし"),
            ("saké Pokémon", "さけ ぽけもん"),
            ("minna konnyaku onna tennin zannen", "みんな こんにゃく おんな てんにん ざんねん"),
        ])
    func forms(romaji: String, kana: String) {
        #expect(RomajiReader().read(romaji) == kana)
    }

    @Test(
        "In Hepburn and its like, hyphens divide and do nothing else",
        arguments: RomajiStyle.all.filter { $0 != .icu })
    func hyphens(style: RomajiStyle) {
        let reader = RomajiReader(style: style)
        let lengthens = style == .any || style == .ime
        #expect(reader.read("edo-jidai ra-men") == (lengthens ? "えどーじだい らーめん" : "えどじだい らめん"))
        #expect(reader.read("shin-ya ra-") == (lengthens ? "しんや らー" : "しんや ら-"))
    }

    @Test(
        "A long o is おお in the words that the Cabinet lists",
        arguments: [
            ("ōkii ōi tōi tōri kōri ōkami", "おおきい おおい とおい とおり こおり おおかみ"),
            ("tōkyō tōroku kōritsu ōsama hō", "とうきょう とうろく こうりつ おうさま ほう"),
        ])
    func nativeLongO(romaji: String, kana: String) {
        #expect(RomajiReader().read(romaji) == kana)
    }

    @Test("Katakana lengthen a vowel with a mark by ー")
    func katakana() {
        let reader = RomajiReader(script: .katakana)
        #expect(reader.read("kōhī rāmen ra-men terebi Hello") == "コーヒー ラーメン ラーメン テレビ Hello")
    }

    @Test("A text comes out as its lines do one by one", arguments: RomajiStyle.all.filter { $0 != .icu })
    func linesAreIndependent(style: RomajiStyle) {
        let lines = [
            "kore", "wa hon desu", "wa", "", "ikimasu wa", "o yomu\r", "e iku", "Hello", "kō-", "-n", "n'", "'a",
        ]
        let reader = RomajiReader(style: style)
        #expect(reader.read(lines.joined(separator: "\n")) == lines.map(reader.read).joined(separator: "\n"))
    }

    @Test("Strict reading names the first word that cannot be rōmaji, with its place")
    func strict() throws {
        #expect(try RomajiReader().readStrictly("hon, 3 を yomu!") == "ほん, 3 を よむ!")
        let error = #expect(throws: RomajiError.self) { try RomajiReader().readStrictly("日本の sakura is world") }
        #expect(error?.word == "is")
        #expect(error?.code == .notRomaji && error?.code.name == "not-romaji")
        #expect(error?.location.column == 12)
        #expect(error?.location.utf8Offset == 17)
        #expect(error?.description == "Line 1, column 12: “is” cannot be rōmaji.")
    }

    @Test("ICU's own transform is to be had untouched")
    func icu() throws {
        let text = "konnichiwa Tōkyō si"
        #expect(try RomajiReader(style: .icu).read(text) == text.transliterated(by: .latinToHiragana))
        #expect(
            try RomajiReader(style: .icu, script: .katakana).read(text) == text.transliterated(by: .latinToKatakana))
    }
}

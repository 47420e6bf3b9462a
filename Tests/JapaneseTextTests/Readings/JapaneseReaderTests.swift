import JapaneseText
import TestSupport
import Testing

/// MeCab and IPADIC, which the tests of readings need and nothing else does.
enum MeCabDictionary {
    /// Whether both are there.
    static let isInstalled = (try? ReadingDictionary()) != nil
}

@Suite("Reading Japanese", .enabled(if: MeCabDictionary.isInstalled, "MeCab or its dictionary is not installed"))
struct JapaneseReaderTests {
    private static func reader() throws -> JapaneseReader { try JapaneseReader() }

    private static func ruby(_ text: String) throws -> String { try reader().read(text).annotatedText.description }

    @Test(
        "The text decides between the readings of a word",
        arguments: [
            ("京都に行った。", "京都(きょうと)に行(い)った。"),
            ("会議を行った。", "会議(かいぎ)を行(おこな)った。"),
            ("この方は先生です。", "この方(かた)は先生(せんせい)です。"),
            ("歩いた方が早い。", "歩(ある)いた方(ほう)が早(はや)い。"),
            ("このカレーは辛い。", "このカレーは辛(から)い。"),
            ("別れは辛い。", "別(わか)れは辛(つら)い。"),
            ("何が好きですか。", "何(なに)が好(す)きですか。"),
            ("何ですか。", "何(なん)ですか。"),
            ("これで十分です。", "これで十分(じゅうぶん)です。"),
        ])
    func homographs(text: String, ruby: String) throws {
        #expect(try Self.ruby(text) == ruby)
    }

    @Test(
        "Numbers and what they count change each other",
        arguments: [
            ("木が三本ある。", "さんぼん"), ("鉛筆が六本ある。", "ろっぽん"), ("二十日に会う。", "はつか"), ("一人で行く。", "ひとり"),
            ("三百円払う。", "さんびゃく"), ("四月に始まる。", "しがつ"), ("四年前の話。", "よねん"), ("猫が三匹いる。", "さんびき"),
        ])
    func numbersInKanji(text: String, reading: String) throws {
        #expect(try Self.reader().read(text).reading.contains(reading))
    }

    @Test(
        "Numbers in digits, of both widths, change what they count",
        arguments: [
            ("木が3本ある。", "3本(ぼん)"), ("木が３本ある。", "３本(ぼん)"), ("10分待つ。", "10分(ぷん)"), ("2人で行く。", "2(ふた)人(り)"),
            ("20日に会う。", "20(はつ)日(か)"), ("1日は休みだ。", "1(いち)日(にち)"), ("1,200人が来た。", "1,200人(にん)"),
        ])
    func numbersInDigits(text: String, ruby: String) throws {
        #expect(try Self.ruby(text).contains(ruby))
    }

    @Test("Every character of a text is in what is read of it, in its place", arguments: JapaneseSample.texts)
    func offsets(text: String) throws {
        let read = try Self.reader().read(text)
        #expect(read.annotatedText.base == text)
        var end = 0
        for (index, word) in read.words.enumerated() {
            end += read.spaces(before: index).utf8.count
            #expect(word.range.lowerBound == end)
            end = word.range.upperBound
            let utf8 = Array(text.utf8)
            #expect(String(decoding: utf8[word.range], as: UTF8.self) == word.text)
            #expect(word.runs.map(\.base).joined() == word.text)
        }
        #expect(end + read.spaces(before: read.words.count).utf8.count == text.utf8.count)
    }

    @Test("Random text comes out as it went in", arguments: 0..<40)
    func randomText(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let pool = Array("日本語東京行方々〆ヶ一二三十百年月日人本が、。のをアイウーｶﾞﾊﾟｱ 　\t\u{0}aZ09１２,.é🇯🇵👩‍👩‍👧\u{3099}𠮷\u{FEFF}")
        let text = String(
            (0..<Int.random(in: 0..<120, using: &random)).map { _ in pool.randomElement(using: &random)! })
        #expect(try Self.reader().read(text).annotatedText.base == text)
    }

    @Test("The same text has the same readings in any order and in any thread")
    func order() async throws {
        let reader = try Self.reader()
        let texts = JapaneseSample.texts
        let forward = try texts.map { try reader.read($0) }
        let backward = try texts.reversed().map { try reader.read($0) }
        #expect(forward == backward.reversed())
        try await withThrowingTaskGroup(of: [ReadText].self) { group in
            for _ in 0..<4 { group.addTask { try texts.map { try reader.read($0) } } }
            for try await found in group { #expect(found == forward) }
        }
    }

    @Test("What a caller says of a word comes first")
    func givenReadings() throws {
        let reader = try JapaneseReader(words: ["東京": "とんきん", "大谷": "オオタニ"])
        #expect(try reader.read("東京に行く。").annotatedText.description == "東京(とんきん)に行(い)く。")
        #expect(try reader.read("大谷さん").annotatedText.description == "大谷(おおたに)さん")
    }

    @Test("Confidences are shares, and kana are sure")
    func confidences() throws {
        let read = try Self.reader().read("昨日、東京へ行った。")
        for word in read.words { #expect((0...1).contains(word.confidence)) }
        #expect(try Self.reader().read("きのう、いった。").confidence == 1)
        #expect(try Self.reader().read("東京").confidence > 0.95)
    }

    @Test("A word with several good readings offers them")
    func alternatives() throws {
        let read = try Self.reader().read("私は明日行く。")
        let word = try #require(read.words.first { $0.text == "明日" })
        #expect(!word.alternatives.isEmpty)
        #expect(!word.alternatives.contains(word.reading))
    }

    @Test("A long line, in words or of one character, is read to its end", arguments: ["漢", "あ", "𠮷", "ｶ", "日本の", " "])
    func longLines(unit: String) throws {
        let text = String(repeating: unit, count: 10_000)
        #expect(try Self.reader().read(text).annotatedText.base == text)
    }

    @Test("Words are written apart in rōmaji, particles as they are spoken")
    func romaji() throws {
        let writer = RomajiWriter()
        let read = try Self.reader().read("私は東京へ行きました。寒かった。")
        #expect(read.romanized(by: writer) == "watashi wa tōkyō e ikimashita. samukatta.")
        #expect(try Self.reader().read("3本、20日").romanized(by: writer) == "3 bon, hatsuka")
        #expect(read.romanized(by: writer, capitals: true) == "Watashi wa Tōkyō e ikimashita. Samukatta.")
    }

    @Test("Readings are left out of words that a reader knows")
    func known() throws {
        let read = try Self.reader().read("学校で憂鬱な話を聞いた。")
        #expect(read.leavingOut([], learntBy: 6).annotatedText.description == "学校で憂鬱(ゆううつ)な話を聞いた。")
        #expect(read.leavingOut(["憂鬱"]).annotatedText.description.contains("な話(はなし)を"))
    }

    @Test("Lines are read one by one")
    func lines() throws {
        let lines = try Self.reader().lines(of: "東京\n\n京都").map { try $0.get().reading }
        #expect(lines == ["とうきょう", "", "きょうと"])
    }
}

enum JapaneseSample {
    static let texts = [
        "", " ", "東京", "　昨日、 京都に 行った。 ", "ﾃﾚﾋﾞとｶﾞﾊﾟｱを見た。", "20日に3本の木を見た！", "𠮷野家で食べた。", "ゝ々〆ヶヵ〇",
        "Swiftで書いた2,000行のプログラム。", "彼女は「行く」と言った。それから、帰った。", "一二三四五六七八九十百千万億兆", "\u{0}\t漢\u{7F}字",
        "e\u{301}漢字👩‍👩‍👧", "１９８８年１２月３１日（土）",
    ]
}

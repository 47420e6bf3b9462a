import JapaneseText
import Testing
import TextToolkit

@Suite("Telling Japanese scripts apart")
struct JapaneseScriptsTests {
    @Test(
        "The predicates follow ICU's scripts",
        arguments: [
            ("kanji", "[[:Script=Han:]〆]"), ("hiragana", "[[:Script=Hiragana:]ー゛゜ｰﾞﾟ\\u3099\\u309A]"),
            ("katakana", "[[:Script=Katakana:]ー゛゜ｰﾞﾟ\\u3099\\u309A]"),
        ])
    func followICU(name: String, set: String) throws {
        let predicates: [String: (Character) -> Bool] = [
            "kanji": \.isKanji, "hiragana": \.isHiragana, "katakana": \.isKatakana,
        ]
        let predicate = try #require(predicates[name])
        for start in stride(from: UInt32(0x80), to: 0x33000, by: 0x1000) {
            // One character a line, each marked by ICU if it is in the set.
            let scalars = (start..<start + 0x1000).compactMap(Unicode.Scalar.init).filter { $0.properties.age != nil }
            let text = scalars.map { String($0) }.joined(separator: "\u{1}")
            let marked = try text.transliterated(by: .init(rules: "(\(set)) > X $1 ;"))
            let expected = marked.unicodeScalars.split(separator: "\u{1}").map { $0.count == 2 }
            for (scalar, isIn) in zip(scalars, expected) where predicate(Character(scalar)) != isIn {
                Issue.record("U+\(String(scalar.value, radix: 16)) in \(set): \(isIn)")
            }
        }
    }

    @Test("々, 〇 and 〆 are kanji, and a selector or a mark of voice changes nothing")
    func special() {
        #expect("人々〇〆".isKanji)
        #expect("葛\u{E0100}".isKanji)
        #expect(Character("か\u{3099}").isHiragana)
        #expect(!"、".isKanji && !"ー".isKanji && !"1".isKanji && !"A".isKanji)
    }

    @Test("Texts are of a script only as a whole, and an empty one is of none")
    func texts() {
        #expect("らーめん".isHiragana && !"らーめん".isKatakana && "ラーメン".isKatakana && "ﾗｰﾒﾝ".isKatakana)
        #expect("らーメン".isKana && !"らーメン".isHiragana && !"らー麺".isKana)
        for predicate in [\String.isKanji, \.isHiragana, \.isKatakana, \.isKana, \.isRomaji, \.isMixedKanaAndRomaji] {
            #expect(!""[keyPath: predicate])
        }
    }

    @Test(
        "Rōmaji is told by its letters",
        arguments: [
            ("Tōkyō and Ōsaka", true), ("hon'ya, shin’ya", true), ("to\u{304}kyo\u{302}", true), ("12a*b&c-d", true),
            ("Pokémon", true), ("Poke\u{301}mon", true), ("a\u{301}", false), ("e\u{301}\u{302}", false),
            ("あアA", false), ("お願い", false),
            ("熟成", false), ("123", false), ("naïve", false), ("a！", false),
        ])
    func romaji(text: String, isRomaji: Bool) {
        #expect(text.isRomaji == isRomaji)
    }

    @Test(
        "Kana and rōmaji together are mixed",
        arguments: [("Abあア", true), ("お腹A", true), ("ab", false), ("あア", false), ("腹A", false)])
    func mixed(text: String, isMixed: Bool) {
        #expect(text.isMixedKanaAndRomaji == isMixed)
    }
}

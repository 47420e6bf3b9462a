import Testing
import TextToolkit

@testable import JapaneseText

@Suite("Units of rōmaji")
struct RomajiUnitTests {
    @Test(
        "Nothing outside a unit decides how it is read: the rules make of a whole word what they make of its units",
        arguments: RomajiStyle.all.filter { $0 != .icu })
    func unitsAreIndependent(style: RomajiStyle) throws {
        let rules = TextTransform(rules: style.rules)
        let letters = Set("abcdefghijklmnopqrstuvwxyz'")
        let words = Set(RomajiSyllable.all.map(\.romaji)).filter { letters.isSuperset(of: $0) && $0.first != "'" }
        for first in words.sorted() {
            for word in [first, first + "ka", first + "nna", "shi" + first, "n" + first, "kya" + first + "tte"] {
                let whole = RomajiUnit(notation: try word.transliterated(by: rules))
                guard whole.isRomaji, !whole.lengthensVowelBefore else { continue }
                // At face value; the greetings are a matter of words, and not among these.
                #expect(RomajiReader(style: style).read(word) == String(decoding: whole.kana, as: UTF8.self))
            }
        }
    }

    @Test("The notation of the rules is read: choices by cost, what is long, and what is no rōmaji")
    func notation() {
        let unit = RomajiUnit(notation: "っ（ぢ³｜じ⁰｜⁵）ゃ")
        #expect(unit.isRomaji && !unit.lengthensVowelBefore)
        #expect(unit.choices.map { $0.map(\.cost) } == [[0], [0, 3, 5], [0]])
        #expect(unit.choices[1].map { $0.kana.count } == [1, 1, 0])
        #expect(String(decoding: unit.kana, as: UTF8.self) == "っじゃ")
        #expect(RomajiUnit(notation: "ːた").lengthensVowelBefore)
        #expect(!RomajiUnit(notation: "へl").isRomaji && !RomajiUnit().isRomaji)
    }

    @Test("Every style has the rules of every variable that they use", arguments: RomajiStyle.all)
    func rulesAreComplete(style: RomajiStyle) throws {
        try TextTransform(rules: style.rules).validate()
        try TextTransform(rules: style.romanizationRules).validate()
    }

    @Test("A memo that is full forgets, and reads on as before")
    func memoIsBounded() {
        let reader = RomajiReader()
        let before = reader.read("konnichiwa, tōkyō")
        var units = ""
        let consonants = Array("bcdfghjkmprstvwz")
        for a in consonants { for b in consonants { for c in consonants { units += "\(a)\(b)\(c)a " } } }
        for _ in 0..<3 {
            #expect(reader.read(units).split(separator: " ").count == 4096)
            #expect(reader.read(units.replacing("a ", with: "e ")).split(separator: " ").count == 4096)
            #expect(reader.read(units.replacing("a ", with: "o ")).split(separator: " ").count == 4096)
        }
        #expect(reader.read("konnichiwa, tōkyō") == before)
    }
}

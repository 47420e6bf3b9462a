import JapaneseText
import Testing

@Suite("Reading rōmaji")
struct RomajiReaderTests {
    @Test("The table of the standards is there")
    func table() {
        #expect(RomajiSyllable.all.count > 570)
        #expect(Set(RomajiSyllable.all.map(\.style)) == [.kunrei, .nihon, .hepburn, .passport, .alaLC, .ime])
    }

    @Test("Every spelling of the standards is read by the style of its system", arguments: RomajiSyllable.all)
    func readsByStyle(syllable: RomajiSyllable) {
        #expect(RomajiReader(style: syllable.style).read(syllable.romaji) == syllable.kana)
    }

    @Test(
        "Every spelling of the standards is read at once, as one of the systems has it",
        arguments: RomajiSyllable.all.filter { !$0.isPeculiar })
    func readsAtOnce(syllable: RomajiSyllable) {
        let allowed = RomajiSyllable.all.filter { $0.romaji == syllable.romaji && !$0.isPeculiar }.map(\.kana)
        #expect(allowed.contains(RomajiReader().read(syllable.romaji)))
    }

    @Test("What a system says is among the alternatives of every spelling at once", arguments: RomajiSyllable.all)
    func offersAlternatives(syllable: RomajiSyllable) {
        #expect(RomajiReader().alternatives(to: syllable.romaji, limit: 40).map(\.text).contains(syllable.kana))
    }
}

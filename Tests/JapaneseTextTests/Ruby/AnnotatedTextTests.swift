import JapaneseText
import Testing

@Suite("A text with its ruby")
struct AnnotatedTextTests {
    @Test("gives the text alone and the text as it is read")
    func textAndReading() {
        let text = AnnotatedText([.init("今日", reading: "こんにち"), .init("は"), .init("店", reading: "みせ")])
        #expect(text.base == "今日は店")
        #expect(text.reading == "こんにちはみせ")
        #expect(text.description == "今日(こんにち)は店(みせ)")
        #expect(text.hasReadings)
        #expect(!AnnotatedText(plain: "今日は").hasReadings)
        #expect(AnnotatedText(plain: "").runs.isEmpty)
    }

    @Test("is normal in the fewest runs")
    func normalized() {
        let text = AnnotatedText([
            .init(""), .init("お"), .init("", reading: ""), .init("茶", reading: ""), .init("を"),
            .init("飲", reading: "の"), .init("む", reading: nil), .init("。"),
        ])
        #expect(text.normalized == AnnotatedText([.init("お茶を"), .init("飲", reading: "の"), .init("む。")]))
    }

    @Test("keeps its text when normalised, and changes no more", arguments: 0..<200)
    func normalisingIsStable(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let text = AnnotatedText.random(using: &generator)
        var divided: [AnnotatedText.Run] = []
        for run in text.runs {
            if run.reading == nil {
                for scalar in run.base.unicodeScalars { divided += [.init(String(scalar)), .init("", reading: "")] }
            } else {
                divided.append(run)
            }
        }
        #expect(AnnotatedText(divided).normalized.exact == text.exact)
        #expect(AnnotatedText(divided).normalized.normalized.exact == text.exact)
    }

    @Test("joins a run only to one that has a reading")
    func joined() {
        let stray = AnnotatedText([.init("お"), .init("茶", reading: "ちゃ", joinsPrevious: true)])
        #expect(stray.normalized == AnnotatedText([.init("お"), .init("茶", reading: "ちゃ")]))
    }

    @Test("keeps neighbours apart that both have readings")
    func monoRuby() {
        let mono = AnnotatedText([.init("今", reading: "こん"), .init("日", reading: "にち")])
        #expect(mono.normalized == mono)
        #expect(mono != AnnotatedText([.init("今日", reading: "こんにち")]))
    }
}

import JapaneseText
import TestSupport
import Testing
import TextToolkit

@Suite("Wrapping a text with its readings")
struct RubyWrappingTests {
    private static func random(_ seed: UInt64) -> AnnotatedText {
        var random = SeededRandom(seed: seed)
        let pieces = ["漢字", "今", "東京タワー", "abc", "A B", "は", "を、", "。", "word ", " ", "\n", "「", "」", "a\tb", "👍🏽"]
        let runs = (0..<16).map { index in
            let piece = pieces.randomElement(using: &random)!
            return index.isMultiple(of: 2)
                ? AnnotatedText.Run(piece, reading: ["ア", "イウエオカキ", "x"].randomElement(using: &random)!) : .init(piece)
        }
        return AnnotatedText(runs)
    }

    @Test("gives a base the room that its reading takes")
    func room() {
        let text = AnnotatedText([
            .init("店", reading: "みせ"), .init("に"), .init("行", reading: "い"), .init("きます"),
        ])
        let lines = LineWrapper(width: 12).lines(in: text)
        #expect(lines.map(\.base) == ["店に", "行きます"])
        #expect(lines.map(\.runs.count) == [2, 2])
        // With readings of half the size, as a page has them, it takes no more than its text.
        #expect(LineWrapper(width: 12).lines(in: text, readingScale: 0.5).map(\.base) == ["店に行きます"])
        #expect(LineWrapper(width: 14).lines(in: text).map(\.base) == ["店に行きます"])
    }

    @Test("loses no reading and divides no base, at any width", arguments: 1...30)
    func whole(width: Int) {
        for seed in 0..<40 as Range<UInt64> {
            let text = Self.random(1_000 * UInt64(width) + seed)
            for isBalanced in [true, false] {
                var wrapper = LineWrapper(width: width)
                wrapper.isBalanced = isBalanced
                let lines = wrapper.lines(in: text)
                let annotated = lines.flatMap(\.runs).filter { $0.reading != nil }
                #expect(annotated == text.runs.filter { $0.reading != nil })
                let isSpace: (Character) -> Bool = { " \t\n".contains($0) }
                let plain = text.runs.map { $0.reading == nil ? $0.base.filter { !isSpace($0) } : $0.base }.joined()
                let wrapped = lines.map { line in
                    line.runs.map { $0.reading == nil ? $0.base.filter { !isSpace($0) } : $0.base }.joined()
                }
                #expect(wrapped.joined() == plain)
            }
        }
    }

    @Test("wraps text without readings as any other")
    func plain() {
        let text = "今日は、良い天気です。\n\n  The rain in Spain stays.\n"
        for width in 4...40 {
            let wrapper = LineWrapper(width: width)
            #expect(
                wrapper.lines(in: AnnotatedText(plain: text)).map(\.base) == wrapper.lines(in: text).map(String.init))
        }
    }
}

import ICUReference
import TestSupport
import Testing
import TextToolkit

@Suite("The boundaries that C finds")
struct ICUReferenceTests {
    static let text: UTF8Text = {
        var random = RandomText(seed: 22)
        return UTF8Text(random.text(bytes: 5_000_000))
    }()

    static let granularities: [(Granularity, String)] = [
        (.grapheme, "und"), (.word, "und"), (.word, "ja"), (.line, "und"), (.line, "ja@lb=loose"),
        (.line, "ja@lw=phrase"), (.sentence, "und"), (.sentence, "de@ss=standard"),
    ]

    @Test("5 MB of mixed text have C's boundaries and rule statuses", arguments: granularities)
    func boundaries(_ granularity: Granularity, _ icuLocale: String) throws {
        let language = try LanguageTag(validating: icuLocale.replacing("@", with: "-u-").replacing("=", with: "-"))
        let expected = try #require(reference(granularity, icuLocale, Self.text))
        var found = 0
        var start = 0
        for segment in Self.text.segments(by: granularity, language: language) {
            // Millions of times: no macros in here.
            let (end, status) = found < expected.count ? expected[found] : (start, 0)
            guard
                segment.range == start..<end,
                segment.kind == (granularity == .word ? kind(status) : .nonWord),
                // What ICU says of a dictionary's breaks in a line holds for the end of the run that they divide.
                !segment.isMandatoryBreak || (granularity == .line && status >= 100)
            else {
                Issue.record("Segment \(found) is \(segment), and C has it end at \(end) with status \(status)")
                return
            }
            start = end
            found += 1
        }
        #expect(found == expected.count)
    }

    /// The ranges of `UWordBreak` in `ubrk.h`.
    private func kind(_ status: Int) -> Segment.Kind {
        switch status {
        case 0..<100: .nonWord
        case 100..<200: .number
        case 200..<300: .letter
        case 300..<400: .kana
        default: .ideograph
        }
    }

    private func reference(
        _ granularity: Granularity, _ language: String, _ text: UTF8Text
    ) -> [(end: Int, status: Int)]? {
        let type: UInt8? =
            switch granularity {
            case .grapheme: UInt8(ascii: "c")
            case .word: UInt8(ascii: "w")
            case .line: UInt8(ascii: "l")
            case .sentence: UInt8(ascii: "s")
            default: nil
            }
        guard let type else { return nil }
        var found = [Int32](repeating: 0, count: 2 * text.bytes.count)
        let count = unsafe icu_reference_boundaries(
            CChar(type), language, text.bytes, Int32(text.bytes.count), &found
        )
        guard count >= 0 else { return nil }
        return (0..<Int(count)).map { (Int(found[2 * $0]), Int(found[2 * $0 + 1])) }
    }

    @Test(
        "The kind of a word is that of ICU's rule status",
        arguments: [
            ("42", .number), ("3.14", .number), ("word", .letter), ("слово", .letter), ("한국어", .letter),
            ("ไทย", .letter),
            // ICU gives all that its Chinese and Japanese dictionary finds one status.
            ("ひらがな", .ideograph), ("カタカナ", .ideograph), ("漢字", .ideograph), ("良い", .ideograph),
            (" ", .nonWord), ("!", .nonWord), ("。", .nonWord), ("😀", .nonWord),
        ] as [(String, Segment.Kind)]
    )
    func kinds(_ text: String, _ expected: Segment.Kind) {
        #expect(text.segments(by: .word).allSatisfy { $0.kind == expected })
    }
}

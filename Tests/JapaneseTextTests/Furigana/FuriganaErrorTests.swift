import JapaneseText
import TestSupport
import Testing

@Suite("Readings that do not fit", .serialized)
struct FuriganaErrorTests {
    @Test(
        "The error says where text and reading part, in characters",
        arguments: [
            ("食べる", "のむ", 2, 2),
            ("行きます", "いきした", 3, 3),
            ("見る", "みるよ", 3, 3),
            ("見るよ", "みる", 3, 3),
            ("カナ", "かに", 2, 2),
            ("、見た", "、みる", 3, 3),
            ("か\u{3099}見た", "がみる", 3, 3),
            ("食べる", "nomu", 2, 3),
            ("高い（男）", "Takai", 4, 6),
            ("あ", "", 1, 1),
            ("", "あ", 1, 1),
        ])
    func columns(text: String, reading: String, textColumn: Int, readingColumn: Int) throws {
        for grouping in FuriganaAligner.Grouping.allCases {
            let error = try #require(throws: FuriganaError.self) {
                try FuriganaAligner(grouping).align(text, reading: reading)
            }
            #expect(error.code == .mismatch)
            #expect(error.textColumn == textColumn)
            #expect(error.readingColumn == readingColumn)
            #expect(error.description.hasSuffix("."))
        }
    }

    static let hostile: [@Sendable (Int) -> (text: String, reading: String)] = [
        { (kanji($0), kana(3 * $0)) },
        { (repeated("は", $0), repeated("は", $0)) },
        { ("母" + repeated("は", $0), repeated("は", $0 + 2)) },
        { (repeated("母は", $0), repeated("ははは", $0)) },
        { (kanji($0), repeated("ん", 3 * $0)) },
        { (repeated("漢は", $0), repeated("は", 3 * $0)) },
        { (repeated("漢", $0) + "を", repeated("かん", $0)) },
        { (repeated("々", $0), repeated("ひと", $0)) },
        { (repeated("1", $0), repeated("いち", $0)) },
        { (repeated("ア", $0), "あ") },
        { (repeated("☆", $0), "あ") },
        { (repeated("東京は", $0 / 4), repeated("tokyo wa ", $0 / 4)) },
    ]

    @Test(
        "Hostile texts take time in proportion to their length, or are cut off",
        .enabled(if: Timing.meansSomething, "Time says nothing under a sanitizer"), arguments: hostile.indices)
    func growth(index: Int) throws {
        let (short, long) = (Self.time(Self.hostile[index](250)), Self.time(Self.hostile[index](1_000)))
        // Four times the text: a square would be 16 times the time.
        #expect(long < max(short * 10, .milliseconds(400)), "\(short), then \(long)")
    }

    @Test(
        "A run of kanji of any length is put together in time in proportion to it",
        .enabled(if: Timing.meansSomething, "Time says nothing under a sanitizer"))
    func longRun() throws {
        func pair(_ count: Int) -> (String, String) { (Self.repeated("漢字", count), Self.repeated("かんじ", count)) }
        // It is a matter of milliseconds, which other tests at the same time can multiply: the best of many runs counts.
        let (short, long) = (Self.time(pair(1_000), runs: 20), Self.time(pair(8_000), runs: 20))
        // Eight times the text: a square would be 64 times the time.
        #expect(long < short * 20, "\(short), then \(long)")
    }

    private static func time(_ pair: (text: String, reading: String), runs: Int = 2) -> Duration {
        (0..<runs).map { _ in
            ContinuousClock().measure {
                do {
                    let ruby = try FuriganaAligner().align(pair.text, reading: pair.reading).text
                    #expect(ruby.text == pair.text)
                } catch {
                    #expect(error is FuriganaError)
                }
            }
        }.min()!
    }

    private static func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

    private static func kanji(_ count: Int) -> String {
        String(String.UnicodeScalarView((0..<count).map { Unicode.Scalar(UInt32(0x4E00 + $0 * 7919 % 20000))! }))
    }

    private static func kana(_ count: Int) -> String {
        let kana = Array("あいうかきくさしすたちつなにはひまみやゆらりわん")
        return String((0..<count).map { kana[$0 * 7919 % 24 * 5 % 24] })
    }
}

import Testing
import TextToolkit

@testable import JapaneseText

@Suite("Readings that do not fit")
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
            #expect(error.textLocation.column == textColumn)
            #expect(error.readingLocation.column == readingColumn)
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
        { (repeated("東京は", $0 / 4), repeated("とうきょうわ", $0 / 4)) },
    ]

    @Test("Hostile texts take steps in proportion to their length, or are cut off", arguments: hostile.indices)
    func growth(index: Int) throws {
        let (short, long) = (Self.cells(Self.hostile[index](250)), Self.cells(Self.hostile[index](1_000)))
        // Four times the text: a square would be 16 times the cells.
        #expect(long <= 9 * short, "\(short), then \(long)")
    }

    @Test("A run of kanji of any length is put together in steps in proportion to it")
    func longRun() throws {
        func steps(_ count: Int) throws -> Int {
            let text = Self.repeated("漢字", count)
            let (aligned, lattice) = (AlignedText(text), ReadingLattice(kana: Self.repeated("かんじ", count)))
            var search = AlignmentSearch(aligned, lattice, isMono: false, .licensed)
            let found = search.run()
            let end = try #require(found)
            var assembly = RubyAssembly(AlignmentPath(search, to: end), of: text, aligned, lattice)
            let ruby = assembly.annotatedText(.group)
            #expect(ruby.runs.map(\.base) == [text])
            return assembly.steps
        }
        // Eight times the text: a square would be 64 times the steps.
        let (short, long) = (try steps(200), try steps(1_600))
        #expect(long <= 10 * short, "\(short), then \(long)")
    }

    /// How many cells the searches for a pairing have together: each takes a bounded number of steps.
    private static func cells(_ pair: (text: String, reading: String)) -> Int {
        let (aligned, lattice) = (AlignedText(pair.text), ReadingLattice(kana: pair.reading))
        var cells = 0
        for width in [AlignmentSearch.Width.licensed, .narrow, .wide] {
            var search = AlignmentSearch(aligned, lattice, isMono: false, width)
            let end = search.run()
            cells += search.cells.count
            if end != nil { break }
        }
        return cells
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

import Testing

@testable import JapaneseText

@Suite("Hostile text for ruby formats")
struct HostileRubyTests {
    private static let units = [
        "{", "}", "[", "]", "[[", "((", "<<", "《", "》", "｜", "｜漢《", "漢《", "［＃", "※［＃", "漢[", "[sound:", " [", "<",
        "<ruby>", "<ruby>漢<rt>", "<rt>", "<!--", "<script>", "<script><!--", "<script></", "</", "<a b=\"", "&", "&#",
        "&#x", "&a", "\\", "{漢|", "{漢}(", "{漢(", "[漢]{", "[漢](", "[[漢((", "<<漢((", "漢\u{301}", "\u{301}", "漢", " ",
        "a b[",
    ]

    @Test("is read in steps in proportion to its length", arguments: RubyFormat.readable)
    func reading(format: RubyFormat) {
        for unit in Self.units + [format.example] {
            let (short, long) = (Self.steps(unit, 100, format), Self.steps(unit, 2_000, format))
            // Twenty times the text: a square would be four hundred times the steps.
            #expect(long <= 25 * short + 500, "\(unit): \(short), then \(long)")
        }
    }

    /// The steps until the source is read or found to be wrong.
    private static func steps(_ unit: String, _ count: Int, _ format: RubyFormat) -> Int {
        var source = RubySource(String(repeating: unit, count: count))
        let syntax = format.syntax as! any ReadableRubySyntax
        try? syntax.read(&source)
        return source.steps
    }

    @Test("is written in proportion to its length", arguments: RubyFormat.all)
    func writing(format: RubyFormat) throws {
        for unit in ["漢", "《", "[", "{", "<", "\\", "&", "-", "\n", "1", "a", ")"] {
            func size(_ count: Int) -> Int {
                let plain = String(repeating: unit, count: count)
                let text = AnnotatedText(
                    [.init(plain), .init("漢" + plain + "字", reading: plain + "か")]
                        + Array(repeating: .init("漢", reading: "か"), count: count))
                return (try? text.written(as: format).utf8.count) ?? 0
            }
            #expect(size(2_000) <= 25 * size(100), "\(unit)")
        }
    }
}

import Testing
import TextToolkit

@Suite("Hostile text for ruby formats")
struct HostileRubyTests {
    private static let units = [
        "{", "}", "[", "]", "[[", "((", "<<", "《", "》", "｜", "｜漢《", "漢《", "［＃", "※［＃", "漢[", "[sound:", " [", "<",
        "<ruby>",
        "<ruby>漢<rt>", "<rt>", "<!--", "<script>", "<script><!--", "</", "<a b=\"", "&", "&#", "&#x", "&a", "\\", "{漢|",
        "{漢}(", "{漢(", "[漢]{", "[漢](", "[[漢((", "<<漢((", "漢\u{301}", "\u{301}", "漢", " ", "a b[",
    ]

    /// Ten times the text may take ten times as long, with room for a busy machine, not a hundred times.
    @Test("takes time in proportion to its length", arguments: RubyFormat.readable)
    func growth(format: RubyFormat) throws {
        let clock = ContinuousClock()
        for unit in Self.units {
            func time(_ count: Int) -> Duration {
                let text = String(repeating: unit, count: count / unit.utf8.count)
                return (0..<2).map { _ in
                    clock.measure { _ = try? RubyText(parsing: text, as: format).written(as: .html) }
                }.min()!
            }
            let short = time(2_000)
            let long = time(40_000)
            #expect(long < max(short * 100, .milliseconds(20)), "\(unit): \(short) and \(long)")
        }
    }

    @Test("is written in time in proportion to its length", arguments: RubyFormat.all)
    func writing(format: RubyFormat) throws {
        let clock = ContinuousClock()
        for unit in ["漢", "《", "[", "{", "<", "\\", "&", "-", " ", "\n", "1", "a"] {
            func time(_ count: Int) -> Duration {
                let plain = String(repeating: unit, count: count)
                let text = RubyText([.init(plain), .init("漢" + plain + "字", reading: plain + "か")])
                let many = RubyText(Array(repeating: .init("漢", reading: "か"), count: count / 10))
                return (0..<2).map { _ in
                    clock.measure {
                        _ = try? text.written(as: format)
                        _ = try? many.written(as: format)
                    }
                }.min()!
            }
            let short = time(500)
            let long = time(10_000)
            #expect(long < max(short * 100, .milliseconds(20)), "\(unit): \(short) and \(long)")
        }
    }
}

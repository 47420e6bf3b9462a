import Foundation
import JapaneseText
import TestSupport
import Testing

@Suite(
    "Hostile text for ruby formats", .serialized,
    .enabled(if: Timing.meansSomething, "Time says nothing under a sanitizer"))
struct HostileRubyTests {
    private static let units = [
        "{", "}", "[", "]", "[[", "((", "<<", "《", "》", "｜", "｜漢《", "漢《", "［＃", "※［＃", "漢[", "[sound:", " [", "<",
        "<ruby>",
        "<ruby>漢<rt>", "<rt>", "<!--", "<script>", "<script><!--", "<script></", "</", "<a b=\"", "&", "&#", "&#x",
        "&a",
        "\\", "{漢|", "{漢}(", "{漢(", "[漢]{", "[漢](", "[[漢((", "<<漢((", "漢\u{301}", "\u{301}", "漢", " ", "a b[",
    ]

    @Test("is read in time in proportion to its length", arguments: RubyFormat.readable)
    func reading(format: RubyFormat) throws {
        for unit in Self.units {
            expectLinear(unit) { count in
                let text = String(repeating: unit, count: count / unit.utf8.count)
                return { _ = try? RubyText(parsing: text, as: format).written(as: .html) }
            }
        }
    }

    @Test("is read in time in proportion to its length in ruby that is whole", arguments: RubyFormat.readable)
    func readingRuby(format: RubyFormat) throws {
        let example = format.example
        expectLinear(example) { count in
            let text = String(repeating: example, count: count / example.utf8.count)
            return { _ = try? RubyText(parsing: text, as: format) }
        }
    }

    @Test("is written in time in proportion to its length", arguments: RubyFormat.all)
    func writing(format: RubyFormat) throws {
        for unit in ["漢", "《", "[", "{", "<", "\\", "&", "-", " ", "\n", "1", "a", ")"] {
            expectLinear(unit) { count in
                let plain = String(repeating: unit, count: count / 4)
                let text = RubyText([.init(plain), .init("漢" + plain + "字", reading: plain + "か")])
                let many = RubyText(Array(repeating: .init("漢", reading: "か"), count: count / 40))
                return {
                    _ = try? text.written(as: format)
                    _ = try? many.written(as: format)
                }
            }
        }
    }

    /// Expects work on twenty times the text to take some twenty times as long, not four hundred times.
    private func expectLinear(_ what: String, _ work: (Int) -> () -> Void) {
        func time(_ count: Int, repeats: Int) -> Double {
            let work = work(count)
            return (0..<repeats).map { _ in
                let start = processorTime()
                work()
                return processorTime() - start
            }.min()!
        }
        let short = time(2_000, repeats: 3)
        let long = time(40_000, repeats: 1)
        #expect(long < max(short * 100, 0.05), "\(what): \(short) s and \(long) s")
    }

    /// The seconds that this thread has had of a processor: other tests run beside this one.
    private func processorTime() -> Double {
        var time = timespec()
        unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

import JapaneseText
import Testing

private let sample = RubyText([
    .init("店", reading: "みせ"), .init("に"), .init("行", reading: "い"), .init("きます"),
])

@Suite("A ruby format")
struct RubyFormatTests {
    @Test("writes its own example", arguments: RubyFormat.all)
    func example(format: RubyFormat) throws {
        #expect(try sample.written(as: format) == format.example)
    }

    @Test("reads its own example", arguments: RubyFormat.readable)
    func readExample(format: RubyFormat) throws {
        #expect(try RubyText(parsing: format.example, as: format) == sample)
    }

    @Test("has a name and a summary of its own")
    func names() {
        #expect(Set(RubyFormat.all.map(\.name)).count == RubyFormat.all.count)
        #expect(Set(RubyFormat.all.map(\.summary)).count == RubyFormat.all.count)
        #expect(RubyFormat.readable.count == 10)
    }

    @Test("writes nothing for nothing", arguments: RubyFormat.all)
    func empty(format: RubyFormat) throws {
        #expect(try RubyText([]).written(as: format) == "")
        #expect(try RubyText([.init("", reading: ""), .init("")]).written(as: format) == "")
    }

    @Test("reads nothing from nothing", arguments: RubyFormat.readable)
    func readEmpty(format: RubyFormat) throws {
        #expect(try RubyText(parsing: "", as: format).runs.isEmpty)
    }

    @Test("leaves plain Japanese as it is, and reads it so", arguments: RubyFormat.readable)
    func plain(format: RubyFormat) throws {
        let text = RubyText(plain: "「今日は、良い天気です。」")
        let written = try text.written(as: format)
        if format != .blogBrackets { #expect(written == text.text) }
        #expect(try RubyText(parsing: text.text, as: format) == text)
        #expect(try RubyText(parsing: written, as: format) == text)
    }

    @Test("gives back exactly what it wrote, or says where it cannot write it", arguments: RubyFormat.readable)
    func roundTrip(format: RubyFormat) throws {
        var generator = SeededGenerator(seed: 20_261_121)
        var refused = 0
        for _ in 0..<3000 {
            let text = RubyText.random(using: &generator)
            do {
                let written = try text.written(as: format)
                let read = try RubyText(parsing: written, as: format)
                try #require(read.exact == text.exact, "\(written.debugDescription)")
            } catch let error as RubyError where error.code == .inexpressible {
                refused += 1
                try #require((1...max(1, text.text.count)).contains(error.column))
            }
        }
        let hasEscapes = format != .blogBrackets && format != .blogAngles
        #expect(hasEscapes ? refused == 0 : (1..<2000).contains(refused))
    }

    @Test("reads anything into the fewest runs, or says where it cannot", arguments: RubyFormat.readable)
    func anySource(format: RubyFormat) throws {
        var generator = SeededGenerator(seed: 7)
        var read = 0
        for _ in 0..<3000 {
            let source = RubyText.randomSource(using: &generator)
            do throws(RubyError) {
                let text = try RubyText(parsing: source, as: format)
                require(text.normalized.exact == text.exact, source)
                require(text.runs.allSatisfy { !$0.base.isEmpty && $0.reading?.isEmpty != true }, source)
                read += text.hasReadings ? 1 : 0
            } catch {
                #expect((1...source.count + 1).contains(error.column), "\(source.debugDescription)")
                #expect((0...source.utf8.count).contains(error.utf8Offset))
            }
        }
        #expect(read > 50)
    }

    private func require(_ condition: Bool, _ source: String) {
        #expect(condition, "\(source.debugDescription)")
    }

    @Test("keeps neighbouring readings apart", arguments: RubyFormat.readable)
    func mono(format: RubyFormat) throws {
        let text = RubyText([
            .init("今", reading: "こん"), .init("日", reading: "にち"), .init("は"), .init("大人", reading: "おとな"),
        ])
        #expect(try RubyText(parsing: text.written(as: format), as: format) == text)
    }

    @Test("refuses a reading of nothing, where it stands", arguments: RubyFormat.all)
    func readingWithoutBase(format: RubyFormat) {
        let text = RubyText([.init("店に"), .init("", reading: "い")])
        let error = #expect(throws: RubyError.self) { try text.written(as: format) }
        #expect(error?.code == .missingBase)
        #expect(error?.column == 3)
    }

    @Test("gives the same output whatever was written before", arguments: RubyFormat.all)
    func determinism(format: RubyFormat) throws {
        let first = try sample.written(as: format)
        _ = try? RubyText([.init("|", reading: "《")]).written(as: format)
        #expect(try sample.written(as: format) == first)
    }

    @Test("stands for itself by its name")
    func equality() {
        #expect(RubyFormat.terminal == .terminal(width: 20))
        #expect(RubyFormat.html != .webVTT)
    }
}

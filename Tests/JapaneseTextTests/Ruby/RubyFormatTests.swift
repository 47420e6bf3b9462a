import Foundation
import JapaneseText
import Testing
import TextToolkit

private let sample = AnnotatedText([
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
        #expect(try AnnotatedText(parsing: format.example, as: format) == sample)
    }

    @Test("has a name and a summary of its own")
    func names() {
        #expect(Set(RubyFormat.all.map(\.name)).count == RubyFormat.all.count)
        #expect(Set(RubyFormat.all.map(\.summary)).count == RubyFormat.all.count)
        #expect(RubyFormat.all.allSatisfy { RubyFormat(name: $0.name) == $0 })
        #expect(RubyFormat(name: "HTML") == nil)
    }

    @Test("writes nothing for nothing", arguments: RubyFormat.all)
    func empty(format: RubyFormat) throws {
        #expect(try AnnotatedText([]).written(as: format) == "")
        #expect(try AnnotatedText([.init("", reading: ""), .init("")]).written(as: format) == "")
    }

    @Test("reads nothing from nothing", arguments: RubyFormat.readable)
    func readEmpty(format: RubyFormat) throws {
        #expect(try AnnotatedText(parsing: "", as: format).runs.isEmpty)
    }

    @Test("leaves plain Japanese as it is, and reads it so", arguments: RubyFormat.readable)
    func plain(format: RubyFormat) throws {
        let text = AnnotatedText(plain: "「今日は、良い天気です。」")
        let written = try text.written(as: format)
        if format != .blogBrackets { #expect(written == text.base) }
        #expect(try AnnotatedText(parsing: text.base, as: format) == text)
        #expect(try AnnotatedText(parsing: written, as: format) == text)
    }

    @Test("gives back exactly what it wrote, or says where it cannot write it", arguments: RubyFormat.readable)
    func roundTrip(format: RubyFormat) throws {
        var generator = SeededGenerator(seed: 20_261_121)
        var refused = 0
        for _ in 0..<3000 {
            let text = AnnotatedText.random(using: &generator)
            do {
                let written = try text.written(as: format)
                let read = try AnnotatedText(parsing: written, as: format)
                try #require(read.exact == text.exact, "\(written.debugDescription)")
            } catch let error as RubyError where error.code == .inexpressible {
                refused += 1
                try #require((1...max(1, text.base.count)).contains(error.location.column))
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
            let source = AnnotatedText.randomSource(using: &generator)
            do throws(RubyError) {
                let text = try AnnotatedText(parsing: source, as: format)
                require(text.normalized.exact == text.exact, source)
                require(text.runs.allSatisfy { !$0.base.isEmpty && $0.reading?.isEmpty != true }, source)
                read += text.hasReadings ? 1 : 0
            } catch {
                #expect((1...source.count + 1).contains(error.location.column), "\(source.debugDescription)")
                #expect((0...source.utf8.count).contains(error.location.utf8Offset))
            }
        }
        #expect(read > 50)
    }

    private func require(_ condition: Bool, _ source: String) {
        #expect(condition, "\(source.debugDescription)")
    }

    @Test("keeps neighbouring readings apart", arguments: RubyFormat.readable)
    func mono(format: RubyFormat) throws {
        let text = AnnotatedText([
            .init("今", reading: "こん"), .init("日", reading: "にち"), .init("は"), .init("大人", reading: "おとな"),
        ])
        #expect(try AnnotatedText(parsing: text.written(as: format), as: format) == text)
    }

    @Test("refuses a reading of nothing, where it stands", arguments: RubyFormat.all)
    func readingWithoutBase(format: RubyFormat) {
        let text = AnnotatedText([.init("店に"), .init("", reading: "い")])
        let error = #expect(throws: RubyError.self) { try text.written(as: format) }
        #expect(error?.code == .missingBase)
        #expect(error?.location.column == 3)
    }

    @Test("gives the same output whatever was written before", arguments: RubyFormat.all)
    func determinism(format: RubyFormat) throws {
        let first = try sample.written(as: format)
        _ = try? AnnotatedText([.init("|", reading: "《")]).written(as: format)
        #expect(try sample.written(as: format) == first)
    }

    @Test("is another one where it writes otherwise")
    func equality() {
        #expect(RubyFormat.terminal == .terminal(width: nil) && RubyFormat.terminal(width: 9) == .terminal(width: 9))
        #expect(RubyFormat.terminal(width: 10) != .terminal(width: 40) && RubyFormat.terminal != .terminal(width: 20))
        #expect(RubyFormat.html != .webVTT && RubyFormat.blogBrackets != .blogAngles)
    }

    @Test("is refused by name where it can only be written", arguments: RubyFormat.all.filter { !$0.isReadable })
    func unreadable(format: RubyFormat) {
        let error = #expect(throws: RubyError.self) { try AnnotatedText(parsing: "店\n", as: format) }
        #expect(error?.code == .unreadable)
        #expect(error?.description.hasSuffix("is in a format that can only be written (\(format)).") == true)
    }

    @Test("says at which line and column a text breaks its rules")
    func location() {
        let error = #expect(throws: RubyError.self) { try AnnotatedText(parsing: "あ\r\n今《》", as: .aozora) }
        #expect(error?.location == TextLocation(line: 2, column: 2, utf8Offset: 8))
    }

    @Test("keeps the readings of a compound together where it has jukugo ruby")
    func jukugo() throws {
        let text = AnnotatedText([
            .init("お"), .init("漢", reading: "かん"), .init("字", reading: "じ", joinsPrevious: true),
            .init("名", reading: "めい"),
        ])
        for format in [RubyFormat.html, .webVTT] {
            let written = try text.written(as: format)
            #expect(written.components(separatedBy: "<ruby>").count == 3)
            #expect(try AnnotatedText(parsing: written, as: format) == text)
        }
        #expect(try text.written(as: .pxrubrica) == "お\\ruby[j]{漢字}{かん|じ}\\ruby[m]{名}{めい}")
        for format in RubyFormat.readable {
            let read = try AnnotatedText(parsing: text.written(as: format), as: format)
            #expect(read.runs.map(\.description) == text.runs.map(\.description))
        }
    }

    @Test("Texts and runs are values that can be coded")
    func codable() throws {
        let text = AnnotatedText([.init("漢", reading: "かん"), .init("字", reading: "じ", joinsPrevious: true), .init("と")])
        #expect(try JSONDecoder().decode(AnnotatedText.self, from: JSONEncoder().encode(text)) == text)
    }
}

import JapaneseText
import Testing
import TextToolkit

private func lines(_ text: AnnotatedText, _ width: Int?) throws -> [String] {
    try text.written(as: .terminal(width: width)).split(separator: "\n", omittingEmptySubsequences: false).map(
        String.init)
}

@Suite("Ruby on a terminal")
struct TerminalRubyTests {
    @Test("stands over the middle of its base, or the base under the middle of it")
    func centred() throws {
        #expect(try lines(AnnotatedText([.init("行", reading: "い"), .init("く")]), nil) == ["い", "行く"])
        #expect(try lines(AnnotatedText([.init("東京都", reading: "と")]), nil) == ["  と", "東京都"])
        #expect(try lines(AnnotatedText([.init("志", reading: "こころざし"), .init("を")]), nil) == ["こころざし", "    志    を"])
        #expect(try lines(AnnotatedText([.init("abcd", reading: "x")]), nil) == [" x", "abcd"])
    }

    @Test("has no line above where nothing has a reading")
    func plain() throws {
        #expect(try lines(AnnotatedText(plain: "お茶を、飲む。"), 8) == ["お茶を、", "飲む。"])
        #expect(
            try lines(AnnotatedText([.init("お茶を、"), .init("飲", reading: "の"), .init("む。")]), 8) == ["お茶を、", "の", "飲む。"])
    }

    @Test("does not begin a line with a comma, a closing bracket or a small kana")
    func kinsoku() throws {
        let text = AnnotatedText([
            .init("「"), .init("今日", reading: "きょう"), .init("」、ちょっと「"), .init("学校", reading: "がっこう"), .init("」。"),
        ])
        for width in 12...40 {
            let below = try lines(text, width).filter {
                $0.contains { "「」、。今日学校ちょっと".contains($0) } && !$0.contains("う")
            }
            #expect(below.joined().filter { $0 != " " } == text.base)
            for line in below { #expect(!"」、。ょっ".contains(line.first { $0 != " " }!), "\(width): \(line)") }
        }
    }

    @Test("wraps to any width, in whole bases and without losing text", arguments: 1...45)
    func width(columns: Int) throws {
        var generator = SeededGenerator(seed: UInt64(columns))
        let measure = DisplayWidth()
        let pieces = ["漢字", "今", "東京タワー", "abc", "A B", "ニューヨーク", "は", "を、", "。", "word ", " ", "「", "」"]
        for _ in 0..<40 {
            let runs = (0..<12).map { index in
                let piece = pieces.randomElement(using: &generator)!
                return index.isMultiple(of: 2)
                    ? AnnotatedText.Run(piece, reading: ["ア", "イウエオカキ", "x"].randomElement(using: &generator)!)
                    : .init(piece)
            }
            let text = AnnotatedText(runs)
            let widest = runs.filter { $0.reading != nil }.map {
                max(measure.columns(of: $0.base), measure.columns(of: $0.reading!))
            }.max()!
            let set = try lines(text, columns)
            for line in set { #expect(measure.columns(of: line) <= max(columns, widest, 2), "\(line)") }
            let joined = set.joined().filter { $0 != " " }
            #expect(joined.count == (text.base + runs.compactMap(\.reading).joined()).filter { $0 != " " }.count)
            for run in runs where run.reading != nil {
                let base = run.base.trimmingSpaces
                #expect(base.isEmpty || set.contains { $0.contains(base) }, "\(base) in \(set)")
            }
        }
    }

    @Test("sets tabs and line ends of the text")
    func controls() throws {
        #expect(try lines(AnnotatedText(plain: "a\tb\n\nc\r\nd"), nil) == ["a       b", "", "c", "d"])
        #expect(try lines(AnnotatedText([.init("a\nb", reading: "c")]), nil) == [" c", "a b"])
    }

    @Test("leaves no spaces at the end of a line")
    func trailingSpaces() throws {
        #expect(try lines(AnnotatedText([.init("東京都", reading: "と"), .init(" ")]), nil) == ["  と", "東京都"])
        #expect(try lines(AnnotatedText(plain: "word   word"), 6) == ["word", "word"])
    }
}

extension String {
    fileprivate var trimmingSpaces: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}

import TestSupport
import Testing
import TextToolkit

/// The lines of a text, as strings.
private func lines(_ text: String, _ width: Int, _ change: (inout LineWrapper) -> Void = { _ in }) -> [String] {
    var wrapper = LineWrapper(width: width)
    change(&wrapper)
    return wrapper.lines(in: text).map(String.init)
}

private func balanced(_ wrapper: inout LineWrapper) { wrapper.isBalanced = true }

@Suite("Wrapping")
struct LineWrapperTests {
    @Test("Spaces that are dropped at the start of a text leave no line feed")
    func droppedIndentation() {
        #expect(LineWrapper(width: 10).wrapped("        abc") == "abc")
        #expect(LineWrapper(width: 10).wrapped("        abc\n        def") == "abc\ndef")
        #expect(LineWrapper(width: 10).wrapped("\n\na") == "\n\na")
    }

    @Test("fills each line as far as it goes and drops the spaces between them")
    func greedy() {
        #expect(
            lines("The rain in Spain stays mainly in the plain.", 16) == [
                "The rain in", "Spain stays", "mainly in the", "plain.",
            ])
        #expect(lines("one  two   three", 8) == ["one  two", "three"])
        #expect(lines("one two   ", 80) == ["one two"])
        #expect(lines("a\u{3000}漢字\u{3000}b", 4) == ["a", "漢字", "b"])
        #expect(lines("no\u{A0}break here", 8) == ["no\u{A0}break", "here"])
    }

    @Test("ends lines where the text does")
    func mandatory() {
        #expect(lines("", 10) == [])
        #expect(lines("\n", 10) == [""])
        #expect(lines("one\n\n two\r\nthree\n", 10) == ["one", "", " two", "three"])
        #expect(lines("   \n\t\n", 10) == ["", ""])
        #expect(lines("one\u{2028}two", 10) == ["one\u{2028}", "two"])
        #expect(lines("one\rtwo", 10) == ["one\r", "two"])
    }

    @Test("keeps the spaces that a line begins with, and repeats them if asked to")
    func indentation() {
        #expect(lines("  one two three", 7) == ["  one", "two", "three"])
        #expect(lines("    one", 6) == ["one"])
        #expect(lines("\u{3000}今日は", 8) == ["\u{3000}今日は"])
        var wrapper = LineWrapper(width: 9)
        wrapper.repeatsIndentation = true
        #expect(wrapper.wrapped("  one two three\nfour five\n\n\tsix") == "  one two\n  three\nfour five\n\nsix")
        #expect(wrapper.wrapped("\u{3000}one two three") == "\u{3000}one two\nthree")
        #expect(LineWrapper(width: 9).wrapped("  one two three") == "  one two\nthree")
    }

    @Test("divides what is wider than a line, and nothing else")
    func divided() {
        #expect(lines("see abcdefghijklm there", 6) == ["see", "abcdef", "ghijkl", "m", "there"])
        #expect(lines("漢字", 1) == ["漢", "字"])
        #expect(lines("👩‍👩‍👧‍👦👍🏽🇯🇵", 1) == ["👩‍👩‍👧‍👦", "👍🏽", "🇯🇵"])
        #expect(lines("e\u{301}e\u{301}", 1) == ["e\u{301}", "e\u{301}"])
        #expect(lines("コンピューター", 6) == ["コン", "ピュー", "ター"])
    }

    @Test("begins no line with 、。」ー or a small kana, and ends none with 「", arguments: 10...24)
    func kinsoku(width: Int) {
        let text = "「きょう」は、ちょっと「ニューヨーク」へ行って、「コーヒー」を（たっぷり）飲みました。ああーっ、もう！？「ッ」々。"
        for isBalanced in [false, true] {
            for line in lines(text, width, { $0.isBalanced = isBalanced }) {
                #expect(!"、。」）ーぁっゃゅょァッャュョ々！？".contains(line.first!), "\(line)")
                #expect(!"「（".contains(line.last!), "\(line)")
            }
        }
    }

    @Test("breaks addresses and numbers where UAX #14 does")
    func latin() {
        #expect(lines("https://example.org/a/long/path", 20) == ["https://example.org/", "a/long/path"])
        #expect(
            lines("It costs 1,234.56 €, i.e. $3.14-ish.", 12) == ["It costs", "1,234.56 €,", "i.e. $3.14-", "ish."])
    }

    @Test("balances lines: the fewest, then the evenest")
    func balance() {
        #expect(lines("one two three four five", 14) == ["one two three", "four five"])
        #expect(lines("aaaa bbbb cc", 9) == ["aaaa bbbb", "cc"])
        #expect(lines("aaaa bbbb cc", 9, balanced) == ["aaaa", "bbbb cc"])
        #expect(lines("a bbb cccccccccccc dd", 16, balanced) == ["a bbb", "cccccccccccc dd"])
        #expect(lines("aaaa bbbb cccc dddd", 14) == ["aaaa bbbb cccc", "dddd"])
        #expect(lines("aaaa bbbb cccc dddd", 14, balanced) == ["aaaa bbbb", "cccc dddd"])
        // The evenest division has a short last line; another with as many lines has none.
        #expect(lines("cccc dddddddddddd ee", 17) == ["cccc dddddddddddd", "ee"])
        #expect(lines("cccc dddddddddddd ee", 17, balanced) == ["cccc", "dddddddddddd ee"])
    }

    @Test("measures by any measure")
    func custom() {
        let narrow = LineWrapper(width: 2.5) { text in Double(text.utf8.count) / 4 }
        #expect(narrow.lines(in: "The rain in Spain").map(String.init) == ["The rain", "in Spain"])
        let nothing = LineWrapper(width: 1) { _ in 0 }
        #expect(nothing.lines(in: "The rain in Spain").map(String.init) == ["The rain in Spain"])
    }

    @Test("breaks inside no word that is to be kept, unless it is wider than a line")
    func keptWords() throws {
        let words = try KeptWords(["New York", "まちカドまぞく", "さがし"])
        #expect(lines("from New York", 9) == ["from New", "York"])
        #expect(lines("from New York", 9) { $0.keptWords = words } == ["from", "New York"])
        #expect(lines("New York", 5) { $0.keptWords = words } == ["New", "York"])
        for width in 14...30 {
            for isBalanced in [true, false] {
                let wrapped = lines("アニメ『まちカドまぞく』をさがしています", width) {
                    $0.keptWords = words
                    $0.isBalanced = isBalanced
                }
                #expect(wrapped.contains { $0.contains("まちカドまぞく") }, "\(wrapped)")
                #expect(wrapped.contains { $0.contains("さがし") }, "\(wrapped)")
            }
        }
        var markup = PhraseMarkup(language: "ja")
        #expect(markup.paragraph(of: "今日はラブコメを").contains("今日は<wbr>ラブコメを"))
        markup.keptWords = try KeptWords(["今日はラブ"])
        #expect(!markup.paragraph(of: "今日はラブコメを").contains("<wbr>"))
    }

    @Test("goes to tab stops")
    func tabs() {
        #expect(lines("a\tb c", 9) == ["a\tb", "c"])
        #expect(lines("a\tb", 8) == ["a", "b"])
        #expect(lines("aaa b\tc", 9, balanced) == ["aaa b\tc"])
        #expect(lines("aaa b\tc", 8, balanced) == ["aaa b", "c"])
    }
}

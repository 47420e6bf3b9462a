import TestSupport
import Testing
import TextToolkit

/// What holds for every text and every width.
@Suite("Wrapped lines")
struct WrapInvariantTests {
    /// Whether a character may stand between two lines and in none of them.
    private static func isDropped(_ scalar: Unicode.Scalar) -> Bool {
        " \t\n\r\u{3000}\u{1680}\u{205F}".unicodeScalars.contains(scalar)
            || ("\u{2000}"..."\u{200A}").contains(scalar) && scalar != "\u{2007}"
    }

    private static var sequence: Regex<Substring> {
        /\u{1B}(?:\[[0-?]*[ -\/]*[@-~]|\][^\u{0}-\u{1F}]*(?:\u{7}|\u{1B}\\))/.matchingSemantics(.unicodeScalar)
    }

    /// Random texts, some of them with escape sequences, each with a wrapper for it.
    private static func cases(_ seed: UInt64, count: Int, _ body: (String, LineWrapper, DisplayWidth) -> Void) {
        var texts = RandomText(seed: seed)
        var random = SeededRandom(seed: seed + 1)
        let sequences = [
            "\u{1B}[31m", "\u{1B}[0m", "\u{1B}[m", "\u{1B}]8;;https://example.org\u{7}", "\u{1B}]8;;\u{1B}\\",
            "\u{1B}[",
        ]
        for number in 0..<count {
            var text = texts.text(pieces: 1 + Int(random.next() % 24))
            if number % 3 == 0 {
                for _ in 0..<random.next() % 8 {
                    let place = text.unicodeScalars.indices.randomElement(using: &random) ?? text.endIndex
                    text.unicodeScalars.insert(
                        contentsOf: sequences.randomElement(using: &random)!.unicodeScalars, at: place)
                }
            }
            if number % 4 == 0 { text = String(repeating: " ", count: Int(random.next() % 9)) + text }
            let displayWidth = DisplayWidth(ambiguous: 1 + Int(random.next() % 2))
            var wrapper = LineWrapper(width: 1 + Int(random.next() % 40), displayWidth: displayWidth)
            wrapper.isBalanced = random.next() % 2 == 0
            wrapper.repeatsIndentation = random.next() % 2 == 0
            wrapper.language = ["und", "ja", "th", "en"].randomElement(using: &random)!
            body(text, wrapper, displayWidth)
        }
    }

    @Test("and the spaces between them are the text", arguments: [101, 102, 103] as [UInt64])
    func whole(_ seed: UInt64) {
        Self.cases(seed, count: 1_500) { text, wrapper, _ in
            let bytes = Array(text.utf8)
            var end = 0
            for line in wrapper.lines(in: UTF8Text(text)) {
                let gap = String(decoding: bytes[end..<line.range.lowerBound], as: UTF8.self)
                #expect(gap.unicodeScalars.allSatisfy(Self.isDropped), "\(text.debugDescription) \(wrapper.width)")
                end = line.range.upperBound
            }
            let rest = String(decoding: bytes[end...], as: UTF8.self)
            #expect(rest.unicodeScalars.allSatisfy(Self.isDropped), "\(text.debugDescription) \(wrapper.width)")
        }
    }

    @Test("are no wider than asked for, but for one grapheme alone", arguments: [111, 112, 113] as [UInt64])
    func width(_ seed: UInt64) {
        Self.cases(seed, count: 1_500) { text, wrapper, displayWidth in
            let utf8 = UTF8Text(text)
            for line in wrapper.lines(in: utf8) {
                let string = String(decoding: utf8.bytes[line.range], as: UTF8.self)
                let indentation = String(decoding: utf8.bytes[line.indentation], as: UTF8.self)
                let start = displayWidth.columns(of: indentation)
                let columns = start + displayWidth.columns(of: string, from: start)
                if columns <= Int(wrapper.width) { continue }
                let visible = string.replacing(Self.sequence, with: "")
                let isGrapheme = visible.segments(by: .grapheme).count { displayWidth.columns(of: $0.text) > 0 } == 1
                // Spaces before a sequence that ends a line of the text are kept, and go beyond its end.
                let isTail = line.isLast && string.contains("\u{1B}")
                #expect(
                    isGrapheme || isTail, "\(string.debugDescription) of \(text.debugDescription), \(wrapper.width)")
            }
        }
    }

    @Test("are the same out of a string and out of bytes", arguments: [121] as [UInt64])
    func strings(_ seed: UInt64) {
        Self.cases(seed, count: 1_000) { text, wrapper, _ in
            let utf8 = UTF8Text(text)
            let lines = wrapper.lines(in: utf8).map { String(decoding: utf8.bytes[$0.range], as: UTF8.self) }
            #expect(wrapper.lines(in: text).map(String.init) == lines)
            let longer = "漢\n" + text + "\n字"
            let inside = longer[
                longer.utf8.index(longer.startIndex, offsetBy: 4)..<longer.utf8.index(longer.endIndex, offsetBy: -4)]
            #expect(wrapper.lines(in: inside).map(String.init) == lines)
        }
    }

    @Test("do not cut an escape sequence", arguments: [131] as [UInt64])
    func sequences(_ seed: UInt64) {
        Self.cases(seed, count: 2_000) { text, wrapper, _ in
            let whole = text.matches(of: Self.sequence).count
            let lines = wrapper.lines(in: text).map { $0.matches(of: Self.sequence).count }
            #expect(lines.reduce(0, +) == whole, "\(text.debugDescription) \(wrapper.width)")
        }
    }

    @Test("break inside a phrase only where it is wider than a line", arguments: [141, 142] as [UInt64])
    func phrases(_ seed: UInt64) {
        Self.cases(seed, count: 1_500) { text, wrapper, displayWidth in
            // What an indentation does to the first phrase is tested elsewhere.
            let text = text.split(whereSeparator: \.isNewline).map { "x" + $0 }.joined(separator: "\n")
            guard !text.contains("\u{1B}"), !text.contains("\t") else { return }
            let utf8 = UTF8Text(text)
            let language = LanguageTag(stringLiteral: "\(wrapper.language)-u-lb-strict")
            let phrases = utf8.segments(by: .phrase, language: language).map(\.range)
            var index = 0
            for line in wrapper.lines(in: utf8) where !line.isLast {
                while phrases[index].upperBound < line.range.upperBound { index += 1 }
                let phrase = phrases[index]
                let rest = String(decoding: utf8.bytes[line.range.upperBound..<phrase.upperBound], as: UTF8.self)
                if rest.unicodeScalars.allSatisfy(Self.isDropped) { continue }
                let whole = String(decoding: utf8.bytes[phrase], as: UTF8.self)
                let columns = displayWidth.columns(
                    of: String(whole.trimmingSuffix { $0.unicodeScalars.allSatisfy(Self.isDropped) }))
                #expect(columns > Int(wrapper.width), "\(whole) in \(text.debugDescription), \(wrapper.width)")
            }
        }
    }

    @Test("are not more when they are balanced", arguments: [151] as [UInt64])
    func fewest(_ seed: UInt64) {
        Self.cases(seed, count: 1_000) { text, wrapper, _ in
            var (greedy, balanced) = (wrapper, wrapper)
            greedy.isBalanced = false
            balanced.isBalanced = true
            #expect(Array(balanced.lines(in: text)).count <= Array(greedy.lines(in: text)).count)
        }
    }
}

extension String {
    fileprivate func trimmingSuffix(while isDropped: (Character) -> Bool) -> Substring {
        var trimmed = self[...]
        while let last = trimmed.last, isDropped(last) { trimmed.removeLast() }
        return trimmed
    }
}

import Foundation
import TestSupport
import Testing
import TextToolkit

/// The emoji that Unicode recommends for general interchange, as Debian's unicode-data has them.
private enum RecommendedEmoji {
    static let folder = URL(filePath: "/usr/share/unicode/emoji")
    static let isPresent = FileManager.default.fileExists(atPath: folder.path)

    /// The sequences of a file: fields between semicolons, of which the first is code points or a range of them.
    static func sequences(_ name: String) throws -> [String] {
        try String(contentsOf: folder.appending(path: name), encoding: .utf8).split(separator: "\n").flatMap { line in
            let fields = line.prefix { $0 != "#" }.split(separator: ";")
            guard let points = fields.first?.split(separator: " "), fields.count > 1 else { return [String]() }
            if let range = points[0].firstRange(of: "..") {
                let first = UInt32(points[0][..<range.lowerBound], radix: 16)!
                let last = UInt32(points[0][range.upperBound...], radix: 16)!
                return (first...last).map { String(Unicode.Scalar($0)!) }
            }
            return [String(String.UnicodeScalarView(points.map { Unicode.Scalar(UInt32($0, radix: 16)!)! }))]
        }
    }
}

@Suite("The width of a text on a terminal")
struct DisplayWidthTests {
    @Test(
        "is counted in columns",
        arguments: [
            ("", 0), ("abc", 3), ("漢字", 4), ("かな", 4), ("カナー", 6), ("ｶﾞ", 2), ("ＡＢ", 4), ("。「」、", 8), ("\u{3000}", 2),
            ("é", 1), ("e\u{301}", 1), ("が", 2), ("か\u{3099}", 2), ("葛\u{E0100}", 2), ("𠮷", 2), ("한국", 4),
            ("\u{1112}\u{1161}\u{11AB}", 2),
            ("😀", 2), ("👩‍🔬", 2), ("🇯🇵", 2), ("❤\u{FE0F}", 2), ("1\u{FE0F}\u{20E3}", 2), ("⌚", 2), ("⌚\u{FE0E}", 1),
            ("❤", 1),
            ("\u{200B}\u{FEFF}", 0), ("\u{301}", 0), ("\u{7}\n", 0), ("กำ", 2), ("€", 1), ("ﾊﾟ", 2),
            ("a\u{FE0F}", 1), ("☝🏽", 2), ("❤\u{200D}🔥", 2), ("1\u{20E3}", 1), ("🇯🇵🇫🇷", 4), ("👍🏽x漢", 5), ("क्षि", 3),
            ("\u{2028}\u{85}", 0), ("\u{600}1", 2), ("\u{AD}", 0), ("䷀", 1),
        ])
    func columns(text: String, expected: Int) {
        #expect(DisplayWidth().columns(of: text) == expected)
    }

    @Test("of an ambiguous character is 1 or 2, as asked")
    func ambiguous() {
        #expect(DisplayWidth().columns(of: "…α①") == 3)
        #expect(DisplayWidth(ambiguous: 2).columns(of: "…α①a漢") == 9)
    }

    @Test(
        "of every recommended emoji is 2",
        .enabled(if: RecommendedEmoji.isPresent, "Needs Debian's package unicode-data"))
    func recommendedEmoji() throws {
        let sequences = try ["emoji-sequences.txt", "emoji-zwj-sequences.txt"].flatMap(RecommendedEmoji.sequences)
        // 3,655 emoji, and the nine skin tones and kinds of hair that others are made of.
        #expect(sequences.count == 3655 + 9)
        let wrong = sequences.filter {
            DisplayWidth().columns(of: $0) != 2 || DisplayWidth(ambiguous: 2).columns(of: $0) != 2
        }
        #expect(wrong == [])
        // One after another they are as wide as one by one.
        #expect(DisplayWidth().columns(of: sequences.joined(separator: "a")) == 3 * sequences.count - 1)
    }

    @Test("of a text is that of its graphemes, whatever stands in it")
    func sums() {
        var text = RandomText(seed: 71)
        for _ in 0..<2_000 {
            let line = text.line(pieces: 6)
            let sum = line.segments(by: .grapheme).reduce(into: 0) {
                $0 += DisplayWidth().columns(of: $1.text, from: $0)
            }
            #expect(DisplayWidth().columns(of: line) == sum, "\(line.debugDescription)")
        }
    }

    @Test("of a tab goes to the next stop")
    func tabs() {
        #expect(DisplayWidth().columns(of: "\t") == 8)
        #expect(DisplayWidth().columns(of: "ab\tc") == 9)
        #expect(DisplayWidth().columns(of: "\tc", from: 7) == 2)
        #expect(DisplayWidth().columns(of: "👍🏽\tc", from: 3) == 6)
    }

    @Test(
        "of an escape sequence is 0",
        arguments: [
            "\u{1B}[m", "\u{1B}[31m", "\u{1B}[38;5;120m", "\u{1B}[4:3m", "\u{1B}]8;;https://example.org/a b\u{1B}\\",
            "\u{1B}]8;;\u{7}",
        ])
    func escapeSequences(sequence: String) {
        #expect(DisplayWidth().columns(of: sequence) == 0)
        #expect(DisplayWidth().columns(of: "漢\(sequence)字") == 4)
        #expect(DisplayWidth().columns(of: "👍🏽\(sequence)🇯🇵") == 4)
    }

    @Test("of what begins as an escape sequence and is none is that of its characters")
    func noSequences() {
        #expect(DisplayWidth().columns(of: "\u{1B}[31") == 3)
        #expect(DisplayWidth().columns(of: "\u{1B}[1\u{1B}[m") == 2)
        #expect(DisplayWidth().columns(of: "\u{1B}]8;;x\ny") == 6)
        #expect(DisplayWidth().columns(of: "\u{1B}") == 0)
    }
}

import Testing
import TextToolkit

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
        ])
    func columns(text: String, expected: Int) {
        #expect(DisplayWidth().columns(of: text) == expected)
    }

    @Test("of an ambiguous character is 1 or 2, as asked")
    func ambiguous() {
        #expect(DisplayWidth().columns(of: "…α①") == 3)
        #expect(DisplayWidth(ambiguous: 2).columns(of: "…α①a漢") == 9)
    }
}

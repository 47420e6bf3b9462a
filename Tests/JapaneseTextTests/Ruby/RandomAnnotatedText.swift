import JapaneseText

/// The same numbers for the same seed, on every machine.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

extension AnnotatedText {
    /// Pieces that formats stumble over: markup of each, marks that combine with it, characters beyond
    /// the first 65,536, spaces and line ends of all kinds.
    private static let pieces: [String] =
        (0x21...0x7E).filter { !UInt8($0).isASCIILetterOrDigit }.map { String(UnicodeScalar(UInt8($0))) } + [
            "漢", "字", "今", "日", "々", "ヶ", "は", "きょう", "カナ", "ー", "abc", "Z", "7", "１２", "Ａ", "é", "я", "σ",
            "𠮷", "😀", "👩‍🔬", "🇯🇵", "葛\u{E0100}", "\u{301}", "\u{338}", "\u{3099}", "\u{FE0F}", "\u{200D}",
            " ", "  ", "\u{A0}", "\u{3000}", "\t", "\n", "\r", "\r\n", "\n\n", "\u{85}", "\u{2028}", "\u{7}",
            "《", "》", "｜", "※", "［", "］", "＃", "［＃", "〔", "〕", "（", "）", "「", "」", "、", "。",
            "[[", "]]", "((", "))", "<<", ">>", "sound:", "[sound:", "&amp;", "&nbsp;", "&#x5B;", "<b>", "<ruby>",
            "<!--",
            "-->", "</script>", "\\\\", "1.", "http://", "...", "--",
        ]

    private static func randomString(_ count: ClosedRange<Int>, using generator: inout SeededGenerator) -> String {
        (0..<Int.random(in: count, using: &generator)).map { _ in
            Bool.random(using: &generator)
                ? pieces.randomElement(using: &generator)! : ["漢", "字", "かな", "a"].randomElement(using: &generator)!
        }.joined()
    }

    /// Any source, of any format or none.
    static func randomSource(using generator: inout SeededGenerator) -> String {
        randomString(0...12, using: &generator)
            + [
                "", "{漢|か}", "[漢]{か}", "{漢}(か)", "{漢(か)}", "漢《か》", "漢[か]", "[[漢((か))]]", "<<漢((か))>>",
                "<ruby>漢<rt>か</ruby>",
            ]
            .randomElement(using: &generator)! + randomString(0...4, using: &generator)
    }

    /// Any text, in the fewest runs; now and then without any.
    static func random(using generator: inout SeededGenerator) -> AnnotatedText {
        AnnotatedText(
            (0..<Int.random(in: 0...6, using: &generator)).map { _ in
                Bool.random(using: &generator)
                    ? Run(randomString(1...4, using: &generator), reading: randomString(1...4, using: &generator))
                    : Run(randomString(0...5, using: &generator))
            }
        ).normalized
    }

    /// The runs in UTF-8: strings are equal that Unicode calls equivalent, and that is not enough here.
    var exact: [[[UInt8]]] {
        runs.map { [Array($0.base.utf8)] + ($0.reading.map { [Array($0.utf8)] } ?? []) }
    }
}

extension UInt8 {
    fileprivate var isASCIILetterOrDigit: Bool {
        Character(UnicodeScalar(self)).isLetter || Character(UnicodeScalar(self)).isNumber
    }
}

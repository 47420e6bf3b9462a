internal import ICUSupport

/// What lines neither start nor end with (kinsoku, 禁則処理), where a word wider than a line is divided into graphemes.
///
/// Elsewhere ICU's strict line rules keep it: ``LanguageTag/withStrictLines`` asks for them, here and for phrases.
enum Kinsoku {
    /// No line starts with these: closing punctuation, `!`, `、`, `々`, small kana (UAX #14: CL, EX, IS, NS, SY, CP, CJ).
    private static let nonStarters: Set<LineBreakClass> = [
        .closePunctuation, .exclamation, .infixNumeric, .nonstarter, .breakSymbol, .closeParenthesis,
        .conditionalJapaneseStarter,
    ]

    /// No line ends with these: opening brackets (UAX #14: OP).
    private static let nonEnders: Set<LineBreakClass> = [.openPunctuation]

    /// The ends of graphemes where no line starts or ends with what it must not, as far as what is kept together fits.
    ///
    /// Where both cannot be had, rather an opening bracket ends a line than a comma starts one.
    ///
    /// - Parameter fits: Whether a part of the text fits into a line.
    /// - Complexity: O(*n*) in the ends.
    static func ends(
        among graphemes: [Int], from start: Int, of text: Span<UInt8>, fits: (Range<Int>) -> Bool
    ) -> [Int] {
        let starters = joined(graphemes, from: start, fits: fits) { has(text.scalar(at: $0).value, nonStarters) }
        return joined(starters, from: start, fits: fits) { has(text.scalar(before: $0), nonEnders) }
    }

    private static func has(_ scalar: UInt32, _ classes: Set<LineBreakClass>) -> Bool {
        Unicode.Scalar(scalar).map { classes.contains($0.lineBreakClass) } ?? false
    }

    /// The ends without those where what is on both sides belongs together, and fits together.
    private static func joined(
        _ ends: [Int], from start: Int, fits: (Range<Int>) -> Bool, where areTogether: (Int) -> Bool
    ) -> [Int] {
        var kept: [Int] = []
        for (index, end) in ends.enumerated() {
            let isLast = index + 1 == ends.count
            if !isLast, areTogether(end), fits((kept.last ?? start)..<ends[index + 1]) { continue }
            kept.append(end)
        }
        return kept
    }
}

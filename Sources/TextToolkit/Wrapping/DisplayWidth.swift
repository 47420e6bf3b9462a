/// Measures texts in the columns that they take on a terminal.
///
///     DisplayWidth().columns(of: "漢字とkana")  // 10
///
/// An emoji, of however many characters it is made (UTS #51), takes two columns; other graphemes are the
/// sum of their parts: wide and full-width characters (UAX #11) two columns, marks and controls none,
/// everything else one. ｶﾞ and กำ take two. A tab goes to the next stop, every eight columns. Escape sequences
/// (ECMA-48: `ESC [ … m` for colours and the like, `ESC ] … ESC \` for links) take none. Terminals differ on emoji
/// of several characters; these are one emoji here. Properties and graphemes are ICU's.
public struct DisplayWidth: Hashable, Sendable {
    /// How many columns lie between two tab stops.
    public static let tabStop = 8

    /// How many columns characters take whose width is ambiguous, such as `…` and `α`: 1 or 2.
    public let ambiguous: Int

    /// Measures with characters of ambiguous width in 1 column, or in 2 as old East Asian terminals have it.
    public init(ambiguous: Int = 1) {
        precondition((1...2).contains(ambiguous), "A character of ambiguous width takes 1 or 2 columns.")
        self.ambiguous = ambiguous
    }

    /// The columns that a text takes.
    ///
    /// - Parameter column: The column that it starts in, from 0; tabs go on from there.
    /// - Complexity: O(*n*) in the text.
    public func columns(of text: some StringProtocol, from column: Int = 0) -> Int {
        let utf8 = Substring(text).utf8
        return columns(of: utf8.span, from: column)
    }

    /// The columns that a character takes, 0 to 2 and rarely more; at a tab stop, if it is a tab.
    public func columns(of character: Character) -> Int {
        columns(of: String(character))
    }
}

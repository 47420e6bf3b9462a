internal import ICUSupport

/// Measures texts in the columns that they take on a terminal.
///
///     DisplayWidth().columns(of: "漢字とkana")  // 10
///
/// Wide and full-width characters (UAX #11) and emoji (UTS #51) take two columns, marks and controls
/// none, everything else one. Terminals differ on sequences of emoji; these count as one emoji here.
public struct DisplayWidth: Hashable, Sendable {
    /// How many columns characters take whose width is ambiguous, such as `…` and `α`: 1 or 2.
    public let ambiguous: Int

    /// Measures with characters of ambiguous width in 1 column, or in 2 as old East Asian terminals have it.
    public init(ambiguous: Int = 1) {
        precondition((1...2).contains(ambiguous), "A character of ambiguous width takes 1 or 2 columns.")
        self.ambiguous = ambiguous
    }

    /// The columns that a text takes.
    ///
    /// - Complexity: O(*n*) in the text.
    public func columns(of text: some StringProtocol) -> Int {
        text.reduce(0) { $0 + columns(of: $1) }
    }

    /// The columns that a character takes, 0 to 2 and rarely more.
    public func columns(of character: Character) -> Int {
        if let ascii = character.asciiValue { return ascii >= 0x20 && ascii != 0x7F ? 1 : 0 }
        let scalars = character.unicodeScalars
        // An emoji is one picture, of however many characters it is made.
        if scalars.contains(where: { $0 == "\u{FE0F}" || ($0.isEmojiPresentation && scalars.first == $0) }) {
            return scalars.contains("\u{FE0E}") ? 1 : 2
        }
        return scalars.reduce(0) { $0 + columns(of: $1) }
    }

    private func columns(of scalar: Unicode.Scalar) -> Int {
        if scalar.hasNoWidth { return 0 }
        switch scalar.value {
        // Vowels and finals of Hangul stand in the square of the consonant before them.
        case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0
        default: break
        }
        switch scalar.eastAsianWidth {
        case .wide, .fullwidth: return 2
        case .ambiguous: return ambiguous
        case .neutral, .halfwidth, .narrow: return 1
        }
    }
}

internal import ICUShims

/// What is asked of each character of long texts; ICU says it once, then it is looked up.
package struct CharacterTraits {
    private let bits: UInt8

    /// The traits of a scalar.
    package init(of scalar: UInt32) { bits = icus_traits(scalar) }

    /// How many columns it takes, 0 to 2, `nil` where its width is ambiguous (UAX #11). Marks, controls and format
    /// characters take none, but those that stand visibly around numbers, such as U+0600.
    package var columns: Int? {
        let columns = bits & ICUS_COLUMNS
        return columns == ICUS_AMBIGUOUS_COLUMNS ? nil : Int(columns)
    }

    /// How many columns a scalar takes wherever it stands, `nil` where it makes an emoji of others.
    package static func plainColumns(of scalar: UInt32, ambiguous: Int) -> Int? {
        let traits = CharacterTraits(of: scalar)
        return traits.joinsEmoji ? nil : traits.columns ?? ambiguous
    }

    /// Whether it makes an emoji of others: joiners, flag letters, skin tones, and what chooses between text and emoji.
    private var joinsEmoji: Bool { bits & ICUS_JOINS_EMOJI != 0 }

    /// Whether ICU divides words of it by a dictionary: the scripts that put no spaces between words.
    package var isDividedByDictionary: Bool { bits & ICUS_DIVIDED_BY_DICTIONARY != 0 }

    /// Whether a text of such characters alone is its own canonical and caseless form, and a dictionary divides it.
    package var isOwnFormAndDividedByDictionary: Bool { bits & ICUS_OWN_FORM != 0 }

    /// Whether it is a letter of Hiragana or Katakana, not a mark of theirs that Chinese borrows, such as ・.
    package var isKanaLetter: Bool { bits & ICUS_KANA_LETTER != 0 }
}

/// A class of the line breaking algorithm (UAX #14), by ICU's number for it (`ULineBreak`).
package struct LineBreakClass: Hashable, Sendable {
    fileprivate let number: Int32

    /// Closing punctuation, such as `」` and `、`.
    package static let closePunctuation = LineBreakClass(number: 8)
    /// `!` and `?`.
    package static let exclamation = LineBreakClass(number: 11)
    /// Full stops and commas of numbers.
    package static let infixNumeric = LineBreakClass(number: 16)
    /// What no line starts with, such as `々` and `・`.
    package static let nonstarter = LineBreakClass(number: 18)
    /// Opening punctuation, such as `「`.
    package static let openPunctuation = LineBreakClass(number: 20)
    /// `/`.
    package static let breakSymbol = LineBreakClass(number: 27)
    /// `)` and `]`.
    package static let closeParenthesis = LineBreakClass(number: 36)
    /// Small kana and `ー`, which start no line where lines break strictly (CJ).
    package static let conditionalJapaneseStarter = LineBreakClass(number: 37)
}

extension Unicode.Scalar {
    /// Its class in the line breaking algorithm.
    package var lineBreakClass: LineBreakClass { LineBreakClass(number: icus_line_break(value)) }

    /// Whether it is shown as an emoji unless U+FE0E follows it (UTS #51).
    package var isEmojiPresentation: Bool { icus_is_emoji_presentation(value) }

    /// Whether it is an emoji, perhaps only where U+FE0F follows it (UTS #51); digits, `#` and `*` are.
    package var isEmoji: Bool { icus_is_emoji(value) }
}

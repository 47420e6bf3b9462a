internal import ICUShims

/// How wide a character is in East Asian text (UAX #11); ICU's `UEastAsianWidth`.
package enum EastAsianWidth: Int32, Sendable {
    case neutral, ambiguous, halfwidth, fullwidth, narrow, wide
}

extension Unicode.Scalar {
    /// How wide it is in East Asian text (UAX #11), by ICU's data.
    package var eastAsianWidth: EastAsianWidth {
        EastAsianWidth(rawValue: icus_east_asian_width(value)) ?? .neutral
    }

    /// Whether it is shown as an emoji unless U+FE0E follows it (UTS #51).
    package var isEmojiPresentation: Bool {
        icus_is_emoji_presentation(value)
    }

    /// Whether it takes no room of its own: a mark on what is before it, a control or format character.
    package var hasNoWidth: Bool {
        switch icus_general_category(value) {
        case 6, 7, 15, 16: true  // Mn, Me, Cc, Cf
        default: false
        }
    }

    /// Whether no line starts with it where lines break strictly: closing punctuation, `!`, `、`, `々`,
    /// small kana (UAX #14: CL, CP, EX, IS, SY, NS and CJ).
    package var startsNoLine: Bool {
        switch icus_line_break(value) {
        case 8, 11, 16, 18, 27, 36, 37: true
        default: false
        }
    }
}

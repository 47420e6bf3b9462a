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

    /// Whether it is an emoji, perhaps only where U+FE0F follows it (UTS #51); digits, `#` and `*` are.
    package var isEmoji: Bool {
        icus_is_emoji(value)
    }

    /// Whether it takes no room of its own: a mark on what is before it, a control or format character
    /// but those that stand visibly around numbers, such as U+0600, or what separates lines.
    package var hasNoWidth: Bool {
        switch icus_general_category(value) {
        case 6, 7, 13, 14, 15: true  // Mn, Me, Zl, Zp, Cc
        case 16: !icus_is_prepended_mark(value)  // Cf
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

    /// Whether no line ends with it: an opening bracket (UAX #14: OP).
    package var endsNoLine: Bool {
        icus_line_break(value) == 20
    }
}

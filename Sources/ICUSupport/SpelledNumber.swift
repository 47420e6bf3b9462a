internal import ICUShims

/// Numbers in words, by ICU's rules for each language.
package enum SpelledNumber {
    /// A number in the words of a language.
    ///
    /// - Parameters:
    ///   - number: ASCII digits, with `-` and `.` where they belong.
    ///   - ruleSet: A rule set of ICU's, such as `%spellout-ordinal`; `nil` is that for cardinal numbers.
    ///   - locale: An ICU locale ID.
    package static func text(
        of number: String, ruleSet: String? = nil, locale: String
    ) throws(ICUError) -> String {
        try ICUText.read { buffer, capacity, length in
            unsafe icus_spell_number(
                locale, ruleSet, number, Int32(number.utf8.count), &buffer, capacity, &length)
        }
    }
}

/// Dates in full, by ICU's patterns for each language.
package enum SpelledDate {
    /// A date of the Gregorian calendar, or a part of one.
    ///
    /// - Parameter locale: An ICU locale ID.
    package static func text(year: Int?, month: Int?, day: Int?, locale: String) throws(ICUError) -> String {
        try ICUText.read { buffer, capacity, length in
            unsafe icus_date_text(
                locale, Int32(clamping: year ?? 0), Int32(clamping: month ?? 0), Int32(clamping: day ?? 0), &buffer,
                capacity, &length)
        }
    }
}

public import TextToolkit

/// A time, date, telephone number or ordinal in a text, written so that it can hardly be anything else.
///
///     for form in WrittenForm.all(in: "Call +1 555-010-9999 on the 3rd, 9:30 am.", language: "en") {
///         print(form.text, form.kind)  // +1 555-010-9999 telephone, 3rd ordinal, 9:30 am time
///     }
///
/// These are found: times of 12 hours with `am` or `pm`, and of 24 hours with two digits each; dates as ISO 8601 writes
/// them, if there is such a day; telephone numbers with `+` and the country, or in groups of 3, 3 and 4; English
/// ordinals in digits. `3:45` alone may be a verse or a score, and is left alone. So is whatever touches a letter, a digit
/// or a sign that could make it part of something else.
public struct WrittenForm: Hashable, Sendable {
    /// The form itself, a part of the text that was searched.
    public let text: Substring

    /// What it is.
    public let kind: SSML.SayAs.Kind

    /// The order of its parts: `hms12`, `hms24` or `ymd`.
    public let format: SSML.NameToken?

    /// Finds the forms in a text, in its order. None overlaps another.
    ///
    /// - Parameter language: The language of the text. Ordinals are those of English.
    /// - Complexity: O(*n*) in the text.
    public static func all(in text: some StringProtocol, language: LanguageTag) -> [WrittenForm] {
        let text = Substring(text)
        let isEnglish = language.tag.lowercased().split(separator: "-").first == "en"
        var scanner = WrittenFormScanner(Array(text.utf8), findsOrdinals: isEnglish)
        var forms: [WrittenForm] = []
        var offset = 0
        var index = text.startIndex
        while let (range, kind, format) = scanner.next() {
            let start = text.utf8.index(index, offsetBy: range.lowerBound - offset)
            index = text.utf8.index(start, offsetBy: range.count)
            offset = range.upperBound
            forms.append(WrittenForm(text: text[start..<index], kind: kind, format: format))
        }
        return forms
    }
}

internal import ICUSupport

/// Finds where the phrases of a text end, one after another.
struct PhraseEnds {
    private var words: UTF8Segments.Iterator
    private var lines: UTF8Segments.Iterator
    private var wordEnd = 0

    init(in text: UTF8Text, locale: LanguageTag) {
        words = text.segments(by: .word, locale: locale).makeIterator()
        lines = text.segments(by: .line, locale: locale).makeIterator()
    }

    /// The UTF-8 offset behind the next phrase, or `nil` at the end of the text.
    mutating func next() -> Int? {
        while let line = lines.next()?.range.upperBound {
            while wordEnd < line, let word = words.next() { wordEnd = word.range.upperBound }
            if wordEnd == line { return line }
        }
        return nil
    }
}

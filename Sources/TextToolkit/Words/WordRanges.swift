/// The occurrences of words in a part of some UTF-8 bytes as ranges, for whoever has the bytes in a span.
///
/// A value: a copy goes its own way.
package struct WordRanges {
    private var matches: MatchBatches

    /// - Parameters:
    ///   - part: The UTF-8 range that is searched. Ranges count from the start of the bytes.
    ///   - withinLines: Whether no phrase goes across the end of a line.
    package init(of finder: WordFinder, part: Range<Int>, withinLines: Bool) {
        matches = MatchBatches(finder, part: part, .leftmostLongest, withinLines: withinLines)
    }

    /// Finds the next occurrence, or `nil` at the end of the part. The bytes must be the same each time.
    package mutating func next(in text: Span<UInt8>) -> UTF8WordMatch? {
        if matches.isEmpty, !matches.refill(from: text) { return nil }
        let next = matches.next()
        return UTF8WordMatch(wordIndex: next.word, range: next.range)
    }
}

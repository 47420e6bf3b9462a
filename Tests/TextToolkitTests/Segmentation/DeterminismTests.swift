import TestSupport
import Testing
import TextToolkit

/// ICU's dictionary breaks depend on what an iterator, and the process, have divided before.
///
/// Fresh processes are `CommandTests`' part of the same question.
@Suite("The same text, the same segments, whatever came before")
struct DeterminismTests {
    static let locales: [LanguageTag] = ["und", "ja"]

    /// What each string is divided into where it is the first that its iterator sees.
    private func boundaries(_ granularity: Granularity, _ language: LanguageTag) -> [String: [Int]] {
        Dictionary(
            uniqueKeysWithValues: HistoryStrings.all.map { text in
                (text, text.segments(by: granularity, language: language).map(\.text.utf8.count))
            })
    }

    @Test(
        "Shuffled orders agree, on iterators of their own",
        arguments: [Granularity.word, .morpheme, .line, .phrase], locales)
    func freshIterators(_ granularity: Granularity, _ language: LanguageTag) {
        let expected = boundaries(granularity, language)
        var differences: Set<String> = []
        for order in HistoryStrings.orders(HistoryStrings.orderCount) {
            for text in order {
                let found = text.segments(by: granularity, language: language).map(\.text.utf8.count)
                if found != expected[text] { differences.insert(text) }
            }
        }
        #expect(differences.sorted() == [])
    }

    @Test(
        "Shuffled orders agree, on one iterator and on its copies",
        arguments: [Granularity.word, .morpheme, .line, .phrase],
        locales)
    func oneIterator(_ granularity: Granularity, _ language: LanguageTag) {
        let expected = boundaries(granularity, language)
        var random = SeededRandom(seed: 26)
        var differences: Set<String> = []
        for order in HistoryStrings.orders(HistoryStrings.orderCount) {
            let text = UTF8Text(order.joined(separator: "\n"))
            var iterator = text.segments(by: granularity, language: language).makeIterator()
            var start = 0
            for line in order {
                // The copy has not seen what its original has.
                if random.next() % 50 == 0 {
                    let copy = iterator
                    if random.next() % 2 == 0 {
                        iterator = copy
                    } else {
                        _ = IteratorSequence(copy).prefix(40).count { _ in true }
                    }
                }
                let end = start + line.utf8.count
                var found: [Int] = []
                while start < end, let segment = iterator.next() {
                    // A line's last piece has the LF in it.
                    found.append(min(segment.range.upperBound, end) - start)
                    start = segment.range.upperBound
                }
                if found != expected[line] { differences.insert(line) }
                if start == end { start = iterator.next()?.range.upperBound ?? end }
            }
        }
        #expect(differences.sorted() == [])
    }
}

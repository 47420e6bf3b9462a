import TestSupport
import Testing
import TextToolkit

/// Finds words the slow way: compares every run of segments with every word.
private struct Oracle {
    let words: [String]
    let folds: Bool
    let language: LanguageTag

    struct Match: Hashable {
        let word: Int
        let range: Range<String.Index>
    }

    /// All occurrences by their end, and of those that end together the longest first.
    func all(in text: String) -> [Match] {
        let keys = words.map { key($0) }
        let segments = Array(text.segments(by: .word, language: language))
        var matches: [Match] = []
        for end in segments.indices {
            for start in segments.indices.prefix(end + 1) {
                let range = segments[start].range.lowerBound..<segments[end].range.upperBound
                if text[range].first!.isWhitespace || text[range].last!.isWhitespace { continue }
                let key = key(String(text[range]))
                if let word = keys.firstIndex(of: key) { matches.append(Match(word: word, range: range)) }
            }
        }
        return matches
    }

    func leftmostLongest(among all: [Match]) -> [Match] {
        var rest = all
        var matches: [Match] = []
        while let first = rest.map(\.range.lowerBound).min() {
            let longest = rest.filter { $0.range.lowerBound == first }.max {
                $0.range.upperBound < $1.range.upperBound
            }!
            matches.append(longest)
            rest.removeAll { $0.range.lowerBound < longest.range.upperBound }
        }
        return matches
    }

    // Swift's `==` is canonical equivalence; the folding is that of the letters in the vocabulary below.
    private func key(_ text: String) -> String {
        var key = ""
        var white = ""
        for character in text {
            if character.isWhitespace {
                white.append(character)
                continue
            }
            if !white.isEmpty, !key.isEmpty { key += white.filter(\.isNewline).count > 1 ? "\u{0}" : " " }
            white = ""
            key +=
                folds ? character.lowercased().replacing("ß", with: "ss").replacing("ς", with: "σ") : String(character)
        }
        return key
    }
}

@Suite("Words found, against the slow way")
struct WordFinderOracleTests {
    private static let pieces = [
        "a", "A", "b", "ab", "aB", "ß", "ss", "SS", "Σ", "σ", "ς", "İ", "i\u{307}", "é", "e\u{301}", "É", "'", ".", "+",
        "+", "_", "1", "👍", "東", "京", "都", "が", "か\u{3099}", "カ", "ー", "の", "ไ", "ท", "ย", "ภาษา", "한", "🇩🇪",
    ]
    private static let gaps = ["", "", " ", " ", " ", "  ", "\n", "\n", "\r\n", "\n\n", ", ", "\u{3000}"]

    // Much of it divided without ICU, and all that there is about the signs of ASCII.
    private static let plainPieces =
        ["a", "A", "b", "ab", "aB", "x1", "1", "23", "don't", "a.b", "1.5", "k:k", "1,2", "a;b", "x_y", "some", "more"]
        + ["more", "words", "words", "without", "any", "sign", "lengthen", "it"]
        + (0x21...0x7E).map { String(UnicodeScalar($0)) }.filter { !$0.first!.isLetter && !$0.first!.isNumber }
        + ["é", "e\u{301}", "-\u{301}", "'\u{301}", "1\u{200D}", "ß", "の", "א", "🇩🇪", "’", "\u{0}", "\u{7F}", "\u{1C}"]
    private static let plainGaps =
        Array(repeating: " ", count: 20) + [
            "", "", "", "  ", "\t", "\n", "\n", "\r\n", "\r", "\u{B}", "\n\n", " \n ", ", ",
        ]

    private static func text(
        _ length: Int, pieces: [String], gaps: [String], using random: inout SeededRandom
    ) -> String {
        (0..<length).map { _ in pieces.randomElement(using: &random)! + gaps.randomElement(using: &random)! }.joined()
    }

    @Test("Both modes agree with the slow way, over strings and bytes", arguments: 0..<8)
    func agrees(seed: UInt64) throws {
        try check(pieces: Self.pieces, gaps: Self.gaps, length: 40, language: .undetermined, seed: seed)
    }

    @Test(
        "What is divided without ICU is divided as ICU would", arguments: 0..<6, ["und", "fi", "he"] as [LanguageTag])
    func agreesOnPlainWords(seed: UInt64, language: LanguageTag) throws {
        try check(pieces: Self.plainPieces, gaps: Self.plainGaps, length: 80, language: language, seed: seed)
    }

    private func check(pieces all: [String], gaps: [String], length: Int, language: LanguageTag, seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        var count = 0
        for round in 0..<12 {
            // Few pieces make much overlap; all of them, much variety.
            let pieces = round % 2 == 0 ? Array(all.shuffled(using: &random).prefix(3)) : all
            let text = Self.text(length, pieces: pieces, gaps: gaps, using: &random)
            let segments = Array(text.segments(by: .word, language: language))
            var words = (0..<8).map { _ in
                Self.text(Int.random(in: 1...4, using: &random), pieces: pieces, gaps: gaps, using: &random)
            }
            // What there is to find: runs of segments.
            for _ in 0..<8 {
                let start = Int.random(in: segments.indices, using: &random)
                let end = min(start + Int.random(in: 0..<7, using: &random), segments.count - 1)
                words.append(String(text[segments[start].range.lowerBound..<segments[end].range.upperBound]))
            }
            words = words.filter { (try? WordFinder([$0], language: language)) != nil }
            for letterCase in WordFinder.LetterCase.allCases {
                let finder = try WordFinder(words, case: letterCase, language: language)
                let oracle = Oracle(words: words, folds: letterCase == .ignored, language: language)
                let all = oracle.all(in: text)
                for occurrences in WordFinder.Occurrences.allCases {
                    let expected = occurrences == .all ? all : oracle.leftmostLongest(among: all)
                    let matches = Array(finder.matches(in: text, reporting: occurrences))
                    #expect(
                        matches.map { Oracle.Match(word: $0.wordIndex, range: $0.range) } == expected,
                        "\(words) in \(text.debugDescription), case \(letterCase), \(occurrences)")
                    let bytes = UTF8Text(text)
                    let inBytes = Array(finder.matches(in: bytes, reporting: occurrences))
                    #expect(inBytes.map(\.wordIndex) == matches.map(\.wordIndex))
                    for (match, inBytes) in zip(matches, inBytes) {
                        #expect(Array(match.text.utf8) == Array(bytes.bytes[inBytes.range]))
                        #expect(match.text == text[match.range])
                    }
                    count += expected.count
                }
            }
        }
        #expect(count > 100)
    }
}

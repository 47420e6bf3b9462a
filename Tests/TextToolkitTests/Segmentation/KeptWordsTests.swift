import TestSupport
import Testing
import TextToolkit

@Suite("Words that are kept whole")
struct KeptWordsTests {
    private func pieces(
        _ text: String, by granularity: Granularity, keeping words: [String], _ language: LanguageTag = "ja"
    ) throws -> [String] {
        let segmenter = try Segmenter(by: granularity, language: language, keeping: KeptWords(words))
        return segmenter.segments(in: text).map { String($0.text) }
    }

    @Test("No segment ends inside a kept word, wherever it stands; all other ends stay", arguments: Granularity.all)
    func oracle(_ granularity: Granularity) throws {
        let words = ["天気です", "い天", "です。今", "rain in", "n S", "東京都に住", "한국어 문장", "👩‍👩‍👧 今", "ab", "abab", "babc", "a"]
        let segmenter = try Segmenter(by: granularity, keeping: KeptWords(words))
        var random = SeededRandom(seed: 61)
        for size in 0..<200 {
            let pieces = words + ["今日は", "良", "い", "\n", " ", "ab", "の", "住んでいます"]
            let text = (0..<size).map { _ in pieces.randomElement(using: &random)! }.joined()
            let bytes = Array(text.utf8)
            let inside = insides(of: words.map { Array($0.utf8) }, in: bytes)
            let plain = UTF8Text(text).segments(by: granularity).map(\.range.upperBound)
            #expect(
                segmenter.segments(in: UTF8Text(text)).map(\.range.upperBound) == plain.filter { !inside.contains($0) })
            #expect(segmenter.segments(in: text).map { String($0.text) }.joined() == text)
        }
    }

    /// The offsets inside occurrences, each looked for on its own.
    private func insides(of words: [[UInt8]], in text: [UInt8]) -> Set<Int> {
        var inside: Set<Int> = []
        for word in words where word.count <= text.count {
            for start in 0...text.count - word.count where text[start..<start + word.count].elementsEqual(word) {
                inside.formUnion(start + 1..<start + word.count)
            }
        }
        return inside
    }

    @Test("A kept word is kept across what ICU and the model find")
    func examples() throws {
        #expect(try pieces("史上最高のラブコメを", by: .phrase, keeping: ["最高のラブ"]) == ["史上最高のラブコメを"])
        #expect(try pieces("in New York", by: .word, keeping: ["New York"]) == ["in", " ", "New York"])
        #expect(try pieces("まちカドまぞく", by: .line, keeping: ["カドま"]) == ["ま", "ち", "カドま", "ぞ", "く"])
        #expect(try pieces("Dr. No. Yes.", by: .sentence, keeping: ["Dr. No"], "en") == ["Dr. No. ", "Yes."])
    }

    @Test("The kind of several words that are kept as one is the highest")
    func kinds() throws {
        let segmenter = try Segmenter(by: .word, keeping: KeptWords(["a-1", "- -"]))
        #expect(segmenter.segments(in: "a-1").map(\.kind) == [.letter])
        #expect(segmenter.segments(in: "- -").map(\.kind) == [.nonWord])
    }

    @Test("Copies and workers agree", arguments: [Granularity.word, .morpheme, .phrase])
    func copies(_ granularity: Granularity) async throws {
        let segmenter = try Segmenter(by: granularity, language: "ja", keeping: KeptWords(["天気です。\u{3000}今日", "良い天"]))
        let text = String(repeating: "今日は良い天気です。\u{3000}今日も。", count: 3000) + "\n" + ParallelSegmentationTests.text
        let expected = Array(segmenter.segments(in: text))
        #expect(await segmenter.segments(in: text, workers: 3) == expected)
        var iterator = segmenter.segments(in: text).makeIterator()
        for taken in [0, 1, 31, 32, 33, 2050, 5000] {
            var found: [Segment] = []
            while found.count < taken, let segment = iterator.next() { found.append(segment) }
            let copy = iterator
            #expect(found + IteratorSequence(copy) == expected)
            #expect(found + IteratorSequence(iterator) == expected)
            iterator = segmenter.segments(in: text).makeIterator()
        }
    }

    @Test(
        "What cannot be kept is an error with its place",
        arguments: [
            ("", .empty, 1), (" a", .whiteSpace, 1), ("いa\u{3000}", .whiteSpace, 3), ("a\tb", .control, 2),
            ("いa\u{2028}b", .control, 3), ("a\n", .control, 2),
        ] as [(String, KeptWordsError.Code, Int)])
    func faults(_ word: String, _ code: KeptWordsError.Code, _ column: Int) {
        let error = #expect(throws: KeptWordsError.self) { try KeptWords(["good", word]) }
        #expect(error?.code == code)
        #expect(error?.wordIndex == 1)
        #expect(error?.word == word)
        #expect(error?.location == TextLocation(line: 1, column: column, utf8Offset: word.utf8Offset(of: column)))
        #expect(error?.description.hasSuffix(".") == true)
    }

    @Test("No words change nothing", arguments: Granularity.all)
    func noWords(_ granularity: Granularity) throws {
        let text = ParallelSegmentationTests.text
        let segmenter = try Segmenter(by: granularity, keeping: KeptWords([String]()))
        #expect(Array(segmenter.segments(in: text)) == Array(text.segments(by: granularity)))
    }
}

extension String {
    /// Where a character starts, by its number from 1.
    fileprivate func utf8Offset(of column: Int) -> Int { prefix(column - 1).utf8.count }
}

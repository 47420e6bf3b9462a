import Foundation
import TestSupport
import Testing
import TextToolkit

@Suite("Walking over segments")
struct SegmentIterationTests {
    /// More segments than several batches hold, in one line and in many.
    static let texts: [UTF8Text] = {
        var random = RandomText(seed: 23)
        var line = ""
        while line.utf8.count < 60_000 { line += random.line(pieces: 100) }
        return [UTF8Text(line), UTF8Text(random.text(bytes: 60_000))]
    }()

    @Test("A copy of an iterator goes its own way", arguments: 0..<2)
    func copies(_ number: Int) {
        let text = Self.texts[number]
        let all = text.segments(by: .word).map(Place.init)
        // Batches hold 32 segments, then 2,048.
        let places = [0, 1, 31, 32, 33, 34, 1000, 2079, 2080, 2081, 4127, 4128, 4129, all.count - 1, all.count]
        for place in places {
            var original = text.segments(by: .word).makeIterator()
            for _ in 0..<place { _ = original.next() }
            var copy = original
            var copyOfCopy = copy
            // In turns, so that one would be seen to move the other.
            var seen: [[Place]] = [[], [], []]
            while let segment = copy.next() {
                seen[0].append(Place(segment))
                if let segment = original.next() { seen[1].append(Place(segment)) }
                if seen[0].count % 3 == 0, let segment = copyOfCopy.next() { seen[2].append(Place(segment)) }
            }
            #expect(original.next() == nil)
            while let segment = copyOfCopy.next() { seen[2].append(Place(segment)) }
            #expect(seen.allSatisfy { $0 == Array(all[place...]) }, "Copied at \(place)")
        }
    }

    @Test("A copy of a String's iterator goes its own way")
    func copiesOverStrings() {
        let text = Self.texts[0].description
        let all = Array(text.segments(by: .grapheme))
        for place in [0, 31, 32, 33, 2080, 2081, 5000] {
            var original = text.segments(by: .grapheme).makeIterator()
            for _ in 0..<place { _ = original.next() }
            let copy = original
            while original.next() != nil {}
            #expect(Array(IteratorSequence(copy)) == Array(all[place...]))
        }
    }

    @Test("A sequence can be walked over again, and stays at its end", arguments: Granularity.all)
    func again(_ granularity: Granularity) {
        let segments = Self.texts[1].segments(by: granularity)
        #expect(Array(segments) == Array(segments))
        var iterator = segments.makeIterator()
        while iterator.next() != nil {}
        #expect(iterator.next() == nil)
        #expect(iterator.next() == nil)
    }

    @Test("Words between many that are none are found", arguments: [31, 32, 33, 2047, 2048, 2049, 70_000])
    func sparseWords(_ count: Int) {
        let text = String(repeating: "!", count: count) + "a" + String(repeating: "!\n", count: count) + "b"
        #expect(text.words().map(\.text) == ["a", "b"])
        #expect(UTF8Text(text).words().map(\.range.lowerBound) == [count, text.utf8.count - 1])
    }

    // Well-formed bytes are a promise to the package's own code; where it is broken, ICU says so when
    // it gets there. So whoever touches the second line does not survive.
    static let illFormedSecondLine = UTF8Text(
        wellFormed: Array("one two three\n".utf8) + [0xFF] + Array(" four\n".utf8))

    @Test("The first line is divided without a look at the second")
    func laziness() async {
        await #expect(processExitsWith: .success) {
            var iterator = Self.illFormedSecondLine.segments(by: .word).makeIterator()
            for expected in [0..<3, 3..<4, 4..<7, 7..<8, 8..<13, 13..<14] {
                precondition(iterator.next()?.range == expected)
            }
        }
        await #expect(processExitsWith: .failure) {
            for _ in Self.illFormedSecondLine.segments(by: .word) {}
        }
    }

    @Test("Of a long text, the first segment costs its line, and the next ones a few lines")
    func blocks() {
        let line = "first word\n"
        let text = UTF8Text(String(repeating: line, count: 100_000))
        var cursor = SegmentCursor(SegmentCursor.Plan(Segmenter(unopened: .word)), in: text.bytes.indices)
        #expect(cursor.next(in: text.bytes.span)?.range == 0..<5)
        #expect(cursor.dividedCount == line.utf8.count)
        for _ in 0..<4 { _ = cursor.next(in: text.bytes.span) }
        #expect(cursor.dividedCount <= 6 * line.utf8.count)
        while cursor.next(in: text.bytes.span) != nil {}
        #expect(cursor.dividedCount == text.bytes.count)
    }
}

@Suite("The segment around an index")
struct SegmentPlaceTests {
    static let text = "It rains. It pours.\r\n今日は良い天気です。\n\n🇯🇵🇯🇵 e\u{301}\u{301}x"

    @Test("It is the one of all segments that contains the index", arguments: Granularity.all)
    func contains(granularity: Granularity) {
        let text = Self.text
        let segments = Array(text.segments(by: granularity))
        for index in text.unicodeScalars.indices {
            let expected = segments.first { $0.range.contains(index) }
            #expect(text.segment(containing: index, by: granularity) == expected)
            #expect(text.isBoundary(index, of: granularity) == (expected?.range.lowerBound == index))
        }
        #expect(text.segment(containing: text.endIndex, by: granularity) == nil)
        #expect(text.isBoundary(text.endIndex, of: granularity))
    }

    @Test("A part of a text is divided on its own", arguments: Granularity.all)
    func parts(granularity: Granularity) {
        let part = Self.text.dropFirst(4).dropLast(3)
        let segments = Array(part.segments(by: granularity))
        for index in part.indices {
            #expect(part.segment(containing: index, by: granularity) == segments.first { $0.range.contains(index) })
        }
    }
}

@Suite("Values as JSON has them")
struct CodableTests {
    @Test("A segment keeps its kind by the name that the command writes")
    func segments() throws {
        let segments = Array(UTF8Text("a 1").words())
        let data = try JSONEncoder().encode(segments)
        #expect(try JSONDecoder().decode([UTF8Segment].self, from: data) == segments)
        #expect(Segment.Kind.nonWord.rawValue == "none")
    }

    @Test("A granularity is its name", arguments: Granularity.all)
    func granularities(granularity: Granularity) throws {
        #expect(Granularity(name: granularity.name) == granularity)
        let data = try JSONEncoder().encode([granularity])
        #expect(String(decoding: data, as: UTF8.self) == "[\"\(granularity.name)\"]")
        #expect(try JSONDecoder().decode([Granularity].self, from: data) == [granularity])
        #expect(throws: DecodingError.self) { try JSONDecoder().decode([Granularity].self, from: Data("[\"x\"]".utf8)) }
    }

    @Test("A tag is written as it was, and read only if it is well-formed")
    func tags() throws {
        let data = try JSONEncoder().encode(["JA-jp" as LanguageTag])
        #expect(String(decoding: data, as: UTF8.self) == "[\"JA-jp\"]")
        #expect(try JSONDecoder().decode([LanguageTag].self, from: data) == ["ja-JP"])
        #expect(throws: LanguageTagError.self) { try JSONDecoder().decode([LanguageTag].self, from: Data("[\"a_b\"]".utf8)) }
    }

    @Test("Tags that mean the same are equal, and others are not")
    func equality() {
        #expect(LanguageTag("ja") == "JA" && LanguageTag("ja-u-lb-strict") == "JA-u-LB-strict")
        #expect(LanguageTag("ja") != "ja-JP" && LanguageTag("zh-Hant") != "zh-Hans")
        #expect(Set(["ja", "JA", "en"] as [LanguageTag]).count == 2)
    }
}

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

import TestSupport
import Testing

@testable import SpeechSynthesis

@Suite("Words are placed in time")
struct WordAlignerTests {
    private func event(_ position: Int, _ sample: Int, length: Int = 1) -> EngineEvent {
        EngineEvent(kind: .word, position: position, length: length, sample: sample, name: 0)
    }

    private func phoneme(_ name: Character, _ sample: Int) -> EngineEvent {
        EngineEvent(kind: .phoneme, position: 0, length: 0, sample: sample, name: UInt64(name.asciiValue!).littleEndian)
    }

    private func starts(_ words: [Range<Int>], _ events: [EngineEvent], length: Int = 1000) -> [Int] {
        WordAligner.intervals(of: words, in: events, length: length).map(\.start)
    }

    @Test("A word with one event has its time")
    func simple() {
        #expect(starts([0..<3, 4..<7], [event(0, 0), event(4, 500)]) == [0, 500])
    }

    @Test("A word with many events has the first")
    func first() {
        #expect(starts([0..<4, 5..<9], [event(0, 0), event(1, 100), event(1, 200), event(5, 300)]) == [0, 300])
    }

    @Test("An event that goes back does not take the words along")
    func back() {
        #expect(
            starts([0..<2, 3..<5, 6..<8], [event(0, 0), event(6, 400), event(3, 200), event(3, 500)]) == [0, 200, 400])
        let order = starts([0..<2, 3..<5, 6..<8, 9..<11], [event(0, 0), event(9, 100), event(3, 200), event(6, 300)])
        #expect(order == [0, 200, 300, 650])
    }

    @Test("A word without an event begins with a phoneme between its neighbours")
    func missing() {
        let phonemes = [0, 90, 180, 310, 400].map { phoneme("a", $0) }
        #expect(starts([0..<2, 3..<6, 7..<9], [event(0, 0), event(7, 400)] + phonemes) == [0, 180, 400])
    }

    @Test("A word is over where a pause begins")
    func pause() {
        let sounds = [phoneme("a", 0), phoneme("_", 200), phoneme("b", 300), phoneme("_", 800), phoneme("_", 900)]
        let intervals = WordAligner.intervals(
            of: [0..<1, 2..<3], in: [event(0, 0), event(2, 300)] + sounds, length: 1000)
        #expect(intervals == [.init(start: 0, end: 200), .init(start: 300, end: 800)])
    }

    @Test("Whatever the events: one time a word, in order, within the audio")
    func invariants() {
        var random = SeededRandom(seed: 7)
        for _ in 0..<2000 {
            let count = Int.random(in: 0...20, using: &random)
            var words: [Range<Int>] = []
            for _ in 0..<count {
                let start = (words.last?.upperBound ?? 0) + Int.random(in: 0...2, using: &random)
                words.append(start..<start + Int.random(in: 0...5, using: &random))
            }
            let length = Int.random(in: 0...2000, using: &random)
            let events = (0..<Int.random(in: 0...30, using: &random)).map { _ in
                let place = Int.random(in: -2...80, using: &random)
                let sample = Int.random(in: -1...2100, using: &random)
                return Bool.random(using: &random)
                    ? event(place, sample, length: Int.random(in: 0...3, using: &random))
                    : phoneme(Bool.random(using: &random) ? "_" : "a", sample)
            }.sorted { $0.sample < $1.sample }
            let intervals = WordAligner.intervals(of: words, in: events, length: length)
            #expect(intervals.count == words.count)
            for (one, other) in zip(intervals, intervals.dropFirst()) {
                #expect(one.start <= other.start && one.end <= max(other.start, one.start))
            }
            for interval in intervals {
                #expect(0 <= interval.start && interval.start <= interval.end && interval.end <= length)
                #expect(interval.start < length || length == 0)
            }
        }
    }
}

/// Gives each word of a text one time, out of what espeak-ng tells.
///
/// espeak-ng's events are no list of words: “of the” is one, a number many, of a symbol there is one and of a word
/// none after a bracket, and its places in the text sometimes go back. So: an event belongs to the word that
/// its place is in; a word takes its first; of those that contradict the order of the words as few as can be are
/// dropped; and a word without takes its part, by length, of the time between its neighbours, at the start of
/// a phoneme.
struct WordAligner {
    /// Where a word is heard, in samples.
    struct Interval: Hashable {
        var start: Int
        /// Where it is over: the next one starts, or a pause.
        var end: Int
    }

    /// The words' places in the text that was spoken, in Unicode scalars, in order. One that was spoken in another's
    /// place is empty, after it.
    private let words: [Range<Int>]
    private let phonemes: [EngineEvent]
    private let length: Int

    /// Places words in time.
    ///
    /// - Complexity: O(*n*²) in the words, of which there are a few hundred at the most.
    static func intervals(of words: [Range<Int>], in events: [EngineEvent], length: Int) -> [Interval] {
        if words.isEmpty { return [] }
        let aligner = WordAligner(words: words, phonemes: events.filter { $0.kind == .phoneme }, length: length)
        return aligner.intervals(from: aligner.anchors(events.filter { $0.kind == .word }))
    }

    // MARK: Words with an event of their own

    private struct Candidates {
        /// The samples of events within the word, in time.
        var direct: [Int] = []
        /// Of events without a length there, which espeak-ng puts at the ends of clauses.
        var empty: [Int] = []
        /// Of events between the word before and this one.
        var before: [Int] = []

        /// By what they are worth: an event that is the only one of its word is the best.
        var ranked: (samples: [Int], weight: Int) {
            if direct.count == 1 { return (direct, 8) }
            if !direct.isEmpty { return (direct, 4) }
            return empty.isEmpty ? (before, 1) : (empty, 2)
        }
    }

    private func anchors(_ events: [EngineEvent]) -> [Int?] {
        var candidates = Array(repeating: Candidates(), count: words.count)
        for event in events {
            let next = firstWord(endingBehind: event.position)
            guard next < words.count else { continue }
            let sample = min(max(0, event.sample), max(0, length - 1))
            if words[next].lowerBound > event.position {
                candidates[next].before.append(sample)
            } else if event.length > 0 {
                candidates[next].direct.append(sample)
            } else {
                candidates[next].empty.append(sample)
            }
        }
        let ranked = candidates.map(\.ranked)
        var anchors = heaviestChain(ranked.map { ($0.samples.first, $0.weight) })
        fillGaps(&anchors, ranked.map(\.samples))
        return anchors
    }

    /// The first word that ends after a place.
    private func firstWord(endingBehind position: Int) -> Int {
        var low = 0
        var high = words.count
        while low < high {
            let middle = (low + high) / 2
            if words[middle].upperBound > position { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// Keeps those samples that are in order, and of them as many as can be.
    private func heaviestChain(_ entries: [(sample: Int?, weight: Int)]) -> [Int?] {
        var best = Array(repeating: 0, count: entries.count)
        var previous = Array(repeating: -1, count: entries.count)
        var last = -1
        for (index, entry) in entries.enumerated() {
            guard let sample = entry.sample else { continue }
            // In most texts the word before is it: what is found first need not be searched further.
            for earlier in stride(from: index - 1, through: 0, by: -1) {
                guard let other = entries[earlier].sample, other <= sample, best[earlier] > best[index] else {
                    continue
                }
                best[index] = best[earlier]
                previous[index] = earlier
            }
            best[index] += entry.weight
            if last < 0 || best[index] >= best[last] { last = index }
        }
        var kept: [Int?] = Array(repeating: nil, count: entries.count)
        while last >= 0 {
            kept[last] = entries[last].sample
            last = previous[last]
        }
        return kept
    }

    /// Has words whose first event was dropped take a later one, where that is in order.
    private func fillGaps(_ anchors: inout [Int?], _ samples: [[Int]]) {
        var next = Array(repeating: length, count: anchors.count)
        var following = length
        for index in anchors.indices.reversed() {
            next[index] = following
            following = anchors[index] ?? following
        }
        var previous = -1
        for index in anchors.indices {
            if anchors[index] == nil {
                anchors[index] = samples[index].first { $0 > previous && $0 < next[index] }
            }
            previous = anchors[index] ?? previous
        }
    }

    // MARK: Words without

    private func intervals(from anchors: [Int?]) -> [Interval] {
        var starts = anchors.map { $0 ?? 0 }
        var index = 0
        while index < anchors.count {
            guard anchors[index] == nil else {
                index += 1
                continue
            }
            let end = anchors[index...].firstIndex { $0 != nil } ?? anchors.count
            // The word before shares its time with them.
            let first = max(0, index - 1)
            let from = index == 0 ? 0 : starts[first]
            let until = end < anchors.count ? starts[end] : length
            divide(from..<max(from, until), among: first..<end, &starts)
            index = end
        }
        var intervals: [Interval] = []
        var phoneme = 0
        for (index, start) in starts.enumerated() {
            let limit = index + 1 < starts.count ? starts[index + 1] : length
            intervals.append(Interval(start: start, end: endOfSound(in: start..<max(start, limit), &phoneme)))
        }
        return intervals
    }

    /// Gives words their parts of an interval; the first starts with it.
    private func divide(_ interval: Range<Int>, among part: Range<Int>, _ starts: inout [Int]) {
        var place = 0
        let end = endOfSound(in: interval, &place)
        let onsets = phonemes.filter { !$0.isPause && interval.contains($0.sample) }.map(\.sample)
        let weights = part.map { max(1, words[$0].count) }
        let total = weights.reduce(0, +)
        var before = 0
        var onset = 0
        for (offset, index) in part.enumerated() {
            defer { before += weights[offset] }
            if offset == 0 {
                starts[index] = interval.lowerBound
                continue
            }
            let ideal = interval.lowerBound + (end - interval.lowerBound) * before / total
            let least = starts[index - 1] + 1
            while onset + 1 < onsets.count, abs(onsets[onset + 1] - ideal) <= abs(onsets[onset] - ideal) { onset += 1 }
            let snapped = onset < onsets.count ? onsets[onset] : ideal
            starts[index] = min(
                max(snapped < least ? ideal : snapped, least), max(interval.lowerBound, interval.upperBound - 1))
        }
    }

    /// Where the last sound in an interval ends: what follows is pause.
    private func endOfSound(in interval: Range<Int>, _ place: inout Int) -> Int {
        while place < phonemes.count, phonemes[place].sample < interval.lowerBound { place += 1 }
        var end: Int?
        while place < phonemes.count, phonemes[place].sample < interval.upperBound {
            let phoneme = phonemes[place]
            if !phoneme.isPause { end = nil } else if end == nil { end = phoneme.sample }
            place += 1
        }
        return end.map { $0 > interval.lowerBound ? $0 : interval.upperBound } ?? interval.upperBound
    }
}

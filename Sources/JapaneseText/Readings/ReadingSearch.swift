/// Finds the best way to read a part of a text, and how far the others are.
struct ReadingSearch {
    private var own: [Int32] = []
    private var steps: [Int32] = []
    private var before: [Int32] = []
    private var after: [Int32] = []
    private var previous: [Int32] = []
    private var features = ReadingFeatures()
    /// The longest candidate, in bytes.
    private var longest: Int32 = 0

    /// A word of the best way.
    struct Found {
        var candidate: Int
        /// How much more the best way with another reading of its kanji costs; `nil` where there is none.
        var distance: Int32?
        /// The readings of the same word in other ways, the cheapest first: candidates and how much more they cost.
        var others: [(candidate: Int, distance: Int32)]
    }

    private static let far = Int32.max / 4

    /// The best way: its candidates, in order.
    private(set) var way: [Int] = []

    /// Finds the best way.
    mutating func findBest(
        _ graph: WordGraph, _ memo: WordMemo, _ text: NormalizedText, _ part: Range<Int>, _ model: ReadingModel
    ) {
        score(graph, memo, text, part, model)
        let count = graph.candidates.count
        before.removeAll(keepingCapacity: true)
        before.append(contentsOf: repeatElement(Self.far, count: count))
        after = before
        previous.removeAll(keepingCapacity: true)
        previous.append(contentsOf: repeatElement(-1, count: count))
        before[0] = 0
        after[count - 1] = 0
        steps.removeAll(keepingCapacity: true)
        let candidates = graph.candidates.span
        let edges = graph.edges.span
        for index in edges.indices {
            let edge = edges[index]
            let (from, to) = (Int(edge.from), Int(edge.to))
            let (left, right) = (candidates[from], candidates[to])
            let isJoined = left.end == right.start && left.shape != .kana && right.shape != .kana
            let step = edge.cost + own[to] + (isJoined ? model.cost(left.shape, right.shape) : 0)
            steps.append(step)
            guard before[from] < Self.far else { continue }
            let total = before[from] + step
            if total < before[to] {
                before[to] = total
                previous[to] = edge.from
            }
        }
        for index in edges.indices.reversed() {
            let (from, to) = (Int(edges[index].from), Int(edges[index].to))
            guard after[to] < Self.far else { continue }
            after[from] = min(after[from], after[to] + steps[index])
        }
        way.removeAll(keepingCapacity: true)
        var place = Int(previous[count - 1])
        while place > 0 {
            way.append(place)
            place = Int(previous[place])
        }
        way.reverse()
    }

    private mutating func score(
        _ graph: WordGraph, _ memo: WordMemo, _ text: NormalizedText, _ part: Range<Int>, _ model: ReadingModel
    ) {
        own.removeAll(keepingCapacity: true)
        longest = 0
        features.begin(text, part)
        for index in graph.candidates.indices {
            let candidate = graph.candidates[index]
            longest = max(longest, candidate.end - candidate.start)
            guard candidate.word >= 0 else {
                own.append(0)
                continue
            }
            let word = memo.head(candidate.word)
            var cost: Int32 = word.source == .unknown ? Self.unknown : word.source == .given ? -Self.given : 0
            if candidate.shape != .kana {
                features.forEach(candidate, word, graph, text, part) { features, salt in
                    cost -= model.weight(of: features, salt)
                }
            }
            own.append(cost)
        }
    }

    /// What it costs that nobody knows how a word is read, and what it is worth that the caller said it.
    private static let unknown: Int32 = 30_000
    private static let given: Int32 = 1_000_000

    /// Compares the word at a position in the best way with what else may stand in its place.
    func compare(_ position: Int, _ graph: WordGraph, _ memo: WordMemo) -> Found {
        let index = way[position]
        let candidate = graph.candidates[index]
        guard candidate.shape != .kana else { return Found(candidate: index, distance: nil, others: []) }
        let word = memo.head(candidate.word)
        let best = before[graph.candidates.count - 1]
        var distance: Int32?
        var others: [(candidate: Int, distance: Int32)] = []
        // The candidates are in the order of where they start.
        var rivalIndex = index
        while rivalIndex > 1, graph.candidates[rivalIndex - 1].start + longest > candidate.start { rivalIndex -= 1 }
        while rivalIndex < graph.candidates.count, graph.candidates[rivalIndex].start < candidate.end {
            defer { rivalIndex += 1 }
            let rival = graph.candidates[rivalIndex]
            guard rival.end > candidate.start, rival.word >= 0, rivalIndex != index, before[rivalIndex] < Self.far,
                after[rivalIndex] < Self.far
            else { continue }
            let more = before[rivalIndex] + after[rivalIndex] - best
            let reading = memo.head(rival.word).reading
            guard !agrees(rival, reading, candidate, word.reading, position, graph, memo) else { continue }
            distance = min(distance ?? .max, more)
            if rival.start == candidate.start, rival.end == candidate.end, reading != 0,
                !others.contains(where: { memo.head(graph.candidates[$0.candidate].word).reading == reading })
            {
                others.append((rivalIndex, more))
            }
        }
        others.sort { ($0.distance, $0.candidate) < ($1.distance, $1.candidate) }
        return Found(candidate: index, distance: distance, others: others)
    }

    /// Whether another word reads what it shares with a word of the best way as that does, as far as this can be told.
    private func agrees(
        _ rival: WordCandidate, _ reading: Int32, _ candidate: WordCandidate, _ own: Int32, _ position: Int,
        _ graph: WordGraph, _ memo: WordMemo
    ) -> Bool {
        switch (rival.start == candidate.start, rival.end == candidate.end) {
        case (true, true): return reading == own
        case (true, false) where rival.end < candidate.end:
            return memo[candidate.word].reading.starts(with: memo[rival.word].reading)
        case (false, true) where rival.start > candidate.start:
            return memo[candidate.word].reading.reversed().starts(with: memo[rival.word].reading.reversed())
        default: break
        }
        // Over several words of the best way: their readings together.
        guard rival.start <= candidate.start, rival.end >= candidate.end else {
            // It shares a part of the word and a part of a neighbour.
            return false
        }
        var first = position
        while first > 0, graph.candidates[way[first - 1]].start >= rival.start { first -= 1 }
        var last = position
        while last + 1 < way.count, graph.candidates[way[last + 1]].end <= rival.end { last += 1 }
        guard graph.candidates[way[first]].start == rival.start, graph.candidates[way[last]].end == rival.end else {
            return false
        }
        return way[first...last].reduce(into: []) { $0 += memo[graph.candidates[$1].word].reading }
            == memo[rival.word].reading
    }
}

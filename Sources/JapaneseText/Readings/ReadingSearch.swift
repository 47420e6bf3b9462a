/// Finds the best way to read a part of a text, and how far the others are.
struct ReadingSearch {
    private var own: [Int32] = []
    private var before: [Int32] = []
    private var after: [Int32] = []
    private var previous: [Int32] = []
    private var features = ReadingFeatures()

    /// A word of the best way.
    struct Found {
        var candidate: Int
        /// How much more the best way with another reading of its kanji costs; `nil` where there is none.
        var distance: Int32?
        /// The readings of the same word in other ways, the cheapest first: candidates and how much more they cost.
        var others: [(candidate: Int, distance: Int32)]
    }

    private static let far = Int32.max / 4

    /// The words of the best way, in order.
    mutating func best(
        _ graph: WordGraph, _ memo: WordMemo, _ text: NormalizedText, _ part: Range<Int>, _ model: ReadingModel
    ) -> [Found] {
        score(graph, memo, text, part, model)
        let count = graph.candidates.count
        before.removeAll(keepingCapacity: true)
        before.append(contentsOf: repeatElement(Self.far, count: count))
        after = before
        previous.removeAll(keepingCapacity: true)
        previous.append(contentsOf: repeatElement(-1, count: count))
        before[0] = 0
        after[count - 1] = 0
        func cost(_ edge: CandidateEdge) -> Int32 {
            let (left, right) = (graph.candidates[Int(edge.from)], graph.candidates[Int(edge.to)])
            let isJoined = left.end == right.start && left.shape != .kana && right.shape != .kana
            return edge.cost + (isJoined ? model.cost(left.shape, right.shape) : 0)
        }
        for edge in graph.edges {
            let (from, to) = (Int(edge.from), Int(edge.to))
            guard before[from] < Self.far else { continue }
            let total = before[from] + cost(edge) + own[to]
            if total < before[to] {
                before[to] = total
                previous[to] = edge.from
            }
        }
        for edge in graph.edges.reversed() {
            let (from, to) = (Int(edge.from), Int(edge.to))
            guard after[to] < Self.far else { continue }
            after[from] = min(after[from], after[to] + cost(edge) + own[to])
        }
        var way: [Int] = []
        var place = Int(previous[count - 1])
        while place > 0 {
            way.append(place)
            place = Int(previous[place])
        }
        way.reverse()
        return way.map { distance($0, way, graph, memo) }
    }

    private mutating func score(
        _ graph: WordGraph, _ memo: WordMemo, _ text: NormalizedText, _ part: Range<Int>, _ model: ReadingModel
    ) {
        own.removeAll(keepingCapacity: true)
        features.begin(text, part)
        for candidate in graph.candidates {
            guard candidate.word >= 0 else {
                own.append(0)
                continue
            }
            let word = memo[candidate.word]
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

    /// Compares a word of the best way with what else may stand in its place.
    private func distance(_ index: Int, _ way: [Int], _ graph: WordGraph, _ memo: WordMemo) -> Found {
        let candidate = graph.candidates[index]
        guard candidate.shape != .kana else { return Found(candidate: index, distance: nil, others: []) }
        let word = memo[candidate.word]
        let best = before[graph.candidates.count - 1]
        var distance: Int32?
        var others: [(candidate: Int, distance: Int32)] = []
        for (other, rival) in graph.candidates.enumerated() {
            guard rival.start < candidate.end, rival.end > candidate.start, rival.word >= 0, other != index,
                before[other] < Self.far, after[other] < Self.far
            else { continue }
            let more = before[other] + after[other] - best
            let reading = memo[rival.word].reading
            guard !agrees(rival, reading, candidate, word.reading, way, graph, memo) else { continue }
            distance = min(distance ?? .max, more)
            if rival.start == candidate.start, rival.end == candidate.end, !reading.isEmpty,
                !others.contains(where: { memo[graph.candidates[$0.candidate].word].reading == reading })
            {
                others.append((other, more))
            }
        }
        others.sort { ($0.distance, $0.candidate) < ($1.distance, $1.candidate) }
        return Found(candidate: index, distance: distance, others: others)
    }

    /// Whether another word reads what it shares with a word of the best way as that does, as far as this can be told.
    private func agrees(
        _ rival: WordCandidate, _ reading: [UInt8], _ candidate: WordCandidate, _ own: [UInt8], _ way: [Int],
        _ graph: WordGraph, _ memo: WordMemo
    ) -> Bool {
        switch (rival.start == candidate.start, rival.end == candidate.end) {
        case (true, true): return reading == own
        case (true, false) where rival.end < candidate.end: return own.starts(with: reading)
        case (false, true) where rival.start > candidate.start: return own.reversed().starts(with: reading.reversed())
        default: break
        }
        // Over several words of the best way: their readings together.
        guard rival.start <= candidate.start, rival.end >= candidate.end else {
            // It shares a part of the word and a part of a neighbour.
            return false
        }
        var together: [UInt8] = []
        var start: Int32?
        var end: Int32 = 0
        for index in way {
            let word = graph.candidates[index]
            guard word.start >= rival.start, word.end <= rival.end else { continue }
            start = start ?? word.start
            end = word.end
            together += memo[word.word].reading
        }
        return start == rival.start && end == rival.end && together == reading
    }
}

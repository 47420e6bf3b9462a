internal import ICUSupport

/// A word with a reading that a text may have.
struct WordCandidate {
    /// Where it stands, in bytes.
    var start: Int32
    var end: Int32
    /// The place of the word in the memo.
    var word: Int32
    /// The words of MeCab's lattice that it takes the place of, the first and the last.
    var first: Int32
    var last: Int32
    /// What the way between these two costs.
    var innerCost: Int32
    /// The number of MeCab's part of speech.
    var partOfSpeech: UInt16
    var shape: ReadingWord.Shape
}

/// A step from one candidate to the next.
struct CandidateEdge {
    var from: Int32
    var to: Int32
    var cost: Int32
}

/// All ways to read a part of a text that are worth a thought: candidates, the part's start first and its end last, and
/// what it costs that one follows another.
///
/// MeCab's lattice is where it starts from. A reading that its dictionary lacks costs what MeCab's own best way across the
/// same characters does.
struct WordGraph {
    private(set) var candidates: [WordCandidate] = []
    /// In the order of ``CandidateEdge/to``.
    private(set) var edges: [CandidateEdge] = []

    /// The hashes of MeCab's own words that start and end at each place in the part.
    private(set) var wordStarting: [UInt32] = []
    private(set) var wordEnding: [UInt32] = []

    private var lattice = MeCabLattice()
    private var waysAcross: [Int32] = []
    private var wayStarts: [Int32] = []
    private var isEnd: [Bool] = []

    static let reach = MeCabTagger.Reach(kanji: 4_500, homograph: 20_000, kana: 1_000)

    /// Finds the ways to read a part of a text.
    ///
    /// - Parameters:
    ///   - given: Words that the caller knows the readings of.
    ///   - added: What the dictionary lacks.
    ///   - isKnown: Whether a word of these counts; `nil`: all do.
    mutating func build(
        _ text: NormalizedText, _ part: Range<Int>, with tagger: inout MeCabTagger, _ dictionary: ReadingDictionary,
        memo: inout WordMemo, given: GivenReadings?, added: AddedReadings,
        isKnown: ((_ word: ArraySlice<UInt8>, _ reading: ArraySlice<UInt8>) -> Bool)? = nil
    ) throws(ReadingError) {
        candidates.removeAll(keepingCapacity: true)
        edges.removeAll(keepingCapacity: true)
        let kanjiBefore =
            part.lowerBound == 0 && part.upperBound == text.bytes.count
            ? text.kanjiBefore : Array(text.kanjiBefore[part.lowerBound...part.upperBound])
        try tagger.parse(text.bytes[part], kanjiBefore: kanjiBefore, reach: Self.reach, into: &lattice)
        noteBestWords(text, part)

        let last = Int32(lattice.nodes.count - 1)
        append(0, 0, word: -1, node: 0, .kana)
        for (index, node) in lattice.nodes.enumerated() where index > 0 && index < last {
            let range = part.lowerBound + Int(node.start)..<part.lowerBound + Int(node.end)
            let hash = ReadingHash.of(text.bytes, range)
            let word = memo.word(at: node.feature, hash: hash, length: range.count, source: 0) {
                dictionary.word(text.bytes[range], node)
            }
            guard !isRepeated(node, word) else { continue }
            append(node.start, node.end, word: word, node: Int32(index), memo.head(word).shape)
        }
        let own = candidates.count
        addKanjiReadings(text, part, own, &memo)
        addAcross(text, part, own, &memo, given, added, isKnown)
        let end = Int32(part.count)
        append(end, end, word: -1, node: last, .kana)
        // In the order of where they start, those of MeCab before the others.
        let order = candidates.indices.sorted { (candidates[$0].start, $0) < (candidates[$1].start, $1) }
        candidates = order.map { candidates[$0] }
        connect()
    }

    private mutating func append(_ start: Int32, _ end: Int32, word: Int32, node: Int32, _ shape: ReadingWord.Shape) {
        candidates.append(
            WordCandidate(
                start: start, end: end, word: word, first: node, last: node, innerCost: 0,
                partOfSpeech: lattice.nodes[Int(node)].partOfSpeech, shape: shape
            ))
    }

    /// Whether MeCab's dictionary has a word twice, with the same reading and part of speech, and the other costs less.
    private func isRepeated(_ node: MeCabNode, _ word: Int32) -> Bool {
        let cost = node.costBefore + node.costAfter
        var index = candidates.count - 1
        while index > 0, candidates[index].start == node.start {
            let other = candidates[index]
            if other.end == node.end, other.partOfSpeech == node.partOfSpeech, other.word == word {
                let otherNode = lattice.nodes[Int(other.first)]
                return otherNode.costBefore + otherNode.costAfter <= cost
            }
            index -= 1
        }
        return false
    }

    private mutating func noteBestWords(_ text: NormalizedText, _ part: Range<Int>) {
        wordStarting.removeAll(keepingCapacity: true)
        wordStarting.append(contentsOf: repeatElement(0, count: part.count + 1))
        wordEnding = wordStarting
        for node in lattice.nodes where node.isBest && node.feature != 0 {
            let hash = ReadingHash.of(
                text.bytes, part.lowerBound + Int(node.start)..<part.lowerBound + Int(node.end))
            wordStarting[Int(node.start)] = hash
            wordEnding[Int(node.end)] = hash
        }
        wordEnding[0] = 1
        wordStarting[part.count] = 2
    }

    /// Adds what Unihan knows of single kanji among others, and of words that nobody knows.
    private mutating func addKanjiReadings(
        _ text: NormalizedText, _ part: Range<Int>, _ own: Int, _ memo: inout WordMemo
    ) {
        for index in 1..<max(own, 1) {
            let candidate = candidates[index]
            let start = part.lowerBound + Int(candidate.start)
            let end = part.lowerBound + Int(candidate.end)
            guard text.end(ofCharacterAt: start) == end, text.hasKanji(start..<end) else { continue }
            let isUnknown = memo.head(candidate.word).source == .unknown
            let hasNeighbour =
                (candidate.start > 0 && text.hasKanji(previous(text, start)..<start))
                || (end < part.upperBound && text.hasKanji(end..<text.end(ofCharacterAt: end)))
            guard isUnknown || hasNeighbour, isCheapest(index, own) else { continue }
            guard let scalar = Unicode.Scalar(text.scalar(at: start)) else { continue }
            let readings = memo.kanjiReadings(scalar)
            let hasOn = readings.contains { $0.isOn }
            for reading in readings where reading.isOn || isUnknown || !hasOn {
                add(reading.index, candidate.start, candidate.end, candidate.first, candidate.last, 0, memo)
            }
        }
    }

    private func previous(_ text: NormalizedText, _ offset: Int) -> Int {
        var start = offset - 1
        while start > 0, text.bytes[start] & 0xC0 == 0x80 { start -= 1 }
        return start
    }

    /// Whether no other word of MeCab's at the same place has a cheaper way, or an equal one and comes first.
    private func isCheapest(_ index: Int, _ own: Int) -> Bool {
        let candidate = candidates[index]
        func cost(_ index: Int) -> Int32 {
            let node = lattice.nodes[Int(candidates[index].first)]
            return node.costBefore + node.costAfter
        }
        func isBetter(_ other: Int) -> Bool {
            candidates[other].end == candidate.end && (cost(other), other) < (cost(index), index)
        }
        var other = index - 1
        while other > 0, candidates[other].start == candidate.start {
            if isBetter(other) { return false }
            other -= 1
        }
        other = index + 1
        while other < own, candidates[other].start == candidate.start {
            if isBetter(other) { return false }
            other += 1
        }
        return true
    }

    /// Adds a reading, unless there is the same at the same place.
    private mutating func add(
        _ word: Int32, _ start: Int32, _ end: Int32, _ first: Int32, _ last: Int32, _ cost: Int32, _ memo: WordMemo
    ) {
        let head = memo.head(word)
        // What the caller says counts for more than the same from elsewhere.
        for other in candidates
        where head.source != .given && other.start == start && other.end == end && other.word >= 0
            && memo.head(other.word).reading == head.reading && (other.shape == .number) == (head.shape == .number)
        {
            return
        }
        candidates.append(
            WordCandidate(
                start: start, end: end, word: word, first: first, last: last, innerCost: cost,
                partOfSpeech: lattice.nodes[Int(first)].partOfSpeech, shape: head.shape
            ))
    }

    /// Adds what is known of words, of several in MeCab's eyes too.
    private mutating func addAcross(
        _ text: NormalizedText, _ part: Range<Int>, _ own: Int, _ memo: inout WordMemo, _ given: GivenReadings?,
        _ added: AddedReadings, _ isKnown: ((ArraySlice<UInt8>, ArraySlice<UInt8>) -> Bool)?
    ) {
        isEnd.removeAll(keepingCapacity: true)
        isEnd.append(contentsOf: repeatElement(false, count: part.count + 1))
        for index in 1..<own { isEnd[Int(candidates[index].end)] = true }
        let longest = max(added.longest, given?.longest ?? 0)
        var start: Int32 = -1
        for index in 1..<own where candidates[index].start != start {
            start = candidates[index].start
            let place = part.lowerBound + Int(start)
            let value = text.scalar(at: place)
            if NumberReading.canStart(with: value), !followsDigit(text, place, part) {
                for number in memo.numbers(text, at: place, before: part.upperBound) {
                    let end = start + Int32(number.length)
                    guard isEnd[Int(end)], let way = wayAcross(start, end) else { continue }
                    add(number.word, start, end, way.first, way.last, way.cost, memo)
                }
            }
            var hash = ReadingHash()
            var hashed = place
            for placeEnd in place + 1..<min(place + longest, part.upperBound) + 1
            where isEnd[placeEnd - part.lowerBound] {
                let end = Int32(placeEnd - part.lowerBound)
                hash.combine(text.bytes, hashed..<placeEnd)
                hashed = placeEnd
                let surface = place..<placeEnd
                if text.hasKanji(surface) {
                    var readings = added.readings(of: surface, in: text.bytes, hash: hash.value)
                    if let isKnown { readings.removeAll { !isKnown(text.bytes[surface], $0) } }
                    addReadings(readings, .added, text, surface, hash.value, start, end, &memo)
                }
                if let given {
                    let readings = given.readings(of: surface, in: text.bytes, hash: hash.value)
                    addReadings(readings, .given, text, surface, hash.value, start, end, &memo)
                }
            }
        }
    }

    private mutating func addReadings(
        _ readings: [ArraySlice<UInt8>], _ source: ReadingWord.Source, _ text: NormalizedText, _ surface: Range<Int>,
        _ hash: UInt32, _ start: Int32, _ end: Int32, _ memo: inout WordMemo
    ) {
        guard !readings.isEmpty, let way = wayAcross(start, end) else { return }
        for reading in readings {
            let word = memo.word(
                at: UInt(reading.startIndex), hash: hash, length: surface.count, source: source.rawValue
            ) {
                ReadingWord(
                    text.bytes[surface], reading: Array(reading), source: source,
                    kind: source == .given ? .name : .other)
            }
            add(word, start, end, way.first, way.last, way.cost, memo)
        }
    }

    /// Whether the characters before are part of the same number, or of a fraction.
    private func followsDigit(_ text: NormalizedText, _ place: Int, _ part: Range<Int>) -> Bool {
        guard place > part.lowerBound else { return false }
        let before = text.scalar(at: previous(text, place))
        if NumberReading.canStart(with: before) { return true }
        guard before == 0x2E || before == 0xFF0E || before == 0x2C, place - 1 > part.lowerBound else { return false }
        let point = previous(text, place)
        return point > part.lowerBound && NumberReading.digit(text.scalar(at: previous(text, point))) != nil
    }

    /// MeCab's best way from one place to another: the first word and the last, and what it costs between them.
    private mutating func wayAcross(_ start: Int32, _ end: Int32) -> (first: Int32, last: Int32, cost: Int32)? {
        let far = Int32.max / 4
        let count = lattice.nodes.count
        if waysAcross.count < count {
            waysAcross = [Int32](repeating: far, count: count)
            wayStarts = [Int32](repeating: 0, count: count)
        }
        var best: (cost: Int32, last: Int)?
        // The edges are in the order of the words.
        var edge = lattice.edges.partitioningIndex { lattice.nodes[Int($0.to)].start >= start }
        var index = lattice.nodes.partitioningIndex { $0.start >= start }
        if index == 0 { index = 1 }
        while edge < lattice.edges.count, Int(lattice.edges[edge].to) < index { edge += 1 }
        let begin = index
        while index < count - 1, lattice.nodes[index].start < end {
            let node = lattice.nodes[index]
            waysAcross[index] = node.start == start ? node.costBefore : far
            wayStarts[index] = Int32(index)
            while edge < lattice.edges.count, Int(lattice.edges[edge].to) == index {
                let step = lattice.edges[edge]
                let from = Int(step.from)
                if node.start > start, from >= begin, waysAcross[from] < far, lattice.nodes[from].end <= node.start,
                    waysAcross[from] + step.cost < waysAcross[index]
                {
                    waysAcross[index] = waysAcross[from] + step.cost
                    wayStarts[index] = wayStarts[from]
                }
                edge += 1
            }
            if node.end > end { waysAcross[index] = far }
            if node.end == end, waysAcross[index] < far, waysAcross[index] + node.costAfter < best?.cost ?? far {
                best = (waysAcross[index] + node.costAfter, index)
            }
            index += 1
        }
        guard let best else { return nil }
        let first = wayStarts[best.last]
        return (first, Int32(best.last), waysAcross[best.last] - lattice.nodes[Int(first)].costBefore)
    }

    /// Makes the steps between candidates out of those between MeCab's words.
    private mutating func connect() {
        let none: Int32 = -1
        var byLast = [Int32](repeating: none, count: lattice.nodes.count)
        var nextWithLast = [Int32](repeating: none, count: candidates.count)
        for index in candidates.indices.reversed() {
            let last = Int(candidates[index].last)
            nextWithLast[index] = byLast[last]
            byLast[last] = Int32(index)
        }
        var firstEdge = [Int32](repeating: 0, count: lattice.nodes.count + 1)
        for edge in lattice.edges { firstEdge[Int(edge.to) + 1] += 1 }
        for index in 1..<firstEdge.count { firstEdge[index] += firstEdge[index - 1] }
        for (index, candidate) in candidates.enumerated() where index > 0 {
            let node = Int(candidate.first)
            for place in Int(firstEdge[node])..<Int(firstEdge[node + 1]) {
                let edge = lattice.edges[place]
                var from = byLast[Int(edge.from)]
                while from >= 0 {
                    edges.append(
                        CandidateEdge(from: from, to: Int32(index), cost: edge.cost + candidate.innerCost))
                    from = nextWithLast[Int(from)]
                }
            }
        }
    }
}

extension Array {
    /// The first place for which a condition holds, which holds for all after it too; the end if there is none.
    fileprivate func partitioningIndex(where holds: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if holds(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

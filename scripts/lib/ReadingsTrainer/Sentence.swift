@testable import JapaneseText

/// A sentence with what is known of its readings, and all ways to read it.
struct Sentence {
    /// A run of kanji, and the readings that are right.
    struct Run {
        var range: Range<Int>
        var readings: [[UInt8]]
    }

    struct Edge {
        var from: Int32
        var to: Int32
        var cost: Float
        /// Which of the pairs of shapes it joins; -1 for none.
        var pair: Int32
    }

    struct Candidate {
        var keys: [UInt32] = []
        /// Runs of kanji, or where no part of the reading is known to belong to one, the word: with the reading.
        var pieces: [(range: Range<Int>, reading: [UInt8])] = []
        var bias: Float = 0
        var source = ReadingWord.Source.dictionary
        var word: Int32 = -1
    }

    var weight: Float
    var runs: [Run]
    var candidates: [Candidate] = []
    var edges: [Edge] = []
    /// The ways that read as is right: for each place on one the candidate, and the steps.
    var rightPlaces: [Int32] = []
    var rightEdges: [Edge] = []
    var text = ""
}

extension Sentence {
    /// A line: weight, text, then `start:end:reading/reading` in UTF-8 bytes, for each run that is known.
    static func parse(_ line: Substring) -> (weight: Float, text: String, runs: [Run]) {
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
        let runs = fields[2].split(separator: " ").map { run in
            let parts = run.split(separator: ":", maxSplits: 2)
            return Run(
                range: Int(parts[0])!..<Int(parts[1])!,
                readings: parts[2].split(separator: "/").map { Array($0.inHiragana().utf8) })
        }
        return (Float(fields[0])!, String(fields[1]), runs)
    }

    /// Finds the ways that read the runs as is right; runs that none reads so do not count.
    mutating func findRight() {
        if markRight(runs) { return }
        runs = runs.filter { markRight([$0]) }
        if !markRight(runs) {
            rightPlaces = []
            rightEdges = []
        }
    }

    private mutating func markRight(_ runs: [Run]) -> Bool {
        struct Place {
            var candidate: Int32
            /// Which reading of the run that has begun it is, and how much of it has been read.
            var progress: Int
        }
        var places = [Place(candidate: 0, progress: -1)]
        var first = [0, 1]
        var found: [Edge] = []
        var index = 0
        for to in 1..<candidates.count {
            var steps: [Edge] = []
            while index < edges.count, edges[index].to == Int32(to) {
                steps.append(edges[index])
                index += 1
            }
            for step in steps {
                for from in first[Int(step.from)]..<first[Int(step.from) + 1] {
                    for progress in advance(places[from].progress, over: candidates[to], runs) {
                        var place = first[to]
                        while place < places.count, places[place].progress != progress { place += 1 }
                        if place == places.count {
                            places.append(Place(candidate: Int32(to), progress: progress))
                        }
                        found.append(Edge(from: Int32(from), to: Int32(place), cost: step.cost, pair: step.pair))
                    }
                }
            }
            first.append(places.count)
        }
        guard places.count > first[candidates.count - 1] else { return false }
        rightPlaces = places.map(\.candidate)
        rightEdges = found.enumerated().sorted { ($0.element.to, $0.offset) < ($1.element.to, $1.offset) }
            .map(\.element)
        return true
    }

    private func advance(_ progress: Int, over candidate: Candidate, _ runs: [Run]) -> [Int] {
        var states = [progress]
        for piece in candidate.pieces {
            let touched = runs.filter { $0.range.overlaps(piece.range) }
            guard let run = touched.first else { continue }
            guard touched.count == 1, run.range.lowerBound <= piece.range.lowerBound,
                run.range.upperBound >= piece.range.upperBound
            else { return [] }
            let isStart = run.range.lowerBound == piece.range.lowerBound
            let isEnd = run.range.upperBound == piece.range.upperBound
            var next: [Int] = []
            for state in states {
                for (number, reading) in run.readings.enumerated() where isStart || state >= 0 && state / 1024 == number
                {
                    let done = isStart ? 0 : state % 1024
                    guard reading.count >= done, reading[done...].starts(with: piece.reading) else { continue }
                    let now = done + piece.reading.count
                    guard (now == reading.count) == isEnd else { continue }
                    let state = isEnd ? -1 : number * 1024 + now
                    if !next.contains(state) { next.append(state) }
                }
            }
            states = next
        }
        return states
    }
}

/// Makes sentences, all with one dictionary.
struct SentenceMaker: ~Copyable {
    let dictionary: ReadingDictionary
    private var tagger: MeCabTagger
    private var memo = WordMemo()
    private var graph = WordGraph()
    private var features = ReadingFeatures()
    private let added: AddedReadings
    /// For each added reading, in which of the folds of the training text it was seen, a bit each.
    private let folds: [[UInt8]: [[UInt8]: Int]]

    init(addedPath text: [UInt8], folds: [[UInt8]: [[UInt8]: Int]]) throws {
        let dictionary = try ReadingDictionary(folder: "/var/lib/mecab/dic/ipadic-utf8")
        let tagger = try MeCabTagger(dictionary.model)
        self.dictionary = dictionary
        self.tagger = tagger
        added = AddedReadings(text: text)
        self.folds = folds
    }

    /// - Parameter fold: What was seen in this fold of the training text alone is not known; `nil`: all is.
    mutating func sentences(_ line: Substring, fold: Int?) throws -> [Sentence] {
        let (weight, source, runs) = Sentence.parse(line)
        memo.shrink()
        let text = NormalizedText(source.utf8.span)
        let folds = folds
        var result: [Sentence] = []
        for part in text.parts() {
            var sentence = Sentence(
                weight: weight,
                runs: runs.filter { part.contains($0.range.lowerBound) && $0.range.upperBound <= part.upperBound })
            sentence.text = String(decoding: text.bytes[part], as: UTF8.self)
            for index in sentence.runs.indices {
                let range = sentence.runs[index].range
                sentence.runs[index].range = range.lowerBound - part.lowerBound..<range.upperBound - part.lowerBound
            }
            guard !sentence.runs.isEmpty else { continue }
            try graph.build(
                text, part, with: &tagger, dictionary, memo: &memo, given: nil, added: added,
                isKnown: fold.map { fold in
                    { word, reading in (folds[Array(word)]?[Array(reading)] ?? 0) & ~(1 << fold) != 0 }
                })
            features.begin(text, part)
            for candidate in graph.candidates {
                var made = Sentence.Candidate()
                made.word = candidate.word
                if candidate.word >= 0 {
                    let word = memo[candidate.word]
                    made.source = word.source
                    let start = Int(candidate.start)
                    made.pieces = word.pieces.map {
                        (start + $0.base.lowerBound..<start + $0.base.upperBound, Array(word.reading[$0.reading]))
                    }
                    if word.source == .unknown { made.bias = 30_000 }
                    if candidate.shape != .kana {
                        features.forEach(candidate, memo.head(candidate.word), graph, text, part) { features, salt in
                            for index in features.indices { made.keys.append(Self.key(features[index], salt)) }
                        }
                    }
                }
                sentence.candidates.append(made)
            }
            for edge in graph.edges {
                let (left, right) = (graph.candidates[Int(edge.from)], graph.candidates[Int(edge.to)])
                let isJoined = left.end == right.start && left.shape != .kana && right.shape != .kana
                sentence.edges.append(
                    .init(
                        from: edge.from, to: edge.to, cost: Float(edge.cost),
                        pair: isJoined
                            ? Int32(left.shape.rawValue) * Int32(ReadingWord.Shape.count) + Int32(right.shape.rawValue)
                            : -1))
            }
            result.append(sentence)
        }
        return result
    }

    /// What ICUSupport's sparse table looks a feature up by.
    static func key(_ feature: UInt32, _ salt: UInt32) -> UInt32 {
        let key = (feature ^ salt) &* 0x9E37_79B1
        return key ^ key >> 15
    }
}

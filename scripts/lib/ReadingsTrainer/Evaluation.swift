@testable import JapaneseText

/// How well a model reads sentences that it has not seen.
struct Evaluation {
    var runs = 0
    var wrong = 0
    var sentences = 0
    var wrongSentences = 0
    /// For each run: what it rests on, how far the next best way is, and whether it is right.
    var evidence: [(ReadingModel.Evidence, Int32, Bool)] = []
    var errors: [String] = []

    /// Reads with the weights as they are in the program, whole numbers.
    init(_ sentences: [Sentence], _ model: Model) {
        for sentence in sentences { read(sentence, model) }
    }

    var summary: String {
        func share(_ wrong: Int, _ all: Int) -> String {
            let hundredths = all == 0 ? 0 : (10_000 * (all - wrong) + all / 2) / all
            return "\(hundredths / 100).\(hundredths % 100 / 10)\(hundredths % 10)"
        }
        return
            "runs \(share(wrong, runs)) (\(wrong) of \(runs) wrong), sentences \(share(wrongSentences, sentences)) (of \(sentences))"
    }

    private mutating func read(_ sentence: Sentence, _ model: Model) {
        let count = sentence.candidates.count
        let far = Int32.max / 4
        let own = sentence.candidates.map { candidate in
            candidate.keys.reduce(Int32(candidate.bias)) {
                $0 - Int32(model.weights[Model.known($1)] ?? 0) * ReadingModel.unit
            }
        }
        func cost(_ edge: Sentence.Edge) -> Int32 {
            Int32(edge.cost) + (edge.pair >= 0 ? model.pairs[Int(edge.pair)] : 0)
        }
        var before = [Int32](repeating: far, count: count)
        var after = before
        var previous = [Int32](repeating: -1, count: count)
        before[0] = 0
        after[count - 1] = 0
        for edge in sentence.edges where before[Int(edge.from)] < far {
            let total = before[Int(edge.from)] + cost(edge) + own[Int(edge.to)]
            if total < before[Int(edge.to)] {
                before[Int(edge.to)] = total
                previous[Int(edge.to)] = edge.from
            }
        }
        for edge in sentence.edges.reversed() where after[Int(edge.to)] < far {
            after[Int(edge.from)] = min(after[Int(edge.from)], after[Int(edge.to)] + cost(edge) + own[Int(edge.to)])
        }
        var way: [Int] = []
        var place = Int(previous[count - 1])
        while place > 0 {
            way.append(place)
            place = Int(previous[place])
        }
        way.reverse()
        let best = before[count - 1]
        sentences += 1
        var isRight = true
        for run in sentence.runs {
            var reading: [UInt8] = []
            var fits = true
            var distance = far
            var basis = ReadingModel.Evidence.known
            for candidate in way {
                for piece in sentence.candidates[candidate].pieces where piece.range.overlaps(run.range) {
                    reading += piece.reading
                    fits =
                        fits && run.range.lowerBound <= piece.range.lowerBound
                        && run.range.upperBound >= piece.range.upperBound
                    if ReadingModel.Evidence(sentence.candidates[candidate].source) == .guessed { basis = .guessed }
                    for (rival, other) in sentence.candidates.enumerated()
                    where rival != candidate && before[rival] < far && after[rival] < far {
                        guard let part = other.pieces.first(where: { $0.range.overlaps(piece.range) }) else { continue }
                        if part.range == piece.range, part.reading == piece.reading { continue }
                        if part.range.lowerBound == piece.range.lowerBound,
                            part.range.upperBound < piece.range.upperBound,
                            piece.reading.starts(with: part.reading)
                        {
                            continue
                        }
                        if part.range.upperBound == piece.range.upperBound,
                            part.range.lowerBound > piece.range.lowerBound,
                            piece.reading.reversed().starts(with: part.reading.reversed())
                        {
                            continue
                        }
                        if part.range.lowerBound <= piece.range.lowerBound,
                            part.range.upperBound >= piece.range.upperBound,
                            spanned(part.range, way, sentence) == part.reading
                        {
                            continue
                        }
                        distance = min(distance, before[rival] + after[rival] - best)
                    }
                }
            }
            let good = fits && run.readings.contains(reading)
            runs += 1
            evidence.append((basis, distance, good))
            if !good {
                wrong += 1
                isRight = false
                let bytes = Array(sentence.text.utf8)
                errors.append(
                    "\(String(decoding: bytes[run.range], as: UTF8.self))\t\(String(decoding: run.readings[0], as: UTF8.self))\t\(String(decoding: reading, as: UTF8.self))\t\(distance)\t\(sentence.text)"
                )
            }
        }
        if !isRight { wrongSentences += 1 }
    }

    private func spanned(_ range: Range<Int>, _ way: [Int], _ sentence: Sentence) -> [UInt8]? {
        var reading: [UInt8] = []
        var start: Int?
        var end = 0
        for candidate in way {
            for piece in sentence.candidates[candidate].pieces where piece.range.overlaps(range) {
                start = start ?? piece.range.lowerBound
                end = piece.range.upperBound
                reading += piece.reading
            }
        }
        return start == range.lowerBound && end == range.upperBound ? reading : nil
    }

    /// Confidences in thousandths: shares of what is right, which never fall as the distance grows.
    static func confidences(_ evidence: [(ReadingModel.Evidence, Int32, Bool)]) -> [Int] {
        ReadingModel.Evidence.allCases.flatMap { kind in
            var pools: [(right: Double, all: Double, steps: Int)] = []
            for step in 0..<ReadingModel.steps {
                let those = evidence.filter {
                    $0.0 == kind && min(Int(max($0.1, 0) / ReadingModel.step), ReadingModel.steps - 1) == step
                }
                // Half a wrong one for each step: nothing is sure.
                pools.append((Double(those.filter(\.2).count) + 0.25, Double(those.count) + 0.5, 1))
                while pools.count > 1,
                    pools[pools.count - 2].right / pools[pools.count - 2].all
                        > pools[pools.count - 1].right / pools[pools.count - 1].all
                {
                    let last = pools.removeLast()
                    pools[pools.count - 1].right += last.right
                    pools[pools.count - 1].all += last.all
                    pools[pools.count - 1].steps += last.steps
                }
            }
            return pools.flatMap { pool in
                [Int](repeating: min(998, Int(1000 * pool.right / pool.all)), count: pool.steps)
            }
        }
    }
}

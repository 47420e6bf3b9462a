@testable import JapaneseText

#if canImport(Glibc)
import Glibc
#endif

/// Weights that make right ways likely: a conditional random field over the ways to read a sentence, where any way counts
/// as right that reads the known runs of kanji right.
struct Training {
    /// In units of MeCab's costs.
    static let unit = Float(ReadingModel.unit)
    /// How much likelier it makes a way that it costs one less.
    static let scale: Float = 0.0005

    /// The place of the weight of each feature that counts.
    var places: [UInt32: Int32] = [:]
    var weights: [Float] = []
    private var sums: [Float] = []
    var pairs = [Float](repeating: 0, count: ReadingWord.Shape.count * ReadingWord.Shape.count)
    private var pairSums = [Float](repeating: 0, count: ReadingWord.Shape.count * ReadingWord.Shape.count)

    /// A sentence whose features are places of weights.
    struct Prepared {
        var sentence: Sentence
        var features: [[Int32]]
    }

    /// - Parameter leastCount: How many candidates must have a feature for it to count.
    init(counts: [UInt32: Int32], leastCount: Int32) {
        for (key, count) in counts where count >= leastCount { places[key] = 0 }
        for (place, key) in places.keys.sorted().enumerated() { places[key] = Int32(place) }
        weights = [Float](repeating: 0, count: places.count)
        sums = weights
    }

    func prepare(_ sentence: Sentence) -> Prepared {
        var sentence = sentence
        let features = sentence.candidates.map { $0.keys.compactMap { places[$0] } }
        for index in sentence.candidates.indices { sentence.candidates[index].keys = [] }
        return Prepared(sentence: sentence, features: features)
    }

    /// What each candidate is worth, in natural logarithms.
    func scores(_ prepared: Prepared) -> [Float] {
        zip(prepared.features, prepared.sentence.candidates).map { features, candidate in
            features.reduce(-candidate.bias * Self.scale) { $0 + weights[Int($1)] }
        }
    }

    private func gain(_ edge: Sentence.Edge) -> Float {
        -edge.cost * Self.scale + (edge.pair >= 0 ? pairs[Int(edge.pair)] : 0)
    }

    /// Adds the likelihood of each candidate and pair, times `sign`, and returns the logarithm of the sum of all ways.
    private func likelihoods(
        _ edges: [Sentence.Edge], _ count: Int, _ scores: [Float], of place: (Int) -> Int, sign: Float,
        into marginals: inout [Float], _ pairMarginals: inout [Float]
    ) -> Float {
        let nothing: Float = -1e30
        var before = [Float](repeating: nothing, count: count)
        var after = before
        before[0] = 0
        after[count - 1] = 0
        var index = 0
        while index < edges.count {
            let to = Int(edges[index].to)
            var last = index
            var most = nothing
            while last < edges.count, Int(edges[last].to) == to {
                most = max(most, before[Int(edges[last].from)] + gain(edges[last]))
                last += 1
            }
            if most > nothing / 2 {
                var sum: Float = 0
                for edge in edges[index..<last] { sum += expf(before[Int(edge.from)] + gain(edge) - most) }
                before[to] = most + logf(sum) + scores[place(to)]
            }
            index = last
        }
        for edge in edges.reversed() {
            let (from, to) = (Int(edge.from), Int(edge.to))
            guard after[to] > nothing / 2 else { continue }
            let value = after[to] + scores[place(to)] + gain(edge)
            let (high, low) = (max(after[from], value), min(after[from], value))
            after[from] = low < high - 20 ? high : high + log1pf(expf(low - high))
        }
        let total = before[count - 1]
        for index in 0..<count { marginals[place(index)] += sign * expf(before[index] + after[index] - total) }
        for edge in edges where edge.pair >= 0 {
            let (from, to) = (Int(edge.from), Int(edge.to))
            pairMarginals[Int(edge.pair)] +=
                sign * expf(before[from] + gain(edge) + scores[place(to)] + after[to] - total)
        }
        return total
    }

    /// Goes through the sentences once, in an order that depends on `seed`.
    mutating func run(_ sentences: [Prepared], rate: Float, shrink: Float, seed: UInt64) {
        var order = Array(sentences.indices)
        var random = seed &* 2_862_933_555_777_941_757 &+ 3_037_000_493
        for index in order.indices.reversed().dropLast() {
            random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            order.swapAt(index, Int(random >> 33) % (index + 1))
        }
        var likelihood: Double = 0
        for index in order {
            let prepared = sentences[index]
            let sentence = prepared.sentence
            guard !sentence.rightPlaces.isEmpty else { continue }
            let values = scores(prepared)
            var marginals = [Float](repeating: 0, count: sentence.candidates.count)
            var pairMarginals = [Float](repeating: 0, count: pairs.count)
            let all = likelihoods(
                sentence.edges, sentence.candidates.count, values, of: { $0 }, sign: -1, into: &marginals,
                &pairMarginals)
            let right = likelihoods(
                sentence.rightEdges, sentence.rightPlaces.count, values, of: { Int(sentence.rightPlaces[$0]) }, sign: 1,
                into: &marginals, &pairMarginals)
            likelihood += Double(sentence.weight * (right - all))
            for (candidate, marginal) in marginals.enumerated() where abs(marginal) > 1e-4 {
                let gradient = marginal * sentence.weight
                for feature in prepared.features[candidate] {
                    let place = Int(feature)
                    sums[place] += gradient * gradient
                    let step = rate / (0.3 + sums[place].squareRoot())
                    let weight = weights[place] + step * gradient
                    weights[place] = weight > 0 ? max(0, weight - step * shrink) : min(0, weight + step * shrink)
                }
            }
            for (pair, marginal) in pairMarginals.enumerated() where abs(marginal) > 1e-5 {
                let gradient = marginal * sentence.weight
                pairSums[pair] += gradient * gradient
                pairs[pair] += rate * 0.3 * gradient / (1 + pairSums[pair].squareRoot())
            }
        }
        print("  likelihood", Int(likelihood))
    }

    /// Leaves out all weights but the `count` that matter most.
    mutating func prune(to count: Int, uses: [UInt32: Int32]) {
        func worth(_ key: UInt32, _ place: Int32) -> Float {
            abs(weights[Int(place)]) * logf(2 + Float(uses[key] ?? 0))
        }
        let kept = places.map { (worth: worth($0.key, $0.value), key: $0.key, place: $0.value) }
            .sorted { ($0.worth, $1.key) > ($1.worth, $0.key) }.prefix(count)
        let keys = kept.map { ($0.key, $0.place) }.sorted { $0.0 < $1.0 }
        let (oldWeights, oldSums) = (weights, sums)
        places = [:]
        weights = []
        sums = []
        for (key, place) in keys {
            places[key] = Int32(weights.count)
            weights.append(oldWeights[Int(place)])
            sums.append(oldSums[Int(place)])
        }
    }
}

internal import ICUSupport

/// A trained model of heteronyms, read where it lies in the program; `scripts/lib/heteronym_model.py` describes the layout.
final class HeteronymModel: Sendable {
    private static let shared = 3
    /// What features are combined with to the keys of shared weights.
    private static let sharedNumber: UInt32 = 1
    private static let templateSize = 5
    private static let wordSize = 11

    /// The model of English.
    static let english = HeteronymModel(.heteronyms)

    private let data: EmbeddedData

    /// What one step of a weight adds to a logit.
    private let unit: Double

    /// Which combinations of what stands near are features.
    let templates: [Template]

    /// Whether some combination has the ending of a token, by its distance plus 8, as bits.
    private let tokensWithEndings: UInt16

    /// How many words the model was trained on.
    let wordCount: Int

    /// The tag of words that a full stop follows within a sentence.
    let titleTag: UInt8

    /// The tags of which the nearest is looked for, as bits from ``ContextTag/listed`` on.
    let soughtTags: UInt64

    /// The tags of words that may be the verb of a clause, as bits from ``ContextTag/listed`` on.
    private let verbTags: UInt64

    private let orderedTags: UInt64
    private let firstOpenTag: UInt8
    private let words: Int
    /// How often the shared weights of each dimension count for each kind.
    private let counts: [InlineArray<3, Int8>]
    private let tags: TagTable
    private let ownWeights: SparseTable
    private let sharedWeights: SparseTable

    init(_ data: EmbeddedData) {
        self.data = data
        unit = Double(data.integer32(at: 0)) / 0x1p24
        titleTag = data[4]
        firstOpenTag = data[5]
        soughtTags = UInt64(data.integer32(at: 6)) | UInt64(data.integer32(at: 10)) << 32
        orderedTags = UInt64(data.integer32(at: 14)) | UInt64(data.integer32(at: 18)) << 32
        verbTags = UInt64(data.integer32(at: 22)) | UInt64(data.integer32(at: 26)) << 32
        let templateHeader = 30
        templates = (0..<Int(data[templateHeader])).map { template in
            let start = templateHeader + 1 + template * Self.templateSize
            return Template(count: Int(data[start]), parts: data.integer32(at: start + 1))
        }
        tokensWithEndings = templates.reduce(0) { $0 | $1.tokensWithEndings }
        let wordHeader = templateHeader + 1 + templates.count * Self.templateSize
        wordCount = Int(data.integer(at: wordHeader, bytes: 2))
        words = wordHeader + 2
        let kindHeader = words + wordCount * Self.wordSize
        counts = (0..<Int(data[kindHeader])).map { kind in
            InlineArray { Int8(bitPattern: data[kindHeader + 1 + kind * Self.shared + $0]) }
        }
        let slotHeader = kindHeader + 1 + counts.count * Self.shared
        tags = TagTable(data, at: slotHeader + 2, count: Int(data.integer(at: slotHeader, bytes: 2)))
        ownWeights = SparseTable(data, at: tags.end, width: 1)
        sharedWeights = SparseTable(data, at: ownWeights.end, width: Self.shared)
    }

    /// The tag of a word or an ending, or what a word is about, by its number; ``ContextTag/none`` where it has none.
    func tag(of number: UInt32) -> UInt8 { tags[key: number] }

    /// Whether some combination has the ending of the token at a distance.
    func usesEndings(ofToken distance: Int) -> Bool { tokensWithEndings >> UInt16(distance + 8) & 1 != 0 }

    /// Whether a tag is one of those whose order is looked at.
    func isOrdered(_ tag: UInt8) -> Bool {
        if tag >= ContextTag.listed { return orderedTags >> UInt64(tag - ContextTag.listed) & 1 != 0 }
        return tag == ContextTag.capital || tag == ContextTag.digits || tag == 0x2C
    }

    /// Whether a tag is one of those of words that may be the verb of a clause.
    func mayBeVerb(_ tag: UInt8) -> Bool {
        tag >= ContextTag.listed && verbTags >> UInt64(tag - ContextTag.listed) & 1 != 0
    }

    /// Whether a tag is that of a closed class of words.
    func isClosed(_ tag: UInt8) -> Bool { tag >= ContextTag.listed && tag < firstOpenTag }

    /// The number of a word's spelling.
    private func spelling(ofWord word: Int) -> UInt32 { data.integer32(at: words + word * Self.wordSize) }

    /// How far the score of a word's sense can be trusted where it is the best, from 0 to 1.
    private func trust(inSense sense: Int, ofWord word: Int) -> Double {
        Double(data[words + word * Self.wordSize + 8 + sense]) / 255
    }

    /// The kinds of a word's senses.
    func kinds(ofWord word: Int) -> some RandomAccessCollection<HeteronymKind> {
        let record = data.integer32(at: words + word * Self.wordSize + 4)
        return (0..<record & 0xFF).lazy.map { sense in
            HeteronymKind(rawValue: UInt8(truncatingIfNeeded: record >> (8 * (sense + 1)))) ?? .other
        }
    }
}

extension HeteronymModel {
    /// What is combined: which of a token's values, and of which token.
    struct Template: Sendable {
        /// How many parts there are.
        let count: Int

        /// For each part a byte, the first in the lowest. Its upper half is which of the values it is, its lower half
        /// the distance of the token, plus 8.
        let parts: UInt32

        /// The tokens whose endings are parts, as bits, by their distances plus 8.
        var tokensWithEndings: UInt16 {
            (0..<UInt32(count)).reduce(0) { tokens, part in
                let byte = parts >> (8 * part)
                return byte >> 4 & 0xF < 2 ? tokens : tokens | 1 << UInt16(byte & 0xF)
            }
        }
    }
}

extension HeteronymModel {
    /// How many senses of a word have weights of their own, behind the first, which needs none.
    private static let ownCount = 2

    /// The probability of each sense of a word that the model was trained on, in the order of the model's senses.
    ///
    /// - Parameters:
    ///   - word: The word's index among those that the model was trained on.
    ///   - features: What stands around the word where it is.
    /// - Complexity: O(1).
    func probabilities(ofWord word: Int, _ features: borrowing FeatureList) -> [Double] {
        let scores = scores(kinds(ofWord: word), spelling(ofWord: word), features)
        let best = scores.indices.reduce(0) { scores[$1] > scores[$0] ? $1 : $0 }
        return probabilities(scores, trust: trust(inSense: best, ofWord: word))
    }

    /// The probability of each sense of a word that the model was not trained on, by the kinds of its senses alone.
    ///
    /// - Complexity: O(*n*) in the senses.
    func probabilities(ofKinds kinds: [HeteronymKind], _ features: borrowing FeatureList) -> [Double] {
        probabilities(scores(kinds, nil, features), trust: 1)
    }

    private func scores(
        _ kinds: some RandomAccessCollection<HeteronymKind>, _ spelling: UInt32?, _ features: borrowing FeatureList
    ) -> [Int] {
        let listed = features.features.span.extracting(first: features.count)
        var scores = Array(repeating: 0, count: kinds.count)
        if let spelling {
            for sense in 1..<min(kinds.count, Self.ownCount + 1) {
                scores[sense] = ownWeights.sum(of: listed, with: FeatureHash.combined(spelling, UInt32(sense)))
            }
        }
        // Where all kinds are alike, the shared weights cannot tell them apart.
        let areAlike = kinds.allSatisfy { $0 == kinds.first }
        let sums = areAlike ? InlineArray(repeating: 0) : sharedWeights.sums(of: listed, with: Self.sharedNumber)
        for (sense, kind) in kinds.enumerated() {
            for dimension in 0..<Self.shared {
                scores[sense] += Int(counts[Int(kind.rawValue)][dimension]) * sums[dimension]
            }
        }
        return scores
    }

    private func probabilities(_ scores: [Int], trust: Double) -> [Double] {
        let best = scores.max() ?? 0
        var odds = scores.map { exponential(Double($0 - best) * unit * trust) }
        let total = odds.reduce(0, +)
        for sense in odds.indices { odds[sense] /= total }
        return odds
    }
}

/// e to the power of a number that is not above 0; the same on every machine.
private func exponential(_ exponent: Double) -> Double {
    if exponent == 0 { return 1 }
    guard exponent > -700 else { return 0 }
    let halvings = (exponent * 1.442_695_040_888_963_4).rounded(.down)
    let rest = exponent - halvings * 0.693_147_180_559_945_3
    var sum = 1.0
    var term = 1.0
    for count in 1...16 {
        term *= rest / Double(count)
        sum += term
    }
    return sum * Double(sign: .plus, exponent: Int(halvings), significand: 1)
}

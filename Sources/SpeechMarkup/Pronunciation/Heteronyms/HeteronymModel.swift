internal import ICUSupport

/// A trained model of heteronyms, read where it lies in the program; `scripts/lib/heteronym_model.py` describes the layout.
struct HeteronymModel: Sendable {
    private static let shared = 3
    private static let bucketBits = 14
    private static let templateSize = 5
    private static let wordSize = 8

    /// The model of English.
    static let english = HeteronymModel(.heteronyms)

    private let data: EmbeddedData

    /// What one step of a weight adds to a logit.
    private let unit: Double

    /// How many combinations of what stands near there are.
    let templateCount: Int

    /// How many words the model was trained on.
    let wordCount: Int

    /// The tag of words that a full stop follows within a sentence.
    let titleTag: UInt8

    /// The tags of which the nearest is looked for, as bits from ``ContextTag/listed`` on.
    let soughtTags: UInt64

    private let orderedTags: UInt64
    private let firstOpenTag: UInt8
    private let templates: Int
    private let words: Int
    private let kinds: Int
    private let slotMask: UInt32
    private let slots: Int
    private let weights: SparseTable

    init(_ data: EmbeddedData) {
        self.data = data
        unit = Double(data.integer(at: 0, bytes: 4)) / 0x1p24
        titleTag = data[4]
        firstOpenTag = data[5]
        soughtTags = UInt64(data.integer(at: 6, bytes: 4)) | UInt64(data.integer(at: 10, bytes: 4)) << 32
        orderedTags = UInt64(data.integer(at: 14, bytes: 4)) | UInt64(data.integer(at: 18, bytes: 4)) << 32
        templateCount = Int(data[22])
        templates = 23
        let wordHeader = templates + templateCount * Self.templateSize
        wordCount = Int(data.integer(at: wordHeader, bytes: 2))
        words = wordHeader + 2
        let kindHeader = words + wordCount * Self.wordSize
        kinds = kindHeader + 1
        let slotHeader = kinds + Int(data[kindHeader]) * Self.shared
        let slotCount = Int(data.integer(at: slotHeader, bytes: 2))
        slotMask = UInt32(slotCount - 1)
        slots = slotHeader + 2
        let entryHeader = slots + slotCount * 4
        weights = SparseTable(
            data, at: entryHeader + 4, bucketBits: Self.bucketBits, count: Int(data.integer(at: entryHeader, bytes: 4)))
    }

    /// How many parts a template has.
    func partCount(ofTemplate template: Int) -> Int { Int(data[templates + template * Self.templateSize]) }

    /// What is combined: which of a token's values, and of which token, by its distance.
    func part(_ part: Int, ofTemplate template: Int) -> (kind: Int, offset: Int) {
        let byte = data[templates + template * Self.templateSize + 1 + part]
        return (Int(byte >> 4), Int(byte & 0xF) - 8)
    }

    /// The tag of a word or an ending, or what a word is about, by its number.
    func tag(of number: UInt32) -> UInt8 {
        var slot = number & slotMask
        while true {
            let value = data.integer(at: slots + 4 * Int(slot), bytes: 4)
            if value == 0 { return ContextTag.none }
            if value >> 8 == number >> 8 { return UInt8(truncatingIfNeeded: value) }
            slot = (slot + 1) & slotMask
        }
    }

    /// Whether a tag is one of those whose order is looked at.
    func isOrdered(_ tag: UInt8) -> Bool {
        if tag >= ContextTag.listed { return orderedTags >> UInt64(tag - ContextTag.listed) & 1 != 0 }
        return tag == ContextTag.capital || tag == ContextTag.digits || tag == 0x2C
    }

    /// Whether a tag is that of a closed class of words.
    func isClosed(_ tag: UInt8) -> Bool { tag >= ContextTag.listed && tag < firstOpenTag }

    /// The number of a word's spelling.
    func spelling(ofWord word: Int) -> UInt32 { data.integer(at: words + word * Self.wordSize, bytes: 4) }

    /// The kinds of a word's senses.
    func kinds(ofWord word: Int) -> [HeteronymKind] {
        let record = words + word * Self.wordSize
        return (0..<Int(data[record + 4])).compactMap { HeteronymKind(rawValue: data[record + 5 + $0]) }
    }

    /// How often the shared weights of a dimension count for a kind.
    private func count(_ kind: HeteronymKind, _ dimension: Int) -> Int {
        Int(Int8(bitPattern: data[kinds + Int(kind.rawValue) * Self.shared + dimension]))
    }
}

extension HeteronymModel {
    /// The probability of each sense of a word that the model was trained on, in the order of the model's senses.
    ///
    /// - Parameters:
    ///   - word: The word's index among those that the model was trained on.
    ///   - range: Where the word is, in UTF-8 bytes.
    ///   - features: What reads the text; use one for many words.
    /// - Complexity: O(1).
    func probabilities(
        ofWord word: Int, at range: Range<Int>, in text: borrowing Span<UInt8>, _ features: inout HeteronymFeatures
    ) -> [Double] {
        probabilities(kinds(ofWord: word), spelling(ofWord: word), at: range, in: text, &features)
    }

    /// The probability of each sense of a word that the model was not trained on, by the kinds of its senses alone.
    ///
    /// - Complexity: O(1).
    func probabilities(
        ofKinds kinds: [HeteronymKind], at range: Range<Int>, in text: borrowing Span<UInt8>,
        _ features: inout HeteronymFeatures
    ) -> [Double] {
        probabilities(kinds, nil, at: range, in: text, &features)
    }

    private func probabilities(
        _ kinds: [HeteronymKind], _ spelling: UInt32?, at range: Range<Int>, in text: borrowing Span<UInt8>,
        _ features: inout HeteronymFeatures
    ) -> [Double] {
        var sums = WeightSums(weights)
        if let spelling {
            for sense in 1..<min(kinds.count, WeightSums.ownCount + 1) {
                sums.add(FeatureHash.combined(spelling, UInt32(sense)), at: sense - 1)
            }
        }
        // Where all kinds are alike, the shared weights cannot tell them apart.
        for dimension in 0..<Self.shared
        where kinds.contains(where: { count($0, dimension) != count(kinds[0], dimension) }) {
            sums.add(UInt32(dimension + 1), at: WeightSums.ownCount + dimension)
        }
        features.forEach(of: range, in: text) { sums.add($0) }
        sums.finish()
        let scores = kinds.indices.map { sense in
            var score = sense > 0 && sense <= WeightSums.ownCount ? sums[sense - 1] : 0
            for dimension in 0..<Self.shared {
                score += count(kinds[sense], dimension) * sums[WeightSums.ownCount + dimension]
            }
            return score
        }
        return probabilities(of: scores)
    }

    private func probabilities(of scores: [Int]) -> [Double] {
        let best = scores.max() ?? 0
        let odds = scores.map { exponential(Double($0 - best) * unit) }
        let total = odds.reduce(0, +)
        return odds.map { $0 / total }
    }
}

/// e to the power of a number that is not above 0; the same on every machine.
private func exponential(_ exponent: Double) -> Double {
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

internal import ICUSupport

/// Sums of the weights of features, for several things that the same features have weights for.
///
/// Weights are looked up many at a time, which is twice as fast as one by one.
struct WeightSums {
    /// How many sums there are for the senses of a word. Behind them are those of the shared weights.
    static let ownCount = 2

    private static let count = 5

    private let table: SparseTable
    private var sums = InlineArray<5, Int>(repeating: 0)
    private var salts = InlineArray<5, UInt32>(repeating: 0)
    private var isWanted = InlineArray<5, Bool>(repeating: false)
    private var features = InlineArray<128, UInt32>(repeating: 0)
    private var keys = InlineArray<128, UInt32>(repeating: 0)
    private var featureCount = 0

    init(_ table: SparseTable) { self.table = table }

    subscript(place: Int) -> Int { sums[place] }

    /// Asks for a sum, of the weights that features have together with a number.
    mutating func add(_ salt: UInt32, at place: Int) {
        salts[place] = salt
        isWanted[place] = true
    }

    /// Takes one more feature.
    mutating func add(_ feature: UInt32) {
        if featureCount == features.count { finish() }
        features[featureCount] = feature
        featureCount += 1
    }

    /// Adds up what was taken.
    mutating func finish() {
        for place in 0..<Self.count where isWanted[place] {
            let salt = salts[place]
            for index in 0..<featureCount { keys[index] = FeatureHash.combined(features[index], salt) }
            sums[place] += table.sum(of: keys.span.extracting(0..<featureCount))
        }
        featureCount = 0
    }
}

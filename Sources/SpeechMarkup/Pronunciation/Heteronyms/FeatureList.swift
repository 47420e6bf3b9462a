/// The features of a word, some of them several times.
///
/// They lie in the value itself, which serves for a whole text.
struct FeatureList {
    /// The features, and behind them what is of no meaning. No word has as many: of the 28 words to each side, each
    /// adds six at the most, and all others are fewer than a hundred.
    private(set) var features = InlineArray<512, UInt32>(repeating: 0)

    /// How many there are.
    private(set) var count = 0

    mutating func removeAll() { count = 0 }

    @inline(__always)
    mutating func append(_ feature: UInt32) {
        features[count] = feature
        count += 1
    }
}

/// A word that may stand in a text.
struct MeCabNode {
    /// Where it stands, in bytes; spaces before it are not of it.
    var start: Int32
    var end: Int32
    /// Where the dictionary says what it is; the same for the same word, 0 at the start and the end of a text.
    var feature: UInt
    /// The number of its part of speech.
    var partOfSpeech: UInt16
    /// Whether the dictionary lacks it.
    var isUnknown: Bool
    /// Whether it is in MeCab's own reading of the text.
    var isBest: Bool
    /// The cost of the best way from the start through it.
    var costBefore: Int32
    /// The cost of the best way from it to the end.
    var costAfter: Int32
}

/// What it costs that one word follows another, the second one's own cost included.
struct MeCabEdge {
    var from: Int32
    var to: Int32
    var cost: Int32
}

/// The words that a text may have, as far as they are near MeCab's best reading: in the order of where they start, the
/// text's start and end among them.
struct MeCabLattice {
    var nodes: [MeCabNode] = []
    /// In the order of `to`.
    var edges: [MeCabEdge] = []
}

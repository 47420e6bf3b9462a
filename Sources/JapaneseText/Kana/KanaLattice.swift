/// All the kana that a reading may stand for: a graph in which each way from start to end is a spelling, with a cost.
///
/// Rōmaji leaves much open: the *ō* of *Tōkyō* is おう, おお or オー, *tenin* is てにん or てんいん, *ji* じ or ぢ.
/// The lattice holds all of it in space proportional to the reading, for those who know more than the reading says:
/// the text that it is read for.
///
///     let lattice = KanaLattice("tenin", style: .ime)
///     //  0 ─て→ 1 ─に→ 3 ─ん→ 4        with ん→い→ beside に, at a cost, through node 2
///     lattice.alternatives(limit: 2)  // てにん (0.0), てんいん (2.0)
///
/// The nodes are numbered from 0, the start, to ``end``, such that every edge leads to a higher number: a single walk
/// over the numbers sees each node after all that lead to it. Each node stands at a place in the reading.
///
/// Make one with ``init(_:style:script:)``; ``alternatives(limit:)`` lists the cheapest ways.
///
/// Kana and kanji of the reading, its spaces, marks, digits and the words that are not rōmaji are edges as they are.
public struct KanaLattice: Hashable, Sendable {
    /// Why a character is an option: a text that the reading belongs to weighs each reason in its own way.
    enum Reason: UInt8 {
        /// The letters say so.
        case spelled
        /// A mark on a vowel says that it is long.
        case marked
        /// Nothing says so: the mark may have been left out.
        case unmarked
    }

    /// One step: a character, or none.
    public struct Edge: Hashable, Sendable {
        /// The character: a hiragana or ー out of rōmaji, or a character of the reading as it stands.
        /// `nil` where a step adds nothing, as a hyphen that only divides.
        public let kana: Unicode.Scalar?

        /// How unlikely it is: 0 for what the spelling says at face value. Costs add up along a way; each
        /// point more is about *e* times rarer.
        public let cost: Double

        /// The node that it leads to.
        public let target: Int

        let reason: Reason

        init(_ kana: Unicode.Scalar?, cost: Double, to target: Int, _ reason: Reason = .spelled) {
            self.kana = kana
            self.cost = cost
            self.target = target
            self.reason = reason
        }
    }

    /// The edges, those of node 0 first; and where the edges of each node start.
    private var edges: [Edge] = []
    private var firstEdges: [Int] = [0]
    private var offsets: [Int] = []

    /// The last node, at which every way ends.
    public var end: Int { offsets.count - 1 }

    /// The ways on from a node, the cheapest first. The last node has none.
    public func edges(from node: Int) -> ArraySlice<Edge> {
        edges[firstEdges[node]..<(node < end ? firstEdges[node + 1] : edges.count)]
    }

    /// Where a node stands in the reading, in UTF-8 bytes: before the syllable that its edges read. Nodes within a
    /// syllable stand at its start.
    public func utf8Offset(of node: Int) -> Int {
        offsets[node]
    }

    /// Adds a choice after the last node: each option is a way to a new last node.
    ///
    /// - Parameters:
    ///   - options: The cheapest first.
    ///   - start: Where what is chosen starts in the reading, in UTF-8 bytes.
    ///   - end: Where it ends.
    mutating func add(_ options: [RomajiUnit.Option], from start: Int, to end: Int) {
        let node = self.end
        // The nodes within options of several kana come between, one option after the other.
        let join = node + 1 + options.reduce(0) { $0 + max($1.kana.count - 1, 0) }
        var inner = node + 1
        offsets[node] = start
        for option in options {
            let target = option.kana.count > 1 ? inner : join
            edges.append(Edge(option.kana.first, cost: option.cost, to: target, option.reason))
            inner += max(option.kana.count - 1, 0)
        }
        firstEdges.append(edges.count)
        for option in options {
            for (index, kana) in option.kana.enumerated().dropFirst() {
                offsets.append(start)
                let next = index == option.kana.count - 1 ? join : offsets.count
                edges.append(Edge(kana, cost: 0, to: next))
                firstEdges.append(edges.count)
            }
        }
        offsets.append(end)
    }

    /// Adds a character that stands for itself.
    mutating func add(_ character: Unicode.Scalar, at offset: Int) {
        offsets[end] = offset
        edges.append(Edge(character, cost: 0, to: end + 1))
        firstEdges.append(edges.count)
        offsets.append(offset + UTF8.width(character))
    }

    /// A lattice of nothing: one node.
    init() {
        offsets = [0]
    }
}

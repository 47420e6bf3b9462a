extension KanaLattice {
    /// One spelling, and its cost.
    public struct Alternative: Hashable, Sendable, Codable {
        /// The reading in kana, with what is no rōmaji as it stands.
        public let text: String
        /// The sum of the costs on the cheapest way to this text.
        public let cost: Double

        /// Creates an alternative.
        public init(text: String, cost: Double) {
            self.text = text
            self.cost = cost
        }
    }

    /// The cheapest spellings, each once, the cheapest first, and always in the same order.
    ///
    /// - Parameter limit: How many there may be, at least 1.
    /// - Complexity: O(*n* · *limit* · log *limit*) in the length of the reading, however many spellings there are.
    public func alternatives(limit: Int) -> [Alternative] {
        precondition(limit > 0, "Ask for at least one alternative.")
        var tree = SpellingTree()
        // The cheapest beginnings that reach each node, sorted.
        var reached = [[Beginning]](repeating: [], count: end + 1)
        reached[0] = [Beginning(spelling: SpellingTree.root, cost: 0)]
        for node in 0..<end {
            let beginnings = reached[node].cheapest(limit)
            reached[node] = []
            for edge in edges(from: node) {
                for beginning in beginnings {
                    reached[edge.target].append(
                        Beginning(
                            spelling: edge.kana.map { tree.add($0, to: beginning.spelling) } ?? beginning.spelling,
                            cost: beginning.cost + edge.cost))
                }
            }
        }
        return reached[end].cheapest(limit).map { Alternative(text: tree.text($0.spelling), cost: $0.cost) }
    }
}

/// The beginning of a spelling, up to some node.
private struct Beginning {
    var spelling: Int
    var cost: Double
}

extension [Beginning] {
    /// The cheapest ones, no spelling twice, sorted.
    fileprivate func cheapest(_ limit: Int) -> [Beginning] {
        var seen: Set<Int> = []
        var result: [Beginning] = []
        // The sort is stable, and beginnings were added in an order that depends on the lattice alone.
        for beginning in sorted(by: { $0.cost < $1.cost }) where seen.insert(beginning.spelling).inserted {
            result.append(beginning)
            if result.count == limit { break }
        }
        return result
    }
}

/// Spellings as ways from the root of a tree, so that equal ones are the same node.
private struct SpellingTree {
    private struct Branch: Hashable {
        var parent: Int
        var kana: Unicode.Scalar
    }

    static let root = 0

    private var branches: [Branch] = [Branch(parent: 0, kana: "\0")]
    private var children: [Branch: Int] = [:]

    mutating func add(_ kana: Unicode.Scalar, to parent: Int) -> Int {
        let branch = Branch(parent: parent, kana: kana)
        if let child = children[branch] { return child }
        branches.append(branch)
        children[branch] = branches.count - 1
        return branches.count - 1
    }

    func text(_ spelling: Int) -> String {
        var scalars = String.UnicodeScalarView()
        var node = spelling
        while node != Self.root {
            scalars.append(branches[node].kana)
            node = branches[node].parent
        }
        return String(String.UnicodeScalarView(scalars.reversed()))
    }
}

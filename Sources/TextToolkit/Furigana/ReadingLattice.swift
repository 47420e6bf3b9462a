/// The kana that a reading can be, as a graph: what the text is aligned with.
///
/// A reading in kana is a single path. One in romaji branches where romaji leaves open which
/// kana are meant. Nodes are numbered from 0, the start, and every edge leads to a higher one;
/// the last node is the end.
struct ReadingLattice {
    struct Edge {
        /// The kana, or ``Furigana/KanaCode/foreign``.
        var code: KanaCode
        var isKatakana: Bool
        var target: Int32
        /// What taking this kana costs.
        var cost: Int32
        /// What stands there, folded, where it is no kana.
        var scalar: UInt32 = 0
    }

    /// What stands in the reading just before a node.
    enum Gap: UInt8 { case none, space, punctuation }

    private(set) var edges: [Edge] = []
    /// Where the edges of each node start; one more than there are nodes.
    private(set) var firstEdge: [Int32] = [0]
    private(set) var gaps: [Gap] = []
    /// Where each node stands in the reading, in UTF-8 bytes.
    private(set) var offsets: [Int32] = []
    /// Whether each node has one edge, to the next.
    private(set) var isChain = true

    /// How many nodes there are, the end among them.
    var count: Int { gaps.count }
    /// The last node.
    var end: Int { gaps.count - 1 }

    /// The lattice of a reading in kana.
    init(kana reading: some StringProtocol) {
        let glyphs = Glyph.glyphs(of: reading)
        edges.reserveCapacity(glyphs.count)
        firstEdge.reserveCapacity(glyphs.count + 2)
        gaps.reserveCapacity(glyphs.count + 1)
        offsets.reserveCapacity(glyphs.count + 1)
        var gap = Gap.none
        for glyph in glyphs {
            if glyph.kind == .silent {
                gap = Self.isSpace(glyph) && gap != .punctuation ? .space : .punctuation
                continue
            }
            addNode(gap, at: glyph.start)
            gap = .none
            let isKana = glyph.kind == .kana
            edges.append(
                Edge(
                    code: isKana ? glyph.code : .foreign, isKatakana: glyph.isKatakana,
                    target: Int32(count), cost: 0, scalar: isKana ? 0 : glyph.scalar))
        }
        addNode(gap, at: reading.utf8.count)
        firstEdge.append(Int32(edges.count))
    }

    /// The edge at a node that stands for a character other than kana.
    func foreignEdge(at node: Int, _ scalar: UInt32) -> Edge? {
        for index in firstEdge[node]..<firstEdge[node + 1] where edges[Int(index)].code == .foreign {
            if edges[Int(index)].scalar == scalar { return edges[Int(index)] }
        }
        return nil
    }

    /// The kana between two nodes of the cheapest way.
    func spelling(_ nodes: Range<Int>) -> String {
        var text = String.UnicodeScalarView()
        var node = nodes.lowerBound
        while node < nodes.upperBound {
            let edge = edges[Int(firstEdge[node])]
            text.append(
                edge.code == .foreign
                    ? Unicode.Scalar(edge.scalar) ?? "?" : edge.code.scalar(isKatakana: edge.isKatakana))
            node = Int(edge.target)
        }
        return String(text)
    }

    private static func isSpace(_ glyph: Glyph) -> Bool {
        glyph.scalar == 0x20 || glyph.scalar == 0x3000 || glyph.scalar == 0xA0 || glyph.scalar == 0x09
    }

    private mutating func addNode(_ gap: Gap, at offset: Int) {
        if !gaps.isEmpty { firstEdge.append(Int32(edges.count)) }
        gaps.append(gap)
        offsets.append(Int32(offset))
    }
}

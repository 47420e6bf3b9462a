/// The kana that a reading can be, as a graph: what the text is aligned with.
///
/// A reading in kana is a single path. One in rōmaji branches where rōmaji leaves open which
/// kana are meant. Nodes are numbered from 0, the start, and every edge leads to a higher one.
struct ReadingLattice {
    struct Edge {
        /// The kana, or ``Furigana/KanaCode/foreign``.
        var code: KanaCode
        var isKatakana = false
        /// What stands in the reading before it.
        var gap = Gap.none
        var target: Int32
        /// What taking this kana costs.
        var cost = Cost.zero
        /// Whether it makes a vowel long that has no mark in rōmaji.
        var isUnmarked = false
        /// What stands there, where it is no kana: the character, and the same folded.
        var character: UInt32 = 0
        var folded: UInt32 = 0

        init(_ glyph: Glyph, gap: Gap, to target: Int) {
            code = glyph.kind == .kana ? glyph.code : .foreign
            isKatakana = glyph.isKatakana
            self.gap = gap
            self.target = Int32(target)
            character = glyph.character
            folded = glyph.scalar
        }

        /// The character that a reading shows for it.
        var scalar: Unicode.Scalar {
            code == .foreign ? Unicode.Scalar(character) ?? "\u{FFFD}" : code.scalar(isKatakana: isKatakana)
        }
    }

    /// What a kana costs, where rōmaji leaves open whether it is the one.
    struct Cost {
        /// Where kana of the text or the table of readings say so too.
        var known: Int32
        /// In the reading of kanji that is in no table.
        var guessed: Int32
        /// In the reading of letters, which are words of other languages.
        var aloud: Int32

        static let zero = Cost(known: 0, guessed: 0, aloud: 0)
    }

    /// What stands between two kana of a reading.
    enum Gap: UInt8 { case none, space, punctuation }

    private(set) var edges: [Edge] = []
    /// Where the edges of each node start; one more than there are nodes.
    private(set) var firstEdge: [Int32] = []
    /// Where each node stands in the reading, in UTF-8 bytes.
    private(set) var offsets: [Int32] = []
    /// Whether each node has one edge, to the next.
    let isChain: Bool
    /// What it costs to end at each node, where the lattice branches; without an entry, only the last is the end.
    private var endCosts: [Int32?] = []

    /// How many nodes there are.
    var count: Int { offsets.count }

    /// About how many kana the reading has after a node: in rōmaji, one for every two letters.
    func kanaLeft(after node: Int) -> Int {
        isChain ? count - 1 - node : Int(offsets[count - 1] - offsets[node]) / 2
    }

    /// What it costs that the reading ends at a node, or `nil` where it goes on.
    @inline(__always)
    func endCost(_ node: Int) -> Int32? {
        isChain ? (node == offsets.count - 1 ? 0 : nil) : endCosts[node]
    }

    /// The first kana at a node, as most readings have it.
    @inline(__always)
    func firstCode(_ node: Int) -> KanaCode? {
        let first = firstEdge[node]
        return first < firstEdge[node + 1] ? edges[Int(first)].code : nil
    }

    /// The edge at a node that stands for a character other than kana.
    func foreignEdge(at node: Int, _ folded: UInt32) -> Int? {
        (firstEdge[node]..<firstEdge[node + 1]).first {
            edges[Int($0)].code == .foreign && edges[Int($0)].folded == folded
        }.map(Int.init)
    }

    /// The lattice of a reading in kana.
    ///
    /// - Complexity: O(*n*) in the reading.
    init(kana reading: some StringProtocol) {
        isChain = true
        let glyphs = Glyph.glyphs(of: reading)
        edges.reserveCapacity(glyphs.count)
        firstEdge.reserveCapacity(glyphs.count + 2)
        offsets.reserveCapacity(glyphs.count + 1)
        var gap = Gap.none
        for glyph in glyphs {
            if glyph.kind == .silent || glyph.isDash {
                gap = gap.widened(by: glyph)
                continue
            }
            firstEdge.append(Int32(edges.count))
            offsets.append(Int32(glyph.start))
            edges.append(Edge(glyph, gap: gap, to: offsets.count))
            gap = .none
        }
        offsets.append(Int32(reading.utf8.count))
        firstEdge.append(Int32(edges.count))
        firstEdge.append(Int32(edges.count))
    }

    /// The lattice of a reading in rōmaji, or in rōmaji and kana.
    ///
    /// - Complexity: O(*n*) in the reading.
    init(romaji reading: some StringProtocol) {
        isChain = false
        // Beside a text, one is free to mark what one likes: Tōkyō, but also Tokyo tawā.
        let text = Substring(reading)
        let kana = KanaLattice(text, .any, .hiragana, unmarked: true)
        let hasMarks = text.hasLongMarks
        // Steps that add no kana are taken together with the step after them; so the last nodes come first.
        var steps: [[Edge]] = Array(repeating: [], count: kana.end + 1)
        endCosts = Array(repeating: nil, count: kana.end + 1)
        endCosts[kana.end] = 0
        for node in stride(from: kana.end - 1, through: 0, by: -1) {
            let hasLoan = kana.edges(from: node).contains { kana.isLoan($0) }
            // What adds nothing comes first: after a hyphen that divides, a reading may start; with ー, none does.
            let edges = kana.edges(from: node)
            for edge in edges.filter({ $0.kana == nil }) + edges.filter({ $0.kana != nil }) {
                let cost = Cost(edge, besideLoan: hasLoan && !kana.isLoan(edge), besideMarks: hasMarks)
                let glyph = edge.kana.map { Glyph($0, start: 0, end: 0) }
                if let glyph, glyph.kind != .silent, !glyph.isDash {
                    var step = Edge(glyph, gap: .none, to: edge.target)
                    step.cost = cost
                    step.isUnmarked = edge.reason == .unmarked
                    steps[node].append(step)
                    continue
                }
                for var step in steps[edge.target] {
                    step.cost += cost
                    if let glyph { step.gap = step.gap.widened(by: glyph) }
                    steps[node].append(step)
                }
                if let end = endCosts[edge.target] {
                    endCosts[node] = min(endCosts[node] ?? .max, end + cost.known)
                }
            }
        }
        for node in 0...kana.end {
            firstEdge.append(Int32(edges.count))
            offsets.append(Int32(kana.utf8Offset(of: node)))
            edges += steps[node]
        }
        firstEdge.append(Int32(edges.count))
    }
}

extension ReadingLattice.Gap {
    /// What stands between two kana once a character more does.
    fileprivate func widened(by glyph: Glyph) -> Self {
        let isSpace = glyph.scalar == 0x20 || glyph.scalar == 0x3000 || glyph.scalar == 0xA0 || glyph.scalar == 0x09
        return isSpace && self != .punctuation ? .space : .punctuation
    }
}

extension KanaLattice {
    /// Whether a step begins a sound that only loan words have: てぃ, でゅ.
    fileprivate func isLoan(_ edge: Edge) -> Bool {
        guard edge.kana != nil, edge.target < end, let next = edges(from: edge.target).first?.kana else { return false }
        return edges(from: edge.target).count == 1 && "ぁぃぅぇぉゃゅょ".unicodeScalars.contains(next)
    }
}

extension ReadingLattice.Cost {
    /// Weighs a step.
    fileprivate init(_ edge: KanaLattice.Edge, besideLoan: Bool, besideMarks: Bool) {
        let cost = Int32(edge.cost * AlignmentCosts.romajiPoint)
        self.init(known: cost, guessed: cost, aloud: cost)
        switch edge.reason {
        case .spelled where besideLoan: aloud += AlignmentCosts.nativeSoundAloud
        case .spelled where cost > 0 && (edge.kana == "ぢ" || edge.kana == "づ"):
            known = AlignmentCosts.yotsugana
        case .spelled: break
        case .marked where edge.kana == "ー":
            aloud = 0
        case .marked:
            known = Int32(edge.cost * AlignmentCosts.markedPoint)
            // Native words have their ああ and ええ in readings that are known; elsewhere they are foreign.
            if edge.kana == "あ" || edge.kana == "え" || edge.kana == "い" { guessed += AlignmentCosts.vowelForMark }
            aloud += AlignmentCosts.vowelForMarkAloud
        case .unmarked where edge.kana == nil: break
        case .unmarked:
            if besideMarks { known += AlignmentCosts.unmarkedBesideMarks }
            guessed += AlignmentCosts.unmarkedGuess
            aloud = edge.kana == "ー" ? AlignmentCosts.unmarkedAloud : cost + AlignmentCosts.unmarkedGuess
        }
    }

    static func += (cost: inout Self, more: Self) {
        cost.known += more.known
        cost.guessed += more.guessed
        cost.aloud += more.aloud
    }
}

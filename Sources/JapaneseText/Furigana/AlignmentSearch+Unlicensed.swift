extension AlignmentSearch {
    /// A node within reach, and what it costs to take all kana up to it.
    struct Spread {
        var node: Int32
        var length: Int32
        var cost: Int32
        var last: KanaCode
        var trail: Int32
        /// What a space before the first of its kana costs, should the kana belong to what is before.
        var gap: Int32
    }

    /// What kana are collected for.
    enum SpreadUse {
        /// A reading that nothing licenses, or the start of one.
        case start
        /// The rest of one.
        case rest
        /// Letters that are read aloud.
        case letters
    }

    /// Collects the nodes up to `length` kana after a node.
    mutating func spread(from index: Int, length: Int, _ use: SpreadUse) {
        let node = Int(cells[index].node)
        if let first = spread.first, first.node == node, first.trail == cells[index].trail, spreadLength >= length,
            spreadUse == use
        {
            return
        }
        spreadLength = length
        spreadUse = use
        spread.removeAll(keepingCapacity: true)
        spread.append(
            Spread(node: Int32(node), length: 0, cost: 0, last: 0, trail: cells[index].trail, gap: 0))
        if lattice.isChain { return spreadChain(from: node, length: length) }
        var position = 0
        while position < spread.count {
            let reached = spread[position]
            position += 1
            guard reached.length < length else { continue }
            for edgeIndex in lattice.firstEdge[Int(reached.node)]..<lattice.firstEdge[Int(reached.node) + 1] {
                let edge = lattice.edges[Int(edgeIndex)]
                // No kanji is read as nothing but the length of the vowel before it.
                if use == .start, reached.length == 0, edge.isUnmarked { continue }
                let gap = gapCost(edge)
                let cost =
                    reached.cost + (reached.length > 0 ? edge.cost(in: use) + gap : startCost(edge, node, use))
                    + (edge.code == .foreign ? AlignmentCosts.foreign : 0)
                var next = Spread(
                    node: edge.target, length: reached.length + 1, cost: cost, last: edge.code, trail: reached.trail,
                    gap: reached.length > 0 ? reached.gap : gap)
                // Ways of one length to one node are one.
                let known = spread.firstIndex { $0.node == next.node && $0.length == next.length }
                if let known, spread[known].cost <= cost { continue }
                next.trail = trail(edgeIndex, after: reached.trail)
                if let known { spread[known] = next } else { spread.append(next) }
            }
        }
    }

    /// What the first edge costs: the second half of a long vowel can begin a reading, but not as ー.
    private func startCost(_ edge: ReadingLattice.Edge, _ node: Int, _ use: SpreadUse) -> Int32 {
        guard use == .start else { return edge.cost(in: use) }
        let isBad = kana.isNeverFirst[Int(edge.code)] && lattice.firstCode(node) != edge.code
        return edge.cost.known + (isBad ? AlignmentCosts.badStart : 0)
    }

    /// Collects the nodes where nothing branches: one of each length.
    mutating func spreadChain(from node: Int, length: Int) {
        var cost: Int32 = 0
        var gap: Int32 = 0
        for position in node..<min(node + length, lattice.edges.count) {
            let edge = lattice.edges[position]
            if position > node { cost += gapCost(edge) } else { gap = gapCost(edge) }
            if edge.code == .foreign { cost += AlignmentCosts.foreign }
            spread.append(
                Spread(
                    node: Int32(position + 1), length: Int32(position + 1 - node), cost: cost, last: edge.code,
                    trail: -1, gap: gap))
        }
    }

    /// Gives one kanji any reading.
    mutating func readUnknown(from index: Int, _ layer: Int, _ element: TextElement) {
        let lengths = AlignmentCosts.unknownLength
        let start = startCost(from: cells[index]) + AlignmentCosts.unknownReading
        let keepsEntry = keepsEntry(element, layer)
        guard cells[index].cost + start <= best[layer + 1] &+ margin else { return }
        let limit = lengths.count - 1
        spread(from: index, length: limit, .start)
        var next = 1
        while next < spread.count, spread[next].length <= limit {
            let reached = spread[next]
            let node = Int(reached.node)
            next += 1
            guard canGoOn(layer + 1, node, reached.last) else { continue }
            reach(
                layer + 1, node, .plain, from: index,
                cost: reached.cost + start + lengths[Int(reached.length)]
                    + endCost(at: node, before: layer + 1, after: reached.last),
                last: reached.last, .unknown, trail: reached.trail, keepsEntry: keepsEntry)
        }
    }

    /// Reads letters, digits or a symbol aloud.
    mutating func readAloud(from index: Int, _ layer: Int, _ element: TextElement) {
        let usual = Int32(2 * element.glyphs.count)
        let isNumber = element.kind == .letters && !element.candidates.isEmpty
        let start =
            startCost(from: cells[index]) + AlignmentCosts.readAloud + (isNumber ? AlignmentCosts.strangeNumber : 0)
        let limit = min(5 * element.glyphs.count + 3, 120)
        spread(from: index, length: limit, .letters)
        var next = 1
        while next < spread.count, spread[next].length <= limit {
            let reached = spread[next]
            let node = Int(reached.node)
            next += 1
            guard canGoOn(layer + 1, node, reached.last) else { continue }
            reach(
                layer + 1, node, .plain, from: index,
                cost: reached.cost + start + 15 * abs(reached.length - usual) + endCost(at: node, before: layer + 1),
                last: reached.last, .aloud, trail: reached.trail, keepsEntry: false)
        }
    }

    /// Takes one kanji into a word that is read as a whole.
    mutating func readInGroup(from index: Int, _ layer: Int, _ step: Step) {
        let hasNext =
            layer + 1 < text.elements.count && text.elements[layer + 1].isKanjiLike && text.elements[layer + 1].isJoined
        if step == .groupStart, !hasNext { return }
        let lengths = AlignmentCosts.groupLength
        let cell = cells[index]
        let start =
            step == .groupStart ? AlignmentCosts.group + startCost(from: cell) : AlignmentCosts.groupKanji
        let keepsEntry = step == .groupKanji ? !isMono : keepsEntry(text.elements[layer], layer)
        guard cell.cost + start <= best[layer + 1] &+ margin else { return }
        spread(from: index, length: lengths.count - 1, step == .groupKanji ? .rest : .start)
        var next = step == .groupKanji ? 0 : 1
        while next < spread.count, Int(spread[next].length) < lengths.count {
            let reached = spread[next]
            next += 1
            let last = reached.length > 0 ? reached.last : cell.last
            let inside = step == .groupKanji ? reached.gap : 0
            if !hasNext, !canGoOn(layer + 1, Int(reached.node), last) { continue }
            reach(
                layer + 1, Int(reached.node), .group, from: index,
                cost: reached.cost + start + inside + lengths[Int(reached.length)], last: last, step,
                trail: reached.trail, keepsEntry: keepsEntry)
        }
    }

    /// What it costs to begin a reading that nothing licenses with the kana that comes next.
    func startCost(from cell: Cell) -> Int32 {
        guard let code = lattice.firstCode(Int(cell.node)) else { return 0 }
        if kana.isNeverFirst[Int(code)] { return AlignmentCosts.badStart }
        let isLong = cell.last != 0 && kana.lengthens(code, cell.last) && cell.step != .kana
        return isLong ? AlignmentCosts.splitLongVowel : 0
    }
}

extension ReadingLattice.Edge {
    fileprivate func cost(in use: AlignmentSearch.SpreadUse) -> Int32 { use == .letters ? cost.aloud : cost.guessed }
}

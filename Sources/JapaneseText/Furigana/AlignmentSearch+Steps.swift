extension AlignmentSearch {
    /// Takes all steps, likely or not, from the cells of a layer.
    mutating func advance(_ layer: Int, _ element: TextElement, _ limit: Int, _ isLikely: Bool) {
        let costLimit = best[layer] + margin
        for state in 0..<3 {
            var index = Int(heads[3 * layer + state])
            while index >= 0 {
                furthest = layer
                if cells[index].cost <= costLimit, limit == .max || key(of: cells[index]) <= limit {
                    if state == State.plain.rawValue {
                        if isLikely {
                            takeLikelyStep(from: index, layer, element)
                        } else {
                            takeOtherStep(from: index, layer, element)
                        }
                    } else if state == State.unread.rawValue {
                        let node = Int(cells[index].node)
                        reach(layer + 1, node, .unread, from: index, cost: 0, last: 0, .unread, keepsEntry: false)
                    } else if !isLikely, element.isKanjiLike, element.isJoined {
                        readInGroup(from: index, layer, .groupKanji)
                    }
                }
                index = Int(cells[index].next)
            }
        }
    }

    mutating func takeLikelyStep(from index: Int, _ layer: Int, _ element: TextElement) {
        switch element.kind {
        case .kana:
            matchKana(from: index, layer, element)
        case .counter:
            matchKana(from: index, layer, element)
            readLicensed(from: index, layer, element)
        case .kanji, .repetition:
            readLicensed(from: index, layer, element)
            if element.kind == .repetition { readRepeated(from: index, layer) }
            readListed(from: index, layer, element)
        case .letters:
            readItself(from: index, layer, element)
            readLicensed(from: index, layer, element)
            readListed(from: index, layer, element)
            leaveUnread(from: index, layer, cost: AlignmentCosts.unread)
            // How numbers and some symbols are read is known.
            if width != .licensed || element.candidates.isEmpty { readAloud(from: index, layer, element) }
        case .symbol:
            readItself(from: index, layer, element)
            readLicensed(from: index, layer, element)
            leaveUnread(from: index, layer, cost: AlignmentCosts.unreadSymbol)
            if width != .licensed || element.candidates.isEmpty { readAloud(from: index, layer, element) }
        }
    }

    mutating func takeOtherStep(from index: Int, _ layer: Int, _ element: TextElement) {
        guard element.isKanjiLike else { return }
        readItself(from: index, layer, element)
        readUnknown(from: index, layer, element)
        readInGroup(from: index, layer, .groupStart)
    }

    mutating func leaveUnread(from index: Int, _ layer: Int, cost: Int32) {
        reach(
            layer + 1, Int(cells[index].node), .plain, from: index, cost: cost, last: 0, .unread, keepsEntry: false)
    }

    /// Whether the text can go on after an element from a node, as far as the next element tells.
    @inline(__always)
    func canGoOn(_ layer: Int, _ node: Int, _ last: KanaCode) -> Bool {
        guard width != .everything else { return true }
        guard layer < text.elements.count else { return lattice.endCost(node) != nil }
        let next = text.elements[layer]
        guard next.kind == .kana, !next.isKatakana else { return true }
        for edge in lattice.firstEdge[node]..<lattice.firstEdge[node + 1] {
            if cost(ofText: next.code, lattice.edges[Int(edge)].code, after: last) != nil { return true }
        }
        return false
    }

    /// What it costs that the text has one kana where the reading has another.
    @inline(__always)
    func cost(ofText code: KanaCode, _ reading: KanaCode, after last: KanaCode) -> Int32? {
        let cost = tolerance[code, reading]
        if cost != KanaTolerance.impossible { return Int32(cost) }
        guard kana.lengthens(reading, last), kana.lengthens(code, last) else { return nil }
        return AlignmentCosts.longVowelSpelling
    }

    mutating func matchKana(from index: Int, _ layer: Int, _ element: TextElement) {
        let cell = cells[index]
        let node = Int(cell.node)
        for edgeIndex in lattice.firstEdge[node]..<lattice.firstEdge[node + 1] {
            let edge = lattice.edges[Int(edgeIndex)]
            guard let cost = cost(ofText: element.code, edge.code, after: cell.last) else { continue }
            reach(
                layer + 1, Int(edge.target), .plain, from: index, cost: cost + edge.cost.known, last: edge.code, .kana,
                trail: trail(edgeIndex, after: cell.trail), keepsEntry: false)
        }
        if element.isKatakana, width != .everything,
            !(element.isJoined && layer > 0 && text.elements[layer - 1].isUnreadableTogether)
        {
            reach(
                layer + 1, node, .unread, from: index, cost: AlignmentCosts.unreadKatakana, last: 0, .unread,
                keepsEntry: false)
        }
    }

    /// Finds letters, a symbol or a kanji in the reading as they stand in the text.
    mutating func readItself(from index: Int, _ layer: Int, _ element: TextElement) {
        var node = Int(cells[index].node)
        var trail = cells[index].trail
        for glyph in element.glyphs where text.glyphs[glyph].kind != .silent && !text.glyphs[glyph].isDash {
            guard let edge = lattice.foreignEdge(at: node, text.glyphs[glyph].scalar) else { return }
            trail = self.trail(edge, after: trail)
            node = Int(lattice.edges[edge].target)
        }
        reach(
            layer + 1, node, .plain, from: index,
            cost: element.isKanjiLike ? AlignmentCosts.kanjiInReading : 0, last: 0, .itself,
            trail: trail, keepsEntry: false)
    }

    @inline(__always)
    func keepsEntry(_ element: TextElement, _ layer: Int) -> Bool {
        !isMono && element.isKanjiLike && element.isJoined && layer > 0 && text.elements[layer - 1].isKanjiLike
    }

    /// What it costs to have an edge inside the reading of one element.
    @inline(__always)
    func gapCost(_ edge: ReadingLattice.Edge) -> Int32 {
        switch edge.gap {
        case .none: 0
        case .space: AlignmentCosts.spaceInside
        case .punctuation: AlignmentCosts.punctuationInside
        }
    }
}

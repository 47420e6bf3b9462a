extension AlignmentSearch {
    /// Makes the slots of a layer that has been filled free for another.
    mutating func clearSlots(of layer: Int) {
        // Those of the layer itself are still needed where its groups close.
        let previous = layer - 1
        for state in 0..<3 {
            var index = Int(heads[3 * previous + state])
            while index >= 0 {
                slots[slot(previous, Int(cells[index].node), state)] = -1
                index = Int(cells[index].next)
            }
        }
    }

    @inline(__always)
    func slot(_ layer: Int, _ node: Int, _ state: Int) -> Int {
        ((layer & (Self.layersAhead - 1)) * lattice.count + node) * 3 + state
    }

    /// Ends the groups and the unread katakana of a layer where they may end.
    mutating func closeGroups(_ layer: Int) {
        var index = Int(heads[3 * layer + State.group.rawValue])
        while index >= 0 {
            let cell = cells[index]
            if cell.step == .groupKanji {
                reach(layer, Int(cell.node), .plain, from: index, cost: 0, last: cell.last, .close, keepsEntry: true)
            }
            index = Int(cell.next)
        }
        index = Int(heads[3 * layer + State.unread.rawValue])
        guard index >= 0, layer == text.elements.count || !text.elements[layer].isUnreadableTogether else { return }
        while index >= 0 {
            let cell = cells[index]
            reach(layer, Int(cell.node), .plain, from: index, cost: 0, last: 0, .close, keepsEntry: false)
            index = Int(cell.next)
        }
    }

    /// How far the cells of a layer are taken into account: all, or where there are too many, the cheapest.
    mutating func limit(of layer: Int) -> Int {
        // A text that goes on like this for long has less room everywhere.
        let beam = cells.count < 1_000_000 ? 160 : 48
        guard counts[layer] > beam else { return .max }
        wasCutOff = true
        var keys: [Int] = []
        for state in 0..<3 {
            var index = Int(heads[3 * layer + state])
            while index >= 0 {
                keys.append(key(of: cells[index]))
                index = Int(cells[index].next)
            }
        }
        keys.sort()
        return keys[beam - 1]
    }

    /// Orders the cells of a layer: by cost, and then by how evenly the way to the end remains.
    @inline(__always)
    func key(of cell: Cell) -> Int {
        let even = Int(cell.layer) * lattice.count / text.elements.count
        return Int(cell.cost) << 32 + abs(even - Int(cell.node))
    }

    /// Takes note that a place can be reached, and keeps the cheapest way to it.
    mutating func reach(
        _ layer: Int, _ node: Int, _ state: State, from: Int, cost step: Int32, last: KanaCode, _ kind: Step,
        trail: Int32? = nil, keepsEntry: Bool
    ) {
        let origin = cells[from]
        let cost = origin.cost + step
        if cost > best[layer] &+ margin { return }
        if cost < best[layer] { best[layer] = cost }
        let alternative = origin.alternative == Self.none ? Self.none : origin.alternative + step
        let entry = keepsEntry ? origin.entry : Int32(from)
        let slot = slot(layer, node, state.rawValue)
        let known = Int(slots[slot])
        if known < 0 {
            let head = 3 * layer + state.rawValue
            slots[slot] = Int32(cells.count)
            counts[layer] += 1
            cells.append(
                Cell(
                    cost: cost, alternative: alternative, entry: entry, from: Int32(from), node: Int32(node),
                    layer: Int32(layer), trail: trail ?? origin.trail,
                    next: heads[head], last: last, step: kind))
            heads[head] = Int32(cells.count - 1)
            return
        }
        let old = cells[known]
        if cost < old.cost {
            cells[known].alternative = min(alternative, old.entry != entry ? old.cost : old.alternative)
            cells[known].cost = cost
            cells[known].entry = entry
            cells[known].from = Int32(from)
            cells[known].trail = trail ?? origin.trail
            cells[known].last = last
            cells[known].step = kind
        } else {
            cells[known].alternative = min(old.alternative, old.entry != entry ? cost : alternative)
        }
    }
}

extension AlignmentSearch {
    /// Takes note of an edge taken after others.
    @inline(__always)
    mutating func trail(_ edge: some BinaryInteger, after previous: Int32) -> Int32 {
        if lattice.isChain { return -1 }
        trails.append((Int32(edge), previous))
        return Int32(trails.count - 1)
    }

    /// The edges taken between two cells of one way.
    func edges(from: Int, to: Int) -> [Int32] {
        if lattice.isChain { return Array(cells[from].node..<cells[to].node) }
        var edges: [Int32] = []
        var trail = cells[to].trail
        while trail != cells[from].trail {
            edges.append(trails[Int(trail)].edge)
            trail = trails[Int(trail)].previous
        }
        return edges.reversed()
    }
}

/// The search for the cheapest path through a text and the lattice of its reading.
///
/// A cell is a place reached: so many elements of the text and a node of the lattice. The cells
/// behind an element form a layer; layers are worked off in the order of the text, so every step
/// is tried once, and no place is visited that the kana of the text rule out.
struct AlignmentSearch: ~Copyable {
    /// A place that can be reached, with the cheapest way to it.
    struct Cell {
        var cost: Int32
        /// The cost of the cheapest way here that pairs some run of kanji otherwise.
        var alternative: Int32
        /// The cell where the run of kanji began that this one is in.
        var entry: Int32
        /// The cell that the last step came from.
        var from: Int32
        var node: Int32
        /// How many elements of the text are behind it.
        var layer: Int32
        /// The last edge taken, as a place in ``trails``; where the lattice is a chain, none is needed.
        var trail: Int32
        /// The next cell of the layer.
        var next: Int32
        /// The last kana read.
        var last: KanaCode
        var step: Step
    }

    /// What the last step to a cell was.
    enum Step: UInt8 {
        case start
        /// A kana of the text, as itself.
        case kana
        /// Letters, a symbol or a kanji that stand in the reading as they are.
        case itself
        /// Letters or a symbol that the reading leaves out; katakana that it leaves out begin or go on.
        case unread
        /// Letters or a symbol read aloud.
        case aloud
        /// A reading that the table licenses.
        case licensed
        /// Any other reading of one kanji.
        case unknown
        /// The first kanji of a word that has a reading as a whole.
        case groupStart
        /// Another kanji of it.
        case groupKanji
        /// A listed word.
        case listed
        /// The end of a group or of unread katakana; nothing is read.
        case close
    }

    /// Between which steps the cell is.
    enum State: Int { case plain, group, unread }

    static let none: Int32 = .max / 2
    private static let layersAhead = 8

    let text: AlignedText
    let lattice: ReadingLattice
    private let kana = KanaTable.shared
    private let isMono: Bool
    private let width: Width

    private(set) var cells: [Cell] = []
    /// The first cell of each layer in each state.
    private var heads: [Int32]
    /// The cell at each node in each state, for the layers that are being filled.
    private var slots: [Int32]
    /// The lowest cost in each layer so far, and how much more is looked at.
    private var best: [Int32]
    private let margin: Int32
    private let sameSoundCost: Int32
    /// The edges taken where the lattice branches, each with the one before it.
    private(set) var trails: [(edge: Int32, previous: Int32)] = []
    /// Whether cells were given up that might have led to the end.
    private(set) var wasCutOff = false
    /// The last layer that has a cell.
    private(set) var furthest = 0
    private var spread: [Spread] = []
    private var spreadLength = 0

    /// How much is looked at.
    enum Width {
        /// Licensed readings only: enough for most texts, and then nothing else can be better.
        case licensed
        /// What costs little more than the best way to get as far.
        case narrow
        /// Everything that the next element does not rule out.
        case wide
        /// Everything, so that it shows where a reading that does not fit parts from its text.
        case everything
    }

    /// Prepares a search.
    init(_ text: AlignedText, _ lattice: ReadingLattice, isMono: Bool, _ width: Width) {
        self.text = text
        self.lattice = lattice
        self.isMono = isMono
        self.width = width
        margin =
            width == .licensed ? AlignmentCosts.unknownReading : width == .narrow ? AlignmentCosts.narrow : Self.none
        sameSoundCost = lattice.isChain ? AlignmentCosts.sameSound : AlignmentCosts.sameSoundInRomaji
        best = Array(repeating: Self.none, count: text.elements.count + Self.layersAhead)
        heads = Array(repeating: -1, count: 3 * (text.elements.count + Self.layersAhead))
        slots = Array(repeating: -1, count: 3 * Self.layersAhead * lattice.count)
        cells.reserveCapacity(4 * text.elements.count + 64)
    }

    /// Finds the cheapest path and returns its last cell, or `nil` where there is none.
    mutating func run() -> Int? {
        let count = text.elements.count
        cells.append(
            Cell(
                cost: 0, alternative: Self.none, entry: 0, from: -1, node: 0, layer: 0, trail: -1, next: -1, last: 0,
                step: .start))
        heads[0] = 0
        for layer in 0...count {
            if layer > 0 { clearSlots(of: layer) }
            closeGroups(layer)
            guard layer < count else { break }
            let limit = limit(of: layer)
            let element = text.elements[layer]
            // First what is likely: the lower the best cost, the less of the rest need be looked at.
            for isLikely in [true, false] {
                advance(layer, element, limit, isLikely)
                if width == .licensed || element.kind == .kana && isLikely { break }
            }
        }
        var best: (index: Int, cost: Int32)?
        var index = Int(heads[3 * count])
        while index >= 0 {
            furthest = count
            if let end = lattice.endCost(Int(cells[index].node)),
                best.map({ cells[index].cost + end < $0.cost }) ?? true
            {
                best = (index, cells[index].cost + end)
            }
            index = Int(cells[index].next)
        }
        return best?.index
    }

    /// Where in the lattice a search that found no end got stuck, behind ``furthest`` elements.
    ///
    /// Of several places, the one that leaves about as much of the reading as of the text.
    func deadEnd() -> Int {
        let rest = text.elements[furthest...].reduce(0) { $0 + ($1.kind == .kana ? 1 : 2) }
        var found: (node: Int, cost: Int)?
        for state in 0..<3 {
            var index = Int(heads[3 * furthest + state])
            while index >= 0 {
                let cell = cells[index]
                let node = Int(cell.node)
                let cost = Int(cell.cost) + 100 * abs(lattice.count - 1 - node - rest)
                if let best = found, (best.cost, best.node) < (cost, node) {} else { found = (node, cost) }
                index = Int(cell.next)
            }
        }
        return found?.node ?? 0
    }
}

// MARK: Layers

extension AlignmentSearch {
    /// Makes the slots of a layer that has been filled free for another.
    private mutating func clearSlots(of layer: Int) {
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
    private func slot(_ layer: Int, _ node: Int, _ state: Int) -> Int {
        ((layer & (Self.layersAhead - 1)) * lattice.count + node) * 3 + state
    }

    /// Ends the groups and the unread katakana of a layer where they may end.
    private mutating func closeGroups(_ layer: Int) {
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
    private mutating func limit(of layer: Int) -> Int {
        // A text that goes on like this for long has less room everywhere.
        let beam = cells.count < 1_000_000 ? 320 : 48
        var keys: [Int] = []
        var count = 0
        for pass in 0..<2 {
            for state in 0..<3 {
                var index = Int(heads[3 * layer + state])
                while index >= 0 {
                    if pass == 0 { count += 1 } else { keys.append(key(of: cells[index])) }
                    index = Int(cells[index].next)
                }
            }
            if count <= beam { return .max }
        }
        wasCutOff = true
        keys.sort()
        return keys[beam - 1]
    }

    /// Orders the cells of a layer: by cost, and then by how evenly the way to the end remains.
    @inline(__always)
    private func key(of cell: Cell) -> Int {
        let even = Int(cell.layer) * lattice.count / text.elements.count
        return Int(cell.cost) << 32 + abs(even - Int(cell.node))
    }

    /// Takes note that a place can be reached, and keeps the cheapest way to it.
    private mutating func reach(
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

// MARK: Trails

extension AlignmentSearch {
    /// Takes note of an edge taken behind others.
    @inline(__always)
    private mutating func trail(_ edge: some BinaryInteger, behind previous: Int32) -> Int32 {
        if lattice.isChain { return -1 }
        trails.append((Int32(edge), previous))
        return Int32(trails.count - 1)
    }
}

// MARK: Steps

extension AlignmentSearch {
    /// Takes all steps, likely or not, from the cells of a layer.
    private mutating func advance(_ layer: Int, _ element: TextElement, _ limit: Int, _ isLikely: Bool) {
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

    private mutating func takeLikelyStep(from index: Int, _ layer: Int, _ element: TextElement) {
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
            readAloud(from: index, layer, element)
        case .symbol:
            readItself(from: index, layer, element)
            leaveUnread(from: index, layer, cost: AlignmentCosts.unreadSymbol)
            readAloud(from: index, layer, element)
        }
    }

    private mutating func takeOtherStep(from index: Int, _ layer: Int, _ element: TextElement) {
        guard element.isKanjiLike else { return }
        readItself(from: index, layer, element)
        readUnknown(from: index, layer, element)
        readInGroup(from: index, layer, .groupStart)
    }

    private mutating func leaveUnread(from index: Int, _ layer: Int, cost: Int32) {
        reach(
            layer + 1, Int(cells[index].node), .plain, from: index, cost: cost, last: 0, .unread, keepsEntry: false)
    }

    /// Whether the text can go on behind an element from a node, as far as the next element tells.
    @inline(__always)
    private func canGoOn(_ layer: Int, _ node: Int, _ last: KanaCode) -> Bool {
        guard width != .everything else { return true }
        guard layer < text.elements.count else { return lattice.endCost(node) != nil }
        let next = text.elements[layer]
        guard next.kind == .kana, !next.isKatakana else { return true }
        for edge in lattice.firstEdge[node]..<lattice.firstEdge[node + 1] {
            if cost(ofText: next.code, lattice.edges[Int(edge)].code, behind: last) != nil { return true }
        }
        return false
    }

    /// What it costs that the text has one kana where the reading has another.
    @inline(__always)
    private func cost(ofText code: KanaCode, _ reading: KanaCode, behind last: KanaCode) -> Int32? {
        let cost = kana.cost(ofText: code, reading: reading)
        if cost != KanaTable.impossible { return Int32(cost) }
        guard kana.lengthens(reading, last), kana.lengthens(code, last) else { return nil }
        return AlignmentCosts.longVowelSpelling
    }

    private mutating func matchKana(from index: Int, _ layer: Int, _ element: TextElement) {
        let cell = cells[index]
        let node = Int(cell.node)
        for edgeIndex in lattice.firstEdge[node]..<lattice.firstEdge[node + 1] {
            let edge = lattice.edges[Int(edgeIndex)]
            guard let cost = cost(ofText: element.code, edge.code, behind: cell.last) else { continue }
            reach(
                layer + 1, Int(edge.target), .plain, from: index, cost: cost + edge.cost, last: edge.code, .kana,
                trail: trail(edgeIndex, behind: cell.trail), keepsEntry: false)
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
    private mutating func readItself(from index: Int, _ layer: Int, _ element: TextElement) {
        var node = Int(cells[index].node)
        var trail = cells[index].trail
        for glyph in element.glyphs where text.glyphs[glyph].kind != .silent {
            guard let edge = lattice.foreignEdge(at: node, text.glyphs[glyph].scalar) else { return }
            trail = self.trail(edge, behind: trail)
            node = Int(lattice.edges[edge].target)
        }
        reach(
            layer + 1, node, .plain, from: index,
            cost: element.isKanjiLike ? AlignmentCosts.kanjiInReading : 0, last: 0, .itself,
            trail: trail, keepsEntry: false)
    }

    @inline(__always)
    private func keepsEntry(_ element: TextElement, _ layer: Int) -> Bool {
        !isMono && element.isKanjiLike && element.isJoined && layer > 0 && text.elements[layer - 1].isKanjiLike
    }

    /// What it costs to have an edge inside the reading of one element.
    @inline(__always)
    private func gapCost(_ edge: ReadingLattice.Edge) -> Int32 {
        switch edge.gap {
        case .none: 0
        case .space: AlignmentCosts.spaceInside
        case .punctuation: AlignmentCosts.punctuationInside
        }
    }

    private mutating func readLicensed(from index: Int, _ layer: Int, _ element: TextElement) {
        let cell = cells[index]
        let node = Int(cell.node)
        let isOtherRepetition = element.kind == .repetition ? AlignmentCosts.otherRepetition : 0
        let keepsEntry = keepsEntry(element, layer)
        for edgeIndex in lattice.firstEdge[node]..<lattice.firstEdge[node + 1] {
            let edge = lattice.edges[Int(edgeIndex)]
            for candidateIndex in element.candidates {
                let candidate = text.candidates[candidateIndex]
                guard let start = startCost(of: candidate, edge.code, behind: cell.last, element) else { continue }
                follow(
                    candidate, 1, Int(edge.target), edge.code, start + edge.cost + isOtherRepetition, from: index,
                    layer,
                    trail(edgeIndex, behind: cell.trail), keepsEntry)
            }
        }
    }

    /// What it costs that a reading of the table starts with a kana, or `nil` where it cannot.
    @inline(__always)
    private func startCost(
        of candidate: Candidate, _ code: KanaCode, behind last: KanaCode, _ element: TextElement
    ) -> Int32? {
        let first = candidate.first
        if first == code { return Int32(candidate.cost) }
        guard code != .foreign, candidate.canVoice else { return nil }
        let cost: Int32
        let voiced = kana.voiced[Int(first)]
        if isSame(voiced, code) {
            cost = element.rendakuCost + (voiced == code ? 0 : sameSoundCost)
        } else if kana.halfVoiced[Int(first)] == code {
            cost =
                last == .smallTsu || last == .syllabicN ? AlignmentCosts.halfVoicing : AlignmentCosts.strayHalfVoicing
        } else if last == .syllabicN || last == .smallTsu || last == Self.tsu,
            first == kana.vowel[Int(first)] || kana.row[Int(first)] == Self.ya || kana.row[Int(first)] == Self.wa,
            kana.vowel[Int(first)] == kana.vowel[Int(code)], Self.renjoRows.contains(kana.row[Int(code)])
        {
            cost = AlignmentCosts.renjo
        } else if isSame(first, code) {
            cost = sameSoundCost
        } else {
            return nil
        }
        return cost + Int32(candidate.cost)
    }

    /// Whether two kana sound the same: ぢ and じ, づ and ず.
    @inline(__always)
    private func isSame(_ one: KanaCode, _ other: KanaCode) -> Bool {
        one == other
            || one != 0 && kana.vowel[Int(one)] == kana.vowel[Int(other)]
                && kana.cost(ofText: one, reading: other) == 40
    }

    /// Goes on with a reading of the table from its kana at `position`.
    private mutating func follow(
        _ candidate: Candidate, _ position: Int, _ node: Int, _ last: KanaCode, _ cost: Int32, from index: Int,
        _ layer: Int, _ trail: Int32, _ keepsEntry: Bool
    ) {
        guard position < Int(candidate.count) else {
            guard canGoOn(layer + 1, node, last) else { return }
            reach(
                layer + 1, node, .plain, from: index, cost: cost + endCost(at: node, before: layer + 1), last: last,
                .licensed, trail: trail, keepsEntry: keepsEntry)
            return
        }
        let expected = text.codes[Int(candidate.start) + position]
        for edgeIndex in lattice.firstEdge[node]..<lattice.firstEdge[node + 1] {
            let edge = lattice.edges[Int(edgeIndex)]
            var step = edge.cost + gapCost(edge)
            if expected != edge.code {
                if position == Int(candidate.count) - 1, edge.code == .smallTsu,
                    candidate.sokuonCost != KanaTable.impossible, canAssimilate(before: Int(edge.target), layer + 1)
                {
                    step += Int32(candidate.sokuonCost)
                } else if isSame(expected, edge.code) {
                    step += sameSoundCost
                } else if edge.code == .longVowelMark, kana.lengthens(expected, last) {
                    step += AlignmentCosts.longVowelSpelling / 2
                } else {
                    continue
                }
            }
            follow(
                candidate, position + 1, Int(edge.target), edge.code, cost + step, from: index, layer,
                self.trail(edgeIndex, behind: trail), keepsEntry)
        }
    }

    /// Whether a reading that ends in っ may end at a node: behind it are k, s, t or p.
    @inline(__always)
    private func canAssimilate(before node: Int, _ layer: Int) -> Bool {
        for edgeIndex in lattice.firstEdge[node]..<lattice.firstEdge[node + 1] {
            let code = lattice.edges[Int(edgeIndex)].code
            let row = kana.row[Int(code)]
            if row == Self.ka || row == Self.sa || row == Self.ta || kana.row[Int(code)] == Self.ha { return true }
        }
        return false
    }

    /// What it costs to end a reading at a node where the next kanji would start with what cannot be a start.
    @inline(__always)
    private func endCost(at node: Int, before layer: Int, behind last: KanaCode = 0) -> Int32 {
        guard layer < text.elements.count, text.elements[layer].isKanjiLike, let code = lattice.firstCode(node) else {
            return 0
        }
        if kana.isNeverFirst[Int(code)] { return AlignmentCosts.badStart }
        return last != 0 && kana.lengthens(code, last) ? AlignmentCosts.splitLongVowel : 0
    }

    /// Reads 々 as the kanji before it was read.
    private mutating func readRepeated(from index: Int, _ layer: Int) {
        let cell = cells[index]
        guard text.elements[layer].isJoined, cell.step == .licensed || cell.step == .unknown, cell.from >= 0 else {
            return
        }
        let before = edges(from: Int(cell.from), to: index)
        repeatReading(before[...], Int(cell.node), 0, cell.last, from: index, layer, cell.trail)
    }

    private mutating func repeatReading(
        _ rest: ArraySlice<Int32>, _ node: Int, _ cost: Int32, _ last: KanaCode, from index: Int, _ layer: Int,
        _ trail: Int32
    ) {
        guard let next = rest.first else {
            guard canGoOn(layer + 1, node, last) else { return }
            reach(
                layer + 1, node, .plain, from: index, cost: cost + endCost(at: node, before: layer + 1), last: last,
                .licensed, trail: trail, keepsEntry: keepsEntry(text.elements[layer], layer))
            return
        }
        let expected = lattice.edges[Int(next)]
        for edgeIndex in lattice.firstEdge[node]..<lattice.firstEdge[node + 1] {
            let edge = lattice.edges[Int(edgeIndex)]
            var step = edge.cost
            if expected.code != edge.code || expected.folded != edge.folded {
                guard rest.startIndex == 0, isSame(kana.voiced[Int(expected.code)], edge.code) else { continue }
                step += AlignmentCosts.rendaku
            }
            repeatReading(
                rest.dropFirst(), Int(edge.target), cost + step, edge.code, from: index, layer,
                self.trail(edgeIndex, behind: trail))
        }
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

    private mutating func readListed(from index: Int, _ layer: Int, _ element: TextElement) {
        ListedWords.forEach(startingWith: element.scalar) { word in
            guard layer + word.kanji.count <= text.elements.count else { return }
            for (offset, kanji) in word.kanji.enumerated() {
                let element = text.elements[layer + offset]
                guard element.scalar == kanji, offset == 0 || element.isJoined else { return }
            }
            followListed(word, 0, Int(cells[index].node), 0, from: index, layer, cells[index].trail)
        }
    }

    private mutating func followListed(
        _ word: ListedWords.Word, _ position: Int, _ node: Int, _ cost: Int32, from index: Int, _ layer: Int,
        _ trail: Int32
    ) {
        guard position < word.reading.count else {
            let end = layer + word.kanji.count
            let last = word.reading[position - 1]
            guard canGoOn(end, node, last) else { return }
            reach(
                end, node, .plain, from: index,
                cost: cost + AlignmentCosts.listedWord + endCost(at: node, before: end), last: last, .listed,
                trail: trail, keepsEntry: keepsEntry(text.elements[layer], layer))
            return
        }
        for edgeIndex in lattice.firstEdge[node]..<lattice.firstEdge[node + 1] {
            let edge = lattice.edges[Int(edgeIndex)]
            let expected = word.reading[position]
            guard
                expected == edge.code || isSame(expected, edge.code)
                    || position == 0 && isSame(kana.voiced[Int(expected)], edge.code)
            else { continue }
            followListed(
                word, position + 1, Int(edge.target),
                cost + edge.cost + (expected == edge.code ? 0 : 20) + (position > 0 ? gapCost(edge) : 0),
                from: index, layer, self.trail(edgeIndex, behind: trail))
        }
    }

    private static let ka = KanaCode.code("か")
    private static let sa = KanaCode.code("さ")
    private static let ta = KanaCode.code("た")
    private static let ha = KanaCode.code("は")
    private static let ya = KanaCode.code("や")
    private static let wa = KanaCode.code("わ")
    private static let tsu = KanaCode.code("つ")
    private static let renjoRows = KanaTable.codes("なまた")
}

// MARK: Readings that nothing licenses

extension AlignmentSearch {
    /// A node within reach, and what it costs to take all kana up to it.
    private struct Spread {
        var node: Int32
        var length: Int32
        var cost: Int32
        var last: KanaCode
        var trail: Int32
        /// What a space before the first of its kana costs, should the kana belong to what is before.
        var gap: Int32
    }

    /// Collects the nodes up to `length` kana behind a node.
    private mutating func spread(from index: Int, length: Int) {
        let node = Int(cells[index].node)
        if let first = spread.first, first.node == node, first.trail == cells[index].trail, spreadLength >= length {
            return
        }
        spreadLength = length
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
                let gap = gapCost(edge)
                let cost =
                    reached.cost + edge.cost + (reached.length > 0 ? gap : 0)
                    + (edge.code == .foreign ? AlignmentCosts.foreign : 0)
                var next = Spread(
                    node: edge.target, length: reached.length + 1, cost: cost, last: edge.code, trail: reached.trail,
                    gap: reached.length > 0 ? reached.gap : gap)
                // Ways of one length to one node are one.
                let known = spread.firstIndex { $0.node == next.node && $0.length == next.length }
                if let known, spread[known].cost <= cost { continue }
                next.trail = trail(edgeIndex, behind: reached.trail)
                if let known { spread[known] = next } else { spread.append(next) }
            }
        }
    }

    /// Collects the nodes where nothing branches: one of each length.
    private mutating func spreadChain(from node: Int, length: Int) {
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
    private mutating func readUnknown(from index: Int, _ layer: Int, _ element: TextElement) {
        let lengths = AlignmentCosts.unknownLength
        let start = startCost(from: cells[index]) + AlignmentCosts.unknownReading
        let keepsEntry = keepsEntry(element, layer)
        guard cells[index].cost + start <= best[layer + 1] &+ margin else { return }
        let limit = lengths.count - 1
        spread(from: index, length: limit)
        var next = 1
        while next < spread.count, spread[next].length <= limit {
            let reached = spread[next]
            let node = Int(reached.node)
            next += 1
            guard canGoOn(layer + 1, node, reached.last) else { continue }
            reach(
                layer + 1, node, .plain, from: index,
                cost: reached.cost + start + lengths[Int(reached.length)]
                    + endCost(at: node, before: layer + 1, behind: reached.last),
                last: reached.last, .unknown, trail: reached.trail, keepsEntry: keepsEntry)
        }
    }

    /// Reads letters, digits or a symbol aloud.
    private mutating func readAloud(from index: Int, _ layer: Int, _ element: TextElement) {
        let usual = Int32(2 * element.glyphs.count)
        let start = startCost(from: cells[index]) + AlignmentCosts.readAloud
        let limit = min(8 * element.glyphs.count, 120)
        spread(from: index, length: limit)
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
    private mutating func readInGroup(from index: Int, _ layer: Int, _ step: Step) {
        let hasNext =
            layer + 1 < text.elements.count && text.elements[layer + 1].isKanjiLike && text.elements[layer + 1].isJoined
        if step == .groupStart, !hasNext { return }
        let lengths = AlignmentCosts.groupLength
        let cell = cells[index]
        let start =
            step == .groupStart ? AlignmentCosts.group + startCost(from: cell) : AlignmentCosts.groupKanji
        let keepsEntry = step == .groupKanji ? !isMono : keepsEntry(text.elements[layer], layer)
        guard cell.cost + start <= best[layer + 1] &+ margin else { return }
        spread(from: index, length: lengths.count - 1)
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
    private func startCost(from cell: Cell) -> Int32 {
        guard let code = lattice.firstCode(Int(cell.node)) else { return 0 }
        if kana.isNeverFirst[Int(code)] { return AlignmentCosts.badStart }
        let isLong = cell.last != 0 && kana.lengthens(code, cell.last) && cell.step != .kana
        return isLong ? AlignmentCosts.splitLongVowel : 0
    }
}

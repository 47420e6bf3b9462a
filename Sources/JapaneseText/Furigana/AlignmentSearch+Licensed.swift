extension AlignmentSearch {
    /// Gives an element the readings that the table licenses.
    mutating func readLicensed(from index: Int, _ layer: Int, _ element: TextElement) {
        let cell = cells[index]
        let node = Int(cell.node)
        let isOtherRepetition = element.kind == .repetition ? AlignmentCosts.otherRepetition : 0
        let keepsEntry = keepsEntry(element, layer)
        for edgeIndex in lattice.firstEdge[node]..<lattice.firstEdge[node + 1] {
            let edge = lattice.edges[Int(edgeIndex)]
            for candidateIndex in element.candidates {
                let candidate = text.candidates[candidateIndex]
                guard let start = startCost(of: candidate, edge.code, after: cell.last, element) else { continue }
                follow(
                    candidate, 1, Int(edge.target), edge.code,
                    start + edge.cost.known + isOtherRepetition + (edge.isUnmarked ? AlignmentCosts.unmarkedStart : 0),
                    from: index, layer, trail(edgeIndex, after: cell.trail), keepsEntry)
            }
        }
    }

    /// What it costs that a reading of the table starts with a kana, or `nil` where it cannot.
    @inline(__always)
    func startCost(
        of candidate: Candidate, _ code: KanaCode, after last: KanaCode, _ element: TextElement
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
    func isSame(_ one: KanaCode, _ other: KanaCode) -> Bool {
        one == other
            || one != 0 && kana.vowel[Int(one)] == kana.vowel[Int(other)]
                && tolerance[one, other] == 40
    }

    /// Goes on with a reading of the table from its kana at `position`.
    mutating func follow(
        _ candidate: Candidate, _ position: Int, _ node: Int, _ last: KanaCode, _ cost: Int32, from index: Int,
        _ layer: Int, _ trail: Int32, _ keepsEntry: Bool
    ) {
        guard position < Int(candidate.count) else {
            guard canGoOn(layer + 1, node, last) else { return }
            reach(
                layer + 1, node, .plain, from: index, cost: cost + endCost(at: node, before: layer + 1), last: last,
                .licensed, trail: trail, keepsEntry: keepsEntry)
            if candidate.isKun { link(node, cost, from: index, layer, trail, keepsEntry) }
            return
        }
        let expected = text.codes[Int(candidate.start) + position]
        for edgeIndex in lattice.firstEdge[node]..<lattice.firstEdge[node + 1] {
            let edge = lattice.edges[Int(edgeIndex)]
            var step = edge.cost.known + gapCost(edge)
            if expected != edge.code {
                if position == Int(candidate.count) - 1, edge.code == .smallTsu,
                    candidate.sokuonCost != KanaTolerance.impossible, canAssimilate(before: Int(edge.target), layer + 1)
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
                self.trail(edgeIndex, after: trail), keepsEntry)
        }
    }

    /// Takes の or が to a native reading before another kanji, where only the reading has it: 尾道 おの·みち, 井上 いの·うえ.
    private mutating func link(
        _ node: Int, _ cost: Int32, from index: Int, _ layer: Int, _ trail: Int32, _ keepsEntry: Bool
    ) {
        guard let code = lattice.firstCode(node), code == Self.no || code == Self.gaParticle,
            layer + 1 < text.elements.count, text.elements[layer + 1].kind == .kanji, text.elements[layer + 1].isJoined
        else { return }
        let edgeIndex = lattice.firstEdge[node]
        let edge = lattice.edges[Int(edgeIndex)]
        reach(
            layer + 1, Int(edge.target), .plain, from: index,
            cost: cost + edge.cost.known + gapCost(edge) + AlignmentCosts.linkingParticle
                + endCost(at: Int(edge.target), before: layer + 1),
            last: code, .licensed, trail: self.trail(edgeIndex, after: trail), keepsEntry: keepsEntry)
    }

    /// Whether a reading that ends in っ may end at a node: after it are k, s, t or p.
    @inline(__always)
    func canAssimilate(before node: Int, _ layer: Int) -> Bool {
        for edgeIndex in lattice.firstEdge[node]..<lattice.firstEdge[node + 1] {
            let code = lattice.edges[Int(edgeIndex)].code
            let row = kana.row[Int(code)]
            if row == Self.ka || row == Self.sa || row == Self.ta || kana.row[Int(code)] == Self.ha { return true }
        }
        return false
    }

    /// What it costs to end a reading at a node where the next kanji would start with what cannot be a start.
    @inline(__always)
    func endCost(at node: Int, before layer: Int, after last: KanaCode = 0) -> Int32 {
        guard layer < text.elements.count, text.elements[layer].isKanjiLike, let code = lattice.firstCode(node) else {
            return 0
        }
        if kana.isNeverFirst[Int(code)] { return AlignmentCosts.badStart }
        return last != 0 && kana.lengthens(code, last) ? AlignmentCosts.splitLongVowel : 0
    }

    /// Reads 々 as the kanji before it was read.
    mutating func readRepeated(from index: Int, _ layer: Int) {
        let cell = cells[index]
        guard text.elements[layer].isJoined, cell.step == .licensed || cell.step == .unknown, cell.from >= 0 else {
            return
        }
        let before = edges(from: Int(cell.from), to: index)
        repeatReading(before[...], Int(cell.node), 0, cell.last, from: index, layer, cell.trail)
    }

    mutating func repeatReading(
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
            var step = edge.cost.known
            if expected.code != edge.code || expected.folded != edge.folded {
                let voiced = kana.voiced[Int(expected.code)]
                guard rest.startIndex == 0, isSame(voiced, edge.code) else { continue }
                step += AlignmentCosts.rendaku + (voiced == edge.code ? 0 : sameSoundCost)
            }
            repeatReading(
                rest.dropFirst(), Int(edge.target), cost + step, edge.code, from: index, layer,
                self.trail(edgeIndex, after: trail))
        }
    }

    mutating func readListed(from index: Int, _ layer: Int, _ element: TextElement) {
        ListedWords.forEach(startingWith: element.scalar) { word in
            guard layer + word.kanji.count <= text.elements.count else { return }
            for (offset, kanji) in word.kanji.enumerated() {
                let element = text.elements[layer + offset]
                guard element.scalar == kanji, offset == 0 || element.isJoined else { return }
            }
            followListed(word, 0, Int(cells[index].node), 0, from: index, layer, cells[index].trail)
        }
    }

    mutating func followListed(
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
                cost + edge.cost.known + (expected == edge.code ? 0 : 20) + (position > 0 ? gapCost(edge) : 0),
                from: index, layer, self.trail(edgeIndex, after: trail))
        }
    }

    private static let ka = KanaCode.code("か")
    private static let sa = KanaCode.code("さ")
    private static let ta = KanaCode.code("た")
    private static let ha = KanaCode.code("は")
    private static let ya = KanaCode.code("や")
    private static let wa = KanaCode.code("わ")
    private static let tsu = KanaCode.code("つ")
    private static let no = KanaCode.code("の")
    private static let gaParticle = KanaCode.code("が")
    private static let renjoRows = KanaCode.codes("なまた")
}

/// The steps of an alignment in the order of the text.
struct AlignmentPath {
    /// A part of the text, and the part of the reading that belongs to it.
    struct Part {
        var step: AlignmentSearch.Step
        /// The elements of the text.
        var elements: Range<Int>
        /// Its reading, as a part of ``AlignmentPath/edges``.
        var edges: Range<Int>
        /// What the part cost.
        var cost: Int32
    }

    let parts: [Part]
    /// The edges of the lattice that were taken; empty where they are all there are.
    let edges: [Int32]
    /// How much more the cheapest alignment costs that pairs some part otherwise.
    let margin: Int32

    /// Collects the steps that lead to a cell after the last element.
    init(_ search: borrowing AlignmentSearch, to end: Int) {
        var indices: [Int] = []
        var index = end
        while index > 0 {
            indices.append(index)
            index = Int(search.cells[index].from)
        }
        var parts: [Part] = []
        parts.reserveCapacity(indices.count)
        var edges: [Int32] = []
        for index in indices.reversed() {
            let cell = search.cells[index]
            let previous = search.cells[Int(cell.from)]
            guard cell.step != .close else { continue }
            let range: Range<Int>
            if search.lattice.isChain {
                range = Int(previous.node)..<Int(cell.node)
            } else {
                let start = edges.count
                edges += search.edges(from: Int(cell.from), to: index)
                range = start..<edges.count
            }
            parts.append(
                Part(
                    step: cell.step, elements: Int(previous.layer)..<Int(cell.layer), edges: range,
                    cost: cell.cost - previous.cost))
        }
        self.parts = parts
        self.edges = edges
        // What costs as much more as a reading that nobody knows is not looked at in every search.
        margin = min(search.cells[end].alternative - search.cells[end].cost, AlignmentCosts.unknownReading)
    }

    /// How sure the alignment is: less where another is almost as cheap, and where readings are not known.
    func confidence(in text: AlignedText) -> Double {
        let rivalry = 0.5 / (1 + Double(margin) * Double(margin) / 900)
        var kanji = 0
        var unknown = 0
        for part in parts {
            for element in text.elements[part.elements] where element.isKanjiLike {
                kanji += 1
                switch part.step {
                case .unknown, .groupStart, .groupKanji: unknown += 1
                default: break
                }
            }
        }
        let strangeness = kanji == 0 ? 0 : 0.2 * Double(unknown) / Double(kanji)
        return (1 - rivalry) * (1 - strangeness)
    }
}

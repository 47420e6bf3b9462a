/// The steps of an alignment in the order of the text.
struct AlignmentPath {
    /// A part of the text, and the part of the reading that belongs to it.
    struct Part {
        var step: AlignmentSearch.Step
        /// The elements of the text.
        var elements: Range<Int>
        /// The nodes of the lattice where its reading starts and ends.
        var nodes: Range<Int>
        /// What the part cost.
        var cost: Int32
    }

    let parts: [Part]
    /// How much dearer the cheapest alignment is that pairs some part otherwise.
    let margin: Int32

    /// How sure the alignment is.
    var confidence: Double { 1 - 1 / (1 + Double(margin) / 10) }

    /// Collects the steps that lead to a cell behind the last element.
    init(_ search: borrowing AlignmentSearch, to end: Int) {
        var parts: [Part] = []
        var cell = search.cells[end]
        margin = cell.alternative - cell.cost
        while cell.from >= 0 {
            let previous = search.cells[Int(cell.from)]
            if cell.step != .close {
                parts.append(
                    Part(
                        step: cell.step, elements: Int(previous.layer)..<Int(cell.layer),
                        nodes: Int(previous.node)..<Int(cell.node), cost: cell.cost - previous.cost))
            }
            cell = previous
        }
        self.parts = parts.reversed()
    }
}

/// The search for the cheapest path through a text and the lattice of its reading.
///
/// A cell is a place reached: so many elements of the text and a node of the lattice. The cells
/// after an element form a layer; layers are worked off in the order of the text, so every step
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
        /// How many elements of the text are after it.
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
    /// How many layers a step may lead ahead.
    static let layersAhead = 8
    /// How many cells a search may have: some 150 MB.
    static let mostCells = 3_000_000

    let text: AlignedText
    let lattice: ReadingLattice
    let kana = KanaTable.shared
    let tolerance = KanaTolerance.shared
    /// Whether each kanji counts for itself when pairings are told apart.
    let isMono: Bool
    let width: Width

    /// All places reached, in the order in which they were.
    var cells: [Cell] = []
    /// The first cell of each layer in each state.
    var heads: [Int32]
    /// How many cells each layer has.
    var counts: [Int32]
    /// The cell at each node in each state, for the layers that are being filled.
    var slots: [Int32]
    /// The lowest cost in each layer so far, and how much more is looked at.
    var best: [Int32]
    let margin: Int32
    let sameSoundCost: Int32
    /// The edges taken where the lattice branches, each with the one before it.
    var trails: [(edge: Int32, previous: Int32)] = []
    /// Whether cells were given up that might have led to the end.
    var wasCutOff = false
    /// The last layer that has a cell.
    var furthest = 0
    /// The nodes within reach of the cell looked at last, and how far they go.
    var spread: [Spread] = []
    var spreadLength = 0
    var spreadUse = SpreadUse.start

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
        counts = Array(repeating: 0, count: text.elements.count + Self.layersAhead)
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
            guard cells.count < Self.mostCells else {
                wasCutOff = true
                return nil
            }
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

    /// Where in the lattice a search that found no end got stuck, after ``furthest`` elements.
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
                let cost = Int(cell.cost) + 100 * abs(lattice.kanaLeft(after: node) - rest)
                if let best = found, (best.cost, best.node) < (cost, node) {} else { found = (node, cost) }
                index = Int(cell.next)
            }
        }
        return found?.node ?? 0
    }
}

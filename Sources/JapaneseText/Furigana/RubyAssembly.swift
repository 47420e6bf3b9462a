/// Makes runs of a base and a reading out of an alignment.
struct RubyAssembly {
    private let path: AlignmentPath
    private let text: String
    private let aligned: AlignedText
    private let lattice: ReadingLattice

    /// How many elements were asked whether they are kanji: tests hold that this grows with the text, and nothing else
    /// reads it.
    private(set) var steps = 0

    init(_ path: AlignmentPath, of text: String, _ aligned: AlignedText, _ lattice: ReadingLattice) {
        self.path = path
        self.text = text
        self.aligned = aligned
        self.lattice = lattice
    }

    /// The text, with a reading for each run of kanji or for each kanji.
    mutating func annotatedText(_ grouping: FuriganaAligner.Grouping) -> AnnotatedText {
        var runs: [AnnotatedText.Run] = []
        var offset = 0
        // Where the compound ends that the part before belongs to.
        var compoundEnd = -1
        for part in grouping == .group ? groupParts() : monoParts() where hasReading(part) {
            let first = aligned.elements[part.elements.lowerBound]
            let start = aligned.glyphs[first.glyphs.lowerBound].start
            let end = aligned.glyphs[aligned.elements[part.elements.upperBound - 1].glyphs.upperBound - 1].end
            if offset < start { runs.append(.init(slice(offset, start))) }
            let isKanji = grouping == .jukugo && isKanji(part)
            let joins = isKanji && first.isJoined && start == compoundEnd
            runs.append(.init(slice(start, end), reading: reading(part), joinsPrevious: joins))
            offset = end
            compoundEnd = isKanji ? end : -1
        }
        if offset < text.utf8.count { runs.append(.init(slice(offset, text.utf8.count))) }
        return AnnotatedText(runs)
    }

    private func slice(_ start: Int, _ end: Int) -> String {
        let utf8 = text.utf8
        return String(
            text[utf8.index(utf8.startIndex, offsetBy: start)..<utf8.index(utf8.startIndex, offsetBy: end)])
    }

    private func reading(_ part: AlignmentPath.Part) -> String {
        var reading = String.UnicodeScalarView()
        for index in part.edges {
            reading.append(edge(index).scalar)
        }
        return String(reading)
    }

    /// The edge at a place of the path.
    private func edge(_ index: Int) -> ReadingLattice.Edge {
        lattice.edges[path.edges.isEmpty ? index : Int(path.edges[index])]
    }

    /// The reading of the whole text.
    func reading() -> String {
        path.parts.reduce(into: "") { whole, part in
            let element = aligned.elements[part.elements.lowerBound]
            switch part.step {
            case .kana where element.kind == .kana && !isModernized(part, element):
                whole.unicodeScalars.append(element.code.scalar(isKatakana: element.isKatakana))
            default: whole += reading(part)
            }
        }
    }

    /// Whether the text has the kana by which a sound was once written: 思ふ.
    private func isModernized(_ part: AlignmentPath.Part, _ element: TextElement) -> Bool {
        guard let index = part.edges.first else { return false }
        return KanaTolerance.shared[element.code, edge(index).code] == KanaTolerance.oldSpelling
    }

    private func hasReading(_ part: AlignmentPath.Part) -> Bool {
        switch part.step {
        case .licensed, .listed, .aloud: !part.edges.isEmpty
        // Letters are no reading of kanji: 高い (男), Takai (M).
        case .unknown, .groupStart, .groupKanji: part.edges.contains { edge($0).code != .foreign }
        case .start, .kana, .itself, .unread, .close: false
        }
    }

    private mutating func isKanji(_ part: AlignmentPath.Part) -> Bool {
        steps += part.elements.count
        // A kanji within a group may have no kana of its own.
        return (part.step == .groupKanji || hasReading(part))
            && aligned.elements[part.elements].allSatisfy(\.isKanjiLike)
    }

    /// The parts, with all kanji that stand together in one.
    private mutating func groupParts() -> [AlignmentPath.Part] {
        var parts: [AlignmentPath.Part] = []
        // Of the last part alone: to ask the whole run for each of its kanji would take the square of their number.
        var followsKanji = false
        for part in path.parts {
            let isKanji = isKanji(part)
            if followsKanji, isKanji, aligned.elements[part.elements.lowerBound].isJoined {
                parts[parts.count - 1].join(part)
            } else {
                parts.append(part)
            }
            followsKanji = isKanji
        }
        return parts
    }

    /// The parts, with those kanji in one whose readings cannot be told apart for sure.
    private mutating func monoParts() -> [AlignmentPath.Part] {
        var parts: [AlignmentPath.Part] = []
        var start = 0
        var followsKanji = false
        for (index, part) in path.parts.enumerated() {
            let isKanji = isKanji(part)
            if !followsKanji || !isKanji || !aligned.elements[part.elements.lowerBound].isJoined {
                parts += divided(path.parts[start..<index])
                start = index
            }
            followsKanji = isKanji
        }
        return parts + divided(path.parts[start...])
    }

    /// The parts of a run of kanji, where those that nothing licenses take in neighbours
    /// that might be theirs.
    private func divided(_ run: ArraySlice<AlignmentPath.Part>) -> ArraySlice<AlignmentPath.Part> {
        guard run.count > 1 else { return run }
        var parts: [(part: AlignmentPath.Part, isSure: Bool)] = []
        for part in run {
            if part.step == .groupKanji, !parts.isEmpty {
                parts[parts.count - 1].part.join(part)
            } else {
                parts.append((part, isSure(part)))
            }
        }
        // A lone reading of one kana proves nothing beside one that is not licensed, and neither of two does; but two
        // of them in a row do.
        let isShort = run.count == 2
        var index = 0
        while index + 1 < parts.count {
            let (one, other) = (parts[index], parts[index + 1])
            let mayBelong =
                switch (one.isSure, other.isSure) {
                case (true, true): false
                case (false, false): true
                case (true, false):
                    isShort || isStray(other.part)
                        || kana(one.part) == 1 && (index == 0 || !parts[index - 1].isSure)
                case (false, true):
                    isShort || isStray(one.part)
                        || kana(other.part) == 1 && (index + 2 == parts.count || !parts[index + 2].isSure)
                }
            if mayBelong {
                parts[index].part.join(other.part)
                parts[index].isSure = false
                parts.remove(at: index + 1)
                index = max(0, index - 1)
            } else {
                index += 1
            }
        }
        return parts.map(\.part)[...]
    }

    private func kana(_ part: AlignmentPath.Part) -> Int { part.edges.count }

    /// Whether the table licenses a part, and not by a stretch.
    private func isSure(_ part: AlignmentPath.Part) -> Bool {
        // What rōmaji leaves open costs something as well.
        let open: Int32 = lattice.isChain ? 0 : 100
        return part.step == .listed
            || part.step == .licensed && (part.cost < 100 + open || kana(part) > 1 && part.cost < 250 + open)
    }

    /// Whether a part is the reading of a single kanji that is too short or too long to be one.
    private func isStray(_ part: AlignmentPath.Part) -> Bool {
        part.elements.count == 1 && (kana(part) == 1 || kana(part) > 3)
    }
}

/// A text that is a single run of kanji, whose reading is then the whole reading.
struct LoneRun {
    let reading: String

    /// Finds the run, if the text is one and its reading a single way.
    init?(_ aligned: AlignedText, _ lattice: ReadingLattice) {
        guard lattice.isChain, lattice.edges.count * 2 >= aligned.elements.count, let first = aligned.elements.first,
            aligned.elements.allSatisfy({ $0.isKanjiLike && ($0.isJoined || $0.glyphs == first.glyphs) }),
            aligned.glyphs.count == aligned.elements.count
        else { return nil }
        var reading = String.UnicodeScalarView()
        for edge in lattice.edges { reading.append(edge.scalar) }
        self.reading = String(reading)
    }

    func annotatedText(_ text: String) -> AnnotatedText {
        AnnotatedText([.init(text, reading: reading)])
    }
}

extension AlignmentPath.Part {
    /// Takes in the part that follows.
    mutating func join(_ other: AlignmentPath.Part) {
        elements = elements.lowerBound..<other.elements.upperBound
        edges = edges.lowerBound..<other.edges.upperBound
        cost += other.cost
    }
}

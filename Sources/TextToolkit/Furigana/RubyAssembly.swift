/// Makes runs of a base and a reading out of an alignment.
struct RubyAssembly {
    private let path: AlignmentPath
    private let text: String
    private let aligned: AlignedText
    private let lattice: ReadingLattice

    init(_ path: AlignmentPath, of text: String, _ aligned: AlignedText, _ lattice: ReadingLattice) {
        self.path = path
        self.text = text
        self.aligned = aligned
        self.lattice = lattice
    }

    /// The text, with a reading for each run of kanji or for each kanji.
    func rubyText(_ grouping: FuriganaAligner.Grouping) -> RubyText {
        var runs: [RubyText.Run] = []
        var offset = 0
        for part in grouping == .mono ? monoParts() : groupParts() {
            let start = aligned.glyphs[aligned.elements[part.elements.lowerBound].glyphs.lowerBound].start
            let end = aligned.glyphs[aligned.elements[part.elements.upperBound - 1].glyphs.upperBound - 1].end
            guard hasReading(part) else { continue }
            if offset < start { runs.append(.init(slice(offset, start))) }
            runs.append(.init(slice(start, end), reading: lattice.spelling(part.nodes)))
            offset = end
        }
        if offset < text.utf8.count { runs.append(.init(slice(offset, text.utf8.count))) }
        return RubyText(runs)
    }

    private func slice(_ start: Int, _ end: Int) -> String {
        let utf8 = text.utf8
        return String(
            text[utf8.index(utf8.startIndex, offsetBy: start)..<utf8.index(utf8.startIndex, offsetBy: end)])
    }

    private func hasReading(_ part: AlignmentPath.Part) -> Bool {
        switch part.step {
        case .licensed, .unknown, .groupStart, .groupKanji, .listed, .aloud: !part.nodes.isEmpty
        case .start, .kana, .itself, .unread, .close: false
        }
    }

    private func isKanji(_ part: AlignmentPath.Part) -> Bool {
        hasReading(part) && aligned.elements[part.elements].allSatisfy(\.isKanjiLike)
    }

    /// The parts, with all kanji that stand together in one.
    private func groupParts() -> [AlignmentPath.Part] {
        var parts: [AlignmentPath.Part] = []
        for part in path.parts {
            if let last = parts.last, isKanji(last), isKanji(part), aligned.elements[part.elements.lowerBound].isJoined {
                parts[parts.count - 1].join(part)
            } else {
                parts.append(part)
            }
        }
        return parts
    }

    /// The parts, with those kanji in one whose readings cannot be told apart for sure.
    private func monoParts() -> [AlignmentPath.Part] {
        var parts: [AlignmentPath.Part] = []
        for part in path.parts {
            if part.step == .groupKanji {
                parts[parts.count - 1].join(part)
            } else {
                parts.append(part)
            }
        }
        return parts
    }
}

extension AlignmentPath.Part {
    /// Takes in the part that follows.
    mutating func join(_ other: AlignmentPath.Part) {
        elements = elements.lowerBound..<other.elements.upperBound
        nodes = nodes.lowerBound..<other.nodes.upperBound
        cost += other.cost
    }
}

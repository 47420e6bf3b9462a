internal import ICUSupport

extension KanaLattice {
    /// The lattice of a reading: rōmaji, kana, or a mixture.
    ///
    /// Its cheapest way is what ``RomajiReader/read(_:)`` writes.
    ///
    /// - Parameters:
    ///   - reading: One line.
    ///   - style: The spelling that costs nothing where the systems disagree. ``RomajiStyle/icu`` leaves nothing
    ///     open, and does not tell where its kana come from: its nodes all stand at the start.
    ///   - script: Katakana prefer ー for a vowel with a mark.
    /// - Complexity: O(*n*) in time and space; some two nodes for a syllable.
    public init(_ reading: some StringProtocol, style: RomajiStyle = .any, script: KanaScript = .hiragana) {
        let text = Substring(reading)
        // Who marks one long vowel of a line marks them all.
        self.init(text, style, script, unmarked: !text.hasLongMarks)
    }

    /// The lattice of a reading.
    ///
    /// - Parameter unmarked: Whether a vowel without a mark may be long.
    init(_ text: Substring, _ style: RomajiStyle, _ script: KanaScript, unmarked: Bool) {
        self.init()
        if style == .icu {
            let kana = RomajiReader(style: style, script: script).read(text)
            for scalar in kana.unicodeScalars { add([RomajiUnit.Option(kana: [scalar])], from: 0, to: 0) }
            return
        }
        let line = text.utf8.span
        let dropsLongMarks = style.dropsLongMarks && unmarked
        var scanner = RomajiScanner(style)
        self = RomajiMemo.of(style).withUnits { units in
            var lattice = KanaLattice()
            while let piece = scanner.next(in: line) {
                switch piece {
                case .other(let range): lattice.add(line, range)
                case .word(let particle):
                    let word = scanner.word
                    var kana: [UInt8] = []
                    // At face value first: that says whether it is rōmaji, and one of the greetings.
                    if word.append(to: &kana, as: particle, style, .hiragana, &units) {
                        lattice.add(
                            word,
                            particle: particle ?? word.joinedParticle(in: style) ?? (kana.isGreeting ? .topic : nil),
                            style, script,
                            dropsLongMarks: dropsLongMarks, &units)
                    } else {
                        lattice.add(line, word.start..<word.end)
                    }
                }
            }
            return lattice
        }
    }

    private mutating func add(_ line: Span<UInt8>, _ range: Range<Int>) {
        var index = range.lowerBound
        while index < range.upperBound {
            let (scalar, width) = line.scalar(at: index)
            add(Unicode.Scalar(scalar)!, at: index)
            index += width
        }
    }
}

extension Substring {
    /// Whether a vowel has a mark that makes it long.
    var hasLongMarks: Bool { unicodeScalars.contains(where: \.isLongMark) }
}

extension Unicode.Scalar {
    fileprivate var isLongMark: Bool {
        switch RomajiLetter(value) {
        case .letter(_, isLong: true), .lengthMark: true
        default: false
        }
    }
}

internal import ICUSupport

/// Pairs a Japanese text with its reading.
///
///     let aligner = FuriganaAligner()
///     let furigana = try aligner.align("店に行きます", reading: "みせにいきます")
///     furigana.text.description  // "店(みせ)に行(い)きます"
///     furigana.confidence  // 0.997
///
/// The kana of the text are its anchors: each is found in the reading, in the spelling of the text
/// or in another that sounds the same. What lies between is the reading of its kanji, and where
/// there is a choice, the readings that Unihan lists for each kanji decide.
///
/// A value that any number of threads may use at once.
public struct FuriganaAligner: Hashable, Sendable {
    /// What gets a reading of its own (JLREQ, 3.3.1).
    public enum Grouping: String, Hashable, Sendable, Codable, CaseIterable {
        /// Each kanji, as far as it is sure which part of the reading is its own: 日(に)本(ほん)語(ご), but 田舎(いなか).
        case mono
        /// Each kanji as in ``mono``; but those of a compound stay together, so that their readings may be set as one:
        /// ``AnnotatedText/Run/joinsPrevious``.
        case jukugo
        /// Kanji that stand together: 日本語(にほんご).
        case group

        /// The name that commands and documentation use.
        public var name: String { rawValue }

        /// The grouping of a name; `nil` if there is none.
        public init?(name: String) {
            self.init(rawValue: name)
        }
    }

    /// What gets a reading of its own.
    public var grouping: Grouping

    /// Makes an aligner.
    public init(_ grouping: Grouping = .group) {
        self.grouping = grouping
    }

    /// Pairs a text with its reading in kana or rōmaji.
    ///
    /// Spaces and punctuation of the text have no reading. Those of the reading are hints: a kanji
    /// rarely has one in the middle of its reading. Katakana, letters, digits and symbols of the text stand in the
    /// reading as they are, are read aloud (3月, さんがつ), or are left out of it.
    ///
    /// - Throws: ``FuriganaError`` where the reading does not fit, with the columns where the two part.
    /// - Complexity: O(*n*) in the text for a given length of its runs of kanji.
    public func align(_ text: String, reading: String) throws(FuriganaError) -> Furigana {
        switch try pair(text, reading) {
        case .paired(var assembly, let confidence):
            Furigana(text: assembly.annotatedText(grouping), confidence: confidence)
        case .lone(let run):
            Furigana(text: run.annotatedText(text), confidence: 0.5)
        }
    }

    /// The reading of a text in kana, where rōmaji leaves something open: what the text decides.
    ///
    ///     try FuriganaAligner().reading(of: "大阪", from: "Osaka")  // おおさか
    ///
    /// The kana of the text are as they stand there. Spaces, punctuation, and what of the text is not read are left out.
    ///
    /// - Parameter reading: In rōmaji or kana.
    /// - Throws: ``FuriganaError`` where the reading does not fit, with the columns where the two part.
    /// - Complexity: O(*n*) in the text for a given length of its runs of kanji.
    public func reading(of text: String, from reading: String) throws(FuriganaError) -> String {
        switch try pair(text, reading) {
        case .paired(let assembly, _): assembly.reading()
        case .lone(let run): run.reading
        }
    }

    private enum Pairing {
        case paired(RubyAssembly, confidence: Double)
        case lone(LoneRun)
    }

    private func pair(_ text: String, _ reading: String) throws(FuriganaError) -> Pairing {
        let scripts = ReadingScripts(reading)
        guard scripts.hasLatin else { return try pair(text, reading, ReadingLattice(kana: reading)) }
        // Latin letters among kana are rather what stands in the text: Tシャツ, ＣＤ.
        if scripts.hasKana, let pairing = try? pair(text, reading, ReadingLattice(kana: reading)) {
            return pairing
        }
        return try pair(text, reading, ReadingLattice(romaji: reading))
    }

    private func pair(_ text: String, _ reading: String, _ lattice: ReadingLattice) throws(FuriganaError) -> Pairing {
        let aligned = AlignedText(text)
        for width in [AlignmentSearch.Width.licensed, .narrow, .wide] {
            var search = AlignmentSearch(aligned, lattice, isMono: grouping != .group, width)
            if let end = search.run() {
                // Costs more than a reading that nobody knows: then such a reading may be the better guess.
                if width == .licensed, search.cells[end].cost > AlignmentCosts.unknownReading { continue }
                let path = AlignmentPath(search, to: end)
                return .paired(
                    RubyAssembly(path, of: text, aligned, lattice), confidence: path.confidence(in: aligned))
            }
            if search.wasCutOff, let run = LoneRun(aligned, lattice) { return .lone(run) }
            if width == .wide, search.wasCutOff { throw FuriganaError(.tooComplex, search, text, reading) }
        }
        var search = AlignmentSearch(aligned, lattice, isMono: false, .everything)
        _ = search.run()
        throw FuriganaError(search.wasCutOff ? .tooComplex : .mismatch, search, text, reading)
    }
}

/// A text paired with its reading.
public struct Furigana: Hashable, Sendable, Codable {
    /// The text, with readings beside its kanji.
    public var text: AnnotatedText

    /// How sure the pairing is, from 0 to 1.
    ///
    /// It falls towards 0.5 where another pairing is almost as likely, and by up to a fifth more by the
    /// share of the kanji whose reading is in no table. Around 0.99, the readings are known and nothing
    /// else fits nearly as well.
    public var confidence: Double

    /// Makes a pairing of what is known from elsewhere.
    public init(text: AnnotatedText, confidence: Double) {
        self.text = text
        self.confidence = confidence
    }
}

/// The scripts that a reading is written in.
private struct ReadingScripts {
    var hasLatin = false
    var hasKana = false

    init(_ reading: String) {
        for scalar in reading.unicodeScalars {
            if scalar == "・" || KanaCode.parse(KanaTable.fullWidth(of: scalar) ?? scalar) != nil {
                hasKana = true
            } else if scalar.script == .latin {
                hasLatin = true
            }
        }
    }
}

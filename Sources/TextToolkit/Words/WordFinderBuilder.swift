internal import ICUSupport

/// Divides the words to look for as texts are divided, and makes symbols and an automaton of them.
struct WordFinderBuilder: ~Copyable {
    private var iterator: BreakIterator
    private var segments = [BreakIterator.Segment](repeating: .init(), count: 256)
    private var division: SegmentSymbols
    private var symbols = SymbolTable()
    private var automaton = WordAutomaton()

    init(_ letterCase: WordFinder.LetterCase, _ locale: LanguageTag) throws(WordFinderError) {
        do {
            iterator = try BreakIterator(.word, locale: locale.localeIdentifier)
        } catch {
            throw WordFinderError(code: .failed, icuStatus: error.name)
        }
        division = SegmentSymbols(letterCase)
    }

    mutating func add(_ word: String, index: Int) throws(WordFinderError) {
        let phrase: (symbols: [Int32], hasWord: Bool, hasBlankLine: Bool)
        do {
            phrase = try divide(word)
        } catch {
            throw WordFinderError(code: .failed, wordIndex: index, word: word, icuStatus: error.name)
        }
        if !phrase.hasWord { throw WordFinderError(code: .noWord, wordIndex: index, word: word) }
        if phrase.hasBlankLine { throw WordFinderError(code: .blankLine, wordIndex: index, word: word) }
        automaton.add(phrase.symbols, word: index)
    }

    consuming func finish() -> (SymbolTable, WordAutomaton) {
        automaton.link()
        return (symbols, automaton)
    }

    private mutating func divide(_ word: String) throws(ICUError) -> ([Int32], hasWord: Bool, hasBlankLine: Bool) {
        var phrase: [Int32] = []
        var hasWord = false
        var hasBlankLine = false
        // Lines that end in the white space before the next segment, if there is any.
        var lineEnds: Int?

        let text = word.utf8.span
        guard text.count <= BreakIterator.maximumLength else { throw .indexOutOfBounds }
        try iterator.load(text)
        while true {
            let count = iterator.next(&segments, leastStatus: 0)
            for segment in segments[..<count] {
                let bytes = text.extracting(Int(segment.x)..<Int(segment.y))
                hasWord = hasWord || segment.z >= 100
                if segment.z < 100, let ends = bytes.lineEndsIfWhiteSpace() {
                    lineEnds = (lineEnds ?? 0) + ends
                    continue
                }
                if let ends = lineEnds, !phrase.isEmpty {
                    hasBlankLine = hasBlankLine || ends > 1
                    phrase.append(SymbolTable.space)
                }
                lineEnds = nil
                try division.divide(bytes)
                hasWord = hasWord || division.hasDictionaryCharacters
                for part in division.parts { phrase.append(division.insert(part, of: bytes, into: &symbols)) }
            }
            if count < segments.count { return (phrase, hasWord, hasBlankLine) }
        }
    }
}

internal import ICUSupport

/// Divides the words to look for as texts are divided, and makes symbols and an automaton of them.
struct WordFinderBuilder: ~Copyable {
    private var iterator: BreakIterator
    private var division: SegmentSymbols
    private var symbols = SymbolTable()
    private var automaton = WordAutomaton()
    private let variants: WordFinder.Variants

    init(
        _ letterCase: WordFinder.LetterCase, _ variants: WordFinder.Variants, _ language: LanguageTag
    ) throws(WordFinderError) {
        self.variants = variants
        do {
            iterator = try BreakIterator(.word, locale: language.localeIdentifier)
        } catch {
            throw WordFinderError(code: .failed, icuStatus: error.name)
        }
        division = SegmentSymbols(letterCase, variants)
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
        guard variants.contains(.inflections) else { return }
        for form in EnglishForms.of(word) {
            do throws(ICUError) {
                automaton.add(try divide(form).symbols, word: index)
            } catch {
                throw WordFinderError(code: .failed, wordIndex: index, word: word, icuStatus: error.name)
            }
        }
    }

    consuming func finish() -> (SymbolTable, WordAutomaton) {
        automaton.link()
        return (symbols, automaton)
    }

    private mutating func divide(
        _ word: String
    ) throws(ICUError) -> (symbols: [Int32], hasWord: Bool, hasBlankLine: Bool) {
        var phrase: [Int32] = []
        var hasWord = false
        var hasBlankLine = false
        // Lines that end in the white space before the next segment, if there is any.
        var lineEnds: Int?

        let text = word.utf8.span
        guard text.count <= BreakIterator.maximumLength else { throw .indexOutOfBounds }
        for segment in try iterator.segments(of: text) {
            let bytes = text.extracting(Int(segment.start)..<Int(segment.end))
            let isWord = segment.kind != .other
            if !isWord, let ends = bytes.lineEndsIfWhiteSpace() {
                lineEnds = (lineEnds ?? 0) + ends
                continue
            }
            if let ends = lineEnds, !phrase.isEmpty {
                hasBlankLine = hasBlankLine || ends > 1
                phrase.append(SymbolTable.space)
            }
            lineEnds = nil
            try division.divide(bytes)
            hasWord = hasWord || isWord || division.hasDictionaryCharacters
            for part in division.parts { phrase.append(division.insert(part, of: bytes, into: &symbols)) }
        }
        return (phrase, hasWord && !phrase.isEmpty, hasBlankLine)
    }
}

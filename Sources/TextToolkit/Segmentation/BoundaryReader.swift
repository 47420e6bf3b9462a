internal import ICUSupport

/// Reads a text for a model: its characters, with what ICU finds at each.
///
/// In lines that are Japanese, the model of phrases chooses among the places where ICU's line rules allow a break, with
/// ICU's words for a clue; in other lines, all those places count. The model of morphemes has ICU's words for a clue in the
/// same way, and they are what counts in other lines.
struct BoundaryReader: ~Copyable {
    let model: BoundaryModel
    private let japaneseLines: JapaneseLines
    // Of phrases only.
    private var lines: BreakCursor?
    private var words: BreakCursor

    /// Whether some line of the text may be for the model.
    private(set) var hasJapanese = false

    private var offset = 0
    private var isAtEnd = false
    // The current line, and what was read of it last.
    private var endOfLine = 0
    private var isJapanese = false
    private var previous = BoundaryCharacter.Form.edge
    private var followsSpace = false
    // What the current word of ICU's consists of, if that is asked for. A number in it is one, whatever follows.
    private var wordKind = BreakIterator.Kind.other

    init(_ division: JapaneseDivision, language: LanguageTag) throws(ICUError) {
        let model = division.model
        let japaneseLines = JapaneseLines(language, model: model)
        // All at once: what cannot be copied is not to be half there when something is thrown.
        switch division {
        case .phrases:
            let lines = try BreakCursor(.line, locale: japaneseLines.lineLocale)
            // The words that the model was made with, whatever the language around.
            words = try BreakCursor(.word, locale: "ja")
            self.lines = consume lines
        case .morphemes:
            words = try BreakCursor(.word, locale: language.localeIdentifier)
            lines = nil
        }
        self.model = model
        self.japaneseLines = japaneseLines
    }

    /// Takes a text and goes to its start.
    mutating func load(_ text: Span<UInt8>) throws(ICUError) {
        hasJapanese = japaneseLines.mayHaveJapanese(text)
        try lines?.load(text)
        if lines == nil || hasJapanese { try words.load(text) }
        offset = 0
        endOfLine = 0
        isAtEnd = false
    }

    /// What ICU finds, if the text is not read: the pieces between places where a line may be broken, or words.
    mutating func nextOfICU(_ segments: inout [BreakIterator.Segment]) -> Int {
        guard let count = lines?.next(&segments) else { return words.next(&segments) }
        // Phrases have no such breaks, wherever they come from.
        for index in 0..<count { segments[index].isMandatoryBreak = false }
        return count
    }

    /// Appends some more characters of the text; an edge stands for a line feed, followed by several more.
    ///
    /// - Returns: Whether there were more.
    mutating func read(_ count: Int, of text: Span<UInt8>, into characters: inout [BoundaryCharacter]) -> Bool {
        if isAtEnd { return false }
        let limit = characters.count + count
        while characters.count < limit, offset < text.count {
            if offset == endOfLine {
                endOfLine = text.endOfLine(from: offset)
                isJapanese = japaneseLines.isJapanese(text.extracting(offset..<endOfLine))
                previous = .edge
                followsSpace = false
            }
            let (scalar, width) = text.scalar(at: offset)
            let startsWord = offset == 0 || words.endsSegment(at: offset)
            if startsWord, lines == nil { wordKind = words.kindOfNext() }
            // Of phrases, where they may start; of morphemes, where they do if nobody is asked.
            let isBreak = lines?.endsSegment(at: offset) ?? (startsWord && offset > 0)
            if scalar == 0x0A {
                // A place to break lines is there after an empty line, which is a line of its own.
                appendEdges(at: offset, startingWord: startsWord, start: isBreak ? .always : .never, to: &characters)
            } else {
                let form = model.form(of: scalar)
                characters.append(
                    BoundaryCharacter(
                        offset: Int32(offset),
                        identity: form.identity(of: scalar),
                        form: form,
                        startsWord: startsWord,
                        kind: wordKind == .letter && form.isDigit ? .number : wordKind,
                        start: start(of: form, startingWord: startsWord, atBreak: isBreak)))
                previous = form
                followsSpace = scalar == 0x20 || scalar == 0x09 || scalar == 0x200B
            }
            offset += width
        }
        if offset == text.count {
            isAtEnd = true
            appendEdges(at: offset, startingWord: true, start: .never, to: &characters)
        }
        return true
    }

    private func appendEdges(
        at offset: Int, startingWord: Bool, start: BoundaryStart, to characters: inout [BoundaryCharacter]
    ) {
        characters.append(.edge(at: offset, startsWord: startingWord, start: start))
        for _ in 1..<BoundaryContext.margin { characters.append(.edge(at: offset)) }
    }

    /// Whether something starts with a character, as far as ICU can say.
    @inline(__always)
    private mutating func start(
        of form: BoundaryCharacter.Form, startingWord: Bool, atBreak isBreak: Bool
    ) -> BoundaryStart {
        let isForModel = isJapanese && !model.isSettled(between: previous, and: form, startingWord: startingWord)
        guard let isMandatoryBreak = lines?.isAtMandatoryBreak() else {
            return isForModel ? .perhaps : isBreak ? .always : .never
        }
        guard isBreak else { return .never }
        let isForICU = !isJapanese || isMandatoryBreak || followsSpace || (form.isForeign && previous.isForeign)
        return isForICU ? .always : isForModel ? .perhaps : .never
    }
}

internal import ICUSupport

/// Reads a text for the model of phrases: its characters, with what ICU finds at each.
///
/// In lines that are Japanese, the model chooses among the places where ICU's line rules allow a break, with ICU's
/// words for a clue. In other lines, all those places count.
struct PhraseReader: ~Copyable {
    private let script: PhraseScript
    private let model = PhraseModel.shared
    private var lines: BreakCursor
    private var words: BreakCursor

    /// Whether some line of the text may be for the model.
    private(set) var hasJapanese = false

    private var offset = 0
    private var isAtEnd = false
    // The current line, and what was read of it last.
    private var endOfLine = 0
    private var isJapanese = false
    private var previous = PhraseCharacter.Form.edge
    private var followsSpace = false

    init(language: LanguageTag) throws(ICUError) {
        let script = PhraseScript(language)
        let lines = try BreakCursor(.line, locale: script.lineLocale)
        // The words that the model was made with, whatever the language around.
        let words = try BreakCursor(.word, locale: "ja")
        // All at once: what cannot be copied is not to be half there when something is thrown.
        self.script = script
        self.lines = lines
        self.words = words
    }

    /// Takes a text and goes to its start.
    mutating func load(_ text: Span<UInt8>) throws(ICUError) {
        try lines.load(text)
        hasJapanese = script.mayHaveJapanese(text)
        if hasJapanese { try words.load(text) }
        offset = 0
        endOfLine = 0
        isAtEnd = false
    }

    /// The next pieces between places where a line may be broken, if the text is not read.
    mutating func nextLineBreaks(_ segments: inout [BreakIterator.Segment]) -> Int {
        lines.next(&segments)
    }

    /// Appends some more characters of the text; an edge stands for a line feed, followed by several more.
    ///
    /// - Returns: Whether there were more.
    mutating func read(_ count: Int, of text: Span<UInt8>, into characters: inout [PhraseCharacter]) -> Bool {
        if isAtEnd { return false }
        let limit = characters.count + count
        while characters.count < limit, offset < text.count {
            if offset == endOfLine {
                endOfLine = text.endOfLine(from: offset)
                isJapanese = script.isJapanese(text.extracting(offset..<endOfLine))
                previous = .edge
                followsSpace = false
            }
            let (scalar, width) = text.scalar(at: offset)
            let startsWord = offset == 0 || words.segment(endingAt: offset) != nil
            let lineBreak = lines.segment(endingAt: offset)
            if scalar == 0x0A {
                appendEdges(at: offset, startingWord: startsWord, to: &characters)
                // The end of an empty line, which is a line of its own.
                if lineBreak != nil { characters[characters.count - PhraseContext.margin].start = .always }
            } else {
                let form = model.form(of: scalar)
                var start = PhraseStart.never
                if let lineBreak { start = self.start(of: form, startingWord: startsWord, after: lineBreak) }
                characters.append(
                    PhraseCharacter(
                        offset: Int32(offset),
                        identity: form.identity(of: scalar),
                        form: form,
                        startsWord: startsWord,
                        start: start))
                previous = form
                followsSpace = scalar == 0x20 || scalar == 0x09 || scalar == 0x200B
            }
            offset += width
        }
        if offset == text.count {
            isAtEnd = true
            appendEdges(at: offset, startingWord: true, to: &characters)
        }
        return true
    }

    private func appendEdges(at offset: Int, startingWord: Bool, to characters: inout [PhraseCharacter]) {
        characters.append(.edge(at: offset, startsWord: startingWord))
        for _ in 1..<PhraseContext.margin { characters.append(.edge(at: offset)) }
    }

    /// Whether a phrase starts with a character before which a line may, or must, be broken.
    @inline(__always)
    private func start(
        of form: PhraseCharacter.Form, startingWord: Bool, after lineBreak: BreakIterator.Segment
    ) -> PhraseStart {
        if !isJapanese || lineBreak.isMandatoryBreak || followsSpace || (form.isForeign && previous.isForeign) {
            return .always
        }
        return model.neverStartsPhrase(between: previous, and: form, startingWord: startingWord) ? .never : .perhaps
    }
}

internal import ICUSupport

/// Finds the phrases of one loaded text, which begins and ends with lines.
struct PhraseFinder: ~Copyable {
    // As many characters as are looked at before more are read.
    private static let chunk = 4096

    private let model = PhraseModel.shared
    private var reader: PhraseReader
    private var characters: [PhraseCharacter] = []
    private var context = PhraseContext()
    // Which of the characters is looked at, and where the current phrase starts in the text.
    private var index = 0
    private var start = 0

    init(language: LanguageTag) throws(ICUError) {
        reader = try PhraseReader(language: language)
    }

    /// Takes a text and goes to its start.
    mutating func load(_ text: Span<UInt8>) throws(ICUError) {
        try reader.load(text)
        characters.removeAll(keepingCapacity: true)
        for _ in 0..<PhraseContext.margin { characters.append(.edge(at: 0)) }
        context = PhraseContext()
        // That is edges up to the first character of the text.
        index = 1
        start = 0
    }

    /// Overwrites the start of `segments` with the next phrases of the loaded text.
    ///
    /// - Returns: How many there were: fewer than fit, and the text has ended.
    mutating func next(_ segments: inout [BreakIterator.Segment], in text: Span<UInt8>) -> Int {
        guard reader.hasJapanese else { return reader.nextLineBreaks(&segments) }
        var found = 0
        while found < segments.count {
            if index + PhraseContext.margin > characters.count, !readOn(in: text) {
                guard start < text.count else { break }
                segments[found] = .init(start..<text.count)
                start = text.count
                return found + 1
            }
            context.advance(to: characters[index + PhraseContext.margin - 1])
            if phraseStarts {
                let end = Int(characters[index].offset)
                segments[found] = .init(start..<end)
                start = end
                found += 1
            }
            index += 1
        }
        return found
    }

    private var phraseStarts: Bool {
        switch characters[index].start {
        case .never: return false
        case .always: return true
        case .perhaps:
            let identities = SIMD4<UInt64>(
                UInt64(characters[index - 2].identity), UInt64(characters[index - 1].identity),
                UInt64(characters[index].identity), UInt64(characters[index + 1].identity))
            return model.startsPhrase(context.payloads(identities), inHiragana: context.isInHiragana)
        }
    }

    /// Forgets the characters that have been looked at and reads more.
    ///
    /// - Returns: Whether there are more.
    private mutating func readOn(in text: Span<UInt8>) -> Bool {
        let done = max(0, index - 2)
        characters.removeFirst(done)
        index -= done
        return reader.read(Self.chunk, of: text, into: &characters)
    }
}

internal import ICUSupport

/// Finds the phrases or morphemes of one loaded text, which begins and ends with lines.
struct BoundaryFinder: ~Copyable {
    // As many characters as are looked at before more are read.
    private static let chunk = 4096

    private var reader: BoundaryReader
    private var characters: [BoundaryCharacter] = []
    private var context = BoundaryContext()
    // Which of the characters is looked at.
    private var index = 0
    // Where the current piece starts in the text, and what has been seen in it.
    private var start = 0
    private var kind = BreakIterator.Kind.other

    init(_ division: JapaneseDivision, language: LanguageTag) throws(ICUError) {
        reader = try BoundaryReader(division, language: language)
    }

    /// Takes a text and goes to its start.
    mutating func load(_ text: Span<UInt8>) throws(ICUError) {
        try reader.load(text)
        characters.removeAll(keepingCapacity: true)
        for _ in 0..<BoundaryContext.margin { characters.append(.edge(at: 0)) }
        context = BoundaryContext()
        // That is edges up to the first character of the text.
        index = 1
        start = 0
        kind = .other
    }

    /// Overwrites the start of `segments` with the next pieces of the loaded text.
    ///
    /// - Returns: How many there were: fewer than fit, and the text has ended.
    mutating func next(_ segments: inout [BreakIterator.Segment], in text: Span<UInt8>) -> Int {
        guard reader.hasJapanese else { return reader.nextOfICU(&segments) }
        var found = 0
        while found < segments.count {
            if index + BoundaryContext.margin > characters.count, !readOn(in: text) {
                guard start < text.count else { break }
                segments[found] = .init(start..<text.count, kind: kind)
                start = text.count
                return found + 1
            }
            context.advance(to: characters[index + BoundaryContext.margin - 1])
            let character = characters[index]
            let isStart = isStart(character)
            if isStart {
                let end = Int(character.offset)
                segments[found] = .init(start..<end, kind: kind)
                start = end
                kind = .other
                found += 1
            }
            context.note(isStart || context.isAtStart)
            // Of several words, the kind is the highest of theirs.
            if character.kind.rawValue > kind.rawValue { kind = character.kind }
            index += 1
        }
        return found
    }

    @inline(__always)
    private func isStart(_ character: BoundaryCharacter) -> Bool {
        switch character.start {
        case .never: return false
        case .always: return true
        case .perhaps:
            let identities = SIMD4<UInt64>(
                UInt64(characters[index - 2].identity), UInt64(characters[index - 1].identity),
                UInt64(character.identity), UInt64(characters[index + 1].identity))
            return reader.model.isStart(context.payloads(identities), in: context.surroundings)
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

/// What a model divides Japanese into.
enum JapaneseDivision {
    case phrases, morphemes

    var model: BoundaryModel {
        switch self {
        case .phrases: .phrases
        case .morphemes: .morphemes
        }
    }
}

internal import TextToolkit

/// A word of a lexicon in a string.
public struct LexiconMatch: Hashable, Sendable {
    /// The word itself as it is spelt there, a part of the text that was searched.
    public let text: Substring

    /// What is spoken for it.
    public let spoken: SpokenForm

    /// The entry that it was found by.
    public let lexeme: Lexeme

    /// The inflection of the entry's word that it is; `nil` where it is the word itself.
    public let inflection: EnglishInflection?

    /// Which of the lexicons has it, from 0.
    public let lexiconIndex: Int

    /// Where it stands in the text.
    public var range: Range<String.Index> { text.startIndex..<text.endIndex }
}

/// A word of a lexicon by its place in UTF-8 bytes.
public struct UTF8LexiconMatch: Hashable, Sendable {
    /// Where it stands, in UTF-8 bytes from the start of the text.
    public let range: Range<Int>

    /// What is spoken for it.
    public let spoken: SpokenForm

    /// The entry that it was found by.
    public let lexeme: Lexeme

    /// The inflection of the entry's word that it is; `nil` where it is the word itself.
    public let inflection: EnglishInflection?

    /// Which of the lexicons has it, from 0.
    public let lexiconIndex: Int
}

extension SpokenForm {
    /// What is spoken for the possessive of a word: /z/, /s/ or /ɪz/ after it.
    func possessive(of word: some StringProtocol) -> SpokenForm {
        switch self {
        case .pronunciation(let pronunciation):
            .pronunciation(EnglishInflection.possessive.pronunciation(of: pronunciation, spelt: String(word)))
        case .words(let words): .words(words + "’s")
        }
    }
}

/// The words of lexicons in a string, found one after another as they are asked for.
///
/// Get one with ``LexiconStack/matches(in:)-(StringProtocol)``.
public struct LexiconMatches: Sequence, Sendable {
    private let stack: LexiconStack
    let text: Substring

    init(of stack: LexiconStack, in text: Substring) {
        self.stack = stack
        self.text = text
    }

    /// Starts at the start of the text.
    public func makeIterator() -> Iterator {
        Iterator(stack, text)
    }

    /// Walks over the words in a string.
    public struct Iterator: IteratorProtocol {
        private let stack: LexiconStack
        private var merge: MergedMatches<TextParts<WordMatch>.Iterator, String.Index>

        init(_ stack: LexiconStack, _ text: Substring) {
            self.stack = stack
            merge = MergedMatches(
                stack.groups.map { $0.finder.matches(in: text).makeIterator() }, range: \.range,
                lexicon: { group, match in stack.groups[group].lexicon(of: match.wordIndex) }
            )
        }

        /// Finds the next word, or `nil` at the end of the text.
        public mutating func next() -> LexiconMatch? {
            guard let (group, match) = merge.next() else { return nil }
            let entry = stack.groups[group].entries[match.wordIndex]
            let lexicon = stack.groups[group].lexicon(of: match.wordIndex)
            let isPossessive = match.stem.endIndex < match.text.endIndex
            return LexiconMatch(
                text: match.text, spoken: isPossessive ? entry.spoken.possessive(of: match.stem) : entry.spoken,
                lexeme: stack.lexicons[lexicon].lexemes[entry.lexeme],
                inflection: isPossessive ? .possessive : entry.inflection, lexiconIndex: lexicon
            )
        }
    }
}

/// The words of lexicons in UTF-8 bytes, found one after another as they are asked for.
///
/// Get one with ``LexiconStack/matches(in:)-(UTF8Text)``.
public struct UTF8LexiconMatches: Sequence, Sendable {
    private let stack: LexiconStack
    private let text: UTF8Text
    private let withinLines: Bool

    init(of stack: LexiconStack, in text: UTF8Text, withinLines: Bool = false) {
        self.stack = stack
        self.text = text
        self.withinLines = withinLines
    }

    /// Starts at the start of the text.
    public func makeIterator() -> Iterator {
        Iterator(stack, text, withinLines: withinLines)
    }

    /// Walks over the words in UTF-8 bytes.
    public struct Iterator: IteratorProtocol {
        private let stack: LexiconStack
        private let bytes: [UInt8]
        private var merge: MergedMatches<TextParts<UTF8WordMatch>.Iterator, Int>

        init(_ stack: LexiconStack, _ text: UTF8Text, withinLines: Bool) {
            self.stack = stack
            bytes = text.bytes
            merge = MergedMatches(
                stack.groups.map { group in
                    let finder = group.finder
                    return (withinLines ? finder.matchesWithinLines(in: text) : finder.matches(in: text)).makeIterator()
                }, range: \.range,
                lexicon: { group, match in stack.groups[group].lexicon(of: match.wordIndex) }
            )
        }

        /// Finds the next word, or `nil` at the end of the text.
        public mutating func next() -> UTF8LexiconMatch? {
            guard let (group, match) = merge.next() else { return nil }
            let entry = stack.groups[group].entries[match.wordIndex]
            let lexicon = stack.groups[group].lexicon(of: match.wordIndex)
            let isPossessive = match.stem != match.range
            let spoken =
                isPossessive
                ? entry.spoken.possessive(of: String(decoding: bytes[match.stem], as: UTF8.self)) : entry.spoken
            return UTF8LexiconMatch(
                range: match.range, spoken: spoken, lexeme: stack.lexicons[lexicon].lexemes[entry.lexeme],
                inflection: isPossessive ? .possessive : entry.inflection, lexiconIndex: lexicon
            )
        }
    }
}

/// The matches of several finders in one text, without those that overlap: of these the first, the longest, the one of the
/// last lexicon.
struct MergedMatches<Matches: IteratorProtocol, Position: Comparable> {
    private var sources: [Matches]
    private var heads: [Matches.Element?]
    private let range: (Matches.Element) -> Range<Position>
    private let lexicon: (Int, Matches.Element) -> Int
    private var end: Position?

    init(
        _ sources: [Matches], range: @escaping (Matches.Element) -> Range<Position>,
        lexicon: @escaping (Int, Matches.Element) -> Int
    ) {
        self.sources = sources
        heads = Array(repeating: nil, count: sources.count)
        self.range = range
        self.lexicon = lexicon
        for source in sources.indices { heads[source] = self.sources[source].next() }
    }

    /// The next match, and which finder it is of.
    mutating func next() -> (source: Int, match: Matches.Element)? {
        var best: (source: Int, match: Matches.Element)?
        for source in sources.indices {
            while let head = heads[source], let end, range(head).lowerBound < end {
                heads[source] = sources[source].next()
            }
            guard let head = heads[source] else { continue }
            if let other = best, !isBefore((source, head), other) { continue }
            best = (source, head)
        }
        guard let best else { return nil }
        heads[best.source] = sources[best.source].next()
        end = range(best.match).upperBound
        return best
    }

    private func isBefore(_ left: (source: Int, match: Matches.Element), _ right: (source: Int, match: Matches.Element))
        -> Bool
    {
        let (leftRange, rightRange) = (range(left.match), range(right.match))
        if leftRange.lowerBound != rightRange.lowerBound { return leftRange.lowerBound < rightRange.lowerBound }
        if leftRange.upperBound != rightRange.upperBound { return leftRange.upperBound > rightRange.upperBound }
        return lexicon(left.source, left.match) > lexicon(right.source, right.match)
    }
}

internal import TextToolkit

/// The words of a string whose pronunciations are known, found one after another as they are asked for.
///
/// Get one with ``HeteronymResolver/matches(in:)-(StringProtocol)``.
public struct PronunciationMatches: Sequence, Sendable {
    private let resolver: HeteronymResolver
    let text: Substring

    init(of resolver: HeteronymResolver, in text: Substring) {
        self.resolver = resolver
        self.text = text
    }

    /// Starts at the start of the text.
    public func makeIterator() -> Iterator {
        Iterator(resolver, text)
    }

    /// Walks over the words in a string.
    public struct Iterator: IteratorProtocol {
        private let text: String
        private var scan: PronunciationScan<StringEntries>

        init(_ resolver: HeteronymResolver, _ text: Substring) {
            self.text = text.base
            let start = text.base.utf8.distance(from: text.base.startIndex, to: text.startIndex)
            scan = PronunciationScan(
                resolver, part: start..<start + text.utf8.count, withinLines: false,
                StringEntries(matches: resolver.stack.matches(in: text).makeIterator(), text: text.base)
            )
        }

        /// Finds the next word, or `nil` at the end of the text.
        public mutating func next() -> PronunciationMatch? {
            let text = text
            guard let next = scan.next(in: text.utf8.span) else { return nil }
            let start = text.utf8.index(text.utf8.startIndex, offsetBy: next.range.lowerBound)
            let end = text.utf8.index(start, offsetBy: next.range.count)
            return PronunciationMatch(
                text: text[start..<end], spoken: next.spoken, source: next.source, confidence: next.confidence,
                isSure: next.isSure
            )
        }
    }
}

/// The words of UTF-8 bytes whose pronunciations are known, found one after another as they are asked for.
///
/// Get one with ``HeteronymResolver/matches(in:)-(UTF8Text)``.
public struct UTF8PronunciationMatches: Sequence, Sendable {
    private let resolver: HeteronymResolver
    private let text: UTF8Text
    private let withinLines: Bool

    init(of resolver: HeteronymResolver, in text: UTF8Text, withinLines: Bool) {
        self.resolver = resolver
        self.text = text
        self.withinLines = withinLines
    }

    /// Starts at the start of the text.
    public func makeIterator() -> Iterator {
        Iterator(resolver, text, withinLines: withinLines)
    }

    /// Walks over the words in UTF-8 bytes.
    public struct Iterator: IteratorProtocol {
        private let bytes: [UInt8]
        private var scan: PronunciationScan<UTF8LexiconMatches.Iterator>

        init(_ resolver: HeteronymResolver, _ text: UTF8Text, withinLines: Bool) {
            bytes = text.bytes
            let entries = UTF8LexiconMatches(of: resolver.stack, in: text, withinLines: withinLines)
            scan = PronunciationScan(
                resolver, part: text.bytes.indices, withinLines: withinLines, entries.makeIterator())
        }

        /// Finds the next word, or `nil` at the end of the text.
        public mutating func next() -> UTF8PronunciationMatch? {
            let bytes = bytes
            return scan.next(in: bytes.span)
        }
    }
}

/// The entries of lexicons in a string, by their places in its UTF-8.
struct StringEntries: IteratorProtocol {
    var matches: LexiconMatches.Iterator
    let text: String

    mutating func next() -> UTF8LexiconMatch? {
        guard let match = matches.next() else { return nil }
        let start = text.utf8.distance(from: text.startIndex, to: match.range.lowerBound)
        return UTF8LexiconMatch(
            range: start..<start + match.text.utf8.count, spoken: match.spoken, lexeme: match.lexeme,
            inflection: match.inflection, lexiconIndex: match.lexiconIndex
        )
    }
}

public import TextToolkit

/// Several lexicons, of which the last that has a word counts.
///
///     let stack = try LexiconStack([names, mine])
///     for match in stack.matches(in: text) { print(match.text, match.spoken) }
///
/// Of matches that overlap, the one that starts first is reported, of those the longest, and of those the one of
/// the lexicon that was given last.
public struct LexiconStack: Sendable {
    /// The lexicons, in the order in which they were given.
    public let lexicons: [Lexicon]

    /// Lexicons that can be looked through together.
    struct Group: Sendable {
        let finder: WordFinder
        /// For each of the finder's words, the lexicon and its entry.
        let entries: [(lexicon: Int, entry: LexiconIndex.Entry)]
    }

    let groups: [Group]

    init(_ lexicon: Lexicon) {
        lexicons = [lexicon]
        groups = [Group(finder: lexicon.index.finder, entries: lexicon.index.entries.map { (0, $0) })]
    }

    /// Puts lexicons on top of each other, the last on top.
    ///
    /// - Throws: ``LexiconError`` where ICU cannot divide the words.
    /// - Complexity: O(*n*) in the length of all entries.
    public init(_ lexicons: [Lexicon]) throws(LexiconError) {
        self.lexicons = lexicons
        var groups: [Group] = []
        var isDone = [Bool](repeating: false, count: lexicons.count)
        for (number, lexicon) in lexicons.enumerated() where !isDone[number] {
            let members = lexicons.indices.filter {
                lexicons[$0].properties.letterCase == lexicon.properties.letterCase
                    && lexicons[$0].properties.language == lexicon.properties.language
            }
            for member in members { isDone[member] = true }
            if members.count == 1 {
                groups.append(Group(finder: lexicon.index.finder, entries: lexicon.index.entries.map { (number, $0) }))
                continue
            }
            // Of words that are the same a finder names the first, so that the last lexicon comes first.
            let order = members.reversed()
            let words = order.flatMap { lexicons[$0].index.words }
            let finder: WordFinder
            do {
                finder = try WordFinder(words, case: lexicon.properties.letterCase, locale: lexicon.properties.language)
            } catch {
                throw LexiconError(code: .failed, reason: error.description)
            }
            groups.append(
                Group(
                    finder: finder,
                    entries: order.flatMap { member in lexicons[member].index.entries.map { (member, $0) } })
            )
        }
        self.groups = groups
    }

    /// The words of the lexicons in a string, found one after another as they are asked for.
    ///
    /// - Complexity: O(*n*) in the text, as many times as there are different languages and rules for capitals
    ///   among the lexicons.
    public func matches(in text: some StringProtocol) -> LexiconMatches {
        LexiconMatches(of: self, in: Substring(text))
    }

    /// The words of the lexicons in UTF-8 bytes, found one after another as they are asked for.
    ///
    /// - Complexity: O(*n*) in the bytes, as many times as there are different languages and rules for capitals
    ///   among the lexicons.
    public func matches(in text: UTF8Text) -> UTF8LexiconMatches {
        UTF8LexiconMatches(of: self, in: text)
    }
}

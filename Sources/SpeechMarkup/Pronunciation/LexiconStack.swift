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
        let entries: [LexiconIndex.Entry]
        /// The lexicons, each with the first of its entries.
        let members: [(lexicon: Int, first: Int)]

        /// The lexicon that has an entry.
        func lexicon(of entry: Int) -> Int {
            members.last { $0.first <= entry }?.lexicon ?? 0
        }
    }

    let groups: [Group]

    init(_ lexicon: Lexicon) {
        lexicons = [lexicon]
        groups = [Group(finder: lexicon.index.finder, entries: lexicon.index.entries, members: [(0, 0)])]
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
                groups.append(
                    Group(finder: lexicon.index.finder, entries: lexicon.index.entries, members: [(number, 0)])
                )
                continue
            }
            // Of words that are the same a finder names the first, so that the last lexicon comes first.
            let order = members.reversed()
            let words = order.flatMap { lexicons[$0].index.words }
            let finder: WordFinder
            do {
                finder = try WordFinder(
                    words, case: lexicon.properties.letterCase, counting: lexicon.properties.variants,
                    language: lexicon.properties.language)
            } catch {
                throw LexiconError(code: .failed, reason: error.description)
            }
            var entries: [LexiconIndex.Entry] = []
            var firsts: [(lexicon: Int, first: Int)] = []
            for member in order {
                firsts.append((member, entries.count))
                entries += lexicons[member].index.entries
            }
            groups.append(Group(finder: finder, entries: entries, members: firsts))
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

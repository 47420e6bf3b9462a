internal import TextToolkit

/// What is spoken for a word that was found.
public enum SpokenForm: Hashable, Sendable, CustomStringConvertible {
    /// Sounds.
    case pronunciation(Pronunciation)
    /// Other words, whose pronunciation the lexicon does not have.
    case words(String)

    /// The pronunciation in IPA, or the words.
    public var description: String {
        switch self {
        case .pronunciation(let pronunciation): pronunciation.ipa
        case .words(let words): words
        }
    }
}

/// Where the parts of lexemes stand in the text that they were read from.
struct LexiconPlaces {
    let source: LexiconSource
    /// Of all graphemes, one lexeme after another.
    var graphemes: [Int] = []
    /// Of all renditions, one lexeme after another.
    var renditions: [Int] = []
}

/// The words of a lexicon, ready to be found, and what is spoken for each.
struct LexiconIndex: Sendable {
    struct Entry: Sendable {
        /// Which of the lexemes it is.
        var lexeme: Int
        var spoken: SpokenForm
        var inflection: EnglishInflection?
    }

    /// The words and phrases that are looked for.
    let words: [String]
    let finder: WordFinder
    /// For each of the words. Of words that are the same, the first counts.
    let entries: [Entry]

    init(
        _ lexemes: [Lexeme], _ properties: Lexicon.Properties, _ inflections: [EnglishInflection],
        _ places: LexiconPlaces?
    ) throws(LexiconError) {
        // The place, the lexeme and the rendition of each word; same numbers as the words.
        var words: [String] = []
        var owners: [Int] = []
        var firstRendition: [Int] = []
        var renditionCount = 0
        for (number, lexeme) in lexemes.enumerated() {
            if lexeme.renditions.isEmpty || lexeme.graphemes.isEmpty {
                throw LexiconError(
                    code: .badFormat, file: places?.source.file,
                    reason: "The entry for “\(lexeme.graphemes.first ?? "")” has no "
                        + (lexeme.graphemes.isEmpty ? "word." : "pronunciation.")
                )
            }
            firstRendition.append(renditionCount)
            renditionCount += lexeme.renditions.count
            words += lexeme.graphemes
            owners += repeatElement(number, count: lexeme.graphemes.count)
        }
        var finder = try Self.finder(of: words, properties, places)

        // The rendition that is spoken of all that a word has, in whatever lexemes: the first preferred, or the first.
        var chosen = [(lexeme: Int, rendition: Int)?](repeating: nil, count: words.count)
        let same = SameWords.first(of: words, in: finder)
        let preferred = lexemes.map { $0.renditions.firstIndex(where: \.isPreferred) }
        for (word, first) in same.enumerated() {
            let rendition = preferred[owners[word]]
            if let known = chosen[first] {
                let isPreferred = lexemes[known.lexeme].renditions[known.rendition].isPreferred
                if isPreferred || rendition == nil { continue }
            }
            chosen[first] = (owners[word], rendition ?? 0)
        }
        for (word, first) in same.enumerated() where first != word { chosen[word] = chosen[first] }

        var aliases = AliasResolver(finder: finder)
        for word in words.indices {
            guard let (lexeme, rendition) = chosen[word] else { continue }
            aliases.add(words[word], lexemes[lexeme].renditions[rendition].content) {
                places.map { ($0.source, $0.renditions[firstRendition[lexeme] + rendition]) }
            }
        }
        let spoken = try aliases.resolve()
        var entries = words.indices.map { word in
            Entry(lexeme: chosen[word]?.lexeme ?? owners[word], spoken: spoken[word])
        }

        if !inflections.isEmpty {
            for word in words.indices where same[word] == word {
                guard case .pronunciation(let pronunciation) = entries[word].spoken else { continue }
                for inflection in inflections {
                    let sound = inflection.pronunciation(of: pronunciation, spelt: words[word])
                    for form in inflection.forms(of: words[word], pronounced: pronunciation) {
                        words.append(form)
                        entries.append(
                            Entry(lexeme: entries[word].lexeme, spoken: .pronunciation(sound), inflection: inflection)
                        )
                    }
                }
            }
            finder = try Self.finder(of: words, properties, nil)
        }
        self.words = words
        self.finder = finder
        self.entries = entries
    }

    private static func finder(
        of words: [String], _ properties: Lexicon.Properties, _ places: LexiconPlaces?
    ) throws(LexiconError) -> WordFinder {
        do {
            return try WordFinder(
                words, case: properties.letterCase, counting: properties.variants, language: properties.language)
        } catch {
            let code: LexiconError.Code = error.code == .failed ? .failed : .noWord
            let reason =
                switch error.code {
                case .noWord: "There is no word in “\(error.word ?? "")”."
                case .blankLine: "There is a blank line in “\(error.word ?? "")”, and no match goes across one."
                default: error.description
                }
            if let places, let word = error.wordIndex, word < places.graphemes.count {
                throw places.source.error(code, at: places.graphemes[word], reason)
            }
            throw LexiconError(code: code, file: places?.source.file, reason: reason)
        }
    }
}

extension Lexicon.Properties {
    /// What is found beside the words themselves: in English, and in a language that is not told, possessives.
    var variants: WordFinder.Variants {
        let subtag = language.tag.lowercased().prefix { $0 != "-" }
        return subtag == "en" || subtag == "und" ? .possessives : []
    }
}

/// Which words are the same to a finder, though they may be spelt in another way.
enum SameWords {
    /// For each of the finder's words, the first that is the same.
    static func first(of words: [String], in finder: WordFinder) -> [Int] {
        var result = Array(words.indices)
        forEachMatch(of: finder, in: words) { word, match, _ in
            result[word] = match
        }
        return result
    }

    /// Does something for each match in some texts, all looked through at once.
    static func forEachMatch(
        of finder: WordFinder, in texts: [String], _ body: (_ text: Int, _ word: Int, _ range: Range<Int>) -> Void
    ) {
        // No match goes across a blank line.
        var joined: [UInt8] = []
        var starts: [Int] = []
        for text in texts {
            starts.append(joined.count)
            joined += text.utf8
            joined += [0x0A, 0x0A]
        }
        guard !texts.isEmpty else { return }
        var text = 0
        for match in finder.matches(in: UTF8Text(String(decoding: joined, as: UTF8.self)))
        where match.stem == match.range {
            while text + 1 < starts.count, starts[text + 1] <= match.range.lowerBound { text += 1 }
            body(text, match.wordIndex, match.range.lowerBound - starts[text]..<match.range.upperBound - starts[text])
        }
    }
}

internal import TextToolkit

/// Follows aliases through a lexicon to what is spoken in the end.
///
/// An alias whose words all have pronunciations is spoken as these; any other stays words, with the aliases within it
/// replaced.
struct AliasResolver {
    /// The bytes that an alias may grow to by the aliases within it. Without a limit a few lines could ask for
    /// any amount of memory.
    static let longest = 1024

    private struct Alias {
        var text: String
        var parts: [(word: Int, range: Range<Int>)] = []
        var place: () -> (LexiconSource, Int)?
    }

    private let finder: WordFinder
    private var names: [String] = []
    private var spoken: [SpokenForm?] = []
    private var aliases: [Int: Alias] = [:]
    private var aliasOrder: [Int] = []

    init(finder: WordFinder) {
        self.finder = finder
    }

    /// Adds the finder's next word.
    mutating func add(_ word: String, _ content: Lexeme.Rendition.Content, place: @escaping () -> (LexiconSource, Int)?)
    {
        switch content {
        case .phonemes(let pronunciation, _): spoken.append(.pronunciation(pronunciation))
        case .alias(let text):
            aliases[names.count] = Alias(text: text, place: place)
            aliasOrder.append(names.count)
            spoken.append(nil)
        }
        names.append(word)
    }

    /// What is spoken for each word.
    mutating func resolve() throws(LexiconError) -> [SpokenForm] {
        let texts = aliasOrder.map { aliases[$0]?.text ?? "" }
        var parts = [[(word: Int, range: Range<Int>)]](repeating: [], count: texts.count)
        SameWords.forEachMatch(of: finder, in: texts) { text, word, range in parts[text].append((word, range)) }
        for (number, word) in aliasOrder.enumerated() { aliases[word]?.parts = parts[number] }
        for word in aliasOrder where spoken[word] == nil { try follow(word) }
        return spoken.map { $0 ?? .words("") }
    }

    /// Resolves an alias, those within it first; without recursion, because a chain may be as long as the lexicon.
    private mutating func follow(_ start: Int) throws(LexiconError) {
        var path: [(word: Int, next: Int)] = [(start, 0)]
        var isOnPath: Set<Int> = [start]
        while let (word, next) = path.last {
            guard let alias = aliases[word] else { break }
            if next == alias.parts.count {
                spoken[word] = try spokenForm(of: alias)
                isOnPath.remove(word)
                path.removeLast()
                continue
            }
            path[path.count - 1].next += 1
            let part = alias.parts[next].word
            if isOnPath.contains(part) {
                let cycle = path.drop { $0.word != part }.map { names[$0.word] }
                throw error(
                    .aliasCycle, alias,
                    "The alias of “\(names[part])” leads back to itself: \((cycle.prefix(8) + [names[part]]).joined(separator: " → "))."
                )
            }
            if spoken[part] == nil {
                path.append((part, 0))
                isOnPath.insert(part)
            }
        }
    }

    private func spokenForm(of alias: Alias) throws(LexiconError) -> SpokenForm {
        let bytes = Array(alias.text.utf8)
        var words: [UInt8] = []
        var sounds: [String] = []
        var soundBytes = 0
        var hasOtherWords = false
        var end = 0
        for part in alias.parts {
            let gap = bytes[end..<part.range.lowerBound]
            hasOtherWords = hasOtherWords || Self.hasWord(gap)
            words += gap
            end = part.range.upperBound
            switch spoken[part.word] {
            case .pronunciation(let pronunciation):
                sounds.append(pronunciation.ipa)
                soundBytes += pronunciation.ipa.utf8.count
                words += bytes[part.range]
            case .words(let text):
                hasOtherWords = true
                words += text.utf8
            case nil:
                hasOtherWords = true
                words += bytes[part.range]
            }
            let length = max(words.count, soundBytes)
            if length > Self.longest, length > 2 * bytes.count {
                throw error(
                    .aliasTooLong, alias, "The alias becomes longer than \(Self.longest) bytes with those within it.")
            }
        }
        hasOtherWords = hasOtherWords || Self.hasWord(bytes[end...])
        words += bytes[end...]
        if hasOtherWords || sounds.isEmpty { return .words(String(decoding: words, as: UTF8.self)) }
        return .pronunciation(Pronunciation(wellFormed: sounds.joined(separator: " ")))
    }

    private static func hasWord(_ bytes: ArraySlice<UInt8>) -> Bool {
        if bytes.allSatisfy({ $0 <= 0x20 }) { return false }
        return String(decoding: bytes, as: UTF8.self).words().contains { _ in true }
    }

    private func error(_ code: LexiconError.Code, _ alias: Alias, _ reason: String) -> LexiconError {
        guard let (source, offset) = alias.place() else { return LexiconError(code: code, reason: reason) }
        return source.error(code, at: offset, reason)
    }
}

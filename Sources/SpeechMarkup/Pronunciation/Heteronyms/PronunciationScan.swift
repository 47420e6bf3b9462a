internal import TextToolkit

/// Goes over a text once, and puts together what lexicons and contexts say about its words.
///
/// An entry of a lexicon goes before whatever heteronym it overlaps.
struct PronunciationScan<Entries: IteratorProtocol<UTF8LexiconMatch>> {
    private let resolver: HeteronymResolver
    private let part: Range<Int>

    private var entries: Entries
    private var entry: UTF8LexiconMatch?

    /// The heteronyms, counted from the start of the part; `nil` for a language without any.
    private var words: WordCursor?
    private var word: UTF8WordMatch?
    private var sentences: SentenceScan
    private var lastSentence = 0..<0
    private var features = HeteronymFeatures(.english)
    private var isStarted = false

    init(_ resolver: HeteronymResolver, part: Range<Int>, withinLines: Bool, _ entries: Entries) {
        self.resolver = resolver
        self.part = part
        self.entries = entries
        words = resolver.finder.map { WordCursor(WordCursor.Plan($0, withinLines: withinLines), in: 0..<part.count) }
        sentences = SentenceScan(by: resolver.sentences)
    }

    /// Finds the next word. The text must be the same each time.
    mutating func next(in text: Span<UInt8>) -> UTF8PronunciationMatch? {
        let text = text.extracting(part)
        if !isStarted {
            isStarted = true
            entry = entries.next()
            word = words?.next(in: text)
        }
        while let word {
            let range = part.lowerBound + word.range.lowerBound..<part.lowerBound + word.range.upperBound
            if let entry, entry.range.lowerBound < range.upperBound {
                if entry.range.upperBound > range.lowerBound {
                    self.word = words?.next(in: text)
                } else {
                    return takeEntry()
                }
                continue
            }
            self.word = words?.next(in: text)
            let sentence = sentences.sentence(of: word.range, in: text)
            if sentence != lastSentence {
                lastSentence = sentence
                features.enterSentence()
            }
            let place = word.stem.lowerBound - sentence.lowerBound..<word.stem.upperBound - sentence.lowerBound
            let (sense, confidence) = resolver.sense(
                of: word.wordIndex, at: place, in: text.extracting(sentence), &features)
            let spoken = SpokenForm.pronunciation(sense.pronunciation)
            let heteronym = resolver.heteronyms[word.wordIndex].word
            return UTF8PronunciationMatch(
                range: range, spoken: word.stem == word.range ? spoken : spoken.possessive(of: heteronym),
                source: .context(sense),
                confidence: confidence, isSure: confidence >= resolver.threshold
            )
        }
        return takeEntry()
    }

    private mutating func takeEntry() -> UTF8PronunciationMatch? {
        guard let taken = entry else { return nil }
        entry = entries.next()
        return UTF8PronunciationMatch(
            range: taken.range, spoken: taken.spoken, source: .lexicon(taken.lexeme, index: taken.lexiconIndex),
            confidence: 1, isSure: true
        )
    }
}

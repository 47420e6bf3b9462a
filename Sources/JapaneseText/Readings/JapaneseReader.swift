internal import Synchronization

/// Finds out how Japanese text is read.
///
///     let reader = try JapaneseReader()
///     try reader.read("昨日、京都に行った。").reading  // きのう、きょうとにいった。
///     try reader.read("会議を行った。").annotatedText.description  // 会議(かいぎ)を行(おこな)った。
///
/// MeCab, with the dictionary that is installed, says which words a text may have. Which of them it has, and how they are
/// read, is decided by weights that were trained on text with readings: by the words and characters around, by whether
/// kanji stand alone, by what is counted. Words that the dictionary lacks are read by a table, and by what Unihan knows.
///
/// A text is best given a line or a paragraph at a time; each of its sentences is read for itself. A value that any
/// number of threads may use at once: the same text has the same readings in any order and in any thread.
public struct JapaneseReader: Sendable {
    /// The dictionary that words are looked up in.
    public let dictionary: ReadingDictionary

    private let given: GivenReadings?
    private let workers = ReadingWorkers()

    /// Makes a reader.
    ///
    /// - Parameters:
    ///   - dictionary: The dictionary, by default the one that is installed.
    ///   - words: Words with their readings in kana, names above all, which come before what anybody else knows.
    /// - Throws: ``ReadingError`` where MeCab or its dictionary is not installed, or cannot be used.
    public init(
        dictionary: ReadingDictionary? = nil, words: [String: String] = [:]
    ) throws(ReadingError) {
        if let dictionary { self.dictionary = dictionary } else { self.dictionary = try ReadingDictionary() }
        given = words.isEmpty ? nil : GivenReadings(words)
    }

    /// Reads a text.
    ///
    /// - Throws: ``ReadingError`` where MeCab fails, which means that there is no memory.
    /// - Complexity: O(*n*) in the text.
    public func read(_ text: some StringProtocol) throws(ReadingError) -> ReadText {
        try workers.withOne(for: dictionary) { worker throws(ReadingError) in
            try worker.read(text, dictionary, given)
        }
    }

    /// The text as it is read: readings for its kanji, and all else as it is.
    ///
    /// What ``read(_:)`` gives as ``ReadText/reading``, in half of its time.
    ///
    /// - Throws: ``ReadingError`` where MeCab fails, which means that there is no memory.
    /// - Complexity: O(*n*) in the text.
    public func reading(of text: some StringProtocol) throws(ReadingError) -> String {
        try workers.withOne(for: dictionary) { worker throws(ReadingError) in
            try worker.reading(of: text, dictionary, given)
        }
    }

    /// The text with the readings of its kanji beside them.
    ///
    /// What ``read(_:)`` gives as ``ReadText/annotatedText``, in less time.
    ///
    /// - Throws: ``ReadingError`` where MeCab fails, which means that there is no memory.
    /// - Complexity: O(*n*) in the text.
    public func annotatedText(of text: some StringProtocol) throws(ReadingError) -> AnnotatedText {
        try workers.withOne(for: dictionary) { worker throws(ReadingError) in
            try worker.annotatedText(of: text, dictionary, given)
        }
    }

    /// Reads a text line by line, each when it is asked for: what ends at a line feed, which is not part of it.
    ///
    /// - Complexity: O(1); reading a line is O(*n*) in the line.
    public func lines(
        of text: String
    ) -> some Sequence<Result<ReadText, ReadingError>> {
        text.split(separator: "\n", omittingEmptySubsequences: false).lazy.map { line in
            Result { () throws(ReadingError) in try read(line) }
        }
    }
}

/// The taggers of a reader, one for each thread that reads at the same time.
private final class ReadingWorkers: Sendable {
    private let all = Mutex<[ReadingWorker]>([])

    func withOne<Value>(
        for dictionary: ReadingDictionary, _ body: (inout ReadingWork) throws(ReadingError) -> Value
    ) throws(ReadingError) -> Value where Value: Sendable {
        for worker in all.withLock({ $0 }) {
            let result = try worker.work.withLockIfAvailable { work throws(ReadingError) in try body(&work) }
            if let result { return result }
        }
        let worker = try ReadingWorker(dictionary)
        all.withLock { $0.append(worker) }
        return try worker.work.withLock { work throws(ReadingError) in try body(&work) }
    }
}

private final class ReadingWorker: Sendable {
    let work: Mutex<ReadingWork>

    init(_ dictionary: ReadingDictionary) throws(ReadingError) {
        work = Mutex(try ReadingWork(dictionary))
    }
}

/// All that a thread needs to read.
private struct ReadingWork: ~Copyable {
    private var tagger: MeCabTagger
    private var memo = WordMemo()
    private var graph = WordGraph()
    private var search = ReadingSearch()

    init(_ dictionary: ReadingDictionary) throws(ReadingError) {
        tagger = try MeCabTagger(dictionary.model)
    }

    mutating func read(
        _ text: some StringProtocol, _ dictionary: ReadingDictionary, _ given: GivenReadings?
    ) throws(ReadingError) -> ReadText {
        var result = ReadText(words: [], gaps: [])
        var done = 0
        let source = ReadingSource(text)
        try forEachWord(of: source, dictionary, given) { work, position, start, text in
            let found = work.search.compare(position, work.graph, work.memo)
            let candidate = work.graph.candidates[found.candidate]
            let range = text.origin(of: start)..<text.origin(of: start + Int(candidate.end - candidate.start))
            result.gaps.append(source.string(done..<range.lowerBound))
            result.words.append(work.word(found, source.string(range), range, start, text))
            done = range.upperBound
        }
        result.gaps.append(source.string(done..<source.count))
        return result
    }

    mutating func reading(
        of text: some StringProtocol, _ dictionary: ReadingDictionary, _ given: GivenReadings?
    ) throws(ReadingError) -> String {
        var result: [UInt8] = []
        var done = 0
        let source = ReadingSource(text)
        result.reserveCapacity(2 * source.count)
        try forEachPiece(of: source, dictionary, given) { range, reading, part in
            source.append(done..<range.lowerBound, to: &result)
            for index in part { result.append(reading[index]) }
            done = range.upperBound
        }
        source.append(done..<source.count, to: &result)
        return String(decoding: result, as: UTF8.self)
    }

    mutating func annotatedText(
        of text: some StringProtocol, _ dictionary: ReadingDictionary, _ given: GivenReadings?
    ) throws(ReadingError) -> AnnotatedText {
        var runs: [AnnotatedText.Run] = []
        var done = 0
        let source = ReadingSource(text)
        try forEachPiece(of: source, dictionary, given) { range, reading, part in
            if range.lowerBound > done { runs.append(.init(source.string(done..<range.lowerBound))) }
            runs.append(.init(source.string(range), reading: String(decoding: reading[part], as: UTF8.self)))
            done = range.upperBound
        }
        if done < source.count { runs.append(.init(source.string(done..<source.count))) }
        return AnnotatedText(runs)
    }

    /// Calls `body` for each part of the text that has a reading, with where it is in the text, and with the reading of its
    /// word and which part of that is its own.
    private mutating func forEachPiece(
        of source: ReadingSource, _ dictionary: ReadingDictionary, _ given: GivenReadings?,
        _ body: (_ range: Range<Int>, _ reading: [UInt8], _ part: Range<Int>) -> Void
    ) throws(ReadingError) {
        try forEachWord(of: source, dictionary, given) { work, position, start, text in
            let candidate = work.graph.candidates[work.search.way[position]]
            guard candidate.shape != .kana, work.memo.head(candidate.word).reading != 0 else { return }
            let word = work.memo[candidate.word]
            for piece in word.pieces {
                let range =
                    text.origin(of: start + piece.base.lowerBound)..<text.origin(of: start + piece.base.upperBound)
                body(range, word.reading, piece.reading)
            }
        }
    }

    /// Calls `body` for each word of the best way, with its position in the way and where it starts in the normalized text.
    private mutating func forEachWord(
        of source: ReadingSource, _ dictionary: ReadingDictionary, _ given: GivenReadings?,
        _ body: (_ work: borrowing ReadingWork, _ position: Int, _ start: Int, _ text: NormalizedText) -> Void
    ) throws(ReadingError) {
        memo.shrink()
        let text = NormalizedText(source.text.utf8.span)
        for part in text.parts() {
            try graph.build(text, part, with: &tagger, dictionary, memo: &memo, given: given, added: .shared)
            search.findBest(graph, memo, text, part, .shared)
            for position in search.way.indices {
                body(self, position, part.lowerBound + Int(graph.candidates[search.way[position]].start), text)
            }
        }
    }

    private func word(
        _ found: ReadingSearch.Found, _ surface: String, _ range: Range<Int>, _ start: Int, _ text: NormalizedText
    ) -> ReadText.Word {
        let word = memo[graph.candidates[found.candidate].word]
        guard word.shape != .kana, !word.reading.isEmpty else {
            return ReadText.Word(
                text: surface, range: range, runs: [.init(base: surface, alternatives: [])],
                confidence: word.shape == .kana ? 1 : 0, alternatives: [], kind: word.kind)
        }
        let others = found.others.filter { $0.distance < Self.farthestAlternative }.prefix(4)
            .map { memo[graph.candidates[$0.candidate].word] }
        var runs: [ReadText.Run] = []
        var done = 0
        func base(_ range: Range<Int>) -> String {
            String(
                decoding: surface.utf8.dropFirst(text.origin(of: start + range.lowerBound) - text.origin(of: start))
                    .prefix(text.origin(of: start + range.upperBound) - text.origin(of: start + range.lowerBound)),
                as: UTF8.self)
        }
        let count = Int(graph.candidates[found.candidate].end - graph.candidates[found.candidate].start)
        for (index, piece) in word.pieces.enumerated() {
            if piece.base.lowerBound > done {
                runs.append(.init(base: base(done..<piece.base.lowerBound), alternatives: []))
            }
            let reading = word.reading[piece.reading]
            var alternatives: [String] = []
            for other in others where other.pieces.map(\.base) == word.pieces.map(\.base) {
                let part = other.reading[other.pieces[index].reading]
                let text = String(decoding: part, as: UTF8.self)
                if part != reading, !alternatives.contains(text) { alternatives.append(text) }
            }
            runs.append(
                .init(
                    base: base(piece.base), reading: String(decoding: reading, as: UTF8.self),
                    alternatives: alternatives))
            done = piece.base.upperBound
        }
        if done < count { runs.append(.init(base: base(done..<count), alternatives: [])) }
        let confidence = found.distance.map {
            ReadingModel.shared.confidence(.init(word.source), distance: $0)
        }
        return ReadText.Word(
            text: surface, range: range, runs: runs,
            confidence: confidence ?? ReadingModel.shared.confidence(.init(word.source), distance: .max),
            alternatives: others.map { String(decoding: $0.reading, as: UTF8.self) }, kind: word.kind)
    }

    /// In MeCab's costs: what is farther is no variant, but another word.
    private static let farthestAlternative: Int32 = 6_000
}

/// A text that parts are taken of by their places.
private struct ReadingSource {
    let text: String

    init(_ text: some StringProtocol) {
        var text = String(text)
        text.makeContiguousUTF8()
        self.text = text
    }

    var count: Int { text.utf8.count }

    func string(_ range: Range<Int>) -> String {
        let utf8 = text.utf8
        let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
        return String(text[start..<utf8.index(start, offsetBy: range.count)])
    }

    func append(_ range: Range<Int>, to bytes: inout [UInt8]) {
        let span = text.utf8.span
        for index in range { bytes.append(span[index]) }
    }
}

internal import ICUSupport

/// The words that a thread has met, so that nothing about them is found out twice.
///
/// What is in there changes no result.
struct WordMemo {
    private struct Key: Hashable {
        /// Where the dictionary, or a table, has the word; with the hash of the word, which may share its description.
        var origin: UInt
        var hash: UInt32
        var length: Int32
        var source: UInt8

        func hash(into hasher: inout Hasher) { hasher.combine(origin ^ UInt(hash) << 24) }
    }

    /// What is asked of a word more often than all the rest of it.
    struct Head {
        var readingHash: UInt32
        var surfaceHash: UInt32
        /// The number of the reading; that of an empty one is 0.
        var reading: Int32
        var shape: ReadingWord.Shape
        var source: ReadingWord.Source
    }

    private(set) var words: [ReadingWord] = []
    private var heads: [Head] = []
    private var readings: [[UInt8]: Int32] = [[]: 0]
    private var places: [Key: Int32] = [:]
    private var onReadings: [UInt32: [(index: Int32, isOn: Bool)]] = [:]
    private var numbers: [[UInt8]: [NumberCandidate]] = [:]

    /// A reading of a number with what it counts.
    struct NumberCandidate {
        var word: Int32
        var length: Int
    }

    /// Forgets all, where it has become much; only between texts.
    mutating func shrink() {
        guard words.count > Self.capacity else { return }
        self = WordMemo()
    }

    private static let capacity = 100_000

    subscript(index: Int32) -> ReadingWord { words[Int(index)] }

    func head(_ index: Int32) -> Head { heads[Int(index)] }

    /// The word of the dictionary at an address, made by `make` the first time.
    mutating func word(
        at origin: UInt, hash: UInt32, length: Int, source: UInt8, make: () -> ReadingWord
    ) -> Int32 {
        let key = Key(origin: origin, hash: hash, length: Int32(length), source: source)
        if let place = places[key] { return place }
        let place = append(make())
        places[key] = place
        return place
    }

    mutating func append(_ word: ReadingWord) -> Int32 {
        let reading = readings[word.reading] ?? Int32(readings.count)
        readings[word.reading] = reading
        heads.append(
            Head(
                readingHash: word.readingHash, surfaceHash: word.surfaceHash, reading: reading, shape: word.shape,
                source: word.source))
        words.append(word)
        return Int32(words.count - 1)
    }

    /// The readings that Unihan has of a kanji, as words: first those that it calls Chinese, three at most.
    mutating func kanjiReadings(_ scalar: Unicode.Scalar) -> [(index: Int32, isOn: Bool)] {
        if let known = onReadings[scalar.value] { return known }
        let surface = Array(String(scalar).utf8)[...]
        var on: [[UInt8]] = []
        var kun: [[UInt8]] = []
        KanjiReadings.forEach(of: scalar) { range, isKun in
            if isKun { kun.append(KanjiReadings.kana(range)) } else { on.append(KanjiReadings.kana(range)) }
        }
        var result: [(index: Int32, isOn: Bool)] = []
        for (index, reading) in on.prefix(3).enumerated() {
            let source: ReadingWord.Source = index == 0 ? .firstOn : .otherOn
            result.append((append(ReadingWord(surface, reading: reading, source: source, kind: .other)), true))
        }
        for reading in kun.prefix(8) {
            result.append((append(ReadingWord(surface, reading: reading, source: .kun, kind: .other)), false))
        }
        onReadings[scalar.value] = result
        return result
    }

    /// The readings of a number at an offset with what it counts.
    mutating func numbers(_ text: NormalizedText, at start: Int, before limit: Int) -> [NumberCandidate] {
        guard let number = NumberReading(text, at: start, before: limit), number.end < limit,
            let counters = Counter.byFirst[text.scalar(at: number.end)]
        else { return [] }
        var result: [NumberCandidate] = []
        for counter in counters where text.bytes[number.end..<limit].starts(with: counter.surface) {
            let end = number.end + counter.surface.count
            let key = Array(text.bytes[start..<end])
            if let known = numbers[key] {
                result += known
                continue
            }
            let made = number.ways(with: counter).map { way in
                NumberCandidate(
                    word: append(Self.word(way, counter, key, numberLength: number.end - start)), length: end - start)
            }
            numbers[key] = made
            result += made
        }
        return result
    }

    private static func word(
        _ way: NumberReading.Way, _ counter: Counter, _ surface: [UInt8], numberLength: Int
    ) -> ReadingWord {
        let split = way.number.utf8.count
        let reading = Array((way.number + way.counter).utf8)
        var pieces: [ReadingWord.Piece] = []
        let isKanji = surface.first! >= 0xE3 && surface.first! < 0xEF
        if isKanji || way.counter.isEmpty {
            // The kana in it, such as ヶ's hiragana か, are few enough to stand under its reading.
            pieces = [.init(base: 0..<surface.count, reading: 0..<reading.count)]
        } else {
            if way.last.hasPrefix("=") { pieces.append(.init(base: 0..<numberLength, reading: 0..<split)) }
            pieces.append(.init(base: numberLength..<surface.count, reading: split..<reading.count))
        }
        var hash = ReadingHash(seed: 7)
        hash.combine(way.last.utf8)
        hash.combine(counter.surface)
        let surfaceHash = hash.value
        hash.combine(way.change.utf8)
        hash.combine(way.counter.utf8)
        return ReadingWord(number: reading, pieces: pieces, readingHash: hash.value, surfaceHash: surfaceHash)
    }
}

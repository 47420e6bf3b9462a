internal import ICUSupport

/// A word with one of its readings: all that does not depend on the text around it.
struct ReadingWord {
    /// A part of a word that has kanji, and the reading of it; both in bytes, from the start of word and reading.
    struct Piece: Hashable {
        var base: Range<Int>
        var reading: Range<Int>
    }

    /// How a word is made of kanji, which tells what reads well beside it.
    enum Shape: UInt8 {
        /// It has no kanji.
        case kana
        /// One kanji, read as it came from China (on).
        case on
        /// One kanji, read otherwise.
        case kun
        /// Several kanji, each read as it came from China.
        case onCompound
        /// Several kanji, read otherwise.
        case compound
        /// Kanji and other characters.
        case mixed
        /// A number with what it counts.
        case number

        static let count = 8
    }

    /// Where a reading comes from.
    enum Source: UInt8 {
        /// MeCab's dictionary.
        case dictionary
        /// Nowhere: it is not known how the word is read.
        case unknown
        /// The readings that the dictionary lacks, ``AddedReadings``.
        case added
        /// The first reading of a kanji that Unihan calls Chinese, one of the next two, or a native one.
        case firstOn
        case otherOn
        case kun
        /// What is known of numbers.
        case number
        /// What the caller said.
        case given
    }

    /// In hiragana, UTF-8; empty where nobody knows it.
    var reading: [UInt8]

    /// In the order of the word.
    var pieces: [Piece]

    var shape: Shape
    var source: Source

    /// What kind of word it is, for those who write it.
    var kind: Kind

    /// What the word and its reading are told by among the weights, and what the word alone.
    var readingHash: UInt32
    var surfaceHash: UInt32

    /// What matters of a part of speech when text is written with spaces between words.
    enum Kind: UInt8 {
        case other
        /// は, へ and the like.
        case particle
        /// What belongs to the word before it: endings of verbs, suffixes.
        case ending
        /// What belongs to the word after it.
        case prefix
        case name
        case mark
    }

    /// - Parameters:
    ///   - surface: The word, UTF-8.
    ///   - reading: In hiragana; empty where nobody knows it.
    init(_ surface: ArraySlice<UInt8>, reading: [UInt8], source: Source, kind: Kind) {
        self.reading = reading
        self.source = source
        self.kind = kind
        surfaceHash = ReadingHash.of(surface)
        var hash = ReadingHash(seed: surfaceHash)
        hash.combine(reading)
        readingHash = hash.value
        let spans = KanjiSpan.all(in: surface)
        guard spans.contains(where: \.isKanji) else {
            pieces = []
            shape = .kana
            return
        }
        pieces =
            KanjiSpan.pieces(of: spans, surface, reading)
            ?? [Piece(base: 0..<surface.count, reading: 0..<reading.count)]
        if spans.count > 1 {
            shape = .mixed
        } else {
            let isOn = KanjiReadings.isOn(reading[...], of: surface)
            shape =
                switch (spans[0].count, isOn) {
                case (1, true): .on
                case (1, false): .kun
                case (_, true): .onCompound
                case (_, false): .compound
                }
        }
    }

    /// A number with what it counts.
    init(
        number reading: [UInt8], pieces: [Piece], readingHash: UInt32, surfaceHash: UInt32
    ) {
        self.reading = reading
        self.pieces = pieces
        self.readingHash = readingHash
        self.surfaceHash = surfaceHash
        shape = .number
        source = .number
        kind = .other
    }
}

/// Characters of a word that stand together, kanji or others.
private struct KanjiSpan {
    var range: Range<Int>
    var isKanji: Bool
    /// How many characters there are.
    var count: Int

    /// The spans of a word; their ranges are from its start.
    static func all(in surface: ArraySlice<UInt8>) -> [KanjiSpan] {
        var spans: [KanjiSpan] = []
        var offset = 0
        for scalar in String(decoding: surface, as: UTF8.self).unicodeScalars {
            let end = offset + scalar.utf8.count
            let isKanji = NormalizedText.isKanji(scalar.value)
            if let last = spans.last, last.isKanji == isKanji {
                spans[spans.count - 1].range = last.range.lowerBound..<end
                spans[spans.count - 1].count += 1
            } else {
                spans.append(KanjiSpan(range: offset..<end, isKanji: isKanji, count: 1))
            }
            offset = end
        }
        return spans
    }

    /// The kanji of a word with their parts of the reading, the first ones as short as the kana after them allow; `nil` if the
    /// word's kana are not in the reading.
    static func pieces(
        of spans: [KanjiSpan], _ surface: ArraySlice<UInt8>, _ reading: [UInt8]
    ) -> [ReadingWord.Piece]? {
        guard spans.count <= 12 else { return nil }
        let kana = spans.map { span in
            span.isKanji
                ? []
                : Array(
                    String(
                        decoding: surface[
                            surface.startIndex + span.range.lowerBound..<surface.startIndex + span.range.upperBound],
                        as: UTF8.self
                    ).inHiragana().utf8)
        }
        var pieces: [ReadingWord.Piece] = []
        func match(_ index: Int, _ start: Int) -> Bool {
            guard index < spans.count else { return start == reading.count }
            guard spans[index].isKanji else {
                return reading[start...].starts(with: kana[index]) && match(index + 1, start + kana[index].count)
            }
            var end = start + 3
            while end <= reading.count {
                if end == reading.count || reading[end] & 0xC0 != 0x80 {
                    pieces.append(.init(base: spans[index].range, reading: start..<end))
                    if match(index + 1, end) { return true }
                    pieces.removeLast()
                }
                end += 1
            }
            return false
        }
        return match(0, 0) ? pieces : nil
    }
}

extension KanjiReadings {
    /// Whether a word of kanji is read as each of them came from China; the last kana of one may have become っ.
    static func isOn(_ reading: ArraySlice<UInt8>, of word: ArraySlice<UInt8>) -> Bool {
        guard let first = String(decoding: word.prefix(4), as: UTF8.self).unicodeScalars.first else {
            return reading.isEmpty
        }
        let rest = word.dropFirst(first.utf8.count)
        let sokuon: [UInt8] = [0xE3, 0x81, 0xA3]
        var isOn = false
        forEach(of: first) { range, isKun in
            guard !isOn, !isKun else { return }
            let on = kana(range)
            if reading.starts(with: on) { isOn = Self.isOn(reading.dropFirst(on.count), of: rest) }
            if !isOn, !rest.isEmpty, on.count >= 6, reading.starts(with: on.dropLast(3) + sokuon) {
                isOn = Self.isOn(reading.dropFirst(on.count), of: rest)
            }
        }
        return isOn
    }

    /// A reading of a kanji in hiragana, UTF-8.
    static func kana(_ range: Range<Int>) -> [UInt8] {
        var codes: [UInt8] = []
        data.append(range, to: &codes)
        // U+3040 and the code: 0xE3, then 0x81 or 0x82, then the lower six bits.
        return codes.flatMap { code in [0xE3, 0x81 + code >> 6, 0x80 | code & 0x3F] }
    }
}

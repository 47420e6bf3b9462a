/// What the weights of a candidate are found by: sets of hashes, each to be combined with a salt.
struct ReadingFeatures {
    /// What is around a part of a text at each place, hashed when it is first asked for.
    private var before: [InlineArray<2, UInt32>?] = []
    private var after: [InlineArray<2, UInt32>?] = []
    private var style: UInt32 = 0

    /// Gets ready for a part of a text.
    mutating func begin(_ text: NormalizedText, _ part: Range<Int>) {
        before.removeAll(keepingCapacity: true)
        before.append(contentsOf: repeatElement(nil, count: part.count + 1))
        after = before
        style = Self.style(text.bytes, part)
    }

    /// Calls `body` with the features of a candidate that has kanji.
    mutating func forEach(
        _ candidate: WordCandidate, _ word: WordMemo.Head, _ graph: WordGraph, _ text: NormalizedText,
        _ part: Range<Int>, _ body: (_ features: Span<UInt32>, _ salt: UInt32) -> Void
    ) {
        let (start, end) = (Int(candidate.start), Int(candidate.end))
        let left = before(start, text, part)
        let right = after(end, text, part)
        let around = left[0] &* 3 &+ right[0] &* 5 &+ 1
        let scripts = 200 + script(beforePlace: start, text, part) * 8 + script(atPlace: end, text, part)
        let words = (graph.wordEnding[start], graph.wordStarting[end])
        let lexical: InlineArray<10, UInt32> = [
            1, left[0], right[0], left[1], right[1], around, 100 + style, scripts, words.0 &* 7 &+ 11,
            words.1 &* 7 &+ 13,
        ]
        body(lexical.span, word.readingHash)
        let near: InlineArray<3, UInt32> = [1, left[0], right[0]]
        body(near.span, word.surfaceHash &* 17 &+ 3)
        let shape = UInt32(word.shape.rawValue) * 16 + UInt32(word.source.rawValue)
        let general: InlineArray<5, UInt32> = [
            2, 100 + scripts, 1000 + UInt32(candidate.partOfSpeech), left[0] &+ 1, right[0] &+ 2,
        ]
        body(general.span, shape &* 0x85EB_CA6B &+ 9)
    }

    private mutating func before(_ place: Int, _ text: NormalizedText, _ part: Range<Int>) -> InlineArray<2, UInt32> {
        if let known = before[place] { return known }
        var hash = ReadingHash(seed: 1)
        var result: InlineArray<2, UInt32> = [0, 0]
        var end = part.lowerBound + place
        for index in 0..<2 {
            guard end > part.lowerBound else {
                hash.combine(0xFF as UInt8)
                result[index] = hash.value
                continue
            }
            var start = end - 1
            while start > part.lowerBound, text.bytes[start] & 0xC0 == 0x80 { start -= 1 }
            hash.combine(text.bytes, start..<end)
            result[index] = hash.value
            end = start
        }
        before[place] = result
        return result
    }

    private mutating func after(_ place: Int, _ text: NormalizedText, _ part: Range<Int>) -> InlineArray<2, UInt32> {
        if let known = after[place] { return known }
        var hash = ReadingHash(seed: 2)
        var result: InlineArray<2, UInt32> = [0, 0]
        var start = part.lowerBound + place
        for index in 0..<2 {
            guard start < part.upperBound else {
                hash.combine(0xFF as UInt8)
                result[index] = hash.value
                continue
            }
            let end = text.end(ofCharacterAt: start)
            hash.combine(text.bytes, start..<end)
            result[index] = hash.value
            start = end
        }
        after[place] = result
        return result
    }

    private func script(beforePlace place: Int, _ text: NormalizedText, _ part: Range<Int>) -> UInt32 {
        guard place > 0 else { return 0 }
        var start = part.lowerBound + place - 1
        while start > part.lowerBound, text.bytes[start] & 0xC0 == 0x80 { start -= 1 }
        return Self.script(text.scalar(at: start))
    }

    private func script(atPlace place: Int, _ text: NormalizedText, _ part: Range<Int>) -> UInt32 {
        place < part.count ? Self.script(text.scalar(at: part.lowerBound + place)) : 0
    }

    /// The script of a character, as far as it matters to its neighbours: 0 is for what is none.
    private static func script(_ value: UInt32) -> UInt32 {
        switch value {
        case 0x3041...0x309F: 2
        case 0x30F5, 0x30F6: 1
        case 0x30A0...0x30FF: 3
        case 0x30...0x39, 0xFF10...0xFF19: 4
        case 0x41...0x5A, 0x61...0x7A, 0xFF21...0xFF3A, 0xFF41...0xFF5A: 5
        default: NormalizedText.isKanji(value) ? 1 : 6
        }
    }

    /// How a text speaks: 1 to somebody (です, ます), 2 as books do (である, された), 0 neither.
    private static func style(_ text: [UInt8], _ part: Range<Int>) -> UInt32 {
        var style: UInt32 = 0
        var index = part.lowerBound
        // All have three bytes a character, of which the first two are 0xE3 0x81 or 0xE3 0x82.
        while index + 6 <= part.upperBound {
            if text[index] != 0xE3 {
                index += 1
                continue
            }
            switch (text[index + 1], text[index + 2], text[index + 4], text[index + 5]) {
            // です, ます, まし
            case (0x81, 0xA7, 0x81, 0x99), (0x81, 0xBE, 0x81, 0x99), (0x81, 0xBE, 0x81, 0x97): return 1
            // であ, され
            case (0x81, 0xA7, 0x81, 0x82), (0x81, 0x95, 0x82, 0x8C): style = 2
            default: break
            }
            index += 3
        }
        return style
    }
}

internal import ICUSupport
internal import TextToolkit

/// Finds the sentences that words of a text are in. The words come one after another, in their order.
///
/// A sentence ends where ICU says so, and at the end of its line.
struct SentenceScan {
    /// How sentences are found: by ICU, which is told not to end one behind the abbreviations that it knows.
    let segmenter: Segmenter

    private var line = 0..<0
    private var sentence = 0..<0
    /// The sentences of the line; `nil` where it is one.
    private var others: SegmentCursor?

    init(by segmenter: Segmenter) {
        self.segmenter = segmenter
    }

    /// The sentence of a word that does not stand before the last one.
    mutating func sentence(of word: Range<Int>, in text: Span<UInt8>) -> Range<Int> {
        if word.lowerBound >= line.upperBound { enterLine(of: word.lowerBound, in: text) }
        while word.lowerBound >= sentence.upperBound, let next = others?.next(in: text) { sentence = next.range }
        return sentence
    }

    private mutating func enterLine(of offset: Int, in text: Span<UInt8>) {
        var end = line.upperBound
        repeat {
            line = end..<text.endOfLine(from: end)
            end = line.upperBound
        } while offset >= end
        if text.extracting(line).mayHaveSeveralSentences {
            others = SegmentCursor(SegmentCursor.Plan(segmenter), in: line)
            sentence = line.lowerBound..<line.lowerBound
        } else {
            others = nil
            sentence = line
        }
    }
}

extension Span<UInt8> {
    /// Whether a sentence may end before the end of the line, by UAX #29: only behind full stops and the like, and
    /// characters that part paragraphs. Asking ICU about each line would take twice as long.
    fileprivate var mayHaveSeveralSentences: Bool {
        var end = count
        // What ends the last sentence, and what may come behind it.
        while end > 0, self[end - 1].mayFollowSentence { end -= 1 }
        var index = 0
        while index < end {
            let byte = self[index]
            index += 1
            if byte >= 0x80 {
                if !isPlainLetterOrMark(at: index - 1) { return true }
            } else if byte <= 0x3F, byte == 0x2E || byte == 0x21 || byte == 0x3F || byte == 0x0D {
                return true
            }
        }
        return false
    }

    /// Whether a byte that is not ASCII is part of a character that ends no sentence. Of these, those that English
    /// texts have are known: continuation bytes, letters of Latin with accents, dashes and quotation marks.
    private func isPlainLetterOrMark(at index: Int) -> Bool {
        switch self[index] {
        case 0x80...0xBF, 0xC3...0xCA: true
        case 0xE2 where index + 2 < count && self[index + 1] == 0x80:
            // U+2010 to U+2023, and U+2026.
            0x90...0xA3 ~= self[index + 2] || self[index + 2] == 0xA6
        default: false
        }
    }
}

extension UInt8 {
    /// Whether it ends a sentence or may stand behind its end: white space, `.`, `!`, `?`, `"`, `'`, `)`, `]`.
    fileprivate var mayFollowSentence: Bool {
        switch self {
        case ...0x20, 0x2E, 0x21, 0x3F, 0x22, 0x27, 0x29, 0x5D: true
        default: false
        }
    }
}

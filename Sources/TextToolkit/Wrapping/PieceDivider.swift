/// Divides what is wider than a line: a phrase into words, a word where the line rules let it, and
/// what is still too wide into graphemes.
struct PieceDivider {
    /// Where a part ends, what it takes to break there, and whether it is the first of a word in graphemes.
    typealias End = (offset: Int, breakAfter: WrapPiece.Break, startsLine: Bool)

    private let language: LanguageTag
    private var cursors: [Granularity: SegmentCursor] = [:]
    private var keptSpans: KeptSpans?

    /// - Parameter phrases: What found the phrases that are to be divided.
    init(_ phrases: Segmenter) {
        language = phrases.language
        keptSpans = phrases.keptWords.map { KeptSpans($0) }
    }

    /// Where the parts of a range end, the last of them at the end of the range.
    ///
    /// - Parameter fits: Whether a part of the text fits into a line.
    /// - Complexity: O(*n*) in the range.
    mutating func ends(
        of range: Range<Int>, in bytes: [UInt8], held: HeldRanges, fits: (Range<Int>) -> Bool
    ) -> [End] {
        let kept = HeldRanges(bases: keptRanges(in: range, of: bytes, fits: fits))
        let isDivisible = { (offset: Int) in !held.isInBase(offset) && !kept.isInBase(offset) }
        let lines = offsets(.line, of: range, in: bytes).filter(isDivisible)
        var ends: [End] = []
        var start = range.lowerBound
        for word in common(offsets(.word, of: range, in: bytes), lines) {
            if fits(start..<word) {
                ends.append((word, .word, false))
            } else {
                let inside = lines.part(above: start, upTo: word)
                appendEnds(ofWord: start..<word, lines: inside, in: bytes, where: isDivisible, fits: fits, to: &ends)
            }
            start = word
        }
        return ends
    }

    private mutating func appendEnds(
        ofWord word: Range<Int>, lines: ArraySlice<Int>, in bytes: [UInt8], where isDivisible: (Int) -> Bool,
        fits: (Range<Int>) -> Bool, to ends: inout [End]
    ) {
        var start = word.lowerBound
        for line in lines {
            if fits(start..<line) {
                ends.append((line, .grapheme, start == word.lowerBound))
            } else {
                var isFirst = start == word.lowerBound
                let graphemes = offsets(.grapheme, of: start..<line, in: bytes).filter(isDivisible)
                for end in Kinsoku.ends(among: graphemes, from: start, of: bytes.span, fits: fits) {
                    ends.append((end, .grapheme, isFirst))
                    isFirst = false
                }
            }
            start = line
        }
        ends[ends.count - 1].breakAfter = .word
    }

    /// Where words that are to be kept stand in a range, as far as they fit into a line.
    private mutating func keptRanges(
        in range: Range<Int>, of bytes: [UInt8], fits: (Range<Int>) -> Bool
    ) -> [Range<Int>] {
        guard keptSpans != nil else { return [] }
        keptSpans!.restart()
        let part = bytes.span.extracting(range)
        var ranges: [Range<Int>] = []
        var start = range.lowerBound
        var isKept = false
        for end in offsets(.grapheme, of: range, in: bytes) {
            if keptSpans!.contains(end - range.lowerBound, in: part) {
                isKept = true
            } else {
                if isKept, fits(start..<end) { ranges.append(start..<end) }
                isKept = false
                start = end
            }
        }
        return ranges
    }

    private func common(_ first: [Int], _ second: [Int]) -> [Int] {
        var common: [Int] = []
        var index = 0
        for offset in first {
            while index < second.count, second[index] < offset { index += 1 }
            if index < second.count, second[index] == offset { common.append(offset) }
        }
        return common
    }

    /// The ends of the segments of a range.
    private mutating func offsets(_ granularity: Granularity, of range: Range<Int>, in bytes: [UInt8]) -> [Int] {
        let segmenter = Segmenter(unopened: granularity, language: language)
        var cursor = cursors[granularity] ?? SegmentCursor(SegmentCursor.Plan(segmenter), in: range)
        cursors[granularity] = nil
        cursor.enter(range)
        var ends: [Int] = []
        while let segment = cursor.next(in: bytes.span) { ends.append(segment.range.upperBound) }
        cursors[granularity] = cursor
        return ends
    }
}

extension [Int] {
    /// Those of some ascending numbers that are above one number and not above another.
    fileprivate func part(above least: Int, upTo greatest: Int) -> ArraySlice<Int> {
        func first(above bound: Int) -> Int {
            var low = 0
            var high = count
            while low < high {
                let middle = (low + high) / 2
                if self[middle] <= bound { low = middle + 1 } else { high = middle }
            }
            return low
        }
        return self[first(above: least)..<first(above: greatest)]
    }
}

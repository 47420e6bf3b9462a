internal import TextToolkit

/// Divides the words of a text into cues: as sentences are, then clauses, then phrases.
///
/// Of all ways to divide, the one with the least cost is taken. What makes a cue impossible is more than fits its lines
/// or its time; where one word alone does not fit, it is a cue of its own.
struct CaptionDivider: Sendable {
    /// What becomes one cue.
    struct Part {
        /// In UTF-8 bytes of the text.
        var range: Range<Int>
        var words: ArraySlice<SpokenWord>
    }

    /// What it costs to end a cue.
    private enum Cost {
        static let cue = 1.0
        static let afterClause = 3.0
        static let afterPhrase = 7.0
        static let withinPhrase = 30.0
        /// Of a sentence that ends within a cue: it would have its own if it is long enough to be read.
        static let innerSentence = 2.5
        /// A second in which a cue is too short.
        static let haste = 12.0
        /// A line too many, or a second: only one word makes that necessary.
        static let impossible = 10_000.0
    }

    /// A word with what stands before and after it.
    private struct Unit {
        /// In UTF-8 bytes of the text, without white space at its ends.
        var range: Range<Int>
        var columns: Int
        /// Of the white space after it, as it is shown.
        var space: Int
        /// What it costs to end a cue before it.
        var cutCost: Double
        /// Whether a line may end before it.
        var startsLine: Bool
        var startsSentence: Bool
    }

    private let limits: CaptionLimits
    private let sentences: Segmenter
    private let phrases: Segmenter
    private let lines: Segmenter
    private let width = DisplayWidth()

    init(language: LanguageTag, limits: CaptionLimits) throws(SegmentationError) {
        self.limits = limits
        sentences = try Segmenter(by: .sentence, language: language.suppressingAbbreviations)
        phrases = try Segmenter(by: .phrase, language: language)
        lines = try Segmenter(by: .line, language: language)
    }

    /// The parts of a text that has words; none without.
    ///
    /// - Complexity: O(*n*) in the words, for given limits.
    func parts(of text: UTF8Text, words: [SpokenWord]) -> [Part] {
        let units = units(of: text, words)
        if units.isEmpty { return [] }
        // The least cost of dividing what stands before each unit, and where the last cue of that starts.
        var costs = Array(repeating: Double.infinity, count: units.count + 1)
        var starts = Array(repeating: 0, count: units.count + 1)
        costs[0] = 0
        for end in 1...units.count {
            var start = end - 1
            while start >= 0, let cost = cost(of: start..<end, units, words) {
                let total = costs[start] + cost + (start > 0 ? units[start].cutCost : 0)
                if total < costs[end] { (costs[end], starts[end]) = (total, start) }
                start -= 1
            }
        }
        var parts: [Part] = []
        var end = units.count
        while end > 0 {
            let start = starts[end]
            let range = units[start].range.lowerBound..<units[end - 1].range.upperBound
            parts.append(Part(range: range, words: words[start..<end]))
            end = start
        }
        return parts.reversed()
    }

    /// What a cue costs; `nil` where it is impossible, and so are longer ones.
    private func cost(of range: Range<Int>, _ units: [Unit], _ words: [SpokenWord]) -> Double? {
        let (first, last) = (words[range.lowerBound], words[range.upperBound - 1])
        let spoken = last.time + last.duration - first.time
        let fits = spoken <= limits.duration.upperBound && fitsLines(range, units)
        if !fits { return range.count == 1 ? Cost.impossible : nil }
        let next = range.upperBound < words.count ? words[range.upperBound].time : .seconds(Int64.max / 4)
        let short = limits.duration.lowerBound - (next - first.time)
        let haste = short > .zero ? Double(short.milliseconds) / 1000 * Cost.haste : 0
        let inner = units[range.dropFirst()].count(where: \.startsSentence)
        return Cost.cue + haste + Double(inner) * Cost.innerSentence
    }

    /// Whether a cue fits its lines, when each is filled as far as it goes.
    private func fitsLines(_ range: Range<Int>, _ units: [Unit]) -> Bool {
        var lineCount = 1
        var column = 0
        // What has to stay together: units between which no line may end.
        var index = range.lowerBound
        while index < range.upperBound {
            var columns = units[index].columns
            var end = index + 1
            while end < range.upperBound, !units[end].startsLine {
                columns += units[end - 1].space + units[end].columns
                end += 1
            }
            if columns > limits.columns { return false }
            let space = index > range.lowerBound && column > 0 ? units[index - 1].space : 0
            if column + space + columns > limits.columns {
                lineCount += 1
                column = columns
            } else {
                column += space + columns
            }
            index = end
        }
        return lineCount <= limits.lines
    }

    // MARK: Words with what belongs to them

    private func units(of text: UTF8Text, _ words: [SpokenWord]) -> [Unit] {
        var sentenceEnds = Boundaries(sentences.segments(in: text).map(\.range.upperBound))
        var phraseEnds = Boundaries(phrases.segments(in: text).map(\.range.upperBound))
        var lineEnds = Boundaries(lines.segments(in: text).map(\.range.upperBound))
        var units: [Unit] = []
        var start = 0
        var cut = (cost: 0.0, startsLine: true, startsSentence: true)
        for (index, word) in words.enumerated() {
            let isLast = index + 1 == words.count
            let gap = word.range.upperBound...(isLast ? text.bytes.count : words[index + 1].range.lowerBound)
            // Marks after a word are its own up to the last place where a line may end.
            let line = lineEnds.last(in: gap)
            let end = isLast ? text.bytes.count : line ?? gap.upperBound
            let (content, hasSpace) = trimmed(start..<end, of: text)
            units.append(
                Unit(
                    range: content, columns: width.columns(of: String(decoding: text.bytes[content], as: UTF8.self)),
                    space: hasSpace ? 1 : 0, cutCost: cut.cost, startsLine: cut.startsLine,
                    startsSentence: cut.startsSentence))
            let (sentence, phrase) = (sentenceEnds.last(in: gap) != nil, phraseEnds.last(in: gap) != nil)
            let clause = phrase && endsClause(text.bytes[word.range.upperBound..<end])
            let cost =
                sentence ? 0 : clause ? Cost.afterClause : phrase ? Cost.afterPhrase : Cost.withinPhrase
            cut = (line == nil && !sentence ? 10 * cost : cost, phrase || sentence, sentence)
            start = end
        }
        return units
    }

    /// A range without the white space at its ends, and whether there is some at its end.
    private func trimmed(_ range: Range<Int>, of text: UTF8Text) -> (Range<Int>, hasSpace: Bool) {
        let string = String(decoding: text.bytes[range], as: UTF8.self)
        guard let first = string.firstIndex(where: { !$0.isWhitespace }),
            let last = string.lastIndex(where: { !$0.isWhitespace })
        else { return (range, false) }
        let end = string.index(after: last)
        let before = string.utf8.distance(from: string.startIndex, to: first)
        let after = string.utf8.distance(from: end, to: string.endIndex)
        return (range.lowerBound + before..<range.upperBound - after, after > 0)
    }

    /// Whether what stands after a word ends a clause.
    private func endsClause(_ marks: ArraySlice<UInt8>) -> Bool {
        String(decoding: marks, as: UTF8.self).contains { ",;:–—…、，；：)」』）".contains($0) }
    }
}

/// Boundaries of a text, asked for from its start to its end.
private struct Boundaries {
    private let offsets: [Int]
    private var next = 0

    init(_ offsets: [Int]) {
        self.offsets = offsets
    }

    /// The last boundary in a range, none of which starts before one that was asked for earlier.
    mutating func last(in range: ClosedRange<Int>) -> Int? {
        while next < offsets.count, offsets[next] < range.lowerBound { next += 1 }
        var found: Int?
        while next < offsets.count, offsets[next] <= range.upperBound {
            found = offsets[next]
            // A boundary at the end may be the start of the next range, too.
            if offsets[next] == range.upperBound { break }
            next += 1
        }
        return found
    }
}

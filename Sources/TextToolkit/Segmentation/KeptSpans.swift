/// Where kept words are in a text, found as far as is asked for.
struct KeptSpans {
    private let automaton: WordAutomaton
    private var state: Int32 = 0
    private var scanned = 0
    // Spans that overlap are one. Those before `first` have been passed.
    private var spans: [(start: Int, end: Int)] = []
    private var first = 0

    init(_ words: KeptWords) {
        automaton = words.automaton
    }

    /// Goes to the start of a text.
    mutating func restart() {
        state = 0
        scanned = 0
        spans.removeAll(keepingCapacity: true)
        first = 0
    }

    /// Whether an offset is inside a kept word. The offsets that are asked for must rise.
    ///
    /// - Complexity: O(*n*) in the text, for all offsets together.
    mutating func contains(_ offset: Int, in text: Span<UInt8>) -> Bool {
        // What begins before the offset ends no later than this.
        scan(upTo: min(offset + automaton.longest, text.count), of: text)
        while first < spans.count, spans[first].end <= offset { first += 1 }
        if first == spans.count {
            spans.removeAll(keepingCapacity: true)
            first = 0
            return false
        }
        return spans[first].start < offset
    }

    private mutating func scan(upTo end: Int, of text: Span<UInt8>) {
        while scanned < end {
            state = automaton.successor(of: state, on: Int32(text[scanned]))
            scanned += 1
            // The longest that ends here covers all others that do.
            let current = automaton.states[Int(state)]
            let ending = current.word >= 0 ? current : automaton.states[Int(current.nextEnding)]
            if ending.word >= 0 { insert(scanned - Int(ending.depth), scanned) }
        }
    }

    private mutating func insert(_ start: Int, _ end: Int) {
        var start = start
        while spans.count > first, let last = spans.last, last.end > start {
            start = min(start, last.start)
            spans.removeLast()
        }
        spans.append((start, end))
    }
}

internal import ICUSupport

/// Goes over the segments of a text and gathers the occurrences of words.
struct WordScanner: Sendable {
    // A symbol that may be part of a phrase.
    private struct Place {
        // Where it starts, -1 unless a segment does.
        var start: Int
        // The longest phrase that starts here and has ended, with the number of its last symbol and its last byte.
        var word: Int32 = -1
        var last = 0
        var end = 0
        // How many bytes of that are a possessive ending.
        var ending = 0
    }

    // So many at a time are enough.
    private static let mostFound = 256

    private(set) var found: [UTF8WordMatch] = []

    /// How many times a phrase was followed by a symbol or given up.
    private(set) var steps = 0

    let plainWords: PlainWords
    private let symbols: SymbolTable
    private let automaton: WordAutomaton
    private let reportsAll: Bool
    private let lowercases: Bool
    private let countsPossessives: Bool
    // The most line ends that white space in a phrase may have.
    private let mostLineEnds: Int
    private var division: SegmentSymbols

    private var state: Int32 = 0
    // Lines that end in the white space before the next segment, -1 if there is none.
    private var lineEnds = -1

    // The last places, as many as the longest phrase has symbols, by number.
    private var places: [Place]
    private var number = 0
    // The first place that begins a phrase and has not been reported, and the first that no report covers.
    private var pending = Int.max
    private var uncovered = 0

    init(_ plan: WordCursor.Plan) {
        let finder = plan.finder
        plainWords = finder.plainWords
        symbols = finder.symbols
        automaton = finder.automaton
        reportsAll = plan.occurrences == .all
        division = SegmentSymbols(finder.letterCase, finder.variants)
        countsPossessives = finder.variants.contains(.possessives)
        lowercases = division.lowercasesASCII
        mostLineEnds = plan.withinLines ? 0 : 1
        var room = 1
        while room <= finder.automaton.longest { room *= 2 }
        places = Array(repeating: Place(start: -1), count: room)
    }

    /// Forgets what has been found.
    mutating func forget() { found.removeAll(keepingCapacity: true) }

    /// Looks at the plain words from the start of a part of a text on.
    ///
    /// - Returns: Where the rest of the part starts, and whether it starts with a stretch for ICU. Otherwise the part is
    ///   over, or enough has been found.
    mutating func scanPlainWords(_ part: Range<Int>, of text: Span<UInt8>) -> (end: Int, isStretch: Bool) {
        var index = part.lowerBound
        while index < part.upperBound {
            switch plainWords.kind(at: index, in: text) {
            case .letterOrDigit:
                guard let end = plainWords.endOfWord(from: index, upTo: part.upperBound, in: text) else {
                    return (index, true)
                }
                advancePlain(plainWords.symbol(ofRun: index..<end, in: text), start: index, end: end)
                index = end
                continue
            case .other: return (index, true)
            case .space, .lineEnd, .sign, .joiner: break
            }
            let next = index + 1
            // What follows may be a part of it.
            if next < part.upperBound, plainWords.kind(at: next, in: text) == .other { return (index, true) }
            let byte = text[index]
            switch plainWords.kind(at: index, in: text) {
            case .space:
                // Between two words; else it does not matter.
                if state != 0 { lineEnds = max(lineEnds, 0) }
            case .lineEnd:
                if state != 0 {
                    let goesOn =
                        byte == UInt8(ascii: "\r") && next < part.upperBound && text[next] == UInt8(ascii: "\n")
                    lineEnds = max(lineEnds, 0) + (goesOn ? 0 : 1)
                }
                if !found.isEmpty { return (next, false) }
            default: advancePlain(plainWords.symbol(ofSign: byte), start: index, end: next)
            }
            index = next
            if found.count >= Self.mostFound { return (index, false) }
        }
        return (index, false)
    }

    @inline(__always)
    private mutating func advancePlain(_ symbol: Int32, start: Int, end: Int) {
        // Most words are of no phrase, and there is none that they could be in the middle of.
        if symbol == SymbolTable.unknown, state == 0, pending == .max { return }
        passWhiteSpace()
        advance(symbol, start: start, end: end)
    }

    /// Takes the white space before the next segment into account.
    @inline(__always)
    private mutating func passWhiteSpace() {
        if lineEnds < 0 { return }
        if state != 0 {
            advance(lineEnds > mostLineEnds ? SymbolTable.unknown : SymbolTable.space, start: -1, end: -1)
        }
        lineEnds = -1
    }

    /// Looks at all segments of the current batch.
    mutating func scan(_ segments: inout SegmentCursor, in text: Span<UInt8>) {
        while !segments.isEmpty {
            let segment = segments.take()
            let range = segment.range
            if !segment.isWordLike, let ends = text.extracting(range).lineEndsIfWhiteSpace() {
                lineEnds = max(lineEnds, 0) + ends
                continue
            }
            passWhiteSpace()
            if countsPossessives, let ending = text.possessiveEnding(of: range), !isKnown(range, of: text) {
                advance(over: range.lowerBound..<range.upperBound - ending, ending, of: text)
                // A phrase may end in a possessive; none goes on after it.
                advance(SymbolTable.unknown, start: -1, end: -1)
            } else {
                advance(over: range, of: text)
            }
        }
    }

    /// Whether a segment is a word as it stands, such as one with an apostrophe that is looked for.
    private mutating func isKnown(_ range: Range<Int>, of text: Span<UInt8>) -> Bool {
        if let symbol = symbols.symbol(range, of: text, lowercasing: lowercases, asciiOnly: true) {
            return symbol != SymbolTable.unknown
        }
        let segment = text.extracting(range)
        divide(segment)
        return division.parts.allSatisfy { division.symbol($0, of: segment, in: symbols) != SymbolTable.unknown }
    }

    /// Takes the text to have ended.
    mutating func finish() {
        state = 0
        settle(before: .max)
    }

    /// Goes over a segment.
    ///
    /// - Parameter ending: How many bytes of a possessive follow, which belong to an occurrence that ends here.
    private mutating func advance(over range: Range<Int>, _ ending: Int = 0, of text: Span<UInt8>) {
        if let symbol = symbols.symbol(range, of: text, lowercasing: lowercases, asciiOnly: true) {
            return advance(symbol, start: range.lowerBound, end: range.upperBound + ending, ending)
        }
        let segment = text.extracting(range)
        divide(segment)
        let last = division.parts.count - 1
        // Marks alone that make no difference are no part of a phrase.
        if last < 0 { return advance(SymbolTable.unknown, start: -1, end: -1) }
        for index in 0...last {
            advance(
                division.symbol(division.parts[index], of: segment, in: symbols),
                start: index == 0 ? range.lowerBound : -1,
                end: index == last ? range.upperBound + ending : -1, ending)
        }
    }

    private mutating func divide(_ segment: Span<UInt8>) {
        do throws(ICUError) {
            try division.divide(segment)
        } catch {
            error.endProgram()
        }
    }

    @inline(__always)
    private mutating func advance(_ symbol: Int32, start: Int, end: Int, _ ending: Int = 0) {
        let next = symbol == SymbolTable.unknown ? 0 : automaton.successor(of: state, on: symbol)
        guard next != 0 else {
            state = 0
            if pending != .max { settle(before: .max) }
            return
        }
        number += 1
        steps += 1
        places[number & (places.count - 1)] = Place(start: start)
        if end >= 0 { gather(endingsOf: next, at: end, ending) }
        state = automaton.states[Int(next)].resumption
        let first = number + 1 - Int(automaton.states[Int(state)].depth)
        if pending < first { settle(before: first) }
    }

    /// Notes the phrases that end with the current symbol, long ones first.
    private mutating func gather(endingsOf state: Int32, at end: Int, _ ending: Int) {
        var next = state
        if automaton.states[Int(next)].word < 0 { next = automaton.states[Int(next)].nextEnding }
        while next != 0 {
            let state = automaton.states[Int(next)]
            let first = number + 1 - Int(state.depth)
            let slot = first & (places.count - 1)
            next = state.nextEnding
            if places[slot].start < 0 { continue }
            if reportsAll {
                found.append(
                    UTF8WordMatch(wordIndex: Int(state.word), range: places[slot].start..<end, endingLength: ending))
            } else if first >= uncovered {
                places[slot].word = state.word
                places[slot].last = number
                places[slot].end = end
                places[slot].ending = ending
                // Whatever is reported in the end and starts no later than this, covers the shorter ones too.
                if first <= pending {
                    pending = first
                    return
                }
            }
        }
    }

    /// Reports what starts before `limit`: nothing longer can come of it any more.
    private mutating func settle(before limit: Int) {
        let mask = places.count - 1
        while pending < limit {
            let place = places[pending & mask]
            found.append(
                UTF8WordMatch(
                    wordIndex: Int(place.word), range: place.start..<place.end, endingLength: place.ending))
            uncovered = place.last + 1
            pending = uncovered
            while pending <= number, places[pending & mask].word < 0 { pending += 1 }
            if pending > number { pending = .max }
        }
    }
}

extension Span<UInt8> {
    /// How many bytes of a segment are a possessive ending, *’s* or *'s*, after something else; `nil` where there is none.
    @inline(__always)
    fileprivate func possessiveEnding(of range: Range<Int>) -> Int? {
        guard range.count > 2, self[range.upperBound - 1] | 0x20 == UInt8(ascii: "s") else { return nil }
        let end = range.upperBound - 1
        if self[end - 1] == UInt8(ascii: "'") { return 2 }
        let isCurly = range.count > 4 && self[end - 1] == 0x99 && self[end - 2] == 0x80 && self[end - 3] == 0xE2
        return isCurly ? 4 : nil
    }
}

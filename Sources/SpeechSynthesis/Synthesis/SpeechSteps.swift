internal import TextToolkit

/// Divides an utterance into what is done one after another, as it is asked for.
///
/// A passage is cut after a sentence, as near to the limit as there is one: what espeak-ng speaks in one go it links,
/// so the fewer cuts, the more it sounds as it would alone.
struct SpeechSteps {
    enum Step: Sendable {
        case unit(SpeechUnit)
        case silence(Duration)
        case mark(String)
        case recording([Int16])
    }

    private let limit: Int
    private let text: [UInt8]
    private let language: LanguageTag
    private var parts: ArraySlice<SpeechPart>
    private var cutter: PassageCutter?
    /// The words of the section, and where it starts in the text.
    private var words: TextParts<UTF8Segment>.Iterator?
    private var sectionStart = 0
    private var word: Range<Int>?

    /// - Parameter limit: Of a unit, in bytes; a sentence without an end is cut there.
    init(_ utterance: Utterance, limit: Int) {
        self.limit = limit
        text = Array(utterance.text.utf8)
        language = utterance.voice.language
        parts = utterance.script[...]
    }

    mutating func next() -> Step? {
        while true {
            if var part = cutter?.next() {
                addWords(to: &part)
                return .unit(part.unit)
            }
            cutter = nil
            switch parts.popFirst() {
            case .passage(let passage):
                if passage.startsSection { startSection(passage) }
                cutter = PassageCutter(passage, limit: limit)
            case .silence(let duration): return .silence(duration)
            case .mark(let name): return .mark(name)
            case .recording(let samples): return .recording(samples)
            case nil: return nil
            }
        }
    }

    /// Finds words anew: none goes on from one section into the next, even if nothing stands between them.
    private mutating func startSection(_ passage: SpeechPassage) {
        sectionStart = passage.sourceStart ?? text.count
        var end = text.count
        for case .passage(let next) in parts where next.startsSection {
            end = next.sourceStart ?? end
            break
        }
        words = UTF8Text(wellFormed: Array(text[sectionStart..<end])).words(language: language).makeIterator()
        takeWord()
    }

    private mutating func takeWord() {
        word = words?.next().map { $0.range.lowerBound + sectionStart..<$0.range.upperBound + sectionStart }
    }

    private mutating func addWords(to part: inout PassageCutter.Part) {
        while let source = word {
            switch part.place(of: source) {
            case .here(let place): part.unit.words.append(.init(spoken: place, source: source))
            case .nowhere: break
            case .later: return
            }
            takeWord()
        }
    }
}

/// Cuts a passage into units.
struct PassageCutter {
    /// Where a word is spoken, in Unicode scalars of a unit.
    enum Place {
        case here(Range<Int>)
        /// Not at all: no piece stands for it.
        case nowhere
        /// Behind the unit.
        case later
    }

    /// A unit, and what is needed to find places in it.
    struct Part {
        var unit: SpeechUnit
        /// In bytes of the passage.
        private let bytes: Range<Int>
        private let pieces: [SpeechPassage.Piece]
        private var piece: Int
        private var scalars: ScalarCounter
        private var lastWholePiece = -1

        fileprivate init(_ passage: SpeechPassage, _ bytes: Range<Int>, firstPiece: Int) {
            self.bytes = bytes
            pieces = passage.pieces
            piece = firstPiece
            let spoken = Array(passage.spoken[bytes])
            scalars = ScalarCounter(spoken)
            unit = SpeechUnit(
                spoken: spoken, takesMnemonics: passage.takesMnemonics,
                isContinued: passage.isContinued && bytes.upperBound == passage.spoken.count, manner: passage.manner)
        }

        /// Where a word of the utterance's text is spoken.
        mutating func place(of source: Range<Int>) -> Place {
            while piece < pieces.count, pieces[piece].source.upperBound <= source.lowerBound { piece += 1 }
            guard piece < pieces.count else { return .later }
            let current = pieces[piece]
            if source.lowerBound < current.source.lowerBound { return .nowhere }
            let place: Range<Int>
            if current.isVerbatim {
                let shift = current.spoken.lowerBound - current.source.lowerBound
                // A word may go on in the next piece.
                place = source.lowerBound + shift..<min(source.upperBound + shift, current.spoken.upperBound)
            } else if lastWholePiece != piece {
                place = current.spoken
            } else {
                place = current.spoken.upperBound..<current.spoken.upperBound
            }
            guard place.lowerBound < bytes.upperBound || place.isEmpty else { return .later }
            if !current.isVerbatim { lastWholePiece = piece }
            let start = min(place.lowerBound, bytes.upperBound) - bytes.lowerBound
            let end = min(place.upperBound, bytes.upperBound) - bytes.lowerBound
            return .here(scalars.count(upTo: max(0, start))..<scalars.count(upTo: max(0, end)))
        }

        fileprivate mutating func addMark(_ name: String, at place: Int) {
            var counter = scalars
            unit.marks.append((counter.count(upTo: place - bytes.lowerBound), name))
        }
    }

    private let passage: SpeechPassage
    private let limit: Int
    private var sentences: TextParts<UTF8Segment>.Iterator
    private var sentence: UTF8Segment?
    private var start = 0
    private var piece = 0
    private var mark = 0

    init(_ passage: SpeechPassage, limit: Int) {
        self.passage = passage
        self.limit = limit
        let spoken = UTF8Text(wellFormed: passage.spoken)
        sentences = spoken.segments(by: .sentence, language: passage.manner.voice.language.suppressingAbbreviations)
            .makeIterator()
    }

    mutating func next() -> Part? {
        let count = passage.spoken.count
        guard start < count else { return nil }
        var end = count - start <= limit ? count : behindPiece(cut())
        if let place = endOfOverlongWord(in: start..<end) { end = min(end, behindPiece(place)) }
        while passage.pieces[piece].spoken.upperBound <= start { piece += 1 }
        var part = Part(passage, start..<end, firstPiece: piece)
        while mark < passage.marks.count, passage.marks[mark].place < end || end == count {
            part.addMark(passage.marks[mark].name, at: passage.marks[mark].place)
            mark += 1
        }
        start = end
        return part
    }

    /// In bytes. espeak-ng has room for 160 of a word, and of some that are longer it writes beyond that: they end the
    /// process.
    private static let longestWord = 100

    /// Where a word has to be cut that is longer than espeak-ng takes, in a script that puts spaces between words.
    private func endOfOverlongWord(in bytes: Range<Int>) -> Int? {
        var length = 0
        for index in bytes {
            let byte = passage.spoken[index]
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "'"), UInt8(ascii: "."):
                length += 1
            // Up to U+07FF; U+2000 to U+2FFF, apostrophes; and from U+10000, flags, of which 42 are too many.
            case 0x80...0xDF, 0xE2, 0xF0...: length += 1
            default: length = 0
            }
            if length > Self.longestWord, byte & 0xC0 != 0x80 { return index }
        }
        return nil
    }

    /// What stands for something else is not cut.
    private func behindPiece(_ place: Int) -> Int {
        var low = piece
        while low < passage.pieces.count, passage.pieces[low].spoken.upperBound <= place { low += 1 }
        guard low < passage.pieces.count, !passage.pieces[low].isVerbatim, passage.pieces[low].spoken.lowerBound < place
        else { return place }
        return passage.pieces[low].spoken.upperBound
    }

    private mutating func cut() -> Int {
        let last = start + limit
        var whole: Int?
        var any: Int?
        while let next = sentence ?? sentences.next() {
            sentence = next
            let end = next.range.upperBound
            if end > last { break }
            if end > start {
                any = end
                if endsSentence(before: end) { whole = end }
            }
            sentence = nil
        }
        return whole ?? any ?? cutWithinSentence(before: last)
    }

    /// Whether a sentence ends there and not only a line of it.
    private func endsSentence(before end: Int) -> Bool {
        var index = end - 1
        var lineFeeds = 0
        while index >= start, passage.spoken[index] <= 0x20 {
            if passage.spoken[index] == 0x0A { lineFeeds += 1 }
            index -= 1
        }
        if lineFeeds != 1 { return true }
        // Within a line, ICU says so; at its end, a line that ends with neither letter nor comma.
        guard index >= start, passage.spoken[index] < 0x80 else { return true }
        return ".!?:;\"')]".utf8.contains(passage.spoken[index])
    }

    private func cutWithinSentence(before last: Int) -> Int {
        if let space = passage.spoken[start..<last].lastIndex(of: 0x20), space > start { return space + 1 }
        var place = last
        while place > start + 1, passage.spoken[place] & 0xC0 == 0x80 { place -= 1 }
        return place
    }
}

/// Turns byte offsets into counts of Unicode scalars; cheap where they only grow.
private struct ScalarCounter {
    private let bytes: [UInt8]
    private var byte = 0
    private var count = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func count(upTo offset: Int) -> Int {
        if offset < byte { (byte, count) = (0, 0) }
        while byte < offset {
            if bytes[byte] & 0xC0 != 0x80 { count += 1 }
            byte += 1
        }
        return count
    }
}

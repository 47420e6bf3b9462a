import TestSupport
import Testing
import TextToolkit

@Suite("Segments of seeded random text")
struct SegmentInvariantTests {
    /// Texts of all lengths, from nothing to what fills several batches.
    static let texts: [String] = {
        var random = RandomText(seed: 20)
        return [""] + (0..<300).map { random.text(pieces: $0) } + [random.text(bytes: 300_000)]
    }()

    static let locales: [LanguageTag] = ["und", "ja", "en-u-ss-standard", "th"]

    @Test("Segments join back to the text, none is empty, and boundaries rise", arguments: Granularity.all, locales)
    func joining(_ granularity: Granularity, _ language: LanguageTag) {
        for text in Self.texts {
            let segments = Array(text.segments(by: granularity, language: language))
            #expect(segments.map { String($0.text) }.joined().unicodeScalars.elementsEqual(text.unicodeScalars))
            var end = text.startIndex
            for segment in segments {
                guard
                    segment.range.lowerBound == end, !segment.text.utf8.isEmpty,
                    segment.text.utf8.elementsEqual(text.utf8[segment.range])
                else {
                    Issue.record("\(segment) in \(text.debugDescription)")
                    return
                }
                end = segment.range.upperBound
            }
            #expect(end == text.endIndex)
        }
    }

    @Test("Bytes and String agree", arguments: Granularity.all, locales)
    func bytesAndString(_ granularity: Granularity, _ language: LanguageTag) throws {
        let segmenter = try Segmenter(by: granularity, language: language)
        for text in Self.texts {
            let ofBytes = segmenter.segments(in: UTF8Text(text)).map(Place.init)
            #expect(text.segments(by: granularity, language: language).map { Place($0, in: text) } == ofBytes)
            #expect(
                try UTF8Text(validating: Array(text.utf8)).segments(by: granularity, language: language).map(Place.init)
                    == ofBytes)
        }
    }

    @Test("A Substring is divided as a String of its own is", arguments: Granularity.all)
    func substrings(_ granularity: Granularity) {
        var random = SeededRandom(seed: 21)
        for text in Self.texts.dropFirst(10).prefix(200) {
            let scalars = text.unicodeScalars
            let cuts = [0, 1].map { _ in
                scalars.index(scalars.startIndex, offsetBy: .random(in: 0...scalars.count, using: &random))
            }
            let part = text[cuts.min()!..<cuts.max()!]
            let segments = Array(part.segments(by: granularity))
            #expect(
                segments.map { Place($0, in: part) }
                    == String(part).segments(by: granularity).map { Place($0, in: String(part)) })
            // Ranges are those of the whole text.
            #expect(segments.allSatisfy { text.utf8[$0.range].elementsEqual($0.text.utf8) })
        }
    }

    @Test("Splitting at LF changes nothing", arguments: Granularity.all, locales)
    func splitting(_ granularity: Granularity, _ language: LanguageTag) {
        for text in Self.texts {
            var pieces: [Place] = []
            var start = 0
            for line in text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
                let end = start + line.count + 1
                let bytes = Array(text.utf8.dropFirst(start).prefix(line.count + 1))
                pieces += UTF8Text(String(decoding: bytes, as: UTF8.self)).segments(by: granularity, language: language)
                    .map { Place($0, from: start) }
                start = end
            }
            #expect(UTF8Text(text).segments(by: granularity, language: language).map(Place.init) == pieces)
        }
    }

    @Test("Words are the segments that are words", arguments: locales)
    func words(_ language: LanguageTag) {
        for text in Self.texts {
            let segments = text.segments(by: .word, language: language)
            #expect(Array(text.words(language: language)) == segments.filter(\.isWordLike))
            let ofBytes = UTF8Text(text).segments(by: .word, language: language)
            #expect(Array(UTF8Text(text).words(language: language)) == ofBytes.filter(\.isWordLike))
        }
    }

    @Test("Only what ends a line is a mandatory break, and only lines have them")
    func mandatoryBreaks() {
        let ends: Set<Unicode.Scalar> = ["\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"]
        for text in Self.texts {
            for segment in text.segments(by: .line) {
                let scalars = Array(segment.text.unicodeScalars)
                guard
                    segment.isMandatoryBreak == ends.contains(scalars.last!),
                    scalars.suffix(2) == ["\r", "\n"] || !scalars.dropLast().contains(where: ends.contains)
                else {
                    Issue.record("\(segment)")
                    return
                }
            }
            for granularity in Granularity.all where granularity != .line {
                let breaks = text.segments(by: granularity).filter(\.isMandatoryBreak)
                #expect(breaks.isEmpty)
            }
        }
    }

    @Test("A break that a dictionary found is not mandatory, though LF ends the run that it divides")
    func dictionaryBreaks() {
        for text in ["สวัสดีครับ\n", "មនុស្សទាំងអស់កើតមក\u{2028}", "ຂ້ອຍຮັກພາສາລາວ\r\n", "ฉันรักภาษาไทย\u{85}"] {
            let breaks = text.segments(by: .line).map(\.isMandatoryBreak)
            #expect(breaks.count > 1)
            #expect(breaks == breaks.dropLast().map { _ in false } + [true])
        }
    }

    @Test("Graphemes are Swift's characters where Unicode's versions agree")
    func graphemes() {
        // Swift's later Unicode joins the syllables of India's scripts, ICU 72's does not yet.
        let indic = 0x900...0xDFF as ClosedRange<UInt32>
        for phrase in RandomText.phrases where !phrase.unicodeScalars.contains(where: { indic.contains($0.value) }) {
            let graphemes = phrase.segments(by: .grapheme).map { Character(String($0.text)) }
            #expect(graphemes == Array(phrase))
        }
    }
}

/// Where a segment stands, in UTF-8, and what it is.
struct Place: Equatable {
    let start: Int
    let end: Int
    let kind: Segment.Kind
    let isMandatoryBreak: Bool

    init(_ segment: UTF8Segment) {
        self.init(segment, from: 0)
    }

    init(_ segment: UTF8Segment, from origin: Int) {
        start = origin + segment.range.lowerBound
        end = origin + segment.range.upperBound
        kind = segment.kind
        isMandatoryBreak = segment.isMandatoryBreak
    }

    init(_ segment: Segment, in text: some StringProtocol) {
        start = text.utf8.distance(from: text.startIndex, to: segment.range.lowerBound)
        end = start + segment.text.utf8.count
        kind = segment.kind
        isMandatoryBreak = segment.isMandatoryBreak
    }
}

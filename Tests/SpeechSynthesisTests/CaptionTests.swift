import TestSupport
import Testing
import TextToolkit

@testable import SpeechSynthesis

@Suite("Captions")
struct CaptionTests {
    /// Speech of so many characters a second, with a pause after each sentence.
    static func words(of text: String, language: LanguageTag, charactersPerSecond: Double = 15) -> [SpokenWord] {
        var words: [SpokenWord] = []
        var time = 0.0
        let utf8 = UTF8Text(text)
        for segment in utf8.segments(by: .word, language: language) {
            let string = String(decoding: utf8.bytes[segment.range], as: UTF8.self)
            let seconds = Double(string.count) / charactersPerSecond
            if segment.isWordLike {
                words.append(
                    SpokenWord(
                        text: string, range: segment.range, startSample: Int(time * 1000),
                        endSample: Int((time + seconds) * 1000), sampleRate: 1000))
            }
            time += string.contains(where: { ".!?。".contains($0) }) ? 0.5 : seconds
        }
        return words
    }

    struct Cue: Equatable {
        var start: Int
        var end: Int
        var lines: [String]
    }

    /// Reads WebVTT or SRT as a player does.
    static func read(_ file: String) -> [Cue] {
        func milliseconds(_ time: Substring) -> Int {
            let parts = time.split(whereSeparator: { ":.,".contains($0) }).map { Int($0)! }
            return ((parts[0] * 60 + parts[1]) * 60 + parts[2]) * 1000 + parts[3]
        }
        return file.components("\n\n").compactMap { block in
            let lines = block.split(separator: "\n")
            guard let timing = lines.firstIndex(where: { $0.contains(" --> ") }) else { return nil }
            let times = lines[timing].split(separator: " ")
            return Cue(
                start: milliseconds(times[0]), end: milliseconds(times[2]),
                lines: lines[(timing + 1)...].map { line in
                    var text = ""
                    var isTag = false
                    for character in line {
                        if character == "<" { isTag = true }
                        if !isTag { text.append(character) }
                        if character == ">" { isTag = false }
                    }
                    return text
                })
        }
    }

    static func captions(
        of text: String, language: LanguageTag, format: CaptionFormat, charactersPerSecond: Double = 15
    ) throws -> (file: String, cues: [Cue], exceptions: Int) {
        var captions = try Captions(language: language, format: format)
        let words = words(of: text, language: language, charactersPerSecond: charactersPerSecond)
        var file = format.opening + captions.cues(of: text, words: words)
        file += captions.finish()
        return (file, read(file), captions.exceptionCount)
    }

    @Test("A short sentence is a cue, with the time of each word")
    func short() throws {
        let captions = try Self.captions(of: "The cat <sat> & slept.", language: "en", format: .webVTT)
        #expect(
            captions.file == """
                WEBVTT

                00:00:00.000 --> 00:00:01.400
                The <00:00:00.266>cat &lt;<00:00:00.600>sat&gt; &amp; <00:00:01.066>slept.


                """)
        let subRip = try Self.captions(of: "The cat <sat> & slept.", language: "en", format: .subRip)
        #expect(subRip.file.hasPrefix("1\n00:00:00,000 --> 00:00:01,400\nThe cat <sat> & slept.\n\n"))
    }

    @Test("A long sentence is divided after its clauses, in cues of two lines of 42 columns")
    func long() throws {
        let text =
            "When the first captions were written, nobody knew how much people could read at a time, and so they "
            + "filled the screen with all that was said, which hid the picture; later, two lines were thought enough."
        let captions = try Self.captions(of: text, language: "en", format: .subRip)
        #expect(captions.cues.count > 2)
        #expect(captions.exceptions == 0)
        #expect(captions.cues.dropLast().allSatisfy { ",;".contains($0.lines.last?.last ?? " ") })
    }

    @Test("Every word is in one cue, and cues keep to the limits", arguments: CaptionFormat.all)
    func limits(format: CaptionFormat) throws {
        for seed in 1...20 as ClosedRange<UInt64> {
            var random = SeededRandom(seed: seed)
            let text = (0..<40).map { _ in
                let words = (0..<Int.random(in: 1...40, using: &random)).map { _ in
                    let word = String(
                        repeating: "abcdefg".randomElement(using: &random)!, count: .random(in: 1...12, using: &random))
                    return Bool.random(using: &random) || Bool.random(using: &random) ? word : word + ","
                }
                return words.joined(separator: " ") + "."
            }.joined(separator: " ")
            let captions = try Self.captions(of: text, language: "en", format: format)
            let shown = captions.cues.flatMap(\.lines).joined(separator: " ")
            #expect(shown == text)
            #expect(captions.exceptions == 0)
            var end = 0
            for cue in captions.cues {
                #expect(cue.start >= end)
                #expect(cue.end > cue.start && cue.end - cue.start <= 7000)
                #expect(cue.lines.count <= 2 && cue.lines.allSatisfy { $0.count <= 42 })
                end = cue.end
            }
        }
    }

    @Test("Japanese has sixteen characters a line, divided between phrases")
    func japanese() throws {
        let text = "やはり俺の青春ラブコメはまちがっている。隠れオタな彼女と、史上最高のラブコメをさがしませんか?今日は良い天気ですから、散歩に行きましょう。"
        let captions = try Self.captions(of: text, language: "ja", format: .subRip, charactersPerSecond: 6)
        #expect(captions.cues.flatMap(\.lines).joined() == text)
        #expect(captions.cues.allSatisfy { $0.lines.count <= 2 && $0.lines.allSatisfy { $0.count <= 16 } })
        #expect(captions.exceptions == 0)
    }

    @Test("A cue that is too short stays in the silence after it, until the next one")
    func extended() throws {
        func word(_ text: String, at range: Range<Int>, _ samples: Range<Int>) -> SpokenWord {
            SpokenWord(
                text: text, range: range, startSample: samples.lowerBound, endSample: samples.upperBound,
                sampleRate: 1000)
        }
        var captions = try Captions(language: "en", format: .subRip)
        var file = captions.cues(of: "No.", words: [word("No", at: 0..<2, 0..<200)])
        #expect(file.isEmpty)
        file += captions.cues(of: "Yes.", words: [word("Yes", at: 0..<3, 0..<200)], from: .seconds(3))
        file += captions.cues(of: "Why?", words: [word("Why", at: 0..<3, 0..<200)], from: .milliseconds(3600))
        file += captions.finish()
        let cues = Self.read(file)
        #expect(cues.map(\.start) == [0, 3000, 3600])
        #expect(cues.map(\.end) == [1000, 3600, 4600])
        #expect(captions.exceptionCount == 1)
    }

    @Test("What cannot be within the limits is counted: a word without an end, and speech that nobody can follow")
    func exceptions() throws {
        let long = try Self.captions(of: String(repeating: "a", count: 200) + ".", language: "en", format: .webVTT)
        #expect(long.exceptions == 1)
        let fast = try Self.captions(
            of: "Nobody can read as fast as this is said, and nobody tries. So it goes on, and on, and on for a while.",
            language: "en", format: .webVTT, charactersPerSecond: 60)
        #expect(fast.exceptions == 1)
    }

    @Test("A format is found by its name and by the ending of a file", arguments: CaptionFormat.all)
    func names(format: CaptionFormat) {
        #expect(CaptionFormat(name: format.name) == format)
        #expect(CaptionFormat(fileExtension: format.fileExtension.uppercased()) == format)
        #expect(CaptionFormat(name: "mp3") == nil)
    }
}

extension String {
    fileprivate func components(_ separator: String) -> [Substring] {
        var parts: [Substring] = []
        var rest = self[...]
        while let range = rest.firstRange(of: separator) {
            parts.append(rest[..<range.lowerBound])
            rest = rest[range.upperBound...]
        }
        return parts + [rest]
    }
}

import Foundation
import TestSupport
import Testing
import TextToolkit

@testable import SpeechSynthesis

@Suite("Word times out of real speech", .enabled(if: Engine.isInstalled, "espeak-ng is not installed"))
struct WordTimeTests {
    /// Sentences with 5,000 words and more.
    static let generated: [String] = {
        var text = EnglishText(seed: 2026)
        return (0..<550).map { _ in text.sentence() }
    }()

    /// The first sentences of the data for heteronyms, if they are there.
    static let written: [String] = {
        let file = Repository.data.appending(path: "heteronyms/train.tsv")
        guard let table = try? String(contentsOf: file, encoding: .utf8) else { return [] }
        return table.split(separator: "\n").dropFirst().prefix(400).compactMap { row in
            let fields = row.split(separator: "\t", omittingEmptySubsequences: false)
            return fields.count > 2 ? fields[2].trimmingCharacters(in: ["\""]).replacing("\"\"", with: "\"") : nil
        }
    }()

    /// What espeak-ng makes of a text, and where its words are found in that.
    private func spoken(_ text: String, _ voice: Voice) async throws -> (EngineOutput, RenderedSpeech) {
        var steps = SpeechSteps(Utterance(text, voice: voice), limit: 3000)
        guard case .unit(let unit)? = steps.next() else { throw CancellationError() }
        let output = try await SpeechEngine.shared().speak(
            unit.spoken, takesMnemonics: false, with: .init(voice: voice.identifier))
        return try (#require(output), RenderedSpeech(unit, #require(output)))
    }

    private func check(_ sentences: [String], words least: Int) async throws {
        let voice = try await Voice.best(for: "en-US")
        var count = 0
        var single = 0
        for sentence in sentences {
            let expected = Array(sentence.words(language: "en-US"))
            let (output, speech) = try await spoken(sentence, voice)
            #expect(speech.words.map(\.source) == UTF8Text(sentence).words(language: "en-US").map(\.range))
            for (one, other) in zip(speech.words, speech.words.dropFirst()) {
                #expect(one.interval.start <= other.interval.start && one.interval.end <= other.interval.start)
            }
            for (interval, _) in speech.words {
                #expect(interval.start >= 0 && interval.start <= interval.end && interval.start < output.samples.count)
            }
            count += expected.count

            let events = output.events.filter { $0.kind == .word }
            for (index, word) in expected.enumerated() {
                let start = sentence.unicodeScalars.distance(
                    from: sentence.startIndex, to: word.text.startIndex)
                let end = start + word.text.unicodeScalars.count
                let own = events.filter { $0.position >= start && $0.position < end }
                guard own.count == 1 else { continue }
                single += 1
                #expect(own[0].sample == speech.words[index].interval.start, "\(word.text) in \(sentence)")
            }
        }
        #expect(count >= least)
        #expect(single > count / 2)
    }

    @Test("Every word of varied English has one time, in order, within the audio, and espeak-ng's own where it has one")
    func generatedText() async throws { try await check(Self.generated, words: 5000) }

    @Test(
        "So has every word of sentences that people wrote",
        .enabled(if: !written.isEmpty, "Needs the sentences with heteronyms in TEXTKIT_DATA"))
    func writtenText() async throws { try await check(Self.written, words: 5000) }

    @Test(
        "And every word of other languages",
        arguments: [
            ("ja", "こんにちは、みなさん。きょうは いい てんき ですね。"), ("zh", "今天天气很好，我们去公园。"),
            ("de", "Der 3. Oktober 1990 war z. B. ein Mittwoch."),
            ("ar", "مرحبا بالعالم، كيف حالك؟"), ("th", "สวัสดีชาวโลก"), ("fr", "L’été, c’est 25 °C."),
            ("en", "😀 smile 𝒳 👍🏽 ok"),
        ])
    func others(_ language: String, _ text: String) async throws {
        let voice = try await Voice.best(for: LanguageTag(validating: language))
        let speech = try await Speech.of(Utterance(text, voice: voice))
        #expect(speech.words.map(\.text) == text.words(language: voice.language).map { String($0.text) })
        #expect(speech.words.map(\.startSample) == speech.words.map(\.startSample).sorted())
        #expect(speech.words.allSatisfy { $0.endSample <= speech.samples.count })
    }
}

import TestSupport
import Testing
import TextToolkit

@testable import SpeechSynthesis

@Suite("Synthesizer", .enabled(if: Engine.isInstalled, "espeak-ng is not installed"))
struct SynthesizerTests {
    private func utterance(_ text: String, _ language: LanguageTag = "en-US") async throws -> Utterance {
        Utterance(text, voice: try await .best(for: language))
    }

    @Test("Utterances are spoken in turn, each from its start to its end")
    func queue() async throws {
        let speech = try await Speech.of(utterance("One."), utterance("Two."))
        let order = speech.kinds.filter { $0 != "audio" }
        #expect(order == ["started", "word", "finished", "started", "word", "finished"])
    }

    @Test("The audio of a word follows its event, in short pieces without gaps")
    func chunks() async throws {
        let synthesizer = try Synthesizer()
        synthesizer.speak(try await utterance("A considerable misunderstanding, 1,234,567 times over."))
        synthesizer.finish()
        var position = 0
        for await event in synthesizer.events {
            switch event.kind {
            case .audio(let chunk):
                #expect(chunk.startSample == position)
                #expect(chunk.samples.count * 2 <= chunk.sampleRate)
                position += chunk.samples.count
            case .willSpeak(let word): #expect(word.startSample == position)
            case .finished(let duration): #expect(duration == .samples(position, at: 22050))
            default: break
            }
        }
        #expect(position > 22050)
    }

    @Test("Pauses before and after are silence of their length")
    func pauses() async throws {
        let voice = try await Voice.best(for: "en-US")
        let plain = try await Speech.of(Utterance("Hello.", voice: voice))
        let paused = try await Speech.of(
            Utterance("Hello.", voice: voice, pauseBefore: .milliseconds(500), pauseAfter: .seconds(1)))
        #expect(abs(paused.samples.count - plain.samples.count - 22050 * 3 / 2) < 2000)
        #expect(paused.samples.prefix(11025).allSatisfy { $0 == 0 })
        #expect(paused.samples.suffix(22050).allSatisfy { $0 == 0 })
        #expect(try #require(paused.words.first).startSample == 11025)
        let silent = try await Speech.of(
            Utterance("", voice: voice, pauseBefore: .milliseconds(500), pauseAfter: .seconds(1)))
        #expect(silent.samples == Array(repeating: 0, count: 11025 + 22050))
    }

    @Test(
        "The rate is a multiple of the voice's own, and beyond its limits the limit",
        arguments: [0.1, 0.25, 0.3, 0.5, 0.75, 1.5, 2, 9, .infinity])
    func rate(_ rate: Double) async throws {
        let voice = try await Voice.best(for: "en-US")
        let text = "It was a bright cold day in April, and the clocks were striking thirteen times over."
        let plain = try await Speech.of(Utterance(text, voice: voice))
        let changed = try await Speech.of(Utterance(text, voice: voice, rate: rate))
        let ratio = Double(plain.samples.count) / Double(changed.samples.count)
        let wanted = min(max(rate, 0.25), 2)
        #expect(abs(ratio / wanted - 1) < 0.15, "\(ratio) for \(rate)")
        #expect(changed.words.map(\.text) == plain.words.map(\.text))
        #expect(try #require(changed.words.last).endSample <= changed.samples.count)
    }

    @Test("The pitch goes an octave up and down", arguments: [0.5, 0.7, 1, 1.4, 2])
    func pitch(_ pitch: Double) async throws {
        let voice = try await Voice.best(for: "en-US")
        func measured(_ pitch: Double) async throws -> Double {
            let speech = try await Speech.of(Utterance("Aaah, aaah, aaah.", voice: voice, pitch: pitch))
            return Self.frequency(of: speech.samples)
        }
        let ratio = try await measured(pitch) / measured(1)
        #expect(abs(ratio / pitch - 1) < 0.15, "\(ratio)")
    }

    @Test("Slow speech keeps its pitch")
    func slow() async throws {
        let voice = try await Voice.best(for: "en-US")
        let plain = try await Speech.of(Utterance("Aaah, aaah, aaah.", voice: voice))
        let slow = try await Speech.of(Utterance("Aaah, aaah, aaah.", voice: voice, rate: 0.25))
        #expect(abs(Self.frequency(of: slow.samples) / Self.frequency(of: plain.samples) - 1) < 0.1)
    }

    /// The pitch, in Hz: after how long what is loud is most like itself, in the middle of several places.
    private static func frequency(of samples: [Int16]) -> Double {
        // A quarter of the samples is enough for voices, and takes a sixteenth of the time.
        let signal = stride(from: 0, to: samples.count, by: 4).map { Double(samples[$0]) }
        let length = 500
        let places = stride(from: 0, to: signal.count - length, by: length).map { signal[$0..<$0 + length] }
        let loudness = { (part: ArraySlice<Double>) in part.reduce(0) { $0 + $1 * $1 } }
        let loudest = places.map(loudness).max()!
        let lags = places.filter { loudness($0) > loudest / 4 }.map { part in
            let likeness = (0...150).map { lag in
                zip(part, part.dropFirst(lag)).reduce(0) { $0 + $1.0 * $1.1 } / Double(part.count - lag)
            }
            let best = likeness[15...].max()!
            // Twice as late it is as much alike.
            return likeness.indices.dropFirst(15).first { likeness[$0] > 0.85 * best }!
        }
        return 22050 / 4 / Double(lags.sorted()[lags.count / 2])
    }

    @Test("The volume scales the sound, down to none")
    func volume() async throws {
        let voice = try await Voice.best(for: "en-US")
        let loudness = { (speech: Speech) in speech.samples.map { abs(Int($0)) }.max() ?? 0 }
        let full = try await loudness(Speech.of(Utterance("Hello.", voice: voice)))
        let half = try await loudness(Speech.of(Utterance("Hello.", voice: voice, volume: 0.5)))
        #expect(abs(half * 2 - full) < full / 10)
        #expect(try await loudness(Speech.of(Utterance("Hello.", voice: voice, volume: 0))) == 0)
    }

    @Test("Stopped at once, no more is heard; in the queue, nothing; and what comes later is spoken")
    func stopAtOnce() async throws {
        let synthesizer = try Synthesizer()
        synthesizer.speak(try await utterance("One two three four five six."))
        synthesizer.speak(try await utterance("Never."))
        var speech = Speech()
        for await event in synthesizer.events {
            if case .willSpeak(let word) = event.kind, word.text == "three" {
                synthesizer.stop()
                synthesizer.speak(try await utterance("Later."))
                synthesizer.finish()
            }
            try speech.add(event)
        }
        #expect(speech.words.map(\.text) == ["One", "two", "three", "Later"])
        #expect(speech.cancelled == 2)
        #expect(speech.kinds.last == "finished")
    }

    @Test("Stopped at a word, that word is heard out")
    func stopAtWord() async throws {
        let synthesizer = try Synthesizer()
        synthesizer.speak(try await utterance("One two three four five six."))
        synthesizer.finish()
        var speech = Speech()
        for await event in synthesizer.events {
            if case .willSpeak(let word) = event.kind, word.text == "three" { synthesizer.stop(at: .word) }
            try speech.add(event)
        }
        #expect(speech.words.map(\.text) == ["One", "two", "three"])
        #expect(speech.samples.count == speech.words.last?.endSample)
        #expect(speech.kinds.last == "cancelled")
    }

    @Test("Paused, nothing happens until it goes on")
    func pause() async throws {
        let synthesizer = try Synthesizer()
        synthesizer.speak(try await utterance("One two three."))
        synthesizer.finish()
        var speech = Speech()
        var isResumed = true
        for await event in synthesizer.events {
            #expect(isResumed)
            try speech.add(event)
            guard speech.words.count == 2, speech.kinds.last == "word" else { continue }
            isResumed = false
            synthesizer.pause()
            let resumption = Task {
                try await Task.sleep(for: .milliseconds(50))
                synthesizer.resume()
            }
            try await resumption.value
            isResumed = true
        }
        #expect(speech.words.map(\.text) == ["One", "two", "three"])
        #expect(speech.kinds.last == "finished")
    }

    @Test("A paused synthesizer waits, and lets itself be stopped")
    func pauseAndStop() async throws {
        let synthesizer = try Synthesizer()
        synthesizer.speak(try await utterance("One two three."))
        synthesizer.finish()
        synthesizer.pause()
        let listener = Task {
            var kinds: [String] = []
            for await event in synthesizer.events {
                var speech = Speech()
                try speech.add(event)
                kinds += speech.kinds
            }
            return kinds
        }
        try await Task.sleep(for: .milliseconds(50))
        synthesizer.stop()
        #expect(try await listener.value == ["cancelled"])
    }

    @Test("What came about before somebody waits for it ends the wait", .timeLimit(.minutes(1)))
    func missedChanges() async throws {
        let controls = SpeechControls()
        controls.setPaused(true)
        controls.setPaused(false)
        await controls.waitForResumption()
        controls.setPaused(true)
        controls.stop(at: .immediate)
        await controls.waitForResumption()
        _ = controls.takeCancelled()
        controls.finish()
        await controls.waitForUtterance()
    }

    @Test("Cancelling the task ends the events", .timeLimit(.minutes(1)))
    func cancellation() async throws {
        let synthesizer = try Synthesizer()
        let voice = try await Voice.best(for: "en-US")
        var text = EnglishText(seed: 3)
        synthesizer.speak(Utterance(text.paragraph(sentences: 2000), voice: voice))
        let (started, begin) = AsyncStream<Void>.makeStream()
        let listener = Task {
            var count = 0
            for await _ in synthesizer.events {
                count += 1
                if count == 10 { begin.finish() }
            }
            return count
        }
        for await _ in started {}
        listener.cancel()
        // All of it has some 40,000.
        #expect(await listener.value < 30_000)
        // The engine is free for the next one.
        #expect(try await Speech.of(Utterance("Yes.", voice: voice)).words.count == 1)
    }

    @Test("Waiting for an utterance ends with the task", .timeLimit(.minutes(1)))
    func idleCancellation() async throws {
        let synthesizer = try Synthesizer()
        let listener = Task { for await _ in synthesizer.events {} }
        try await Task.sleep(for: .milliseconds(20))
        listener.cancel()
        await listener.value
    }

    @Test("Two synthesizers at once say what each says alone")
    func together() async throws {
        var text = EnglishText(seed: 5)
        let english = Utterance(text.paragraph(sentences: 60), voice: try await .best(for: "en-GB"), rate: 1.5)
        let german = Utterance(
            String(repeating: "Der Fuchs läuft am 3. Mai über 12 Wiesen. ", count: 60),
            voice: try await .best(for: "de"), pitch: 0.8)
        let alone = try await [Speech.of(english), Speech.of(german)]
        async let one = Speech.of(english)
        async let other = Speech.of(german)
        let together = try await [one, other]
        for (alone, together) in zip(alone, together) {
            #expect(alone.words.map(\.text) == together.words.map(\.text))
            // espeak-ng's voice wavers on from where it was, which makes a word a few hundredths of a second longer.
            #expect(abs(alone.samples.count - together.samples.count) < alone.samples.count / 20)
            let durations = { (speech: Speech) in speech.words.map { $0.endSample - $0.startSample } }
            for (one, other) in zip(durations(alone), durations(together)) { #expect(abs(one - other) < 2500) }
        }
    }

    @Test("What would be a command to espeak-ng is text")
    func commands() async throws {
        let voice = try await Voice.best(for: "en-US")
        let plain = try await Speech.of(Utterance("one   two three", voice: voice))
        for text in ["one \u{1}80S two three", "one \0 two three"] {
            let speech = try await Speech.of(Utterance(text, voice: voice))
            #expect(speech.words.map(\.text).suffix(2) == ["two", "three"])
            // Spoken as a command it would be two thirds as long; the voice itself wavers by a few hundredths of a second.
            #expect(speech.samples.count >= plain.samples.count * 9 / 10, "\(text.debugDescription)")
        }
        let bracketed = try await Speech.of(Utterance("say [[l'Ed]] now", voice: voice))
        #expect(bracketed.words.map(\.text) == ["say", "l'Ed", "now"])
    }

    @Test("There is nothing in an empty text", arguments: ["", " ", "\n\n", "…", "—"])
    func empty(_ text: String) async throws {
        let speech = try await Speech.of(utterance(text))
        #expect(speech.words.isEmpty)
        #expect(speech.kinds.first == "started" && speech.kinds.last == "finished")
    }

    @Test("Units join to the text, whatever the limit", arguments: [200, 500, 3000])
    func units(_ limit: Int) async throws {
        var text = EnglishText(seed: 11)
        let voice = try await Voice.best(for: "en-US")
        for source in [
            text.paragraph(sentences: 100), String(repeating: "a", count: 5000), String(repeating: "中", count: 3000),
            String(repeating: "a line without an end\n", count: 300), String(repeating: "Ja. ", count: 900),
        ] {
            var steps = SpeechSteps(Utterance(source, voice: voice), limit: limit)
            var joined: [UInt8] = []
            var words: [Range<Int>] = []
            while case .unit(let unit)? = steps.next() {
                #expect(unit.spoken.count <= limit)
                joined += unit.spoken
                words += unit.words.map(\.source)
                let scalars = unit.spoken.count { $0 & 0xC0 != 0x80 }
                #expect(unit.words.allSatisfy { $0.spoken.upperBound <= scalars })
            }
            #expect(joined == Array(source.utf8))
            #expect(words == UTF8Text(source).words(language: "en-US").map(\.range))
        }
    }

    @Test("A paused synthesizer that is let go ends its events")
    func letGoWhilePaused() async throws {
        func paused() async throws -> AsyncStream<SpeechEvent> {
            let synthesizer = try Synthesizer()
            synthesizer.speak(try await utterance("Nobody will hear this."))
            synthesizer.pause()
            return synthesizer.events
        }
        var kinds: [String] = []
        for await event in try await paused() { kinds.append("\(event.kind)") }
        #expect(kinds == ["cancelled"])
    }
}

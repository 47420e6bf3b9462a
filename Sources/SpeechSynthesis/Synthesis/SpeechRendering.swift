/// Some speech, with what happens in it.
struct RenderedSpeech: Sendable {
    var samples: [Int16]
    /// In samples from its start.
    var words: [(interval: WordAligner.Interval, source: Range<Int>)]
    /// In samples from its start, in order.
    var marks: [(sample: Int, name: String)]
}

extension SpeechEngine {
    /// Speaks a unit.
    ///
    /// - Returns: `nil` where the task was cancelled.
    nonisolated func render(
        _ unit: SpeechUnit, of utterance: Utterance
    ) async throws(SpeechError) -> RenderedSpeech? {
        let pitch = SpeechPitch(utterance.pitch * unit.manner.pitch)
        // Played faster, it has to be spoken slower.
        let rate = SpeechRate(utterance.rate * unit.manner.rate, playedAt: pitch.playback)
        let settings = Settings(
            voice: unit.manner.voice.identifier,
            rate: rate.wordsPerMinute,
            pitch: pitch.value,
            range: Int((pitch.range * unit.manner.range).clamped(to: 0...100).rounded())
        )
        guard var output = try await speak(unit.spoken, takesMnemonics: unit.takesMnemonics, with: settings) else {
            return nil
        }
        if unit.isContinued { output.dropLastPause(to: sampleRate / 25) }
        if rate.stretch > 1 {
            output.samples = TimeStretch(sampleRate: sampleRate, by: rate.stretch).stretched(output.samples)
        }
        output.samples.play(at: pitch.playback)
        let factor = rate.stretch / pitch.playback
        if factor != 1 {
            for index in output.events.indices {
                output.events[index].sample = Int(Double(output.events[index].sample) * factor)
            }
        }
        output.samples.scale(by: utterance.volume * unit.manner.volume)
        return RenderedSpeech(unit, output)
    }
}

extension RenderedSpeech {
    /// Finds the words and marks of a unit in what was spoken.
    init(_ unit: SpeechUnit, _ output: EngineOutput) {
        let intervals = WordAligner.intervals(
            of: unit.words.map(\.spoken), in: output.events, length: output.samples.count)
        samples = output.samples
        words = zip(intervals, unit.words).map { ($0, $1.source) }
        marks = unit.marks.map { mark in
            let word = unit.words.firstIndex { $0.spoken.lowerBound >= mark.place }
            return (word.map { intervals[$0].start } ?? output.samples.count, mark.name)
        }
    }
}

/// How a rate is reached: espeak-ng's own slowest is not slow enough for all.
struct SpeechRate {
    /// 80 to 450.
    let wordsPerMinute: Int
    /// How many times as long the sound then has to be.
    let stretch: Double

    init(_ multiple: Double, playedAt playback: Double) {
        let wanted = 175 * multiple.clamped(to: 0.25...2.5) / playback
        wordsPerMinute = Int(wanted.clamped(to: 80...450).rounded())
        stretch = max(1, 80 / wanted)
    }
}

/// How a pitch is reached: espeak-ng's own goes neither an octave down nor up.
struct SpeechPitch {
    /// What espeak-ng's voices do at 0, 25, 50, 75 and 100 of its pitch and a range that grows with it, as measured.
    private static let measured = [0.6, 0.765, 1, 1.325, 1.77]

    /// 0 to 100.
    let value: Int
    /// espeak-ng's range of the pitch, which grows with it.
    let range: Double
    /// How fast the sound then has to be played.
    let playback: Double

    init(_ multiple: Double) {
        let multiple = multiple.clamped(to: 0.25...4)
        let (least, most) = (Self.measured[0], Self.measured[4])
        let reached = multiple.clamped(to: least...most)
        let step = Self.measured.dropLast().lastIndex { $0 <= reached } ?? 0
        let part = (reached - Self.measured[step]) / (Self.measured[step + 1] - Self.measured[step])
        value = Int((25 * (Double(step) + part)).rounded())
        range = 50 * reached
        playback = multiple / reached
    }
}

extension [Int16] {
    fileprivate mutating func scale(by factor: Double) {
        if factor == 1 { return }
        for index in indices {
            self[index] = Int16((Double(self[index]) * factor).clamped(to: -32768...32767))
        }
    }

    /// Reads samples at another rate, between them by linear interpolation: higher and shorter, or lower and longer.
    fileprivate mutating func play(at rate: Double) {
        if rate == 1 || isEmpty { return }
        let source = self
        self = (0..<Int(Double(count) / rate)).map { index in
            let place = Double(index) * rate
            let before = Swift.min(Int(place), source.count - 1)
            let after = Swift.min(before + 1, source.count - 1)
            let part = place - Double(before)
            return Int16(Double(source[before]) * (1 - part) + Double(source[after]) * part)
        }
    }
}

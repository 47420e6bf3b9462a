/// The speech of one synthesizer, event by event.
actor SpeechPerformance {
    /// The utterance that is being spoken.
    private struct Act {
        let id: UtteranceID
        let utterance: Utterance
        var steps: SpeechSteps
        /// In samples of what went before.
        var position = 0
        var isEnding = false
    }

    /// What is to be handed out; audio is cut out when it is.
    private enum Pending {
        case event(SpeechEvent.Kind)
        case audio(Range<Int>)
    }

    private typealias Rendering = Task<Result<RenderedSpeech?, SpeechError>, Never>

    /// The longest piece of audio, in parts of a second.
    private static let chunksPerSecond = 3

    /// The samples in a second.
    nonisolated var sampleRate: Int { engine.sampleRate }

    private let engine: SpeechEngine
    private let controls: SpeechControls
    private var act: Act?
    private var pending: [Pending] = []
    /// The audio that the pending pieces are cut out of, and its place.
    private var samples: [Int16] = []
    private var samplesStart = 0
    private var nextPending = 0
    /// Silence that is still to be handed out, in samples.
    private var silence = 0
    /// What comes next, being spoken while what is before it is handed out.
    private var upcoming: (step: SpeechSteps.Step, rendering: Rendering?)?

    init(_ engine: SpeechEngine, _ controls: SpeechControls) {
        self.engine = engine
        self.controls = controls
    }

    deinit {
        upcoming?.rendering?.cancel()
    }

    /// The next event; `nil` at the end, and where the task was cancelled.
    func next() async -> SpeechEvent? {
        while !Task.isCancelled {
            if let stop = controls.stop, stop == .immediate || isBetweenWords {
                if let event = cancel() { return event }
                continue
            }
            if controls.isPaused {
                await controls.waitForResumption()
                continue
            }
            if let event = takePending() { return event }
            if act != nil {
                await advance()
                continue
            }
            switch controls.next() {
            case .speak(let id, let utterance): begin(id, utterance)
            case .wait: await controls.waitForUtterance()
            case .end: return nil
            }
        }
        drop()
        return nil
    }

    // MARK: What is handed out

    private var cancelled: [UtteranceID] = []

    private var isBetweenWords: Bool {
        guard act != nil, nextPending < pending.count else { return true }
        return switch pending[nextPending] {
        case .audio: false
        default: true
        }
    }

    private func takePending() -> SpeechEvent? {
        if !cancelled.isEmpty { return SpeechEvent(utterance: cancelled.removeFirst(), kind: .cancelled) }
        guard let id = act?.id else { return nil }
        if nextPending < pending.count {
            nextPending += 1
            switch pending[nextPending - 1] {
            case .audio(let range):
                let chunk = AudioChunk(
                    samples: Array(samples[range]), sampleRate: sampleRate, startSample: samplesStart + range.lowerBound
                )
                return SpeechEvent(utterance: id, kind: .audio(chunk))
            case .event(let kind):
                if case .finished = kind { drop() }
                if case .failed = kind { drop() }
                return SpeechEvent(utterance: id, kind: kind)
            }
        }
        guard silence > 0, let act else { return nil }
        let count = min(silence, engine.sampleRate / Self.chunksPerSecond)
        silence -= count
        let chunk = AudioChunk(
            samples: Array(repeating: 0, count: count), sampleRate: engine.sampleRate, startSample: act.position)
        self.act?.position += count
        return SpeechEvent(utterance: id, kind: .audio(chunk))
    }

    private func cancel() -> SpeechEvent? {
        let current = act?.id
        drop()
        cancelled += (current.map { [$0] } ?? []) + controls.takeCancelled()
        return takePending()
    }

    private func drop() {
        act = nil
        pending = []
        nextPending = 0
        silence = 0
        upcoming?.rendering?.cancel()
        upcoming = nil
    }

    // MARK: What is made

    private func begin(_ id: UtteranceID, _ utterance: Utterance) {
        // A unit of slow speech has more audio.
        let limit = Int(2000 * min(1, utterance.rate))
        act = Act(id: id, utterance: utterance, steps: SpeechSteps(utterance, limit: limit))
        pending = [.event(.started)]
        nextPending = 0
        silence = max(0, utterance.pauseBefore.samples(at: engine.sampleRate))
        prepare()
    }

    /// Begins to make what comes next.
    private func prepare() {
        guard let step = act?.steps.next(), let utterance = act?.utterance else {
            upcoming = nil
            return
        }
        guard case .unit(let unit) = step else {
            upcoming = (step, nil)
            return
        }
        let engine = engine
        let rendering = Rendering {
            do throws(SpeechError) {
                return .success(try await engine.render(unit, of: utterance))
            } catch {
                return .failure(error)
            }
        }
        upcoming = (step, rendering)
    }

    /// Takes what comes next, when it is there.
    private func advance() async {
        pending = []
        nextPending = 0
        guard let (step, rendering) = upcoming else {
            end()
            return
        }
        guard let rendering else {
            if case .silence(let duration) = step { silence = max(0, duration.samples(at: engine.sampleRate)) }
            if case .mark(let name) = step { pending = [.event(mark(name, at: 0))] }
            if case .recording(let samples) = step { hand(out: RenderedSpeech(samples: samples, words: [], marks: [])) }
            prepare()
            return
        }
        let id = act?.id
        let result = await withTaskCancellationHandler {
            await rendering.value
        } onCancel: {
            rendering.cancel()
        }
        // Meanwhile somebody may have stopped it.
        guard act?.id == id else { return }
        switch result {
        case .success(let speech?):
            prepare()
            hand(out: speech)
        case .success(nil): break
        case .failure(let error): pending = [.event(.failed(error))]
        }
    }

    private func end() {
        guard let act else { return }
        if !act.isEnding {
            self.act?.isEnding = true
            silence = max(0, act.utterance.pauseAfter.samples(at: engine.sampleRate))
        } else {
            pending = [.event(.finished(.samples(act.position, at: engine.sampleRate)))]
        }
    }

    private func mark(_ name: String, at sample: Int) -> SpeechEvent.Kind {
        .mark(name, time: .samples((act?.position ?? 0) + sample, at: engine.sampleRate))
    }

    /// Cuts speech where something happens.
    private func hand(out speech: RenderedSpeech) {
        guard let act else { return }
        samples = speech.samples
        samplesStart = act.position
        var place = 0
        var marks = speech.marks[...]
        for (interval, source) in speech.words {
            while let next = marks.first, next.sample <= interval.start {
                addAudio(&place, upTo: next.sample)
                pending.append(.event(mark(next.name, at: next.sample)))
                marks.removeFirst()
            }
            addAudio(&place, upTo: interval.start)
            let word = SpokenWord(
                text: act.utterance.text(at: source),
                range: source,
                startSample: act.position + interval.start,
                endSample: act.position + interval.end,
                sampleRate: engine.sampleRate
            )
            pending.append(.event(.willSpeak(word)))
        }
        for next in marks {
            addAudio(&place, upTo: next.sample)
            pending.append(.event(mark(next.name, at: next.sample)))
        }
        addAudio(&place, upTo: samples.count)
        self.act?.position += samples.count
    }

    private func addAudio(_ place: inout Int, upTo end: Int) {
        while place < end {
            let next = min(end, place + engine.sampleRate / Self.chunksPerSecond)
            pending.append(.audio(place..<next))
            place = next
        }
    }
}

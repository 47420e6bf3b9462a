internal import Synchronization

/// Speaks utterances, one after another, and tells of each word as it comes.
///
///     let synthesizer = try Synthesizer()
///     synthesizer.speak(Utterance("Where are you?", voice: try await .best(for: "en-US")))
///     synthesizer.finish()
///     for await event in synthesizer.events {
///         switch event.kind {
///         case .willSpeak(let word): print(word.time, word.text)
///         case .audio(let chunk): player.play(chunk.samples)
///         default: break
///         }
///     }
///
/// Nothing happens that is not asked for: ``events`` is spoken as it is iterated, two minutes or so ahead, so that who
/// plays the audio at the pace at which it sounds has the events at their times, and memory stays small. The audio of a
/// word follows its event, in pieces of less than half a second.
///
/// No call waits. Cancelling the task that iterates stops the speech. Any number of synthesizers may speak at once; they
/// take turns at espeak-ng, of which there is one in a process, unit by unit and not utterance by utterance.
public final class Synthesizer: Sendable {
    /// Where speech is stopped.
    public enum Boundary: Hashable, Sendable {
        /// After the word that is being spoken.
        case word
        /// At once.
        case immediate
    }

    private let controls = SpeechControls()
    private let performance: SpeechPerformance

    /// The samples in a second of its audio.
    public var sampleRate: Int { performance.sampleRate }

    /// Starts espeak-ng, if nobody has.
    ///
    /// - Throws: ``SpeechError`` where it is not installed.
    public init() throws(SpeechError) {
        performance = SpeechPerformance(try SpeechEngine.shared(), controls)
    }

    deinit {
        controls.letGo()
    }

    /// Puts an utterance at the end of the queue.
    @discardableResult
    public func speak(_ utterance: Utterance) -> UtteranceID { controls.enqueue(utterance) }

    /// Has ``events`` end when all that is in the queue was spoken.
    public func finish() { controls.finish() }

    /// Holds the events, and with them the speech, until ``resume()``.
    public func pause() { controls.setPaused(true) }

    /// Goes on after ``pause()``.
    public func resume() { controls.setPaused(false) }

    /// Stops the speech and empties the queue; the utterance that is being spoken and those in the queue are cancelled.
    /// What is given to the synthesizer later is spoken.
    public func stop(at boundary: Boundary = .immediate) { controls.stop(at: boundary) }

    /// What happens, as it happens; for one task to iterate.
    public var events: AsyncStream<SpeechEvent> {
        let performance = performance
        return AsyncStream { await performance.next() }
    }
}

/// What the users of a synthesizer and its performance say to each other.
final class SpeechControls: Sendable {
    private struct State {
        var queue: [(id: UtteranceID, utterance: Utterance)] = []
        var count = 0
        var isPaused = false
        var isFinished = false
        var stop: Synthesizer.Boundary?
        /// How many of the utterances a stop is for.
        var stopped = 0
        var waiters: [CheckedContinuation<Void, Never>] = []
    }

    /// What is to be done next.
    enum Order {
        case speak(UtteranceID, Utterance)
        case wait
        case end
    }

    private let state = Mutex(State())

    func enqueue(_ utterance: Utterance) -> UtteranceID {
        change { state in
            state.count += 1
            let id = UtteranceID(number: state.count)
            state.queue.append((id, utterance))
            return id
        }
    }

    func finish() { change { $0.isFinished = true } }

    /// Ends what nobody can control any more: what is in the queue is spoken, but what is paused would be so for ever.
    func letGo() {
        if isPaused { stop(at: .immediate) }
        finish()
    }

    func setPaused(_ isPaused: Bool) { change { $0.isPaused = isPaused } }

    func stop(at boundary: Synthesizer.Boundary) {
        change { state in
            // What is to be stopped at once is not to wait for a word's end.
            if state.stop != .immediate { state.stop = boundary }
            state.stopped = state.count
            state.isPaused = false
        }
    }

    var isPaused: Bool { state.withLock { $0.isPaused } }

    /// Where to stop, if that is asked for.
    var stop: Synthesizer.Boundary? { state.withLock { $0.stop } }

    /// Takes out of the queue what a stop has cancelled.
    func takeCancelled() -> [UtteranceID] {
        state.withLock { state in
            defer { state.stop = nil }
            let last = state.stopped
            let cancelled = state.queue.filter { $0.id.number <= last }.map(\.id)
            state.queue.removeAll { $0.id.number <= last }
            return cancelled
        }
    }

    func next() -> Order {
        state.withLock { state in
            if !state.queue.isEmpty {
                let (id, utterance) = state.queue.removeFirst()
                return .speak(id, utterance)
            }
            return state.isFinished ? .end : .wait
        }
    }

    /// Returns when it was resumed or stopped, or the task was cancelled; at once if that is so already.
    func waitForResumption() async {
        await wait { !$0.isPaused || $0.stop != nil }
    }

    /// Returns when there is something in the queue, or will be nothing more, or the task was cancelled; at once if
    /// that is so already.
    func waitForUtterance() async {
        await wait { !$0.queue.isEmpty || $0.isFinished || $0.stop != nil }
    }

    /// Waits for the next change, unless what is waited for came about before.
    private func wait(unless isOver: (State) -> Bool) async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let goesOn = state.withLock { state in
                    if isOver(state) || Task.isCancelled { return true }
                    state.waiters.append(continuation)
                    return false
                }
                if goesOn { continuation.resume() }
            }
        } onCancel: {
            change { _ in }
        }
    }

    @discardableResult
    private func change<Result>(_ body: (inout State) -> Result) -> Result {
        let (result, waiters) = state.withLock { state in
            defer { state.waiters = [] }
            return (body(&state), state.waiters)
        }
        for waiter in waiters { waiter.resume() }
        return result
    }
}

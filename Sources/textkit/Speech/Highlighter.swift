import SpeechSynthesis
import Synchronization
import TextToolkit

/// Shows a text on standard output, line by line, and lights each word while it is heard.
///
/// Where standard output is no terminal, each line is written when its first word is heard.
final class Highlighter: Sendable {
    private struct Cue: Sendable {
        let text: String
        let word: Range<Int>
        let time: ContinuousClock.Instant
    }

    private struct State {
        var text = ""
        var textStart = Duration.zero
        var clockStart: ContinuousClock.Instant?
    }

    /// What keeps the text from being shown, once something does.
    private final class Obstacle: Sendable {
        private let failure = Mutex<FileError?>(nil)

        func set(_ error: FileError) { failure.withLock { $0 = error } }

        func check() throws(SinkError) {
            if let error = failure.withLock({ $0 }) { throw .file(error) }
        }
    }

    /// How long a player takes from the first sample to the first sound, about.
    private static let latency = Duration.milliseconds(100)

    private let state = Mutex(State())
    private let obstacle: Obstacle
    private let cues: AsyncStream<Cue>.Continuation
    private let display: Task<Void, Never>

    init(width: Int?) {
        let (stream, continuation) = AsyncStream<Cue>.makeStream()
        let obstacle = Obstacle()
        cues = continuation
        self.obstacle = obstacle
        // It sleeps from word to word while the player is given sound.
        display = Task.detached {
            var screen = HighlightedText(width: width)
            do throws(FileError) {
                for await cue in stream {
                    do {
                        try await ContinuousClock().sleep(until: cue.time)
                    } catch {
                        // Nobody waits for the rest.
                        return
                    }
                    try screen.show(cue.text, word: cue.word)
                }
                try screen.end()
            } catch {
                obstacle.set(error)
            }
        }
    }

    /// The sound begins, if it has not.
    func startClock() {
        state.withLock { state in
            if state.clockStart == nil { state.clockStart = .now + Self.latency }
        }
    }

    func begin(_ text: String, at start: Duration) {
        state.withLock { state in
            state.text = text
            state.textStart = start
        }
    }

    /// Adds a word that is heard next.
    ///
    /// - Throws: What has kept a word before it from being shown.
    func add(_ word: SpokenWord) throws(SinkError) {
        try obstacle.check()
        state.withLock { state in
            let start = state.clockStart ?? .now + Self.latency
            state.clockStart = start
            let due = start + state.textStart + word.time
            cues.yield(Cue(text: state.text, word: word.range, time: due))
        }
    }

    /// Waits until the last word is shown.
    func finish() async throws(SinkError) {
        cues.finish()
        await display.value
        try obstacle.check()
    }
}

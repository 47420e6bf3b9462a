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

    /// How long a player takes from the first sample to the first sound, about.
    private static let latency = Duration.milliseconds(100)

    private let state = Mutex(State())
    private let cues: AsyncStream<Cue>.Continuation
    private let display: Task<Void, Never>

    init(width: Int?) {
        let (stream, continuation) = AsyncStream<Cue>.makeStream()
        cues = continuation
        // It sleeps from word to word while the player is given sound.
        display = Task.detached {
            var screen = HighlightedText(width: width)
            for await cue in stream {
                do {
                    try await ContinuousClock().sleep(until: cue.time)
                } catch {
                    // Nobody waits for the rest.
                    return
                }
                screen.show(cue.text, word: cue.word)
            }
            screen.end()
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

    func add(_ word: SpokenWord) {
        state.withLock { state in
            let start = state.clockStart ?? .now + Self.latency
            state.clockStart = start
            let due = start + state.textStart + word.time
            cues.yield(Cue(text: state.text, word: word.range, time: due))
        }
    }

    func finish() async {
        cues.finish()
        await display.value
    }
}

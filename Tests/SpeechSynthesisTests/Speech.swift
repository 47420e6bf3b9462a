import SpeechSynthesis
import TextToolkit

/// espeak-ng, without which there is nothing to test.
enum Engine {
    static let isInstalled: Bool = {
        do throws(SpeechError) {
            _ = try Synthesizer()
            return true
        } catch {
            // That it says so is tested with the command, where it can be hidden.
            return false
        }
    }()
}

/// All that one synthesizer says about some utterances.
struct Speech {
    var kinds: [String] = []
    var words: [SpokenWord] = []
    var marks: [(name: String, time: Duration)] = []
    var samples: [Int16] = []
    var cancelled = 0
    var duration: Duration?

    static func of(_ utterances: Utterance...) async throws -> Speech {
        let synthesizer = try Synthesizer()
        for utterance in utterances { synthesizer.speak(utterance) }
        synthesizer.finish()
        var speech = Speech()
        for await event in synthesizer.events { try speech.add(event) }
        return speech
    }

    mutating func add(_ event: SpeechEvent) throws {
        switch event.kind {
        case .started: kinds.append("started")
        case .willSpeak(let word):
            kinds.append("word")
            words.append(word)
        case .mark(let name, let time):
            kinds.append("mark")
            marks.append((name, time))
        case .audio(let chunk):
            kinds.append("audio")
            samples += chunk.samples
        case .finished(let time):
            kinds.append("finished")
            duration = time
        case .cancelled:
            kinds.append("cancelled")
            cancelled += 1
        case .failed(let error): throw error
        }
    }
}

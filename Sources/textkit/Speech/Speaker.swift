import ArgumentParser
import JapaneseText
import SpeechMarkup
import SpeechSynthesis
import TextToolkit

/// Speaks texts, one after another, into sinks.
final class Speaker {
    private let synthesizer: Synthesizer
    private let settings: SpeechSettings
    private let sinks: [any SpeechSink]
    private let keepsGoing: Bool
    private var messages = Messages()
    private var progress: Progress

    init(
        _ synthesizer: Synthesizer, _ settings: SpeechSettings, into sinks: [any SpeechSink], keepsGoing: Bool,
        progress: Progress
    ) {
        self.synthesizer = synthesizer
        self.settings = settings
        self.sinks = sinks
        self.keepsGoing = keepsGoing
        self.progress = progress
    }

    /// Speaks all that there is, and ends with the run's exit code.
    func speak(_ source: consuming SpeechSource) async throws {
        var source = source
        let events = synthesizer.events
        var iterator = events.makeAsyncIterator()
        // Reading is ahead of what is spoken by many paragraphs: what was spoken is counted by itself.
        var spoken = 0
        while let event = source.next() {
            switch event {
            case .text(let text):
                let utterance = try await utterance(of: text)
                try await attempt {
                    for sink in sinks { try sink.begin(text, utterance) }
                    synthesizer.speak(utterance)
                    while let event = await iterator.next(isolation: #isolation), try take(event, behind: spoken) {}
                    spoken += utterance.text.utf8.count
                    for sink in sinks { try sink.end() }
                }
            case .bad(let line):
                progress.clear()
                messages.skip(line, isCutOff: !keepsGoing)
                if !keepsGoing { throw messages.outcome.code }
                try await attempt { for sink in sinks { try sink.skip(line) } }
            case .cutOff(let line):
                progress.clear()
                messages.skip(line, isCutOff: true)
                if !keepsGoing { throw messages.outcome.code }
            case .unreadable(let failure):
                progress.clear()
                messages.report(failure)
            }
        }
        progress.clear()
        // A file that cannot be read leaves an old output as it was.
        let isWhole = !messages.hasErrors
        try await attempt { for sink in sinks { try await sink.finish(isWhole: isWhole) } }
        if messages.outcome.code != .success { throw messages.outcome.code }
    }

    private func utterance(of text: SpeechText) async throws(ExitCode) -> Utterance {
        do throws(SpeechError) {
            let utterance = try await settings.utterance(of: text)
            for notice in utterance.notices {
                progress.clear()
                let place = notice.location.map { ":\($0.line):\($0.column)" } ?? ""
                messages.warn(at: text.source.name + place, notice.message)
            }
            return utterance
        } catch {
            progress.clear()
            messages.report(error.description)
            throw messages.outcome.code
        }
    }

    /// - Returns: Whether the utterance goes on.
    private func take(_ event: SpeechEvent, behind spoken: Int) throws -> Bool {
        switch event.kind {
        case .willSpeak(let word):
            for sink in sinks { try sink.add(word) }
            progress.update(bytes: spoken + word.range.upperBound)
        case .audio(let chunk):
            for sink in sinks { try sink.add(chunk.samples) }
        case .started, .mark: break
        case .finished, .cancelled: return false
        case .failed(let error): throw error
        }
        return true
    }

    /// Does something with the sinks, and reports what goes wrong.
    private func attempt(_ body: () async throws -> Void) async throws(ExitCode) {
        do {
            try await body()
        } catch let error as SinkError {
            progress.clear()
            messages.report(error)
            throw messages.outcome.code
        } catch {
            progress.clear()
            messages.report("\(error)")
            throw messages.outcome.code
        }
    }
}

/// How everything is to be spoken.
struct SpeechSettings {
    /// The voice that was asked for; `nil` is the best one for the language.
    var voice: Voice?
    /// The voice of texts that do not say their language.
    var usualVoice: Voice
    var rate: Double
    var pitch: Double
    var volume: Double
    /// What finds out the readings of kanji.
    var reader: JapaneseReader?

    func utterance(of text: SpeechText) async throws(SpeechError) -> Utterance {
        switch text.content {
        case .plain(let paragraph):
            if paragraph.contains(where: \.isKanji), let read = try? reader?.read(paragraph) {
                return Utterance(read.spokenText, voice: usualVoice, rate: rate, pitch: pitch, volume: volume)
            }
            return Utterance(paragraph, voice: usualVoice, rate: rate, pitch: pitch, volume: volume)
        case .document(let document):
            let language = document.language ?? .undetermined
            return try await Utterance(
                document, voice: voice ?? (language == .undetermined ? usualVoice : nil), rate: rate, pitch: pitch,
                volume: volume
            ) { address in
                RecordingFile.bytes(at: address.text, beside: text.source.name)
            }
        }
    }
}

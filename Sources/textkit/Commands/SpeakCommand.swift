import ArgumentParser
import SpeechMarkup
import SpeechSynthesis
import TextToolkit

struct SpeakCommand: ConcurrentCommand {
    /// The one that espeak-ng runs in, and the one that everything else does.
    static let threads = 2

    static let configuration = CommandConfiguration(
        commandName: "speak",
        abstract: "Speak plain text or SSML with espeak-ng: to a player, a file, a page, captions.",
        discussion: [
            Example(
                "echo 'Hello, world!' | textkit speak --voice en-us --json | cut -d, -f1-4",
                #"""
                {"line":1,"start":0,"end":5,"word":"Hello"
                {"line":1,"start":7,"end":12,"word":"world"
                """#
            ),
            Example("textkit speak --text 'Hello, world!' --captions - | grep -c -e '-->'", "1"),
            Example("textkit speak --text '<speak>One.</speak>' -o - | head -c 4", "RIFF"),
        ].help
    )

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Write a WAV file, whole or not at all, instead of playing.", valueName: "file"),
        completion: .file()
    )
    var output: String?

    @Flag(help: "Light each word on the terminal while it is heard.")
    var highlight = false

    @Option(
        help: ArgumentHelp("Write a page for browsers, with the text, the audio and lit words.", valueName: "file"),
        completion: .file()
    )
    var page: String?

    @Option(
        help: ArgumentHelp("Write captions in WebVTT, with the time of each word.", valueName: "file"),
        completion: .file()
    )
    var captions: String?

    @Flag(help: "Write a JSON object a word, with its place and its time in seconds.")
    var json = false

    @Option(help: ArgumentHelp("How fast: 0.25 to 2 times as fast as the voice's own.", valueName: "factor"))
    var rate = 1.0

    @Option(help: ArgumentHelp("How high: 0.5 to 2 times as high as the voice's own.", valueName: "factor"))
    var pitch = 1.0

    @Option(help: ArgumentHelp("How loud: 0 to 1, the voice's own.", valueName: "factor"))
    var volume = 1.0

    @Option(
        help: ArgumentHelp("The language of the text, as a BCP 47 tag such as en-US.", valueName: "tag"),
        transform: languageTag
    )
    var language = LanguageTag.undetermined

    @Option(help: ArgumentHelp("The voice, as “textkit voices” lists them.", valueName: "voice"))
    var voice: String?

    @OptionGroup var input: InputOptions

    var workers: Int { Self.threads }

    private var plays: Bool { output == nil && page == nil && captions == nil && !json }

    func validate() throws {
        if [rate, pitch, volume].contains(where: \.isNaN) {
            throw ValidationError("--rate, --pitch and --volume take numbers.")
        }
        if highlight, !plays { throw ValidationError("--highlight is for playing; nothing is played into a file.") }
        let standard = [output, page, captions].count { $0 == InputFile.standardInput }
        if standard + (json ? 1 : 0) > 1 { throw ValidationError("Only one thing goes to standard output.") }
        let files = [output, page, captions].compactMap(\.self)
        if Set(files).count < files.count { throw ValidationError("Only one thing goes into a file.") }
    }

    func runConcurrently() async throws {
        var messages = Messages()
        do {
            let synthesizer = try Synthesizer()
            let named: Voice? = if let voice { try await Voice.named(voice) } else { nil }
            let usual = if let named { named } else { try await Voice.best(for: language) }
            let settings = SpeechSettings(
                voice: named ?? (language == .undetermined ? nil : usual), usualVoice: usual, rate: rate, pitch: pitch,
                volume: volume)
            let sinks = try sinks(sampleRate: synthesizer.sampleRate, voice: usual, &messages)
            let speaker = Speaker(
                synthesizer, settings, into: sinks, keepsGoing: input.keepGoing,
                progress: Progress(total: input.totalSize, outputIsTerminal: plays || json))
            try await speaker.speak(SpeechSource(input))
        } catch let error as SpeechError {
            messages.report(error.description)
            throw Results.badInput
        } catch let error as SinkError {
            switch error {
            case .file(let failure): messages.report(failure)
            case .player(let reason): messages.report(reason)
            }
            throw Results.badInput
        }
    }

    private func sinks(sampleRate: Int, voice: Voice, _ messages: inout Messages) throws -> [any SpeechSink] {
        var sinks: [any SpeechSink] = []
        if plays {
            let player = try AudioPlayer.installed()
            messages.note("playing with \(player.name)")
            // A terminal that does not know its width has the usual one.
            let width = OutputFile.terminalWidth ?? (OutputFile().isTerminal ? 80 : nil)
            let highlighter = highlight ? Highlighter(width: width) : nil
            return [try PlayerSink(player, sampleRate: sampleRate, highlighter: highlighter)]
        }
        if let output { sinks.append(try WAVSink(path: output, sampleRate: sampleRate)) }
        let language = language == .undetermined ? voice.language : language
        if let captions {
            sinks.append(
                try CaptionSink(
                    path: captions, captions: Captions(language: language, format: .webVTT), sampleRate: sampleRate))
        }
        if let page {
            let title = input.files.first.map { String($0.split(separator: "/").last ?? "") } ?? "textkit"
            sinks.append(
                try PageSink(path: page, page: SpeechPage(title: title, language: language), sampleRate: sampleRate))
        }
        if json { sinks.append(try WordSink(sampleRate: sampleRate)) }
        return sinks
    }
}

import ArgumentParser
import JapaneseText
import SpeechMarkup
import SpeechSynthesis
import TextToolkit

struct SpeakCommand: ConcurrentCommand {
    /// The one that espeak-ng runs in, and the one that everything else does.
    static let threads = 2

    static let configuration = CommandConfiguration(
        "speak", "Speak plain text or SSML with espeak-ng: to a player, a file, a page, captions.", examples)

    static let examples = [
        Example(
            "echo 'Hello, world!' | textkit speak --voice en-us --json | cut -d, -f1-4",
            #"""
            {"line":1,"start":0,"end":5,"word":"Hello"
            {"line":1,"start":7,"end":12,"word":"world"
            """#
        ),
        Example("textkit speak --text 'Hello, world!' --captions - | grep -c -e '-->'", "1"),
        Example("textkit speak --text '<speak>One.</speak>' -o - | head -c 4", "RIFF"),
    ]

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

    @Option(
        help: ArgumentHelp(
            "The voice, as “textkit voices” lists them (default: the best one for the language).", valueName: "name"))
    var voice: String?

    @OptionGroup var reading: ReadingOptions
    @OptionGroup var text: LanguageOptions
    @OptionGroup var prosody: ProsodyOptions
    @OptionGroup var input: InputOptions
    @OptionGroup var results: OutputOptions

    var workers: Int { Self.threads }

    private var output: String? { results.output }

    private var plays: Bool { output == nil && page == nil && captions == nil && !results.json }

    func check(_ given: GivenOptions) throws(ValidationError) {
        try input.check()
        try reading.check()
        if highlight, !plays { throw ValidationError("--highlight is for playing; nothing is played into a file.") }
        let files = [output, page, captions].compactMap(\.self)
        let standard = files.count { $0 == OutputFile.standardOutput }
        if standard + (results.json ? 1 : 0) > 1 { throw ValidationError("Only one thing goes to standard output.") }
        if Set(files).count < files.count { throw ValidationError("Only one thing goes into a file.") }
    }

    func runConcurrently() async throws {
        var messages = Messages()
        do {
            let synthesizer = try Synthesizer()
            let named: Voice? = if let voice { try await Voice.named(voice) } else { nil }
            let usual = if let named { named } else { try await Voice.best(for: text.language) }
            let factors = SSML.Prosody(pitch: prosody.pitch, rate: prosody.rate, volume: prosody.volume) { "" }
                .factors(for: usual)
            let settings = SpeechSettings(
                voice: named ?? (text.language == .undetermined ? nil : usual), usualVoice: usual, rate: factors.rate,
                pitch: factors.pitch, volume: factors.volume, reader: try reader(for: usual))
            let sinks = try sinks(sampleRate: synthesizer.sampleRate, voice: usual, messages)
            let speaker = Speaker(
                synthesizer, settings, into: sinks, keepsGoing: input.keepGoing,
                progress: Progress(total: input.totalSize, outputIsTerminal: plays || results.json))
            try await speaker.speak(SpeechSource(InputReader(input.sources, form: input.form)))
        } catch let error as SpeechError {
            messages.report(error.description)
            throw messages.outcome.code
        } catch let error as SinkError {
            messages.report(error)
            throw messages.outcome.code
        }
    }

    /// What finds out the readings of kanji, which no Japanese voice knows; `nil` for other voices, and where MeCab is not
    /// installed and nobody asked for it: a warning says then what is not read.
    private func reader(for voice: Voice) throws -> JapaneseReader? {
        if reading.read { return try reading.reader() }
        return (voice.language.tag + "-").hasPrefix("ja-") ? try? JapaneseReader() : nil
    }

    private func sinks(sampleRate: Int, voice: Voice, _ messages: Messages) throws -> [any SpeechSink] {
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
        let language = text.given ?? voice.language
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
        if results.json { sinks.append(try WordSink(sampleRate: sampleRate)) }
        return sinks
    }
}

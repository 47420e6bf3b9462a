import ArgumentParser
import SpeechSynthesis
import TextToolkit

struct VoicesCommand: ConcurrentCommand {
    static let configuration = CommandConfiguration(
        "voices", "List the voices of espeak-ng, with their languages in any language.", examples)

    static let examples = [
        Example("textkit voices --language pt --names-in fr | grep BR", "roa/pt-BR\tpt-BR\tportugais (Brésil)"),
        Example("textkit voices --names-in ja | grep jpx", "jpx/ja\tja\t日本語"),
        Example(
            "textkit voices --json | grep '\"de\"'", #"{"id":"gmw/de","tag":"de","name":"German"}"#
        ),
    ]

    @Option(
        help: ArgumentHelp("Only the voices that speak this language (default: all).", valueName: "tag"),
        transform: languageTag
    )
    var language: LanguageTag?

    @Option(
        help: ArgumentHelp("Name the languages in this one, and sort by its alphabet (default: en).", valueName: "tag"),
        transform: languageTag
    )
    var namesIn: LanguageTag?

    @Option(help: .private)
    var locale: String?

    @OptionGroup var output: OutputOptions

    var workers: Int { SpeakCommand.threads }

    func check(_ given: GivenOptions) throws(ValidationError) {
        if let locale {
            throw ValidationError(
                "--language chooses voices, and --names-in the language of their names: “--names-in \(locale)”.")
        }
        if namesIn == .undetermined {
            throw ValidationError("The undetermined language has no names for others; leave out --names-in.")
        }
    }

    func runConcurrently() async throws {
        var voices: [(voice: Voice, name: String)] = []
        do throws(SpeechError) {
            for voice in try await Voice.all(namedIn: namesIn ?? "en")
            where try voice.voice.speaks(language ?? .undetermined) {
                voices.append(voice)
            }
        } catch {
            var messages = Messages()
            messages.report(error.description)
            throw messages.outcome.code
        }
        var results = try Results(to: output.output)
        var out = OutputBuffer()
        for (voice, name) in voices {
            if output.json {
                out.open("{")
                out.member("id", voice.identifier)
                out.member("tag", voice.language.tag)
                out.member("name", name)
                out.closeLine()
            } else {
                out.append("\(voice.identifier)\t\(voice.language)\t\(name)\n")
            }
        }
        try results.finish(&out)
    }
}

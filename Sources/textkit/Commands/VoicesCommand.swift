import ArgumentParser
import SpeechSynthesis
import TextToolkit

struct VoicesCommand: ConcurrentCommand {
    static let configuration = CommandConfiguration(
        commandName: "voices",
        abstract: "List the voices of espeak-ng, with their languages in any language.",
        discussion: [
            Example("textkit voices --locale fr | grep pt-BR", "roa/pt-BR\tpt-BR\tportugais (Brésil)"),
            Example("textkit voices --locale ja | grep jpx", "jpx/ja\tja\t日本語"),
            Example(
                "textkit voices --json | grep '\"de\"'", #"{"id":"gmw/de","tag":"de","name":"German"}"#
            ),
        ].help
    )

    @Option(
        help: ArgumentHelp(
            "Name the languages in this language, and sort by its alphabet; English unless given.", valueName: "tag"),
        transform: languageTag
    )
    var locale = LanguageTag.undetermined

    @Flag(help: "Write a JSON object a voice.")
    var json = false

    @OptionGroup var output: OutputOptions

    var workers: Int { SpeakCommand.threads }

    func runConcurrently() async throws {
        var messages = Messages()
        let voices: [(voice: Voice, name: String)]
        do throws(SpeechError) {
            // The undetermined language has no names for others.
            voices = try await Voice.all(namedIn: locale == .undetermined ? "en" : locale)
        } catch {
            messages.report(error.description)
            throw Results.badInput
        }
        var results = try Results(output, placeholder: .nothing, keepsGoing: false, inputSize: nil)
        var buffer = OutputBuffer()
        for (voice, name) in voices {
            if json {
                buffer.append(voice, name: name)
            } else {
                buffer.append("\(voice.identifier)\t\(voice.language)\t\(name)\n")
            }
        }
        try results.finish(&buffer)
    }
}

extension OutputBuffer {
    fileprivate mutating func append(_ voice: Voice, name: String) {
        append("{\"id\":")
        appendJSON(voice.identifier)
        append(",\"tag\":")
        appendJSON(voice.language.tag)
        append(",\"name\":")
        appendJSON(name)
        append("}\n")
    }
}

import ArgumentParser
import SpeechMarkup
import TextToolkit

/// What is known of how words are spoken.
struct PronunciationOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "A lexicon in PLS, TSV or CMUdict's format; of several, the last that has a word counts (default: none).",
            valueName: "file"
        ),
        completion: .file()
    )
    var lexicon: [String] = []

    @Option(
        help: ArgumentHelp(
            "The confidence from which on a pronunciation is sure, from 0 to 1 (default: \(HeteronymResolver.defaultThreshold)).",
            valueName: "p"),
        transform: { try number($0, in: 0...1) }
    )
    var threshold: Double?

    /// Reads the lexicons; what is wrong with one is reported.
    func resolver(language: LanguageTag) throws(ExitCode) -> HeteronymResolver {
        var lexicons: [Lexicon] = []
        for file in lexicon { lexicons.append(try LexiconFile.read(file, language: language)) }
        do {
            return try HeteronymResolver(
                language: language, lexicons: lexicons, threshold: threshold ?? HeteronymResolver.defaultThreshold)
        } catch {
            throw LexiconFile.report(error)
        }
    }
}

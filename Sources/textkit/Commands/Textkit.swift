import ArgumentParser
import TextToolkit

struct Textkit: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "textkit",
        abstract: "Words, kana and speech markup out of plain text, by ICU.",
        discussion: examples.help + "\n\n" + Outcome.help,
        version: "textkit 0.1.0 (ICU \(ICUVersions.icu), Unicode \(ICUVersions.unicode))",
        subcommands: [
            SegmentCommand.self, FindCommand.self, TransliterateCommand.self, RomajiCommand.self, FuriganaCommand.self,
            PronounceCommand.self, SSMLCommand.self, WrapCommand.self, SpeakCommand.self, VoicesCommand.self,
        ]
    )

    static let examples = [
        Example("echo 'Hello, world!' | textkit segment", "Hello\nworld"),
        Example("echo 'konnichiwa' | textkit romaji", "こんにちは"),
        Example("textkit transliterate --id Greek-Latin --text 'Ελλάδα'", "Elláda"),
    ]

    /// What `textkit` alone shows: six lines for the first minute.
    static let firstExamples = [
        "echo '今日は良い天気です。' | textkit segment",
        "echo 'konnichiwa, minna!' | textkit romaji",
        "printf '店に行きます\\tmise ni ikimasu\\n' | textkit furigana --format parentheses",
        "echo 'They lead & follow.' | textkit ssml --language en",
        "echo 'やはり俺の青春ラブコメはまちがっている。14' | textkit wrap --width 24 --balance",
        "textkit --help",
    ]

    static func writeFirstExamples() throws(ExitCode) {
        try Results.list(firstExamples, to: nil)
    }

    /// The names of the commands.
    static var names: [String] { configuration.subcommands.map { $0._commandName } + ["help"] }

    /// The commands that a command line names: none, or one.
    static func path(in arguments: [String]) -> [String] {
        let named = arguments.first == "help" ? arguments.dropFirst().first : arguments.first
        return named.flatMap { names.contains($0) ? [$0] : nil } ?? []
    }

    /// What is wrong with the command that a command line names, if something is.
    static func unknownCommand(in arguments: [String]) -> String? {
        let named = arguments.first == "help" ? arguments.dropFirst().first : arguments.first
        guard let named, !named.hasPrefix("-"), !names.contains(named) else { return nil }
        return "There is no command “\(named.visible)”." + Suggestion.text(for: named, among: names)
    }
}

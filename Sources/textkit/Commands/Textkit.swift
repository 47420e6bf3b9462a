import ArgumentParser
import TextToolkit

struct Textkit: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "textkit",
        abstract: "Words, kana and speech markup out of plain text, by ICU.",
        discussion: [
            Example("echo 'Hello, world!' | textkit segment", "Hello\nworld"),
            Example("echo 'konnichiwa' | textkit romaji", "こんにちは"),
            Example("textkit transliterate --id Greek-Latin --text 'Ελλάδα'", "Elláda"),
        ].help,
        version: "textkit 0.1.0 (ICU \(ICUVersions.icu), Unicode \(ICUVersions.unicode))",
        subcommands: [
            SegmentCommand.self, FindCommand.self, TransliterateCommand.self, RomajiCommand.self, FuriganaCommand.self,
            PronounceCommand.self, SSMLCommand.self, WrapCommand.self, SpeakCommand.self, VoicesCommand.self,
        ]
    )
}

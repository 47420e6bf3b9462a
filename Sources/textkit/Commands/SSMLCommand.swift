import ArgumentParser
import SpeechMarkup
import TextToolkit

struct SSMLCommand: TextkitCommand {
    static let configuration = CommandConfiguration(
        "ssml", "Turn plain text into SSML for any engine; check documents in SSML.", examples)

    static let examples = [
        Example(
            "echo 'Mr. Fox & I ran. All fell.' | textkit ssml --language en | tail -n +3",
            #"""
            <p>
            <s>Mr. Fox &amp; I ran.</s>
            <s>All fell.</s>
            </p>
            </speak>
            """#
        ),
        Example(
            "textkit ssml --check --dialect google --text '<speak><w>One</w></speak>'",
            "<text>:1:8: warning: “google” leaves out “w”. Google does not list it."
        ),
        Example(
            "textkit ssml --plain --text '<speak><sub alias=\"and\">&amp;</sub></speak>'",
            "and"
        ),
    ]

    @Option(
        from: SSMLDialect.all, "Write, check or split for this engine; --list shows them", valueName: "dialect")
    var dialect = SSMLDialect.w3c

    @Option(
        help: ArgumentHelp("The voice, by the name that the engine has for it.", valueName: "name"),
        transform: { text in
            let voice = SSML.Voice.Names(parsing: text)
            if voice.names.isEmpty { throw ValidationError("There is no name in it.") }
            return voice
        }
    )
    var voice: SSML.Voice.Names?

    @Flag(help: "Write as many documents as the engine's limit asks for, each on a line.")
    var split = false

    @Flag(help: "Check documents in SSML: a line for each thing to know, and exit code 1 for an error.")
    var check = false

    @Flag(help: "Write the text of documents in SSML that would be spoken.")
    var plain = false

    @Flag(help: "List the dialects, and end.")
    var list = false

    @OptionGroup var text: LanguageOptions
    @OptionGroup var pronunciation: PronunciationOptions
    @OptionGroup var prosody: ProsodyOptions
    @OptionGroup var markup: MarkupOptions
    @OptionGroup var input: InputOptions
    @OptionGroup var output: OutputOptions

    private static let inputs = ["text", "encoding", "max-line", "lossy", "keep-going", "output"]

    func check(_ given: GivenOptions) throws(ValidationError) {
        if list { return try given.checkList(files: input.files) }
        try input.check(beside: pronunciation.lexicon)
        if check { return try given.check("check", does: "reads SSML", beside: Self.inputs + ["dialect", "json"]) }
        if plain { return try given.check("plain", does: "reads SSML", beside: Self.inputs) }
        if output.json, !split { throw ValidationError("--json is for --check and --split.") }
        try markup.check(language: text.language)
        if dialect.needsVoice, voice == nil {
            throw ValidationError("The dialect \(dialect) needs a voice; give it with --voice.")
        }
        // A number is a volume of SSML 1.0, which not every engine takes.
        if let volume = prosody.volume {
            let document = SSML(language: text.language) { SSML.Prosody(volume: volume) { "text" } }
            if let mistake = document.diagnostics(for: dialect).first(where: { $0.code == .badValue }) {
                throw ValidationError(mistake.message)
            }
        }
    }

    func run() throws {
        if list { return try Results.list(SSMLDialect.all.rows, to: output.output) }
        if check { return try SSMLCheck(dialect: dialect).run(input, output) }
        if plain { return try SSMLPlain().run(input, output) }
        let source = SSMLFromText(
            options: markup, markup: try textMarkup(), dialect: dialect, reader: try markup.reader())
        if split { return try source.runSplitting(input, output) }
        try source.run(input, output)
    }

    /// What makes a document of the text.
    private func textMarkup() throws -> TextMarkup {
        let resolver = try pronunciation.resolver(language: text.language)
        var made = try TextMarkup(language: text.language, pronunciations: resolver, hints: markup.hint)
        made.marksWrittenForms = markup.sayAs
        made.voice = voice
        made.rate = prosody.rate
        made.pitch = prosody.pitch
        made.volume = prosody.volume
        return made
    }
}

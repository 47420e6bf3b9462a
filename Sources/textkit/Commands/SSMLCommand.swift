import ArgumentParser
import SpeechMarkup
import TextToolkit

struct SSMLCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "ssml",
        abstract: "Turn plain text into SSML for any engine; check documents in SSML.",
        discussion: [
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
        ].help
    )

    @Option(
        help: ArgumentHelp("Write, check or split for this engine; --list shows them.", valueName: "dialect"),
        completion: .list(SSMLDialect.all.map(\.name)),
        transform: ssmlDialect
    )
    var dialect = SSMLDialect.w3c

    @Flag(help: "Write as many documents as the engine's limit asks for, each on a line.")
    var split = false

    @Flag(help: "Check documents in SSML: a line for each thing to know, and exit code 1 for an error.")
    var check = false

    @Flag(help: "Write the text of documents in SSML that would be spoken.")
    var plain = false

    @Flag(help: "Write a JSON object for each line of --check or --split.")
    var json = false

    @Flag(help: "List the dialects, and end.")
    var list = false

    @OptionGroup var markup: MarkupOptions
    @OptionGroup var input: InputOptions
    @OptionGroup var output: OutputOptions

    func validate() throws {
        if check, plain { throw ValidationError("--check and --plain are two things; give one.") }
        if check || plain, split || markup.isGiven {
            throw ValidationError("--check and --plain read SSML; leave out what is for plain text.")
        }
        if plain, dialect != .w3c { throw ValidationError("--plain is the same for every dialect.") }
        if json, !check, !split { throw ValidationError("--json is for --check and --split.") }
        if dialect.needsVoice, markup.voice == nil, !check, !list {
            throw ValidationError("The dialect \(dialect) needs a voice; give it with --voice.")
        }
        // A number is a volume of SSML 1.0, which not every engine takes.
        if let volume = markup.volume {
            let document = SSML(language: markup.language) { SSML.Prosody(volume: volume) { "text" } }
            if let mistake = document.diagnostics(for: dialect).first(where: { $0.code == .badValue }) {
                throw ValidationError(mistake.message)
            }
        }
    }

    func run() throws {
        if list {
            return try Results.list(SSMLDialect.all.map { "\($0.name)\t\($0.summary)" }, to: output)
        }
        if check { return try SSMLCheck(dialect: dialect, json: json).run(input, output) }
        if plain { return try SSMLPlain().run(input, output) }
        let source = SSMLFromText(options: markup, dialect: dialect, reader: try markup.reader())
        if split { return try source.runSplitting(input, output, json: json) }
        try source.run(input, output)
    }
}

private func ssmlDialect(_ name: String) throws -> SSMLDialect {
    guard let dialect = SSMLDialect.all.first(where: { $0.name == name }) else {
        throw ValidationError("--list shows what there is.")
    }
    return dialect
}

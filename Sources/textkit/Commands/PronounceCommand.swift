import ArgumentParser
import SpeechMarkup
import TextToolkit

struct PronounceCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pronounce",
        abstract: "Find the words that are spelt alike and spoken differently, and tell how each is spoken.",
        discussion: [
            Example(
                "echo 'The wind broke a record.' | textkit pronounce | cut -f 1-6",
                "1\t4\t8\twind\twind_nou\tˈwɪnd\n1\t17\t23\trecord\trecord_nou\tˈɹɛkɚd"
            ),
            Example(
                "printf 'GIF\\tdʒɪf\\n' > l; textkit pronounce --lexicon l --text gif",
                "1\t0\t3\tgif\tlexicon\tdʒɪf\t1"
            ),
            Example(
                "textkit pronounce --senses lead",
                """
                lead_nou\tˈlɛd\tThe old pipes were made of lead.
                lead_nou-vrb\tˈliːd\tShe will lead the expedition to the pole.
                """
            ),
        ].help
    )

    @Option(
        help: ArgumentHelp(
            "The language of the text, as a BCP 47 tag; en-US and en-GB have words told by their context.",
            valueName: "tag"
        ),
        transform: languageTag
    )
    var language: LanguageTag = "en-US"

    @Option(
        help: ArgumentHelp(
            "A lexicon in PLS, TSV or CMUdict's format; of several, the last that has a word counts.",
            valueName: "file"
        ),
        completion: .file()
    )
    var lexicon: [String] = []

    @Option(
        help: ArgumentHelp("The confidence from which on a pronunciation is sure, from 0 to 1.", valueName: "p")
    )
    var threshold = HeteronymResolver.defaultThreshold

    @Option(
        help: ArgumentHelp("List the senses of a word, and end; --list shows the words.", valueName: "word"),
        completion: .list(Heteronym.all(in: "en-US").map(\.word))
    )
    var senses: String?

    @Flag(help: "List the words that are told by their context, and end.")
    var list = false

    @Flag(help: "List every word, sense and pronunciation that is known, with where it comes from, and end.")
    var known = false

    @Flag(help: "Write a JSON object a line.")
    var json = false

    @OptionGroup var input: InputOptions
    @OptionGroup var output: OutputOptions

    func validate() throws {
        if !(0...1).contains(threshold) { throw ValidationError("--threshold takes a number from 0 to 1.") }
        if let senses, Heteronym.named(senses, in: language) == nil {
            let known = Heteronym.all(in: language).count
            throw ValidationError(
                known == 0
                    ? "No word of the language “\(language)” is told by its context, only those of English are."
                    : "“\(senses)” is none of the \(known) words that are told by their context; --list shows them."
            )
        }
        let files = input.text == nil && input.files.isEmpty ? [InputFile.standardInput] : input.files
        let lexicons = lexicon.count { $0 == InputFile.standardInput }
        if lexicons > (files.contains(InputFile.standardInput) ? 0 : 1) {
            throw ValidationError("Standard input can be read only once; name a file for the lexicon or the text.")
        }
    }

    func run() throws {
        if known { return try writeKnown() }
        if list { return try Results.list(Heteronym.all(in: language).map(\.word), to: output) }
        if let senses, let heteronym = Heteronym.named(senses, in: language) {
            return try write(heteronym.senses)
        }
        let resolver: HeteronymResolver
        do {
            resolver = try HeteronymResolver(
                language: language, lexicons: try lexicon.map { try LexiconFile.read($0, language: language) },
                threshold: threshold
            )
        } catch let error as LexiconError {
            throw LexiconFile.report(error)
        }
        let writer = PronunciationWriter(resolver: resolver, isJSON: json)
        var run = try Run(input, output, placeholder: json ? .json : .emptyLine)
        try run.forEachBlock { block, buffer, results throws(ExitCode) in
            try writer.write(block, to: &buffer) { full throws(ExitCode) in try results.flush(&full) }
        }
        try run.finish()
    }

    /// Writes the pronunciations of heteronyms and of lexicons: word, sense, pronunciation, source.
    private func writeKnown() throws {
        var rows = Heteronym.all(in: language).flatMap { heteronym in
            heteronym.senses.map { "\(heteronym.word)\t\($0.label)\t\($0.pronunciation)\t\(heteronym.source)" }
        }
        for file in lexicon {
            for lexeme in try LexiconFile.read(file, language: language).lexemes {
                for word in lexeme.graphemes {
                    rows += lexeme.renditions.map { "\(word)\tlexicon\t\($0.content)\t\(file)" }
                }
            }
        }
        try Results.list(rows, to: output)
    }

    private func write(_ senses: [Heteronym.Sense]) throws(ExitCode) {
        var results = try Results(output, placeholder: .nothing, keepsGoing: false, inputSize: nil)
        var buffer = OutputBuffer()
        for sense in senses {
            if json {
                buffer.appendJSON(sense)
            } else {
                buffer.append("\(sense.label)\t\(sense.pronunciation)\t\(sense.example ?? "")\n")
            }
        }
        try results.finish(&buffer)
    }
}

extension OutputBuffer {
    fileprivate mutating func appendJSON(_ sense: Heteronym.Sense) {
        append("{\"sense\":")
        appendJSON(sense.label)
        append(",\"ipa\":")
        appendJSON(sense.pronunciation.ipa)
        append(",\"example\":")
        appendJSON(sense.example ?? "")
        append("}\n")
    }
}

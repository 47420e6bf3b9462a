import ArgumentParser
import SpeechMarkup
import TextToolkit

struct PronounceCommand: LineCommand {
    static let configuration = CommandConfiguration(
        "pronounce", "Find the words that are spelt alike and spoken differently, and tell how each is spoken.",
        examples)

    static let examples = [
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
    ]

    @Option(
        help: ArgumentHelp("List the senses of a word, and end; --known shows the words.", valueName: "word"),
        completion: .list(Heteronym.all(in: usualLanguage).map(\.word))
    )
    var senses: String?

    @Flag(help: "List every word, sense and pronunciation that is known, with where it comes from, and end.")
    var known = false

    @OptionGroup var text: LanguageOptions
    @OptionGroup var pronunciation: PronunciationOptions
    @OptionGroup var input: InputOptions
    @OptionGroup var fields: FieldOptions
    @OptionGroup var threads: ParallelOptions
    @OptionGroup var output: OutputOptions

    /// The language of words that are told by their context.
    private static let usualLanguage: LanguageTag = "en-US"

    private var language: LanguageTag { text.given ?? Self.usualLanguage }

    func check(_ given: GivenOptions) throws(ValidationError) {
        let languages = ["language", "locale", "output"]
        if known {
            return try given.check(
                "known", does: "lists, and ends", beside: languages + ["lexicon"], files: input.files)
        }
        if let senses {
            try given.check("senses", does: "lists, and ends", beside: languages + ["json"], files: input.files)
            return try check(senses)
        }
        try input.check(beside: pronunciation.lexicon)
        try fields.check(takes: 1, "pronounce reads one field; give one.")
        if fields.field != nil, !output.json { throw ValidationError("--field is for --json here: a row is a match.") }
    }

    private func check(_ word: String) throws(ValidationError) {
        if Heteronym.named(word, in: language) != nil { return }
        let known = Heteronym.all(in: language).map(\.word)
        throw ValidationError(
            known.isEmpty
                ? "No word of the language “\(language)” is told by its context, only those of English are."
                : "“\(word)” is none of the \(known.count) words that are told by their context; --known shows them."
                    + Suggestion.text(for: word, among: known))
    }

    var workers: Int { known || senses != nil ? 1 : threads.parallel ?? 1 }

    func run() throws {
        if known { return try Results.list(knownRows(), to: output.output) }
        if let senses, let heteronym = Heteronym.named(senses, in: language) { return try write(heteronym.senses) }
        try runLines()
    }

    func work() throws -> LineWork {
        .blocks(PronunciationWriter(resolver: try pronunciation.resolver(language: language), isJSON: output.json))
    }

    /// The pronunciations of heteronyms and of lexicons: word, sense, pronunciation, source.
    private func knownRows() throws -> [String] {
        var rows = Heteronym.all(in: language).flatMap { heteronym in
            heteronym.senses.map { "\(heteronym.word)\t\($0.label)\t\($0.pronunciation)\t\(heteronym.source)" }
        }
        for file in pronunciation.lexicon {
            for lexeme in try LexiconFile.read(file, language: language).lexemes {
                for word in lexeme.graphemes {
                    rows += lexeme.renditions.map { "\(word)\tlexicon\t\($0.content)\t\(file)" }
                }
            }
        }
        return rows
    }

    private func write(_ senses: [Heteronym.Sense]) throws(ExitCode) {
        var results = try Results(to: output.output)
        var out = OutputBuffer()
        for sense in senses {
            if output.json {
                out.open("{")
                out.member("sense", sense.label)
                out.member("ipa", sense.pronunciation.ipa)
                out.member("example", sense.example ?? "")
                out.closeLine()
            } else {
                out.append("\(sense.label)\t\(sense.pronunciation)\t\(sense.example ?? "")\n")
            }
        }
        try results.finish(&out)
    }
}

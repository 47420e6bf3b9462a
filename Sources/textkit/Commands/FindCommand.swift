import ArgumentParser
import TextToolkit

struct FindCommand: LineCommand {
    static let configuration = CommandConfiguration(
        "find", "Find words and phrases: whole words, their possessives, and other spellings if asked for.", examples)

    static let examples = [
        Example(
            "echo 'Mr. Lorry’s hat and Mr. Lorry.' | textkit find --word 'Mr. Lorry'",
            "1\t0\t13\tMr. Lorry\n1\t22\t31\tMr. Lorry"
        ),
        Example(
            "textkit find --word naive --ignore-diacritics --json --text 'a naïve plan'",
            #"{"line":1,"matches":[{"text":"naïve","start":2,"end":8,"word":"naive"}]}"#
        ),
        Example(
            "textkit find --word lead --inflected --count --text 'It leads.'",
            "1\tlead"
        ),
    ]

    @Option(
        help: ArgumentHelp("Find the words and phrases of this file, one a line.", valueName: "file"),
        completion: .file()
    )
    var words: String?

    @Option(help: ArgumentHelp("Find this word or phrase; any number of times.", valueName: "word"))
    var word: [String] = []

    @Flag(help: "Take no notice of capitals.")
    var ignoreCase = false

    @Flag(help: "Take no notice of diacritics: naïve is naive.")
    var ignoreDiacritics = false

    @Flag(help: "Find the regular forms of English too: leads, tried, permitting.")
    var inflected = false

    @Flag(help: "Find the words as they are, and no possessives.")
    var exact = false

    @Flag(help: "Write how often each word was found, and no rows.")
    var count = false

    @OptionGroup var text: LanguageOptions
    @OptionGroup var input: InputOptions
    @OptionGroup var fields: FieldOptions
    @OptionGroup var threads: ParallelOptions
    @OptionGroup var output: OutputOptions

    func check(_ given: GivenOptions) throws(ValidationError) {
        try input.check(beside: words.map { [$0] } ?? [])
        if words == nil, word.isEmpty { throw ValidationError("Say what to find: --word, or --words with a file.") }
        if exact, ignoreCase || ignoreDiacritics || inflected {
            throw ValidationError("--exact finds words as they are; leave out the other spellings.")
        }
        if count, threads.parallel != nil {
            throw ValidationError("--count works in one thread; leave out --parallel.")
        }
        try fields.check(takes: 1, "find reads one field; give one.")
        if fields.field != nil, !output.json || count {
            throw ValidationError("--field is for --json here: a row is a match.")
        }
    }

    var workers: Int { threads.parallel ?? 1 }

    func run() throws {
        if count { return try writeCounts(finder) }
        try runLines()
    }

    func work() throws -> LineWork { .blocks(FoundWordsWriter(finder: try finder, isJSON: output.json)) }

    private var finder: WordFinder {
        get throws {
            var variants: WordFinder.Variants = exact ? [] : .possessives
            if ignoreDiacritics { variants.insert(.diacritics) }
            if inflected { variants.insert(.inflections) }
            return try WordsFile.finder(
                of: word, file: words, case: ignoreCase ? .ignored : .significant, counting: variants,
                language: text.language)
        }
    }

    private func writeCounts(_ finder: WordFinder) throws {
        var counts = Array(repeating: 0, count: finder.words.count)
        var run = try Run(input, output, placeholder: .nothing)
        try run.forEachBlock { block, _, _ throws(ExitCode) in
            for match in finder.matchesWithinLines(in: block.text) { counts[match.wordIndex] += 1 }
        }
        for (word, count) in zip(finder.words, counts) {
            try run.write { buffer in
                if output.json {
                    buffer.open("{")
                    buffer.member("count", count)
                    buffer.member("word", word)
                    buffer.closeLine()
                } else {
                    buffer.append("\(count)\t\(word)\n")
                }
            }
        }
        try run.finish()
    }
}

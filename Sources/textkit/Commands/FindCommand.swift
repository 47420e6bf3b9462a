import ArgumentParser
import TextToolkit

struct FindCommand: ConcurrentCommand {
    static let configuration = CommandConfiguration(
        commandName: "find",
        abstract: "Find words and phrases: whole words, their possessives, and other spellings if asked for.",
        discussion: [
            Example(
                "echo 'Mr. Lorry’s hat and Mr. Lorry.' | textkit find --word 'Mr. Lorry'",
                "1\t0\t13\tMr. Lorry\n1\t22\t31\tMr. Lorry"
            ),
            Example(
                "textkit find --word naive --ignore-diacritics --json --text 'a naïve plan'",
                #"{"line":1,"matches":[{"text":"naïve","start":2,"end":8,"word":"naive"}]}"#
            ),
            Example(
                "printf 'lead\\ntry\\n' > w; textkit find --words w --inflected --count --text 'He tried to lead; it leads on.'",
                "2\tlead\n1\ttry"
            ),
        ].help
    )

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

    @Option(
        help: ArgumentHelp("The language, as a BCP 47 tag; its rules divide the text into words.", valueName: "tag"),
        transform: languageTag
    )
    var language = LanguageTag.undetermined

    @Flag(help: "Write a JSON object a line; with --count, a word.")
    var json = false

    @Option(help: ArgumentHelp("Use this many threads.", valueName: "n"))
    var parallel = 1

    @OptionGroup var input: InputOptions
    @OptionGroup var output: OutputOptions

    func validate() throws {
        if words == nil, word.isEmpty { throw ValidationError("Say what to find: --word, or --words with a file.") }
        if exact, ignoreCase || ignoreDiacritics || inflected {
            throw ValidationError("--exact finds words as they are; leave out the other spellings.")
        }
        if count, parallel > 1 { throw ValidationError("--count works in one thread; leave out --parallel.") }
        if !(1...256).contains(parallel) { throw ValidationError("--parallel takes 1 to 256 threads.") }
    }

    var workers: Int { parallel }

    func run() throws {
        let finder = try self.finder
        if count { return try writeCounts(finder) }
        let writer = FoundWordsWriter(finder: finder, isJSON: json)
        var run = try Run(input, output, placeholder: placeholder)
        try run.forEachBlock { block, buffer, results throws(ExitCode) in
            try writer.write(block, to: &buffer) { full throws(ExitCode) in try results.flush(&full) }
        }
        try run.finish()
    }

    func runConcurrently() async throws {
        let writer = FoundWordsWriter(finder: try finder, isJSON: json)
        var run = try Run(input, output, placeholder: placeholder, blockSize: 256 * 1024)
        try await run.forEachBlock(workers: workers) { block, buffer in
            writer.write(block, to: &buffer) { (_) throws(Never) in }
        }
        try run.finish()
    }

    private var placeholder: Results.Placeholder { json ? .json : .emptyLine }

    private var finder: WordFinder {
        get throws {
            var variants: WordFinder.Variants = exact ? [] : .possessives
            if ignoreDiacritics { variants.insert(.diacritics) }
            if inflected { variants.insert(.inflections) }
            return try WordsFile.finder(
                of: word, file: words, case: ignoreCase ? .ignored : .significant, counting: variants,
                language: language)
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
                if json {
                    buffer.append("{\"count\":\(count),\"word\":")
                    buffer.appendJSON(word)
                    buffer.append("}\n")
                } else {
                    buffer.append("\(count)\t\(word)\n")
                }
            }
        }
        try run.finish()
    }
}

import ArgumentParser
import JapaneseText
import SpeechMarkup
import TextToolkit

/// What commands take that find out how Japanese is read.
struct ReadingOptions: ParsableArguments {
    @Flag(help: "Find out how the kanji of the text are read, with MeCab and its dictionary.")
    var read = false

    @Option(
        help: ArgumentHelp(
            "With --read: words and their readings in kana, a tab between, or PLS with kana as alias; names above all.",
            valueName: "file"),
        completion: .file()
    )
    var lexicon: [String] = []

    @Option(
        help: ArgumentHelp("With --read: the folder of MeCab's dictionary.", valueName: "folder"),
        completion: .directory
    )
    var dictionary: String?

    /// Checks that nothing is said about readings that nobody asked for.
    func check() throws(ValidationError) {
        if !read, !lexicon.isEmpty || dictionary != nil {
            throw ValidationError("--lexicon and --dictionary are for --read.")
        }
    }

    /// The reader that these options ask for.
    func reader() throws(ExitCode) -> JapaneseReader {
        try Self.reader(lexicons: lexicon, dictionary: dictionary)
    }

    /// A reader with the words of some files and the dictionary of a folder, or the one that is installed.
    static func reader(lexicons: [String], dictionary: String?) throws(ExitCode) -> JapaneseReader {
        var words: [String: String] = [:]
        for path in lexicons { words.merge(try ReadingsFile.words(at: path)) { _, last in last } }
        do throws(ReadingError) {
            return try JapaneseReader(
                dictionary: dictionary.map { folder throws(ReadingError) in try ReadingDictionary(folder: folder) },
                words: words)
        } catch {
            var messages = Messages()
            messages.report(error.description)
            throw messages.outcome.code
        }
    }
}

extension JapaneseReader {
    /// Reads a line of a file.
    func read(_ line: Line) throws(BadData) -> ReadText {
        try told { () throws(ReadingError) in try read(line.text) }
    }

    /// The line as it is read.
    func reading(of line: Line) throws(BadData) -> String {
        try told { () throws(ReadingError) in try reading(of: line.text) }
    }

    /// The line with the readings of its kanji.
    func annotatedText(of line: Line) throws(BadData) -> AnnotatedText {
        try told { () throws(ReadingError) in try annotatedText(of: line.text) }
    }

    private func told<Value>(_ body: () throws(ReadingError) -> Value) throws(BadData) -> Value {
        do throws(ReadingError) {
            return try body()
        } catch {
            throw BadData(column: 1, message: error.description)
        }
    }
}

/// A file of words with their readings.
private enum ReadingsFile {
    static func words(at path: String) throws(ExitCode) -> [String: String] {
        var reader = InputReader([.file(path)])
        var messages = Messages()
        var words: [String: String] = [:]
        while let event = reader.next() {
            switch event {
            case .lines(let block):
                for line in block.lines where !line.range.isEmpty {
                    let text = line.text
                    if line.number == 1, text.hasPrefix("<") { return try pls(path) }
                    if text.hasPrefix("#") { continue }
                    guard let tab = text.firstIndex(of: "\t"), text[text.index(after: tab)...].isKana else {
                        let data = BadData(column: 1, message: "there is no word, tab and reading in kana")
                        messages.report(line.bad(data))
                        continue
                    }
                    words[String(text[..<tab])] = String(text[text.index(after: tab)...])
                }
            case .bad(let line), .cutOff(let line): messages.report(line)
            case .unreadable(let failure): messages.report(failure)
            }
        }
        if messages.hasErrors { throw messages.outcome.code }
        return words
    }

    /// The words of a lexicon in PLS whose alias is kana.
    private static func pls(_ path: String) throws(ExitCode) -> [String: String] {
        var words: [String: String] = [:]
        for lexeme in try LexiconFile.read(path, language: "ja").lexemes {
            for case .alias(let reading) in lexeme.renditions.map(\.content) where reading.isKana {
                for grapheme in lexeme.graphemes where words[grapheme] == nil { words[grapheme] = reading }
            }
        }
        return words
    }
}

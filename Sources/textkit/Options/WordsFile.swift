import ArgumentParser
import TextToolkit

/// A file of words and phrases, one a line; empty lines do not count.
enum WordsFile {
    /// Reads a file; what is wrong with it is reported with its place.
    static func words(at path: String) throws(ExitCode) -> [String] { try lines(at: path).map(\.text) }

    /// Prepares to find words and those of a file; what is wrong with them is reported, with its place in the file.
    static func finder(
        of words: [String], file path: String?, case letterCase: WordFinder.LetterCase,
        counting variants: WordFinder.Variants, language: LanguageTag
    ) throws -> WordFinder {
        let lines = try path.map { path throws(ExitCode) in try Self.lines(at: path) } ?? []
        do {
            return try WordFinder(
                words + lines.map(\.text), case: letterCase, counting: variants, language: language)
        } catch {
            guard let index = error.wordIndex, index >= words.count else {
                throw ValidationError(error.description)
            }
            let line = lines[index - words.count]
            var messages = Messages()
            messages.report(line.bad(BadData(column: 1, message: error.description)))
            throw messages.outcome.code
        }
    }

    private static func lines(at path: String) throws(ExitCode) -> [Line] {
        var messages = Messages()
        var reader = InputReader([.file(path)])
        var lines: [Line] = []
        while let event = reader.next() {
            switch event {
            case .lines(let block): lines += block.lines.filter { !$0.range.isEmpty }
            case .bad(let line), .cutOff(let line): messages.report(line)
            case .unreadable(let failure): messages.report(failure)
            }
        }
        if messages.hasErrors { throw messages.outcome.code }
        return lines
    }
}

import ArgumentParser
import TextToolkit

/// A file of words and phrases to be found, one a line; empty lines do not count.
enum WordsFile {
    /// Prepares to find words and those of a file; what is wrong with them is reported, with its place in the file.
    static func finder(
        of words: [String], file path: String?, case letterCase: WordFinder.LetterCase,
        counting variants: WordFinder.Variants, language: LanguageTag
    ) throws -> WordFinder {
        var messages = Messages()
        var all = words
        var lines: [Line] = []
        if let path {
            var reader = InputReader([.file(path)], isLossy: false)
            while let event = reader.next() {
                switch event {
                case .lines(let block):
                    for line in block.lines where !line.range.isEmpty {
                        all.append(line.text)
                        lines.append(line)
                    }
                case .bad(let line): messages.report(line)
                case .unreadable(let failure): messages.report(failure)
                }
            }
        }
        if messages.hasErrors { throw Results.badInput }
        do {
            return try WordFinder(all, case: letterCase, counting: variants, language: language)
        } catch {
            guard let index = error.wordIndex, index >= words.count else {
                throw ValidationError(error.description)
            }
            let line = lines[index - words.count]
            messages.report(
                BadLine(
                    file: line.file, line: line.number, data: BadData(column: 1, message: error.description)))
            throw Results.badInput
        }
    }
}

import ArgumentParser
import TextToolkit

/// A file of words to be kept whole, one a line; empty lines do not count.
enum KeptWordsFile {
    /// Reads a file; what is wrong with it is reported with its place.
    static func words(at path: String) throws(ExitCode) -> KeptWords {
        var messages = Messages()
        var reader = InputReader([.file(path)])
        var words: [String] = []
        var lines: [Line] = []
        while let event = reader.next() {
            switch event {
            case .lines(let block):
                for line in block.lines where !line.range.isEmpty {
                    words.append(line.text)
                    lines.append(line)
                }
            case .bad(let line), .cutOff(let line): messages.report(line)
            case .unreadable(let failure): messages.report(failure)
            }
        }
        if messages.hasErrors { throw messages.outcome.code }
        do {
            return try KeptWords(words)
        } catch {
            let data = BadData(column: error.location.column, message: error.description)
            let line = lines[error.wordIndex]
            messages.report(line.bad(data))
            throw messages.outcome.code
        }
    }
}

import ArgumentParser

/// A file of words, one a line; empty lines do not count.
enum WordsFile {
    /// Reads a file; what is wrong with it is reported with its place.
    static func words(at path: String) throws(ExitCode) -> [String] {
        var messages = Messages()
        var reader = InputReader([.file(path)], isLossy: false)
        var words: [String] = []
        while let event = reader.next() {
            switch event {
            case .lines(let block): for line in block.lines where !line.range.isEmpty { words.append(line.text) }
            case .bad(let line): messages.report(line)
            case .unreadable(let failure): messages.report(failure)
            }
        }
        if messages.hasErrors { throw Results.badInput }
        return words
    }
}

import ArgumentParser

/// Where the text comes from, and what to do about text that is no text.
struct InputOptions: ParsableArguments {
    @Argument(help: "Files to read; none, or “-”, is standard input.", completion: .file())
    var files: [String] = []

    @Option(help: "Take this text instead of a file.")
    var text: String?

    @Flag(help: "Replace invalid UTF-8 by U+FFFD.")
    var lossy = false

    @Flag(help: "Report a line with bad data, leave an empty one in its place, and go on.")
    var keepGoing = false

    func validate() throws {
        if text != nil, !files.isEmpty {
            throw ValidationError("--text takes the place of a file; give one or the other.")
        }
    }

    var sources: [InputSource] {
        if let text { return [.text(text)] }
        return files.isEmpty ? [.file(InputFile.standardInput)] : files.map { .file($0) }
    }
}

extension InputOptions {
    /// The bytes in all files together, if each has a size.
    var totalSize: Int? {
        guard text == nil, !files.isEmpty else { return nil }
        return files.reduce(0) { total, path in
            guard let total, path != InputFile.standardInput else { return nil }
            return InputFile.size(ofFileAt: path).map { total + $0 }
        }
    }
}

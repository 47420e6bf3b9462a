import ArgumentParser
import ICUSupport

/// Where the text comes from, and what to do about text that is no text.
struct InputOptions: ParsableArguments {
    @Argument(help: "Files to read; none, or “-”, is standard input.", completion: .file())
    var files: [String] = []

    @Option(help: "Take this text instead of a file.")
    var text: String?

    @Option(
        help: ArgumentHelp(
            "The encoding of the files, such as cp932, EUC-JP or UTF-16 (default: UTF-8).", valueName: "name"),
        transform: knownEncoding
    )
    var encoding: String?

    @Option(
        help: ArgumentHelp("Take a line of more bytes than this for bad data (default: no limit).", valueName: "bytes"),
        transform: { try number($0, in: 1...Int(Int32.max) - 2) }
    )
    var maxLine: Int?

    @Flag(help: "Replace what is no text by U+FFFD.")
    var lossy = false

    @Flag(help: "Report a line with bad data, leave an empty one in its place, and go on.")
    var keepGoing = false

    var sources: [InputSource] {
        if let text { return [.text(text)] }
        return files.isEmpty ? [.file(InputFile.standardInput)] : files.map { .file($0) }
    }

    var form: InputForm {
        var form = InputForm(encoding: encoding, isLossy: lossy)
        if let maxLine { form.lineLimit = maxLine }
        return form
    }

    /// Checks what goes with what.
    ///
    /// - Parameter others: Files that are read beside the input.
    func check(beside others: [String] = []) throws(ValidationError) {
        if text != nil {
            if !files.isEmpty { throw ValidationError("--text takes the place of a file; give one or the other.") }
            if encoding != nil || lossy {
                throw ValidationError("--text is UTF-8 already; --encoding and --lossy are for files.")
            }
        }
        let standard = sources.contains { $0.fileName == nil } && text == nil ? 1 : 0
        if others.count(where: { $0 == InputFile.standardInput }) + standard > 1 {
            throw ValidationError("Standard input can be read only once; name a file for the text or the other.")
        }
    }

    /// The bytes in all files together, if each has a size.
    var totalSize: Int? {
        guard text == nil, !files.isEmpty else { return nil }
        return files.reduce(0) { total, path in
            guard let total, path != InputFile.standardInput else { return nil }
            return InputFile.size(ofFileAt: path).map { total + $0 }
        }
    }
}

/// Which part of each line is the input.
struct FieldOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Take the n-th tab-separated field of each line; of a pair, both: “2”, “1,3” (default: the line).",
            valueName: "n[,n]"),
        transform: { text in
            guard let selection = FieldSelection(text) else {
                throw ValidationError("Fields are counted from 1: “2”, or “1,3” for a pair.")
            }
            return selection
        }
    )
    var field: FieldSelection?

    /// Checks that as many fields are named as the command takes.
    func check(takes count: Int, _ reason: String) throws(ValidationError) {
        if let field, field.numbers.count != count { throw ValidationError(reason) }
    }
}

/// How many threads do the work.
struct ParallelOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("Use this many threads, 1 to 256 (default: 1).", valueName: "n"),
        transform: { try number($0, in: 1...256) }
    )
    var parallel: Int?
}

private func knownEncoding(_ name: String) throws(ValidationError) -> String {
    if TextDecoder.isKnown(name) { return name }
    throw ValidationError(
        "ICU converts no encoding of that name." + Suggestion.text(for: name, among: TextDecoder.names))
}

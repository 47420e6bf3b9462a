import ArgumentParser

/// The options of the command line, whatever they say: an option that can have no effect is an error, not silence.
struct GivenOptions {
    private static let shortNames: [Character: String] = ["o": "output", "0": "null"]

    /// As they are called in full, without hyphens.
    private let names: [String]

    init(_ arguments: some Sequence<String>) {
        names = arguments.prefix { $0 != "--" }.flatMap { argument -> [String] in
            if argument.hasPrefix("--") { return [String(argument.dropFirst(2).prefix { $0 != "=" })] }
            return argument.hasPrefix("-") ? argument.dropFirst().compactMap { Self.shortNames[$0] } : []
        }
    }

    /// Checks that an option that does one thing alone has only those beside it that make a difference to it.
    ///
    /// - Parameters:
    ///   - does: What it does: “lists, and ends”.
    ///   - files: What stands beside the options.
    func check(_ option: String, does: String, beside allowed: [String], files: [String] = []) throws(ValidationError) {
        let other = names.first { $0 != option && !allowed.contains($0) }.map { "--\($0)" }
        guard let other = other ?? files.first else { return }
        throw ValidationError("--\(option) \(does); leave out “\(other)”.")
    }

    /// Checks what stands beside `--list`.
    func checkList(files: [String] = []) throws(ValidationError) {
        try check("list", does: "lists, and ends", beside: ["output"], files: files)
    }
}

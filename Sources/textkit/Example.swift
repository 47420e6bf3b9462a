/// A command line with its output, as the help shows it and the tests run it.
struct Example {
    let command: String
    let output: String

    init(_ command: String, _ output: String) {
        self.command = command
        self.output = output
    }
}

extension [Example] {
    /// The text at the end of a command's help.
    var help: String {
        "EXAMPLES:\n"
            + map { example in
                (["  $ " + example.command] + example.output.split(separator: "\n").map { "  " + $0 })
                    .joined(separator: "\n")
            }.joined(separator: "\n\n")
    }
}

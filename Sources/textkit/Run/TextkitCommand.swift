import ArgumentParser

/// A command of textkit.
protocol TextkitCommand: ParsableCommand {
    /// What is shown with its output in the help.
    static var examples: [Example] { get }

    /// Checks what goes with what, once the command line has nothing in it that nobody knows.
    func check(_ given: GivenOptions) throws(ValidationError)
}

/// A command that can use several threads.
protocol ConcurrentCommand: TextkitCommand {
    /// How many threads are asked for.
    var workers: Int { get }

    /// Does what `run()` does, in as many threads.
    func runConcurrently() async throws
}

extension CommandConfiguration {
    /// The configuration of a command, with its examples and the exit codes in its help.
    init(_ name: String, _ abstract: String, _ examples: [Example]) {
        self.init(commandName: name, abstract: abstract, discussion: examples.help + "\n\n" + Outcome.help)
    }
}

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
    /// The part of a help text that shows them.
    var help: String {
        "EXAMPLES:\n"
            + map { example in
                let lines = example.output.split(separator: "\n", omittingEmptySubsequences: false)
                return (["  $ " + example.command] + lines.map { $0.isEmpty ? "" : "  " + $0 }).joined(separator: "\n")
            }.joined(separator: "\n\n")
    }
}

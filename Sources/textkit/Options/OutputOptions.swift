import ArgumentParser

/// Where the results go, and in which form.
struct OutputOptions: ParsableArguments {
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "Write to this file, whole or not at all; “-” is standard output (default: -).", valueName: "file"),
        completion: .file()
    )
    var output: String?

    @Flag(help: "Write JSON, an object a line.")
    var json = false
}

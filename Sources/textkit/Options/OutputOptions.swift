import ArgumentParser

/// Where the results go.
struct OutputOptions: ParsableArguments {
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Write to this file, whole or not at all.", valueName: "file"),
        completion: .file()
    )
    var output: String?
}

import ArgumentParser
import TextToolkit

/// Where the process starts.
///
/// Commands run in the main thread, and none other is started unless one is asked for: with a
/// second thread in the process, however idle, the C library's allocator has to lock, and ICU allocates a lot.
@main
enum Main {
    @MainActor
    static func main() async {
        ProcessInput.holdStandardDescriptors()
        let arguments: [String]
        do throws(FileError) {
            arguments = try ProcessInput.arguments()
        } catch {
            var messages = Messages()
            messages.report(error)
            Textkit.exit(withError: messages.outcome.code)
        }
        do {
            try await run(arguments)
        } catch let code as ExitCode {
            Textkit.exit(withError: code)
        } catch {
            Textkit.exit(withError: CommandLineReport(error, arguments).write())
        }
    }

    private static func run(_ arguments: [String]) async throws {
        if arguments.isEmpty { return try Textkit.writeFirstExamples() }
        if let wrong = Textkit.unknownCommand(in: arguments) { throw ValidationError(wrong) }
        var command = try Textkit.parseAsRoot(arguments)
        if let command = command as? any TextkitCommand { try command.check(GivenOptions(arguments)) }
        guard let concurrent = command as? any ConcurrentCommand, concurrent.workers > 1 else {
            return try command.run()
        }
        // Without them the system's library for threads ends the process.
        guard ProcessInput.canOpen(files: concurrent.workers + 8) else {
            var messages = Messages()
            messages.report("too few files may be open at a time for \(concurrent.workers) threads; see “ulimit -n”")
            throw messages.outcome.code
        }
        try await concurrent.runConcurrently()
    }
}

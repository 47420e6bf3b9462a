import ArgumentParser

/// Where the process starts.
///
/// Commands run in the main thread, and none other is started unless one is asked for: with a
/// second thread in the process, however idle, the C library's allocator has to lock, and ICU allocates a lot.
@main
enum Main {
    @MainActor
    static func main() async {
        do {
            var command = try Textkit.parseAsRoot()
            if let concurrent = command as? any ConcurrentCommand, concurrent.workers > 1 {
                try await concurrent.runConcurrently()
            } else {
                try command.run()
            }
        } catch {
            Textkit.exit(withError: error)
        }
    }
}

/// A command that can use several threads.
protocol ConcurrentCommand: ParsableCommand {
    /// How many threads are asked for.
    var workers: Int { get }

    /// Does what `run()` does, in as many threads.
    func runConcurrently() async throws
}

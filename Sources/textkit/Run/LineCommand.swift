import ArgumentParser

/// A command that makes something of each line.
protocol LineCommand: ConcurrentCommand {
    var input: InputOptions { get }
    var fields: FieldOptions { get }
    var output: OutputOptions { get }

    /// What is done with the lines; opened before any input is read.
    func work() throws -> LineWork

    /// What stands in the place of a line with bad data.
    var placeholder: Results.Placeholder { get }

    /// What stands before all lines, and after them.
    var frame: (opening: String, closing: String) { get }
}

/// What is done with lines: one after another, or in blocks, which is faster where ICU takes many at once.
enum LineWork: Sendable {
    case lines(any LineWriter)
    case blocks(any BlockWriter)
}

/// Writes what becomes of a line, with what ends it.
protocol LineWriter: Sendable {
    func write(_ line: Line, to out: inout OutputBuffer) throws(BadData)
}

/// Writes what becomes of the lines of a block.
protocol BlockWriter: Sendable {
    /// - Parameter whenFull: Called when there is much in the buffer: one line can be very long.
    func write<Failure>(
        _ block: LineBlock, to out: inout OutputBuffer, whenFull: (inout OutputBuffer) throws(Failure) -> Void
    ) throws(Failure)
}

extension LineCommand {
    var placeholder: Results.Placeholder { output.json ? .json : .emptyLine }

    var frame: (opening: String, closing: String) { ("", "") }

    func run() throws { try runLines() }

    /// Does the work in the main thread.
    func runLines() throws {
        let work = try work()
        var run = try start()
        let outcome = Result { () throws(ExitCode) in try run.perform(work) }
        try end(run, outcome)
    }

    func runConcurrently() async throws {
        let work = try work()
        var run = try start(blockSize: 256 * 1024)
        let outcome: Result<Void, ExitCode>
        do throws(ExitCode) {
            try await run.perform(work, workers: workers)
            outcome = .success(())
        } catch {
            outcome = .failure(error)
        }
        try end(run, outcome)
    }

    private func start(blockSize: Int? = nil) throws(ExitCode) -> Run {
        var form = input.form
        if let blockSize { form.blockSize = blockSize }
        var run = try Run(input, output, form: form, field: fields.field, placeholder: placeholder)
        run.append(frame.opening)
        return run
    }

    /// Whatever stopped the run: what was right is out, in a frame that is whole.
    private func end(_ run: consuming Run, _ outcome: Result<Void, ExitCode>) throws(ExitCode) {
        run.append(frame.closing)
        if case .failure(let stop) = outcome {
            try run.flush()
            throw stop
        }
        try run.finish()
    }
}

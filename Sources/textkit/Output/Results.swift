import ArgumentParser

/// What a run writes: results to the output, messages to standard error, and in the end the exit code.
struct Results: ~Copyable {
    /// What stands in the place of a line with bad data, under `--keep-going`.
    enum Placeholder {
        case emptyLine, json, nothing
        /// An empty item among those that end with NUL.
        case emptyItem
    }

    static let flushSize = 64 * 1024

    private var output: OutputFile
    private var messages = Messages()
    private var progress: Progress
    private let placeholder: Placeholder
    private let keepsGoing: Bool

    /// - Parameters:
    ///   - path: The output file; standard output unless given.
    ///   - inputSize: How many bytes there are to read, if that is known.
    init(
        to path: String?, placeholder: Placeholder = .nothing, keepsGoing: Bool = false, inputSize: Int? = nil
    ) throws(ExitCode) {
        self.placeholder = placeholder
        self.keepsGoing = keepsGoing
        do {
            output = try OutputFile(path: path ?? OutputFile.standardOutput)
        } catch {
            messages.report(error)
            throw messages.outcome.code
        }
        progress = Progress(total: inputSize, outputIsTerminal: output.isTerminal)
    }

    /// Reports bad data after what is in the buffer. The run ends there, with all before it written,
    /// unless it is to keep going.
    ///
    /// - Parameter isCutOff: Whether the rest of the line's file is lost, too.
    mutating func report(_ line: BadLine, isCutOff: Bool = false, _ buffer: inout OutputBuffer) throws(ExitCode) {
        if keepsGoing {
            switch placeholder {
            case .emptyLine: buffer.append(UInt8(ascii: "\n"))
            case .json: buffer.appendObject(of: line)
            case .emptyItem: buffer.append(UInt8(0))
            case .nothing: break
            }
        }
        try flush(&buffer)
        progress.clear()
        messages.skip(line, isCutOff: isCutOff || !keepsGoing)
        if !keepsGoing { throw messages.outcome.code }
    }

    /// Reports a file that cannot be read. The other files are still worth reading.
    mutating func report(_ failure: FileError, _ buffer: inout OutputBuffer) throws(ExitCode) {
        try flush(&buffer)
        progress.clear()
        messages.report(failure)
    }

    /// Reports something that is no line's fault. A warning leaves the exit code as it is.
    mutating func report(_ message: String, isWarning: Bool, _ buffer: inout OutputBuffer) throws(ExitCode) {
        try flush(&buffer)
        progress.clear()
        if isWarning { messages.warn(message) } else { messages.report(message) }
    }

    /// Takes note that a check found something wrong.
    mutating func noteProblem() { messages.hasProblems = true }

    /// Writes what is there, if it is much or if nobody should be left waiting for it.
    mutating func flush(_ buffer: inout OutputBuffer, ifOver size: Int = 0) throws(ExitCode) {
        guard buffer.count > size else { return }
        do throws(FileError) {
            // The bar stays: it is drawn only where results go elsewhere.
            try output.write(&buffer)
        } catch {
            progress.clear()
            messages.report(error)
            throw messages.outcome.code
        }
    }

    /// Takes note of how far the reading has come, and writes what is due.
    mutating func advance(
        _ buffer: inout OutputBuffer, bytesRead: Int, moreIsReady: Bool
    ) throws(ExitCode) {
        progress.update(bytes: bytesRead)
        try flush(&buffer, ifOver: moreIsReady ? Self.flushSize : 0)
    }

    /// Writes the rest, puts an output file in its place unless something is missing in it, and ends with the run's
    /// exit code.
    mutating func finish(_ buffer: inout OutputBuffer) throws(ExitCode) {
        try flush(&buffer)
        progress.clear()
        if !messages.hasErrors {
            do throws(FileError) {
                try output.commit()
            } catch {
                messages.report(error)
            }
        }
        if messages.outcome.code != .success { throw messages.outcome.code }
    }
}

extension Results {
    /// Writes a list, an item a line.
    static func list(_ items: [String], to path: String?) throws(ExitCode) {
        var results = try Results(to: path)
        var buffer = OutputBuffer()
        for item in items { buffer.append(item + "\n") }
        try results.finish(&buffer)
    }
}

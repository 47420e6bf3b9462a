import ArgumentParser

/// What a run writes: results to the output, messages to standard error, and in the end the exit code.
struct Results: ~Copyable {
    /// What stands in the place of a line with bad data, under `--keep-going`.
    enum Placeholder {
        case emptyLine, json, nothing
        /// An empty item among those that end with NUL.
        case emptyItem
    }

    /// Unreadable or bad input.
    static let badInput = ExitCode(2)

    static let flushSize = 64 * 1024

    private var output: OutputFile
    private var messages = Messages()
    private var progress: Progress
    private let placeholder: Placeholder
    private let keepsGoing: Bool

    /// - Parameter inputSize: How many bytes there are to read, if that is known.
    init(
        _ options: OutputOptions, placeholder: Placeholder, keepsGoing: Bool, inputSize: Int?
    ) throws(ExitCode) {
        self.placeholder = placeholder
        self.keepsGoing = keepsGoing
        do {
            if let path = options.output {
                output = try OutputFile(path: path)
            } else {
                output = OutputFile()
            }
        } catch {
            messages.report(error)
            throw Self.badInput
        }
        progress = Progress(total: inputSize, outputIsTerminal: output.isTerminal)
    }

    /// Reports bad data behind what is in the buffer. The run ends there, with all before it written,
    /// unless it is to keep going.
    mutating func report(_ line: BadLine, _ buffer: inout OutputBuffer) throws(ExitCode) {
        guard keepsGoing else {
            try flush(&buffer)
            progress.clear()
            messages.report(line)
            throw Self.badInput
        }
        switch placeholder {
        case .emptyLine:
            buffer.append(UInt8(ascii: "\n"))
        case .json:
            buffer.append("{\"line\":")
            buffer.append(line.line)
            buffer.append(",\"error\":")
            buffer.appendJSON("column \(line.data.column): \(line.data.message)")
            buffer.append("}\n")
        case .emptyItem:
            buffer.append(UInt8(0))
        case .nothing:
            break
        }
        try flush(&buffer)
        progress.clear()
        messages.report(line)
    }

    /// Reports a file that cannot be read. The other files are still worth reading.
    mutating func report(_ failure: FileError, _ buffer: inout OutputBuffer) throws(ExitCode) {
        try flush(&buffer)
        progress.clear()
        messages.report(failure)
    }

    /// Reports something that is no line's fault.
    mutating func report(_ message: String, isWarning: Bool, _ buffer: inout OutputBuffer) throws(ExitCode) {
        try flush(&buffer)
        progress.clear()
        if isWarning { messages.warn(message) } else { messages.report(message) }
    }

    /// Writes what is there, if it is much or if nobody should be left waiting for it.
    mutating func flush(_ buffer: inout OutputBuffer, ifOver size: Int = 0) throws(ExitCode) {
        guard buffer.count > size else { return }
        do throws(FileError) {
            // The bar stays: it is drawn only where results go elsewhere.
            try output.write(&buffer)
        } catch {
            progress.clear()
            messages.report(error)
            throw Self.badInput
        }
    }

    /// Takes note of how far the reading has come, and writes what is due.
    mutating func advance(
        _ buffer: inout OutputBuffer, bytesRead: Int, moreIsReady: Bool
    ) throws(ExitCode) {
        progress.update(bytes: bytesRead)
        try flush(&buffer, ifOver: moreIsReady ? Self.flushSize : 0)
    }

    /// Writes the rest, puts an output file in its place, and ends with the run's exit code.
    mutating func finish(_ buffer: inout OutputBuffer) throws(ExitCode) {
        try flush(&buffer)
        progress.clear()
        do throws(FileError) {
            try output.commit()
        } catch {
            messages.report(error)
            throw Self.badInput
        }
        if messages.hasErrors { throw Self.badInput }
    }
}

extension Results {
    /// Writes a list, an item a line.
    static func list(_ items: [String], to options: OutputOptions) throws(ExitCode) {
        var results = try Results(options, placeholder: .nothing, keepsGoing: false, inputSize: nil)
        var buffer = OutputBuffer()
        for item in items { buffer.append(item + "\n") }
        try results.finish(&buffer)
    }
}

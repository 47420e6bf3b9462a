import ArgumentParser
import TextToolkit

/// One run of a command over its input.
///
/// A command says what it does with a line or with a block of lines. Files, bad data, messages and
/// the exit code are the same for all commands, and are seen to here.
struct Run: ~Copyable {
    private var reader: InputReader
    private var results: Results
    private var buffer = OutputBuffer()

    init(
        _ input: InputOptions, _ output: OutputOptions, placeholder: Results.Placeholder = .emptyLine,
        blockSize: Int = 64 * 1024
    ) throws(ExitCode) {
        results = try Results(
            output, placeholder: placeholder, keepsGoing: input.keepGoing, inputSize: input.totalSize)
        reader = InputReader(input.sources, isLossy: input.lossy, blockSize: blockSize)
    }

    /// Passes each line to `body`; bad data that it throws are treated as invalid UTF-8 is.
    mutating func forEachLine(_ body: (Line, inout OutputBuffer) throws(BadData) -> Void) throws(ExitCode) {
        try forEachBlock { block, buffer, results throws(ExitCode) in
            for line in block.lines {
                do throws(BadData) {
                    try body(line, &buffer)
                } catch {
                    try results.report(BadLine(file: line.file, line: line.number, data: error), &buffer)
                }
                try results.flush(&buffer, ifOver: Results.flushSize)
            }
        }
    }

    /// Passes each block of lines to `body`.
    mutating func forEachBlock(
        _ body: (LineBlock, inout OutputBuffer, inout Results) throws(ExitCode) -> Void
    ) throws(ExitCode) {
        while let event = reader.next() {
            switch event {
            case .lines(let block): try body(block, &buffer, &results)
            case .bad(let line): try results.report(line, &buffer)
            case .unreadable(let failure): try results.report(failure, &buffer)
            }
            try results.advance(&buffer, bytesRead: reader.bytesRead, moreIsReady: reader.isReady)
        }
    }

    /// Passes blocks of lines to `body` in several threads; what they append comes out in the order of the input.
    mutating func forEachBlock(
        workers: Int, _ body: @escaping @Sendable (LineBlock, inout OutputBuffer) -> Void
    ) async throws(ExitCode) {
        enum Outcome: Sendable {
            case done(OutputBuffer)
            case bad(BadLine)
            case unreadable(FileError)
        }
        let result: Result<Void, ExitCode> = await withTaskGroup(of: (Int, OutputBuffer).self) { group in
            do throws(ExitCode) {
                var outcomes: [Int: Outcome] = [:]
                var taken = 0
                var delivered = 0
                var isAtEnd = false
                while true {
                    // One block more than there are workers, so that none of them waits for the writing.
                    while !isAtEnd, taken - delivered <= workers {
                        let number = taken
                        switch reader.next() {
                        case .lines(let block):
                            group.addTask {
                                var buffer = OutputBuffer(capacity: 2 * block.text.bytes.count)
                                body(block, &buffer)
                                return (number, buffer)
                            }
                        case .bad(let line): outcomes[number] = .bad(line)
                        case .unreadable(let failure): outcomes[number] = .unreadable(failure)
                        case nil:
                            isAtEnd = true
                            continue
                        }
                        taken += 1
                    }
                    while let outcome = outcomes.removeValue(forKey: delivered) {
                        delivered += 1
                        switch outcome {
                        case .done(let filled):
                            try results.flush(&buffer)
                            buffer = filled
                        case .bad(let line): try results.report(line, &buffer)
                        case .unreadable(let failure): try results.report(failure, &buffer)
                        }
                        try results.advance(&buffer, bytesRead: reader.bytesRead, moreIsReady: false)
                    }
                    if isAtEnd, taken == delivered { return .success(()) }
                    if let (number, buffer) = await group.next() { outcomes[number] = .done(buffer) }
                }
            } catch {
                group.cancelAll()
                return .failure(error)
            }
        }
        try result.get()
    }

    /// Appends to the output what does not come of a line.
    mutating func append(_ text: String) {
        buffer.append(text)
    }

    /// Appends to the output what does not come of a line, and writes it if it is much.
    mutating func write(_ body: (inout OutputBuffer) -> Void) throws(ExitCode) {
        body(&buffer)
        try results.flush(&buffer, ifOver: Results.flushSize)
    }

    /// Appends to the output what does not come of a line.
    mutating func append(_ bytes: [UInt8]) {
        buffer.append(bytes, 0..<bytes.count)
    }

    /// Passes what blocks of lines are written to, when there are no more of them.
    mutating func withBuffer(
        _ body: (inout OutputBuffer, inout Results) throws(ExitCode) -> Void
    ) throws(ExitCode) {
        try body(&buffer, &results)
    }

    /// Reports something that is no line's fault. A warning leaves the exit code as it is.
    mutating func report(_ message: String, isWarning: Bool = false) throws(ExitCode) {
        try results.report(message, isWarning: isWarning, &buffer)
    }

    /// Writes what is there.
    mutating func flush() throws(ExitCode) {
        try results.flush(&buffer)
    }

    /// Writes the rest and ends with the run's exit code.
    consuming func finish() throws(ExitCode) {
        try results.finish(&buffer)
    }
}

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
    private let field: FieldSelection?
    // What was read and is still to be done, where a block of lines has become several things.
    private var waiting: ArraySlice<InputEvent> = []

    init(
        _ input: InputOptions, _ output: OutputOptions, form: InputForm? = nil, field: FieldSelection? = nil,
        placeholder: Results.Placeholder
    ) throws(ExitCode) {
        results = try Results(
            to: output.output, placeholder: placeholder, keepsGoing: input.keepGoing, inputSize: input.totalSize)
        reader = InputReader(input.sources, form: form ?? input.form)
        self.field = field
    }

    /// Does the work on all lines.
    mutating func perform(_ work: LineWork) throws(ExitCode) {
        switch work {
        case .lines(let writer):
            try forEachLine { line, out throws(BadData) in try writer.write(line, to: &out) }
        case .blocks(let writer):
            try forEachBlock { block, buffer, results throws(ExitCode) in
                try writer.write(block, to: &buffer) { full throws(ExitCode) in try results.flush(&full) }
            }
        }
    }

    /// Passes each line to `body`; bad data that it throws are treated as invalid UTF-8 is.
    mutating func forEachLine(_ body: (Line, inout OutputBuffer) throws(BadData) -> Void) throws(ExitCode) {
        try forEachBlock { block, buffer, results throws(ExitCode) in
            for line in block.lines {
                do throws(BadData) {
                    try body(line, &buffer)
                } catch {
                    try results.report(line.bad(error), &buffer)
                }
                try results.flush(&buffer, ifOver: Results.flushSize)
            }
        }
    }

    /// Passes each block of lines to `body`.
    mutating func forEachBlock(
        _ body: (LineBlock, inout OutputBuffer, inout Results) throws(ExitCode) -> Void
    ) throws(ExitCode) {
        while let event = nextEvent() {
            if case .lines(let block) = event {
                try body(block, &buffer, &results)
            } else {
                try report(event)
            }
            try results.advance(
                &buffer, bytesRead: reader.bytesRead, moreIsReady: !waiting.isEmpty || reader.isReady)
        }
    }

    private mutating func nextEvent() -> InputEvent? {
        while true {
            if let event = waiting.popFirst() { return event }
            guard let event = reader.next() else { return nil }
            guard let field, case .lines(let block) = event else { return event }
            waiting = field.select(from: block)[...]
        }
    }

    private mutating func report(_ event: InputEvent) throws(ExitCode) {
        switch event {
        case .lines: break
        case .bad(let line): try results.report(line, &buffer)
        case .cutOff(let line): try results.report(line, isCutOff: true, &buffer)
        case .unreadable(let failure): try results.report(failure, &buffer)
        }
    }

    /// What a worker has made of a block: what it wrote, and after each part but the last the line that is bad.
    private struct Made: Sendable {
        var parts: [(buffer: OutputBuffer, bad: BadLine)] = []
        var rest: OutputBuffer

        init(_ block: LineBlock, by work: LineWork) {
            rest = OutputBuffer(capacity: 2 * block.text.bytes.count + 64)
            switch work {
            case .blocks(let writer): writer.write(block, to: &rest) { (_) throws(Never) in }
            case .lines(let writer):
                for line in block.lines {
                    do throws(BadData) {
                        try writer.write(line, to: &rest)
                    } catch {
                        parts.append((rest, line.bad(error)))
                        rest = OutputBuffer(capacity: 4096)
                    }
                }
            }
        }
    }

    /// Does the work on all lines in several threads; what they write comes out in the order of the input.
    mutating func perform(_ work: LineWork, workers: Int) async throws(ExitCode) {
        enum Outcome: Sendable {
            case made(Made)
            case other(InputEvent)
        }
        let result: Result<Void, ExitCode> = await withTaskGroup(of: (Int, Made).self) { group in
            do throws(ExitCode) {
                var outcomes: [Int: Outcome] = [:]
                var taken = 0
                var delivered = 0
                var isAtEnd = false
                while true {
                    // One block more than there are workers, so that none of them waits for the writing.
                    while !isAtEnd, taken - delivered <= workers {
                        let number = taken
                        switch nextEvent() {
                        case .lines(let block): group.addTask { (number, Made(block, by: work)) }
                        case let event?: outcomes[number] = .other(event)
                        case nil:
                            isAtEnd = true
                            continue
                        }
                        taken += 1
                    }
                    while let outcome = outcomes.removeValue(forKey: delivered) {
                        delivered += 1
                        switch outcome {
                        case .made(let made): try deliver(made)
                        case .other(let event): try report(event)
                        }
                        try results.advance(&buffer, bytesRead: reader.bytesRead, moreIsReady: false)
                    }
                    if isAtEnd, taken == delivered { return .success(()) }
                    if let (number, made) = await group.next() { outcomes[number] = .made(made) }
                }
            } catch {
                group.cancelAll()
                return .failure(error)
            }
        }
        try result.get()
    }

    private mutating func deliver(_ made: Made) throws(ExitCode) {
        try results.flush(&buffer)
        for part in made.parts {
            buffer = part.buffer
            try results.report(part.bad, &buffer)
        }
        buffer = made.rest
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
        buffer.append(bytes)
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

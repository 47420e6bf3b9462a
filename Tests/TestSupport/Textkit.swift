package import Foundation

/// Runs the `textkit` that was built beside the tests, and others.
package enum Textkit {
    /// What a run left behind.
    package struct Outcome: Hashable, Sendable {
        package var output: [UInt8]
        package var messages: String
        /// The exit code; for a run that a signal ended, the signal's number below zero.
        package var exitCode: Int32

        package init(output: [UInt8], messages: String, exitCode: Int32) {
            self.output = output
            self.messages = messages
            self.exitCode = exitCode
        }

        package var text: String { String(decoding: output, as: UTF8.self) }

        /// The output without its last LF, cut at the LFs.
        package var lines: [ArraySlice<UInt8>] {
            guard !output.isEmpty else { return [] }
            let end = output.last == 0x0A ? output.count - 1 : output.count
            return output[..<end].split(separator: 0x0A, omittingEmptySubsequences: false)
        }
    }

    /// A run that took longer than it may.
    package struct TimeOut: Error, CustomStringConvertible {
        package let description: String
    }

    /// The binary, which the package manager puts beside the test bundle.
    package static let binary: URL = {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
        let start = bundle.bundlePath.hasSuffix(".xctest") ? bundle.bundleURL : Bundle.main.executableURL!
        return start.resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "textkit")
    }()

    /// The environment of every run: that of nobody in particular.
    package static let environment = [
        "PATH": binary.deletingLastPathComponent().path + ":"
            + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"),
        "LC_ALL": "C.UTF-8",
    ]

    /// The seconds after which a run counts as one that never ends: many times what the slowest takes on a busy machine.
    package static let patience = 300.0

    /// Runs the command.
    ///
    /// - Parameter limit: Seconds; an error is thrown where they are not enough.
    package static func run(
        _ arguments: [String], input: [UInt8] = [], in folder: URL? = nil, limit: Double = patience
    ) throws -> Outcome {
        try run(binary, arguments, input: input, in: folder, limit: limit)
    }

    /// Runs a line of shell, in which `textkit` is the command.
    package static func shell(_ script: String, input: [UInt8] = [], in folder: URL? = nil, limit: Double = patience)
        throws -> Outcome
    {
        // Whatever this process does about the signal, what it starts is to begin as in a terminal.
        let arguments = ["--default-signal=PIPE", "bash", "-c", script]
        return try run(URL(filePath: "/usr/bin/env"), arguments, input: input, in: folder, limit: limit)
    }

    private static func run(
        _ executable: URL, _ arguments: [String], input: [UInt8], in folder: URL?, limit: Double
    ) throws -> Outcome {
        // Files, not pipes: nobody has to read while another writes.
        let files = try TemporaryFolder()
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.environment = environment
        process.currentDirectoryURL = folder ?? files.url
        let outputFolder = files.url.appending(path: ".streams")
        try FileManager.default.createDirectory(at: outputFolder, withIntermediateDirectories: false)
        let (inputURL, outputURL, messagesURL) = (
            outputFolder.appending(path: "in"), outputFolder.appending(path: "out"), outputFolder.appending(path: "err")
        )
        try Data(input).write(to: inputURL)
        try Data().write(to: outputURL)
        try Data().write(to: messagesURL)
        process.standardInput = try FileHandle(forReadingFrom: inputURL)
        process.standardOutput = try FileHandle(forWritingTo: outputURL)
        process.standardError = try FileHandle(forWritingTo: messagesURL)
        try process.runToEnd(limit: limit)
        return Outcome(
            output: try [UInt8](Data(contentsOf: outputURL)),
            messages: String(decoding: try Data(contentsOf: messagesURL), as: UTF8.self),
            exitCode: process.result
        )
    }
}

extension Process {
    /// The exit code; for a process that a signal ended, the signal's number below zero.
    package var result: Int32 { terminationReason == .exit ? terminationStatus : -terminationStatus }

    /// Starts the process and waits for its end.
    package func runToEnd(limit: Double) throws {
        let ended = DispatchSemaphore(value: 0)
        terminationHandler = { _ in ended.signal() }
        try run()
        guard ended.wait(timeout: .now() + limit) == .timedOut else { return }
        kill(processIdentifier, SIGKILL)
        ended.wait()
        throw Textkit.TimeOut(
            description: "\(arguments ?? []) was not done after \(limit) seconds."
        )
    }
}

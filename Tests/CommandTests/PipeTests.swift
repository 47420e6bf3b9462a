import Foundation
import TestSupport
import Testing

@Suite("Pipes")
struct PipeTests {
    /// More than a pipe holds.
    static let input = Array(
        String(repeating: "The wind and the rain in Spain stay mainly in the plain.\n", count: 20_000).utf8)

    @Test("A closed pipe ends a command quietly", arguments: CommandForm.tolerant, ["", "trap '' PIPE; "])
    func closedPipe(_ form: CommandForm, _ setting: String) throws {
        // With the signal ignored by the parent, writing fails in another way.
        let command = (["textkit"] + form.arguments).map { "'\($0)'" }.joined(separator: " ")
        let outcome = try Textkit.shell(
            "\(setting)\(command) | head -c 1 | wc -c; echo ${PIPESTATUS[0]}", input: Self.input)
        #expect(outcome.messages == "")
        #expect(outcome.text.split(separator: "\n").map(String.init) == ["1", "141"])
    }

    @Test(
        "Lines come out while the input stays open",
        arguments: CommandForm.tolerant.filter { $0.output == .json || $0.output == .lines })
    func streaming(_ form: CommandForm) throws {
        let process = Process()
        let (input, output) = (Pipe(), Pipe())
        process.executableURL = Textkit.binary
        process.arguments = form.arguments
        process.environment = Textkit.environment
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        // Ends a wait for what does not come. Not by SIGTERM: it may be blocked in what a worker thread starts.
        let identifier = process.processIdentifier
        let watchdog = DispatchWorkItem { kill(identifier, SIGKILL) }
        DispatchQueue.global().asyncAfter(deadline: .now() + 20, execute: watchdog)
        defer {
            watchdog.cancel()
            if process.isRunning { kill(identifier, SIGKILL) }
        }
        for line in ["one two\n", "three\n", "\n", "今日は\n"] {
            try input.fileHandleForWriting.write(contentsOf: Data(line.utf8))
            var result = Data()
            while result.last != 0x0A {
                let more = output.fileHandleForReading.availableData
                try #require(!more.isEmpty, "“\(line)” went in, and nothing came out")
                result += more
            }
            let alone = try Textkit.run(form.arguments, input: Array(line.utf8))
            // Lines are counted from the start of the input.
            let expected = alone.text.replacing("{\"line\":1,", with: "")
            #expect(String(decoding: result, as: UTF8.self).hasSuffix(expected))
        }
        #expect(process.isRunning)
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
        #expect(process.result == 0)
    }
}

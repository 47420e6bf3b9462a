import Foundation
import TestSupport
import Testing

@Suite("Pipes")
struct PipeTests {
    /// More than a pipe holds.
    static let input = Array(
        String(repeating: "The wind and the rain in Spain stay mainly in the plain.\n", count: 20_000).utf8)

    @Test("A closed pipe ends a command quietly", arguments: CommandForm.tolerant)
    func closedPipe(_ form: CommandForm) throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.input, to: "in")
        let command = (["textkit"] + form.arguments).map { "'\($0)'" }.joined(separator: " ")
        let once = "\(command) in | { read -rN 1 character; echo \"${#character}\"; }; echo ${PIPESTATUS[0]}"
        // With the signal ignored by the parent, writing fails in another way.
        let outcome = try Textkit.shell("\(once); trap '' PIPE; \(once)", in: folder.url)
        #expect(outcome.messages == "")
        #expect(outcome.text.split(separator: "\n").map(String.init) == ["1", "141", "1", "141"])
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
        DispatchQueue.global().asyncAfter(deadline: .now() + Textkit.patience, execute: watchdog)
        defer {
            watchdog.cancel()
            if process.isRunning { kill(identifier, SIGKILL) }
        }
        let lines = ["one two\n", "three\n", "\n", "今日は\n"]
        let whole = try Textkit.run(form.arguments, input: Array(lines.joined().utf8))
        try #require(whole.lines.count == lines.count)
        for (line, expected) in zip(lines, whole.lines) {
            try input.fileHandleForWriting.write(contentsOf: Data(line.utf8))
            var result = Data()
            while result.last != 0x0A {
                let more = output.fileHandleForReading.availableData
                try #require(!more.isEmpty, "“\(line)” went in, and nothing came out")
                result += more
            }
            #expect(result.elementsEqual(expected + [0x0A]))
        }
        #expect(process.isRunning)
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
        #expect(process.result == 0)
    }
}

import Foundation
import TestSupport
import Testing

@Suite("The README")
struct ReadmeTests {
    private struct Example: CustomTestStringConvertible {
        let script: String
        var output = ""
        var testDescription: String { script }
    }

    /// The command lines in the blocks marked `console`, each with what stands below it.
    private static let examples: [Example] = {
        guard let readme = try? String(contentsOf: Repository.root.appending(path: "README.md"), encoding: .utf8) else {
            return []
        }
        var examples: [Example] = []
        for block in readme.split(separator: "```console\n").dropFirst() {
            for line in block.split(separator: "\n", omittingEmptySubsequences: false).prefix(while: { $0 != "```" }) {
                if line.hasPrefix("$ ") {
                    examples.append(Example(script: String(line.dropFirst(2))))
                } else {
                    examples[examples.count - 1].output += line + "\n"
                }
            }
        }
        return examples
    }()

    @Test("It shows what the commands of the project do")
    func commands() {
        #expect(Self.examples.count == 6)
    }

    @Test("Every example gives the output that is shown", arguments: examples)
    private func example(_ example: Example) throws {
        let outcome = try Textkit.shell(example.script)
        #expect(outcome.exitCode == 0)
        #expect(outcome.messages == "")
        #expect(outcome.text == example.output)
    }
}

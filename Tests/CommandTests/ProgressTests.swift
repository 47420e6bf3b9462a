import Foundation
import TestSupport
import Testing

@Suite("A long run on a terminal shows how far it is")
struct ProgressTests {
    static let clear = "\r\u{1B}[K"

    /// Takes more than a second, with something to read now and then, and ends with a bad line.
    private let script = """
        lines() { for i in $(seq 2000); do echo 'The wind and the rain in Spain.'; done; }
        { lines; sleep 1.2; lines; sleep 0.3; lines; sleep 0.3; lines; printf '\\xff\\n'; } |
            textkit segment --keep-going -o out
        """

    @Test(
        "The bar is there from one drawing to the next, and gone before a message",
        .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")))
    func terminal() throws {
        let folder = try TemporaryFolder()
        try folder.write(script.utf8, to: "run")
        let outcome = try Textkit.shell("script -qec 'bash run' /dev/null", in: folder.url)
        // Each drawing clears the line first.
        let drawn = outcome.text.components(separatedBy: Self.clear)
        try #require(drawn.count >= 5)
        #expect(drawn[0] == "")
        #expect(drawn[1..<drawn.count - 1].allSatisfy { $0.wholeMatch(of: /0 MB  [0-9.]+ MB\/s/) != nil })
        #expect(drawn[drawn.count - 1].hasPrefix("textkit: <stdin>:8001:1: "))
    }

    @Test("Elsewhere there is none")
    func pipe() throws {
        let folder = try TemporaryFolder()
        let outcome = try Textkit.shell(script, in: folder.url)
        #expect(outcome.messages.hasPrefix("textkit: <stdin>:8001:1: error: "))
    }
}

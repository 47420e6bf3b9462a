import Foundation
import TestSupport
import Testing

/// What lets a command run under another program's pipe: a line out for a line in, whatever is in it.
@Suite("A line out for each line in")
struct LineForLineTests {
    static let count = 10_000

    /// Lines of all kinds: empty, long, with CRLF, with NUL, with what is no UTF-8.
    static let lines: [[UInt8]] = {
        var text = RandomText(seed: 27)
        var random = SeededRandom(seed: 28)
        let bad: [[UInt8]] = [
            [0xFF], [0xC0, 0x80], [0x61, 0xE3, 0x81], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0x80],
            Array("bad ".utf8) + [0xFE] + Array(" line".utf8),
        ]
        return (0..<count).map { number in
            switch random.next() % 10 {
            case 0: []
            case 1: bad.randomElement(using: &random)!
            case 2: [0x0D]
            case 3: Array("konnichiwa sekai \(number)".utf8)
            default: Array(text.line(pieces: Int(random.next() % 6)).utf8)
            }
        }
    }()

    static let input = Array(lines.enumerated().map { $1 + ($0 % 3 == 0 ? [0x0D, 0x0A] : [0x0A]) }.joined())

    @Test("10,000 varied lines give 10,000 objects", arguments: CommandForm.all.filter { $0.output == .json })
    func json(_ form: CommandForm) throws {
        let outcome = try Textkit.run(form.arguments + ["--keep-going"], input: Self.input)
        #expect(outcome.exitCode == 3)
        try #require(outcome.lines.count == Self.count)
        let lines = Self.input.contractLines
        var errors = 0
        for (number, (object, line)) in zip(outcome.lines, lines).enumerated() {
            let parsed = try JSONLine(object)
            guard parsed.line == number + 1 else {
                Issue.record("Line \(number + 1) says that it is line \(parsed.line)")
                return
            }
            let isBad = String(validating: line, as: UTF8.self) == nil
            let isReported = parsed.error != nil
            if isReported { errors += 1 }
            let isExpected = isBad == isReported || form.refusesText && !isBad
            if !isExpected || !parsed.isComplete {
                Issue.record("Line \(number + 1): \(String(decoding: object, as: UTF8.self))")
            }
            if let wrong = parsed.wrongCut(of: line) { Issue.record("\(wrong)") }
        }
        #expect(errors > 500)
        #expect(outcome.messages.split(separator: "\n").count == errors)
    }

    @Test("10,000 varied lines give 10,000 lines", arguments: CommandForm.all.filter { $0.output == .lines })
    func plain(_ form: CommandForm) throws {
        let outcome = try Textkit.run(form.arguments + ["--keep-going"], input: Self.input)
        #expect(outcome.exitCode == 3)
        #expect(outcome.lines.count == Self.count)
        #expect(outcome.output.last == 0x0A)
        let filled = zip(outcome.lines, Self.input.contractLines).count { result, line in
            !result.isEmpty && (line.isEmpty || String(validating: line, as: UTF8.self) == nil)
        }
        #expect(filled == 0, "Something stands in the place of an empty or bad line")
    }

    @Test("Segments joined by nothing are the line")
    func joined() throws {
        let outcome = try Textkit.run(["segment", "--all", "--join", "", "--lossy"], input: Self.input)
        #expect(outcome.exitCode == 0)
        let repaired = Self.input.contractLines.map { String(decoding: $0, as: UTF8.self) }
        #expect(outcome.lines.map { String(decoding: $0, as: UTF8.self) } == repaired)
    }

    @Test("Items that end with NUL have no LF between them in the place of bad lines")
    func badItems() throws {
        let input = Array("one\n".utf8) + [0xFF, 0x0A] + Array("two\n".utf8)
        let outcome = try Textkit.run(["segment", "-0", "--keep-going"], input: input)
        #expect(outcome.text == "one\0\0two\0")
    }

    @Test("One thread and several write the same", arguments: CommandForm.parallel)
    func parallel(_ form: CommandForm) throws {
        // More than a block, so that the threads have something to share.
        let input = Self.input + Self.input + Self.input
        let one = try Textkit.run(form.arguments + ["--keep-going"], input: input)
        for threads in ["2", "3"] {
            let several = try Textkit.run(form.arguments + ["--keep-going", "--parallel", threads], input: input)
            #expect(several == one)
        }
    }
}

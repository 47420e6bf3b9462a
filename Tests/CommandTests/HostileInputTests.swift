import Foundation
import TestSupport
import Testing

@Suite("Hostile input")
struct HostileInputTests {
    static let replacement = Array("\u{FFFD}".utf8)

    /// The files, and one of random bytes, 256 KB of them.
    private let files: [(path: String, bytes: [UInt8])]
    /// Where the random bytes are.
    private let folder: TemporaryFolder

    private static let noise: [UInt8] = {
        var random = SeededRandom(seed: 256)
        return (0..<256 * 1024).map { _ in UInt8(truncatingIfNeeded: random.next()) }
    }()

    init() throws {
        folder = try TemporaryFolder()
        files =
            try HostileData.names.map { (HostileData.path(of: $0), try HostileData.bytes(of: $0)) }
            + [(try folder.write(Self.noise, to: "random.bin"), Self.noise)]
    }

    private var paths: [String] { files.map(\.path) }

    @Test("The files are there, good ones and bad ones")
    func presence() {
        let bad = files.count { UTF8Reference.fault(in: $0.bytes[...]) != nil }
        #expect(bad > 10 && files.count - bad > 15)
    }

    @Test("All files one after another, with --keep-going", arguments: CommandForm.all.filter { !$0.readsDocuments })
    func keepGoing(_ form: CommandForm) throws { try checkKeepGoing(form) }

    @Test(
        "And spoken, with --keep-going", .enabled(if: EspeakNG.isInstalled, "espeak-ng is not installed"),
        arguments: CommandForm.speech)
    func spoken(_ form: CommandForm) throws { try checkKeepGoing(form) }

    private func checkKeepGoing(_ form: CommandForm) throws {
        let outcome = try Textkit.run(form.arguments + ["--keep-going"] + paths)
        // A document that an engine's limit has no room for is no bad line.
        #expect(outcome.exitCode == (form.arguments.contains("--split") ? 2 : 3))
        #expect(!outcome.output.contains(Self.replacement), "U+FFFD from nowhere")
        let lines = files.flatMap { $0.bytes.contractLines.enumerated().map { (number: $0 + 1, line: $1) } }
        let bad = lines.count { UTF8Reference.fault(in: $0.line) != nil }
        let messages = outcome.messages.split(separator: "\n").count
        #expect(form.refusesText ? messages >= bad : messages == bad)
        #expect(bad > 1000)
        switch form.output {
        case .json:
            try #require(outcome.lines.count == lines.count)
            for (object, (number, line)) in zip(outcome.lines, lines) {
                let parsed = try JSONLine(object)
                let isBad = UTF8Reference.fault(in: line) != nil
                let isReported = parsed.error != nil
                if parsed.line != number || (form.refusesText ? isBad && !isReported : isBad != isReported) {
                    Issue.record("\(String(decoding: object.prefix(200), as: UTF8.self)), which is line \(number)")
                }
                if let wrong = parsed.wrongCut(of: line) { Issue.record("\(wrong)") }
            }
        case .lines: #expect(outcome.lines.count == lines.count)
        case .pieces, .document, .diagnostics: break
        }
    }

    @Test(
        "A command stops at the first line that is bad, and what stands before it is out",
        arguments: CommandForm.all.filter { !$0.readsDocuments })
    func stopping(_ form: CommandForm) throws {
        let good = files.filter { UTF8Reference.fault(in: $0.bytes[...]) == nil }
        let bad = try #require(files.first { $0.path.hasSuffix("/utf8_invalid_lines.bin") })
        let before = bad.bytes.contractLines.prefix { UTF8Reference.fault(in: $0) == nil }
        let outcome = try Textkit.run(form.arguments + good.map(\.path) + [bad.path])
        #expect(outcome.exitCode == 2)
        #expect(!outcome.messages.isEmpty)
        guard form.output == .json || form.output == .lines else { return }
        let all = good.reduce(before.count) { $0 + $1.bytes.contractLines.count }
        #expect(form.refusesText ? outcome.lines.count <= all : outcome.lines.count == all)
    }

    @Test("Invalid UTF-8 is reported by line, column and byte offset")
    func messages() throws {
        var expected: [String] = []
        for (path, bytes) in files {
            for (number, line) in bytes.contractLines.enumerated() {
                guard let fault = UTF8Reference.fault(in: line) else { continue }
                let column = String(decoding: line[..<fault], as: UTF8.self).count + 1
                let byte = String(format: "%02X", bytes[fault])
                expected.append(
                    "textkit: \(path):\(number + 1):\(column): error: invalid UTF-8 (0x\(byte)) at byte offset "
                        + "\(fault - line.startIndex) of the line, \(fault) of the file")
            }
        }
        let outcome = try Textkit.run(["segment", "--all", "--join", "|", "--keep-going"] + paths)
        let messages = outcome.messages.split(separator: "\n")
        try #require(messages.count == expected.count)
        for (message, expected) in zip(messages, expected) where !message.hasPrefix(expected) {
            Issue.record("“\(message)”, not “\(expected)”")
        }
    }

    @Test("Documents are one thing to say each, or more", arguments: CommandForm.all.filter(\.readsDocuments))
    func documents(_ form: CommandForm) throws {
        let outcome = try Textkit.run(form.arguments + ["--keep-going"] + paths)
        let isCheck = form.output == .diagnostics
        // None of them is SSML, and that is what there is to say.
        #expect(outcome.exitCode == (isCheck ? 1 : 3))
        let said = isCheck ? outcome.text : outcome.messages
        #expect(isCheck == outcome.messages.isEmpty)
        for path in paths { #expect(said.contains(path), "\(path)") }
        #expect(!outcome.output.contains(Self.replacement))
    }

    @Test("All files one after another, with --lossy", arguments: CommandForm.all.filter { !$0.refusesText })
    func lossy(_ form: CommandForm) throws {
        let outcome = try Textkit.run(form.arguments + ["--lossy"] + paths)
        #expect(outcome.exitCode == 0)
        #expect(outcome.messages == "")
        let lines = files.flatMap { file in
            file.bytes.contractLines.map { Array(String(decoding: $0, as: UTF8.self).utf8) }
        }
        if form.arguments == ["segment", "--all", "--join", ""] {
            #expect(outcome.lines.map(Array.init) == lines, "Not as Swift repairs it")
        }
        guard form.output == .json else { return }
        try #require(outcome.lines.count == lines.count)
        for (object, line) in zip(outcome.lines, lines) {
            if let wrong = try JSONLine(object).wrongCut(of: line[...]) { Issue.record("\(wrong)") }
        }
    }

    @Test(
        "A malformed locale is an error that shows the tag",
        arguments: ["ja_JP", "C.UTF-8", "日本", "%s%n%s", "a", "ab-"])
    func locale(_ tag: String) throws {
        let outcome = try Textkit.run(["segment", "--language", tag, "--text", "a"])
        #expect(outcome.exitCode == 64)
        #expect(outcome.output.isEmpty)
        #expect(outcome.messages.contains("“\(tag)” is not a well-formed BCP 47 language tag"))
    }
}

@Suite("Files that cannot be read")
struct UnreadableFileTests {
    @Test("A missing file and a folder are named, and the others are still read", arguments: CommandForm.tolerant)
    func missing(_ form: CommandForm) throws {
        let folder = try TemporaryFolder()
        try folder.write("one\n".utf8, to: "first")
        try folder.write("two\n".utf8, to: "last")
        let outcome = try Textkit.run(form.arguments + ["first", "missing", ".", "last"], in: folder.url)
        let both = try Textkit.run(form.arguments + ["first", "last"], in: folder.url)
        #expect(outcome.exitCode == 2)
        #expect(both.exitCode == 0)
        #expect(outcome.output == both.output)
        #expect(
            outcome.messages
                == "textkit: missing: error: No such file or directory\ntextkit: .: error: Is a directory\n")
    }

    @Test(
        "A file that fails when it is read is named",
        .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/mem")))
    func failing() throws {
        let outcome = try Textkit.run(["segment", "/proc/self/mem", "-"], input: Array("word\n".utf8))
        #expect(outcome.exitCode == 2)
        #expect(outcome.text == "word\n")
        #expect(outcome.messages == "textkit: /proc/self/mem: error: Input/output error\n")
    }

    @Test("A file without permission is named", .enabled(if: getuid() != 0, "Root may read everything"))
    func forbidden() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("one\n".utf8, to: "secret")
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
        let outcome = try Textkit.run(["segment", "secret"], in: folder.url)
        #expect(outcome.exitCode == 2)
        #expect(outcome.messages == "textkit: secret: error: Permission denied\n")
    }
}

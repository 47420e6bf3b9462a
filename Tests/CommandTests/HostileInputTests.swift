import Foundation
import TestSupport
import Testing

@Suite("Hostile input", .enabled(if: HostileData.isPresent, "Needs the hostile inputs in TEXTKIT_DATA"))
struct HostileInputTests {
    /// Seconds for inputs of a quarter of a megabyte at most.
    static let limit = 20.0

    static let replacement = Array("\u{FFFD}".utf8)

    private func path(_ name: String) -> String { HostileData.folder.appending(path: name).path }

    private func expectedLines(_ name: String) throws -> [ArraySlice<UInt8>] {
        try HostileData.bytes(of: name).contractLines
    }

    @Test("No file crashes or stops a command, and bad data are exit code 2", arguments: CommandForm.all)
    func alone(_ form: CommandForm) throws { try checkEach(form) }

    @Test(
        "Nor those that speak", .enabled(if: EspeakNG.isInstalled, "espeak-ng is not installed"),
        arguments: CommandForm.speech)
    func spoken(_ form: CommandForm) throws { try checkEach(form) }

    private func checkEach(_ form: CommandForm) throws {
        for name in HostileData.names {
            let outcome = try Textkit.run(form.arguments + [path(name)], limit: Self.limit)
            if form.output == .diagnostics {
                // None of them is SSML, and that is what there is to say.
                #expect(outcome.exitCode == 1 && outcome.messages.isEmpty && !outcome.output.isEmpty, "\(name)")
                continue
            }
            let lines = try expectedLines(name)
            let bad = lines.firstIndex { UTF8Reference.fault(in: $0) != nil }
            if !form.refusesText {
                #expect(outcome.exitCode == (bad == nil ? 0 : 2), "\(name)")
                #expect(outcome.messages.isEmpty == (bad == nil), "\(name)")
            }
            #expect([0, 2].contains(outcome.exitCode), "\(name)")
            #expect((outcome.exitCode == 0) == outcome.messages.isEmpty, "\(name)")
            if form.output == .json || form.output == .lines {
                let all = bad ?? lines.count
                #expect(form.refusesText ? outcome.lines.count <= all : outcome.lines.count == all, "\(name)")
            }
            if try !HostileData.bytes(of: name).contains(Self.replacement) {
                #expect(!outcome.output.contains(Self.replacement), "\(name): U+FFFD from nowhere")
            }
            guard form.output == .json else { continue }
            for (object, line) in zip(outcome.lines, lines) {
                if let wrong = try JSONLine(object).wrongCut(of: line) { Issue.record("\(name): \(wrong)") }
            }
        }
    }

    @Test("Invalid UTF-8 is reported by line, column and byte offset", arguments: HostileData.names)
    func message(_ name: String) throws {
        let bytes = try HostileData.bytes(of: name)
        let lines = bytes.contractLines
        guard let number = lines.firstIndex(where: { UTF8Reference.fault(in: $0) != nil }) else { return }
        let line = lines[number]
        let fault = try #require(UTF8Reference.fault(in: line))
        let column = String(decoding: line[..<fault], as: UTF8.self).count + 1
        let byte = String(format: "%02X", bytes[fault])
        let expected =
            "textkit: \(path(name)):\(number + 1):\(column): error: invalid UTF-8 (0x\(byte)) at byte offset "
            + "\(fault - line.startIndex) of the line, \(fault) of the file"

        let outcome = try Textkit.run(["segment", "--all", "--join", "|", path(name)])
        #expect(outcome.exitCode == 2)
        #expect(outcome.messages.hasPrefix(expected))
        #expect(outcome.messages.split(separator: "\n").count == 1)
        // What stands before it is out.
        let before = try Textkit.run(["segment", "--all", "--join", "|"], input: Array(bytes[..<line.startIndex]))
        #expect(outcome.output == before.output)
    }

    @Test("Documents are one thing to say each, or more", arguments: CommandForm.all.filter(\.readsDocuments))
    func documents(_ form: CommandForm) throws {
        let outcome = try Textkit.run(
            form.arguments + ["--keep-going"] + HostileData.names.map(path), limit: 3 * Self.limit)
        let isCheck = form.output == .diagnostics
        #expect(outcome.exitCode == (isCheck ? 1 : 3))
        let said = isCheck ? outcome.text : outcome.messages
        #expect(isCheck == outcome.messages.isEmpty)
        for name in HostileData.names { #expect(said.contains(path(name)), "\(name)") }
        #expect(!outcome.output.contains(Self.replacement))
    }

    @Test("All files one after another, with --keep-going", arguments: CommandForm.all.filter { !$0.readsDocuments })
    func keepGoing(_ form: CommandForm) throws {
        let outcome = try Textkit.run(
            form.arguments + ["--keep-going"] + HostileData.names.map(path), limit: 3 * Self.limit)
        // A document that an engine's limit has no room for is no bad line.
        #expect(outcome.exitCode == (form.arguments.contains("--split") ? 2 : 3))
        var lines: [(number: Int, line: ArraySlice<UInt8>)] = []
        for name in HostileData.names {
            lines += try expectedLines(name).enumerated().map { ($0 + 1, $1) }
        }
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

    @Test("All files one after another, with --lossy", arguments: CommandForm.all.filter { !$0.refusesText })
    func lossy(_ form: CommandForm) throws {
        let outcome = try Textkit.run(form.arguments + ["--lossy"] + HostileData.names.map(path), limit: 3 * Self.limit)
        #expect(outcome.exitCode == 0)
        #expect(outcome.messages == "")
        var lines: [[UInt8]] = []
        for name in HostileData.names {
            lines += try expectedLines(name).map { Array(String(decoding: $0, as: UTF8.self).utf8) }
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

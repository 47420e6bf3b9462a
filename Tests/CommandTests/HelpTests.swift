import Foundation
import TestSupport
import Testing

@Suite("Help, versions, lists and completions")
struct HelpTests {
    /// The commands that the help of `textkit` itself lists.
    static let commands: [String] = {
        guard let help = try? Textkit.run(["--help"]).text, let list = help.firstRange(of: "SUBCOMMANDS:\n") else {
            return []
        }
        return help[list.upperBound...].split(separator: "\n", omittingEmptySubsequences: false).prefix { !$0.isEmpty }
            .filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
            .map { String($0.split(separator: " ")[0]) }
    }()

    @Test("Every command is tested")
    func everyCommand() {
        #expect(Self.commands.sorted() == CommandForm.commands.sorted())
    }

    /// The commands that need espeak-ng.
    static let speaking = ["speak", "voices"]

    @Test(
        "Every example of a help does what the help shows",
        arguments: [[]] + commands.filter { !speaking.contains($0) }.map { [$0] })
    func examples(_ command: [String]) throws { try runExamples(of: command) }

    @Test(
        "So does every example with speech", .enabled(if: EspeakNG.isInstalled, "espeak-ng is not installed"),
        arguments: speaking)
    func spokenExamples(_ command: String) throws { try runExamples(of: [command]) }

    private func runExamples(of command: [String]) throws {
        let help = try Textkit.run(command + ["--help"])
        #expect(help.exitCode == 0)
        #expect(help.messages == "")
        let examples = Self.examples(in: help.text)
        #expect(examples.count == 3)
        for (script, output) in examples {
            let outcome = try Textkit.shell(script)
            #expect(outcome.exitCode == 0, "\(script)")
            #expect(outcome.messages == "", "\(script)")
            #expect(Self.withoutSpacesAtEnds(outcome.text) == output, "\(script)")
        }
    }

    /// What follows `  $ `, and what stands below it up to the next one: blank lines too, but for those at its end.
    static func examples(in help: String) -> [(script: String, output: String)] {
        var examples: [(script: String, output: String)] = []
        var isOpen = false
        for line in help.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("  $ ") {
                examples.append((String(line.dropFirst(4)), ""))
                isOpen = true
            } else if !line.isEmpty, !line.hasPrefix("  ") {
                // A line of an example that does not start so has been wrapped, which it must not be.
                isOpen = false
            } else if isOpen {
                examples[examples.count - 1].output += line.dropFirst(2) + "\n"
            }
        }
        return examples.map { ($0.script, withoutSpacesAtEnds($0.output)) }
    }

    /// The text without blank lines at its end and spaces at those of its lines.
    private static func withoutSpacesAtEnds(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map {
            String($0.trimmingSuffix(while: \.isWhitespace))
        }.joined(separator: "\n").trimmingCharacters(in: ["\n"])
    }

    @Test("The version names ICU's and Unicode's")
    func version() throws {
        for arguments in [["--version"], ["segment", "--version"]] {
            let outcome = try Textkit.run(arguments)
            #expect(outcome.exitCode == 0)
            #expect(
                try outcome.text.wholeMatch(
                    of: Regex(#"textkit \d+\.\d+\.\d+ \(ICU \d+(\.\d+)+, Unicode \d+(\.\d+)+\)\n"#)) != nil)
        }
    }

    @Test(
        "What is wrong with the command line is exit code 64, and a message",
        arguments: [
            "segment --by sylable", "segment --json -0", "segment --json --join x", "segment -0 --join x",
            "segment --parallel 0",
            "segment --parallel many", "segment --language ja_JP", "segment --text a file", "segment --no-such-option",
            "transliterate", "transliterate --id Latin-Hiragana --rules file", "transliterate --id Foo-Bar",
            "pronounce --language en_US", "pronounce --threshold 1.1", "pronounce --threshold x",
            "pronounce --senses foo", "pronounce --senses lead --language de", "pronounce --lexicon - -",
            "pronounce --lexicon - --lexicon - --text a",
            "no-such-command", "ssml --dialect klingon", "ssml --dialect azure", "ssml --check --plain",
            "ssml --check --split", "ssml --plain --dialect polly", "ssml --json", "ssml --check --language en",
            "wrap --width 0", "wrap --width wide", "wrap --ambiguous 3", "wrap --html --json", "wrap --language ja_JP",
        ])
    func usage(_ line: String) throws {
        let outcome = try Textkit.run(line.split(separator: " ").map(String.init))
        #expect(outcome.exitCode == 64)
        #expect(outcome.output.isEmpty)
        #expect(outcome.messages.hasPrefix("textkit: error: "))
    }

    @Test("Lists have an item a line")
    func lists() throws {
        let granularities = try Textkit.run(["segment", "--list"])
        #expect(
            granularities.text.split(separator: "\n").map { $0.prefix { $0 != "\t" } } == [
                "grapheme", "word", "morpheme", "line", "phrase", "sentence",
            ])
        let transforms = try Textkit.run(["transliterate", "--list"]).text.split(separator: "\n")
        #expect(transforms.contains("Latin-Hiragana") && transforms.contains("Any-NFC"))
        #expect(transforms == transforms.sorted())
    }

    @Test("Completions know every command and read well", arguments: ["bash", "zsh", "fish"])
    func completions(_ shell: String) throws {
        let outcome = try Textkit.run(["--generate-completion-script", shell])
        #expect(outcome.exitCode == 0)
        for command in Self.commands { #expect(outcome.text.contains(command)) }
        #expect(outcome.text.contains("grapheme"))
        // Shells that are not there cannot be asked.
        let syntax = try Textkit.shell("! command -v \(shell) || \(shell) -n", input: outcome.output)
        #expect(syntax.exitCode == 0)
        #expect(syntax.messages == "")
    }
}

extension Substring {
    fileprivate func trimmingSuffix(while isDropped: (Character) -> Bool) -> Substring {
        var trimmed = self
        while let last = trimmed.last, isDropped(last) { trimmed.removeLast() }
        return trimmed
    }
}

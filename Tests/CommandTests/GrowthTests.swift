import Foundation
import TestSupport
import Testing

#if !DEBUG
/// Ten times the input may take ten times as long, and a little more.
@Suite("Time grows with the input, not with its square")
struct GrowthTests {
    static let repeated: [(name: String, text: String)] = [
        ("Han", "中"), ("hiragana", "あ"), ("katakana", "ア"), ("Thai", "ก"), ("Lao", "ກ"), ("Khmer", "ក"),
        ("Burmese", "က"),
        ("combining mark", "\u{301}"), ("flag", "🇯🇵"), ("ASCII letter", "a"), ("LF", "\n"), ("space", " "),
        ("heteronym", "lead "),
    ]

    /// In units of each form; the last step is for those who have time.
    static let steps = ProcessInfo.processInfo.environment["TEXTKIT_VERIFY"] == nil ? [1, 10] : [1, 10, 100]

    static let forms = CommandForm.all.filter { form in
        // One form for each way of dividing, and all other commands.
        form.output == .json || form.arguments[0] != "segment"
    }

    @Test("One character over and over", arguments: forms, repeated.map(\.name))
    func growth(_ form: CommandForm, _ name: String) throws { try measure(form, name) }

    @Test(
        "One character over and over, spoken", .enabled(if: EspeakNG.isInstalled, "espeak-ng is not installed"),
        arguments: CommandForm.speech, repeated.map(\.name))
    func speech(_ form: CommandForm, _ name: String) throws { try measure(form, name) }

    private func measure(_ form: CommandForm, _ name: String) throws {
        let text = Self.repeated.first { $0.name == name }!.text
        let inputs = try TemporaryFolder()
        for step in Self.steps {
            let repeated = String(repeating: text, count: step * form.growthUnit / text.utf8.count)
            try inputs.write(Array(form.line(repeated).utf8), to: "\(step)")
        }
        var times = try Self.steps.map { try processorTime(form, "\(inputs.url.path)/\($0)") }
        for (small, large) in zip(times.indices, times.indices.dropFirst()) {
            // Below a hundredth of a second there is more noise than time. Squared growth would be 100 times.
            let isSuperlinear = { times[large] > 25 * max(times[small], 0.01) }
            if isSuperlinear() {
                times = try Self.steps.map { try processorTime(form, "\(inputs.url.path)/\($0)") }
            }
            #expect(
                !isSuperlinear(), "\(Self.steps[small]) and \(Self.steps[large]) × \(form.growthUnit) bytes: \(times) s"
            )
        }
    }

    private func processorTime(_ form: CommandForm, _ path: String) throws -> Double {
        let command = (["textkit"] + form.arguments + [path]).map { "'\($0)'" }.joined(separator: " ")
        let outcome = try Textkit.shell("TIMEFORMAT='%U %S'; time \(command) &> /dev/null", limit: 120)
        let refusal: Int32 = form.output == .diagnostics ? 1 : 2
        try #require(outcome.exitCode == 0 || form.refuses == .most && outcome.exitCode == refusal)
        return outcome.messages.split { $0.isWhitespace }.compactMap { Double($0) }.reduce(0, +)
    }
}
#endif

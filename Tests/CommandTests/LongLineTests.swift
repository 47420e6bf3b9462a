import TestSupport
import Testing

/// Whatever takes time that grows with the square of its input is still busy when `Textkit.patience`
/// ends; `scripts/verify growth` measures how time grows.
@Suite("Long lines")
struct LongLineTests {
    /// Runs of one character, and then all of them mixed: scripts with and without dictionaries, marks, pairs, spaces.
    static let mixture: String = {
        let characters = [
            "中", "あ", "ア", "ー", "ก", "ກ", "ក", "က", "\u{301}", "🇯🇵", "a", "1", " ", "《", "|", "lead ", "漢字かな", "。",
        ]
        var random = SeededRandom(seed: 29)
        var text = characters.map { String(repeating: $0, count: 1_000) }.joined()
        while text.utf8.count < 200_000 { text += characters.randomElement(using: &random)! }
        return text
    }()

    @Test("A line of many scripts, 200,000 bytes long, is done", arguments: CommandForm.all)
    func done(_ form: CommandForm) throws { try check(form, Self.mixture) }

    @Test(
        "And spoken", .enabled(if: EspeakNG.isInstalled, "espeak-ng is not installed"), arguments: CommandForm.speech)
    func spoken(_ form: CommandForm) throws { try check(form, String(Self.mixture.suffix(5_000))) }

    private func check(_ form: CommandForm, _ text: String) throws {
        let line = form.line(text)
        let outcome = try Textkit.run(form.arguments, input: Array((line + "\n").utf8))
        let refusal: Int32 = form.output == .diagnostics ? 1 : 2
        #expect(outcome.exitCode == 0 || form.refusesText && outcome.exitCode == refusal)
        guard outcome.exitCode == 0, form.output == .json || form.output == .lines else { return }
        try #require(outcome.lines.count == 1)
        guard form.output == .json else { return }
        if let wrong = try JSONLine(outcome.lines[0]).wrongCut(of: Array(line.utf8)[...]) { Issue.record("\(wrong)") }
    }
}

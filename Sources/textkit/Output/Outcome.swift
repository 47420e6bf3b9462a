import ArgumentParser

/// How a run can end.
struct Outcome {
    let code: ExitCode
    /// What it means, for help and the manual.
    let meaning: String

    static let done = Outcome(0, "done")
    static let problems = Outcome(1, "a check found errors")
    static let badInput = Outcome(2, "stopped at bad input, or at a file that cannot be read or written")
    static let badLines = Outcome(3, "done, with --keep-going, and some lines were bad")
    static let usage = Outcome(64, "wrong usage")

    /// All of them. Where several hold, a file that cannot be read goes before a check, and that before bad lines.
    static let all = [done, problems, badInput, badLines, usage]

    private init(_ code: Int32, _ meaning: String) {
        self.code = ExitCode(code)
        self.meaning = meaning
    }

    /// The part of a help text that tells the exit codes.
    static var help: String {
        let rows = all.map { outcome in
            let code = "\(outcome.code.rawValue)"
            return "  " + code + String(repeating: " ", count: 4 - code.count) + outcome.meaning
        }
        return "EXIT CODES:\n" + rows.joined(separator: "\n")
    }
}

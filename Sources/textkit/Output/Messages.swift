import ArgumentParser

/// Messages for the user, on standard error, in the form that editors and scripts understand:
/// `textkit: FILE:LINE:COLUMN: error: …`.
struct Messages {
    private let isColored = StandardError.isTerminal && (StandardError.environment("NO_COLOR") ?? "").isEmpty

    /// Whether something could not be read or written, or done at all.
    private(set) var hasErrors = false
    /// Whether bad lines were left out.
    private(set) var hasBadLines = false
    /// Whether a check found something wrong.
    var hasProblems = false

    /// The exit code that goes with what was said.
    var outcome: Outcome {
        if hasErrors { return .badInput }
        if hasProblems { return .problems }
        return hasBadLines ? .badLines : .done
    }

    /// Reports a line after which the run goes on.
    ///
    /// - Parameter isCutOff: Whether the rest of its file is lost, too.
    mutating func skip(_ line: BadLine, isCutOff: Bool = false) {
        hasBadLines = true
        if isCutOff { hasErrors = true }
        error(at: line)
    }

    mutating func report(_ line: BadLine) {
        hasErrors = true
        error(at: line)
    }

    mutating func report(_ failure: FileError) {
        report(failure.reason, about: failure.path)
    }

    mutating func report(_ message: String, about file: String) {
        hasErrors = true
        say("error", color: 31, at: file, message)
    }

    mutating func report(_ message: String) {
        hasErrors = true
        say("error", color: 31, message)
    }

    /// Reports what is wrong with the command line. The text has been made visible; it may be of several lines.
    func usageError(_ text: String) {
        StandardError.write("textkit: \(label("error", color: 31)) \(text)\n")
    }

    /// Says something that is no error.
    func note(_ message: String) {
        StandardError.write("textkit: \(message.visible)\n")
    }

    /// Says that something is not done as it was asked for; that makes no difference to the exit code.
    func warn(at place: String? = nil, _ message: String) {
        say("warning", color: 35, at: place, message)
    }

    private func error(at line: BadLine) {
        say("error", color: 31, at: "\(line.source.name):\(line.line):\(line.data.column)", line.data.message)
    }

    private func say(_ label: String, color: Int, at place: String? = nil, _ message: String) {
        let place = place.map { "\($0): ".visible } ?? ""
        StandardError.write("textkit: \(place)\(self.label(label, color: color)) \(message.visible)\n")
    }

    private func label(_ text: String, color: Int) -> String {
        isColored ? "\u{1B}[1;\(color)m\(text):\u{1B}[0m" : "\(text):"
    }
}

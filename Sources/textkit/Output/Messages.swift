/// Messages for the user, on standard error, in the form that editors and scripts understand:
/// `textkit: FILE:LINE:COLUMN: error: …`.
struct Messages {
    private let isColored = StandardError.isTerminal && (StandardError.environment("NO_COLOR") ?? "").isEmpty

    /// Whether there was an error. It makes the exit code.
    private(set) var hasErrors = false

    mutating func report(_ line: BadLine) {
        error(at: "\(line.file):\(line.line):\(line.data.column): ", line.data.message)
    }

    mutating func report(_ failure: FileError) {
        report(failure.reason, about: failure.path)
    }

    mutating func report(_ message: String, about file: String) {
        error(at: "\(file): ", message)
    }

    mutating func report(_ message: String) {
        error(at: "", message)
    }

    /// Says something that is no error.
    func note(_ message: String) {
        StandardError.write("textkit: \(message)\n")
    }

    /// Says that something is not done as it was asked for; that makes no difference to the exit code.
    func warn(at place: String? = nil, _ message: String) {
        let label = isColored ? "\u{1B}[1;35mwarning:\u{1B}[0m" : "warning:"
        StandardError.write("textkit: \(place.map { "\($0): " } ?? "")\(label) \(message)\n")
    }

    private mutating func error(at place: String, _ message: String) {
        hasErrors = true
        let label = isColored ? "\u{1B}[1;31merror:\u{1B}[0m" : "error:"
        StandardError.write("textkit: \(place)\(label) \(message)\n")
    }
}

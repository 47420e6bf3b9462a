import ArgumentParser

/// What there is to say of a command line that is no run: help, the version, or what is wrong with it.
struct CommandLineReport {
    private let text: String
    private let outcome: Outcome
    /// The commands that the line names.
    private let path: [String]

    init(_ error: any Error, _ arguments: [String]) {
        path = Textkit.path(in: arguments)
        switch Textkit.exitCode(for: error) {
        case .success:
            outcome = .done
            text = Textkit.message(for: error)
        case .validationFailure:
            outcome = .usage
            text = Textkit.unknownCommand(in: arguments) ?? Self.visibleMessage(of: error, arguments)
        default:
            outcome = .badInput
            text = Textkit.message(for: error).visible
        }
    }

    /// Writes it.
    ///
    /// - Returns: The exit code that goes with it.
    func write() -> ExitCode {
        if outcome.code == .success {
            do throws(ExitCode) {
                try Results.list([text], to: nil)
            } catch {
                return error
            }
        } else {
            let messages = Messages()
            messages.usageError(text)
            if outcome.code == .validationFailure {
                messages.note("“\((["textkit"] + path + ["--help"]).joined(separator: " "))” shows what there is")
            }
        }
        return outcome.code
    }

    /// The message, with what is hidden in the command line made visible: it quotes from there.
    private static func visibleMessage(of error: any Error, _ arguments: [String]) -> String {
        let visible = arguments.map(\.visible)
        guard visible != arguments else { return Textkit.message(for: error) }
        do {
            let command = try Textkit.parseAsRoot(visible)
            if let command = command as? any TextkitCommand { try command.check(GivenOptions(visible)) }
        } catch {
            return Textkit.message(for: error)
        }
        return Textkit.message(for: error).visible
    }
}

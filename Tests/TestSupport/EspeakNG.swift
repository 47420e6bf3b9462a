/// espeak-ng, which the tests of speech need and nothing else does.
package enum EspeakNG {
    /// Whether the command finds it.
    package static let isInstalled: Bool = {
        // An error here is one of the command, which other tests report.
        guard let outcome = try? Textkit.run(["voices"]) else { return false }
        return outcome.exitCode == 0
    }()
}

/// Speech that cannot be made.
public struct SpeechError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What kind of error it is.
    public struct Code: Hashable, Sendable {
        /// The code's name, which programs can rely on.
        public let name: String

        /// espeak-ng is not installed, or not all of it.
        public static let engineMissing = Code(name: "engine-missing")
        /// espeak-ng could not do what it was asked to.
        public static let engineFailed = Code(name: "engine-failed")
        /// There is no voice of the name, or for the language.
        public static let noVoice = Code(name: "no-voice")
        /// ICU could not do what it was asked to.
        public static let icuFailed = Code(name: "icu-failed")
    }

    /// What kind of error it is.
    public let code: Code

    /// What is wrong, in a sentence.
    public let description: String

    static func engineMissing(_ why: String) -> SpeechError {
        SpeechError(
            code: .engineMissing,
            description:
                "espeak-ng is not there: \(why). It speaks for this library; install it, on Debian and Ubuntu with “apt-get install espeak-ng”."
        )
    }

    static func engineFailed(_ what: String) -> SpeechError {
        SpeechError(code: .engineFailed, description: "espeak-ng \(what).")
    }
}

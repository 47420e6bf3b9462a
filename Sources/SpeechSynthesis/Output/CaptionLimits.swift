public import TextToolkit

/// What people can read of captions: how much at a time, how fast, and for how long it stays.
public struct CaptionLimits: Hashable, Sendable {
    /// The lines of a cue.
    public var lines: Int

    /// The columns of a line; wide characters such as kanji take two.
    public var columns: Int

    /// How long a cue is shown, at least and at most.
    public var duration: ClosedRange<Duration>

    /// The characters that are read in a second, spaces among them.
    public var charactersPerSecond: Double

    /// Sets limits.
    ///
    /// - Precondition: There is a line, a column and a character a second at least.
    public init(lines: Int = 2, columns: Int, duration: ClosedRange<Duration>, charactersPerSecond: Double) {
        precondition(lines > 0 && columns > 0 && charactersPerSecond > 0, "Captions have some room and some time.")
        self.lines = lines
        self.columns = columns
        self.duration = duration
        self.charactersPerSecond = charactersPerSecond
    }

    /// Two lines of 42 columns, 20 characters a second, 1 to 7 seconds: what broadcasters ask for in alphabetic scripts.
    public static let alphabetic = CaptionLimits(
        columns: 42, duration: .seconds(1) ... .seconds(7), charactersPerSecond: 20)

    /// Two lines of 16 wide characters, 8 characters a second, 1 to 7 seconds: for Japanese, Chinese and Korean.
    public static let eastAsian = CaptionLimits(
        columns: 32, duration: .seconds(1) ... .seconds(7), charactersPerSecond: 8)

    /// The limits for a language.
    public static func usual(for language: LanguageTag) -> CaptionLimits {
        let primary = language.tag.prefix { $0 != "-" }.lowercased()
        return ["ja", "zh", "yue", "ko"].contains(primary) ? eastAsian : alphabetic
    }
}

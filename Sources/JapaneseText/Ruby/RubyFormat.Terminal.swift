public import TextToolkit

extension RubyFormat {
    /// For a terminal: each reading on the line above its base, on lines of any length.
    public static let terminal = terminal(width: nil)

    /// For a terminal of a width in columns: each reading on the line above its base.
    ///
    ///     try text.written(as: .terminal(width: 40))
    ///     // みせ  い
    ///     //  店 に行きます
    ///
    /// The shorter of the two stands over the middle of the longer. Lines break as
    /// `LineWrapper` breaks them, between phrases, and never inside a base; they are longer than the width
    /// only if a base or reading is. A line without readings has none above it.
    ///
    /// - Parameter width: The columns of a line, at least 1; `nil` for no limit.
    /// - Parameter displayWidth: What measures the columns.
    public static func terminal(width: Int?, measuredBy displayWidth: DisplayWidth = DisplayWidth()) -> RubyFormat {
        precondition(width.map { $0 > 0 } ?? true, "A line has at least 1 column.")
        return RubyFormat(
            name: "terminal", summary: "for a terminal: readings on the line above their base",
            example: "みせ  い\n 店 に行きます",
            writer: { text in TerminalRuby(width: width ?? .max, displayWidth: displayWidth).lines(of: text) })
    }
}

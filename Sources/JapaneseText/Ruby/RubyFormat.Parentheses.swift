extension RubyFormat {
    /// Readings in parentheses, for where there is only plain text: 店(みせ)に行(い)きます.
    ///
    /// For the eye: parentheses of the text stay as they are, so it cannot be read back.
    public static let parentheses = RubyFormat(
        name: "parentheses", summary: "plain text with the readings in parentheses",
        example: "店(みせ)に行(い)きます", Parentheses())
}

private struct Parentheses: RubySyntax {
    func write(_ text: AnnotatedText) -> String { text.description }
}

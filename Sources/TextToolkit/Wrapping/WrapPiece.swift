/// A piece of a text that is set on one line, with the spaces after it.
///
/// All offsets are in UTF-8 bytes of the text.
struct WrapPiece {
    /// What it takes to break after a piece, from the best to the worst.
    enum Break: Int {
        case mandatory, phrase, word, grapheme
    }

    var start: Int
    /// Where the spaces after it start, and where they end.
    var end: Int
    var next: Int
    var width: Double
    /// The width of the spaces.
    var spaceWidth = 0.0
    var breakAfter: Break
    /// Whether it has a tab, so that its width depends on where it stands.
    var hasTab = false
    /// Whether it is the first part of a word that is wider than a line, which starts on a line of its own.
    var startsLine = false
    /// Whether a line feed, or the end of the text, follows it.
    var isLast = false
}

/// The indentation of a paragraph, as its lines have it.
struct WrapIndentation {
    /// What is repeated before all lines but the first.
    var repeated = 0..<0
    /// The column in which all lines but the first start.
    var column = 0.0
}

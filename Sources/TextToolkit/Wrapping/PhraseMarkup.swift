/// Writes texts as HTML that browsers break between phrases.
///
///     PhraseMarkup(language: "ja").paragraph(of: "やはり俺の青春ラブコメは")
///     // <p style="…">やはり<wbr>俺の<wbr>青春ラブコメは</p>
///
/// There is a `<wbr>` between two phrases that no space divides, and `word-break: keep-all` keeps the browser from
/// breaking elsewhere, `overflow-wrap: anywhere` lets it where a phrase is wider than the box.
/// Spaces stay as they are (`white-space: pre-wrap`).
public struct PhraseMarkup: Sendable {
    /// The language of the text.
    public var language: LanguageTag

    /// Words that a browser does not break inside, unless one is wider than the box.
    public var keptWords: KeptWords?

    /// Whether the browser is to fill lines evenly (`text-wrap: balance`).
    public var isBalanced = false

    /// Writes text of a language.
    public init(language: LanguageTag = .undetermined) {
        self.language = language
    }

    /// A line of text as a paragraph, without a line feed after it; an empty one is as high as others.
    ///
    /// Control characters go through as they are, also those that no HTML document should have.
    ///
    /// - Complexity: O(*n*) in the line.
    public func paragraph(of line: some StringProtocol) -> String {
        let segmenter = Segmenter(unopened: .phrase, language: language.withStrictLines(), keeping: keptWords)
        var paragraph = "<p style=\"\(style)\">"
        var followsSpace = true
        for phrase in segmenter.segments(in: line) {
            if !followsSpace { paragraph += "<wbr>" }
            paragraph += HTMLText.escapedAfterTag(String(phrase.text))
            followsSpace = phrase.text.unicodeScalars.last?.properties.isWhitespace == true
        }
        return paragraph + (line.isEmpty ? "<br></p>" : "</p>")
    }

    private var style: String {
        "white-space: pre-wrap; word-break: keep-all; overflow-wrap: anywhere; line-break: strict"
            + (isBalanced ? "; text-wrap: balance" : "")
    }
}

extension RubyFormat {
    /// `{漢字|かんじ}`: DenDenMarkdown, markdown-it-ruby, VFM.
    ///
    /// As many readings as the base has characters go to one each: `{漢字|かん|じ}`.
    public static let markdownPipe = RubyFormat(
        name: "markdown-pipe", summary: "Markdown of DenDenMarkdown, VFM and markdown-it-ruby",
        example: "{店|みせ}に{行|い}きます", MarkdownRuby.pipe)

    /// `[漢字]{かんじ}`: furigana-markdown-it, autoruby.
    ///
    /// Brackets without braces after them stay, as in `[a link](https://example.org)`.
    public static let markdownBrackets = RubyFormat(
        name: "markdown-brackets", summary: "Markdown of furigana-markdown-it and autoruby",
        example: "[店]{みせ}に[行]{い}きます", MarkdownRuby.brackets)

    /// `{漢字}(かんじ)`: showdown-kanji, remarkable-furigana. Full-width parentheses are read too.
    public static let markdownParentheses = RubyFormat(
        name: "markdown-parentheses", summary: "Markdown of showdown-kanji and remarkable-furigana",
        example: "{店}(みせ)に{行}(い)きます", MarkdownRuby.parentheses)

    /// `{漢字(かんじ)}`: mkdocs-ruby-plugin.
    public static let markdownBraces = RubyFormat(
        name: "markdown-braces", summary: "Markdown of the ruby plugin of MkDocs",
        example: "{店(みせ)}に{行(い)}きます", MarkdownRuby.braces)
}

/// Where a dialect of Markdown has its base and its reading.
struct MarkdownRuby: ReadableRubySyntax {
    let opening: String
    let middle: String
    let closing: String

    static let pipe = MarkdownRuby(opening: "{", middle: "|", closing: "}")
    static let brackets = MarkdownRuby(opening: "[", middle: "]{", closing: "}")
    static let parentheses = MarkdownRuby(opening: "{", middle: "}(", closing: ")")
    static let braces = MarkdownRuby(opening: "{", middle: "(", closing: ")}")

    func read(_ source: inout RubySource) throws(RubyFault) {
        try MarkdownReader(dialect: self).read(&source)
    }

    func write(_ text: AnnotatedText) -> String {
        var output: [UInt8] = []
        for run in text.runs {
            if let reading = run.reading {
                output += opening.utf8
                append(run.base, to: &output, isInRuby: true)
                output += middle.utf8
                append(reading, to: &output, isInRuby: true)
                output += closing.utf8
            } else {
                append(run.base, to: &output, isInRuby: false)
            }
        }
        return String(decoding: output, as: UTF8.self)
    }

    /// Adds text with a backslash before what would be markup (CommonMark, 2.4), or as a reference (2.5).
    private func append(_ text: String, to output: inout [UInt8], isInRuby: Bool) {
        let bytes = Array(text.utf8)
        var isAtStartOfLine = output.isEmpty || output.last == 0x0A
        var followsNumber = false
        for (index, byte) in bytes.enumerated() {
            // Implementations look for a backslash before a mark, and do not see that another is before it.
            if isInRuby, byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "|") {
                output += "&#\(byte);".utf8
                continue
            }
            let needsEscape =
                switch byte {
                case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"),
                    UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "<"),
                    UInt8(ascii: "|"):
                    true
                case UInt8(ascii: "("), UInt8(ascii: ")"):
                    isInRuby || (byte == UInt8(ascii: ")") && followsNumber)
                case UInt8(ascii: "&"):
                    index + 1 < bytes.count
                        && (bytes[index + 1].isASCIIAlphanumeric || bytes[index + 1] == UInt8(ascii: "#"))
                case UInt8(ascii: "#"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "="), UInt8(ascii: ">"):
                    isAtStartOfLine
                case UInt8(ascii: "."):
                    followsNumber
                default:
                    false
                }
            if needsEscape { output.append(UInt8(ascii: "\\")) }
            output.append(byte)
            followsNumber = byte.isASCIIDigit && (isAtStartOfLine || followsNumber)
            isAtStartOfLine = byte == 0x0A || (isAtStartOfLine && byte == 0x20)
        }
    }
}

/// A way of writing readings into plain text: HTML, Aozora, Anki and others.
///
///     let text = try AnnotatedText(parsing: "店《みせ》に行《い》きます", as: .aozora)
///     try text.written(as: .html)
///     // <ruby>店<rp>(</rp><rt>みせ</rt><rp>)</rp></ruby>に<ruby>行<rp>(</rp>…
///
/// Whatever a format can write and read, it reads back as it was written, in the fewest runs
/// (``AnnotatedText/normalized``). Characters that have a meaning in the format are escaped as the
/// format escapes them; where it has no escape for them, writing throws ``RubyError``.
public struct RubyFormat: Sendable {
    /// The name that commands and documentation use.
    public let name: String

    /// One sentence on what it is, for help texts.
    public let summary: String

    /// How 店に行きます looks in it.
    public let example: String

    let syntax: any RubySyntax
    /// The syntax again, if it can be read: to ask the runtime for that would go through every conformance there is.
    fileprivate let readableSyntax: (any ReadableRubySyntax)?

    init(name: String, summary: String, example: String, _ syntax: some RubySyntax) {
        self.init(name: name, summary: summary, example: example, syntax, readable: nil)
    }

    init(name: String, summary: String, example: String, _ syntax: some ReadableRubySyntax) {
        self.init(name: name, summary: summary, example: example, syntax, readable: syntax)
    }

    private init(
        name: String, summary: String, example: String, _ syntax: any RubySyntax,
        readable readableSyntax: (any ReadableRubySyntax)?
    ) {
        self.name = name
        self.summary = summary
        self.example = example
        self.syntax = syntax
        self.readableSyntax = readableSyntax
    }
}

extension RubyFormat {
    /// Every format.
    public static let all = [
        html, markdownPipe, markdownBrackets, markdownParentheses, markdownBraces, aozora, anki, webVTT,
        blogBrackets, blogAngles, latex, pxrubrica, typst, ttml, parentheses, terminal,
    ]

    /// Every format that can be read as well as written.
    public static let readable = all.filter(\.isReadable)

    /// Whether texts in it can be read as well as written.
    public var isReadable: Bool { readableSyntax != nil }

    /// The format of a name, as ``all`` has them; `nil` if there is none.
    public init?(name: String) {
        guard let format = Self.all.first(where: { $0.name == name }) else { return nil }
        self = format
    }
}

extension AnnotatedText {
    /// Reads a text in a format.
    ///
    ///     try AnnotatedText(parsing: "{今日|こんにち}は", as: .markdownPipe).reading  // "こんにちは"
    ///
    /// Markup that is no ruby (a `<b>`, an indent) is left out, the text in it stays.
    ///
    /// - Throws: ``RubyError`` where the text breaks the rules of the format, with the place; at the start where the
    ///   format is one that can only be written.
    /// - Complexity: O(*n*) in the text, whatever stands in it.
    public init(parsing source: String, as format: RubyFormat) throws(RubyError) {
        var reading = RubySource(source)
        do throws(RubyFault) {
            guard let syntax = format.readableSyntax else { throw RubyFault(.unreadable, source, at: 0) }
            try syntax.read(&reading)
        } catch {
            throw RubyError(error, in: source, format: format)
        }
        self = reading.finish()
    }

    /// Writes the text in a format.
    ///
    ///     try AnnotatedText([.init("漢字", reading: "かんじ")]).written(as: .aozora)  // "漢字《かんじ》"
    ///
    /// - Throws: ``RubyError`` where the format cannot express the text, with the place in ``base``.
    /// - Complexity: O(*n*) in the text and its readings.
    public func written(as format: RubyFormat) throws(RubyError) -> String {
        let text = normalized
        do throws(RubyFault) {
            try format.syntax.check(text)
        } catch {
            throw RubyError(error, in: text.base, format: format)
        }
        return format.syntax.write(text)
    }
}

extension RubyFormat: Hashable, CustomStringConvertible {
    /// Formats are equal that write the same: those of one name, and on a terminal of one width.
    public static func == (first: RubyFormat, second: RubyFormat) -> Bool {
        first.name == second.name && AnyHashable(first.syntax) == AnyHashable(second.syntax)
    }

    /// Feeds the name to the hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
    }

    /// The name.
    public var description: String { name }
}

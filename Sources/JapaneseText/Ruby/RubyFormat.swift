/// A way of writing readings into plain text: HTML, Aozora, Anki and others.
///
///     let text = try RubyText(parsing: "店《みせ》に行《い》きます", as: .aozora)
///     try text.written(as: .html)
///     // <ruby>店<rp>(</rp><rt>みせ</rt><rp>)</rp></ruby>に<ruby>行<rp>(</rp>…
///
/// Whatever a format can write and read, it reads back as it was written, in the fewest runs
/// (``RubyText/normalized``). Characters that have a meaning in the format are escaped as the
/// format escapes them; where it has no escape for them, writing throws ``RubyError``.
public struct RubyFormat: Sendable {
    /// The name that commands and documentation use.
    public let name: String

    /// One sentence on what it is, for help texts.
    public let summary: String

    /// How 店に行きます looks in it.
    public let example: String

    let writer: @Sendable (RubyText) throws(RubyFault) -> String
    let reader: (@Sendable ([UInt8]) throws(RubyFault) -> RubyText)?

    init(
        name: String, summary: String, example: String,
        writer: @escaping @Sendable (RubyText) throws(RubyFault) -> String,
        reader: (@Sendable ([UInt8]) throws(RubyFault) -> RubyText)? = nil
    ) {
        self.name = name
        self.summary = summary
        self.example = example
        self.writer = writer
        self.reader = reader
    }
}

extension RubyFormat {
    /// Whether texts in it can be read as well as written.
    public var isReadable: Bool { reader != nil }

    /// Every format.
    public static let all = [
        html, markdownPipe, markdownBrackets, markdownParentheses, markdownBraces, aozora, anki, webVTT,
        blogBrackets, blogAngles, latex, pxrubrica, typst, ttml, parentheses, terminal,
    ]

    /// Every format that can be read as well as written.
    public static let readable = all.filter(\.isReadable)
}

extension RubyText {
    /// Reads a text in a format.
    ///
    ///     try RubyText(parsing: "{今日|こんにち}は", as: .markdownPipe).reading  // "こんにちは"
    ///
    /// Markup that is no ruby (a `<b>`, an indent) is left out, the text in it stays.
    ///
    /// - Throws: ``RubyError`` where the text breaks the rules of the format, with the column.
    /// - Precondition: The format is readable.
    /// - Complexity: O(*n*) in the text, whatever stands in it.
    public init(parsing source: String, as format: RubyFormat) throws(RubyError) {
        guard let reader = format.reader else {
            preconditionFailure("The format \(format.name) can only be written.")
        }
        do throws(RubyFault) {
            self = try reader(Array(source.utf8))
        } catch {
            throw RubyError(error, in: source, format: format)
        }
    }

    /// Writes the text in a format.
    ///
    ///     try RubyText([.init("漢字", reading: "かんじ")]).written(as: .aozora)  // "漢字《かんじ》"
    ///
    /// - Throws: ``RubyError`` where the format cannot express the text, with the column in ``text``.
    /// - Complexity: O(*n*) in the text and its readings.
    public func written(as format: RubyFormat) throws(RubyError) -> String {
        let text = normalized
        do throws(RubyFault) {
            var start = 0
            for run in text.runs {
                if run.base.isEmpty { throw RubyFault(.missingBase, run.reading ?? "", at: start) }
                start += run.base.utf8.count
            }
            return try format.writer(text)
        } catch {
            throw RubyError(error, in: text.text, format: format)
        }
    }
}

extension RubyFormat: Hashable {
    /// Formats are equal that have the same name.
    public static func == (first: RubyFormat, second: RubyFormat) -> Bool {
        first.name == second.name
    }

    /// Feeds the name to the hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
    }
}

extension RubyFormat: CustomStringConvertible {
    /// The name.
    public var description: String { name }
}

public import TextToolkit

/// A file of Aozora Bunko: its title and author, its text with readings and notes, and where it comes from.
///
///     let document = AozoraDocument(parsing: source)
///     document.book.title       // 羅生門
///     RubyPage(title: document.book.title).html(of: document.book)
///
/// Nothing makes it fail and nothing is lost: each line of the source is one of ``lines``, and what cannot be read is
/// one of ``warnings``. The notes are those of Aozora Bunko's list (注記一覧); the legend is left out.
///
/// A header is there only with its legend (【テキスト中に現れる記号について】) or with a footer (底本：): lines of text that
/// come without them are text from the first one on.
public struct AozoraDocument: Hashable, Sendable {
    /// The lines of the source.
    public let lines: [Line]

    /// What the file holds, as a book.
    public let book: Book

    /// What could not be read as it may have been meant.
    public let warnings: [BookWarning]

    /// Reads a file.
    ///
    /// - Complexity: O(*n*) in the source.
    public init(parsing source: String) {
        var reader = AozoraDocumentReader(source)
        reader.read()
        lines = reader.lines
        book = reader.book
        warnings = reader.warnings
    }

    /// A line of a file.
    public struct Line: Hashable, Sendable {
        /// Its number, from 1.
        public let number: Int

        /// The line as it stands in the source, with what ends it.
        public let source: Substring

        /// What it belongs to.
        public let part: Part

        /// Its text with readings; `nil` where it holds only notes on how other lines are set, or is of the legend.
        public let text: AnnotatedText?
    }

    /// The parts of a file.
    public enum Part: Hashable, Sendable {
        /// The title and who wrote it.
        case header
        /// What the signs in the file mean, with the lines around it.
        case legend
        /// The text.
        case body
        /// Where the text comes from, and who made the file.
        case footer
    }

    /// The source of the text, as it is, without header, legend and footer.
    public var bodySource: String {
        lines.reduce(into: "") { if $1.part == .body { $0 += $1.source } }
    }
}

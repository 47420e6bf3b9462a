public import TextToolkit

/// A text that is published as a whole: its title, who wrote it, and its paragraphs as they are set.
///
/// ``AozoraDocument`` reads books, ``RubyPage`` and EPUB write them.
public struct Book: Hashable, Sendable {
    /// The title.
    public var title: String

    /// The title in the language that the book was translated from.
    public var originalTitle: String?

    /// What stands under the title.
    public var subtitle: String?

    /// Who wrote it.
    public var authors: [String]

    /// Who translated or edited it, as the book names them: 森鴎外訳.
    public var contributors: [String]

    /// The language of the text.
    public var language: LanguageTag

    /// The text.
    public var paragraphs: [Paragraph]

    /// What was printed where, and who made the file of it.
    public var colophon: [Paragraph]

    /// Makes a book.
    public init(
        title: String, originalTitle: String? = nil, subtitle: String? = nil, authors: [String] = [],
        contributors: [String] = [], language: LanguageTag = "ja", paragraphs: [Paragraph] = [],
        colophon: [Paragraph] = []
    ) {
        self.title = title
        self.originalTitle = originalTitle
        self.subtitle = subtitle
        self.authors = authors
        self.contributors = contributors
        self.language = language
        self.paragraphs = paragraphs
        self.colophon = colophon
    }
}

extension Book {
    /// A paragraph of a book, which may be empty: a line that is left free.
    public struct Paragraph: Hashable, Sendable {
        /// The line of the source that it stands on, from 1.
        public var line: Int

        /// What is in it, in its order.
        public var pieces: [Piece]

        /// How it is placed.
        public var layout: Layout

        /// The level of a heading, from 1 for the greatest; `nil` for text.
        public var headingLevel: Int?

        /// Makes a paragraph.
        public init(line: Int, pieces: [Piece], layout: Layout = Layout(), headingLevel: Int? = nil) {
            self.line = line
            self.pieces = pieces
            self.layout = layout
            self.headingLevel = headingLevel
        }

        /// The text with its readings, without what only sets it.
        ///
        /// - Complexity: O(*n*) in the text.
        public var text: AnnotatedText {
            AnnotatedText(
                pieces.compactMap { piece in
                    switch piece.content {
                    case .text(let run): run
                    case .unknown: AnnotatedText.Run(Piece.substitute)
                    case .mark, .image, .lineBreak: nil
                    }
                }
            ).normalized
        }
    }

    /// How a paragraph is placed; lengths are in characters of the text.
    public struct Layout: Hashable, Sendable {
        /// How far the first line starts from the margin.
        public var firstIndent = 0
        /// How far the lines after the first start from the margin.
        public var indent = 0
        /// How far the text ends from the other margin, where it stands at that one (地付き, 地から２字上げ).
        public var endIndent: Int?
        /// How long the lines are (字詰め).
        public var width: Int?
        /// How many columns the text is set in (段組み).
        public var columns: Int?
        /// Whether a new page starts with it.
        public var startsPage = false

        /// Makes the layout of plain text.
        public init() {}
    }

    /// A part of a paragraph that is set in one way.
    public struct Piece: Hashable, Sendable {
        /// What it is.
        public var content: Content

        /// How it is set, the outermost first.
        public var spans: [Span]

        /// Makes a piece.
        public init(_ content: Content, spans: [Span] = []) {
            self.content = content
            self.spans = spans
        }

        /// What stands for a character that no code is known for.
        public static let substitute = "〓"
    }

    /// What a paragraph is made of.
    public enum Content: Hashable, Sendable {
        /// Text, with its reading if it has one.
        case text(AnnotatedText.Run)
        /// A character that is known by its description only.
        case unknown(description: String)
        /// A sign for reading Chinese as Japanese (返り点, 訓点送り仮名): beside the text, and no part of it.
        case mark(String, isRaised: Bool)
        /// A picture: its file, what it shows, and its size in pixels where that is known.
        case image(file: String, description: String, width: Int?, height: Int?)
        /// A new line within a paragraph or a warichu.
        case lineBreak
    }

    /// A style over some pieces.
    public struct Span: Hashable, Sendable {
        /// The style.
        public var style: TextStyle
        /// Whether what is beside the text stands to the left of it.
        public var isLeft = false
        /// How many steps larger or smaller the text is.
        public var steps = 1
        /// What an editor says of it.
        public var note: String?

        /// Makes a span of a style.
        public init(_ style: TextStyle, isLeft: Bool = false, steps: Int = 1, note: String? = nil) {
            self.style = style
            self.isLeft = isLeft
            self.steps = steps
            self.note = note
        }

        /// Tells a span from another of the same style right after it: two numbers in 縦中横 stay two.
        var number = 0
    }
}

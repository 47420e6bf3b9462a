public import TextToolkit

/// A complete page of HTML that shows texts with their readings.
///
///     let page = RubyPage(title: "Lesson 1", language: "ja")
///     try page.html(of: [text])
///
/// Readings are half as large as their bases, lines wrap between bases, and the page follows the
/// reader's choice of dark or light. To write it as its texts come in, write ``opening``, then
/// ``paragraph(of:)`` for each text, then ``closing``.
public struct RubyPage: Hashable, Sendable {
    /// The title, which browsers show on the tab.
    public var title: String

    /// The language of the texts: browsers choose fonts and line breaks by it.
    public var language: LanguageTag

    /// Makes a page.
    public init(title: String, language: LanguageTag = "ja") {
        self.title = title
        self.language = language
    }

    /// The page with a paragraph for each text.
    ///
    /// - Throws: ``RubyError`` where HTML cannot express a text.
    public func html(of texts: some Sequence<AnnotatedText>) throws(RubyError) -> String {
        var page = opening
        for text in texts { page += try paragraph(of: text) }
        return page + closing
    }

    /// The page up to its first paragraph.
    public var opening: String {
        """
        <!DOCTYPE html>
        <html lang="\(language.tag)">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>\(HTMLText.escaped(title))</title>
        <style>
        \(Self.style)
        </style>
        </head>
        <body>
        <main>

        """
    }

    /// A text as a paragraph, with a line feed after it.
    ///
    /// - Throws: ``RubyError`` where HTML cannot express the text.
    public func paragraph(of text: AnnotatedText) throws(RubyError) -> String {
        "<p>\(try text.written(as: .html))</p>\n"
    }

    /// The page after its last paragraph.
    public var closing: String {
        """
        </main>
        </body>
        </html>

        """
    }

    private static let style = """
        :root {
          color-scheme: light dark;
          --paper: #fdfcf8; --ink: #1f1d1a; --reading: #6a4a3a;
        }
        @media (prefers-color-scheme: dark) {
          :root { --paper: #16181c; --ink: #e8e6e1; --reading: #d3a98f; }
        }
        body {
          margin: 0;
          background: var(--paper);
          color: var(--ink);
          font-family: "Hiragino Sans", "Yu Gothic", "Noto Sans CJK JP", "Noto Sans JP", sans-serif;
          font-size: 1.375rem;
          /* Room for the readings, so that lines with and without them are equally far apart. */
          line-height: 2.2;
          line-break: strict;
          overflow-wrap: anywhere;
        }
        main { max-width: 36em; margin: 0 auto; padding: 1.5em 1.25em 3em; }
        p { margin: 0 0 .6em; min-height: 1lh; white-space: pre-wrap; }
        ruby { ruby-position: over; ruby-align: center; white-space: pre; }
        rt { font-size: 50%; line-height: 1.2; color: var(--reading); }
        /* Copying takes the text without its readings. */
        rt, rp { user-select: none; -webkit-user-select: none; }
        """
}

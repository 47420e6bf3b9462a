import JapaneseText

/// What `furigana` writes: text with ruby in one of its formats, a line each, or a whole document.
struct FuriganaFormat: Named {
    let name: String
    let summary: String
    /// The format of lines; a document has none.
    let ruby: RubyFormat?

    /// Whether `--from` takes it.
    var isReadable: Bool { ruby?.isReadable ?? false }

    static let page = FuriganaFormat(name: "page", summary: "a complete page of HTML", ruby: nil)

    static let html = FuriganaFormat(.html)

    static let all = RubyFormat.all.map(FuriganaFormat.init) + [page]

    static let readable = all.filter(\.isReadable)

    /// The lines of `--list`.
    static var rows: [String] {
        all.map { "\($0.name)\t\($0.isReadable ? "read, written" : "written")\t\($0.summary)" }
    }

    private init(_ format: RubyFormat) { self.init(name: format.name, summary: format.summary, ruby: format) }

    private init(name: String, summary: String, ruby: RubyFormat?) {
        self.name = name
        self.summary = summary
        self.ruby = ruby
    }
}

/// How readings are grouped over their bases.
struct RubyGrouping: Named {
    let name: String
    var summary: String { "" }
    let grouping: FuriganaAligner.Grouping

    static let all = FuriganaAligner.Grouping.allCases.map { grouping in
        RubyGrouping(name: grouping.name, grouping: grouping)
    }
}

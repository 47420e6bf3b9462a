public import TextToolkit

extension RubyFormat {
    /// For a terminal: each reading on the line above its base, on lines of any length.
    public static let terminal = terminal(width: nil)

    /// For a terminal of a width in columns: each reading on the line above its base.
    ///
    ///     try text.written(as: .terminal(width: 40))
    ///     // みせ  い
    ///     //  店 に行きます
    ///
    /// The shorter of the two stands over the middle of the longer. Lines break as
    /// `LineWrapper` breaks them, between phrases, and never inside a base; they are longer than the width
    /// only if a base or reading is. A line without readings has no line above it.
    ///
    /// - Parameter width: The columns of a line, at least 1; `nil` for no limit.
    /// - Parameter displayWidth: What measures the columns.
    public static func terminal(width: Int?, measuredBy displayWidth: DisplayWidth = DisplayWidth()) -> RubyFormat {
        precondition(width.map { $0 > 0 } ?? true, "A line has at least 1 column.")
        return RubyFormat(
            name: "terminal", summary: "for a terminal: readings on the line above their base",
            example: "みせ  い\n 店 に行きます", TerminalRuby(width: width ?? .max, displayWidth: displayWidth))
    }
}

/// Sets a text and its readings in pairs of lines.
private struct TerminalRuby: RubySyntax {
    let width: Int
    let displayWidth: DisplayWidth

    func write(_ text: AnnotatedText) -> String {
        var wrapper = LineWrapper(width: width, displayWidth: displayWidth)
        wrapper.language = "ja"
        return wrapper.lines(in: text).flatMap(set).joined(separator: "\n")
    }

    private func set(_ line: AnnotatedText) -> [String] {
        var above = Line()
        var below = Line()
        var column = 0
        for run in line.runs {
            let base =
                run.reading == nil
                ? withoutTabs(String(run.base.filter { !$0.isNewline }), from: column) : onOneLine(run.base)
            let baseColumns = displayWidth.columns(of: base)
            let reading = onOneLine(run.reading ?? "")
            let readingColumns = displayWidth.columns(of: reading)
            let columns = max(baseColumns, readingColumns)
            above.append(reading, columns: readingColumns, over: columns)
            below.append(base, columns: baseColumns, over: columns)
            column += columns
        }
        return above.text.isEmpty ? [below.text] : [above.text, below.text]
    }

    private func onOneLine(_ text: String) -> String {
        String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 })
    }

    /// The text with spaces up to the stops that its tabs go to.
    private func withoutTabs(_ text: String, from column: Int) -> String {
        var parts = text.split(separator: "\t", omittingEmptySubsequences: false)
        var result = String(parts.removeFirst())
        for part in parts {
            let end = column + displayWidth.columns(of: result)
            result += String(repeating: " ", count: DisplayWidth.tabStop - end % DisplayWidth.tabStop)
            result += part
        }
        return result
    }

    /// A line under way, without the spaces at its end.
    private struct Line {
        var text = ""
        private var spaces = 0

        mutating func append(_ part: String, columns: Int, over width: Int) {
            if part.allSatisfy({ $0 == " " }) {
                spaces += width
                return
            }
            let left = (width - columns) / 2
            text += String(repeating: " ", count: spaces + left)
            text += part
            spaces = width - columns - left
        }
    }
}

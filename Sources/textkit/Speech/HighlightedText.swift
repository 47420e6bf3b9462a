import TextToolkit

/// A text on standard output of which one line at a time has a lit word.
struct HighlightedText: ~Copyable {
    /// The columns of the terminal; `nil` where there is none.
    private let width: Int?
    private let columns = DisplayWidth()
    private var output = OutputFile()
    private var text = ""
    private var rows: [Range<Int>] = []
    private var row: Int?

    init(width: Int?) {
        self.width = width
    }

    /// Lights a word, by its place in UTF-8 bytes of the text.
    mutating func show(_ text: String, word: Range<Int>) throws(FileError) {
        if text != self.text || row.map({ word.upperBound <= rows[$0].lowerBound }) ?? true {
            try end()
            self.text = text
            rows = wrapped(Array(text.utf8))
        }
        guard let index = rows.firstIndex(where: { word.lowerBound < $0.upperBound }) else { return }
        if index != row {
            try end()
            row = index
            if width == nil { try write(part(rows[index]) + "\n") }
        }
        guard width != nil else { return }
        let line = rows[index]
        let end = min(word.upperBound, line.upperBound)
        try write(
            "\r\u{1B}[K" + part(line.lowerBound..<word.lowerBound) + "\u{1B}[7m" + part(word.lowerBound..<end)
                + "\u{1B}[27m" + part(end..<line.upperBound))
    }

    /// Leaves the line with no word lit.
    mutating func end() throws(FileError) {
        if let row, width != nil { try write("\r\u{1B}[K" + part(rows[row]) + "\n") }
        row = nil
    }

    private mutating func write(_ text: String) throws(FileError) {
        var buffer = OutputBuffer(capacity: 512)
        buffer.append(text)
        try output.write(&buffer)
    }

    /// A part of the text without what would be a command to the terminal.
    private func part(_ range: Range<Int>) -> String {
        let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
        var part = String.UnicodeScalarView()
        for scalar in text[start..<text.utf8.index(start, offsetBy: range.count)].unicodeScalars {
            part.append(scalar.isHiddenCommand ? " " : scalar)
        }
        return String(part)
    }

    /// The lines of a text, none wider than the terminal, as ranges of its bytes.
    private func wrapped(_ bytes: [UInt8]) -> [Range<Int>] {
        var rows: [Range<Int>] = []
        var start = 0
        var used = 0
        var place = 0
        for piece in text.segments(by: .line) {
            let size = piece.text.utf8.count
            let wide = columns.columns(of: piece.text)
            if let width, used + wide >= width, place > start {
                rows.append(start..<place)
                start = place
                used = 0
            }
            place += size
            used += wide
            if piece.isMandatoryBreak {
                rows.append(start..<place)
                start = place
                used = 0
            }
        }
        if start < place { rows.append(start..<place) }
        return rows
    }
}

internal import ICUSupport

/// Sets a text and its readings in pairs of lines.
struct TerminalRuby {
    let width: Int
    let displayWidth: DisplayWidth

    /// A piece of text that is never divided, and what stands above it.
    private struct Cell {
        var base: String
        var reading = ""
        var baseColumns: Int
        var readingColumns = 0
        var isTab = false

        var columns: Int { max(baseColumns, readingColumns) }
        var isSpace: Bool { base == " " && reading.isEmpty }
    }

    func lines(of text: RubyText) -> String {
        var output: [String] = []
        var line: [Cell] = []
        var columns = 0
        func endLine() {
            output += set(line)
            line = []
            columns = 0
        }
        for unit in units(of: text) {
            let unitColumns = unit.cells.reduce(0) { $0 + $1.columns }
            let spaces = unit.cells.reversed().prefix { $0.isSpace }.count
            if columns > 0, columns + unitColumns - spaces > width { endLine() }
            // A piece that is wider than a line is divided wherever no comma or the like comes to start one.
            let isDivided = unitColumns - spaces > width
            let parts = isDivided ? divided(unit.cells) : [unit.cells]
            for part in parts {
                let partColumns = part.reduce(0) { $0 + $1.columns }
                if isDivided, columns > 0, columns + partColumns > width { endLine() }
                for var cell in part {
                    if isDivided, partColumns > width, columns > 0, columns + cell.columns > width { endLine() }
                    if cell.isTab { cell.baseColumns = 8 - columns % 8 }
                    line.append(cell)
                    columns += cell.columns
                }
            }
            if unit.endsLine { endLine() }
        }
        if !line.isEmpty { endLine() }
        return output.joined(separator: "\n")
    }

    // MARK: Dividing

    /// What stands between two places where a line may break.
    private struct Unit {
        var cells: [Cell] = []
        var endsLine = false
    }

    private func units(of text: RubyText) -> [Unit] {
        var units: [Unit] = []
        var unit = Unit()
        var breaks = UTF8Text(text.text).segments(by: .line, locale: "ja-u-lb-strict").makeIterator()
        var next = breaks.next()
        for (run, start) in text.positionedRuns {
            if run.reading != nil {
                unit.cells.append(cell(of: run))
                while let passed = next, passed.range.upperBound < start + run.base.utf8.count { next = breaks.next() }
                if let passed = next, passed.range.upperBound == start + run.base.utf8.count {
                    units.append(unit)
                    unit = Unit()
                    next = breaks.next()
                }
            } else {
                var offset = start
                for character in run.base {
                    let end = offset + character.utf8.count
                    if !character.isNewline { unit.cells.append(cell(of: character)) }
                    while let passed = next, passed.range.upperBound <= end {
                        unit.endsLine = passed.isMandatoryBreak
                        units.append(unit)
                        unit = Unit()
                        next = breaks.next()
                    }
                    offset = end
                }
            }
        }
        if !unit.cells.isEmpty { units.append(unit) }
        return units
    }

    /// The cells in the shortest parts that may start a line.
    private func divided(_ cells: [Cell]) -> [[Cell]] {
        cells.reduce(into: []) { parts, cell in
            if let last = parts.indices.last, cell.base.unicodeScalars.first?.startsNoLine == true {
                parts[last].append(cell)
            } else {
                parts.append([cell])
            }
        }
    }

    private func cell(of run: RubyText.Run) -> Cell {
        let base = onOneLine(run.base)
        let reading = onOneLine(run.reading ?? "")
        return Cell(
            base: base, reading: reading, baseColumns: displayWidth.columns(of: base),
            readingColumns: displayWidth.columns(of: reading))
    }

    private func cell(of character: Character) -> Cell {
        // How far a tab goes its line tells; eight columns are the most.
        if character == "\t" { return Cell(base: " ", baseColumns: 8, isTab: true) }
        return Cell(base: String(character), baseColumns: displayWidth.columns(of: character))
    }

    private func onOneLine(_ text: String) -> String {
        String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 })
    }

    // MARK: Setting

    private func set(_ line: [Cell]) -> [String] {
        var above = Line()
        var below = Line()
        for cell in line {
            above.append(cell.reading, columns: cell.readingColumns, over: cell.columns)
            below.append(cell.base, columns: cell.baseColumns, over: cell.columns)
        }
        return above.text.isEmpty ? [below.text] : [above.text, below.text]
    }

    /// A line under way, without the spaces at its end.
    private struct Line {
        var text = ""
        private var spaces = 0

        mutating func append(_ part: String, columns: Int, over width: Int) {
            if part.isEmpty || part == " " {
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

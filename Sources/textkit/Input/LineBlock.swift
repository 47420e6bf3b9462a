import TextToolkit

/// Some whole lines of one file, or a field of each; the last line of a file may lack its LF.
struct LineBlock: Sendable {
    let source: InputSource
    /// The number of the first line, from 1.
    let firstLine: Int
    let text: UTF8Text
    /// The lines that the text is a field of, in order; none where it is the lines themselves.
    var wholes: [FieldedLine] = []

    /// The lines without what ends them: LF, and a CR before it.
    var lines: Lines { Lines(block: self) }

    /// The line that the text's line of a number is a field of.
    func whole(ofLine number: Int) -> FieldedLine? {
        wholes.isEmpty ? nil : wholes[number - firstLine]
    }

    struct Lines: Sequence, IteratorProtocol {
        private let block: LineBlock
        private var number: Int
        private var start = 0

        init(block: LineBlock) {
            self.block = block
            number = block.firstLine
        }

        mutating func next() -> Line? {
            let bytes = block.text.bytes
            guard start < bytes.count else { return nil }
            let next = block.text.endOfLine(from: start)
            let range = (start..<next).withoutLineEnd(in: bytes)
            defer {
                start = next
                number += 1
            }
            return Line(
                source: block.source, number: number, bytes: bytes, range: range, whole: block.whole(ofLine: number))
        }
    }
}

/// A line without what ends it, or a field of one: well-formed UTF-8.
struct Line {
    let source: InputSource
    /// From 1.
    let number: Int
    /// What the line is a part of.
    let bytes: [UInt8]
    let range: Range<Int>
    /// The line that it is a field of.
    let whole: FieldedLine?

    var text: String { String(decoding: bytes[range], as: UTF8.self) }

    /// The line as a bad one; the column of what is wrong counts in the whole of it.
    func bad(_ data: BadData) -> BadLine {
        let column = whole?.column(data.column) ?? data.column
        return BadLine(source: source, line: number, data: BadData(column: column, message: data.message))
    }
}

extension Range<Int> {
    /// The range without a line feed at its end, and a carriage return before that.
    func withoutLineEnd(in bytes: [UInt8]) -> Range {
        guard !isEmpty, bytes[upperBound - 1] == UInt8(ascii: "\n") else { return self }
        let end = upperBound - 1
        return end > lowerBound && bytes[end - 1] == UInt8(ascii: "\r") ? lowerBound..<(end - 1) : lowerBound..<end
    }
}

import TextToolkit

/// What reading the input comes upon, in order.
enum InputEvent {
    /// Some whole lines of well-formed UTF-8.
    case lines(LineBlock)
    /// A line that is not well-formed.
    case bad(BadLine)
    /// A file that cannot be opened, or not be read to its end.
    case unreadable(FileError)
}

/// Some whole lines of one file; the last line of a file may lack its LF.
struct LineBlock: Sendable {
    let file: String
    /// The number of the first line, from 1.
    let firstLine: Int
    let text: UTF8Text

    /// The lines without what ends them: LF, and a CR before it.
    var lines: Lines { Lines(block: self) }

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
            var end = next
            if bytes[end - 1] == UInt8(ascii: "\n") {
                end -= 1
                if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
            }
            defer {
                start = next
                number += 1
            }
            return Line(file: block.file, number: number, bytes: bytes, range: start..<end)
        }
    }
}

/// A line without what ends it: well-formed UTF-8.
struct Line {
    let file: String
    /// From 1.
    let number: Int
    /// What the line is a part of.
    let bytes: [UInt8]
    let range: Range<Int>

    var text: String { String(decoding: bytes[range], as: UTF8.self) }
}

/// Data in a line that a command cannot work with, and what is wrong with them.
struct BadData: Error {
    /// 1-based, in characters.
    let column: Int
    let message: String
}

/// A line with bad data.
struct BadLine {
    let file: String
    let line: Int
    let data: BadData
}

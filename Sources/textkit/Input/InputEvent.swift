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
            let limit = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            var end = limit
            if limit < bytes.count, end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
            defer {
                start = limit + 1
                number += 1
            }
            return Line(file: block.file, number: number, text: String(decoding: bytes[start..<end], as: UTF8.self))
        }
    }
}

/// A line without what ends it.
struct Line {
    let file: String
    let number: Int
    let text: String
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

/// What reading the input comes upon, in order.
enum InputEvent {
    /// Some whole lines of well-formed UTF-8.
    case lines(LineBlock)
    /// A line that is not well-formed.
    case bad(BadLine)
    /// A line in which a file ends before its time, with what keeps it from being read.
    case cutOff(BadLine)
    /// A file that cannot be opened, or not be read to its end.
    case unreadable(FileError)
}

/// Data in a line that a command cannot work with, and what is wrong with them.
struct BadData: Error {
    /// 1-based, in characters.
    let column: Int
    let message: String
}

/// A line with bad data.
struct BadLine: Sendable {
    let source: InputSource
    let line: Int
    let data: BadData
}

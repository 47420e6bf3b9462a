import TextToolkit

/// Reads files, one after another, as blocks of whole lines.
///
/// What is in memory is one block of lines, or one line where that is longer.
struct InputReader: ~Copyable {
    private let sources: [InputSource]
    private let isLossy: Bool
    private let blockSize: Int
    private let lineLimit: Int

    private var sourceIndex = 0
    private var file: InputFile?
    // Read and not yet handed out: whole lines up to `complete`, then the start of one.
    private var buffer: [UInt8] = []
    private var consumed = 0
    private var complete = 0
    private var line = 1
    private var offset = 0
    private var isAtEnd = false
    private var hasOverlongLine = false

    /// How many bytes were read so far, of all files together.
    private(set) var bytesRead = 0

    /// - Parameter lineLimit: The longest line in bytes; by default what ICU can count.
    init(
        _ sources: [InputSource], isLossy: Bool, blockSize: Int = 64 * 1024, lineLimit: Int = Int(Int32.max)
    ) {
        self.lineLimit = lineLimit
        self.sources = sources
        self.isLossy = isLossy
        self.blockSize = blockSize
    }

    /// Whether the next event is there without waiting for more input.
    var isReady: Bool {
        if consumed < complete || isAtEnd { return true }
        switch file {
        case .none: return true
        case .some(let file): return file.isReady
        }
    }

    mutating func next() -> InputEvent? {
        while true {
            if hasOverlongLine { return overlongLine() }
            if consumed < complete { return nextLines() }
            if isAtEnd {
                file = nil
                isAtEnd = false
                sourceIndex += 1
            }
            do throws(FileError) {
                if file == nil {
                    guard try openNext() else { return nil }
                }
                try fill()
            } catch {
                // What was read of the file before it failed goes out first, as far as it is whole lines.
                isAtEnd = true
                complete = consumed
                return .unreadable(error)
            }
        }
    }

    private mutating func openNext() throws(FileError) -> Bool {
        guard sourceIndex < sources.count else { return false }
        buffer = []
        consumed = 0
        complete = 0
        line = 1
        offset = 0
        switch sources[sourceIndex] {
        case .text(let text):
            buffer = Array(text.utf8)
            complete = buffer.count
            isAtEnd = true
        case .file(let path):
            isAtEnd = true
            file = try InputFile(path: path)
            isAtEnd = false
        }
        return true
    }

    /// Reads until there is a whole line, or the end.
    private mutating func fill() throws(FileError) {
        if isAtEnd { return }
        offset += consumed
        buffer.removeFirst(consumed)
        consumed = 0
        complete = 0
        var searched = 0
        var skipped = 0
        repeat {
            // A long line doubles the buffer, so that each byte is copied a few times at most.
            let limit = max(blockSize - buffer.count, buffer.count, 4096)
            let room = lineLimit + 1 - buffer.count
            let count = try file!.read(appendingTo: &buffer, limit: min(limit, room))
            bytesRead += count
            if count == 0 {
                isAtEnd = true
                complete = buffer.count
            } else if let last = buffer[searched...].lastIndex(of: UInt8(ascii: "\n")) {
                complete = last + 1
            }
            if complete == 0, buffer.count > lineLimit {
                skipped += buffer.count
                buffer = []
            }
            searched = buffer.count
        } while complete == 0 && !isAtEnd
        if skipped > 0 {
            hasOverlongLine = true
            offset += skipped
            consumed = buffer.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? buffer.count
        }
        dropByteOrderMark()
    }

    private mutating func dropByteOrderMark() {
        guard offset == 0, buffer.starts(with: [0xEF, 0xBB, 0xBF]) else { return }
        consumed = 3
    }

    private mutating func overlongLine() -> InputEvent {
        hasOverlongLine = false
        defer { line += 1 }
        let data = BadData(column: 1, message: "a line of more than \(lineLimit) bytes")
        return .bad(BadLine(file: sources[sourceIndex].name, line: line, data: data))
    }

    private mutating func nextLines() -> InputEvent {
        let name = sources[sourceIndex].name
        let fault: UTF8.ValidationError
        do {
            _ = try UTF8Span(validating: buffer.span.extracting(consumed..<complete))
            return .lines(takeBlock(upTo: complete))
        } catch {
            fault = error
        }
        let place = consumed + fault.byteOffsets.lowerBound
        let start = buffer[consumed..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? consumed
        if start > consumed { return .lines(takeBlock(upTo: start)) }

        let end = buffer[place..<complete].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? complete
        defer {
            consumed = end
            line += 1
        }
        if isLossy {
            let repaired = UTF8Text(String(decoding: buffer[start..<end], as: UTF8.self))
            return .lines(LineBlock(file: name, firstLine: line, text: repaired))
        }
        return .bad(BadLine(file: name, line: line, data: describe(start..<end, place: place)))
    }

    /// Takes lines that are known to be well-formed.
    private mutating func takeBlock(upTo end: Int) -> LineBlock {
        var bytes: [UInt8]
        if consumed == 0, end == complete {
            // All that is whole, and perhaps one line of many megabytes: not to be held twice.
            bytes = Array(buffer[end...])
            swap(&bytes, &buffer)
            bytes.removeLast(buffer.count)
            offset += end
            complete = 0
        } else {
            bytes = Array(buffer[consumed..<end])
            consumed = end
        }
        let text = UTF8Text(wellFormed: bytes)
        let block = LineBlock(file: sources[sourceIndex].name, firstLine: line, text: text)
        line += text.lineFeedCount
        return block
    }

    private func describe(_ bad: Range<Int>, place: Int) -> BadData {
        var byte = String(buffer[place], radix: 16, uppercase: true)
        if byte.utf8.count == 1 { byte = "0" + byte }
        var message = "invalid UTF-8 (0x\(byte)) at byte offset \(place - bad.lowerBound) of the line"
        message += ", \(offset + place) of the file"
        if line == 1, place == 0, buffer.starts(with: [0xFF, 0xFE]) || buffer.starts(with: [0xFE, 0xFF]) {
            message += "; it looks like UTF-16, which “iconv -f UTF-16 -t UTF-8” converts"
        }
        let column = String(decoding: buffer[bad.lowerBound..<place], as: UTF8.self).count + 1
        return BadData(column: column, message: message)
    }
}

/// A place that text comes from.
enum InputSource {
    case file(String)
    case text(String)

    /// The name that messages use.
    var name: String {
        switch self {
        case .file(InputFile.standardInput): "<stdin>"
        case .file(let path): path
        case .text: "<text>"
        }
    }
}

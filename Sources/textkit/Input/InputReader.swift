import TextToolkit

/// Reads files, one after another, as blocks of whole lines.
///
/// What is in memory is one block of lines, or one line where that is longer.
struct InputReader: ~Copyable {
    private let sources: [InputSource]
    private let form: InputForm

    private var sourceIndex = 0
    private var file: InputBytes?
    // Read and not yet handed out: whole lines up to `complete`, then the start of one.
    private var buffer: [UInt8] = []
    private var consumed = 0
    private var complete = 0
    // Of the whole lines, those up to here are known to be UTF-8.
    private var wellFormed = 0
    private var line = 1
    private var offset = 0
    private var isAtEnd = false
    private var hasOverlongLine = false
    private var fault: String?

    /// How many bytes were read so far, of all files together.
    private(set) var bytesRead = 0

    init(_ sources: [InputSource], form: InputForm = InputForm()) {
        self.sources = sources
        self.form = form
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
            if let fault {
                self.fault = nil
                return undecodable(fault)
            }
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
        wellFormed = 0
        line = 1
        offset = 0
        isAtEnd = true
        switch sources[sourceIndex] {
        case .text(let text):
            buffer = Array(text.utf8)
            complete = buffer.count
        case .file(let path):
            file = try InputBytes(path: path, form: form)
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
        wellFormed = 0
        var searched = 0
        var skipped = 0
        repeat {
            // A long line doubles the buffer, so that each byte is copied a few times at most.
            let limit = max(form.blockSize - buffer.count, buffer.count, 4096)
            let room = max(form.lineLimit, form.blockSize) + 2 - buffer.count
            let count = try file!.read(appendingTo: &buffer, limit: min(limit, room))
            bytesRead += count
            fault = faultOfFile
            if count == 0 || fault != nil { isAtEnd = true }
            if isAtEnd, fault == nil {
                complete = buffer.count
            } else if let last = buffer[searched...].lastIndex(of: UInt8(ascii: "\n")) {
                complete = last + 1
            }
            // With its end, which does not count: LF, or CR and LF.
            if complete == 0, buffer.count > form.lineLimit + 1 {
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

    private var faultOfFile: String? {
        switch file {
        case .none: nil
        case .some(let file): file.fault
        }
    }

    private mutating func dropByteOrderMark() {
        guard offset == 0, buffer.starts(with: [0xEF, 0xBB, 0xBF]) else { return }
        consumed = 3
    }

    private mutating func overlongLine() -> InputEvent {
        hasOverlongLine = false
        defer { line += 1 }
        let data = BadData(column: 1, message: "a line of more than \(form.lineLimit) bytes")
        return .bad(BadLine(source: sources[sourceIndex], line: line, data: data))
    }

    /// The line in which the file ends before its time.
    private mutating func undecodable(_ fault: String) -> InputEvent {
        let column = String(decoding: buffer[consumed...], as: UTF8.self).count + 1
        consumed = buffer.count
        complete = consumed
        let data = BadData(column: column, message: "\(fault); nothing is read after it")
        return .cutOff(BadLine(source: sources[sourceIndex], line: line, data: data))
    }

    private mutating func nextLines() -> InputEvent {
        if wellFormed <= consumed {
            do {
                _ = try UTF8Span(validating: buffer.span.extracting(consumed..<complete))
                wellFormed = complete
            } catch {
                let place = consumed + error.byteOffsets.lowerBound
                wellFormed = buffer[consumed..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? consumed
                if wellFormed == consumed { return badLine(place: place) }
            }
        }
        let end = startOfOverlongLine() ?? wellFormed
        if end > consumed { return .lines(takeBlock(upTo: end)) }
        consumed = endOfLine(from: consumed)
        return overlongLine()
    }

    /// The line that comes next, which has what is no UTF-8 at a place.
    private mutating func badLine(place: Int) -> InputEvent {
        let start = consumed
        consumed = endOfLine(from: place)
        if isTooLong(start..<consumed) { return overlongLine() }
        defer { line += 1 }
        if form.isLossy {
            let repaired = UTF8Text(String(decoding: buffer[start..<consumed], as: UTF8.self))
            return .lines(LineBlock(source: sources[sourceIndex], firstLine: line, text: repaired))
        }
        let data = describe(start..<consumed, place: place)
        return .bad(BadLine(source: sources[sourceIndex], line: line, data: data))
    }

    private func startOfOverlongLine() -> Int? {
        var start = consumed
        while wellFormed - start > form.lineLimit {
            let end = endOfLine(from: start)
            if isTooLong(start..<end) { return start }
            start = end
        }
        return nil
    }

    private func isTooLong(_ line: Range<Int>) -> Bool {
        guard line.count > form.lineLimit else { return false }
        var end = line.upperBound
        if buffer[end - 1] == UInt8(ascii: "\n") {
            end -= 1
            if end > line.lowerBound, buffer[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        }
        return end - line.lowerBound > form.lineLimit
    }

    private func endOfLine(from place: Int) -> Int {
        buffer[place..<complete].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? complete
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
            wellFormed = 0
        } else {
            bytes = Array(buffer[consumed..<end])
            consumed = end
        }
        let text = UTF8Text(wellFormed: bytes)
        let block = LineBlock(source: sources[sourceIndex], firstLine: line, text: text)
        line += text.lineFeedCount
        return block
    }

    private func describe(_ bad: Range<Int>, place: Int) -> BadData {
        var byte = String(buffer[place], radix: 16, uppercase: true)
        if byte.utf8.count == 1 { byte = "0" + byte }
        var message = "invalid UTF-8 (0x\(byte)) at byte offset \(place - bad.lowerBound) of the line"
        message += ", \(offset + place) of the file"
        if line == 1, place == 0, buffer.starts(with: [0xFF, 0xFE]) || buffer.starts(with: [0xFE, 0xFF]) {
            message += "; it looks like UTF-16, which “--encoding UTF-16” reads"
        }
        let column = String(decoding: buffer[bad.lowerBound..<place], as: UTF8.self).count + 1
        return BadData(column: column, message: message)
    }
}

internal import Synchronization
internal import TextToolkit

/// Where the lines of a text start: turns byte offsets into lines and columns when somebody asks.
struct LineTable: Sendable {
    private let starts: [Int]

    /// - Complexity: O(*n*) in the bytes.
    init(of bytes: [UInt8]) {
        var starts = [0]
        let span = bytes.span
        for index in span.indices where span[index] == 0x0A { starts.append(index + 1) }
        self.starts = starts
    }

    /// The place of an offset of well-formed UTF-8.
    ///
    /// - Complexity: O(log *n*) in the lines, and O(*n*) in the line up to the offset.
    func location(of offset: Int, in bytes: [UInt8]) -> TextLocation {
        let line = line(of: offset)
        let prefix = bytes[starts[line]..<offset].droppingByteOrderMark(at: 0)
        let column = String(decoding: prefix, as: UTF8.self).count + 1
        return TextLocation(line: line + 1, column: column, utf8Offset: offset)
    }

    /// The line that an offset is in, without its end; of a long one, what is around the offset.
    func text(around offset: Int, in bytes: [UInt8]) -> String {
        let line = line(of: offset)
        var start = starts[line]
        var end = line + 1 < starts.count ? starts[line + 1] - 1 : bytes.count
        if offset - start > Self.reach {
            start = offset - Self.reach
            while bytes[start] & 0xC0 == 0x80 { start += 1 }
        }
        if end - offset > Self.reach {
            end = offset + Self.reach
            while bytes[end] & 0xC0 == 0x80 { end -= 1 }
        }
        if start < end, bytes[end - 1] == 0x0D { end -= 1 }
        return String(decoding: bytes[start..<max(start, end)].droppingByteOrderMark(at: 0), as: UTF8.self)
    }

    /// Where the line of an offset starts, and its number from 1.
    func startOfLine(around offset: Int) -> (offset: Int, number: Int) {
        let line = line(of: offset)
        return (starts[line], line + 1)
    }

    private static let reach = 240

    private func line(of offset: Int) -> Int {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }
}

/// The lines of a text, found when somebody asks for a place in it.
final class LazyLines: Sendable {
    private let bytes: [UInt8]
    private let table = Mutex<LineTable?>(nil)

    init(of bytes: [UInt8]) {
        self.bytes = bytes
    }

    private var lines: LineTable {
        table.withLock { table in
            if let table { return table }
            let found = LineTable(of: bytes)
            table = found
            return found
        }
    }

    /// The place of an offset of well-formed UTF-8.
    func location(of offset: Int) -> TextLocation { lines.location(of: offset, in: bytes) }

    /// The line that an offset is in, without its end; of a long one, what is around the offset.
    func text(around offset: Int) -> String { lines.text(around: offset, in: bytes) }
}

extension ArraySlice<UInt8> {
    /// The bytes without a byte order mark, if they start with one and are themselves at `start` of their array.
    func droppingByteOrderMark(at start: Int) -> ArraySlice<UInt8> {
        startIndex == start && starts(with: [0xEF, 0xBB, 0xBF]) ? dropFirst(3) : self
    }
}

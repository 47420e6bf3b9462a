internal import Synchronization
internal import TextToolkit

/// Turns byte offsets of a text into lines and columns, when somebody asks: the one counter of them.
///
/// A line is counted once, whatever is asked of it: it is divided at characters some way apart, and only those after the
/// last division are counted anew.
final class LineCounter: Sendable {
    private let bytes: [UInt8]
    private let state = Mutex(State())

    private struct State {
        /// Where lines start.
        var starts: [Int]?
        /// The line that was asked for last, and places in it with their columns.
        var line = -1
        var divisions: [(offset: Int, column: Int)] = []
    }

    /// Characters from one division of a line to the next.
    private static let step = 48

    init(of bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The place of an offset of well-formed UTF-8.
    ///
    /// - Complexity: O(log *n*) in the text; the first time O(*n*) in it, and O(*n*) in the line where another was asked
    ///   for before.
    func location(of offset: Int) -> TextLocation {
        state.withLock { state in
            let line = line(of: offset, &state)
            let anchor = division(before: offset, &state)
            let column = anchor.column + count(anchor.offset..<offset)
            return TextLocation(line: line + 1, column: column, utf8Offset: offset)
        }
    }

    /// The line that an offset is in, without its end; of a long one, what is around the offset.
    func text(around offset: Int) -> String {
        var (start, end) = state.withLock { state in
            let line = line(of: offset, &state)
            return (state.starts?[line] ?? 0, self.end(ofLine: line, state))
        }
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

    private static let reach = 240

    private func end(ofLine line: Int, _ state: State) -> Int {
        guard let starts = state.starts, line + 1 < starts.count else { return bytes.count }
        return starts[line + 1] - 1
    }

    /// The number of a line from 0, which is the one that is divided from then on.
    private func line(of offset: Int, _ state: inout State) -> Int {
        let starts = state.starts ?? lineStarts()
        state.starts = starts
        let line = starts.partitioningIndex { $0 > offset } - 1
        if line != state.line {
            state.line = line
            state.divisions = divisions(of: starts[line]..<end(ofLine: line, state))
        }
        return line
    }

    private func division(before offset: Int, _ state: inout State) -> (offset: Int, column: Int) {
        state.divisions[state.divisions.partitioningIndex { $0.offset > offset } - 1]
    }

    private func lineStarts() -> [Int] {
        var starts = [0]
        let bytes = bytes
        let span = bytes.span
        for index in span.indices where span[index] == 0x0A { starts.append(index + 1) }
        return starts
    }

    /// A place every few characters. A short line needs none but its start.
    private func divisions(of line: Range<Int>) -> [(offset: Int, column: Int)] {
        var divisions = [(offset: line.lowerBound, column: 1)]
        if line.count <= 4 * Self.step { return divisions }
        let text = String(decoding: bytes[line].droppingByteOrderMark(at: 0), as: UTF8.self)
        let start = line.upperBound - text.utf8.count
        var index = text.startIndex
        var column = 1
        while let next = text.index(index, offsetBy: Self.step, limitedBy: text.endIndex), next < text.endIndex {
            index = next
            column += Self.step
            divisions.append((start + text.utf8.distance(from: text.startIndex, to: index), column))
        }
        return divisions
    }

    private func count(_ range: Range<Int>) -> Int {
        String(decoding: bytes[range].droppingByteOrderMark(at: 0), as: UTF8.self).count
    }
}

extension Array {
    /// The first index whose element meets a condition that all after it meet, too; the count where none does.
    fileprivate func partitioningIndex(where isAfter: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

extension ArraySlice<UInt8> {
    /// The bytes without a byte order mark, if they start with one and are themselves at `start` of their array.
    func droppingByteOrderMark(at start: Int) -> ArraySlice<UInt8> {
        startIndex == start && starts(with: [0xEF, 0xBB, 0xBF]) ? dropFirst(3) : self
    }
}

import TextToolkit

/// Which of the tab-separated fields of a line is the input; of two, the input is both with a tab between them.
struct FieldSelection: Sendable {
    /// From 1; the result takes the place of the first.
    let numbers: [Int]

    /// Reads `N` or `A,B`.
    init?(_ text: String) {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        numbers = parts.compactMap { part in
            part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(part).flatMap { $0 > 0 ? $0 : nil } : nil
        }
        guard numbers.count == parts.count, (1...2).contains(numbers.count), Set(numbers).count == numbers.count else {
            return nil
        }
    }

    /// The fields of the lines of a block, and the lines that lack one, in order.
    func select(from block: LineBlock) -> [InputEvent] {
        var events: [InputEvent] = []
        var text: [UInt8] = []
        var wholes: [FieldedLine] = []
        var first = block.firstLine
        func endBlock(before number: Int) {
            if !wholes.isEmpty {
                let text = UTF8Text(wellFormed: text)
                events.append(.lines(LineBlock(source: block.source, firstLine: first, text: text, wholes: wholes)))
            }
            text = []
            wholes = []
            first = number
        }
        for line in block.lines {
            let whole = FieldedLine(line, numbers)
            guard whole.chosen.count == numbers.count else {
                endBlock(before: line.number + 1)
                events.append(.bad(line.bad(whole.missing(numbers))))
                continue
            }
            for (index, field) in whole.chosen.enumerated() {
                if index > 0 { text.append(UInt8(ascii: "\t")) }
                text += line.bytes[field]
            }
            text.append(UInt8(ascii: "\n"))
            wholes.append(whole)
        }
        endBlock(before: first)
        return events
    }
}

/// A line of fields, some of which are the input.
struct FieldedLine: Sendable {
    /// What the line is a part of.
    let bytes: [UInt8]
    let range: Range<Int>
    /// All fields.
    let fields: [Range<Int>]
    /// Those that are the input; fewer where some are not there.
    let chosen: [Range<Int>]

    init(_ line: Line, _ numbers: [Int]) {
        bytes = line.bytes
        range = line.range
        fields = line.bytes[line.range].split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
            .map(\.indices)
        let fields = fields
        chosen = numbers.filter { $0 <= fields.count }.map { fields[$0 - 1] }
    }

    /// What stands before the place of the result, and after it.
    var surroundings: (before: Range<Int>, after: Range<Int>) {
        (range.lowerBound..<chosen[0].lowerBound, chosen[0].upperBound..<range.upperBound)
    }

    /// The column in the line for one in the input; both from 1.
    func column(_ column: Int) -> Int {
        let first = count(chosen[0])
        guard chosen.count == 2, column > first + 1 else {
            return count(range.lowerBound..<chosen[0].lowerBound) + column
        }
        return count(range.lowerBound..<chosen[1].lowerBound) + column - first - 1
    }

    func missing(_ numbers: [Int]) -> BadData {
        let number = numbers.first { $0 > fields.count } ?? numbers[0]
        return BadData(
            column: count(range) + 1,
            message: "there is no field \(number); the line has \(fields.count)")
    }

    private func count(_ range: Range<Int>) -> Int { String(decoding: bytes[range], as: UTF8.self).count }
}

extension OutputBuffer {
    /// Appends what a line has become, with what ends it; of a field, with the fields around it.
    mutating func append(_ bytes: [UInt8], _ range: Range<Int>, inPlaceOf line: Line) {
        if let whole = line.whole { append(whole.bytes, whole.surroundings.before) }
        append(bytes, range)
        if let whole = line.whole { append(whole.bytes, whole.surroundings.after) }
        append(UInt8(ascii: "\n"))
    }

    /// Appends what a line has become, with what ends it; of a field, with the fields around it.
    mutating func append(_ result: String, inPlaceOf line: Line) {
        let bytes = Array(result.utf8)
        append(bytes, bytes.indices, inPlaceOf: line)
    }
}

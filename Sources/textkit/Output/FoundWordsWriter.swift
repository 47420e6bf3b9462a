import TextToolkit

/// Writes the words that are found in blocks of lines: a row an occurrence, or an object a line.
///
/// A block is searched as a whole, which is the fast way; no match goes across the end of a line.
struct FoundWordsWriter {
    let finder: WordFinder
    let isJSON: Bool

    /// - Parameter whenFull: Called when there is much in the buffer: one line can be very long.
    func write<Failure>(
        _ block: LineBlock, to out: inout OutputBuffer,
        whenFull: (inout OutputBuffer) throws(Failure) -> Void
    ) throws(Failure) {
        let text = block.text
        guard !text.bytes.isEmpty else { return }
        var number = block.firstLine
        var line = 0..<text.endOfLine(from: 0)
        var isEmpty = true
        begin(number, to: &out)
        for match in finder.matchesWithinLines(in: text) {
            while match.range.lowerBound >= line.upperBound {
                end(to: &out)
                number += 1
                line = line.upperBound..<text.endOfLine(from: line.upperBound)
                isEmpty = true
                begin(number, to: &out)
                if out.count > Results.flushSize { try whenFull(&out) }
            }
            let place = match.range.lowerBound - line.lowerBound..<match.range.upperBound - line.lowerBound
            if isJSON {
                appendObject(match, at: place, of: text.bytes, isFirst: isEmpty, to: &out)
            } else {
                out.append("\(number)\t\(place.lowerBound)\t\(place.upperBound)\t\(finder.words[match.wordIndex])\n")
            }
            isEmpty = false
            if out.count > Results.flushSize { try whenFull(&out) }
        }
        guard isJSON else { return }
        end(to: &out)
        while line.upperBound < text.bytes.count {
            number += 1
            line = line.upperBound..<text.endOfLine(from: line.upperBound)
            begin(number, to: &out)
            end(to: &out)
            if out.count > Results.flushSize { try whenFull(&out) }
        }
    }

    private func begin(_ line: Int, to out: inout OutputBuffer) {
        if isJSON { out.append("{\"line\":\(line),\"matches\":[") }
    }

    private func end(to out: inout OutputBuffer) {
        if isJSON { out.append("]}\n") }
    }

    private func appendObject(
        _ match: UTF8WordMatch, at place: Range<Int>, of bytes: [UInt8], isFirst: Bool, to out: inout OutputBuffer
    ) {
        out.append(isFirst ? "{\"text\":" : ",{\"text\":")
        out.appendJSON(bytes, match.range)
        out.append(",\"start\":\(place.lowerBound),\"end\":\(place.upperBound),\"word\":")
        out.appendJSON(finder.words[match.wordIndex])
        out.append("}")
    }
}

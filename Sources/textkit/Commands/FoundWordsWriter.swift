import TextToolkit

/// Writes the words that are found in blocks of lines: a row an occurrence, or an object a line.
///
/// A block is searched as a whole, which is the fast way; no match goes across the end of a line.
struct FoundWordsWriter: BlockWriter {
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
        begin(number, of: block, to: &out)
        for match in finder.matchesWithinLines(in: text) {
            while match.range.lowerBound >= line.upperBound {
                end(to: &out)
                number += 1
                line = line.upperBound..<text.endOfLine(from: line.upperBound)
                begin(number, of: block, to: &out)
                if out.count > Results.flushSize { try whenFull(&out) }
            }
            let place = match.range.lowerBound - line.lowerBound..<match.range.upperBound - line.lowerBound
            if isJSON {
                appendObject(match, at: place, of: text.bytes, to: &out)
            } else {
                out.append("\(number)\t\(place.lowerBound)\t\(place.upperBound)\t\(finder.words[match.wordIndex])\n")
            }
            if out.count > Results.flushSize { try whenFull(&out) }
        }
        guard isJSON else { return }
        end(to: &out)
        while line.upperBound < text.bytes.count {
            number += 1
            line = line.upperBound..<text.endOfLine(from: line.upperBound)
            begin(number, of: block, to: &out)
            end(to: &out)
            if out.count > Results.flushSize { try whenFull(&out) }
        }
    }

    private func begin(_ line: Int, of block: LineBlock, to out: inout OutputBuffer) {
        guard isJSON else { return }
        out.openObject(ofLine: line, in: block.source, whole: block.whole(ofLine: line))
        out.key("matches")
        out.open("[")
    }

    private func end(to out: inout OutputBuffer) {
        guard isJSON else { return }
        out.close("]")
        out.closeLine()
    }

    private func appendObject(
        _ match: UTF8WordMatch, at place: Range<Int>, of bytes: [UInt8], to out: inout OutputBuffer
    ) {
        out.open("{")
        out.member("text", bytes, match.range)
        out.member("start", place.lowerBound)
        out.member("end", place.upperBound)
        out.member("word", finder.words[match.wordIndex])
        out.close("}")
    }
}

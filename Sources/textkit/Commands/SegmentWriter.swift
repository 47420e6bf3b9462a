import TextToolkit

/// Writes the segments of blocks of lines in one of the forms that `segment` has.
///
/// A block is segmented as a whole, which is the fast way; since a line feed always ends a segment,
/// the lines are still there to be told apart, and what ends them is cut from their last segments.
struct SegmentWriter: BlockWriter {
    enum Form: Sendable {
        /// One segment after another, each with this byte after it.
        case separate(terminator: UInt8)
        /// A line for a line, its segments with these bytes between them.
        case joined([UInt8])
        /// An object for a line.
        case json
    }

    let segmenter: Segmenter
    let form: Form
    let wordsOnly: Bool

    func write<Failure>(
        _ block: LineBlock, to out: inout OutputBuffer,
        whenFull: (inout OutputBuffer) throws(Failure) -> Void
    ) throws(Failure) {
        let bytes = block.text.bytes
        if case .separate(let terminator) = form, wordsOnly {
            for segment in segmenter.words(in: block.text) {
                out.append(bytes, segment.range)
                out.append(terminator)
                if out.count > Results.flushSize { try whenFull(&out) }
            }
            return
        }
        var line = OpenLine(number: block.firstLine)
        for segment in segmenter.segments(in: block.text) {
            if !line.isOpen { begin(&line, of: block, at: segment.range.lowerBound, to: &out) }
            let range = segment.range.withoutLineEnd(in: bytes)
            if !range.isEmpty, segment.isWordLike || !wordsOnly {
                append(segment, range, of: bytes, in: &line, to: &out)
            }
            if bytes[segment.range.upperBound - 1] == UInt8(ascii: "\n") { end(&line, of: block, to: &out) }
            if out.count > Results.flushSize { try whenFull(&out) }
        }
        if line.isOpen { end(&line, of: block, to: &out) }
    }

    private struct OpenLine {
        var number: Int
        var isOpen = false
        var start = 0
        var isEmpty = true
    }

    private func begin(_ line: inout OpenLine, of block: LineBlock, at start: Int, to out: inout OutputBuffer) {
        line.isOpen = true
        line.start = start
        line.isEmpty = true
        let whole = block.whole(ofLine: line.number)
        switch form {
        case .separate: break
        case .joined:
            if let whole { out.append(whole.bytes, whole.surroundings.before) }
        case .json:
            out.openObject(ofLine: line.number, in: block.source, whole: whole)
            out.key("segments")
            out.open("[")
        }
    }

    private func append(
        _ segment: UTF8Segment, _ range: Range<Int>, of bytes: [UInt8], in line: inout OpenLine,
        to out: inout OutputBuffer
    ) {
        switch form {
        case .separate(let terminator):
            out.append(bytes, range)
            out.append(terminator)
        case .joined(let separator):
            if !line.isEmpty { out.append(separator, separator.indices) }
            out.append(bytes, range)
        case .json:
            out.open("{")
            out.member("text", bytes, range)
            out.member("start", range.lowerBound - line.start)
            out.member("end", range.upperBound - line.start)
            out.member("kind", segment.kind.rawValue)
            out.close("}")
        }
        line.isEmpty = false
    }

    private func end(_ line: inout OpenLine, of block: LineBlock, to out: inout OutputBuffer) {
        switch form {
        case .separate: break
        case .joined:
            if let whole = block.whole(ofLine: line.number) { out.append(whole.bytes, whole.surroundings.after) }
            out.append(UInt8(ascii: "\n"))
        case .json:
            out.close("]")
            out.closeLine()
        }
        line.number += 1
        line.isOpen = false
    }
}

import SpeechMarkup
import TextToolkit

/// Writes what is known of the words of blocks of lines: a row a word, or an object a line.
///
/// A block is searched as a whole, which is the fast way; no match goes across the end of a line.
struct PronunciationWriter: BlockWriter {
    let resolver: HeteronymResolver
    let isJSON: Bool

    private struct OpenLine {
        var number: Int
        var range: Range<Int>
    }

    func write<Failure>(
        _ block: LineBlock, to out: inout OutputBuffer,
        whenFull: (inout OutputBuffer) throws(Failure) -> Void
    ) throws(Failure) {
        let text = block.text
        guard !text.bytes.isEmpty else { return }
        var line = OpenLine(number: block.firstLine, range: 0..<text.endOfLine(from: 0))
        begin(line, of: block, to: &out)
        for match in resolver.matchesWithinLines(in: text) {
            while match.range.lowerBound >= line.range.upperBound {
                advance(&line, of: block, to: &out)
                if out.count > Results.flushSize { try whenFull(&out) }
            }
            if isJSON {
                appendObject(match, of: text.bytes, in: line, to: &out)
            } else {
                appendRow(match, of: text.bytes, in: line, to: &out)
            }
            if out.count > Results.flushSize { try whenFull(&out) }
        }
        guard isJSON else { return }
        while line.range.upperBound < text.bytes.count {
            advance(&line, of: block, to: &out)
            if out.count > Results.flushSize { try whenFull(&out) }
        }
        end(&out)
    }

    private func begin(_ line: OpenLine, of block: LineBlock, to out: inout OutputBuffer) {
        guard isJSON else { return }
        out.openObject(ofLine: line.number, in: block.source, whole: block.whole(ofLine: line.number))
        out.key("matches")
        out.open("[")
    }

    private func end(_ out: inout OutputBuffer) {
        guard isJSON else { return }
        out.close("]")
        out.closeLine()
    }

    private func advance(_ line: inout OpenLine, of block: LineBlock, to out: inout OutputBuffer) {
        end(&out)
        let start = line.range.upperBound
        line = OpenLine(number: line.number + 1, range: start..<block.text.endOfLine(from: start))
        begin(line, of: block, to: &out)
    }

    private func appendRow(
        _ match: UTF8PronunciationMatch, of bytes: [UInt8], in line: OpenLine, to out: inout OutputBuffer
    ) {
        let tab = UInt8(ascii: "\t")
        out.append(line.number)
        out.append(tab)
        out.append(match.range.lowerBound - line.range.lowerBound)
        out.append(tab)
        out.append(match.range.upperBound - line.range.lowerBound)
        out.append(tab)
        appendField(bytes, match.range, to: &out)
        out.append(tab)
        out.append(match.sense)
        out.append(tab)
        if case .pronunciation(let pronunciation) = match.spoken { out.append(pronunciation.ipa) }
        out.append(tab)
        out.append(confidence: match.confidence)
        out.append(UInt8(ascii: "\n"))
    }

    /// Appends the word. A tab in a phrase would be the end of its field, and becomes a space.
    private func appendField(_ bytes: [UInt8], _ range: Range<Int>, to out: inout OutputBuffer) {
        var plain = range.lowerBound
        for index in range where bytes[index] == UInt8(ascii: "\t") {
            out.append(bytes, plain..<index)
            out.append(UInt8(ascii: " "))
            plain = index + 1
        }
        out.append(bytes, plain..<range.upperBound)
    }

    private func appendObject(
        _ match: UTF8PronunciationMatch, of bytes: [UInt8], in line: OpenLine, to out: inout OutputBuffer
    ) {
        out.open("{")
        out.member("word", bytes, match.range)
        out.member("start", match.range.lowerBound - line.range.lowerBound)
        out.member("end", match.range.upperBound - line.range.lowerBound)
        out.member("sense", match.sense)
        switch match.spoken {
        case .pronunciation(let pronunciation): out.member("ipa", pronunciation.ipa)
        case .words(let words):
            out.member("ipa", "")
            out.member("alias", words)
        }
        out.key("confidence")
        out.append(confidence: match.confidence)
        out.member("sure", match.isSure)
        out.close("}")
    }
}

extension OutputBuffer {
    /// Appends a probability in thousandths, rounded down: it never says more than is so.
    fileprivate mutating func append(confidence: Double) {
        var thousandths = Int(confidence * 1000)
        if thousandths % 1000 == 0 { return append(thousandths / 1000) }
        append("0.")
        var place = 100
        while thousandths > 0 {
            append(UInt8(ascii: "0") + UInt8(thousandths / place))
            thousandths %= place
            place /= 10
        }
    }
}

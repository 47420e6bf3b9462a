import TextToolkit

/// Writes the lines that blocks of lines are wrapped to: a line each, or an object for each line of the input.
struct WrapWriter: BlockWriter {
    let wrapper: LineWrapper
    let isJSON: Bool

    func write<Failure>(
        _ block: LineBlock, to out: inout OutputBuffer,
        whenFull: (inout OutputBuffer) throws(Failure) -> Void
    ) throws(Failure) {
        let bytes = block.text.bytes
        var number = block.firstLine
        var isFirst = true
        for line in wrapper.lines(in: block.text) {
            if isJSON {
                if isFirst {
                    out.openObject(ofLine: number, in: block.source, whole: block.whole(ofLine: number))
                    out.key("lines")
                    out.open("[")
                }
                out.value(bytes, line.range)
                if line.isLast {
                    out.close("]")
                    out.closeLine()
                }
            } else {
                // The object has parts of the text alone; here it looks as its author meant it to.
                out.append(bytes, line.indentation)
                out.append(bytes, line.range)
                out.append(UInt8(ascii: "\n"))
            }
            isFirst = line.isLast
            if isFirst { number += 1 }
            if out.count > Results.flushSize { try whenFull(&out) }
        }
    }
}

/// Writes a paragraph of HTML for each line.
struct PhraseMarkupWriter: LineWriter {
    let markup: PhraseMarkup

    func write(_ line: Line, to out: inout OutputBuffer) {
        out.append(markup.paragraph(of: line.text))
        out.append("\n")
    }
}

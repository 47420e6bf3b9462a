import TextToolkit

/// Writes the lines that blocks of lines are wrapped to: a line each, or an object for each line of the input.
struct WrapWriter {
    let wrapper: LineWrapper
    let isJSON: Bool

    /// - Parameter whenFull: Called when there is much in the buffer: one line can be very long.
    func write<Failure>(
        _ block: LineBlock, to out: inout OutputBuffer,
        whenFull: (inout OutputBuffer) throws(Failure) -> Void
    ) throws(Failure) {
        let bytes = block.text.bytes
        var number = block.firstLine
        var isFirst = true
        for line in wrapper.lines(in: block.text) {
            if isJSON {
                append(line, of: bytes, number: number, isFirst: isFirst, to: &out)
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

    private func append(
        _ line: UTF8WrappedLine, of bytes: [UInt8], number: Int, isFirst: Bool, to out: inout OutputBuffer
    ) {
        if isFirst {
            out.append("{\"line\":")
            out.append(number)
            out.append(",\"lines\":[")
        } else {
            out.append(",")
        }
        out.appendJSON(bytes, line.range)
        if line.isLast { out.append("]}\n") }
    }
}

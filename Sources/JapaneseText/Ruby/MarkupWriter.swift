internal import TextToolkit

/// Writes text between tags, for HTML, WebVTT and TTML.
struct MarkupWriter {
    enum Syntax { case html, webVTT, xml }

    private let syntax: Syntax
    private var output: [UInt8] = []

    /// Writes a text, each run with a reading between pieces of markup.
    static func write(
        _ text: RubyText, as syntax: Syntax, opening: String, middle: String, closing: String
    ) throws(RubyFault) -> String {
        var writer = MarkupWriter(syntax: syntax)
        for (run, start) in text.positionedRuns {
            if let reading = run.reading {
                writer.output += opening.utf8
                try writer.append(run.base, at: start, isInRuby: true)
                writer.output += middle.utf8
                try writer.append(reading, at: start, isReading: true, isInRuby: true)
                writer.output += closing.utf8
            } else {
                try writer.append(run.base, at: start)
            }
        }
        return String(decoding: writer.output, as: UTF8.self)
    }

    private init(syntax: Syntax) {
        self.syntax = syntax
    }

    private mutating func append(
        _ text: String, at start: Int, isReading: Bool = false, isInRuby: Bool = false
    ) throws(RubyFault) {
        // Spaces around a base or a reading are layout to who reads HTML: these are meant.
        let bytes = Array(text.utf8)
        let content =
            isInRuby && syntax == .html
            ? (bytes.firstIndex { !$0.isASCIIWhitespace } ?? bytes.count)..<(bytes.lastIndex { !$0.isASCIIWhitespace }
                ?? bytes.count - 1) + 1
            : 0..<bytes.count
        for (index, byte) in bytes.enumerated() {
            if isForbidden(bytes, at: index) {
                throw RubyFault(.inexpressible, Self.name(bytes, at: index), at: start + (isReading ? 0 : index))
            }
            if !content.contains(index) {
                output += "&#\(byte);".utf8
            } else if index == 0, bytes.count > 1, byte == 0xCC, bytes[1] == 0xB8 {
                // U+0338 right behind a `>` is, to Unicode, the same text as U+226F: no tag would be left.
                output += "&#x338;".utf8
            } else if index == 1, bytes[0] == 0xCC, byte == 0xB8 {
                continue
            } else {
                append(escaping: byte)
            }
        }
    }

    private mutating func append(escaping byte: UInt8) {
        // An empty line would end the cue.
        if byte == 0x0A, syntax == .webVTT, output.isEmpty || output.last == 0x0A {
            output += "&#10;".utf8
        } else {
            HTMLText.append(byte, to: &output)
        }
    }

    /// Whether a character stands here that no reference can express: NUL, and in XML what it excludes.
    private func isForbidden(_ bytes: [UInt8], at index: Int) -> Bool {
        let byte = bytes[index]
        if byte == 0 { return true }
        guard syntax == .xml else { return false }
        if byte < 0x20 { return byte != 0x09 && byte != 0x0A && byte != 0x0D }
        return byte == 0xEF && bytes[index + 1] == 0xBF && bytes[index + 2] >= 0xBE
    }

    private static func name(_ bytes: [UInt8], at index: Int) -> String {
        if bytes[index] == 0xEF { return bytes[index + 2] == 0xBE ? "U+FFFE" : "U+FFFF" }
        let digits = String(bytes[index], radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: 4 - digits.count) + digits
    }
}

extension RubyFormat {
    /// A field of an Anki note, for its `furigana:` filter: a space, the base, the reading in brackets.
    ///
    /// A base reaches back to the last space, tag or reading, and that space is no text. Fields
    /// hold HTML, so brackets in the text are character references. `[sound:…]` stays as it is.
    public static let anki = RubyFormat(
        name: "anki", summary: "a field of an Anki note, for its furigana: filter",
        example: "店[みせ]に 行[い]きます",
        writer: { text throws(RubyFault) in try AnkiField.write(text) },
        reader: { bytes throws(RubyFault) in try AnkiField.read(bytes) })
}

/// Anki's fields follow the expression ` ?([^ >]+?)\[(.+?)\]` over HTML, with `&nbsp;` for a space.
private enum AnkiField {
    static func write(_ text: RubyText) throws(RubyFault) -> String {
        var output: [UInt8] = []
        for (run, start) in text.positionedRuns {
            if let reading = run.reading {
                if !output.isEmpty { output.append(UInt8(ascii: " ")) }
                try append(run.base, to: &output, at: start, isBase: true)
                output.append(UInt8(ascii: "["))
                if reading.utf8.starts(with: "sound:".utf8) {
                    output += "&#115;".utf8
                    try append(reading.dropFirst(), to: &output, at: start, isReading: true)
                } else {
                    try append(reading, to: &output, at: start, isReading: true)
                }
                output.append(UInt8(ascii: "]"))
            } else {
                try append(run.base, to: &output, at: start)
            }
        }
        return String(decoding: output, as: UTF8.self)
    }

    private static func append(
        _ text: some StringProtocol, to output: inout [UInt8], at start: Int,
        isBase: Bool = false, isReading: Bool = false
    ) throws(RubyFault) {
        for (index, byte) in text.utf8.enumerated() {
            switch byte {
            case 0:
                throw RubyFault(.inexpressible, "U+0000", at: start + (isReading ? 0 : index))
            case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "["), UInt8(ascii: "]"), 0x0D:
                output += "&#\(byte);".utf8
            case UInt8(ascii: " ") where isBase, 0x0A where isReading:
                output += "&#\(byte);".utf8
            default:
                output.append(byte)
            }
        }
    }

    static func read(_ bytes: [UInt8]) throws(RubyFault) -> RubyText {
        var builder = RubyTextBuilder()
        // Where the base of a reading would start, in the builder's plain text, and whether a space was before it.
        var base = 0
        var isBehindSpace = false
        var isInSound = false
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "["):
                if bytes.has("[sound:", at: index) { isInSound = true }
                if isInSound || base == builder.plain.count {
                    builder.append(byte)
                    index += 1
                    continue
                }
                let reading = try readReading(bytes, at: index)
                let text = builder.removePlain(from: base)
                if isBehindSpace { _ = builder.removePlain(from: base - 1) }
                builder.append(base: text, reading: reading.text)
                index = reading.end
                base = builder.plain.count
                isBehindSpace = false
                continue
            case UInt8(ascii: "<"):
                if let tag = try MarkupTag.readHTML(bytes, at: index) {
                    if tag.name == "br" { builder.append(0x0A) }
                    index = tag.end
                    base = builder.plain.count
                    isBehindSpace = false
                    continue
                }
                builder.append(byte)
            case UInt8(ascii: "&"):
                let isSpace = bytes.has("&nbsp;", at: index)
                if !isSpace, let (scalar, end) = try CharacterReference.read(bytes, at: index) {
                    builder.append(UTF8.encode(scalar)!)
                    index = end
                    continue
                }
                builder.append(isSpace ? UInt8(ascii: " ") : byte)
                if isSpace {
                    index += 6
                    base = builder.plain.count
                    isBehindSpace = true
                    continue
                }
            case UInt8(ascii: "]") where isInSound:
                builder.append(byte)
                base = builder.plain.count
                isBehindSpace = false
                isInSound = false
            case UInt8(ascii: " "), UInt8(ascii: ">"):
                builder.append(byte)
                base = builder.plain.count
                isBehindSpace = byte == UInt8(ascii: " ")
            default:
                builder.append(byte)
            }
            index += 1
        }
        return builder.finish()
    }

    private static func readReading(
        _ bytes: [UInt8], at open: Int
    ) throws(RubyFault) -> (text: [UInt8], end: Int) {
        var text: [UInt8] = []
        var index = open + 1
        while index < bytes.count, bytes[index] != 0x0A {
            let byte = bytes[index]
            if byte == UInt8(ascii: "]") {
                if index == open + 1 { throw RubyFault(.missingReading, "[]", at: open) }
                if text.isEmpty { throw RubyFault(.missingReading, bytes.text(open..<index + 1), at: open) }
                return (text, index + 1)
            }
            if byte == UInt8(ascii: "<"), let tag = try MarkupTag.readHTML(bytes, at: index) {
                index = tag.end
            } else if byte == UInt8(ascii: "&"), let (scalar, end) = try CharacterReference.read(bytes, at: index) {
                text += UTF8.encode(scalar)!
                index = end
            } else {
                text.append(byte)
                index += 1
            }
        }
        throw RubyFault(.unclosed, "[", at: open)
    }
}

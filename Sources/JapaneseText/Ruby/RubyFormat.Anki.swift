extension RubyFormat {
    /// A field of an Anki note, for its `furigana:` filter: a space, the base, the reading in brackets.
    ///
    /// A base reaches back to the last space, tag or reading, and that space is no text. Fields
    /// hold HTML, so brackets in the text are character references. `[sound:…]` stays as it is.
    public static let anki = RubyFormat(
        name: "anki", summary: "a field of an Anki note, for its furigana: filter",
        example: "店[みせ]に 行[い]きます", Anki())
}

/// Anki's fields follow the expression ` ?([^ >]+?)\[(.+?)\]` over HTML, with `&nbsp;` for a space.
private struct Anki: ReadableRubySyntax {
    func inexpressible(in piece: [UInt8], as place: RubyPlace) -> Range<Int>? {
        piece.firstIndex(of: 0).map { $0..<$0 + 1 }
    }

    func write(_ text: AnnotatedText) -> String {
        var output: [UInt8] = []
        for run in text.runs {
            guard let reading = run.reading else {
                append(run.base, to: &output)
                continue
            }
            if !output.isEmpty { output.append(UInt8(ascii: " ")) }
            append(run.base, to: &output, escaping: UInt8(ascii: " "))
            output.append(UInt8(ascii: "["))
            let isLikeSound = reading.utf8.starts(with: "sound:".utf8)
            if isLikeSound { output += "&#115;".utf8 }
            append(reading.dropFirst(isLikeSound ? 1 : 0), to: &output, escaping: 0x0A)
            output.append(UInt8(ascii: "]"))
        }
        return String(decoding: output, as: UTF8.self)
    }

    private func append(_ text: some StringProtocol, to output: inout [UInt8], escaping other: UInt8? = nil) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "["), UInt8(ascii: "]"), 0x0D,
                _ where byte == other:
                output += "&#\(byte);".utf8
            default: output.append(byte)
            }
        }
    }

    func read(_ source: inout RubySource) throws(RubyFault) {
        // Where the base of a reading would start, in the plain text, and whether a space was before it.
        var base = 0
        var followsSpace = false
        var isInSound = false
        func startBase(_ source: RubySource, afterSpace: Bool = false) {
            base = source.plain.count
            followsSpace = afterSpace
        }
        while let byte = source.next {
            if byte == UInt8(ascii: "["), source.has("[sound:") { isInSound = true }
            if byte == UInt8(ascii: "["), !isInSound, base < source.plain.count {
                let reading = try readReading(&source)
                let text = source.removePlain(from: base)
                if followsSpace { _ = source.removePlain(from: base - 1) }
                source.append(base: text, reading: reading)
                startBase(source)
            } else if let tag = try source.takeTag() {
                if tag.name == "br" { source.append(0x0A) }
                startBase(source)
            } else if source.take("&nbsp;") {
                source.append(UInt8(ascii: " "))
                startBase(source, afterSpace: true)
            } else if let scalar = try source.takeReference() {
                source.append(scalar)
            } else {
                source.append(byte)
                source.index += 1
                if byte == UInt8(ascii: " ") || byte == UInt8(ascii: ">") {
                    startBase(source, afterSpace: byte == UInt8(ascii: " "))
                } else if isInSound, byte == UInt8(ascii: "]") {
                    isInSound = false
                    startBase(source)
                }
            }
        }
    }

    /// Reads what stands in brackets.
    private func readReading(_ source: inout RubySource) throws(RubyFault) -> [UInt8] {
        let open = source.index
        var text: [UInt8] = []
        source.index += 1
        while let byte = source.next, byte != 0x0A {
            if source.take("]") {
                if text.isEmpty { throw source.fault(.missingReading, from: open) }
                return text
            }
            if try source.takeTag() != nil { continue }
            if let scalar = try source.takeReference() {
                text += UTF8.encode(scalar)!
            } else {
                text.append(byte)
                source.index += 1
            }
        }
        throw RubyFault(.unclosed, "[", at: open)
    }
}

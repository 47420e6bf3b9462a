/// Reads the ruby of a Markdown dialect, and nothing else of Markdown but its escapes.
///
/// Braces are ruby or an error; a `\` before them makes them text. Brackets are ruby only with
/// braces after them: Markdown has other uses for them.
struct MarkdownReader {
    let dialect: MarkdownRuby

    func read(_ source: inout RubySource) throws(RubyFault) {
        // The bracket that a base could have started at, in the source and in the plain text.
        var bracket: (source: Int, plain: Int)?
        let hasBrackets = dialect.opening == "["
        while source.next != nil {
            let start = source.index
            if hasBrackets, let opened = bracket, source.take(dialect.middle) {
                let base = source.removePlain(from: opened.plain).dropFirst()
                let readings = try readReadings(&source, from: opened.source)
                try add(Array(base), readings, from: opened.source, to: &source)
                bracket = nil
                continue
            }
            let unit = try next(&source)
            if !unit.isEscaped {
                switch unit.scalar {
                case "[" where hasBrackets: bracket = (start, source.plain.count)
                case "]": bracket = nil
                case "{" where !hasBrackets:
                    try readRuby(&source, from: start)
                    continue
                case "}" where !hasBrackets: throw RubyFault(.misplaced, "}", at: start)
                default: break
                }
            }
            source.append(unit.scalar)
        }
    }

    /// Reads what follows a `{`: the base, the reading, and what is between and after them.
    private func readRuby(_ source: inout RubySource, from start: Int) throws(RubyFault) {
        var base: [UInt8] = []
        while source.next != nil {
            let here = source.index
            if source.take(dialect.middle) {
                return try add(base, try readReadings(&source, from: start), from: start, to: &source)
            }
            if dialect.middle == "}(", source.take("}（") {
                let readings = try readReadings(&source, from: start, closing: "）")
                return try add(base, readings, from: start, to: &source)
            }
            let unit = try next(&source)
            if !unit.isEscaped {
                if unit.scalar == "{" { throw RubyFault(.nested, "{", at: here) }
                if unit.scalar == "}" { throw source.fault(.missingReading, from: start) }
            }
            base += UTF8.encode(unit.scalar)!
        }
        throw RubyFault(.unclosed, "{", at: start)
    }

    /// Reads readings, divided by `|` in the dialect that has several, and goes past their end.
    private func readReadings(
        _ source: inout RubySource, from start: Int, closing: String? = nil
    ) throws(RubyFault) -> [[UInt8]] {
        var readings: [[UInt8]] = [[]]
        while source.next != nil {
            let here = source.index
            if source.take(closing ?? dialect.closing) { return readings }
            let unit = try next(&source)
            if !unit.isEscaped {
                switch unit.scalar {
                case "{": throw RubyFault(.nested, "{", at: here)
                case "}": throw RubyFault(.misplaced, "}", at: here)
                case "|" where dialect.middle == "|":
                    readings.append([])
                    continue
                default: break
                }
            }
            readings[readings.endIndex - 1] += UTF8.encode(unit.scalar)!
        }
        throw RubyFault(.unclosed, dialect.opening, at: start)
    }

    private func add(
        _ base: [UInt8], _ readings: [[UInt8]], from start: Int, to source: inout RubySource
    ) throws(RubyFault) {
        if base.isEmpty { throw source.fault(.missingBase, from: start) }
        if readings.allSatisfy(\.isEmpty) { throw source.fault(.missingReading, from: start) }
        if readings.count == 1 { return source.append(base: base, reading: readings[0]) }
        let characters = Array(String(decoding: base, as: UTF8.self))
        if characters.count != readings.count { throw source.fault(.readingCount, from: start) }
        for (character, reading) in zip(characters, readings) {
            if reading.isEmpty {
                source.append(character.utf8)
            } else {
                source.append(base: character.utf8, reading: reading)
            }
        }
    }

    /// Takes a character of the source, or what an escape or a character reference in it stands for.
    private func next(_ source: inout RubySource) throws(RubyFault) -> (scalar: Unicode.Scalar, isEscaped: Bool) {
        if let scalar = try source.takeReference(isHTML: false) { return (scalar, true) }
        let scalar = source.takeScalar()
        // A backslash before anything but punctuation stands for itself.
        guard scalar == "\\", source.next?.isASCIIPunctuation == true else { return (scalar, false) }
        return (source.takeScalar(), true)
    }
}

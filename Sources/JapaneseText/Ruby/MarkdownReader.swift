/// Reads the ruby of a Markdown dialect, and nothing else of Markdown but its escapes.
///
/// Braces are ruby or an error; a `\` before them makes them text. Brackets are ruby only with
/// braces behind them: Markdown has other uses for them.
struct MarkdownReader {
    private let bytes: [UInt8]
    private let dialect: MarkdownRuby
    private var index = 0
    private var builder = RubyTextBuilder()

    init(_ bytes: [UInt8], _ dialect: MarkdownRuby) {
        self.bytes = bytes
        self.dialect = dialect
    }

    mutating func read() throws(RubyFault) -> RubyText {
        // The bracket that a base could have started at, in the source and in the plain text.
        var bracket: (source: Int, plain: Int)?
        let hasBrackets = dialect.opening == "["
        while index < bytes.count {
            let start = index
            let unit = try next()
            guard case .written(let byte) = unit else {
                append(unit)
                continue
            }
            switch byte {
            case UInt8(ascii: "["):
                if hasBrackets { bracket = (start, builder.plain.count) }
                append(unit)
            case UInt8(ascii: "]") where bracket != nil && bytes.has(dialect.middle, at: start):
                index = start + 2
                let base = builder.removePlain(from: bracket!.plain).dropFirst()
                try add(base: Array(base), from: bracket!.source, reading: try readingBehind(bracket!.source))
                bracket = nil
            case UInt8(ascii: "]"):
                bracket = nil
                append(unit)
            case UInt8(ascii: "{") where !hasBrackets:
                try readRuby(from: start)
            case UInt8(ascii: "}") where !hasBrackets:
                throw RubyFault(.misplaced, "}", at: start)
            default:
                append(unit)
            }
        }
        return builder.finish()
    }

    /// Reads what follows a `{`: the base, the reading and what is between and behind them.
    private mutating func readRuby(from start: Int) throws(RubyFault) {
        var base: [UInt8] = []
        while index < bytes.count {
            let here = index
            switch try next() {
            case .written(UInt8(ascii: "{")):
                throw RubyFault(.nested, "{", at: here)
            case .written(let byte) where byte == dialect.middle.utf8.first:
                index = here
                if bytes.has(dialect.middle, at: here) {
                    index += dialect.middle.utf8.count
                    return try add(base: base, from: start, reading: try readingBehind(start))
                } else if bytes.has("}（", at: here) {
                    index += 4
                    return try add(base: base, from: start, reading: try readingBehind(start, closing: "）"))
                }
                throw RubyFault(.missingReading, bytes.text(start..<here + 1), at: start)
            case .written(UInt8(ascii: "}")):
                throw RubyFault(.missingReading, bytes.text(start..<here + 1), at: start)
            case let unit:
                unit.append(to: &base)
            }
        }
        throw RubyFault(.unclosed, "{", at: start)
    }

    /// Reads readings, divided by `|` in the dialect that has several, to behind their end.
    private mutating func readingBehind(_ start: Int, closing: String? = nil) throws(RubyFault) -> [[UInt8]] {
        let closing = closing ?? dialect.closing
        var readings: [[UInt8]] = [[]]
        while index < bytes.count {
            let here = index
            switch try next() {
            case .written(let byte) where byte == closing.utf8.first && bytes.has(closing, at: here):
                index = here + closing.utf8.count
                return readings
            case .written(UInt8(ascii: "{")):
                throw RubyFault(.nested, "{", at: here)
            case .written(UInt8(ascii: "}")):
                throw RubyFault(.misplaced, "}", at: here)
            case .written(UInt8(ascii: "|")) where dialect.middle == "|":
                readings.append([])
            case let unit:
                unit.append(to: &readings[readings.endIndex - 1])
            }
        }
        throw RubyFault(.unclosed, dialect.opening, at: start)
    }

    private mutating func add(base: [UInt8], from start: Int, reading: [[UInt8]]) throws(RubyFault) {
        let source = bytes.text(start..<index)
        if base.isEmpty { throw RubyFault(.missingBase, source, at: start) }
        if reading.allSatisfy(\.isEmpty) { throw RubyFault(.missingReading, source, at: start) }
        if reading.count == 1 { return builder.append(base: base, reading: reading[0]) }
        let characters = Array(String(decoding: base, as: UTF8.self))
        if characters.count != reading.count { throw RubyFault(.readingCount, source, at: start) }
        for (character, reading) in zip(characters, reading) {
            if reading.isEmpty {
                builder.append(character.utf8)
            } else {
                builder.append(base: character.utf8, reading: reading)
            }
        }
    }

    // MARK: Escapes

    /// A byte of the source, or what an escape in it stands for.
    private enum Unit {
        case written(UInt8)
        case escaped(UInt8)
        case reference(Unicode.Scalar)

        func append(to bytes: inout [UInt8]) {
            switch self {
            case .written(let byte), .escaped(let byte): bytes.append(byte)
            case .reference(let scalar): bytes += UTF8.encode(scalar)!
            }
        }
    }

    private mutating func next() throws(RubyFault) -> Unit {
        let byte = bytes[index]
        if byte == UInt8(ascii: "\\"), index + 1 < bytes.count, bytes[index + 1].isASCIIPunctuation {
            index += 2
            return .escaped(bytes[index - 1])
        }
        if byte == UInt8(ascii: "&"), let (scalar, end) = try CharacterReference.read(bytes, at: index, isHTML: false) {
            index = end
            return .reference(scalar)
        }
        index += 1
        return .written(byte)
    }

    private mutating func append(_ unit: Unit) {
        switch unit {
        case .written(let byte), .escaped(let byte): builder.append(byte)
        case .reference(let scalar): builder.append(UTF8.encode(scalar)!)
        }
    }
}

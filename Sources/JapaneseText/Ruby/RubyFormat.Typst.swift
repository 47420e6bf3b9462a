extension RubyFormat {
    /// Typst with the package rubby: `#ruby[かんじ][漢字]`, the reading first.
    ///
    /// The document starts with `#import "@preview/rubby:0.10.2": get-ruby` and `#let ruby = get-ruby()`.
    /// rubby divides at `|`, so a base or reading with one is refused.
    public static let typst = RubyFormat(
        name: "typst", summary: "Typst with the package rubby",
        example: "#ruby[みせ][店]に#ruby[い][行]きます",
        writer: { text throws(RubyFault) in
            var output = ""
            var isBehindCall = false
            for (run, start) in text.positionedRuns {
                if let reading = run.reading {
                    try Typst.check(run.base, at: start, isReading: false)
                    try Typst.check(reading, at: start, isReading: true)
                    output +=
                        Typst.isPlain(run.base) && Typst.isPlain(reading)
                        ? "#ruby[\(reading)][\(run.base)]"
                        : "#ruby(\(Typst.literal(reading)), \(Typst.literal(run.base)))"
                } else {
                    // These would go on with the call.
                    if isBehindCall, let first = run.base.utf8.first, "(.;".utf8.contains(first) { output += ";" }
                    output += Typst.escape(run.base, isAtStartOfLine: output.isEmpty)
                }
                isBehindCall = run.reading != nil
            }
            return output
        })
}

private enum Typst {
    static func check(_ text: String, at start: Int, isReading: Bool) throws(RubyFault) {
        for (index, byte) in text.utf8.enumerated() where byte == UInt8(ascii: "|") {
            throw RubyFault(.inexpressible, "|", at: start + (isReading ? 0 : index))
        }
    }

    /// Whether Typst reads it as one piece of text: rubby takes content of no other kind.
    static func isPlain(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { scalar in
            scalar.isASCII ? UInt8(scalar.value).isASCIIAlphanumeric : !scalar.properties.isWhitespace
        }
    }

    /// A string of Typst's code.
    static func literal(_ text: String) -> String {
        var output = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\":
                output += "\\"
                output.unicodeScalars.append(scalar)
            case "\n": output += "\\n"
            case "\r": output += "\\r"
            case "\t": output += "\\t"
            case "\u{0}"..."\u{1F}": output += "\\u{\(String(scalar.value, radix: 16))}"
            default: output.unicodeScalars.append(scalar)
            }
        }
        return output + "\""
    }

    /// Text of Typst's markup, with a backslash before what would be markup or set as another character.
    static func escape(_ text: String, isAtStartOfLine: Bool) -> String {
        var output = ""
        var isAtStartOfLine = isAtStartOfLine
        var isBehindNumber = false
        var last: Unicode.Scalar = " "
        for scalar in text.unicodeScalars {
            let needsEscape =
                switch scalar {
                case "\\", "#", "$", "*", "_", "`", "<", ">", "@", "[", "]", "~", "'", "\"": true
                // Comments and addresses; dashes, minus signs and soft hyphens.
                case "/", "-": true
                // An ellipsis; lists and headings.
                case ".": last == "." || isBehindNumber
                case "+", "=": isAtStartOfLine
                default: false
                }
            if needsEscape { output += "\\" }
            output.unicodeScalars.append(scalar)
            isBehindNumber = (0x30...0x39).contains(scalar.value) && (isAtStartOfLine || isBehindNumber)
            isAtStartOfLine = scalar == "\n" || (isAtStartOfLine && scalar == " ")
            last = scalar
        }
        return output
    }
}

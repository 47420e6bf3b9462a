extension RubyFormat {
    /// Typst with the package rubby: `#ruby[かんじ][漢字]`, the reading first.
    ///
    /// The document starts with `#import "@preview/rubby:0.10.2": get-ruby` and `#let ruby = get-ruby()`.
    /// rubby divides at `|`, so a base or reading with one is refused.
    public static let typst = RubyFormat(
        name: "typst", summary: "Typst with the package rubby",
        example: "#ruby[みせ][店]に#ruby[い][行]きます", Typst())
}

private struct Typst: RubySyntax {
    func inexpressible(in piece: [UInt8], as place: RubyPlace) -> Range<Int>? {
        if case .plain = place { return nil }
        return piece.firstIndex(of: UInt8(ascii: "|")).map { $0..<$0 + 1 }
    }

    func write(_ text: AnnotatedText) -> String {
        var output = ""
        var followsCall = false
        for run in text.runs {
            if let reading = run.reading {
                output +=
                    isPlain(run.base) && isPlain(reading)
                    ? "#ruby[\(reading)][\(run.base)]" : "#ruby(\(literal(reading)), \(literal(run.base)))"
            } else {
                // These would go on with the call.
                if followsCall, let first = run.base.utf8.first, "(.;".utf8.contains(first) { output += ";" }
                output += escaped(run.base, isAtStartOfLine: output.isEmpty)
            }
            followsCall = run.reading != nil
        }
        return output
    }

    /// Whether Typst reads it as one piece of text: rubby takes content of no other kind.
    private func isPlain(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { scalar in
            scalar.isASCII ? UInt8(scalar.value).isASCIIAlphanumeric : !scalar.properties.isWhitespace
        }
    }

    /// A string of Typst's code.
    private func literal(_ text: String) -> String {
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
    private func escaped(_ text: String, isAtStartOfLine: Bool) -> String {
        var output = ""
        var isAtStartOfLine = isAtStartOfLine
        var followsNumber = false
        var last: Unicode.Scalar = " "
        for scalar in text.unicodeScalars {
            let needsEscape =
                switch scalar {
                case "\\", "#", "$", "*", "_", "`", "<", ">", "@", "[", "]", "~", "'", "\"": true
                // Comments and addresses; dashes, minus signs and soft hyphens.
                case "/", "-": true
                // An ellipsis; lists and headings.
                case ".": last == "." || followsNumber
                case "+", "=": isAtStartOfLine
                default: false
                }
            if needsEscape { output += "\\" }
            output.unicodeScalars.append(scalar)
            followsNumber = (0x30...0x39).contains(scalar.value) && (isAtStartOfLine || followsNumber)
            isAtStartOfLine = scalar == "\n" || (isAtStartOfLine && scalar == " ")
            last = scalar
        }
        return output
    }
}

extension RubyFormat {
    /// LaTeX: `\ruby{漢字}{かんじ}`, which luatexja-ruby, ruby.sty and okumacro understand.
    public static let latex = RubyFormat(
        name: "latex", summary: "LaTeX \\ruby, as luatexja-ruby, ruby.sty and okumacro have it",
        example: "\\ruby{店}{みせ}に\\ruby{行}{い}きます",
        writer: { text throws(RubyFault) in
            var output = ""
            for (run, start) in text.positionedRuns {
                let base = try LaTeX.escape(run.base, at: start)
                if let reading = run.reading {
                    output += "\\ruby{\(base)}{\(try LaTeX.escape(reading, at: start, isReading: true))}"
                } else {
                    output += base
                }
            }
            return output
        })

    /// LaTeX with pxrubrica: neighbouring characters, each with its own reading, as mono ruby
    /// (`\ruby[m]{漢字}{かん|じ}`), everything else as group ruby (`\ruby[g]{今日}{きょう}`).
    public static let pxrubrica = RubyFormat(
        name: "pxrubrica", summary: "LaTeX \\ruby of the package pxrubrica, mono and group",
        example: "\\ruby[m]{店}{みせ}に\\ruby[m]{行}{い}きます",
        writer: { text throws(RubyFault) in
            var output = ""
            var bases = ""
            var readings: [String] = []
            func endMono() {
                if !readings.isEmpty { output += "\\ruby[m]{\(bases)}{\(readings.joined(separator: "|"))}" }
                bases = ""
                readings = []
            }
            for (run, start) in text.positionedRuns {
                let isTakenApart = run.reading != nil
                let base = try LaTeX.escape(run.base, at: start, isTakenApart: isTakenApart)
                guard let reading = run.reading else {
                    endMono()
                    output += base
                    continue
                }
                let escaped = try LaTeX.escape(reading, at: start, isReading: true, isTakenApart: true)
                if run.base.count == 1 {
                    // What TeX sees as more than one character is one in braces.
                    bases += base.unicodeScalars.count == 1 || run.base.unicodeScalars.count == 1 ? base : "{\(base)}"
                    readings.append(escaped)
                } else {
                    endMono()
                    output += "\\ruby[g]{\(base)}{\(escaped)}"
                }
            }
            endMono()
            return output
        })
}

private enum LaTeX {
    /// Text with commands in the place of what TeX would take for markup, `|` included: it divides readings.
    ///
    /// pxrubrica takes its arguments apart; there everything that is more than a character is in braces.
    static func escape(
        _ text: String, at start: Int, isReading: Bool = false, isTakenApart: Bool = false
    ) throws(RubyFault) -> String {
        var output = ""
        var last: Unicode.Scalar = " "
        var offset = 0
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": output += "{\\textbackslash}"
            case "~": output += "{\\textasciitilde}"
            case "^": output += "{\\textasciicircum}"
            case "|": output += "{\\textbar}"
            case "<": output += "{\\textless}"
            case ">": output += "{\\textgreater}"
            case "{", "}", "#", "$", "%", "&", "_":
                output += isTakenApart ? "{\\\(scalar)}" : "\\\(scalar)"
            // Two of these are a dash or a quotation mark.
            case "-" where last == "-", "'" where last == "'", "`" where last == "`":
                output += "{\(scalar)}"
            case " " where isTakenApart:
                output += "{ }"
            case "\n", "\t":
                // An empty line is a paragraph, which no argument can hold.
                if scalar == "\n", last == "\n" { output += "%" }
                output.unicodeScalars.append(scalar)
            case "\u{0}"..."\u{1F}", "\u{7F}":
                let digits = String(scalar.value, radix: 16, uppercase: true)
                let name = "U+" + String(repeating: "0", count: 4 - digits.count) + digits
                throw RubyFault(.inexpressible, name, at: start + (isReading ? 0 : offset))
            default:
                output.unicodeScalars.append(scalar)
            }
            last = scalar
            offset += UTF8.width(scalar)
        }
        return output
    }
}

extension RubyFormat {
    /// LaTeX: `\ruby{漢字}{かんじ}`, which luatexja-ruby, ruby.sty and okumacro understand.
    public static let latex = RubyFormat(
        name: "latex", summary: "LaTeX \\ruby, as luatexja-ruby, ruby.sty and okumacro have it",
        example: "\\ruby{店}{みせ}に\\ruby{行}{い}きます", LaTeX(isPxrubrica: false))

    /// LaTeX with pxrubrica: neighbouring characters, each with its own reading, as mono ruby
    /// (`\ruby[m]{漢字}{かん|じ}`) or, in one compound, as jukugo ruby (`\ruby[j]{漢字}{かん|じ}`), everything else as
    /// group ruby (`\ruby[g]{今日}{きょう}`).
    public static let pxrubrica = RubyFormat(
        name: "pxrubrica", summary: "LaTeX \\ruby of the package pxrubrica: mono, jukugo and group",
        example: "\\ruby[m]{店}{みせ}に\\ruby[m]{行}{い}きます", LaTeX(isPxrubrica: true))
}

private struct LaTeX: RubySyntax {
    let isPxrubrica: Bool

    func inexpressible(in piece: [UInt8], as place: RubyPlace) -> Range<Int>? {
        piece.firstIndex { $0 < 0x20 && $0 != 0x09 && $0 != 0x0A || $0 == 0x7F }.map { $0..<$0 + 1 }
    }

    func write(_ text: AnnotatedText) -> String {
        var output = ""
        // The characters side by side that each have a reading.
        var single: ArraySlice<AnnotatedText.Run> = []
        func endSingle() {
            if single.isEmpty { return }
            let bases = single.map { run in
                let base = escaped(run.base, isTakenApart: true)
                // What TeX sees as more than one character is one in braces.
                return base.unicodeScalars.count == 1 || run.base.unicodeScalars.count == 1 ? base : "{\(base)}"
            }
            let readings = single.map { escaped($0.reading!, isTakenApart: true) }
            let mode = single.contains(where: \.joinsPrevious) ? "j" : "m"
            output += "\\ruby[\(mode)]{\(bases.joined())}{\(readings.joined(separator: "|"))}"
            single = []
        }
        for (index, run) in text.runs.enumerated() {
            if isPxrubrica, run.reading != nil, run.base.count == 1 {
                // Where one compound ends and the next begins, so does the command.
                let next = index + 1 < text.runs.count && text.runs[index + 1].joinsPrevious
                if !run.joinsPrevious, next || single.contains(where: \.joinsPrevious) { endSingle() }
                single.append(run)
                continue
            }
            endSingle()
            if let reading = run.reading {
                output += isPxrubrica ? "\\ruby[g]" : "\\ruby"
                output += "{\(escaped(run.base, isTakenApart: isPxrubrica))}"
                output += "{\(escaped(reading, isTakenApart: isPxrubrica))}"
            } else {
                output += escaped(run.base, isTakenApart: false)
            }
        }
        endSingle()
        return output
    }

    /// Text with commands in the place of what TeX would take for markup, `|` included: it divides readings.
    ///
    /// - Parameter isTakenApart: Whether everything that is more than a character stands in braces, as pxrubrica, which
    ///   takes its arguments apart, needs it.
    private func escaped(_ text: String, isTakenApart: Bool) -> String {
        var output = ""
        var last: Unicode.Scalar = " "
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
            default:
                // An empty line is a paragraph, which no argument can hold.
                if scalar == "\n", last == "\n" { output += "%" }
                output.unicodeScalars.append(scalar)
            }
            last = scalar
        }
        return output
    }
}

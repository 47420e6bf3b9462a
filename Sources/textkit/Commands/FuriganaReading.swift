import JapaneseText

/// What `furigana --read` does with a line.
struct FuriganaReading {
    let reader: JapaneseReader
    let grouping: FuriganaAligner.Grouping
    /// Words, and kanji of school years up to one, that need no reading.
    let known: Set<String>
    let knownYear: Int

    /// The line with the readings that it needs, each kanji with its own where that is asked for and sure.
    func annotatedText(of line: Line) throws(BadData) -> AnnotatedText {
        guard known.isEmpty, knownYear == 0, grouping == .group else { return annotatedText(try read(line)) }
        return try reader.annotatedText(of: line)
    }

    func read(_ line: Line) throws(BadData) -> ReadText {
        let text = try reader.read(line)
        return known.isEmpty && knownYear == 0 ? text : text.leavingOut(known, learntBy: knownYear)
    }

    /// Text that has ruby, with readings where it has none.
    func completed(_ text: AnnotatedText) throws(BadData) -> AnnotatedText {
        do throws(ReadingError) {
            return try reader.completed(text)
        } catch {
            throw BadData(column: 1, message: error.description)
        }
    }

    /// The text with its readings, each kanji with its own where that is asked for and sure.
    func annotatedText(_ text: ReadText) -> AnnotatedText {
        guard grouping != .group else { return text.annotatedText }
        return AnnotatedText(
            text.annotatedText.runs.flatMap { run -> [AnnotatedText.Run] in
                guard let reading = run.reading,
                    let furigana = try? FuriganaAligner(grouping).align(run.base, reading: reading)
                else { return [run] }
                return furigana.text.runs
            })
    }
}

extension OutputBuffer {
    /// Appends a text as an object, each run with how sure it is.
    mutating func append(_ text: ReadText, of line: Line) {
        append("{\"line\":")
        append(line.number)
        append(",\"runs\":[")
        var isFirst = true
        var plain = ""
        func open(_ out: inout OutputBuffer, _ base: String) {
            out.append(isFirst ? "{\"base\":" : ",{\"base\":")
            isFirst = false
            out.appendJSON(base)
        }
        func flush(_ out: inout OutputBuffer) {
            guard !plain.isEmpty else { return }
            open(&out, plain)
            out.append("}")
            plain = ""
        }
        for (index, word) in text.words.enumerated() {
            plain += text.spaces(before: index)
            for run in word.runs {
                guard let reading = run.reading else {
                    plain += run.base
                    continue
                }
                flush(&self)
                open(&self, run.base)
                append(",\"reading\":")
                appendJSON(reading)
                append(",\"confidence\":\((word.confidence * 1000).rounded() / 1000)")
                if !run.alternatives.isEmpty {
                    append(",\"alternatives\":[")
                    for (number, alternative) in run.alternatives.enumerated() {
                        if number > 0 { append(",") }
                        appendJSON(alternative)
                    }
                    append("]")
                }
                append("}")
            }
        }
        plain += text.spaces(before: text.words.count)
        flush(&self)
        append("],\"confidence\":\((text.confidence * 1000).rounded() / 1000)}\n")
    }
}

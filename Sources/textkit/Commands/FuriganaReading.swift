import JapaneseText

/// What `furigana --read` does with a line.
struct FuriganaReading {
    let reader: JapaneseReader
    let grouping: FuriganaAligner.Grouping
    /// Words, and kanji of school years up to one, that need no reading.
    let known: Set<String>
    let knownYear: Int

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
        openObject(of: line)
        key("runs")
        open("[")
        var plain = ""
        func flush(_ out: inout OutputBuffer) {
            if plain.isEmpty { return }
            out.open("{")
            out.member("base", plain)
            out.close("}")
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
                open("{")
                member("base", run.base)
                member("reading", reading)
                member("confidence", word.confidence)
                if !run.alternatives.isEmpty {
                    key("alternatives")
                    open("[")
                    for alternative in run.alternatives { value(alternative) }
                    close("]")
                }
                close("}")
            }
        }
        plain += text.spaces(before: text.words.count)
        flush(&self)
        close("]")
        member("confidence", text.confidence)
        closeLine()
    }
}

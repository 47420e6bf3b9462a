internal import JapaneseText
internal import TextToolkit

/// The lines of a paragraph as one text, with the readings that they came with.
struct AnnotatedProse {
    /// A part of the text, in UTF-8 bytes, that is read in a way of its own.
    struct Reading {
        var range: Range<Int>
        var text: String
    }

    /// The lines in one, without their indentation.
    private(set) var text = ""

    /// The parts with a reading, in the order of the text. Parts that touch are one: a word is not read in pieces.
    private(set) var readings: [Reading] = []

    init(_ lines: [AnnotatedText]) {
        for line in lines { append(line) }
    }

    private mutating func append(_ line: AnnotatedText) {
        let plain = line.base
        let trimmed = plain.trimmed
        guard !trimmed.isEmpty else { return }
        text.appendLine(trimmed)
        let lead = plain.utf8.distance(from: plain.startIndex, to: trimmed.startIndex)
        let start = text.utf8.count - trimmed.utf8.count
        var offset = start - lead
        for run in line.runs {
            let range = (offset..<offset + run.base.utf8.count).clamped(to: start..<text.utf8.count)
            offset += run.base.utf8.count
            guard let reading = run.reading, !range.isEmpty else { continue }
            if let last = readings.last, last.range.upperBound == range.lowerBound {
                readings[readings.count - 1].range = last.range.lowerBound..<range.upperBound
                readings[readings.count - 1].text += reading
            } else {
                readings.append(Reading(range: range, text: reading))
            }
        }
    }
}

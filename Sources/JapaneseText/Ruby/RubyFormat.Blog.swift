extension RubyFormat {
    /// `[[今日((こんにち))]][[は]]`: every run in double brackets. Text outside of them is read as it is.
    public static let blogBrackets = RubyFormat(
        name: "blog-brackets", summary: "a blog notation: every run in [[ ]], readings in (( ))",
        example: "[[店((みせ))]][[に]][[行((い))]][[きます]]",
        blog: BlogRuby(opening: "[[", closing: "]]", wrapsEveryRun: true))

    /// `<<今日((こんにち))>>は`: the runs that have a reading in double angle brackets.
    public static let blogAngles = RubyFormat(
        name: "blog-angles", summary: "a blog notation: runs with readings in << >>, readings in (( ))",
        example: "<<店((みせ))>>に<<行((い))>>きます",
        blog: BlogRuby(opening: "<<", closing: ">>", wrapsEveryRun: false))

    private init(name: String, summary: String, example: String, blog notation: BlogRuby) {
        self.init(
            name: name, summary: summary, example: example,
            writer: { text throws(RubyFault) in try notation.write(text) },
            reader: { bytes throws(RubyFault) in try notation.read(bytes) })
    }
}

/// A notation of doubled brackets. It has no escapes: text with the same brackets is refused.
private struct BlogRuby: Sendable {
    let opening: String
    let closing: String
    let wrapsEveryRun: Bool

    func write(_ text: RubyText) throws(RubyFault) -> String {
        var output = ""
        for (index, (run, start)) in text.positionedRuns.enumerated() {
            if let reading = run.reading {
                try check(run.base, at: start, before: "((", without: [opening, closing, "(("])
                try check(reading, at: start, before: "))", without: ["))"], isReading: true)
                output += opening + run.base + "((" + reading + "))" + closing
            } else if wrapsEveryRun {
                try check(run.base, at: start, before: closing, without: [opening, closing, "(("])
                output += opening + run.base + closing
            } else {
                let next = index + 1 < text.runs.count ? opening : ""
                try check(run.base, at: start, before: next, without: [opening])
                output += run.base
            }
        }
        return output
    }

    /// Refuses text in which a mark would be seen, or would be seen a character too early: `a(` before `((`.
    private func check(
        _ text: String, at start: Int, before next: String, without marks: [String], isReading: Bool = false
    ) throws(RubyFault) {
        let bytes = Array(text.utf8)
        for index in bytes.indices {
            for mark in marks where bytes[index] == mark.utf8.first && bytes.has(mark, at: index) {
                throw RubyFault(.inexpressible, mark, at: start + (isReading ? 0 : index))
            }
        }
        if let last = bytes.last, last == next.utf8.first {
            let fragment = String(next.prefix(1))
            throw RubyFault(.inexpressible, fragment, at: start + (isReading ? 0 : bytes.count - 1))
        }
    }

    func read(_ bytes: [UInt8]) throws(RubyFault) -> RubyText {
        var builder = RubyTextBuilder()
        var index = 0
        while index < bytes.count {
            if bytes[index] == opening.utf8.first, bytes.has(opening, at: index) {
                index = try readRun(bytes, at: index, into: &builder)
            } else {
                builder.append(bytes[index])
                index += 1
            }
        }
        return builder.finish()
    }

    /// - Returns: The offset behind the run.
    private func readRun(_ bytes: [UInt8], at start: Int, into builder: inout RubyTextBuilder) throws(RubyFault) -> Int
    {
        let base = start + 2
        var index = base
        while index < bytes.count {
            guard bytes[index] < 0x80 else {
                index += 1
                continue
            }
            if bytes.has("((", at: index) {
                guard let end = bytes.firstIndex(of: "))", from: index + 2) else {
                    throw RubyFault(.unclosed, "((", at: index)
                }
                guard bytes.has(closing, at: end + 2) else { throw RubyFault(.unclosed, opening, at: start) }
                let source = bytes.text(start..<end + 4)
                if index == base { throw RubyFault(.missingBase, source, at: start) }
                if end == index + 2 { throw RubyFault(.missingReading, source, at: start) }
                builder.append(base: bytes[base..<index], reading: bytes[index + 2..<end])
                return end + 4
            }
            if bytes.has(closing, at: index) {
                builder.append(bytes[base..<index])
                return index + 2
            }
            if bytes.has(opening, at: index) { throw RubyFault(.nested, opening, at: index) }
            index += 1
        }
        throw RubyFault(.unclosed, opening, at: start)
    }
}

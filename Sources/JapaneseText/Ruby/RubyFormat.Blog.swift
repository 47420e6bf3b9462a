extension RubyFormat {
    /// `[[今日((こんにち))]][[は]]`: every run in double brackets. Text outside of them is read as it is.
    public static let blogBrackets = RubyFormat(
        name: "blog-brackets", summary: "a blog notation: every run in [[ ]], readings in (( ))",
        example: "[[店((みせ))]][[に]][[行((い))]][[きます]]",
        BlogRuby(opening: "[[", closing: "]]", wrapsEveryRun: true))

    /// `<<今日((こんにち))>>は`: the runs that have a reading in double angle brackets.
    public static let blogAngles = RubyFormat(
        name: "blog-angles", summary: "a blog notation: runs with readings in << >>, readings in (( ))",
        example: "<<店((みせ))>>に<<行((い))>>きます",
        BlogRuby(opening: "<<", closing: ">>", wrapsEveryRun: false))
}

/// A notation of doubled brackets. It has no escapes: text with the same brackets is refused.
private struct BlogRuby: ReadableRubySyntax {
    let opening: String
    let closing: String
    let wrapsEveryRun: Bool

    /// Text in which a mark would be seen, or would be seen a character too early: `a(` before `((`.
    func inexpressible(in piece: [UInt8], as place: RubyPlace) -> Range<Int>? {
        let (marks, next) =
            switch place {
            case .base: ([opening, closing, "(("], "((")
            case .reading: (["))"], "))")
            case .plain where wrapsEveryRun: ([opening, closing, "(("], closing)
            case .plain(let isLast): ([opening], isLast ? "" : opening)
            }
        for index in piece.indices {
            if let mark = marks.first(where: { piece.has($0, at: index) }) { return index..<index + mark.utf8.count }
        }
        guard let last = piece.last, last == next.utf8.first else { return nil }
        return piece.count - 1..<piece.count
    }

    func write(_ text: AnnotatedText) -> String {
        text.runs.reduce(into: "") { output, run in
            let content = run.reading.map { run.base + "((" + $0 + "))" } ?? run.base
            output += run.reading != nil || wrapsEveryRun ? opening + content + closing : content
        }
    }

    func read(_ source: inout RubySource) throws(RubyFault) {
        while let byte = source.next {
            if source.has(opening) {
                try readRun(&source)
            } else {
                source.append(byte)
                source.index += 1
            }
        }
    }

    private func readRun(_ source: inout RubySource) throws(RubyFault) {
        let start = source.index
        let base = start + 2
        source.index = base
        while source.next != nil {
            let end = source.index
            if source.take("((") {
                guard let readingEnd = source.skip(to: "))") else { throw RubyFault(.unclosed, "((", at: end) }
                source.index += 2
                guard source.take(closing) else { throw RubyFault(.unclosed, opening, at: start) }
                if end == base { throw source.fault(.missingBase, from: start) }
                if readingEnd == end + 2 { throw source.fault(.missingReading, from: start) }
                return source.append(base: source.bytes[base..<end], reading: source.bytes[end + 2..<readingEnd])
            }
            if source.take(closing) { return source.append(source.bytes[base..<end]) }
            if source.has(opening) { throw RubyFault(.nested, opening, at: end) }
            source.index += 1
        }
        throw RubyFault(.unclosed, opening, at: start)
    }
}

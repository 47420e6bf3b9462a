public import TextToolkit

extension LineWrapper {
    /// The lines of a text with readings.
    ///
    ///     let text = try AnnotatedText(parsing: "店《みせ》に行《い》きます", as: .aozora)
    ///     LineWrapper(width: 8).lines(in: text)  // 店(みせ)に, 行(い)きます
    ///
    /// A base is never divided, and takes as much room as its reading where that is wider.
    ///
    /// - Parameter readingScale: How large readings are set, as a part of the size of the text: 0.5 where they
    ///   are half as large, 1 on a terminal.
    /// - Complexity: O(*n*) in the text and its readings, for a given width.
    public func lines(in text: AnnotatedText, readingScale: Double = 1) -> [AnnotatedText] {
        var bytes: [UInt8] = []
        var bases: [Base] = []
        for run in text.runs {
            let start = bytes.count
            bytes += run.base.utf8
            guard let reading = run.reading, !run.base.isEmpty else { continue }
            bytes.removeLineEnds(from: start)
            bases.append(Base(start..<bytes.count, under: reading))
        }
        var slices = RubySlices(of: text)
        return lines(in: bytes, bases: bases, scale: readingScale).map { slices.next($0) }
    }
}

/// Cuts ranges out of a text with readings, one after another, from its start to its end.
private struct RubySlices {
    private let runs: [(run: AnnotatedText.Run, start: Int)]
    private var index = 0

    init(of text: AnnotatedText) {
        var start = 0
        runs = text.runs.map { run in
            defer { start += run.base.utf8.count }
            return (run, start)
        }
    }

    /// - Parameter range: UTF-8 offsets in the text without its readings; no base with a reading is cut by it.
    mutating func next(_ range: Range<Int>) -> AnnotatedText {
        var line: [AnnotatedText.Run] = []
        while index < runs.count {
            let (run, start) = runs[index]
            let end = start + run.base.utf8.count
            let part = range.clamped(to: start..<end)
            if start > range.upperBound || start == range.upperBound && end > start { break }
            if run.reading != nil {
                if start >= range.lowerBound { line.append(run) }
            } else if !part.isEmpty {
                let utf8 = run.base.utf8
                let first = utf8.index(utf8.startIndex, offsetBy: part.lowerBound - start)
                line.append(.init(String(run.base[first..<utf8.index(first, offsetBy: part.count)])))
            }
            if end > range.upperBound { break }
            index += 1
        }
        return AnnotatedText(line)
    }
}

extension [UInt8] {
    /// Puts spaces, of as many bytes, in the place of tabs and of what would end a line.
    fileprivate mutating func removeLineEnds(from start: Int) {
        for index in start..<count {
            switch self[index] {
            case 0x09...0x0D: self[index] = UInt8(ascii: " ")
            // U+0085 becomes U+00A0, and U+2028 and U+2029 become U+202F.
            case 0x85 where self[index - 1] == 0xC2: self[index] = 0xA0
            case 0xA8, 0xA9:
                if index >= start + 2, self[index - 2] == 0xE2, self[index - 1] == 0x80 { self[index] = 0xAF }
            default: break
            }
        }
    }
}

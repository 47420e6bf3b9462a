internal import ICUSupport

extension Segmenter {
    /// The segments of a string, found by several workers at a time. They are the same and in the same order
    /// as those that ``segments(in:)-(StringProtocol)`` finds.
    ///
    ///     let words = await segmenter.segments(in: book, workers: 4)
    ///
    /// The workers are tasks, each of which divides some whole lines. More of them than there are processors are
    /// of no use, and a text of one line has work for one.
    ///
    /// - Complexity: O(*n*) in the text, and all segments are in memory at the end.
    public func segments(in text: some StringProtocol, workers: Int) async -> [Segment] {
        let text = Substring(text)
        let base = text.base
        let parts = parts(of: base.utf8.span, in: text.utf8Range, workers: workers)
        return await inParallel(parts, workers: workers) {
            Array(TextParts(of: base, in: $0, SegmentCursor.Plan(self)))
        }
    }

    /// The segments of UTF-8 bytes, found by several workers at a time, as
    /// ``segments(in:workers:)-(StringProtocol,_)`` finds those of a string.
    ///
    /// - Complexity: O(*n*) in the bytes, and all segments are in memory at the end.
    public func segments(in text: UTF8Text, workers: Int) async -> [UTF8Segment] {
        let parts = parts(of: text.bytes.span, in: text.bytes.indices, workers: workers)
        return await inParallel(parts, workers: workers) {
            Array(TextParts(of: text, in: $0, SegmentCursor.Plan(self)))
        }
    }

    /// Whole lines each, and some more parts than workers, so that one hard part keeps nobody waiting for long.
    private func parts(of text: Span<UInt8>, in range: Range<Int>, workers: Int) -> [Range<Int>] {
        precondition(workers > 0, "There has to be a worker.")
        let text = text.extracting(..<range.upperBound)
        let size = max(32 * 1024, range.count / (8 * workers))
        var parts: [Range<Int>] = []
        var start = range.lowerBound
        while start < range.upperBound {
            let end = text.endOfLine(from: start + size - 1)
            parts.append(start..<end)
            start = end
        }
        return parts
    }
}

/// What `transform` makes of the parts, in their order.
private func inParallel<Element: Sendable>(
    _ parts: [Range<Int>], workers: Int, _ transform: @escaping @Sendable (Range<Int>) -> [Element]
) async -> [Element] {
    await withTaskGroup(of: (Int, [Element]).self) { group in
        var results: [[Element]] = Array(repeating: [], count: parts.count)
        for (index, part) in parts.enumerated() {
            if index >= workers, let (done, result) = await group.next() { results[done] = result }
            group.addTask { (index, transform(part)) }
        }
        for await (done, result) in group { results[done] = result }
        return Array(results.joined())
    }
}

extension StringProtocol {
    /// The segments of the text, found by several workers at a time; see ``Segmenter/segments(in:workers:)-(StringProtocol,_)``.
    public func segments(
        by granularity: Granularity, language: LanguageTag = .undetermined, workers: Int
    ) async -> [Segment] {
        await Segmenter(unopened: granularity, language: language).segments(in: self, workers: workers)
    }
}

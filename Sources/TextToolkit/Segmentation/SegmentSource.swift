internal import ICUSupport

/// Finds the segments of one loaded text: by ICU alone, or by ICU and a model; and joins those again that
/// divide a word that is to be kept, or an English sentence that goes on.
final class SegmentSource {
    private static let smallestBatch = 32
    private static let largestBatch = 256

    private let plan: SegmentCursor.Plan
    private var iterator: BreakIterator?
    private var finder: BoundaryFinder?
    private var keptSpans: KeptSpans?
    private let sentences: EnglishSentences?
    private var batch = [BreakIterator.Segment](repeating: .init(), count: smallestBatch)
    // A segment that ends inside a kept word, as far as it has been found.
    private var open: BreakIterator.Segment?
    private var isFirst = true
    // How many were found in the text, before some were joined.
    private var count = 0

    /// Whether the text has ended. What has just ended may not be known to have.
    private(set) var isAtEnd = true

    init(_ plan: SegmentCursor.Plan) throws(ICUError) {
        let segmenter = plan.segmenter
        self.plan = plan
        keptSpans = segmenter.keptWords.map { KeptSpans($0) }
        sentences = segmenter.granularity == .sentence ? .of(segmenter.language) : nil
        if let division = segmenter.granularity.division {
            finder = try BoundaryFinder(division, language: segmenter.language)
        } else {
            // Of English sentences, our rules know all abbreviations that ICU's do.
            let language = sentences == nil ? segmenter.language : .english
            iterator = try BreakIterator(segmenter.granularity.boundaries, locale: language.localeIdentifier)
        }
    }

    /// Takes a text and goes to its start.
    func load(_ text: Span<UInt8>) throws(ICUError) {
        try iterator?.load(text)
        try finder?.load(text)
        keptSpans?.restart()
        open = nil
        count = 0
        isAtEnd = false
    }

    /// Leaves the text.
    func leave() { isAtEnd = true }

    /// Appends the next segments of the loaded text, which may be none, counted from an offset.
    func appendNext(of text: Span<UInt8>, from base: Int, to segments: inout [UTF8Segment]) {
        // Many a text is one line, and many want only one word.
        if !isFirst, batch.count < Self.largestBatch { batch = Array(repeating: .init(), count: Self.largestBatch) }
        isFirst = false
        // What is joined may be a word where its parts are not.
        let wordsOnly = plan.wordsOnly && keptSpans == nil
        let found = iterator?.next(&batch, wordsOnly: wordsOnly) ?? finder?.next(&batch, in: text) ?? 0
        count += found
        isAtEnd = found < batch.count
        guard keptSpans != nil || sentences != nil || plan.wordsOnly && finder != nil else {
            segments.append(contentsOf: batch[..<found].lazy.map { UTF8Segment($0, from: base) })
            return
        }
        for segment in batch[..<found] {
            open?.join(segment)
            let whole = open ?? segment
            let end = Int(segment.end)
            let goesOn =
                keptSpans?.contains(end, in: text) ?? false
                || sentences?.goesOn(at: end, from: Int(whole.start), in: text) ?? false
            open = goesOn ? whole : nil
            if open == nil, !plan.wordsOnly || whole.kind != .other { segments.append(UTF8Segment(whole, from: base)) }
        }
    }

    /// A second source that stands where this one does in the same text.
    func copy(in text: Span<UInt8>) throws(ICUError) -> SegmentSource {
        let copy = try SegmentSource(plan)
        try copy.load(text)
        if count > 0 {
            var skipped: [UTF8Segment] = []
            copy.batch = Array(repeating: .init(), count: count)
            copy.appendNext(of: text, from: 0, to: &skipped)
            copy.batch = batch
            copy.isFirst = false
        }
        copy.isAtEnd = isAtEnd
        return copy
    }
}

extension UTF8Segment {
    @inline(__always)
    fileprivate init(_ segment: BreakIterator.Segment, from base: Int) {
        self.init(
            range: base + Int(segment.start)..<base + Int(segment.end), kind: Segment.Kind(segment.kind),
            isMandatoryBreak: segment.isMandatoryBreak)
    }
}

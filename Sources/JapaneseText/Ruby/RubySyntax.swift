/// The markup of a ruby format: what the file of the format holds.
protocol RubySyntax: Hashable, Sendable {
    /// The first part of a piece of text that the markup has no way to express, as UTF-8 offsets in the piece.
    func inexpressible(in piece: [UInt8], as place: RubyPlace) -> Range<Int>?

    /// The text in the markup. Every run has a base, and no piece has an inexpressible part.
    func write(_ text: AnnotatedText) -> String
}

/// Markup that can be read as well.
protocol ReadableRubySyntax: RubySyntax {
    /// Reads the source from its start to its end, and adds to it the text that it finds.
    func read(_ source: inout RubySource) throws(RubyFault)
}

/// Where a piece of text stands.
enum RubyPlace {
    case base, reading
    /// Between runs with readings, or after them.
    case plain(isLast: Bool)
}

extension RubySyntax {
    func inexpressible(in piece: [UInt8], as place: RubyPlace) -> Range<Int>? { nil }

    /// Throws for the first piece of a text that the markup cannot express, and for a reading of nothing.
    func check(_ text: AnnotatedText) throws(RubyFault) {
        var start = 0
        var bytes: [UInt8] = []
        for (index, run) in text.runs.enumerated() {
            if run.base.isEmpty { throw RubyFault(.missingBase, run.reading ?? "", at: start) }
            let isLast = index == text.runs.count - 1
            try check(run.base, as: run.reading == nil ? .plain(isLast: isLast) : .base, from: start, &bytes)
            if let reading = run.reading { try check(reading, as: .reading, from: start, &bytes) }
            start += run.base.utf8.count
        }
    }

    /// - Parameter bytes: Room for those of the piece, which all pieces share.
    private func check(
        _ piece: String, as place: RubyPlace, from start: Int, _ bytes: inout [UInt8]
    ) throws(RubyFault) {
        bytes.removeAll(keepingCapacity: true)
        bytes += piece.utf8
        guard let range = inexpressible(in: bytes, as: place) else { return }
        // A fault in a reading is told at its base.
        let offset = if case .reading = place { 0 } else { range.lowerBound }
        let part = bytes.text(range)
        let isVisible = part.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F && $0.value < 0xFFFE }
        throw RubyFault(.inexpressible, isVisible ? part : part.unicodeScalars.first!.codePoint, at: start + offset)
    }
}

extension Unicode.Scalar {
    /// How Unicode writes its number: U+0007.
    private var digits: String { String(value, radix: 16, uppercase: true) }

    fileprivate var codePoint: String { "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits }
}

internal import ICUSupport

extension DisplayWidth {
    /// The columns that well-formed UTF-8 takes from a column on.
    ///
    /// - Complexity: O(*n*) in the bytes.
    func columns(of text: Span<UInt8>, from column: Int) -> Int {
        sumOfScalars(text, from: column) ?? sumOfGraphemes(text, from: column)
    }

    /// The sum over the scalars, or `nil` where some of them may make an emoji together.
    private func sumOfScalars(_ text: Span<UInt8>, from start: Int) -> Int? {
        var column = start
        var index = 0
        while index < text.count {
            let byte = text[index]
            if byte < 0x80 {
                if byte >= 0x20 {
                    if byte != 0x7F { column += 1 }
                } else if byte == UInt8(ascii: "\t") {
                    column += Self.tabStop - column % Self.tabStop
                } else if let end = EscapeSequence.end(in: text, from: index) {
                    index = end
                    continue
                }
                index += 1
            } else {
                let (value, width) = text.scalar(at: index)
                if Self.isOftenWide(value) {
                    column += 2
                } else if Self.joinsEmoji(value) {
                    return nil
                } else {
                    column += columns(ofScalar: value)
                }
                index += width
            }
        }
        return column - start
    }

    private func sumOfGraphemes(_ text: Span<UInt8>, from start: Int) -> Int {
        // Graphemes are those of the text without its escape sequences.
        if let visible = VisibleText(text) { return columns(of: visible.bytes.span, from: start) }
        var column = start
        var segments = [BreakIterator.Segment](repeating: .init(), count: 64)
        do throws(ICUError) {
            var graphemes = try BreakIterator(.grapheme, locale: "")
            try graphemes.load(text)
            while true {
                let count = graphemes.next(&segments, leastStatus: 0)
                for segment in segments[..<count] {
                    let grapheme = text.extracting(Int(segment.x)..<Int(segment.y))
                    if grapheme[0] == UInt8(ascii: "\t") {
                        column += Self.tabStop - column % Self.tabStop
                    } else {
                        column += columns(ofGrapheme: grapheme)
                    }
                }
                if count < segments.count { return column - start }
            }
        } catch {
            fatalError("Out of memory in ICU, or its data are missing. \(error)")
        }
    }

    private func columns(ofGrapheme grapheme: Span<UInt8>) -> Int {
        let (first, width) = grapheme.scalar(at: 0)
        if width < grapheme.count || first >= 0x80, let emoji = Unicode.Scalar(first), emoji.isEmoji {
            let second = width < grapheme.count ? grapheme.scalar(at: width).value : 0
            // U+FE0E asks for the character as text, U+FE0F for the emoji.
            if second == 0xFE0E, emoji.isEmojiPresentation { return 1 }
            if second == 0xFE0F || emoji.isEmojiPresentation || hasEmoji(grapheme, from: width) { return 2 }
        }
        var sum = 0
        var index = 0
        while index < grapheme.count {
            let (value, width) = grapheme.scalar(at: index)
            sum += columns(ofScalar: value)
            index += width
        }
        return sum
    }

    /// Whether an emoji stands in a grapheme behind its first scalar: a skin tone, or what a joiner joins to it.
    private func hasEmoji(_ grapheme: Span<UInt8>, from start: Int) -> Bool {
        var index = start
        while index < grapheme.count {
            let (value, width) = grapheme.scalar(at: index)
            if value >= 0x80, Unicode.Scalar(value)?.isEmoji == true { return true }
            index += width
        }
        return false
    }

    private func columns(ofScalar value: UInt32) -> Int {
        switch value {
        case 0x20...0x7E: return 1
        // Vowels and finals of Hangul stand in the square of the consonant before them.
        case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0
        default: break
        }
        guard let scalar = Unicode.Scalar(value), !scalar.hasNoWidth else { return 0 }
        switch scalar.eastAsianWidth {
        case .wide, .fullwidth: return 2
        case .ambiguous: return ambiguous
        case .neutral, .halfwidth, .narrow: return 1
        }
    }

    /// Whether a scalar is one of those of which Japanese, Chinese and Korean mostly consist. All take two columns.
    private static func isOftenWide(_ value: UInt32) -> Bool {
        switch value {
        case 0x3001...0x3029, 0x3041...0x3096, 0x309B...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xFF01...0xFF60: true
        default: false
        }
    }

    /// Whether a scalar makes an emoji of others: variation selectors, the joiner, flag letters, skin tones, tags.
    private static func joinsEmoji(_ value: UInt32) -> Bool {
        switch value {
        case 0x200D, 0xFE0E, 0xFE0F, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF, 0xE0020...0xE007F: true
        default: false
        }
    }
}

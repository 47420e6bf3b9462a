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
                guard let columns = CharacterTraits.plainColumns(of: value, ambiguous: ambiguous) else { return nil }
                column += columns
                index += width
            }
        }
        return column - start
    }

    private func sumOfGraphemes(_ text: Span<UInt8>, from start: Int) -> Int {
        // Graphemes are those of the text without its escape sequences.
        if let visible = VisibleText(text) { return columns(of: visible.bytes.span, from: start) }
        var column = start
        do throws(ICUError) {
            var graphemes = try BreakIterator(.grapheme, locale: "")
            for segment in try graphemes.segments(of: text) {
                let grapheme = text.extracting(Int(segment.start)..<Int(segment.end))
                if grapheme[0] == UInt8(ascii: "\t") {
                    column += Self.tabStop - column % Self.tabStop
                } else {
                    column += columns(ofGrapheme: grapheme)
                }
            }
            return column - start
        } catch {
            error.endProgram()
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
            sum += CharacterTraits(of: value).columns ?? ambiguous
            index += width
        }
        return sum
    }

    /// Whether an emoji stands in a grapheme after its first scalar: a skin tone, or what a joiner joins to it.
    private func hasEmoji(_ grapheme: Span<UInt8>, from start: Int) -> Bool {
        var index = start
        while index < grapheme.count {
            let (value, width) = grapheme.scalar(at: index)
            if value >= 0x80, Unicode.Scalar(value)?.isEmoji == true { return true }
            index += width
        }
        return false
    }
}

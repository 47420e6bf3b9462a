/// A text as what is to be aligned with a reading: its elements, with the readings they may have.
struct AlignedText {
    let glyphs: [Glyph]
    var elements: [TextElement] = []
    var candidates: [Candidate] = []
    var codes: [KanaCode] = []

    init(_ text: some StringProtocol) {
        glyphs = Glyph.glyphs(of: text)
        elements.reserveCapacity(glyphs.count)
        codes.reserveCapacity(glyphs.count * 16)
        candidates.reserveCapacity(glyphs.count * 8)
        collectElements()
        let table = KanaTable.shared
        for index in elements.indices { license(index, table) }
    }

    private mutating func collectElements() {
        var isJoined = false
        var index = 0
        while index < glyphs.count {
            let glyph = glyphs[index]
            var element = TextElement(
                kind: .kana, code: glyph.code, isKatakana: glyph.isKatakana, glyphs: index..<index + 1,
                scalar: glyph.scalar, isJoined: isJoined)
            index += 1
            isJoined = true
            switch glyph.kind {
            case .silent:
                isJoined = false
                continue
            case .kana where isCounter(index - 1): element.kind = .counter
            case .kana: break
            case .kanji: element.kind = .kanji
            case .repetition: element.kind = .repetition
            case .symbol: element.kind = .symbol
            case .letter:
                element.kind = .letters
                index = endOfLetters(from: index)
                element.glyphs = element.glyphs.lowerBound..<index
                element.scalar = numeral(in: element.glyphs)
            }
            if element.isJoined, let previous = elements.last {
                element.rendakuCost =
                    previous.isKanjiLike || previous.kind == .counter || previous.kind == .letters
                    ? AlignmentCosts.rendaku : AlignmentCosts.rendakuAfterKana
            }
            elements.append(element)
        }
    }

    /// The kanji that stands for a number in digits: 三 for 3, 廿 for 20; 0 where there is none.
    private func numeral(in range: Range<Int>) -> UInt32 {
        let first = glyphs[range.lowerBound].scalar
        let twenty = Unicode.Scalar("廿").value
        guard glyphs[range.lowerBound].isDigit else { return 0 }
        if range.count == 1 { return Self.numerals[Int(first - 0x30)].value }
        return range.count == 2 && first == 0x32 && glyphs[range.lowerBound + 1].scalar == 0x30 ? twenty : 0
    }

    /// The end of letters that stand together, or of a number with its points and commas.
    private func endOfLetters(from start: Int) -> Int {
        let isNumber = glyphs[start - 1].isDigit
        var end = start
        while end < glyphs.count {
            let glyph = glyphs[end]
            if glyph.kind == .letter, glyph.isDigit == isNumber {
                end += 1
            } else if !isNumber, glyph.isDash, end + 1 < glyphs.count, glyphs[end + 1].kind == .letter,
                !glyphs[end + 1].isDigit
            {
                // Wi-Fi
                end += 2
            } else if isNumber, glyph.scalar == 0x2C || glyph.scalar == 0x2E, end + 1 < glyphs.count,
                glyphs[end + 1].isDigit
            {
                end += 2
            } else {
                break
            }
        }
        return end
    }

    private func isCounter(_ index: Int) -> Bool {
        let glyph = glyphs[index]
        guard glyph.isKatakana, index > 0, index + 1 < glyphs.count else { return false }
        let before = glyphs[index - 1].kind
        guard before == .kanji || before == .letter || before == .repetition, glyphs[index + 1].kind == .kanji else {
            return false
        }
        return Self.counters.contains(glyph.code)
    }

    private static let counters = KanaCode.codes("ゖゕけか")
    private static let numerals = Array("〇一二三四五六七八九".unicodeScalars)
}

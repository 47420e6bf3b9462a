extension ReadText {
    /// The text in rōmaji, with spaces between its words: 東京へ行きました becomes `Tōkyō e ikimashita`.
    ///
    /// Endings are written with their verb and suffixes with their noun, particles for themselves, は as *wa* and へ as *e*.
    ///
    /// - Parameters:
    ///   - writer: The spelling.
    ///   - capitals: Whether names and the starts of sentences have capital letters.
    /// - Complexity: O(*n*) in the text.
    public func romanized(by writer: RomajiWriter, capitals: Bool = false) -> String {
        var result = ""
        var word = ""
        var isName = false
        var startsSentence = true

        func finishWord() {
            guard !word.isEmpty else { return }
            let written = writer.write(word.map { Self.latinMarks[$0] ?? String($0) }.joined())
            if capitals, isName || startsSentence, let first = written.first, first.isLetter {
                result += first.uppercased() + written.dropFirst()
            } else {
                result += written
            }
            if written.contains(where: \.isLetter) { startsSentence = false }
            word = ""
        }

        for (index, part) in words.enumerated() {
            let gap = spaces(before: index)
            let isMark = part.isPunctuation
            let continues =
                gap.isEmpty && index > 0 && !isMark && !words[index - 1].isPunctuation
                && (part.kind == .ending || words[index - 1].kind == .prefix)
                // 3本 is 3 bon.
                && words[index - 1].text.last?.isWholeNumber != true
            let isInNumber =
                gap.isEmpty && index > 0 && part.text.first?.isWholeNumber == true
                && words[index - 1].text.last?.isWholeNumber == true
            if !continues, !isInNumber {
                finishWord()
                if !gap.isEmpty {
                    result += gap == "\u{3000}" ? " " : gap
                } else if index > 0, part.needsSpace(after: words[index - 1]) {
                    result += " "
                }
                isName = part.kind == .name
            }
            word += part.kind == .particle ? part.spokenParticle : part.apartFromDigits
            if isMark {
                finishWord()
                if part.text.contains(where: { "。！？!?.．".contains($0) }) { startsSentence = true }
            }
        }
        finishWord()
        return result + (gaps.last ?? "")
    }

    /// The marks that rōmaji have in the place of Japanese ones.
    private static let latinMarks: [Character: String] = [
        "。": ".", "、": ",", "！": "!", "？": "?", "，": ",", "．": ".", "：": ":", "；": ";", "（": "(", "）": ")", "「": "“",
        "」": "”",
        "『": "“", "』": "”", "・": " ", "〜": "–", "～": "–", "　": " ",
    ]
}

extension ReadText.Word {
    /// Whether it is marks and nothing else.
    fileprivate var isPunctuation: Bool { text.allSatisfy { !$0.isLetter && !$0.isNumber } }

    /// The reading, with a space between digits and what they count: 3本 is 3 bon.
    fileprivate var apartFromDigits: String {
        runs.reduce(into: "") { result, run in
            if result.last?.isWholeNumber == true, run.reading != nil { result += " " }
            result += run.reading ?? run.base
        }
    }

    /// A particle as it is spoken: は is わ, and へ is え.
    var spokenParticle: String {
        switch text {
        case "は": "わ"
        case "へ": "え"
        case "には", "では", "とは", "からは", "までは": String(text.dropLast()) + "わ"
        default: reading
        }
    }

    private static let openings = Set("「『（(［[【〈《“‘\"'・／/〜~-")

    /// Whether rōmaji have a space between it and the word before it, which the text has not.
    fileprivate func needsSpace(after word: ReadText.Word) -> Bool {
        if word.isPunctuation { return !word.text.allSatisfy { Self.openings.contains($0) || $0.isWhitespace } }
        return !isPunctuation || text.allSatisfy { "「『（(［[【〈《“‘".contains($0) }
    }
}

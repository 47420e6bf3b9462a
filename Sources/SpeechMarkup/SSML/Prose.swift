// How lines of plain text make a paragraph.

extension StringProtocol {
    /// Whether there is nothing but white space. A space with a mark on it is something.
    var isBlank: Bool { unicodeScalars.allSatisfy(\.properties.isWhitespace) }

    /// The text without white space at its ends.
    var trimmed: SubSequence {
        let scalars = unicodeScalars
        guard let start = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
            let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
        else { return self[endIndex...] }
        return self[start..<scalars.index(after: last)]
    }
}

extension Character {
    /// Whether it ends a line of input: LF, with or without a CR before it.
    var isLineEnd: Bool { self == "\n" || self == "\r\n" }
}

extension String {
    /// Goes on with another line. A line break becomes a space, or nothing between two characters of scripts that are
    /// written without spaces (CSS Text 3, 4.1.3).
    ///
    /// - Parameter line: The line, trimmed.
    mutating func appendLine(_ line: some StringProtocol) {
        if let last, let first = line.first, !(last.isUnspaced && first.isUnspaced) { self += " " }
        self += line
    }
}

extension Character {
    /// Whether its script is written without spaces: Thai, Lao, Burmese, Khmer, Han, kana, and the punctuation and
    /// full-width forms that go with the last two. Hangul is written with spaces.
    var isUnspaced: Bool {
        switch unicodeScalars.first?.value ?? 0 {
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF: true
        case 0x2E80...0x312F, 0x3190...0x9FFF, 0xF900...0xFAFF: true
        case 0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x2_0000...0x3_FFFF: true
        default: false
        }
    }
}

/// Cuts UTF-8 into words, numbers and signs, roughly: what matters is that the model was trained on the same pieces.
struct ContextScanner {
    /// Up to where it has read.
    private(set) var position: Int
    private let end: Int

    init(_ range: Range<Int>) {
        position = range.lowerBound
        end = range.upperBound
    }

    /// Reads the next piece, or `nil` at the end.
    mutating func next(in text: borrowing Span<UInt8>) -> ContextToken? {
        while position < end {
            if text[position] <= 32 {
                position += 1
            } else if isFixedSpace(in: text) {
                position += 2
            } else {
                let byte = text[position]
                if byte == 0x27 || isGeneralPunctuation(in: text) { return sign(in: text) }
                if byte.isLetterLike || byte.isASCIIDigit { return word(in: text) }
                var token = ContextToken(.sign, startingAt: position)
                take(byte, 1, into: &token)
                token.sign = byte
                return token
            }
        }
        return nil
    }

    private mutating func sign(in text: borrowing Span<UInt8>) -> ContextToken {
        let start = position
        let width = text[start] == 0x27 ? 1 : 3
        let sign = width == 1 ? 0x27 : Self.asciiSign(text[start + 2])
        let after = start + width
        if sign == 0x27, start > 0, text[start - 1].isLetterLike, after < end, text[after] | 0x20 == 0x73,
            !(after + 1 < end && text[after + 1].isLetterLike)
        {
            var token = ContextToken(.word, startingAt: start)
            take(0x27, width, into: &token)
            take(0x73, 1, into: &token)
            return token
        }
        var token = ContextToken(.sign, startingAt: start)
        take(sign, width, into: &token)
        token.sign = sign
        return token
    }

    private mutating func word(in text: borrowing Span<UInt8>) -> ContextToken {
        let first = text[position]
        var token = ContextToken(first.isASCIIDigit ? .number : .word, startingAt: position)
        token.isCapital = first.isASCIIUppercase
        while position < end {
            var byte = text[position]
            // Most bytes of most words.
            if byte.isASCIILetter {
                token.add(byte)
                position += 1
                continue
            }
            var width = 1
            if !(byte.isLetterLike || byte.isASCIIDigit) || byte >= 0x80 {
                if isFixedSpace(in: text) { break }
                if isGeneralPunctuation(in: text) {
                    guard text[position + 2] == 0x99 else { break }
                    byte = 0x27
                    width = 3
                }
                let after = position + width
                if byte == 0x27 {
                    guard after < end, text[after].isLetterLike, text[after] | 0x20 != 0x73 else { break }
                } else if byte == 0x2C || byte == 0x2E {
                    guard text[position - 1].isASCIIDigit, after < end, text[after].isASCIIDigit else { break }
                } else if byte < 0x80 {
                    break
                }
            }
            token.add(byte)
            position += width
        }
        token.range = token.range.lowerBound..<position
        return token
    }

    private mutating func take(_ byte: UInt8, _ width: Int, into token: inout ContextToken) {
        token.add(byte)
        position += width
        token.range = token.range.lowerBound..<position
    }

    /// Whether U+00A0 is next.
    private func isFixedSpace(in text: borrowing Span<UInt8>) -> Bool {
        text[position] == 0xC2 && position + 1 < end && text[position + 1] == 0xA0
    }

    /// Whether a character from U+2000 to U+203F is next.
    private func isGeneralPunctuation(in text: borrowing Span<UInt8>) -> Bool {
        text[position] == 0xE2 && position + 2 < end && text[position + 1] == 0x80
    }

    /// The sign of ASCII that stands for a character from U+2000 to U+203F, by its last byte.
    private static func asciiSign(_ byte: UInt8) -> UInt8 {
        switch byte {
        case 0x98, 0x99: 0x27
        case 0x9C, 0x9D: 0x22
        case 0x93, 0x94: 0x2D
        case 0xA6: 0x2E
        default: 0x2A
        }
    }
}

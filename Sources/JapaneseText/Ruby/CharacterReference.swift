/// Character references of HTML, which WebVTT, Markdown and Anki's fields share: `&lt;`, `&#28450;`, `&#x6F22;`.
enum CharacterReference {
    /// Reads the reference that starts with the `&` at an offset.
    ///
    /// - Parameter isHTML: Whether some names need no `;`, which HTML has from its first days and Markdown has not.
    /// - Returns: `nil` where the `&` stands for itself, as in `AT&T`.
    /// - Throws: Where it names a character that is not known here. The text would be another without it.
    static func read(
        _ bytes: [UInt8], at start: Int, isHTML: Bool = true
    ) throws(RubyFault) -> (scalar: Unicode.Scalar, end: Int)? {
        guard start + 1 < bytes.count else { return nil }
        if bytes[start + 1] == UInt8(ascii: "#") { return try readNumber(bytes, at: start) }

        var end = start + 1
        let limit = min(bytes.count, start + 1 + longestName)
        while end < limit, bytes[end].isASCIIAlphanumeric { end += 1 }
        let isEnded = end > start + 1 && end < bytes.count && bytes[end] == UInt8(ascii: ";")
        if isEnded, let scalar = names[bytes.text(start + 1..<end)] { return (scalar, end + 1) }
        if isHTML {
            for length in (2...6).reversed() where start + 1 + length <= end {
                let name = bytes.text(start + 1..<start + 1 + length)
                if namesWithoutSemicolon.contains(name), let scalar = names[name] {
                    return (scalar, start + 1 + length)
                }
            }
        }
        guard !isEnded else { throw RubyFault(.unknownCharacter, bytes.text(start..<end + 1), at: start) }
        return nil
    }

    /// Longer than any name of HTML.
    private static let longestName = 40

    private static func readNumber(
        _ bytes: [UInt8], at start: Int
    ) throws(RubyFault) -> (scalar: Unicode.Scalar, end: Int)? {
        var end = start + 2
        let isHexadecimal = end < bytes.count && bytes[end] | 0x20 == UInt8(ascii: "x")
        if isHexadecimal { end += 1 }
        let digits = end
        var value: UInt32 = 0
        while end < bytes.count, let digit = bytes[end].value(hexadecimal: isHexadecimal) {
            // Beyond the last code point it only has to stay there.
            value = min(value * (isHexadecimal ? 16 : 10) + digit, 0x11_0000)
            end += 1
        }
        guard end > digits else { return nil }
        if end < bytes.count, bytes[end] == UInt8(ascii: ";") { end += 1 }
        // HTML reads the C1 controls as the characters that Windows has in their place.
        if let windows = windows1252[value] { value = windows }
        guard value != 0, let scalar = Unicode.Scalar(value) else {
            throw RubyFault(.unknownCharacter, bytes.text(start..<min(end, start + longestName)), at: start)
        }
        return (scalar, end)
    }

    /// The names that texts with ruby are likely to have: of markup, spaces, directions, quotes and dashes.
    private static let names: [String: Unicode.Scalar] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "AMP": "&", "LT": "<", "GT": ">", "QUOT": "\"",
        "Tab": "\t", "NewLine": "\n", "nbsp": "\u{A0}", "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}",
        "shy": "\u{AD}", "zwnj": "\u{200C}", "zwj": "\u{200D}", "lrm": "\u{200E}", "rlm": "\u{200F}",
        "excl": "!", "num": "#", "dollar": "$", "percnt": "%", "lpar": "(", "rpar": ")", "ast": "*", "plus": "+",
        "comma": ",", "period": ".", "sol": "/", "colon": ":", "semi": ";", "equals": "=", "quest": "?",
        "commat": "@", "lsqb": "[", "lbrack": "[", "bsol": "\\", "rsqb": "]", "rbrack": "]", "Hat": "^",
        "lowbar": "_", "grave": "`", "lcub": "{", "lbrace": "{", "verbar": "|", "vert": "|", "rcub": "}",
        "rbrace": "}", "ndash": "–", "mdash": "—", "hellip": "…", "middot": "·", "bull": "•",
        "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "laquo": "«", "raquo": "»",
        "times": "×", "divide": "÷", "plusmn": "±", "deg": "°", "copy": "©", "reg": "®", "trade": "™",
        "yen": "¥", "euro": "€", "pound": "£", "cent": "¢", "sect": "§", "para": "¶", "dagger": "†",
        "larr": "←", "uarr": "↑", "rarr": "→", "darr": "↓",
    ]

    private static let namesWithoutSemicolon: Set<String> = [
        "amp", "lt", "gt", "quot", "AMP", "LT", "GT", "QUOT", "nbsp", "shy", "middot", "laquo", "raquo", "times",
        "divide", "plusmn", "deg", "copy", "reg", "yen", "pound", "cent", "sect", "para",
    ]

    private static let windows1252: [UInt32: UInt32] = [
        0x80: 0x20AC, 0x82: 0x201A, 0x83: 0x0192, 0x84: 0x201E, 0x85: 0x2026, 0x86: 0x2020, 0x87: 0x2021,
        0x88: 0x02C6, 0x89: 0x2030, 0x8A: 0x0160, 0x8B: 0x2039, 0x8C: 0x0152, 0x8E: 0x017D, 0x91: 0x2018,
        0x92: 0x2019, 0x93: 0x201C, 0x94: 0x201D, 0x95: 0x2022, 0x96: 0x2013, 0x97: 0x2014, 0x98: 0x02DC,
        0x99: 0x2122, 0x9A: 0x0161, 0x9B: 0x203A, 0x9C: 0x0153, 0x9E: 0x017E, 0x9F: 0x0178,
    ]
}

extension UInt8 {
    var isASCIILetter: Bool { (0x61...0x7A).contains(self | 0x20) }

    var isASCIIDigit: Bool { (0x30...0x39).contains(self) }

    var isASCIIAlphanumeric: Bool { isASCIILetter || isASCIIDigit }

    var isASCIIPunctuation: Bool { (0x21...0x7E).contains(self) && !isASCIIAlphanumeric }

    /// The white space of HTML: tab, LF, FF, CR and space.
    var isASCIIWhitespace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0C || self == 0x0D }

    fileprivate func value(hexadecimal: Bool) -> UInt32? {
        if isASCIIDigit { return UInt32(self & 0x0F) }
        let lower = self | 0x20
        guard hexadecimal, (0x61...0x66).contains(lower) else { return nil }
        return UInt32(lower - 0x61 + 10)
    }
}

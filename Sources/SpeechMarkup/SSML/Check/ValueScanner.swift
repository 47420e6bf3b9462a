/// Reads the value of an attribute from left to right.
struct ValueScanner {
    private let bytes: ArraySlice<UInt8>
    private var index: Int

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        index = bytes.startIndex
    }

    var isAtEnd: Bool { index == bytes.endIndex }

    /// Skips a string, if it comes next.
    mutating func skip(_ string: StaticString) -> Bool {
        var end = index
        for byte in string.description.utf8 {
            guard end < bytes.endIndex, bytes[end] == byte else { return false }
            end += 1
        }
        index = end
        return true
    }

    /// Whether nothing but a string is left.
    mutating func endsWith(_ string: StaticString) -> Bool { skip(string) && isAtEnd }

    /// Skips a `+` or `-`.
    mutating func skipSign() -> Bool { skip("+") || skip("-") }

    /// Skips a number as the Recommendation writes it: `n`, `n.`, `.n` or `n.n` (section 3.2.4, Number).
    mutating func skipNumber() -> Bool {
        let whole = skipDigits()
        let fraction = skip(".") ? skipDigits() : 0
        return whole + fraction > 0
    }

    /// Skips a number as CSS 2 writes it, which does not end in a full stop.
    mutating func skipCSSNumber() -> Bool {
        let whole = skipDigits()
        guard skip(".") else { return whole > 0 }
        return skipDigits() > 0
    }

    /// Skips digits, and says how many.
    mutating func skipDigits() -> Int {
        let start = index
        while index < bytes.endIndex, bytes[index] >= UInt8(ascii: "0"), bytes[index] <= UInt8(ascii: "9") {
            index += 1
        }
        return index - start
    }
}

extension ArraySlice<UInt8> {
    /// The pieces between white space.
    var words: [ArraySlice<UInt8>] { split(whereSeparator: \.isXMLSpace) }

    /// The bytes without white space at their ends.
    var withoutOuterSpace: ArraySlice<UInt8> {
        guard let first = firstIndex(where: { !$0.isXMLSpace }), let last = lastIndex(where: { !$0.isXMLSpace }) else {
            return []
        }
        return self[first...last]
    }

    var isXMLSpace: Bool { allSatisfy(\.isXMLSpace) }

    /// Whether it is the bytes of a string.
    func equals(_ string: String) -> Bool {
        string.utf8.count == count && elementsEqual(string.utf8)
    }
}

/// Goes through the source of a text that was read, and tells which parts of it are the text itself and which stand
/// for some: references, and line ends with CR. Comments, processing instructions and the ends of CDATA are passed.
struct CharacterDataScanner {
    /// So many bytes of the text, and where they come from.
    struct Piece {
        var source: Int
        var count: Int
        /// Whether the source has the same bytes.
        var isPlain: Bool
    }

    private let bytes: [UInt8]
    private var index: Int
    /// Bytes of the text that are still to come.
    private var rest: Int
    private var isCharacterData: Bool

    /// - Parameters:
    ///   - index: Where the text starts in a document that is well-formed.
    ///   - count: Its bytes.
    init(_ bytes: [UInt8], at index: Int, count: Int) {
        self.bytes = bytes
        self.index = index
        rest = count
        isCharacterData = bytes[..<index].suffix(9).elementsEqual("<![CDATA[".utf8)
    }

    /// The next piece, or `nil` at the end of the text.
    mutating func next() -> Piece? {
        while rest > 0, index < bytes.count {
            if passesMarkup() { continue }
            let start = index
            if bytes[index] == UInt8(ascii: "&"), !isCharacterData { return reference() }
            if bytes[index] == 0x0D {
                index += index + 1 < bytes.count && bytes[index + 1] == 0x0A ? 2 : 1
                return piece(at: start, count: 1, isPlain: false)
            }
            while index < bytes.count, index - start < rest, !isSpecial(at: index) { index += 1 }
            // What the source has here is not the text: it was changed since.
            if index == start { return piece(at: start, count: rest, isPlain: false) }
            return piece(at: start, count: index - start, isPlain: true)
        }
        return nil
    }

    private mutating func piece(at start: Int, count: Int, isPlain: Bool) -> Piece {
        rest -= count
        return Piece(source: start, count: count, isPlain: isPlain)
    }

    private func isSpecial(at index: Int) -> Bool {
        switch bytes[index] {
        case 0x0D: true
        case UInt8(ascii: "<"), UInt8(ascii: "&"): !isCharacterData
        case UInt8(ascii: "]"): isCharacterData && bytes[index...].starts(with: "]]>".utf8)
        default: false
        }
    }

    /// Goes on behind a comment, a processing instruction, or the start or end of CDATA, if there is one here.
    private mutating func passesMarkup() -> Bool {
        let here = bytes[index...]
        if isCharacterData {
            guard here.starts(with: "]]>".utf8) else { return false }
            isCharacterData = false
            index += 3
        } else if here.starts(with: "<![CDATA[".utf8) {
            isCharacterData = true
            index += 9
        } else if here.starts(with: "<!--".utf8) {
            pass(to: "-->", from: index + 4)
        } else if here.starts(with: "<?".utf8) {
            pass(to: "?>", from: index + 2)
        } else {
            return false
        }
        return true
    }

    private mutating func pass(to end: StaticString, from start: Int) {
        let end = end.description.utf8
        index = start
        while index < bytes.count, !bytes[index...].starts(with: end) { index += 1 }
        index += end.count
    }

    /// A reference: one character, of so many bytes as it has in UTF-8.
    private mutating func reference() -> Piece {
        let start = index
        var value: UInt32 = 0
        var radix: UInt32 = 10
        while index < bytes.count, bytes[index] != UInt8(ascii: ";") {
            switch bytes[index] {
            case UInt8(ascii: "x"): radix = 16
            case let byte where bytes[start + 1] == UInt8(ascii: "#"):
                let digit = Character(Unicode.Scalar(byte)).hexDigitValue
                value = value &* radix &+ UInt32(digit ?? 0)
            default: break
            }
            index += 1
        }
        index += 1
        let count = Unicode.Scalar(value).map { UTF8.width($0) } ?? 1
        return piece(at: start, count: max(count, 1), isPlain: false)
    }
}

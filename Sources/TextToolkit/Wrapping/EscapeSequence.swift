/// The escape sequences of terminals (ECMA-48, 5th edition, 8.3) that texts are coloured and linked with.
enum EscapeSequence {
    /// The byte that each of them starts with.
    static let escape: UInt8 = 0x1B

    /// Where the sequence ends that starts at an offset, or `nil` where none does: a control sequence
    /// (`ESC [`, 5.4), such as for a colour, or an operating system command (`ESC ]`, up to BEL or `ESC \`), such as
    /// for a link.
    ///
    /// - Complexity: O(*n*) in the bytes up to the next control character.
    static func end(in text: Span<UInt8>, from start: Int) -> Int? {
        guard text[start] == escape, start + 1 < text.count else { return nil }
        switch text[start + 1] {
        case UInt8(ascii: "["): return endOfControl(in: text, from: start + 2)
        case UInt8(ascii: "]"): return endOfCommand(in: text, from: start + 2)
        default: return nil
        }
    }

    private static func endOfControl(in text: Span<UInt8>, from start: Int) -> Int? {
        var index = start
        while index < text.count, (0x30...0x3F).contains(text[index]) { index += 1 }
        while index < text.count, (0x20...0x2F).contains(text[index]) { index += 1 }
        return index < text.count && (0x40...0x7E).contains(text[index]) ? index + 1 : nil
    }

    private static func endOfCommand(in text: Span<UInt8>, from start: Int) -> Int? {
        var index = start
        while index < text.count, text[index] >= 0x20 { index += 1 }
        guard index < text.count else { return nil }
        if text[index] == 0x07 { return index + 1 }
        return text[index] == escape && index + 1 < text.count && text[index + 1] == UInt8(ascii: "\\")
            ? index + 2 : nil
    }

    /// Whether a sequence ends what others began: `ESC [ m`, `ESC [ 0 m`, or a link without an address.
    static func isReset(_ sequence: Span<UInt8>) -> Bool {
        let body = sequence.extracting(2..<sequence.count)
        if sequence[1] == UInt8(ascii: "[") {
            return body[body.count - 1] == UInt8(ascii: "m")
                && (0..<body.count - 1).allSatisfy { body[$0] == UInt8(ascii: "0") || body[$0] == UInt8(ascii: ";") }
        }
        // `8;;`, and the terminator.
        return body.count > 3 && body[0] == UInt8(ascii: "8") && body[1] == UInt8(ascii: ";")
            && body[2] == UInt8(ascii: ";") && body[3] < 0x20
    }
}

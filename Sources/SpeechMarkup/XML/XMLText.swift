/// What XML 1.0 says about the characters of a text: which it can carry, and how they are written.
public enum XMLText {
    /// Whether a document can contain the character, escaped or not (XML 1.0, production 2, `Char`).
    ///
    /// It cannot contain most control characters, nor U+FFFE and U+FFFF.
    public static func canCarry(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x1_0000...0x10_FFFF: true
        default: false
        }
    }

    /// Checks that a document can contain all characters of a text.
    ///
    /// - Throws: ``XMLTextError`` for the first that it cannot.
    public static func validate(_ text: some StringProtocol) throws(XMLTextError) {
        // Every character that XML cannot carry is below a space, or one of two at EF BF BE and EF BF BF.
        guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0xEF }) else { return }
        let scalars = text.unicodeScalars
        guard let index = scalars.firstIndex(where: { !canCarry($0) }) else { return }
        throw XMLTextError(
            scalar: scalars[index],
            column: text[..<index].count + 1,
            utf8Offset: text.utf8.distance(from: text.startIndex, to: index)
        )
    }

    /// The text without the characters that a document cannot contain.
    public static func stripped(_ text: some StringProtocol) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.filter(canCarry)))
    }

    /// The reference that a character is written as, if it is one.
    static func reference(for byte: UInt8, inAttribute: Bool) -> StaticString? {
        switch byte {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case 0x0D: "&#xD;"
        case UInt8(ascii: "\"") where inAttribute: "&quot;"
        case 0x09 where inAttribute: "&#x9;"
        case 0x0A where inAttribute: "&#xA;"
        default: nil
        }
    }

    /// The text as it is written between tags and in attribute values.
    ///
    /// `>` is escaped as well, for the sake of `]]>`, and so is CR, which a parser would turn into LF; in
    /// attribute values tabs and line feeds too, which it would turn into spaces.
    public static func escaped(_ text: some StringProtocol, inAttribute: Bool = false) -> String {
        let utf8 = text.utf8
        guard utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x26 || $0 == 0x3C || $0 == 0x3E }) else {
            return String(text)
        }
        var result = ""
        var plain = text.startIndex
        for (index, byte) in zip(utf8.indices, utf8) {
            guard let reference = reference(for: byte, inAttribute: inAttribute) else { continue }
            result += text[plain..<index]
            result += reference.description
            plain = utf8.index(after: index)
        }
        result += text[plain...]
        return result
    }
}

/// A character that XML 1.0 cannot carry in any form.
public struct XMLTextError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The character.
    public let scalar: Unicode.Scalar

    /// Its column in the text, in characters, from 1.
    public let column: Int

    /// Its place in the text, in UTF-8 bytes, from 0.
    public let utf8Offset: Int

    /// What is wrong, in a sentence, with the place.
    public var description: String { "Column \(column): \(reason)" }

    /// What is wrong, in a sentence.
    public var reason: String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "XML cannot carry the character U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)."
    }
}

extension StringProtocol {
    /// The text as messages show it: on one line, with control characters made visible, and not all of a long one.
    var visible: String {
        let short = utf8.count <= 80 ? String(self) : prefix(60) + "…"
        return String(
            String.UnicodeScalarView(
                short.unicodeScalars.map { scalar in
                    switch scalar.properties.generalCategory {
                    case .control where scalar.value < 0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "�"
                    case .control: "�"
                    case .lineSeparator, .paragraphSeparator, .format: "�"
                    default: scalar
                    }
                }))
    }
}

/// Text as it stands between the tags of HTML.
package enum HTMLText {
    /// The text with references for what would be markup.
    package static func escaped(_ text: String) -> String {
        var result: [UInt8] = []
        result.reserveCapacity(text.utf8.count)
        for byte in text.utf8 { append(byte, to: &result) }
        return String(decoding: result, as: UTF8.self)
    }

    /// The text as it stands right after a tag.
    package static func escapedAfterTag(_ text: String) -> String {
        // U+0338 after a `>` is, to Unicode, the same text as U+226F: no tag would be left.
        guard text.unicodeScalars.first == "\u{338}" else { return escaped(text) }
        return "&#x338;" + escaped(String(text.unicodeScalars.dropFirst()))
    }

    /// Appends a byte of a text, or the reference for it.
    @inlinable
    package static func append(_ byte: UInt8, to output: inout [UInt8]) {
        switch byte {
        case UInt8(ascii: "&"): output += "&amp;".utf8
        case UInt8(ascii: "<"): output += "&lt;".utf8
        case UInt8(ascii: ">"): output += "&gt;".utf8
        // Read as LF otherwise.
        case 0x0D: output += "&#13;".utf8
        default: output.append(byte)
        }
    }
}

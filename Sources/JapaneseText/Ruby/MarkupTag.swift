/// A tag of HTML or WebVTT, a comment or a declaration: what stands between `<` and `>`.
struct MarkupTag {
    /// The name of the element in lower case; empty for comments and declarations.
    let name: String

    let isEnd: Bool

    /// The offset after the tag.
    let end: Int

    /// Reads the tag that starts with the `<` at an offset.
    ///
    /// - Returns: `nil` where the `<` of HTML stands for itself (HTML, 13.2.5.6), as in `1 < 2`; in WebVTT it never does.
    init?(_ bytes: [UInt8], at start: Int, isHTML: Bool = true) throws(RubyFault) {
        isEnd = bytes.has("</", at: start)
        let content = start + (isEnd ? 2 : 1)
        let first = content < bytes.count ? bytes[content] : 0
        if !isHTML {
            (name, end) = (Self.name(bytes, from: content), try Self.closing(bytes, start))
        } else if first.isASCIILetter {
            (name, end) = (Self.name(bytes, from: content), try Self.closingAfterAttributes(bytes, start))
        } else if bytes.has("<!--", at: start) {
            guard let close = bytes.firstIndex(of: "-->", from: start + 4) else {
                throw RubyFault(.unclosed, "<!--", at: start)
            }
            (name, end) = ("", close + 3)
        } else if isEnd && content < bytes.count || first == UInt8(ascii: "!") || first == UInt8(ascii: "?") {
            (name, end) = ("", try Self.closing(bytes, start))
        } else {
            return nil
        }
    }

    /// Finds the end of what an element such as `script` holds, which is no text: the offset after its end tag.
    static func endOfRawText(
        _ element: String, _ bytes: [UInt8], from start: Int, tag: Int
    ) throws(RubyFault) -> Int {
        var index = start
        while let open = bytes.firstIndex(of: "</", from: index) {
            if name(bytes, from: open + 2) == element { return try closing(bytes, open) }
            index = open + 2
        }
        throw RubyFault(.unclosed, "<\(element)>", at: tag)
    }

    /// Names end at white space, `/` or `>`, and in WebVTT at the `.` before a class. Longer ones than any
    /// that matters here are cut off.
    private static func name(_ bytes: [UInt8], from start: Int) -> String {
        let name = bytes[start...].prefix(12).prefix { byte in
            !byte.isASCIIWhitespace && byte != UInt8(ascii: "/") && byte != UInt8(ascii: ">")
                && byte != UInt8(ascii: ".")
        }
        return String(decoding: name, as: UTF8.self).lowercased()
    }

    private static func closing(_ bytes: [UInt8], _ start: Int) throws(RubyFault) -> Int {
        guard let close = bytes[start...].firstIndex(of: UInt8(ascii: ">")) else {
            throw RubyFault(.unclosed, "<", at: start)
        }
        return close + 1
    }

    private static func closingAfterAttributes(_ bytes: [UInt8], _ start: Int) throws(RubyFault) -> Int {
        var quote: UInt8?
        var followsEquals = false
        for index in start + 1..<bytes.count {
            let byte = bytes[index]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: ">") {
                return index + 1
            } else if followsEquals, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            }
            if !byte.isASCIIWhitespace { followsEquals = byte == UInt8(ascii: "=") }
        }
        throw RubyFault(.unclosed, "<", at: start)
    }
}

/// A tag of HTML or WebVTT, a comment or a declaration: what stands between `<` and `>`.
struct MarkupTag {
    /// The name of the element in lower case; empty for comments and declarations.
    let name: String

    let isEnd: Bool

    /// The offset behind the tag.
    let end: Int

    /// Reads the tag of HTML that starts with the `<` at an offset.
    ///
    /// - Returns: `nil` where the `<` stands for itself (HTML, 13.2.5.6), as in `1 < 2`.
    static func readHTML(_ bytes: [UInt8], at start: Int) throws(RubyFault) -> MarkupTag? {
        guard start + 1 < bytes.count else { return nil }
        switch bytes[start + 1] {
        case UInt8(ascii: "!"):
            if bytes.has("<!--", at: start) {
                guard let close = bytes.firstIndex(of: "-->", from: start + 4) else {
                    throw RubyFault(.unclosed, "<!--", at: start)
                }
                return MarkupTag(name: "", isEnd: false, end: close + 3)
            }
            return MarkupTag(name: "", isEnd: false, end: try closing(bytes, start))
        case UInt8(ascii: "?"):
            return MarkupTag(name: "", isEnd: false, end: try closing(bytes, start))
        case UInt8(ascii: "/"):
            guard start + 2 < bytes.count else { return nil }
            guard bytes[start + 2].isASCIILetter else {
                return MarkupTag(name: "", isEnd: true, end: try closing(bytes, start))
            }
            return MarkupTag(
                name: name(bytes, from: start + 2), isEnd: true, end: try closingBehindAttributes(bytes, start))
        case let first where first.isASCIILetter:
            return MarkupTag(
                name: name(bytes, from: start + 1), isEnd: false, end: try closingBehindAttributes(bytes, start))
        default:
            return nil
        }
    }

    /// Reads the tag of WebVTT that starts with the `<` at an offset: there a `<` always starts one.
    static func readWebVTT(_ bytes: [UInt8], at start: Int) throws(RubyFault) -> MarkupTag {
        let isEnd = start + 1 < bytes.count && bytes[start + 1] == UInt8(ascii: "/")
        return MarkupTag(
            name: name(bytes, from: start + (isEnd ? 2 : 1)), isEnd: isEnd, end: try closing(bytes, start))
    }

    /// Finds the end of what an element such as `script` holds, which is no text: the offset behind its end tag.
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

    private static func closingBehindAttributes(_ bytes: [UInt8], _ start: Int) throws(RubyFault) -> Int {
        var quote: UInt8?
        var isBehindEquals = false
        for index in start + 1..<bytes.count {
            let byte = bytes[index]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: ">") {
                return index + 1
            } else if isBehindEquals, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            }
            if !byte.isASCIIWhitespace { isBehindEquals = byte == UInt8(ascii: "=") }
        }
        throw RubyFault(.unclosed, "<", at: start)
    }
}

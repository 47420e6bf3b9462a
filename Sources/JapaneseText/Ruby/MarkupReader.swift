/// Reads ruby from HTML, in all forms that its elements have had, and from WebVTT.
///
/// Interleaved (`漢<rt>かん</rt>字<rt>じ</rt>`) and tabular (`<rb>漢<rb>字<rt>かん<rt>じ`) ruby
/// become a run for each base; the text right in an `<rtc>` is the reading of all bases before it.
struct MarkupReader {
    enum Syntax { case html, webVTT }

    private let bytes: [UInt8]
    private let syntax: Syntax
    private var index = 0
    private var builder = RubyTextBuilder()
    private var ruby: RubyElement?

    static func read(_ bytes: [UInt8], as syntax: Syntax) throws(RubyFault) -> RubyText {
        var reader = MarkupReader(bytes: bytes, syntax: syntax)
        try reader.readAll()
        return reader.builder.finish()
    }

    private init(bytes: [UInt8], syntax: Syntax) {
        self.bytes = bytes
        self.syntax = syntax
    }

    private mutating func readAll() throws(RubyFault) {
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "<") {
                if try readTag() { continue }
            } else if byte == UInt8(ascii: "&") {
                if let (scalar, end) = try CharacterReference.read(bytes, at: index) {
                    for unit in UTF8.encode(scalar)! { try append(unit, isWritten: false) }
                    index = end
                    continue
                }
            } else if byte == 0x0D {
                // Both formats read CR and CR LF as LF.
                if index + 1 == bytes.count || bytes[index + 1] != 0x0A { try append(0x0A, isWritten: true) }
                index += 1
                continue
            }
            try append(byte, isWritten: true)
            index += 1
        }
        if let ruby { throw RubyFault(.unclosed, "<ruby>", at: ruby.start) }
    }

    /// - Returns: Whether a tag stands here.
    private mutating func readTag() throws(RubyFault) -> Bool {
        let start = index
        let tag: MarkupTag
        switch syntax {
        case .webVTT:
            tag = try MarkupTag.readWebVTT(bytes, at: start)
        case .html:
            guard let read = try MarkupTag.readHTML(bytes, at: start) else { return false }
            tag = read
        }
        index = tag.end
        switch (tag.name, syntax) {
        case ("ruby", _), ("rt", _): try handle(tag, at: start)
        case ("rb", .html), ("rp", .html), ("rtc", .html): try handle(tag, at: start)
        case ("br", .html): try append(0x0A, isWritten: false)
        case ("script", .html), ("style", .html):
            if !tag.isEnd { index = try MarkupTag.endOfRawText(tag.name, bytes, from: tag.end, tag: start) }
        default: break
        }
        return true
    }

    private mutating func handle(_ tag: MarkupTag, at start: Int) throws(RubyFault) {
        let text = bytes.text(start..<tag.end)
        if tag.name == "ruby" {
            if !tag.isEnd {
                if ruby != nil { throw RubyFault(.nested, text, at: start) }
                ruby = RubyElement(start: start, trimsSpaces: syntax == .html)
            } else {
                guard var element = ruby.take() else { throw RubyFault(.misplaced, text, at: start) }
                try element.endSegment(into: &builder)
            }
        } else if ruby != nil {
            try ruby!.handle(tag, at: start, text: text, into: &builder)
        } else if !tag.isEnd {
            throw RubyFault(.misplaced, text, at: start)
        }
    }

    /// Adds a byte of text; `isWritten` tells it from one that a reference stood for, which no one trims.
    private mutating func append(_ byte: UInt8, isWritten: Bool) throws(RubyFault) {
        if ruby == nil {
            builder.append(byte)
        } else {
            try ruby!.append(byte, isTrimmed: isWritten && byte.isASCIIWhitespace, at: index, into: &builder)
        }
    }
}

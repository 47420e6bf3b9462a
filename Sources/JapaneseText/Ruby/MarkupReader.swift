/// Reads ruby from HTML, in all forms that its elements have had, and from WebVTT.
///
/// Interleaved (`漢<rt>かん</rt>字<rt>じ</rt>`) and tabular (`<rb>漢<rb>字<rt>かん<rt>じ`) ruby
/// become a run for each base; the text right in an `<rtc>` is the reading of all bases before it.
struct MarkupReader {
    private let isHTML: Bool
    private var ruby: RubyElement?

    init(_ language: MarkupLanguage) {
        isHTML = language == .html
    }

    mutating func read(_ source: inout RubySource) throws(RubyFault) {
        while let byte = source.next {
            let start = source.index
            if try readTag(&source) { continue }
            if let scalar = try source.takeReference() {
                for unit in UTF8.encode(scalar)! { try append(unit, isWritten: false, at: start, to: &source) }
                continue
            }
            // Both formats read CR and CR LF as LF.
            if byte != 0x0D || !source.has("\r\n") {
                try append(byte == 0x0D ? 0x0A : byte, isWritten: true, at: start, to: &source)
            }
            source.index += 1
        }
        if let ruby { throw RubyFault(.unclosed, "<ruby>", at: ruby.start) }
    }

    /// - Returns: Whether a tag stands here.
    private mutating func readTag(_ source: inout RubySource) throws(RubyFault) -> Bool {
        let start = source.index
        guard let tag = try source.takeTag(isHTML: isHTML) else { return false }
        switch tag.name {
        case "ruby", "rt": try handle(tag, from: start, &source)
        case "rb" where isHTML, "rp" where isHTML, "rtc" where isHTML: try handle(tag, from: start, &source)
        case "br" where isHTML: try append(0x0A, isWritten: false, at: start, to: &source)
        case "script" where isHTML && !tag.isEnd, "style" where isHTML && !tag.isEnd:
            source.index = try MarkupTag.endOfRawText(tag.name, source.bytes, from: tag.end, tag: start)
        default: break
        }
        return true
    }

    private mutating func handle(_ tag: MarkupTag, from start: Int, _ source: inout RubySource) throws(RubyFault) {
        if tag.name == "ruby" {
            if !tag.isEnd {
                if ruby != nil { throw source.fault(.nested, from: start) }
                ruby = RubyElement(start: start, trimsSpaces: isHTML)
            } else {
                guard var element = ruby.take() else { throw source.fault(.misplaced, from: start) }
                try element.endSegment(into: &source)
            }
        } else if ruby != nil {
            try ruby!.handle(tag, from: start, into: &source)
        } else if !tag.isEnd {
            throw source.fault(.misplaced, from: start)
        }
    }

    /// Adds a byte of text; `isWritten` tells it from one that a reference stood for, which nobody trims.
    private mutating func append(
        _ byte: UInt8, isWritten: Bool, at offset: Int, to source: inout RubySource
    ) throws(RubyFault) {
        if ruby == nil {
            source.append(byte)
        } else {
            try ruby!.append(byte, isTrimmed: isWritten && byte.isASCIIWhitespace, at: offset, into: &source)
        }
    }
}

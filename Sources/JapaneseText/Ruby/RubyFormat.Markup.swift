internal import TextToolkit

extension RubyFormat {
    /// HTML: `<ruby>`, with `<rp>` for browsers that know no ruby (HTML, 4.5.10).
    ///
    /// Read too are `<rb>`, `<rtc>` and several bases in one element. Text and ruby are taken, other
    /// tags and comments are left out, `<br>` is a line feed. A compound in jukugo ruby is one element.
    public static let html = RubyFormat(
        name: "html", summary: "HTML ruby elements, with parentheses for old browsers",
        example: """
            <ruby>店<rp>(</rp><rt>みせ</rt><rp>)</rp></ruby>に\
            <ruby>行<rp>(</rp><rt>い</rt><rp>)</rp></ruby>きます
            """, RubyMarkup(.html))

    /// The text of a WebVTT cue: `<ruby>` and `<rt>` (WebVTT, 4.2.2).
    ///
    /// Voices, classes and times are left out, their text stays.
    public static let webVTT = RubyFormat(
        name: "webvtt", summary: "the text of a WebVTT cue, for subtitles",
        example: "<ruby>店<rt>みせ</rt></ruby>に<ruby>行<rt>い</rt></ruby>きます", RubyMarkup(.webVTT))

    /// The text of a TTML2 paragraph: spans with the attribute `tts:ruby`.
    public static let ttml = RubyFormat(
        name: "ttml", summary: "the text of a TTML2 paragraph, for subtitles",
        example: """
            <span tts:ruby="container"><span tts:ruby="base">店</span><span tts:ruby="text">みせ</span></span>に\
            <span tts:ruby="container"><span tts:ruby="base">行</span><span tts:ruby="text">い</span></span>きます
            """, TTML())
}

/// Markup of tags around bases and readings.
private protocol TaggedSyntax: RubySyntax {
    var language: MarkupLanguage { get }
}

private struct RubyMarkup: TaggedSyntax, ReadableRubySyntax {
    let language: MarkupLanguage

    init(_ language: MarkupLanguage) {
        self.language = language
    }

    func read(_ source: inout RubySource) throws(RubyFault) {
        var reader = MarkupReader(language)
        try reader.read(&source)
    }
}

private struct TTML: TaggedSyntax {
    var language: MarkupLanguage { .ttml }
}

/// A language of markup.
enum MarkupLanguage: Hashable, Sendable {
    case html, webVTT, ttml

    /// The tags around ruby, before a reading and after it.
    fileprivate var tags: RubyTags {
        switch self {
        case .html:
            RubyTags(opening: "<ruby>", middle: "<rp>(</rp><rt>", ending: "</rt><rp>)</rp>", closing: "</ruby>")
        case .webVTT: RubyTags(opening: "<ruby>", middle: "<rt>", ending: "</rt>", closing: "</ruby>")
        case .ttml:
            RubyTags(
                opening: "<span tts:ruby=\"container\"><span tts:ruby=\"base\">",
                middle: "</span><span tts:ruby=\"text\">", ending: "</span>", closing: "</span>")
        }
    }

    /// Whether one element may hold several bases, each with its reading.
    fileprivate var holdsCompounds: Bool { self != .ttml }
}

private struct RubyTags {
    let opening: String
    let middle: String
    let ending: String
    let closing: String
}

extension TaggedSyntax {
    func inexpressible(in piece: [UInt8], as place: RubyPlace) -> Range<Int>? {
        // What no reference can express: NUL, and in XML what it excludes.
        for (index, byte) in piece.enumerated() {
            switch byte {
            case 0: return index..<index + 1
            case 0x09, 0x0A, 0x0D: continue
            case 0x01..<0x20 where language == .ttml: return index..<index + 1
            case 0xEF where language == .ttml && piece[index + 1] == 0xBF && piece[index + 2] >= 0xBE:
                return index..<index + 3
            default: continue
            }
        }
        return nil
    }

    func write(_ text: AnnotatedText) -> String {
        var output: [UInt8] = []
        let tags = language.tags
        for (index, run) in text.runs.enumerated() {
            guard let reading = run.reading else {
                append(run.base, to: &output, isInRuby: false)
                continue
            }
            let isFirst = !language.holdsCompounds || !run.joinsPrevious
            let isLast =
                !language.holdsCompounds || index + 1 == text.runs.count || !text.runs[index + 1].joinsPrevious
            if isFirst { output += tags.opening.utf8 }
            append(run.base, to: &output, isInRuby: true)
            output += tags.middle.utf8
            append(reading, to: &output, isInRuby: true)
            output += tags.ending.utf8
            if isLast { output += tags.closing.utf8 }
        }
        return String(decoding: output, as: UTF8.self)
    }

    private func append(_ text: String, to output: inout [UInt8], isInRuby: Bool) {
        let bytes = text.utf8.span
        // Spaces around a base or a reading are layout to those who read HTML: these are meant.
        var content = 0..<bytes.count
        if isInRuby, language == .html {
            while let first = content.first, bytes[first].isASCIIWhitespace { content.removeFirst() }
            while let last = content.last, bytes[last].isASCIIWhitespace { content.removeLast() }
        }
        for index in 0..<content.lowerBound { appendReference(bytes[index], to: &output) }
        if content.lowerBound == 0, bytes.count > 1, bytes[0] == 0xCC, bytes[1] == 0xB8 {
            // U+0338 right after a `>` is, to Unicode, the same text as U+226F: no tag would be left.
            output += "&#x338;".utf8
            content = 2..<content.upperBound
        }
        for index in content {
            let byte = bytes[index]
            if byte == 0x0A, language == .webVTT, output.isEmpty || output.last == 0x0A {
                // An empty line would end the cue.
                appendReference(byte, to: &output)
            } else {
                HTMLText.append(byte, to: &output)
            }
        }
        for index in content.upperBound..<bytes.count { appendReference(bytes[index], to: &output) }
    }

    private func appendReference(_ byte: UInt8, to output: inout [UInt8]) {
        output += "&#\(byte);".utf8
    }
}

extension RubyFormat {
    /// HTML: `<ruby>`, with `<rp>` for browsers that know no ruby (HTML, 4.5.10).
    ///
    /// Read too are `<rb>`, `<rtc>` and several bases in one element. Text and ruby are taken, other
    /// tags and comments are left out, `<br>` is a line feed.
    public static let html = RubyFormat(
        name: "html", summary: "HTML ruby elements, with parentheses for old browsers",
        example: """
            <ruby>店<rp>(</rp><rt>みせ</rt><rp>)</rp></ruby>に\
            <ruby>行<rp>(</rp><rt>い</rt><rp>)</rp></ruby>きます
            """,
        writer: { text throws(RubyFault) in
            try MarkupWriter.write(
                text, as: .html, opening: "<ruby>", middle: "<rp>(</rp><rt>", closing: "</rt><rp>)</rp></ruby>")
        },
        reader: { bytes throws(RubyFault) in try MarkupReader.read(bytes, as: .html) })

    /// The text of a WebVTT cue: `<ruby>` and `<rt>` (WebVTT, 4.2.2).
    ///
    /// Voices, classes and times are left out, their text stays.
    public static let webVTT = RubyFormat(
        name: "webvtt", summary: "the text of a WebVTT cue, for subtitles",
        example: "<ruby>店<rt>みせ</rt></ruby>に<ruby>行<rt>い</rt></ruby>きます",
        writer: { text throws(RubyFault) in
            try MarkupWriter.write(text, as: .webVTT, opening: "<ruby>", middle: "<rt>", closing: "</rt></ruby>")
        },
        reader: { bytes throws(RubyFault) in try MarkupReader.read(bytes, as: .webVTT) })

    /// The text of a TTML2 paragraph: spans with the attribute `tts:ruby`.
    public static let ttml = RubyFormat(
        name: "ttml", summary: "the text of a TTML2 paragraph, for subtitles",
        example: """
            <span tts:ruby="container"><span tts:ruby="base">店</span><span tts:ruby="text">みせ</span></span>に\
            <span tts:ruby="container"><span tts:ruby="base">行</span><span tts:ruby="text">い</span></span>きます
            """,
        writer: { text throws(RubyFault) in
            try MarkupWriter.write(
                text, as: .xml, opening: "<span tts:ruby=\"container\"><span tts:ruby=\"base\">",
                middle: "</span><span tts:ruby=\"text\">", closing: "</span></span>")
        })
}

public import JapaneseText
public import TextToolkit

/// Turns text into SSML: paragraphs, sentences, the language, and how words are pronounced.
///
///     let markup = try TextMarkup(language: "en-US", pronunciations: HeteronymResolver(language: "en-US"))
///     try markup.document(of: "Mr. Fox will record it. ようこそ!").text()
///
/// gives
///
///     <?xml version="1.0" encoding="UTF-8"?>
///     <speak version="1.1" xmlns="http://www.w3.org/2001/10/synthesis" xml:lang="en-US">
///     <p>
///     <s>Mr. Fox will <phoneme alphabet="ipa" ph="ɹɪˈkɔːɹd">record</phoneme> it.</s>
///     <s><lang xml:lang="ja">ようこそ</lang>!</s>
///     </p>
///     </speak>
///
/// A paragraph ends at a blank line; within it, line breaks are spaces. Sentences are ICU's, which does not end one
/// at the abbreviations that CLDR lists for the language. Words are left as they are written: what is said of
/// them stands around them. Where two things could be said of a word, a reading that the text came with goes before an
/// entry of a lexicon, that before a written form, and that before a heteronym.
///
/// Text that does not fit in memory is written paragraph by paragraph by a ``TextMarkupWriter``.
public struct TextMarkup: Sendable {
    /// The language of the text, as the document names it in `xml:lang`.
    public let language: LanguageTag

    /// What knows how words are pronounced; words of which it is not sure are left as they are.
    public var pronunciations: HeteronymResolver?

    /// The languages of parts whose script alone does not tell, such as `ja` for kanji; see `LanguageFinder`.
    public var hints: [LanguageTag] { languages.hints }

    /// Whether what is a time, a date, a telephone number or an ordinal is marked as such; see ``WrittenForm``.
    ///
    /// Engines read these well without as a rule, and a form that is marked wrongly is read worse than one that is not.
    public var marksWrittenForms = false

    /// The voice that speaks all of it.
    public var voice: SSML.Voice.Names?

    /// How fast all of it is spoken.
    public var rate: SSML.Rate?

    /// How high the voice is in all of it.
    public var pitch: SSML.Pitch?

    /// How loud all of it is.
    public var volume: SSML.Volume?

    private let languages: LanguageFinder
    private let sentences: Segmenter

    /// - Parameters:
    ///   - language: The language of the text.
    ///   - pronunciations: What knows how words are pronounced.
    ///   - hints: The languages of parts whose script alone does not tell.
    /// - Throws: `SegmentationError` where ICU cannot open its rules for sentences.
    public init(
        language: LanguageTag = .undetermined, pronunciations: HeteronymResolver? = nil, hints: [LanguageTag] = []
    ) throws(SegmentationError) {
        self.language = language
        self.pronunciations = pronunciations
        languages = LanguageFinder(language: language, hints: hints)
        sentences = try Segmenter(by: .sentence, language: language.suppressingAbbreviations)
    }

    /// The document of a whole text.
    ///
    /// - Throws: ``XMLTextError`` for a character that no document can contain; its place is one in `text`.
    /// - Complexity: O(*n*) in the text.
    public func document(of text: some StringProtocol) throws(XMLTextError) -> SSML {
        try XMLText.validate(text)
        let lines = Substring(text).split(omittingEmptySubsequences: false, whereSeparator: \.isLineEnd)
        return document(ofLines: lines.map { AnnotatedText(plain: String($0)) })
    }

    /// The document of a text whose parts may have readings, line by line. What has one becomes `sub`.
    ///
    /// - Complexity: O(*n*) in the text.
    public func document(ofLines lines: [AnnotatedText]) -> SSML {
        var nodes: [SSML.Node] = [.text("\n")]
        var paragraph: [AnnotatedText] = []
        for line in lines {
            if line.isBlank {
                nodes += self.paragraph(paragraph)
                paragraph = []
            } else {
                paragraph.append(line)
            }
        }
        return document(around: nodes + self.paragraph(paragraph))
    }

    /// The document around some content, with the voice and how it speaks.
    func document(around content: [SSML.Node]) -> SSML {
        SSML(
            root: SSML.Element(
                .speak, [.version: "1.1", .xmlLang: language.withoutExtensions], children: voiced(content)))
    }

    private func voiced(_ content: [SSML.Node]) -> [SSML.Node] {
        var content = content
        if rate != nil || pitch != nil || volume != nil {
            var prosody = SSML.Prosody(pitch: pitch, rate: rate, volume: volume) {}
            prosody.children = content
            content = prosody.nodes
        }
        guard let name = voice else { return content }
        var voice = SSML.Voice(name) {}
        voice.children = content
        return voice.nodes
    }

    /// The paragraph that some lines make, with a line break behind it, or nothing where they are blank.
    ///
    /// - Complexity: O(*n*) in the lines.
    func paragraph(_ lines: [AnnotatedText]) -> [SSML.Node] {
        let prose = AnnotatedProse(lines)
        var remarks = self.remarks(on: prose)[...]
        var nodes: [SSML.Node] = [.text("\n")]
        for sentence in ranges(ofSentencesIn: prose.text, around: remarks) {
            let text = prose.text[sentence].trimmed
            guard !text.isEmpty else { continue }
            let inside = remarks.prefix { $0.range.upperBound <= sentence.upperBound }
            remarks = remarks.dropFirst(inside.count)
            let sentence = RemarkedText(text, remarks: inside, languages: languages.matches(in: text))
            nodes += [.element(SSML.Element(.sentence, children: sentence.nodes)), .text("\n")]
        }
        return nodes.count > 1 ? [.element(SSML.Element(.paragraph, children: nodes)), .text("\n")] : []
    }

    /// All that is to be said of a paragraph's words.
    private func remarks(on prose: AnnotatedProse) -> [Remark] {
        let text = prose.text
        var remarks = Remark.readings(of: prose)
        let pronounced = pronunciations.map { $0.matches(in: text).filter(\.isSure) } ?? []
        remarks = remarks.laid(over: pronounced.filter(\.isFromLexicon).map(Remark.init))
        if marksWrittenForms {
            remarks = remarks.laid(over: WrittenForm.all(in: text, language: language).map(Remark.init))
        }
        return remarks.laid(over: pronounced.filter { !$0.isFromLexicon }.map(Remark.init))
    }

    /// Where the sentences are. What is read as one is not divided.
    private func ranges(ofSentencesIn text: String, around remarks: ArraySlice<Remark>) -> [Range<String.Index>] {
        var ranges: [Range<String.Index>] = []
        var start = text.startIndex
        var remarks = remarks
        for sentence in sentences.segments(in: text) {
            let end = sentence.range.upperBound
            remarks = remarks.drop { $0.range.upperBound <= end }
            if let next = remarks.first, next.range.lowerBound < end { continue }
            ranges.append(start..<end)
            start = end
        }
        return ranges
    }
}

extension PronunciationMatch {
    fileprivate var isFromLexicon: Bool {
        if case .lexicon = source { true } else { false }
    }
}

extension AnnotatedText {
    /// Whether there is nothing but white space.
    var isBlank: Bool { runs.allSatisfy { $0.base.isBlank } }
}

extension LanguageTag {
    /// The tag as documents write it: what its Unicode extension asks of ICU is no business of an engine's.
    var withoutExtensions: String {
        let subtags = tag.split(separator: "-")
        let start = subtags.dropFirst().firstIndex { $0.lowercased() == "u" } ?? subtags.count
        let isPrivate = subtags[..<start].contains { $0.lowercased() == "x" }
        if isPrivate || start == subtags.count { return tag }
        // Another extension or private part may follow.
        let rest = subtags[start...].dropFirst().drop { $0.count > 1 }
        return (subtags[..<start] + rest).joined(separator: "-")
    }
}

internal import SpeechMarkup
internal import TextToolkit

/// Turns the tree of a document into the steps of an utterance.
struct SSMLCompiler {
    /// What elements around a text say about it.
    private struct Context {
        var manner: SpeechManner
        var language: LanguageTag
    }

    /// In bytes, of what stands for some text: that is not cut, and so is spoken in one go.
    private static let longestSubstitute = 2000
    /// In bytes of mnemonics: espeak-ng has room for 200 phonemes in a word, and writes beyond it if there are more.
    private static let longestPhonemeWord = 160

    let document: SSML
    let voices: [Voice]
    let sampleRate: Int
    private let recording: (SSML.Address) -> [UInt8]?
    private let first: Context
    private let isOld: Bool

    /// The document's plain text.
    private(set) var text = ""
    private(set) var parts: [SpeechPart] = []
    private(set) var notices: [SpeechNotice] = []
    private var passage: SpeechPassage?
    private var length = 0
    private var startsSection = true

    init(
        _ document: SSML, _ voice: Voice, among voices: [Voice], sampleRate: Int,
        _ recording: @escaping (SSML.Address) -> [UInt8]?
    ) {
        self.document = document
        self.voices = voices
        self.sampleRate = sampleRate
        self.recording = recording
        isOld = document.version == "1.0"
        first = Context(manner: SpeechManner(voice: voice), language: document.language ?? voice.language)
    }

    mutating func compile() {
        compile(document.root.children, first)
        closePassage(endsSentence: true)
    }

    // MARK: Elements

    private mutating func compile(_ nodes: [SSML.Node], _ context: Context) {
        for node in nodes {
            switch node {
            case .element(let element): compile(element, context)
            case .text(let text): append(text.string, context, at: { $0.location(of: text) })
            }
        }
    }

    private mutating func compile(_ element: SSML.Element, _ outer: Context) {
        for attribute in element.unspokenAttributes(isOld: isOld) {
            switch attribute {
            case .badValue(let error): notice(.value, error.description, element)
            case .ignored(let name): notice(.unsupported, "“\(name)” of “\(element.name)” is not followed.", element)
            }
        }
        var context = outer
        if let language = value(.xmlLang, of: element, as: LanguageTag.self), language != .undetermined {
            change(&context, to: language, element)
        }
        switch (element.name, element.speechRole) {
        case (.break, _): addBreak(element)
        case (.mark, _): addMark(element)
        case (_, .silence): return
        case (_, .alias(let alias)): append(alias, context) { $0.location(of: element) }
        case (.phoneme, _): compile(phoneme: element, context)
        case (.sayAs, _): compile(sayAs: element, context)
        case (.audio, _): compile(audio: element, context)
        case (.prosody, _), (.emphasis, _), (.voice, _):
            change(&context.manner, by: element)
            compileApart(element, context)
        default:
            if element.isDivision { return compile(division: element, context) }
            if context.manner.voice != outer.manner.voice { return compileApart(element, context) }
            compile(element.children, context)
        }
    }

    private mutating func compile(division element: SSML.Element, _ context: Context) {
        closePassage(endsSentence: true)
        compile(element.children, context)
        closePassage(endsSentence: true)
        if element.isParagraph, !parts.isEmpty { parts.append(.silence(.milliseconds(200))) }
    }

    /// What is spoken otherwise than what is around it is a passage of its own.
    private mutating func compileApart(_ element: SSML.Element, _ context: Context) {
        closePassage()
        compile(element.children, context)
        closePassage()
    }

    private mutating func compile(phoneme element: SSML.Element, _ context: Context) {
        let name = element[.alphabet] ?? "ipa"
        let spelled = element[.pronunciation] ?? ""
        let text = element.allText
        do throws(PronunciationError) {
            guard let alphabet = PhoneticAlphabet(named: name) else {
                notice(.pronunciation, "There is no way to read the alphabet “\(name)”; the text is spoken.", element)
                return append(text, context) { $0.location(of: element) }
            }
            let mnemonics = try Pronunciation(spelled, in: alphabet).text(in: .espeak)
            guard mnemonics.utf8.count <= Self.longestSubstitute,
                mnemonics.split(separator: " ").allSatisfy({ $0.utf8.count <= Self.longestPhonemeWord })
            else {
                notice(.pronunciation, "The pronunciation is too long for espeak-ng; the text is spoken.", element)
                return append(text, context) { $0.location(of: element) }
            }
            let source = extend(by: text)
            open(context)
            passage?.append(mnemonics: mnemonics, for: source)
        } catch {
            notice(.pronunciation, "The pronunciation cannot be spoken: \(error.reason)", element)
            append(text, context) { $0.location(of: element) }
        }
    }

    private mutating func compile(sayAs element: SSML.Element, _ context: Context) {
        let text = element.allText
        let words = SpokenForm(
            kind: element[.interpretAs] ?? "", format: element[.format],
            language: context.manner.voice.language
        ).words(for: text)
        guard let words else { return append(text, context) { $0.location(of: element) } }
        if words.utf8.count > Self.longestSubstitute {
            notice(.unsupported, "The text is too long for a “say-as”; it is spoken as it stands.", element)
            return append(text, context) { $0.location(of: element) }
        }
        let source = extend(by: text)
        open(context)
        passage?.append(words, for: source, isVerbatim: false)
    }

    private mutating func compile(audio element: SSML.Element, _ context: Context) {
        guard let address = value(.source, of: element, as: SSML.Address.self) else {
            return compile(element.children, context)
        }
        guard let bytes = recording(address) else {
            notice(
                .recording, "The recording “\(address.text)” cannot be read; what is written there is spoken.", element)
            return compile(element.children, context)
        }
        do throws(WAVError) {
            let samples = try WAVFile(reading: bytes).samples(at: sampleRate)
            closePassage()
            parts.append(.recording(samples))
            // Part of the plain text, and not spoken.
            _ = extend(by: SSMLCompiler.unspoken(element))
        } catch {
            notice(.recording, "The recording “\(address.text)” cannot be played: \(error.description)", element)
            compile(element.children, context)
        }
    }

    private mutating func addBreak(_ element: SSML.Element) {
        let duration: Duration
        if let time = value(.time, of: element, as: SSML.Time.self) {
            duration = time.rawValue
        } else {
            duration =
                switch value(.strength, of: element, as: SSML.Break.Strength.self) ?? .medium {
                case .noPause: .zero
                case .xWeak: .milliseconds(100)
                case .weak: .milliseconds(200)
                case .medium: .milliseconds(400)
                case .strong: .milliseconds(700)
                case .xStrong: .milliseconds(1200)
                }
        }
        if duration == .zero { return }
        closePassage()
        parts.append(.silence(duration))
    }

    private mutating func addMark(_ element: SSML.Element) {
        guard let mark = value(.name, of: element, as: SSML.Mark.Name.self) else { return }
        if let place = passage?.spoken.count {
            passage?.marks.append((place, mark.text))
        } else {
            parts.append(.mark(mark.text))
        }
    }

    // MARK: Manners

    private mutating func change(_ context: inout Context, to language: LanguageTag, _ element: SSML.Element) {
        context.language = language
        do throws(SpeechError) {
            if try context.manner.voice.speaks(language) { return }
            // The voice that was chosen for the document speaks its language, wherever that comes back.
            let chosen = first.manner.voice
            context.manner.voice =
                try chosen.speaks(language) ? chosen : Voice.best(for: language, among: voices)
        } catch {
            notice(.noVoice, "\(error.description) The voice stays.", element)
        }
    }

    private mutating func change(_ manner: inout SpeechManner, by element: SSML.Element) {
        switch element.name {
        case .prosody: SSML.Prosody(lenient: element).map { manner.change(by: $0) }
        case .emphasis: manner.change(by: SSML.Emphasis(lenient: element)?.level ?? .moderate)
        default: SSML.Voice(lenient: element).map { change(&manner.voice, by: $0, element) }
        }
    }

    private mutating func change(_ voice: inout Voice, by wanted: SSML.Voice, _ element: SSML.Element) {
        let names = wanted.names?.names ?? []
        for name in names {
            if let named = voices.named(name) {
                voice = named
                return
            }
        }
        let languages = wanted.languages?.languages.map(\.range) ?? []
        for language in languages {
            do {
                voice = try Voice.best(for: LanguageTag(validating: language), among: voices)
                return
            } catch {
                continue
            }
        }
        let asked = names.isEmpty ? languages.joined(separator: ", ") : names.joined(separator: ", ")
        let what = asked.isEmpty ? "such a voice" : "a voice “\(asked)”"
        notice(.noVoice, "espeak-ng does not have \(what); “\(voice.identifier)” goes on.", element)
    }

    // MARK: Text

    private mutating func append(_ string: String, _ context: Context, at location: (SSML) -> TextLocation?) {
        if string.isEmpty { return }
        let source = extend(by: string)
        // White space between elements starts nothing.
        if passage == nil, string.utf8.allSatisfy({ $0 <= 0x20 }) { return }
        if !context.manner.voice.reads(string) {
            notices.append(.unreadKanji(in: string, at: location(document)))
        }
        open(context)
        passage?.append(string, for: source, isVerbatim: true)
    }

    private mutating func extend(by string: String) -> Range<Int> {
        let start = length
        text += string
        length += string.utf8.count
        return start..<length
    }

    private mutating func open(_ context: Context) {
        if passage != nil { return }
        passage = SpeechPassage(manner: context.manner)
        passage?.startsSection = startsSection
        startsSection = false
    }

    private mutating func closePassage(endsSentence: Bool = false) {
        startsSection = startsSection || endsSentence
        guard var closed = passage else { return }
        passage = nil
        closed.isContinued = !endsSentence && !closed.looksComplete
        parts.append(.passage(closed))
    }

    private func value<Value: SSML.AttributeValue>(
        _ name: SSML.AttributeName, of element: SSML.Element, as _: Value.Type
    ) -> Value? {
        // Of a value that is none was told when the element was met.
        try? element.value(of: name)
    }

    private mutating func notice(_ code: SpeechNotice.Code, _ message: String, _ element: SSML.Element) {
        notices.append(SpeechNotice(code: code, message: message, location: document.location(of: element)))
    }

    /// The plain text of what is in an element.
    private static func unspoken(_ element: SSML.Element) -> String {
        SSML(root: element).plainText().text
    }
}

extension SpeechPassage {
    /// Whether it ends as sentences do.
    fileprivate var looksComplete: Bool {
        let last = spoken.last { $0 > 0x20 && !"\"')]".utf8.contains($0) }
        return last.map { ".!?".utf8.contains($0) || $0 >= 0x80 && hasFullStop } ?? false
    }

    private var hasFullStop: Bool {
        let end = String(decoding: spoken.suffix(16), as: UTF8.self).last { !$0.isWhitespace }
        return end.map { "。！？…”」』".contains($0) } ?? false
    }
}

extension SSML.Element {
    /// The text in the element and in those in it.
    fileprivate var allText: String { SSML(root: self).plainText().text }
}

extension [Voice] {
    /// The voice of a name, if there is one.
    fileprivate func named(_ name: String) -> Voice? {
        do throws(SpeechError) {
            return try Voice.named(name, among: self)
        } catch {
            return nil
        }
    }
}

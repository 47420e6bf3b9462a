public import JapaneseText
public import SpeechMarkup
internal import TextToolkit

extension Utterance {
    /// Compiles an SSML document into what espeak-ng can speak.
    ///
    ///     let document = try SSML(parsing: "<speak …>We use <phoneme ph='lɛd'>lead</phoneme>.</speak>")
    ///     let utterance = try await Utterance(document)
    ///
    /// espeak-ng gets no SSML, of which it knows little; it gets plain text, voices, rates and pitches, and phonemes.
    /// Pauses, marks and recordings are put in between. ``text`` is the document's plain text, `SSML.plainText()`, and
    /// ranges of words are ranges of that.
    ///
    /// - Parameters:
    ///   - voice: Who speaks, unless the document says; `nil` is the best voice for its language.
    ///   - recording: Reads the file of an `audio` element: WAV with 8 or 16 bits, of an hour at the most. `nil` where
    ///     there is none; what the element contains is spoken then, and a notice says so.
    /// - Throws: ``SpeechError`` where espeak-ng is not installed, or has no voice for the document's language. What
    ///   else cannot be done is in ``notices``.
    /// - Complexity: O(*n*) in the document.
    public init(
        _ document: SSML, voice: Voice? = nil, rate: Double = 1, pitch: Double = 1, volume: Double = 1,
        recording: @escaping (SSML.Address) -> [UInt8]? = { _ in nil }
    ) async throws(SpeechError) {
        let engine = try SpeechEngine.shared()
        let voices = try await Voice.all()
        let first: Voice
        if let voice {
            first = voice
        } else {
            first = try .best(for: document.language ?? .undetermined, among: voices)
        }
        var compiler = SSMLCompiler(document, first, among: voices, sampleRate: engine.sampleRate, recording)
        compiler.compile()
        self.init(
            compiler.text, script: compiler.parts, notices: compiler.notices, voice: first, rate: rate, pitch: pitch,
            volume: volume)
    }

    /// Speaks a text with ruby by its readings: what a Japanese voice needs, which knows none itself.
    ///
    /// ``text`` is the text without its readings, and ranges of words are ranges of that.
    public init(_ ruby: AnnotatedText, voice: Voice, rate: Double = 1, pitch: Double = 1, volume: Double = 1) {
        var passage = SpeechPassage(manner: SpeechManner(voice: voice))
        var text = ""
        var notices: [SpeechNotice] = []
        for run in ruby.runs {
            let start = text.utf8.count
            text += run.base
            let source = start..<text.utf8.count
            if let reading = run.reading {
                passage.append(reading, for: source, isVerbatim: false)
            } else {
                passage.append(run.base, for: source, isVerbatim: true)
                if !voice.reads(run.base) { notices.append(.unreadKanji(in: run.base, at: nil)) }
            }
        }
        self.init(
            text, script: [.passage(passage)], notices: notices, voice: voice, rate: rate, pitch: pitch, volume: volume)
    }
}

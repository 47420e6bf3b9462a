/// A text that is to be spoken, and how.
///
///     var utterance = Utterance("Where are you?", voice: try await .best(for: "en-US"))
///     utterance.rate = 1.2
public struct Utterance: Sendable {
    /// The text; events name its words by their places in it.
    public let text: String

    /// Who speaks it.
    public let voice: Voice

    /// How fast, as a multiple of the voice's own rate: 0.25 to 2.
    public var rate: Double {
        didSet { rate = rate.clamped(to: 0.25...2) }
    }

    /// How high, as a multiple of the voice's own pitch: 0.5 to 2, an octave down to an octave up.
    public var pitch: Double {
        didSet { pitch = pitch.clamped(to: 0.5...2) }
    }

    /// How loud: 0, not at all, to 1, the voice's own loudness.
    public var volume: Double {
        didSet { volume = volume.clamped(to: 0...1) }
    }

    /// The silence before it; a negative duration counts as zero.
    public var pauseBefore: Duration

    /// The silence after it; a negative duration counts as zero.
    public var pauseAfter: Duration

    /// What is spoken otherwise than the text or the document asks for.
    public let notices: [SpeechNotice]

    /// What is to be done, in order of the text.
    let script: [SpeechPart]

    /// Takes a plain text. Values beyond their limits are moved to them; one that is no number is the default.
    public init(
        _ text: String, voice: Voice, rate: Double = 1, pitch: Double = 1, volume: Double = 1,
        pauseBefore: Duration = .zero, pauseAfter: Duration = .zero
    ) {
        let passage = SpeechPassage(verbatim: text, voice: voice)
        let notices = voice.reads(text) ? [] : [SpeechNotice.unreadKanji(in: text, at: nil)]
        self.init(
            text, script: [.passage(passage)], notices: notices, voice: voice, rate: rate, pitch: pitch, volume: volume,
            pauseBefore: pauseBefore, pauseAfter: pauseAfter)
    }

    init(
        _ text: String, script: [SpeechPart], notices: [SpeechNotice], voice: Voice, rate: Double = 1,
        pitch: Double = 1, volume: Double = 1, pauseBefore: Duration = .zero, pauseAfter: Duration = .zero
    ) {
        self.text = text
        self.notices = notices
        self.voice = voice
        self.script = script
        self.rate = rate.clamped(to: 0.25...2)
        self.pitch = pitch.clamped(to: 0.5...2)
        self.volume = volume.clamped(to: 0...1)
        self.pauseBefore = pauseBefore
        self.pauseAfter = pauseAfter
    }
}

extension Utterance {
    /// A part of the text, by its place in UTF-8 bytes.
    func text(at range: Range<Int>) -> String {
        let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
        return String(text[start..<text.utf8.index(start, offsetBy: range.count)])
    }
}

extension Double {
    /// The nearest number in a range; 1 for what is no number.
    func clamped(to range: ClosedRange<Double>) -> Double {
        isNaN ? 1 : min(max(self, range.lowerBound), range.upperBound)
    }
}

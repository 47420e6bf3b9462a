/// What happens while an utterance is spoken.
public struct SpeechEvent: Sendable {
    /// What it is.
    public enum Kind: Sendable {
        /// The utterance begins.
        case started
        /// A word comes next. Every word of the text comes once, in order.
        case willSpeak(SpokenWord)
        /// A mark of an SSML document is reached, at a time from the start of the utterance's audio.
        case mark(String, time: Duration)
        /// Some more audio.
        case audio(AudioChunk)
        /// The utterance is over, after so long.
        case finished(Duration)
        /// The utterance was stopped, or its turn will not come.
        case cancelled
        /// The utterance cannot be spoken further.
        case failed(SpeechError)
    }

    /// Whose event it is.
    public let utterance: UtteranceID

    /// What happens.
    public let kind: Kind
}

/// Names an utterance among those of one synthesizer, in the order in which they were given to it.
public struct UtteranceID: Hashable, Comparable, Sendable {
    let number: Int

    /// Whether one was given to the synthesizer before the other.
    public static func < (one: UtteranceID, other: UtteranceID) -> Bool { one.number < other.number }
}

/// A piece of audio: one channel of 16-bit samples, less than half a second.
public struct AudioChunk: Sendable {
    /// The samples.
    public let samples: [Int16]

    /// The samples in a second.
    public let sampleRate: Int

    /// Its first sample, counted from the start of the utterance's audio.
    public let startSample: Int
}

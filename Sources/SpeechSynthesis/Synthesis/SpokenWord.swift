/// A word as it is heard.
public struct SpokenWord: Hashable, Sendable {
    /// The word.
    public let text: String

    /// Where it stands in the utterance's text, in UTF-8 bytes.
    public let range: Range<Int>

    /// When it starts, in samples from the start of the utterance's audio.
    public let startSample: Int

    /// When it is over, in samples from the start of the utterance's audio: the next one starts, or a pause.
    public let endSample: Int

    /// The samples in a second.
    public let sampleRate: Int

    /// When it starts, from the start of the utterance's audio.
    public var time: Duration { .samples(startSample, at: sampleRate) }

    /// How long it is heard.
    public var duration: Duration { .samples(endSample - startSample, at: sampleRate) }
}

extension Duration {
    /// The time that some samples take.
    static func samples(_ count: Int, at rate: Int) -> Duration {
        let (seconds, rest) = count.quotientAndRemainder(dividingBy: rate)
        return .seconds(seconds) + .nanoseconds(rest * 1_000_000_000 / rate)
    }

    /// How many samples a time takes.
    func samples(at rate: Int) -> Int {
        let (seconds, attoseconds) = components
        return Int(seconds) * rate + Int(attoseconds / 1_000_000_000) * rate / 1_000_000_000
    }
}

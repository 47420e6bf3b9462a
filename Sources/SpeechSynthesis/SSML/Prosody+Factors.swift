public import SpeechMarkup

extension SSML.Prosody {
    /// Multiplies a voice's own rate, pitch and volume by what it says, which gives the values of an ``Utterance``.
    ///
    /// Labels and hertz are what they are in a document: `slow` is 0.75, and 95 Hz are a voice's own pitch.
    public func factors(for voice: Voice) -> (rate: Double, pitch: Double, volume: Double) {
        var manner = SpeechManner(voice: voice)
        manner.change(by: self)
        return (manner.rate, manner.pitch, manner.volume)
    }
}

/// What espeak-ng makes of a text.
struct EngineOutput: Sendable {
    var samples: [Int16] = []
    /// In the order of their times.
    var events: [EngineEvent] = []
}

extension EngineOutput {
    /// Takes off the pause at the end, but for so many samples of it.
    mutating func dropLastPause(to kept: Int) {
        guard let sound = events.lastIndex(where: { $0.kind == .phoneme && !$0.isPause }),
            let pause = events[sound...].first(where: \.isPause)
        else { return }
        samples.removeLast(max(0, samples.count - pause.sample - kept))
        events.removeAll { $0.sample > samples.count }
    }
}

/// A thing that espeak-ng tells on its way through a text.
struct EngineEvent: Sendable {
    enum Kind: Int32, Sendable {
        case word = 1
        case sentence = 2
        case end = 5
        case phoneme = 7
    }

    var kind: Kind
    /// In Unicode scalars from the start of the text, from 0.
    var position: Int
    /// In Unicode scalars.
    var length: Int
    /// In samples from the start of what was spoken.
    var sample: Int
    /// For a phoneme its mnemonic: up to eight bytes of ASCII, the first one lowest.
    var name: UInt64

    /// The mnemonic of a phoneme.
    var mnemonic: String {
        let bytes = (0..<8).map { UInt8(truncatingIfNeeded: name.littleEndian >> (8 * $0)) }
        return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }

    /// Whether it is a phoneme in which nothing is heard.
    var isPause: Bool { kind == .phoneme && UInt8(truncatingIfNeeded: name.littleEndian) == UInt8(ascii: "_") }
}

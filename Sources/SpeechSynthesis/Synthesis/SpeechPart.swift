/// A step of an utterance.
enum SpeechPart: Sendable {
    /// Something that espeak-ng speaks.
    case passage(SpeechPassage)
    /// Nothing, for a while.
    case silence(Duration)
    /// A place with a name, between passages.
    case mark(String)
    /// A recording: one channel of samples, at the engine's rate.
    case recording([Int16])
}

/// Some text that one voice speaks in one manner.
struct SpeechPassage: Sendable {
    /// A stretch of what espeak-ng gets, and the part of the utterance's text that it stands for.
    struct Piece: Sendable {
        /// In bytes of ``SpeechPassage/spoken``.
        var spoken: Range<Int>
        /// In bytes of the utterance's text. Where it is spoken as it stands, of the same length.
        var source: Range<Int>
        /// Whether it is spoken as it stands.
        var isVerbatim: Bool
    }

    /// What espeak-ng gets: UTF-8, without what would be a command to it.
    var spoken: [UInt8] = []
    /// In order; they cover ``spoken``. What they leave out of the utterance's text is not spoken.
    var pieces: [Piece] = []
    /// Places with a name, in bytes of ``spoken``, in order.
    var marks: [(place: Int, name: String)] = []
    /// Whether there are phoneme mnemonics between `[[` and `]]`.
    var takesMnemonics = false
    /// Whether a sentence goes on after it, so that there is no pause.
    var isContinued = false
    /// Whether it starts a sentence or a paragraph, so that no word goes on into it.
    var startsSection = true
    var manner: SpeechManner

    /// Where it starts in the utterance's text.
    var sourceStart: Int? { pieces.first?.source.lowerBound }

    init(manner: SpeechManner) {
        self.manner = manner
    }

    /// All of a text, as it stands.
    init(verbatim text: String, voice: Voice) {
        self.init(manner: SpeechManner(voice: voice))
        append(text, for: 0..<text.utf8.count, isVerbatim: true)
    }

    /// Adds a text that stands for a part of the utterance's.
    mutating func append(_ text: some StringProtocol, for source: Range<Int>, isVerbatim: Bool) {
        let start = spoken.count
        spoken.append(contentsOf: text.utf8)
        Self.disarm(&spoken, from: start)
        pieces.append(Piece(spoken: start..<spoken.count, source: source, isVerbatim: isVerbatim))
    }

    /// Adds phoneme mnemonics that stand for a part of the utterance's text.
    mutating func append(mnemonics: String, for source: Range<Int>) {
        let start = spoken.count
        spoken.append(contentsOf: "[[\(mnemonics)]]".utf8)
        pieces.append(Piece(spoken: start..<spoken.count, source: source, isVerbatim: false))
        takesMnemonics = true
    }

    /// Blanks out what espeak-ng would take for a command: control characters, and the brackets around mnemonics.
    private static func disarm(_ bytes: inout [UInt8], from start: Int) {
        for index in start..<bytes.count {
            let byte = bytes[index]
            let isControl = byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D
            let isSecondBracket = byte == UInt8(ascii: "[") && index > 0 && bytes[index - 1] == byte
            if isControl || byte == 0x7F || isSecondBracket { bytes[index] = 0x20 }
        }
    }
}

/// How a passage is spoken.
struct SpeechManner: Sendable {
    var voice: Voice
    /// Multiples of the utterance's own.
    var rate = 1.0
    var pitch = 1.0
    var volume = 1.0
    /// Of the pitch: 0 is monotonous, 1 the voice's own, 2 twice that.
    var range = 1.0
}

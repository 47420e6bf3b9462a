internal import SpeechMarkup
public import TextToolkit

/// Something that is spoken otherwise than a text or a document asks for.
public struct SpeechNotice: Hashable, Sendable, CustomStringConvertible {
    /// What kind of notice it is.
    public struct Code: Hashable, Sendable {
        /// The code's name, which programs can rely on.
        public let name: String

        /// A Japanese voice comes upon kanji without a reading.
        public static let unreadKanji = Code(name: "unread-kanji")
        /// There is no voice for a language, or of a name.
        public static let noVoice = Code(name: "no-voice")
        /// A pronunciation cannot be spoken.
        public static let pronunciation = Code(name: "pronunciation")
        /// An attribute has a value that its type does not allow.
        public static let value = Code(name: "value")
        /// A recording cannot be played.
        public static let recording = Code(name: "recording")
        /// espeak-ng has nothing for what is asked for.
        public static let unsupported = Code(name: "unsupported")
    }

    /// What kind of notice it is.
    public let code: Code

    /// What is spoken otherwise, in a sentence.
    public let message: String

    /// Where in the document that is, where it was read.
    public let location: TextLocation?

    /// The sentence, with the place.
    public var description: String {
        location.map { "Line \($0.line), column \($0.column): \(message)" } ?? message
    }

    static func unreadKanji(in text: some StringProtocol, at location: TextLocation?) -> SpeechNotice {
        let start = text.unicodeScalars.firstIndex { $0.properties.isIdeographic } ?? text.startIndex
        var run = String.UnicodeScalarView()
        run.append(contentsOf: text.unicodeScalars[start...].prefix(20).prefix { $0.properties.isIdeographic })
        return SpeechNotice(
            code: .unreadKanji,
            message:
                "The Japanese voice reads kana only, and “\(String(run))” has no reading; give it one with ruby, or as the alias of a “sub”.",
            location: location)
    }
}

extension Voice {
    /// Whether it can read the characters of a text: for Japanese, espeak-ng knows no readings of kanji.
    func reads(_ text: some StringProtocol) -> Bool {
        guard language.tag == "ja" || language.tag.hasPrefix("ja-") else { return true }
        return !text.unicodeScalars.contains { $0.properties.isIdeographic }
    }
}

public import TextToolkit

extension SSML {
    /// A recording, `audio`, with what is spoken where it cannot be played.
    public struct Audio: View {
        /// When a recording is fetched.
        public enum FetchHint: String, CaseIterable, AttributeValue {
            /// When it is needed.
            case safe
            /// When the document is loaded.
            case prefetch
        }

        /// What part of a recording is played, and how: attributes of SSML 1.1's extended profile.
        public struct Trimming: Hashable, Sendable {
            /// Where to begin; `nil` is the start.
            public var clipBegin: Duration?
            /// Where to end; `nil` is the end.
            public var clipEnd: Duration?
            /// How often to play it; `nil` is once.
            public var repeatCount: Count?
            /// How long to play it.
            public var repeatDuration: Duration?
            /// How loud; `nil` is as it was recorded.
            public var soundLevel: SoundLevel?
            /// How fast; `nil` is as it was recorded.
            public var speed: Percentage?

            /// Says what part of a recording is played, and how.
            public init(
                clipBegin: Duration? = nil, clipEnd: Duration? = nil, repeatCount: Count? = nil,
                repeatDuration: Duration? = nil, soundLevel: SoundLevel? = nil, speed: Percentage? = nil
            ) {
                self.clipBegin = clipBegin
                self.clipEnd = clipEnd
                self.repeatCount = repeatCount
                self.repeatDuration = repeatDuration
                self.soundLevel = soundLevel
                self.speed = speed
            }
        }

        /// The element's row in the vocabulary.
        public static let row = Vocabulary.audio
        /// The element without what was set since.
        public var original: Element
        /// Where the recording is; `nil` where there is none.
        public var source: Address?
        /// How long to try to fetch it.
        public var fetchTimeout: Duration?
        /// When to fetch it; `nil` is ``FetchHint/prefetch``.
        public var fetchHint: FetchHint?
        /// How old a copy may be, in seconds.
        public var maxAge: WholeNumber?
        /// How long a copy may be out of date, in seconds.
        public var maxStale: WholeNumber?
        /// What part of the recording is played, and how.
        public var trimming = Trimming()

        /// Views an element whose attributes are not read.
        public init(unread original: Element) { self.original = original }

        /// Plays a recording, or speaks its content.
        public init(
            _ source: Address?, trimming: Trimming = Trimming(), fetchTimeout: Duration? = nil,
            fetchHint: FetchHint? = nil, maxAge: WholeNumber? = nil, maxStale: WholeNumber? = nil,
            @Builder<Place.Audio> content: () -> [Node] = { [] }
        ) {
            self.init(content())
            self.source = source
            self.trimming = trimming
            self.fetchTimeout = fetchTimeout
            self.fetchHint = fetchHint
            self.maxAge = maxAge
            self.maxStale = maxStale
        }
    }

    /// What a recording is, for those who cannot hear it, `desc`. It is not spoken.
    public struct Desc: TextView {
        /// The element's row in the vocabulary.
        public static let row = Vocabulary.desc
        /// The element without what was set since.
        public var original: Element
        /// The language of the description, where that changes.
        public var language: LanguageTag?
        /// What to do where that is not spoken.
        public var onLanguageFailure: LanguageFailure?

        /// Views an element whose attributes are not read.
        public init(unread original: Element) { self.original = original }

        /// Describes a recording.
        public init(_ text: String, language: LanguageTag? = nil, onLanguageFailure: LanguageFailure? = nil) {
            self.init(.plain(text))
            self.language = language
            self.onLanguageFailure = onLanguageFailure
        }
    }

    /// A place in the speech that the engine tells of when it is reached, `mark`.
    public struct Mark: View {
        /// The name of a place: any text but white space alone.
        public struct Name: AttributeValue, ExpressibleByStringLiteral {
            /// The name.
            public let text: String

            /// Reads a name; `nil` for white space alone. White space is taken as the schema of SSML takes it, as one
            /// space, and none at the ends.
            public init?(utf8: ArraySlice<UInt8>) {
                let words = utf8.words
                if words.isEmpty { return nil }
                text = String(decoding: Array(words.joined(separator: [0x20])), as: UTF8.self)
            }

            /// Takes a name, which must not be empty.
            public init(stringLiteral text: String) { self = .literal(text) }

            /// What a name is.
            public static func expectation(for _: ArraySlice<UInt8>) -> String { "a name" }
        }

        /// The element's row in the vocabulary.
        public static let row = Vocabulary.mark
        /// The element without what was set since.
        public var original: Element
        /// The name of the place.
        @Required public var name: Name

        /// Views an element whose attributes are not read.
        public init(unread original: Element) { self.original = original }

        /// Marks a place.
        public init(_ name: Name) {
            self.init()
            self.name = name
        }
    }
}

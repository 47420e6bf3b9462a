public import TextToolkit

extension SSML {
    /// A recording, `audio`, with what is spoken where it cannot be played.
    public struct Audio: TokenContent, TypedElement {
        /// When a recording is fetched.
        public enum FetchHint: String, CaseIterable, AttributeValue {
            /// When it is needed.
            case safe
            /// When the document is loaded.
            case prefetch
        }

        /// Where the recording is; `nil` where there is none.
        public var source: Address?
        /// How long to try to fetch it.
        public var fetchTimeout: Time?
        /// When to fetch it; `nil` is ``FetchHint/prefetch``.
        public var fetchHint: FetchHint?
        /// How old a copy may be, in seconds.
        public var maxAge: WholeNumber?
        /// How long a copy may be out of date, in seconds.
        public var maxStale: WholeNumber?
        /// What part of the recording is played, and how.
        public var trimming: Trimming
        /// What is spoken where it cannot be played, and its description.
        public var children: [Node]

        /// What part of a recording is played, and how: attributes of SSML 1.1's extended profile.
        public struct Trimming: Hashable, Sendable {
            /// Where to begin; `nil` is the start.
            public var clipBegin: Time?
            /// Where to end; `nil` is the end.
            public var clipEnd: Time?
            /// How often to play it; `nil` is once.
            public var repeatCount: Count?
            /// How long to play it.
            public var repeatDuration: Time?
            /// How loud; `nil` is as it was recorded.
            public var soundLevel: SoundLevel?
            /// How fast; `nil` is as it was recorded.
            public var speed: Percentage?

            /// Says what part of a recording is played, and how.
            public init(
                clipBegin: Time? = nil, clipEnd: Time? = nil, repeatCount: Count? = nil, repeatDuration: Time? = nil,
                soundLevel: SoundLevel? = nil, speed: Percentage? = nil
            ) {
                self.clipBegin = clipBegin
                self.clipEnd = clipEnd
                self.repeatCount = repeatCount
                self.repeatDuration = repeatDuration
                self.soundLevel = soundLevel
                self.speed = speed
            }
        }

        /// Plays a recording, or speaks its content.
        public init(
            _ source: Address?, trimming: Trimming = Trimming(), fetchTimeout: Time? = nil,
            fetchHint: FetchHint? = nil, maxAge: WholeNumber? = nil, maxStale: WholeNumber? = nil,
            @Builder<InAudio> content: () -> [Node] = { [] }
        ) {
            self.source = source
            self.trimming = trimming
            self.fetchTimeout = fetchTimeout
            self.fetchHint = fetchHint
            self.maxAge = maxAge
            self.maxStale = maxStale
            children = content()
        }

        /// Reads an element of this name.
        public init(_ element: Element) throws(ValueError) {
            source = try element.value(of: .source)
            fetchTimeout = try element.value(of: .fetchTimeout)
            fetchHint = try element.value(of: .fetchHint)
            maxAge = try element.value(of: .maxAge)
            maxStale = try element.value(of: .maxStale)
            trimming = Trimming(
                clipBegin: try element.value(of: .clipBegin), clipEnd: try element.value(of: .clipEnd),
                repeatCount: try element.value(of: .repeatCount),
                repeatDuration: try element.value(of: .repeatDuration),
                soundLevel: try element.value(of: .soundLevel), speed: try element.value(of: .speed)
            )
            children = element.children
        }

        /// The element in a document.
        public var element: Element {
            Element(
                .audio,
                [
                    .init(.source, source), .init(.fetchTimeout, fetchTimeout),
                    .init(.fetchHint, fetchHint), .init(.maxAge, maxAge), .init(.maxStale, maxStale),
                    .init(.clipBegin, trimming.clipBegin), .init(.clipEnd, trimming.clipEnd),
                    .init(.repeatCount, trimming.repeatCount), .init(.repeatDuration, trimming.repeatDuration),
                    .init(.soundLevel, trimming.soundLevel), .init(.speed, trimming.speed),
                ], children)
        }
    }

    /// What a recording is, for those who cannot hear it, `desc`. It is not spoken.
    public struct Desc: AudioContent, TypedElement {
        /// The language of the description, where that changes.
        public var language: LanguageTag?
        /// What to do where that is not spoken.
        public var onLanguageFailure: LanguageFailure?
        /// The description.
        public var text: String

        /// Describes a recording.
        public init(_ text: String, language: LanguageTag? = nil, onLanguageFailure: LanguageFailure? = nil) {
            self.text = text
            self.language = language
            self.onLanguageFailure = onLanguageFailure
        }

        /// Reads an element of this name.
        public init(_ element: Element) throws(ValueError) {
            language = try element.value(of: .xmlLang)
            onLanguageFailure = try element.value(of: .onLanguageFailure)
            text = element.directText
        }

        /// The element in a document.
        public var element: Element {
            Element(.desc, [.init(.xmlLang, language), .init(.onLanguageFailure, onLanguageFailure)], .plain(text))
        }
    }

    /// A place in the speech that the engine tells of when it is reached, `mark`.
    public struct Mark: TokenContent, TypedElement {
        /// The name of the place.
        public var name: Name

        /// The name of a place: any text without white space at its ends, and no two characters of it together.
        public struct Name: AttributeValue, ExpressibleByStringLiteral {
            /// The name.
            public let text: String

            /// Reads a name. White space is taken as the schema of SSML takes it, as one space.
            public init(parsing text: String) {
                self.text = text.utf8.split(whereSeparator: \.isXMLSpace).map { String(Substring($0)) }
                    .joined(separator: " ")
            }

            /// Takes a name.
            public init(stringLiteral text: String) { self.init(parsing: text) }
        }

        /// Marks a place.
        public init(_ name: Name) {
            self.name = name
        }

        /// Reads an element of this name.
        public init(_ element: Element) throws(ValueError) {
            name = try element.required(.name, "the name of the place")
        }

        /// The element in a document.
        public var element: Element { Element(.mark, [.init(.name, name)], []) }
    }
}

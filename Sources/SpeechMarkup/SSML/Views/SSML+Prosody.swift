extension SSML {
    /// How something is spoken: pitch, rate, volume, `prosody`.
    public struct Prosody: View {
        /// The element's row in the vocabulary.
        public static let row = Vocabulary.prosody
        /// The element without what was set since.
        public var original: Element
        /// The pitch of the voice.
        public var pitch: Pitch?
        /// How the pitch moves. Where there is one, ``pitch`` and ``range`` are ignored.
        public var contour: Contour?
        /// How far the pitch moves.
        public var range: Pitch?
        /// How fast.
        public var rate: Rate?
        /// How long it takes. Where there is one, ``rate`` is ignored.
        public var duration: Duration?
        /// How loud.
        public var volume: Volume?

        /// Views an element whose attributes are not read.
        public init(unread original: Element) { self.original = original }

        /// Makes a prosody.
        public init(
            pitch: Pitch? = nil, contour: Contour? = nil, range: Pitch? = nil, rate: Rate? = nil,
            duration: Duration? = nil, volume: Volume? = nil, @Builder<Place.Flow> content: () -> [Node]
        ) {
            self.init(content())
            self.pitch = pitch
            self.contour = contour
            self.range = range
            self.rate = rate
            self.duration = duration
            self.volume = volume
        }
    }

    /// A stress on some words, `emphasis`.
    public struct Emphasis: View {
        /// How strong a stress is.
        public enum Level: String, CaseIterable, AttributeValue {
            case strong
            case moderate
            /// `none`: the engine stresses nothing here that it would stress otherwise.
            case unstressed = "none"
            case reduced
        }

        /// The element's row in the vocabulary.
        public static let row = Vocabulary.emphasis
        /// The element without what was set since.
        public var original: Element
        /// How strong; `nil` is moderate.
        public var level: Level?

        /// Views an element whose attributes are not read.
        public init(unread original: Element) { self.original = original }

        /// Stresses some words.
        public init(_ level: Level? = nil, @Builder<Place.Sentence> content: () -> [Node]) {
            self.init(content())
            self.level = level
        }
    }

    /// A pause, `break`.
    public struct Break: View {
        /// How strong a boundary is.
        public enum Strength: String, CaseIterable, AttributeValue {
            /// `none`: no pause, where the engine would make one otherwise.
            case noPause = "none"
            case xWeak = "x-weak"
            case weak
            case medium
            case strong
            case xStrong = "x-strong"
        }

        /// The element's row in the vocabulary.
        public static let row = Vocabulary.break
        /// The element without what was set since.
        public var original: Element
        /// How long it is.
        public var time: Duration?
        /// How strong it is; `nil` is medium, where there is no time either.
        public var strength: Strength?

        /// Views an element whose attributes are not read.
        public init(unread original: Element) { self.original = original }

        /// Makes a pause of a length, from nothing to a million seconds.
        public init(_ time: Duration) {
            self.init()
            self.time = time
        }

        /// Makes a pause of a strength; that of a sentence's end is ``Strength/strong`` or so.
        public init(_ strength: Strength? = nil) {
            self.init([Node]())
            self.strength = strength
        }
    }
}

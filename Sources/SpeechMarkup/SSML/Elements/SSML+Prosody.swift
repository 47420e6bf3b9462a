extension SSML {
    /// How something is spoken: pitch, rate, volume, `prosody`.
    public struct Prosody: TokenContent, TypedElement {
        /// The pitch of the voice.
        public var pitch: Pitch?
        /// How the pitch moves. Where there is one, ``pitch`` and ``range`` are ignored.
        public var contour: Contour?
        /// How far the pitch moves.
        public var range: Pitch?
        /// How fast.
        public var rate: Rate?
        /// How long it takes. Where there is one, ``rate`` is ignored.
        public var duration: Time?
        /// How loud.
        public var volume: Volume?
        /// What is in it.
        public var children: [Node]

        /// Makes a prosody.
        public init(
            pitch: Pitch? = nil, contour: Contour? = nil, range: Pitch? = nil, rate: Rate? = nil,
            duration: Time? = nil, volume: Volume? = nil, @Builder<InFlow> content: () -> [Node]
        ) {
            self.pitch = pitch
            self.contour = contour
            self.range = range
            self.rate = rate
            self.duration = duration
            self.volume = volume
            children = content()
        }

        /// Reads an element of this name.
        public init(_ element: Element) throws(ValueError) {
            pitch = try element.value(of: .pitch)
            contour = try element.value(of: .contour)
            range = try element.value(of: .range)
            rate = try element.value(of: .rate)
            duration = try element.value(of: .duration)
            volume = try element.value(of: .volume)
            children = element.children
        }

        /// The element in a document.
        public var element: Element {
            Element(
                .prosody,
                [
                    .init(.pitch, pitch), .init(.contour, contour), .init(.range, range), .init(.rate, rate),
                    .init(.duration, duration), .init(.volume, volume),
                ], children)
        }
    }

    /// A stress on some words, `emphasis`.
    public struct Emphasis: TokenContent, TypedElement {
        /// How strong a stress is.
        public enum Level: String, CaseIterable, AttributeValue {
            case strong
            case moderate
            case none
            case reduced
        }

        /// How strong; `nil` is moderate.
        public var level: Level?
        /// What is in it.
        public var children: [Node]

        /// Stresses some words.
        public init(_ level: Level? = nil, @Builder<InSentence> content: () -> [Node]) {
            self.level = level
            children = content()
        }

        /// Reads an element of this name.
        public init(_ element: Element) throws(ValueError) {
            level = try element.value(of: .level)
            children = element.children
        }

        /// The element in a document.
        public var element: Element { Element(.emphasis, [.init(.level, level)], children) }
    }

    /// A pause, `break`.
    public struct Break: TokenContent, TypedElement {
        /// How strong a boundary is.
        public enum Strength: String, CaseIterable, AttributeValue {
            case none
            case xWeak = "x-weak"
            case weak
            case medium
            case strong
            case xStrong = "x-strong"
        }

        /// How long it is.
        public var time: Time?
        /// How strong it is; `nil` is medium, where there is no time either.
        public var strength: Strength?

        /// Makes a pause of a length.
        public init(_ time: Time) {
            self.time = time
        }

        /// Makes a pause of a strength; that of a sentence's end is ``Strength/strong`` or so.
        public init(_ strength: Strength? = nil) {
            self.strength = strength
        }

        /// Reads an element of this name.
        public init(_ element: Element) throws(ValueError) {
            time = try element.value(of: .time)
            strength = try element.value(of: .strength)
        }

        /// The element in a document.
        public var element: Element { Element(.break, [.init(.time, time), .init(.strength, strength)], []) }
    }
}

public import TextToolkit

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

    /// Another voice, `voice`.
    public struct Voice: SentenceContent, TypedElement {
        /// The sex of a voice.
        public enum Gender: String, CaseIterable, AttributeValue {
            case male
            case female
            case neutral
            /// Any: the voice that speaks already is not asked about it.
            case any = ""
        }

        /// What a voice is chosen by.
        public enum Feature: String, CaseIterable, AttributeValue {
            case name
            case languages
            case gender
            case age
            case variant
        }

        /// What to do where there is no such voice.
        public enum Failure: String, CaseIterable, AttributeValue {
            /// Take the one that comes closest.
            case prioritySelect = "priorityselect"
            /// Go on with the voice that speaks.
            case keepExisting = "keepexisting"
            /// Whatever the engine does.
            case processorChoice = "processorchoice"
        }

        /// The names of voices of an engine, the best one first.
        public var names: Names?
        /// The languages that it must speak.
        public var languages: Languages?
        /// Its sex.
        public var gender: Gender?
        /// Its age in years.
        public var age: WholeNumber?
        /// Which of several such voices, from 1.
        public var variant: WholeNumber?
        /// What it must have; `nil` is its languages.
        public var required: Features?
        /// What to go by first; `nil` is its languages.
        public var ordering: Features?
        /// What to do where there is none; `nil` is ``Failure/prioritySelect``.
        public var onVoiceFailure: Failure?
        /// What is in it.
        public var children: [Node]

        /// Changes the voice of some content.
        public init(
            _ names: Names? = nil, languages: Languages? = nil, gender: Gender? = nil, age: WholeNumber? = nil,
            variant: WholeNumber? = nil, required: Features? = nil, ordering: Features? = nil,
            onVoiceFailure: Failure? = nil, @Builder<InFlow> content: () -> [Node]
        ) {
            precondition(variant?.number != 0, "Variants of voices are counted from 1.")
            self.names = names
            self.languages = languages
            self.gender = gender
            self.age = age
            self.variant = variant
            self.required = required
            self.ordering = ordering
            self.onVoiceFailure = onVoiceFailure
            children = content()
        }

        /// Reads an element of this name.
        public init(_ element: Element) throws(ValueError) {
            names = try element.value(of: .name)
            languages = try element.value(of: .languages)
            gender = try element.value(of: .gender)
            // An empty one says: any.
            age = element.rawValue(of: .age) == "" ? nil : try element.value(of: .age)
            variant = element.rawValue(of: .variant) == "" ? nil : try element.value(of: .variant)
            if variant?.number == 0 {
                throw ValueError(attribute: .variant, text: "0", expectation: "a whole number above zero")
            }
            required = try element.value(of: .required)
            ordering = try element.value(of: .ordering)
            onVoiceFailure = try element.value(of: .onVoiceFailure)
            children = element.children
        }

        /// The element in a document.
        public var element: Element {
            Element(
                .voice,
                [
                    .init(.name, names), .init(.languages, languages), .init(.gender, gender), .init(.age, age),
                    .init(.variant, variant), .init(.required, required), .init(.ordering, ordering),
                    .init(.onVoiceFailure, onVoiceFailure),
                ], children)
        }
    }
}

extension SSML.Voice {
    /// Names of voices, which have no spaces.
    public struct Names: SSML.AttributeValue, ExpressibleByStringLiteral {
        /// The names; none where any voice will do.
        public let names: [String]

        /// Reads names that are apart by spaces.
        public init(parsing text: String) {
            names = text.utf8.split(whereSeparator: \.isXMLSpace).map { String(Substring($0)) }
        }

        /// Takes names that are apart by spaces.
        public init(stringLiteral text: String) { self.init(parsing: text) }

        /// The names as documents write them.
        public var text: String { names.joined(separator: " ") }
    }

    /// Languages that a voice speaks, each with an accent if that matters: `en:pt` is English with the accent of
    /// Portuguese.
    public struct Languages: SSML.AttributeValue {
        /// A language, and an accent.
        public struct Language: Hashable, Sendable {
            /// The language.
            public let language: LanguageTag
            /// Whose accent; `nil` for any.
            public let accent: LanguageTag?

            /// Makes a language with an accent.
            public init(_ language: LanguageTag, accent: LanguageTag? = nil) {
                self.language = language
                self.accent = accent
            }
        }

        /// The languages; none where any will do.
        public let languages: [Language]

        /// Makes a list.
        public init(_ languages: [Language]) {
            self.languages = languages
        }

        /// Reads tags that are apart by spaces, each with a colon and another tag, or without.
        ///
        /// - Throws: ``SSML/ValueError`` where a tag is not well-formed.
        public init(parsing text: String) throws(SSML.ValueError) {
            var languages: [Language] = []
            for word in text.utf8.split(whereSeparator: \.isXMLSpace) {
                let parts = Substring(word).split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
                do {
                    languages.append(
                        Language(
                            try LanguageTag(validating: String(parts[0])),
                            accent: parts.count > 1 ? try LanguageTag(validating: String(parts[1])) : nil))
                } catch {
                    throw SSML.ValueError(
                        text: text,
                        expectation: "language tags of BCP 47 apart by spaces, such as “en-US fr:de”")
                }
            }
            self.languages = languages
        }

        /// The languages as documents write them.
        public var text: String {
            languages.map { $0.language.tag + ($0.accent.map { ":\($0.tag)" } ?? "") }.joined(separator: " ")
        }
    }

    /// Features of voices, in an order.
    public struct Features: SSML.AttributeValue, ExpressibleByArrayLiteral {
        /// The features.
        public let features: [Feature]

        /// Makes a list.
        public init(_ features: [Feature]) {
            self.features = features
        }

        /// Makes a list.
        public init(arrayLiteral features: Feature...) { self.init(features) }

        /// Reads features that are apart by spaces.
        ///
        /// - Throws: ``SSML/ValueError`` where a word is none.
        public init(parsing text: String) throws(SSML.ValueError) {
            var features: [Feature] = []
            for word in text.utf8.split(whereSeparator: \.isXMLSpace) {
                guard let feature = Feature(rawValue: String(Substring(word))) else {
                    throw SSML.ValueError(
                        text: text, expectation: "of name, languages, gender, age and variant, apart by spaces")
                }
                features.append(feature)
            }
            self.features = features
        }

        /// The features as documents write them.
        public var text: String { features.map(\.rawValue).joined(separator: " ") }
    }
}

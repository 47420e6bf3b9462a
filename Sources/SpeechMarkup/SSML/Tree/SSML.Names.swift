extension SSML {
    /// What an element is: one of SSML 1.1's, or another.
    public enum ElementName: Hashable, Sendable {
        case speak
        case lexicon
        case lookup
        case meta
        case metadata
        /// `p`
        case paragraph
        /// `s`
        case sentence
        case token
        /// `w`, another name of ``token``
        case word
        /// `say-as`
        case sayAs
        case phoneme
        case sub
        case lang
        case voice
        case emphasis
        case `break`
        case prosody
        case audio
        case desc
        case mark
        /// An element that SSML 1.1 does not have: of a vendor's namespace, or of none that is known.
        indirect case other(QualifiedName)

        /// All of SSML 1.1's.
        public static let standard: [ElementName] = [
            .speak, .lexicon, .lookup, .meta, .metadata, .paragraph, .sentence, .token, .word, .sayAs, .phoneme, .sub,
            .lang, .voice, .emphasis, .break, .prosody, .audio, .desc, .mark,
        ]

        private static let byText = Dictionary(uniqueKeysWithValues: standard.map { ($0.text, $0) })

        /// The element of SSML 1.1 that documents write so, if there is one.
        public init?(standard text: String) {
            guard let name = Self.byText[text] else { return nil }
            self = name
        }

        /// The name as documents write it, with its prefix if it has one.
        public var text: String {
            switch self {
            case .speak: "speak"
            case .lexicon: "lexicon"
            case .lookup: "lookup"
            case .meta: "meta"
            case .metadata: "metadata"
            case .paragraph: "p"
            case .sentence: "s"
            case .token: "token"
            case .word: "w"
            case .sayAs: "say-as"
            case .phoneme: "phoneme"
            case .sub: "sub"
            case .lang: "lang"
            case .voice: "voice"
            case .emphasis: "emphasis"
            case .break: "break"
            case .prosody: "prosody"
            case .audio: "audio"
            case .desc: "desc"
            case .mark: "mark"
            case .other(let name): name.text
            }
        }
    }

    /// What an attribute is: one that SSML 1.1 has on some element, or another.
    public enum AttributeName: Hashable, Sendable {
        case version
        /// `xml:lang`
        case xmlLang
        /// `xml:id`
        case xmlID
        /// `xml:base`
        case xmlBase
        /// `onlangfailure`
        case onLanguageFailure
        case startMark
        case endMark
        case uri
        case type
        case fetchTimeout
        case fetchHint
        case maxAge
        case maxStale
        case ref
        case name
        case content
        /// `http-equiv`
        case httpEquivalent
        case role
        /// `interpret-as`
        case interpretAs
        case format
        case detail
        /// `ph`
        case pronunciation
        case alphabet
        case alias
        case gender
        case age
        case variant
        case languages
        case required
        case ordering
        /// `onvoicefailure`
        case onVoiceFailure
        case level
        case strength
        case time
        case pitch
        case contour
        case range
        case rate
        case duration
        case volume
        /// `src`
        case source
        case clipBegin
        case clipEnd
        case repeatCount
        case repeatDuration
        case soundLevel
        case speed
        /// An attribute that SSML 1.1 does not have.
        indirect case other(QualifiedName)

        /// All of SSML 1.1's.
        public static let standard: [AttributeName] = [
            .version, .xmlLang, .xmlID, .xmlBase, .onLanguageFailure, .startMark, .endMark, .uri, .type, .fetchTimeout,
            .fetchHint, .maxAge, .maxStale, .ref, .name, .content, .httpEquivalent, .role, .interpretAs, .format,
            .detail, .pronunciation, .alphabet, .alias, .gender, .age, .variant, .languages, .required, .ordering,
            .onVoiceFailure, .level, .strength, .time, .pitch, .contour, .range, .rate, .duration, .volume, .source,
            .clipBegin, .clipEnd, .repeatCount, .repeatDuration, .soundLevel, .speed,
        ]

        private static let byText = Dictionary(uniqueKeysWithValues: standard.map { ($0.text, $0) })

        /// The attribute of SSML 1.1 that documents write so, if there is one.
        public init?(standard text: String) {
            guard let name = Self.byText[text] else { return nil }
            self = name
        }

        /// The attribute that documents write so, without a prefix other than `xml`.
        init(_ text: String) {
            self = Self(standard: text) ?? .other(QualifiedName(prefix: nil, local: text, namespace: nil))
        }

        /// The name as documents write it, with its prefix if it has one.
        public var text: String {
            switch self {
            case .version: "version"
            case .xmlLang: "xml:lang"
            case .xmlID: "xml:id"
            case .xmlBase: "xml:base"
            case .onLanguageFailure: "onlangfailure"
            case .startMark: "startmark"
            case .endMark: "endmark"
            case .uri: "uri"
            case .type: "type"
            case .fetchTimeout: "fetchtimeout"
            case .fetchHint: "fetchhint"
            case .maxAge: "maxage"
            case .maxStale: "maxstale"
            case .ref: "ref"
            case .name: "name"
            case .content: "content"
            case .httpEquivalent: "http-equiv"
            case .role: "role"
            case .interpretAs: "interpret-as"
            case .format: "format"
            case .detail: "detail"
            case .pronunciation: "ph"
            case .alphabet: "alphabet"
            case .alias: "alias"
            case .gender: "gender"
            case .age: "age"
            case .variant: "variant"
            case .languages: "languages"
            case .required: "required"
            case .ordering: "ordering"
            case .onVoiceFailure: "onvoicefailure"
            case .level: "level"
            case .strength: "strength"
            case .time: "time"
            case .pitch: "pitch"
            case .contour: "contour"
            case .range: "range"
            case .rate: "rate"
            case .duration: "duration"
            case .volume: "volume"
            case .source: "src"
            case .clipBegin: "clipBegin"
            case .clipEnd: "clipEnd"
            case .repeatCount: "repeatCount"
            case .repeatDuration: "repeatDur"
            case .soundLevel: "soundLevel"
            case .speed: "speed"
            case .other(let name): name.text
            }
        }
    }

    /// The name of an element or attribute that SSML 1.1 does not have.
    public struct QualifiedName: Hashable, Sendable {
        /// The prefix; `nil` for none.
        public let prefix: String?

        /// The name without prefix.
        public let local: String

        /// The namespace that the prefix stands for, or that an element is in without one; `nil` for none, and for a
        /// vendor's prefix that nothing declares. An element that has no prefix and is in SSML's namespace is one
        /// that SSML 1.1 does not have.
        public let namespace: String?

        package init(prefix: String?, local: String, namespace: String?) {
            self.prefix = prefix
            self.local = local
            self.namespace = namespace
        }

        /// The name as documents write it.
        public var text: String { prefix.map { "\($0):\(local)" } ?? local }
    }
}

extension SSML.ElementName: CustomStringConvertible {
    /// The name as documents write it.
    public var description: String { text }
}

extension SSML.AttributeName: CustomStringConvertible {
    /// The name as documents write it.
    public var description: String { text }
}

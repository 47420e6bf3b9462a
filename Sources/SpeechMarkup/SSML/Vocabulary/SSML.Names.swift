extension SSML {
    /// What an element is: one of SSML's namespace, or one of another.
    public struct ElementName: Hashable, Sendable, CustomStringConvertible {
        private let name: Name

        /// The name of an element in SSML's namespace.
        init(_ local: String) {
            name = .own(local)
        }

        /// The name of an element that is in another namespace, or in none.
        init(_ name: QualifiedName) {
            self.name = .other(name)
        }

        /// Makes the name of a vendor's element.
        ///
        ///     SSML.ElementName("silence", in: .mstts)            // mstts:silence
        public init(_ local: Identifier, in namespace: Namespace) {
            self.init(QualifiedName(prefix: namespace.prefix, local: local.text, namespace: namespace.uri))
        }

        /// The element of SSML 1.1 that documents write so, if there is one.
        public init?(standard text: String) {
            guard let row = Vocabulary.row(named: text), row.isStandard else { return nil }
            self = row.name
        }

        /// All of SSML 1.1's, in the order of the Recommendation.
        public static var standard: [ElementName] { Vocabulary.standard.map(\.name) }

        /// The name as documents write it, with its prefix if it has one.
        public var text: String { name.text }

        /// The name with its namespace, where that is another than SSML's.
        public var qualified: QualifiedName? { name.other }

        /// The name as documents write it.
        public var description: String { text }
    }

    /// What an attribute is: one without a prefix, one of XML's, or another.
    public struct AttributeName: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
        private let name: Name

        /// The name of an attribute without a prefix, or with `xml:`.
        init(_ text: String) {
            name = .own(text)
        }

        /// The name of an attribute with a prefix.
        init(_ name: QualifiedName) {
            self.name = .other(name)
        }

        /// Makes the name of an attribute without a prefix.
        public init(_ local: Identifier) {
            self.init(local.text)
        }

        /// Makes the name of an attribute with a prefix.
        public init(_ local: Identifier, in namespace: Namespace) {
            self.init(QualifiedName(prefix: namespace.prefix, local: local.text, namespace: namespace.uri))
        }

        /// Those of SSML 1.1, each once, in the order of the elements that have them.
        public static var standard: [AttributeName] {
            var seen: Set<AttributeName> = []
            return Vocabulary.standard.flatMap(\.attributes).map(\.name).filter { seen.insert($0).inserted }
        }

        /// Takes a literal, which must be a name without a prefix, or with `xml:`.
        public init(stringLiteral text: String) {
            let local = text.hasPrefix("xml:") ? String(text.dropFirst(4)) : text
            self.init((local == text ? "" : "xml:") + Identifier(stringLiteral: local).text)
        }

        /// The name as documents write it, with its prefix if it has one.
        public var text: String { name.text }

        /// The name with its namespace, where it has a prefix other than `xml`.
        public var qualified: QualifiedName? { name.other }

        /// The name as documents write it.
        public var description: String { text }
    }

    private enum Name: Hashable {
        /// Short texts are kept without an allocation, and compared as numbers: all names of SSML are short.
        case own(String)
        indirect case other(QualifiedName)

        var text: String {
            switch self {
            case .own(let text): text
            case .other(let name): name.text
            }
        }

        var other: QualifiedName? {
            switch self {
            case .own: nil
            case .other(let name): name
            }
        }
    }

    /// The name of an element or attribute, with the namespace that it is in.
    public struct QualifiedName: Hashable, Sendable {
        /// The prefix; `nil` for none.
        public let prefix: String?

        /// The name without prefix.
        public let local: String

        /// The namespace that the prefix stands for, or that an element is in without one; `nil` for none, and for a
        /// vendor's prefix that nothing declares.
        public let namespace: String?

        init(prefix: String?, local: String, namespace: String?) {
            self.prefix = prefix
            self.local = local
            self.namespace = namespace
        }

        /// The name as documents write it.
        public var text: String { prefix.map { "\($0):\(local)" } ?? local }
    }
}

// The only place where the names are written: rows, views and all that asks for an element or attribute go by these.

extension SSML.ElementName {
    /// `speak`
    public static let speak = Self("speak")
    /// `lexicon`
    public static let lexicon = Self("lexicon")
    /// `lookup`
    public static let lookup = Self("lookup")
    /// `meta`
    public static let meta = Self("meta")
    /// `metadata`
    public static let metadata = Self("metadata")
    /// `p`
    public static let paragraph = Self("p")
    /// `s`
    public static let sentence = Self("s")
    /// `token`
    public static let token = Self("token")
    /// Another name of ``token``.
    public static let word = Self("w")
    /// `say-as`
    public static let sayAs = Self("say-as")
    /// `phoneme`
    public static let phoneme = Self("phoneme")
    /// `sub`
    public static let sub = Self("sub")
    /// `lang`
    public static let lang = Self("lang")
    /// `voice`
    public static let voice = Self("voice")
    /// `emphasis`
    public static let emphasis = Self("emphasis")
    /// `break`
    public static let `break` = Self("break")
    /// `prosody`
    public static let prosody = Self("prosody")
    /// `audio`
    public static let audio = Self("audio")
    /// `desc`
    public static let desc = Self("desc")
    /// `mark`
    public static let mark = Self("mark")
}

extension SSML.AttributeName {
    /// `version`
    public static let version = Self("version")
    /// `xml:lang`
    public static let xmlLang = Self("xml:lang")
    /// `xml:id`
    public static let xmlID = Self("xml:id")
    /// `xml:base`
    public static let xmlBase = Self("xml:base")
    /// `onlangfailure`
    public static let onLanguageFailure = Self("onlangfailure")
    /// `startmark`
    public static let startMark = Self("startmark")
    /// `endmark`
    public static let endMark = Self("endmark")
    /// `uri`
    public static let uri = Self("uri")
    /// `type`
    public static let type = Self("type")
    /// `fetchtimeout`
    public static let fetchTimeout = Self("fetchtimeout")
    /// `fetchhint`
    public static let fetchHint = Self("fetchhint")
    /// `maxage`
    public static let maxAge = Self("maxage")
    /// `maxstale`
    public static let maxStale = Self("maxstale")
    /// `ref`
    public static let ref = Self("ref")
    /// `name`
    public static let name = Self("name")
    /// `content`
    public static let content = Self("content")
    /// `http-equiv`
    public static let httpEquivalent = Self("http-equiv")
    /// `role`
    public static let role = Self("role")
    /// `interpret-as`
    public static let interpretAs = Self("interpret-as")
    /// `format`
    public static let format = Self("format")
    /// `detail`
    public static let detail = Self("detail")
    /// `ph`
    public static let pronunciation = Self("ph")
    /// `alphabet`
    public static let alphabet = Self("alphabet")
    /// `alias`
    public static let alias = Self("alias")
    /// `gender`
    public static let gender = Self("gender")
    /// `age`
    public static let age = Self("age")
    /// `variant`
    public static let variant = Self("variant")
    /// `languages`
    public static let languages = Self("languages")
    /// `required`
    public static let required = Self("required")
    /// `ordering`
    public static let ordering = Self("ordering")
    /// `onvoicefailure`
    public static let onVoiceFailure = Self("onvoicefailure")
    /// `level`
    public static let level = Self("level")
    /// `strength`
    public static let strength = Self("strength")
    /// `time`
    public static let time = Self("time")
    /// `pitch`
    public static let pitch = Self("pitch")
    /// `contour`
    public static let contour = Self("contour")
    /// `range`
    public static let range = Self("range")
    /// `rate`
    public static let rate = Self("rate")
    /// `duration`
    public static let duration = Self("duration")
    /// `volume`
    public static let volume = Self("volume")
    /// `src`
    public static let source = Self("src")
    /// `clipBegin`
    public static let clipBegin = Self("clipBegin")
    /// `clipEnd`
    public static let clipEnd = Self("clipEnd")
    /// `repeatCount`
    public static let repeatCount = Self("repeatCount")
    /// `repeatDur`
    public static let repeatDuration = Self("repeatDur")
    /// `soundLevel`
    public static let soundLevel = Self("soundLevel")
    /// `speed`
    public static let speed = Self("speed")
}

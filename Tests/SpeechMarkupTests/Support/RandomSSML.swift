import SpeechMarkup
import TestSupport
import TextToolkit

/// Seeded random documents of all of SSML 1.1, with text that wants to break them.
struct RandomSSML {
    /// What the documents may have that the schema of the core profile does not.
    enum Profile {
        /// Nothing.
        case core
        /// Attributes that trim recordings, and elements of vendors anywhere.
        case extended
    }

    private var random: SeededRandom
    private var texts: RandomText
    private let profile: Profile
    private let hasInvalidText: Bool
    private var ids = 0
    private var lexicons: [SSML.Identifier] = []

    /// - Parameter hasInvalidText: Whether texts have characters that XML cannot carry.
    init(seed: UInt64, profile: Profile = .core, hasInvalidText: Bool = false) {
        random = SeededRandom(seed: seed)
        texts = RandomText(seed: seed)
        self.profile = profile
        self.hasInvalidText = hasInvalidText
    }

    mutating func document() -> SSML {
        ids = 0
        lexicons = []
        let head = head()
        let body = nodes(upTo: 6) { $0.flow(depth: 0, in: Context()) }
        return SSML(
            language: language(), base: maybe { $0.address() },
            onLanguageFailure: any(), startMark: maybe { $0.markName() },
            endMark: maybe { $0.markName() }, namespaces: [Self.roles]
        ) {
            Nodes(nodes: head)
            Nodes(nodes: body)
        }
    }

    private static let roles = SSML.Namespace("claws", uri: "http://example.org/claws?a&b")
    private static let vendor = SSML.Namespace("vnd", uri: "urn:vendor:'&'")

    /// What an element is in, where that forbids things.
    private struct Context {
        var isInSentence = false
        var isInParagraph = false
        var isInToken = false
    }

    private struct Nodes: SSML.Content {
        typealias Stands = SSML.Category.Part
        var nodes: [SSML.Node]
    }
}

// Parts.

extension RandomSSML {
    private mutating func head() -> [SSML.Node] {
        nodes(upTo: 3) { random in
            switch random.below(4) {
            case 0: return SSML.Meta(name: "seeAlso", random.text()).nodes
            case 1: return SSML.Meta(httpEquivalent: "Expires", random.text()).nodes
            case 2:
                let text = random.text()
                return SSML.Metadata(SSML.Vendor(Self.vendor, "fact", ["about": random.text()]) { text }).nodes
            default:
                let id = random.id()
                random.lexicons.append(id)
                return SSML.Lexicon(
                    random.address(), id: id, type: random.maybe { $0.text() },
                    fetchTimeout: random.maybe { $0.time() }, maxAge: random.maybe { $0.wholeNumber() },
                    maxStale: random.maybe { $0.wholeNumber() }
                ).nodes
            }
        }
    }

    private mutating func flow(depth: Int, in context: Context) -> [SSML.Node] {
        switch below(6) {
        case 0 where !context.isInParagraph:
            var inner = context
            inner.isInParagraph = true
            let content = nodes(upTo: 4) { $0.paragraph(depth: depth + 1, in: inner) }
            return SSML.Paragraph(language: maybe { $0.language() }, onLanguageFailure: any(), id: maybe { $0.id() }) {
                Nodes(nodes: content)
            }.nodes
        default: return paragraph(depth: depth, in: context)
        }
    }

    private mutating func paragraph(depth: Int, in context: Context) -> [SSML.Node] {
        guard below(3) == 0, !context.isInSentence else { return sentence(depth: depth, in: context) }
        var inner = context
        inner.isInParagraph = true
        inner.isInSentence = true
        let content = nodes(upTo: 4) { $0.sentence(depth: depth + 1, in: inner) }
        return SSML.Sentence(language: maybe { $0.language() }, onLanguageFailure: any(), id: maybe { $0.id() }) {
            Nodes(nodes: content)
        }.nodes
    }

    private mutating func sentence(depth: Int, in context: Context) -> [SSML.Node] {
        if depth > 6 || context.isInToken { return token(depth: depth, in: context) }
        var inToken = context
        inToken.isInToken = true
        inToken.isInSentence = true
        inToken.isInParagraph = true
        switch below(10) {
        case 0:
            let content = nodes(upTo: 3) { $0.flow(depth: depth + 1, in: context) }
            return Lang(language(), onLanguageFailure: any()) { Nodes(nodes: content) }.nodes
        case 1 where !lexicons.isEmpty:
            let content = nodes(upTo: 3) { $0.flow(depth: depth + 1, in: context) }
            return SSML.Lookup(lexicons.randomElement(using: &random)!) { Nodes(nodes: content) }.nodes
        case 2:
            let content = nodes(upTo: 3) { $0.token(depth: depth + 1, in: inToken) }
            return SSML.Token(
                role: maybe { _ in "claws:VVI claws:é.2" },
                language: maybe { $0.language() }, onLanguageFailure: any(), id: maybe { $0.id() },
                isWord: below(2) == 0
            ) { Nodes(nodes: content) }.nodes
        case 3:
            let content = nodes(upTo: 3) { $0.flow(depth: depth + 1, in: context) }
            return SSML.Voice(
                maybe { .init(parsing: $0.text()) },
                languages: maybe { $0.languages() }, gender: any(),
                age: maybe { $0.wholeNumber() }, variant: maybe { $0.oneOf([1, 2, 9]) },
                required: maybe { .init([.name] + $0.nodesOf(SSML.Voice.Feature.allCases)) },
                ordering: maybe { .init([.age] + $0.nodesOf(SSML.Voice.Feature.allCases)) }, onVoiceFailure: any()
            ) { Nodes(nodes: content) }.nodes
        case 4 where profile == .extended:
            let content = nodes(upTo: 2) { $0.flow(depth: depth + 1, in: context) }
            return SSML.Vendor(
                [.amazon, .mstts, Self.vendor].randomElement(using: &random)!, "x-y", ["a": text(), "b.c": ""]
            ) {
                Nodes(nodes: content)
            }.nodes
        default: return token(depth: depth, in: context)
        }
    }

    private mutating func token(depth: Int, in context: Context) -> [SSML.Node] {
        switch below(depth > 8 ? 7 : 12) {
        case 0: return below(2) == 0 ? Break(time()).nodes : Break(any()).nodes
        case 1: return Mark(markName()).nodes
        case 2:
            let alphabets: [SSML.Phoneme.Alphabet?] = [.ipa, .xSAMPA, .init(.arpabet), nil]
            return Phoneme(text(), text(), alphabet: alphabets.randomElement(using: &random)!, kind: any()).nodes
        case 3: return Sub(text(), alias: text()).nodes
        case 4:
            return SayAs(
                text(), SayAs.Kind.all.randomElement(using: &random)!, format: maybe { _ in "h:m-s.1_" },
                detail: maybe { _ in "2" }
            ).nodes
        case 7:
            let content = nodes(upTo: 3) { $0.sentence(depth: depth + 1, in: context) }
            return SSML.Emphasis(any()) { Nodes(nodes: content) }.nodes
        case 8:
            let content = nodes(upTo: 3) { $0.flow(depth: depth + 1, in: context) }
            return Prosody(
                pitch: maybe { $0.pitch() },
                contour: maybe { [.init(at: 0, $0.pitch()), .init(at: 12.5, $0.pitch()), .init(at: 100, $0.pitch())] },
                range: maybe { $0.pitch() }, rate: maybe { $0.rate() }, duration: maybe { $0.time() },
                volume: maybe { $0.volume() }
            ) { Nodes(nodes: content) }.nodes
        case 9:
            let content = nodes(upTo: 2) { $0.flow(depth: depth + 1, in: context) }
            let description = maybe { SSML.Desc($0.text(), language: $0.maybe { $0.language() }) }
            return SSML.Audio(
                maybe { $0.address() },
                trimming: profile == .core ? .init() : trimming(), fetchTimeout: maybe { $0.time() },
                fetchHint: any(), maxAge: maybe { $0.wholeNumber() }, maxStale: maybe { $0.wholeNumber() }
            ) {
                if let description { description }
                Nodes(nodes: content)
            }.nodes
        default:
            let text = text()
            return text.isEmpty ? [] : [.text(text)]
        }
    }

    private mutating func trimming() -> SSML.Audio.Trimming {
        .init(
            clipBegin: maybe { $0.time() }, clipEnd: maybe { $0.time() },
            repeatCount: maybe { $0.oneOf([0.5, 1, 49.25]) }, repeatDuration: maybe { $0.time() },
            soundLevel: maybe { .decibels($0.number() - 50) }, speed: maybe { $0.oneOf([150, 0.5, 33.333333]) })
    }
}

// Values.

extension RandomSSML {
    mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

    private mutating func number() -> Double {
        Double(below(1_000_000)) / Double([1, 10, 1000, 7].randomElement(using: &random)!)
    }

    private mutating func maybe<Value>(_ value: (inout RandomSSML) -> Value) -> Value? {
        below(3) == 0 ? value(&self) : nil
    }

    private mutating func any<Value: CaseIterable>() -> Value? {
        below(3) == 0 ? Array(Value.allCases).randomElement(using: &random) : nil
    }

    private mutating func nodesOf<Value>(_ values: [Value]) -> [Value] {
        values.filter { _ in below(2) == 0 }
    }

    private mutating func nodes(upTo count: Int, _ node: (inout RandomSSML) -> [SSML.Node]) -> [SSML.Node] {
        var result: [SSML.Node] = []
        for _ in 0..<below(count + 1) { result += node(&self) }
        return result
    }

    private mutating func id() -> SSML.Identifier {
        ids += 1
        return SSML.Identifier(stringLiteral: "é-\(ids)")
    }

    private mutating func language() -> LanguageTag {
        let tags: [LanguageTag] = [
            "en-US", "ja", "und", "zh-Hant-TW", "en-GB-oed", "de-u-co-phonebk", "x-own", "i-klingon",
        ]
        return tags.randomElement(using: &random)!
    }

    /// An address, out of pieces of which most make none.
    mutating func address() -> SSML.Address {
        let pieces = [
            "https:", "//", "/", "a", ".wav", "?", "b=c", "&", "#", "%20", "%2", ":", "[::1]", "@", "日本", "'", "8080",
            "[",
            " ", "<", "\"", "urn:", "..", "(~$)", "\\", "e\u{301}", "\u{202E}", "\u{85}", "\n",
        ]
        while true {
            let text = (0..<below(7)).map { _ in pieces.randomElement(using: &random)! }.joined()
            if let address = try? SSML.Address(parsing: text) { return address }
        }
    }

    mutating func time() -> Duration {
        below(2) == 0 ? .seconds(below(1000)) : .milliseconds(number())
    }

    private mutating func wholeNumber() -> SSML.WholeNumber { oneOf([0, 7, 100, 199]) }

    private mutating func oneOf<Value>(_ values: [Value]) -> Value { values.randomElement(using: &random)! }

    private mutating func languages() -> SSML.Voice.Languages {
        ["en-US", "ja:en", "de-CH de:fr", ""].randomElement(using: &random)!
    }

    private mutating func markName() -> SSML.Mark.Name {
        while true {
            if let name = try? SSML.Mark.Name(parsing: text()) { return name }
        }
    }

    mutating func pitch() -> SSML.Pitch {
        switch below(6) {
        case 0: [.default, .xLow, .low, .medium, .high, .xHigh].randomElement(using: &random)!
        case 1: .hertz(number())
        case 2: .relativeHertz(number() - 500)
        case 3: .percent(number() - 500)
        case 4: .semitones(number() - 500)
        default: .multiplier(number() / 1000)
        }
    }

    mutating func rate() -> SSML.Rate {
        switch below(3) {
        case 0: [.default, .xSlow, .slow, .medium, .fast, .xFast].randomElement(using: &random)!
        case 1: .percent(number())
        default: .multiplier(number() / 1000)
        }
    }

    mutating func volume() -> SSML.Volume {
        below(2) == 0
            ? [.default, .silent, .xSoft, .soft, .medium, .loud, .xLoud].randomElement(using: &random)!
            : .decibels(number() - 500)
    }

    /// Some text, which looks like markup or is hard to read.
    mutating func text() -> String {
        let pieces = [
            "]]>", "<![CDATA[", "<!--", "-->", "<?x?>", "&amp;", "&#65;", "&", "<", ">", "\"", "'", "</s>", "<p>", "\r",
            "\r\n", "\n", "\t", "  ", "\u{85}", "\u{2028}", "\u{202E}", "\u{2066}", "\u{10FFFF}", "\u{7F}", "\u{FEFF}",
            "\u{E000}", "\u{FFFD}", "𝒳", "👩‍👩‍👧", "日本", "e\u{301}", "xmlns", "a=b",
        ]
        var text = ""
        for _ in 0..<below(4) { text += below(2) == 0 ? pieces.randomElement(using: &random)! : texts.text(pieces: 1) }
        if hasInvalidText, below(3) == 0 {
            text += ["\u{0}", "\u{1}", "\u{1F}", "\u{FFFE}", "\u{FFFF}", "\u{B}"].randomElement(using: &random)! + "z"
        }
        return hasInvalidText ? text : XMLText.stripped(text)
    }
}

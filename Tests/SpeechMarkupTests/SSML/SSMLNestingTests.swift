import SpeechMarkup
import Testing
import TextToolkit

/// What the Recommendation lets stand where (SSML 1.1, section 3), against what the types do: a builder takes what
/// conforms to the protocol of its place, and nothing else compiles.
@Suite("Nesting of SSML's elements")
struct SSMLNestingTests {
    private static let inToken = ["audio", "break", "emphasis", "mark", "phoneme", "prosody", "say-as", "sub"]
    private static let inSentence = inToken + ["lang", "lookup", "token", "voice"]
    private static let inFlow = inSentence + ["p", "s"]

    private static let elements: [any SSML.TypedElement] = [
        SSML.Lexicon("a", id: "a"), SSML.Lookup("a") {}, SSML.Meta(.name("a"), ""), SSML.Metadata(), Paragraph {},
        Sentence {}, SSML.Token {}, SayAs("", .date), Phoneme("", ipa: ""), Sub("", alias: ""), Lang("en") {},
        SSML.Voice {}, Emphasis {}, Break(), Prosody {}, SSML.Audio(nil), SSML.Desc(""), Mark("a"),
    ]

    @Test(
        "is what the standard has",
        arguments: [
            ("speak", inFlow + ["lexicon", "meta", "metadata"]), ("p", inSentence + ["s"]), ("s", inSentence),
            ("token", inToken), ("lang", inFlow), ("audio", inFlow + ["desc"]),
        ])
    func categories(place: String, allowed: [String]) {
        for content in Self.elements {
            let mayStand =
                switch place {
                case "speak": content is any SSML.DocumentContent
                case "p": content is any SSML.ParagraphContent
                case "s": content is any SSML.SentenceContent
                case "token": content is any SSML.TokenContent
                case "audio": content is any SSML.AudioContent
                default: content is any SSML.FlowContent
                }
            #expect(mayStand == allowed.contains(content.element.name.text), "\(content.element.name) in \(place)")
        }
    }

    @Test("has a test for every element but the root")
    func complete() {
        let names = Set(Self.elements.map(\.element.name))
        #expect(Set(SSML.ElementName.standard).subtracting(names) == [.speak, .word])
    }
}

import SpeechMarkup
import Testing
import TextToolkit

/// What the Recommendation lets stand where (SSML 1.1, section 3), against what the types do: a builder takes what
/// is of a class of its place, and nothing else compiles.
@Suite("Nesting of SSML's elements")
struct SSMLNestingTests {
    private static let inToken = ["audio", "break", "emphasis", "mark", "phoneme", "prosody", "say-as", "sub"]
    private static let inSentence = inToken + ["lang", "lookup", "token", "voice"]
    private static let inFlow = inSentence + ["p", "s"]

    private static let elements: [any SSML.View] = [
        SSML.Lexicon("a", id: "a"), SSML.Lookup("a") {}, SSML.Meta(name: "a", ""), SSML.Metadata(), SSML.Paragraph {},
        SSML.Sentence {}, SSML.Token {}, SayAs("", .date), Phoneme("", ipa: ""), Sub("", alias: ""), Lang("en") {},
        SSML.Voice {}, SSML.Emphasis {}, Break(), Prosody {}, SSML.Audio(nil), SSML.Desc(""), Mark("a"),
    ]

    @Test(
        "is what the standard has",
        arguments: [
            ("speak", inFlow + ["lexicon", "meta", "metadata"]), ("p", inSentence + ["s"]), ("s", inSentence),
            ("token", inToken), ("lang", inFlow), ("audio", inFlow + ["desc"]),
        ])
    func categories(place: String, allowed: [String]) {
        for content in Self.elements {
            let category = Self.category(of: content)
            let mayStand =
                switch place {
                case "speak": category is any SSML.InDocument.Type
                case "p": category is any SSML.InParagraph.Type
                case "s": category is any SSML.InSentence.Type
                case "token": category is any SSML.InToken.Type
                case "audio": category is any SSML.InAudio.Type
                default: category is any SSML.InFlow.Type
                }
            #expect(mayStand == allowed.contains(content.element.name.text), "\(content.element.name) in \(place)")
        }
    }

    private static func category<View: SSML.View>(of _: View) -> any SSML.Standing.Type { View.Stands.self }

    @Test("has a test for every element but the root")
    func complete() {
        let names = Set(Self.elements.map(\.element.name))
        #expect(Set(SSML.ElementName.standard).subtracting(names) == [.speak, .word])
    }
}

internal import TextToolkit

// What vendors add to SSML: a row an element, and under it a row an attribute, with the dialects of those who document it
// and the page that does. What an engine makes of them is in the table of its dialect.

extension SSML.Vocabulary {
    private static let azure = ["azure"]
    private static let amazon = ["polly", "alexa"]
    private static let structure =
        "learn.microsoft.com/azure/ai-services/speech-service/speech-synthesis-markup-structure"
    private static let voicePage = "learn.microsoft.com/azure/ai-services/speech-service/speech-synthesis-markup-voice"
    private static let pronunciation =
        "learn.microsoft.com/azure/ai-services/speech-service/speech-synthesis-markup-pronunciation"
    private static let polly = "docs.aws.amazon.com/polly/latest/dg/supportedtags.html"
    private static let alexa =
        "developer.amazon.com/docs/alexa/custom-skills/speech-synthesis-markup-language-ssml-reference.html"
    private static let google = "cloud.google.com/text-to-speech/docs/ssml"

    static let vendors: [ElementRow] = [
        // Microsoft.
        element(
            "mstts:express-as", voicePage, azure, SSML.Place.Flow.self,
            text(
                "style", isRequired: true,
                .known(
                    "advertisement_upbeat affectionate angry assistant calm chat cheerful customerservice depressed "
                        + "disgruntled documentary-narration embarrassed empathetic envious excited fearful friendly "
                        + "gentle hopeful lyrical narration-professional narration-relaxed newscast newscast-casual "
                        + "newscast-formal poetry-reading sad serious shouting sports_commentary "
                        + "sports_commentary_excited whispering terrified unfriendly")),
            text("styledegree", .from("0.01..2")),
            text(
                "role",
                .oneOf(
                    "Girl Boy YoungAdultFemale YoungAdultMale OlderAdultFemale OlderAdultMale SeniorFemale SeniorMale")
            )),
        element(
            "mstts:silence", structure, azure, SSML.Place.Nothing.self, speech: .silent,
            text(
                "type", isRequired: true,
                .inAnyCase(
                    "Leading Leading-exact Tailing Tailing-exact Sentenceboundary Sentenceboundary-exact Comma-exact "
                        + "Semicolon-exact Enumerationcomma-exact")),
            time("value", isRequired: true)),
        element(
            "mstts:viseme", voicePage, azure, SSML.Place.Nothing.self, speech: .silent,
            text("type", isRequired: true, .oneOf("redlips_front FacialExpression"))),
        element(
            "mstts:audioduration", voicePage, azure, SSML.Place.Nothing.self, speech: .silent,
            time("value", isRequired: true)),
        element(
            "mstts:backgroundaudio", voicePage, azure, SSML.Place.Nothing.self, speech: .silent, parents: [.speak],
            address("src", isRequired: true), text("volume", .from("0..100")), text("fadein", .from("0..10000")),
            text("fadeout", .from("0..10000"))),
        element(
            "mstts:voiceconversion", voicePage, azure, SSML.Place.Nothing.self, speech: .silent,
            address("url", isRequired: true)),
        element(
            "mstts:ttsembedding", voicePage, azure, SSML.Place.Flow.self, text("speakerProfileId", isRequired: true),
            text("speakerProfile")),
        element(
            "mstts:embedding", structure, azure, SSML.Place.Flow.self, text("speakerProfileId"), text("speakerProfile")),
        element("mstts:dialog", voicePage, azure, SSML.Place.Flow.self),
        element("mstts:turn", voicePage, azure, SSML.Place.Flow.self, text("speaker", isRequired: true)),
        element(
            "mstts:prompt", pronunciation, azure, SSML.Place.Nothing.self, speech: .silent,
            text("domain", isRequired: true)),
        element(
            "mstts:mathspeechverbosity", pronunciation, azure, SSML.Place.Nothing.self, speech: .silent,
            text("level", isRequired: true)),
        element(
            "bookmark", structure, azure, SSML.Place.Nothing.self, speech: .silent, isWhole: true,
            name("mark", isRequired: true)),
        element("math", pronunciation, azure, SSML.Place.Facts.self, speech: .silent, isWhole: true),
        // Amazon.
        element(
            "amazon:effect", polly, amazon, SSML.Place.Flow.self, text("name", .oneOf("whispered drc")),
            text("phonation", .oneOf("soft")), text("vocal-tract-length", .from("-50%..200%"))),
        element(
            "amazon:domain", alexa, amazon, SSML.Place.Flow.self,
            text("name", isRequired: true, .oneOf("conversational fun long-form music news"))),
        element(
            "amazon:emotion", alexa, ["alexa"], SSML.Place.Flow.self,
            text("name", isRequired: true, .oneOf("excited disappointed")),
            text("intensity", isRequired: true, .oneOf("low medium high"))),
        element(
            "amazon:breath", polly, ["polly"], SSML.Place.Nothing.self, speech: .silent, isWhole: true,
            text("duration", .oneOf("default x-short short medium long x-long")),
            text("volume", .oneOf("default x-soft soft medium loud x-loud"))),
        element(
            "amazon:auto-breaths", polly, ["polly"], SSML.Place.Flow.self,
            text("volume", .oneOf("default x-soft soft medium loud x-loud")),
            text("frequency", .oneOf("default x-low low medium high x-high")),
            text("duration", .oneOf("default x-short short medium long x-long"))),
        element(
            "alexa:name", alexa, ["alexa"], SSML.Place.Nothing.self, isWhole: true,
            text("type", isRequired: true, .oneOf("first")), text("personId", isRequired: true)),
        // Google.
        element("par", google, ["google"], SSML.Place.Flow.self, isWhole: true),
        element("seq", google, ["google"], SSML.Place.Flow.self, isWhole: true),
        element(
            "media", google, ["google"], SSML.Place.Flow.self, isWhole: true,
            AttributeRow(.xmlID, SSML.Identifier.self, .inaudible, .identifier), clock("begin"), clock("end"),
            AttributeRow(.repeatCount, SSML.Count.self, .ignored), time("repeatDur"),
            AttributeRow(.soundLevel, SSML.SoundLevel.self, .ignored), time("fadeInDur"), time("fadeOutDur")),
        element("google:style", google, ["google"], SSML.Place.Flow.self, text("name", isRequired: true)),
        // IBM.
        element(
            "express-as", "cloud.ibm.com/docs/text-to-speech?topic=text-to-speech-synthesis-expressive", ["watson"],
            SSML.Place.Flow.self, text("style"), text("type")),
        element(
            "paragraph", "cloud.ibm.com/docs/text-to-speech?topic=text-to-speech-elements", ["watson"],
            SSML.Place.Paragraph.self, division: .paragraph, AttributeRow(.xmlLang, LanguageTag.self)),
        element(
            "sentence", "cloud.ibm.com/docs/text-to-speech?topic=text-to-speech-elements", ["watson"],
            SSML.Place.Sentence.self, division: .sentence, AttributeRow(.xmlLang, LanguageTag.self)),
        // espeak-ng.
        element(
            "tts:style", "espeak-ng, docs/markup.md", ["espeak-ng"], SSML.Place.Flow.self, text("field"), text("mode")),
    ]

    /// An attribute that vendors add to an element of SSML's.
    struct AddedAttribute: Sendable {
        let element: SSML.ElementName
        let vendors: [String]
        let source: String
        let row: AttributeRow
    }

    static let added: [AddedAttribute] = [
        .init(
            element: .voice, vendors: azure, source: voicePage,
            row: text("effect", .known("eq_car eq_telecomhp8k"))),
        .init(
            element: .voice, vendors: ["google"], source: google,
            row: AttributeRow("language", LanguageTag.self, .ignored)),
        .init(
            element: .sayAs, vendors: ["google"], source: google,
            row: AttributeRow("language", LanguageTag.self, .ignored)),
        .init(
            element: .prosody, vendors: ["polly"], source: polly,
            row: AttributeRow(name("amazon:max-duration"), SSML.Time.self, .ignored, makesWhole: true)),
    ]

    /// The row of an attribute that a vendor adds to an element of SSML's.
    static func added(_ attribute: SSML.AttributeName, to element: SSML.ElementName) -> AttributeRow? {
        added.first { $0.element == element && $0.row.name == attribute }?.row
    }

    /// Who documents elements or attributes with a prefix.
    static func owners(ofPrefix prefix: String) -> [String] {
        vendors.filter { $0.name.qualified?.prefix == prefix }.flatMap(\.vendors)
    }

    // MARK: Parts of rows

    private static func element<Holds: SSML.Holding>(
        _ text: String, _ source: String, _ vendors: [String], _: Holds.Type, speech: ElementRow.Speech = .spoken,
        isWhole: Bool = false, division: ElementRow.Division? = nil, parents: [SSML.ElementName] = [],
        _ attributes: AttributeRow...
    ) -> ElementRow {
        let name =
            text == "math" ? SSML.ElementName(qualified(text, .math)) : qualified(text).map(SSML.ElementName.init)
        return ElementRow(
            name: name ?? SSML.ElementName(text), source: source, vendors: vendors, speech: speech, isWhole: isWhole,
            division: division, parents: parents, stands: SSML.Category.Part.self, holds: Holds.self,
            attributes: attributes)
    }

    private static func qualified(_ text: String) -> SSML.QualifiedName? {
        let parts = text.split(separator: ":")
        return SSML.Namespace.vendors.first { parts.count > 1 && $0.prefix == parts[0] }
            .map { qualified(String(parts[1]), $0) }
    }

    private static func qualified(_ local: String, _ namespace: SSML.Namespace) -> SSML.QualifiedName {
        SSML.QualifiedName(
            prefix: namespace.prefix.isEmpty ? nil : namespace.prefix, local: local, namespace: namespace.uri)
    }

    private static func name(_ text: String) -> SSML.AttributeName {
        qualified(text).map { SSML.AttributeName($0) } ?? SSML.AttributeName(text)
    }

    private static func text(_ text: String, isRequired: Bool = false, _ range: ValueRange? = nil) -> AttributeRow {
        AttributeRow(name(text), SSML.AnyText.self, isRequired: isRequired, .ignored, in: range)
    }

    private static func name(_ text: String, isRequired: Bool) -> AttributeRow {
        AttributeRow(name(text), SSML.Mark.Name.self, isRequired: isRequired, .ignored)
    }

    private static func time(_ text: String, isRequired: Bool = false) -> AttributeRow {
        AttributeRow(name(text), SSML.Time.self, isRequired: isRequired, .ignored)
    }

    private static func address(_ text: String, isRequired: Bool) -> AttributeRow {
        AttributeRow(name(text), SSML.Address.self, isRequired: isRequired, .ignored)
    }

    private static func clock(_ text: String) -> AttributeRow {
        AttributeRow(name(text), SSML.ClockValue.self, .ignored)
    }
}

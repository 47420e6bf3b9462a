import SpeechMarkup
import Testing
import TextToolkit

@Suite("Building SSML")
struct SSMLBuilderTests {
    /// What stands between the tags of the root.
    private func content(@SSML.Builder<SSML.Place.Document> _ content: () -> [SSML.Node]) throws -> String {
        let text = try SSML(language: "en-US", content: content).text()
        let start = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<speak "
        try #require(text.hasPrefix(start) && text.hasSuffix("</speak>\n"))
        return String(text[text.firstRange(of: "en-US\">")!.upperBound...].dropLast("</speak>\n".count))
    }

    @Test("A document is written as it is built")
    func example() throws {
        let document = SSML(language: "en-US") {
            Prosody(pitch: .high) { Lang("fr-FR") { "Bonjour!" } }
            Break(.seconds(1))
            SayAs("12345", .cardinal)
        }
        #expect(
            try document.text() == """
                <?xml version="1.0" encoding="UTF-8"?>
                <speak version="1.1" xmlns="http://www.w3.org/2001/10/synthesis" xml:lang="en-US">\
                <prosody pitch="high"><lang xml:lang="fr-FR">Bonjour!</lang></prosody><break time="1s"/>\
                <say-as interpret-as="cardinal">12345</say-as></speak>

                """)
    }

    @Test("Conditions and loops work within braces")
    func control() throws {
        let names = ["Anna", "Ben"]
        let isLate = names.count > 1
        let text = try content {
            for name in names {
                SSML.Paragraph {
                    "Dear "
                    SSML.Emphasis(.strong) { name }
                    if isLate { Break(.strong) } else { "!" }
                    if name == "Ben" { "You too." }
                    switch name.count {
                    case 3: Mark("three")
                    default: Mark("other")
                    }
                }
            }
        }
        #expect(
            text == """
                <p>Dear <emphasis level="strong">Anna</emphasis><break strength="strong"/><mark name="other"/></p>\
                <p>Dear <emphasis level="strong">Ben</emphasis><break strength="strong"/>You too.<mark name="three"/></p>
                """)
    }

    @Test("Every element of SSML 1.1 can be built")
    func elements() throws {
        let document = SSML(
            language: "en", base: "https://example.org/", onLanguageFailure: .changeVoice, startMark: "a",
            endMark: "b", namespaces: [SSML.Namespace("claws", uri: "http://example.org/claws")]
        ) {
            SSML.Meta(name: "seeAlso", "https://example.org/about")
            SSML.Meta(httpEquivalent: "Cache-Control", "no-cache")
            SSML.Metadata(
                SSML.Vendor(SSML.Namespace("dc", uri: "http://purl.org/dc/elements/1.1/"), "title") { "A title" })
            SSML.Lexicon(
                "words.pls", id: "words", type: "application/pls+xml", fetchTimeout: .milliseconds(1500), maxAge: 60,
                maxStale: 5)
            SSML.Lookup("words") {
                SSML.Paragraph(language: "en-GB", onLanguageFailure: .ignoreLanguage, id: "p1") {
                    SSML.Sentence(language: "en-AU", onLanguageFailure: .ignoreText, id: "s1") {
                        SSML.Token(
                            role: "claws:VVI", language: "en",
                            onLanguageFailure: .processorChoice, id: "t1"
                        ) { "lead" }
                        SSML.Token(isWord: true) { Phoneme("lead", ipa: "lɛd") }
                        Phoneme("lead", "l E d", alphabet: .xSAMPA, kind: .ruby)
                        Sub("W3C", alias: "World Wide Web Consortium")
                        SayAs("31/1", .date, format: "dm", detail: "1")
                        Lang("fr", onLanguageFailure: .changeVoice) { "oui" }
                        SSML.Vendor(.amazon, "effect", ["name": "whispered"]) { "hush" }
                    }
                }
            }
            SSML.Voice(
                "Anna Ben", languages: "en-US en:fr",
                gender: .female, age: 30, variant: 2, required: [.languages, .gender], ordering: [.age],
                onVoiceFailure: .keepExisting
            ) {
                SSML.Emphasis { "so" }
                SSML.Emphasis(.reduced) { "so" }
            }
            Break(.xWeak)
            Break()
            Break(.milliseconds(1.5))
            Prosody(
                pitch: .semitones(-2), contour: [.init(at: 0, .percent(20)), .init(at: 100, .low)],
                range: .hertz(20.5), rate: .percent(120), duration: .seconds(2), volume: .decibels(6)
            ) { "well" }
            SSML.Audio(
                "bell.wav",
                trimming: .init(
                    clipBegin: .seconds(1), clipEnd: .seconds(2), repeatCount: 2.5,
                    repeatDuration: .seconds(9), soundLevel: .decibels(-3), speed: 150),
                fetchTimeout: .seconds(3), fetchHint: .safe, maxAge: 1, maxStale: 0
            ) {
                SSML.Desc("a bell", language: "en", onLanguageFailure: .ignoreText)
                "ding"
            }
            Mark("end")
        }
        let text = try document.text()
        #expect(
            text == """
                <?xml version="1.0" encoding="UTF-8"?>
                <speak version="1.1" xmlns="http://www.w3.org/2001/10/synthesis" xmlns:claws="http://example.org/claws" \
                xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:amazon="https://amazon.com/ssml" xml:lang="en" xml:base="https://example.org/" \
                onlangfailure="changevoice" startmark="a" endmark="b">\
                <meta name="seeAlso" content="https://example.org/about"/>\
                <meta http-equiv="Cache-Control" content="no-cache"/>\
                <metadata><dc:title>A title</dc:title></metadata>\
                <lexicon uri="words.pls" xml:id="words" type="application/pls+xml" fetchtimeout="1500ms" maxage="60" \
                maxstale="5"/>\
                <lookup ref="words"><p xml:lang="en-GB" onlangfailure="ignorelang" xml:id="p1">\
                <s xml:lang="en-AU" onlangfailure="ignoretext" xml:id="s1">\
                <token role="claws:VVI" xml:lang="en" onlangfailure="processorchoice" xml:id="t1">lead</token>\
                <w><phoneme ph="lɛd" alphabet="ipa">lead</phoneme></w>\
                <phoneme ph="l E d" alphabet="x-sampa" type="ruby">lead</phoneme>\
                <sub alias="World Wide Web Consortium">W3C</sub>\
                <say-as interpret-as="date" format="dm" detail="1">31/1</say-as>\
                <lang xml:lang="fr" onlangfailure="changevoice">oui</lang>\
                <amazon:effect name="whispered">hush</amazon:effect></s></p></lookup>\
                <voice name="Anna Ben" languages="en-US en:fr" gender="female" age="30" variant="2" \
                required="languages gender" ordering="age" onvoicefailure="keepexisting">\
                <emphasis>so</emphasis><emphasis level="reduced">so</emphasis></voice>\
                <break strength="x-weak"/><break/><break time="1.5ms"/>\
                <prosody pitch="-2st" contour="(0%,+20%) (100%,low)" range="20.5Hz" rate="120%" duration="2s" \
                volume="+6dB">well</prosody>\
                <audio src="bell.wav" fetchtimeout="3s" fetchhint="safe" maxage="1" maxstale="0" clipBegin="1s" \
                clipEnd="2s" repeatCount="2.5" repeatDur="9s" soundLevel="-3dB" speed="150%">\
                <desc xml:lang="en" onlangfailure="ignoretext">a bell</desc>ding</audio><mark name="end"/></speak>

                """)
        let parsed = try SSML(parsing: text)
        #expect(parsed == document)
        try checkTypes(of: parsed.root)
    }

    /// Whether each element is the same once it was read as its type.
    private func checkTypes(of element: SSML.Element) throws {
        if let view = try element.view { #expect(view.nodes == [.element(element)]) }
        for element in element.elements { try checkTypes(of: element) }
    }

    @Test("Texts side by side are one, and empty ones are none")
    func texts() throws {
        let document = SSML(language: "en") {
            "a"
            "".prefix(0)
            "b"
            SSML.Paragraph { "" }
        }
        #expect(document.children == [.text("ab"), .element(SSML.Paragraph {}.element)])
        #expect(try SSML(parsing: document.text()) == document)
    }

    @Test("A vendor's namespace is declared at the root, in one place for one prefix")
    func namespaces() throws {
        let other = SSML.Namespace("mstts", uri: "http://example.org/mstts")
        let document = SSML(language: "en") {
            SSML.Vendor(.mstts, "silence", ["type": "Leading", "value": "1s"])
            SSML.Vendor(.mstts, "express-as") { SSML.Vendor(other, "viseme") }
        }
        let text = try document.text()
        #expect(text.contains("synthesis\" xmlns:mstts=\"https://www.w3.org/2001/mstts\" xml:lang"))
        #expect(text.contains("<mstts:viseme xmlns:mstts=\"http://example.org/mstts\"/>"))
        #expect(try SSML(parsing: text) == document)
    }

    @Test("What is nested deeper than a reader goes is not written", arguments: [255, 256])
    func depth(count: Int) throws {
        var nodes: [SSML.Node] = [.text("a")]
        for _ in 0..<count { nodes = SSML.Emphasis { Nodes(nodes: nodes) }.nodes }
        let document = SSML(language: "en") { Nodes(nodes: nodes) }
        if count == 255 {
            #expect(try SSML(parsing: document.text()) == document)
        } else {
            let error = #expect(throws: SSML.WriteError.self) { try document.text() }
            #expect(error?.code == .tooDeep && error?.path.count == 257)
        }
    }

    private struct Nodes: SSML.Content {
        typealias Stands = SSML.Category.Part
        var nodes: [SSML.Node]
    }
}

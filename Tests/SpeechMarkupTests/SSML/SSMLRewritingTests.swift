import SpeechMarkup
import Testing
import TextToolkit

@Suite("Rewriting SSML for an engine")
struct SSMLRewritingTests {
    private func rewritten(_ body: String, _ dialect: SSMLDialect, voice: String? = nil) throws -> String {
        let document = try SSML(parsing: "<speak version=\"1.1\" xml:lang=\"en\">\(body)</speak>")
        let text = try document.rewritten(for: dialect, voice: voice).document.text()
        let start = try #require(text.firstRange(of: "xml:lang=\"en\">"))
        return String(text[start.upperBound...].dropLast("</speak>\n".count))
    }

    @Test(
        "An engine's own form takes the place of the standard's",
        arguments: [
            (
                SSMLDialect.google, "<say-as interpret-as='digits'>12</say-as>",
                #"<say-as interpret-as="characters">12</say-as>"#
            ),
            (.google, "<voice languages='fr:de en'>a</voice>", #"<voice language="fr">a</voice>"#),
            (.google, "<p xml:lang='fr'>a</p>", #"<p><lang xml:lang="fr">a</lang></p>"#),
            (.google, "<break time='15s'/>", #"<break time="10s"/>"#),
            (.polly, "<break time='10500ms'/>", #"<break time="10s"/>"#),
            (.polly, "<prosody rate='300%'>a</prosody>", #"<prosody rate="200%">a</prosody>"#),
            (.polly, "<prosody rate='-20%'>a</prosody>", #"<prosody rate="80%">a</prosody>"#),
            (.polly, "<break time='+15s'/>", #"<break time="10s"/>"#),
            (
                .alexa, "<prosody volume='+6dB' pitch='-50%'>a</prosody>",
                #"<prosody volume="+4.08dB" pitch="-33.3%">a</prosody>"#
            ),
            (
                .polly, "<phoneme alphabet='x-arpabet' ph='L EH1 D'>lead</phoneme>",
                #"<phoneme alphabet="ipa" ph="ˈlɛd">lead</phoneme>"#
            ),
            (
                .watson, "<phoneme alphabet='x-sampa' ph='&quot;lEd'>lead</phoneme>",
                #"<phoneme alphabet="ipa" ph="ˈlɛd">lead</phoneme>"#
            ),
            (.watson, "<prosody rate='80%'>a</prosody>", #"<prosody rate="-20%">a</prosody>"#),
            (.watson, "<prosody rate='112.5%'>a</prosody>", #"<prosody rate="+12.5%">a</prosody>"#),
            (.espeak, "<phoneme alphabet='ipa' ph='ˈliːd'>lead</phoneme>", #"<phoneme alphabet="espeak" ph="l'i:d"/>"#),
            (
                .espeak, "<lang xml:lang='fr'>a</lang><break time='1.5s'/>",
                #"<voice xml:lang="fr">a</voice><break time="1500ms"/>"#
            ),
            (.espeak, "<break time='0.0015s'/>", #"<break time="2ms"/>"#),
            (.espeak, "<say-as interpret-as='digits'>12</say-as>", #"<say-as interpret-as="tts:digits">12</say-as>"#),
        ])
    func forms(_ dialect: SSMLDialect, _ body: String, _ expected: String) throws {
        #expect(try rewritten(body, dialect) == expected)
    }

    @Test("What an engine does not have goes, and its text stays")
    func removal() throws {
        #expect(
            try rewritten("a <token>b</token> <audio src='x'><desc>d</desc>c</audio><mark name='m'/>", .watson)
                == #"a b c<mark name="m"/>"#)
        #expect(try rewritten("<say-as interpret-as='name'>Li</say-as>", .polly) == "Li")
        #expect(try rewritten("<prosody contour='(0%,+1Hz)'>a</prosody>", .google) == "a")
        // Without the attribute it would be a pause, or an emphasis.
        #expect(try rewritten("a<break strength='none'/>b", .azure, voice: "V") == #"<voice name="V">ab</voice>"#)
        #expect(try rewritten("<emphasis level='none'>a</emphasis>", .alexa) == "a")
        #expect(try rewritten("<phoneme alphabet='x-own' ph='1'>a</phoneme>", .polly) == "a")
        #expect(try rewritten("<voice languages='*'>a</voice>", .google) == "a")
        // Nobody would read a formula's numbers for the formula.
        #expect(try rewritten("a<math xmlns='http://www.w3.org/1998/Math/MathML'><mn>1</mn></math>", .google) == "a")
    }

    @Test("For Azure everything stands in voices, with what was around them inside")
    func azure() throws {
        #expect(
            try rewritten("<prosody rate='80%'>a <voice name='A'>b</voice></prosody> c", .azure, voice: "V")
                == #"<voice name="V"><prosody rate="0.8">a </prosody></voice><voice name="A"><prosody rate="0.8">b</prosody></voice><voice name="V"> c</voice>"#
        )
        #expect(
            try rewritten("<voice name='A'>a <voice name='B'>b</voice></voice><mark name='m'/>", .azure, voice: "V")
                == #"<voice name="A">a </voice><voice name="B">b</voice><voice name="V"><bookmark mark="m"/></voice>"#)
        // Each voice has the lexicons, and none of them the identifier, which may be there once.
        #expect(
            try rewritten("<lexicon uri='l' xml:id='l'/>a <voice name='A'>b</voice>", .azure, voice: "V")
                == #"<voice name="V"><lexicon uri="l"/>a </voice><voice name="A"><lexicon uri="l"/>b</voice>"#)
        #expect(
            try rewritten("<p xml:id='i'>a <voice name='A'>b</voice></p>", .azure, voice: "V")
                == #"<voice name="V"><p xml:id="i">a </p></voice><voice name="A"><p>b</p></voice>"#)
        let document = try SSML(parsing: "<speak version='1.1' xml:lang='en'>a</speak>")
        let changes = document.rewritten(for: .azure).changes
        #expect(changes.map(\.severity) == [.error])
    }

    @Test("Changes say where, and what was lost")
    func changes() throws {
        let document = try SSML(
            parsing: "<speak version='1.1' xml:lang='en'>\n<mark name='a'/>\n<token>b</token></speak>")
        let changes = document.rewritten(for: .azure, voice: "V").changes
        #expect(changes.map(\.location.line) == [2, 3, 1])
        #expect(changes.map(\.severity) == [.note, .warning, .note])
        #expect(changes[0].message == "“mark” is now “bookmark”. Azure calls it “bookmark”.")
        #expect(changes.allSatisfy { !$0.source.isEmpty })
    }

    @Test("What was rewritten has nothing left to rewrite, and is as right as it was", arguments: SSMLDialect.all)
    func invariant(_ dialect: SSMLDialect) throws {
        for item in CheckCase.all where item.verdict == .right {
            let document = try SSML(parsing: item.document)
            let first = document.rewritten(for: dialect, voice: "V")
            let left = try SSML(parsing: first.document.text()).diagnostics(for: dialect)
            let bad = left.filter { $0.severity != .note }
            #expect(bad.map(\.description) == [], "\(item.name)")
            let second = first.document.rewritten(for: dialect, voice: "V")
            #expect(second.changes.map(\.description) == [], "\(item.name)")
            #expect(second.document == first.document, "\(item.name)")
            // espeak-ng speaks a pronunciation and the text of it.
            if dialect != .espeak || !item.document.contains("<phoneme") {
                #expect(first.document.plainText().text.words == document.plainText().text.words, "\(item.name)")
            }
        }
    }
}

extension String {
    fileprivate var words: [Substring] { split(whereSeparator: \.isWhitespace) }
}

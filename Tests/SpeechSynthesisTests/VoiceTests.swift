import SpeechSynthesis
import Testing
import TextToolkit

@Suite("Voices", .enabled(if: Engine.isInstalled, "espeak-ng is not installed"))
struct VoiceTests {
    @Test("There are a hundred and more, each with its own identifier")
    func many() async throws {
        let voices = try await Voice.all()
        #expect(voices.count >= 100)
        #expect(Set(voices.map(\.identifier)).count == voices.count)
    }

    @Test(
        "Their names are ICU's, in any language",
        arguments: [
            (
                "en",
                ["gmw/de": "German", "gmw/en": "English (United Kingdom)", "jpx/ja": "Japanese", "sit/cmn": "Chinese"]
            ),
            ("fr", ["gmw/de": "allemand", "gmw/en-US": "anglais (États-Unis)", "roa/pt-BR": "portugais (Brésil)"]),
            ("ja", ["gmw/de": "ドイツ語", "jpx/ja": "日本語", "gmw/en-US": "英語 (アメリカ合衆国)"]),
            ("ar", ["gmw/de": "الألمانية", "sem/ar": "العربية"]),
        ])
    func names(_ locale: String, _ expected: [String: String]) async throws {
        let voices = try await Voice.all()
        for (identifier, name) in expected {
            let voice = try #require(voices.first { $0.identifier == identifier })
            #expect(try voice.displayName(in: LanguageTag(validating: locale)) == name)
        }
    }

    @Test("A voice whose language ICU cannot name goes by espeak-ng's name")
    func unnamed() async throws {
        #expect(try await Voice.named("ine/hyw").displayName(in: "fr") == "Armenian (West Armenia)")
    }

    @Test("They are in the alphabetical order of the language")
    func order() async throws {
        let french = try await Voice.all(namedIn: "fr").map(\.name)
        let index = { (name: String) in try #require(french.firstIndex(of: name)) }
        // By bytes, É comes behind z; in Swedish, ä does.
        #expect(try index("espéranto") < index("estonien"))
        #expect(try index("népalais") < index("norvégien bokmål"))
        #expect(try index("géorgien") < index("grec"))
        let count = try await Voice.all().count
        #expect(french.count == count)
    }

    @Test(
        "The best voice for a language",
        arguments: [
            ("en-US", "gmw/en-US"), ("en-GB", "gmw/en"), ("en", "gmw/en"), ("und", "gmw/en"),
            ("en-u-ss-standard", "gmw/en"),
            ("pt", "roa/pt"), ("pt-BR", "roa/pt-BR"), ("zh", "sit/cmn"), ("zh-yue", "sit/yue"), ("no", "gmq/nb"),
            ("es-MX", "roa/es-419"), ("fr", "roa/fr"), ("fr-CH", "roa/fr-CH"), ("fr-CA", "roa/fr"), ("ja-JP", "jpx/ja"),
            ("sr-Latn", "zls/sr"), ("de-AT", "gmw/de"), ("en-AU", "gmw/en"),
        ])
    func best(_ tag: String, _ identifier: String) async throws {
        #expect(try await Voice.best(for: LanguageTag(validating: tag)).identifier == identifier)
    }

    @Test(
        "Voices are found by identifier, its end, language and name",
        arguments: ["gmw/en-US", "EN-us", "English (America)"])
    func named(_ name: String) async throws {
        #expect(try await Voice.named(name).identifier == "gmw/en-US")
    }

    @Test("Where there is no voice, the error names those that come near")
    func missing() async throws {
        let unnamed = await #expect(throws: SpeechError.self) { try await Voice.named("en-uk") }
        #expect(unnamed?.code == .noVoice)
        #expect(unnamed?.description.contains("gmw/en-US") == true)
        let unspoken = await #expect(throws: SpeechError.self) { try await Voice.best(for: "ain") }
        #expect(unspoken?.code == .noVoice)
        #expect(unspoken?.description.contains("“ain”") == true)
    }

    @Test("A man's voice is said to be one")
    func gender() async throws {
        #expect(try await Voice.named("en-us").gender == .male)
    }
}

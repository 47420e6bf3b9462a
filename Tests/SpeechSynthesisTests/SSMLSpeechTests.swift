import JapaneseText
import SpeechMarkup
import TestSupport
import Testing
import TextToolkit

@testable import SpeechSynthesis

@Suite("SSML is compiled into speech", .enabled(if: Engine.isInstalled, "espeak-ng is not installed"))
struct SSMLSpeechTests {
    private func utterance(_ content: String, language: String = "en-US") async throws -> Utterance {
        let document = try SSML(
            parsing:
                "<speak version='1.1' xmlns='http://www.w3.org/2001/10/synthesis' xml:lang='\(language)'>\(content)</speak>"
        )
        return try await Utterance(document)
    }

    /// The phonemes that espeak-ng speaks, and the voices of the units.
    private func phonemes(_ content: String, language: String = "en-US") async throws -> [String] {
        var steps = SpeechSteps(try await utterance(content, language: language), limit: 3000)
        var phonemes: [String] = []
        while let step = steps.next() {
            guard case .unit(let unit) = step else { continue }
            let output = try await SpeechEngine.shared().speak(
                unit.spoken, takesMnemonics: unit.takesMnemonics, with: .init(voice: unit.manner.voice.identifier))
            phonemes += try #require(output).events.filter { $0.kind == .phoneme && !$0.isPause }.map(\.mnemonic)
        }
        return phonemes
    }

    private func seconds(_ content: String) async throws -> Double {
        Double(try await Speech.of(utterance(content)).samples.count) / 22050
    }

    @Test(
        "A phoneme element changes the sound",
        arguments: [("ipa", "ˈlɛd"), ("x-sampa", "lEd"), ("x-arpabet", "L EH1 D")])
    func phoneme(_ alphabet: String, _ pronunciation: String) async throws {
        let plain = try await phonemes("We use lead pipes.")
        #expect(plain.contains(["l", "i:", "d"]))
        let corrected = try await phonemes(
            "We use <phoneme alphabet='\(alphabet)' ph='\(pronunciation)'>lead</phoneme> pipes.")
        #expect(corrected.contains(["l", "E", "d"]))
        #expect(!corrected.contains(["l", "i:", "d"]))
    }

    @Test("The words around a phoneme element keep their places and times")
    func phonemeWords() async throws {
        let speech = try await Speech.of(
            utterance("We use <phoneme ph='lɛd'>lead</phoneme> pipes, <phoneme ph='ɹɛd'>read</phoneme>y."))
        #expect(speech.words.map(\.text) == ["We", "use", "lead", "pipes", "ready"])
        #expect(speech.words.map(\.startSample) == speech.words.map(\.startSample).sorted())
        #expect(Set(speech.words.map(\.startSample)).count == 5)
    }

    @Test(
        "A pause is as long as it says, in seconds and fractions",
        arguments: [("1.5s", 1.5), ("250ms", 0.25), ("3s", 3)])
    func pause(_ time: String, _ length: Double) async throws {
        let speech = try await Speech.of(utterance("One <break time='\(time)'/> two."))
        let silent = speech.samples.split(whereSeparator: { abs(Int($0)) > 50 }).map(\.count).max() ?? 0
        #expect(Double(silent) / 22050 >= length)
        #expect(Double(silent) / 22050 < length + 0.6)
    }

    @Test("Stronger breaks are longer")
    func strengths() async throws {
        // Silence itself is compared: the words around it waver by up to a tenth of a second, as much as two strengths
        // differ.
        var pauses: [Duration] = []
        var lengths: [Double] = []
        for strength in SSML.Break.Strength.allCases {
            let content = "One <break strength='\(strength.rawValue)'/> two."
            var steps = SpeechSteps(try await utterance(content), limit: 3000)
            var pause = Duration.zero
            while let step = steps.next() {
                if case .silence(let duration) = step { pause += duration }
            }
            pauses.append(pause)
            lengths.append(try await seconds(content))
        }
        #expect(zip(pauses, pauses.dropFirst()).allSatisfy(<))
        #expect(pauses[0] == .zero)
        #expect(lengths[5] - lengths[0] > 0.8)
    }

    @Test("A mark comes where it stands, between the words")
    func marks() async throws {
        let speech = try await Speech.of(
            utterance("<mark name='start'/>One <mark name='middle'/>two.<p>Three</p><mark name='end'/>"))
        #expect(speech.marks.map(\.name) == ["start", "middle", "end"])
        #expect(
            speech.kinds.filter { $0 != "audio" } == [
                "started", "mark", "word", "mark", "word", "word", "mark", "finished",
            ])
        #expect(speech.marks[1].time == speech.words[1].time)
    }

    @Test("Prosody has rate, volume and pitch")
    func prosody() async throws {
        let text = "It was a bright cold day in April."
        let plain = try await Speech.of(utterance(text))
        let slow = try await Speech.of(utterance("<prosody rate='50%'>\(text)</prosody>"))
        #expect(abs(Double(slow.samples.count) / Double(plain.samples.count) - 2) < 0.2)
        let quiet = try await Speech.of(utterance("<prosody volume='-6dB'>\(text)</prosody>"))
        let loudness = { (speech: Speech) in speech.samples.map { abs(Double($0)) }.max() ?? 0 }
        #expect(abs(loudness(quiet) / loudness(plain) - 0.5) < 0.05)
        #expect(try await loudness(Speech.of(utterance("<prosody volume='silent'>\(text)</prosody>"))) == 0)
    }

    @Test("Within a sentence, another manner makes no pause")
    func continued() async throws {
        let plain = try await seconds("He said no way.")
        let changed = try await seconds("He said <prosody pitch='+5%'>no</prosody> way.")
        #expect(abs(plain - changed) < 0.6)
    }

    @Test("Another language is another voice, and the first comes back")
    func languages() async throws {
        let utterance = try await utterance(
            "One <lang xml:lang='fr'>deux</lang> three <lang xml:lang='en-GB'>four</lang>.")
        var voices: [String] = []
        for case .passage(let passage) in utterance.script { voices.append(passage.manner.voice.identifier) }
        #expect(voices == ["gmw/en-US", "roa/fr", "gmw/en-US"])
        let speech = try await Speech.of(utterance)
        #expect(speech.words.map(\.text) == ["One", "deux", "three", "four"])
    }

    @Test("A voice is taken by name or language; where there is none, the notice says so")
    func voices() async throws {
        let named = try await utterance(
            "<voice name='nobody gmw/en-GB-x-rp'>One</voice><voice languages='de:at'>zwei</voice>")
        #expect(named.notices.isEmpty)
        var voices: [String] = []
        for case .passage(let passage) in named.script { voices.append(passage.manner.voice.identifier) }
        #expect(voices == ["gmw/en-GB-x-rp", "gmw/de"])
        let unnamed = try await utterance("<voice name='nobody'>One</voice>")
        #expect(unnamed.notices.map(\.code) == [.noVoice])
        #expect(unnamed.notices.first?.location?.column == 83)
    }

    @Test("What is not spoken is not spoken")
    func silent() async throws {
        let plain = try await phonemes("One two.")
        #expect(
            try await phonemes("<metadata>x</metadata>One <audio src='x.wav'><desc>bang</desc>two</audio>.") == plain)
        #expect(try await phonemes("<![CDATA[One]]> two.") == plain)
        #expect(try await phonemes("One <sub alias='two'>2</sub>.") == plain)
    }

    @Test("Brackets and commands in a document are text")
    func brackets() async throws {
        let speech = try await Speech.of(utterance("a <phoneme ph='lɛd'>lead</phoneme> [[l'Ed]] x"))
        #expect(speech.words.map(\.text) == ["a", "lead", "l'Ed", "x"])
    }

    @Test("A recording is put in its place, at the engine's rate")
    func recording() async throws {
        let tone = (0..<8000).map { Int16($0 % 2 == 0 ? 9000 : -9000) }
        let bytes =
            WAVHeader.bytes(sampleRate: 8000, sampleCount: tone.count)
            + tone.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
        let document = try SSML(
            parsing:
                "<speak version='1.1' xmlns='http://www.w3.org/2001/10/synthesis' xml:lang='en'>One <audio src='beep.wav'>beep beep</audio> two <audio src='none.wav'>three</audio>.</speak>"
        )
        let utterance = try await Utterance(document) { address in address.text == "beep.wav" ? bytes : nil }
        let speech = try await Speech.of(utterance)
        #expect(speech.words.map(\.text) == ["One", "two", "three"])
        #expect(utterance.text == document.plainText().text)
        let gap = speech.words[1].startSample - speech.words[0].endSample
        #expect(gap > 22050 && gap < 22050 * 3 / 2)
        let broken = try await Utterance(document) { _ in [1, 2, 3] }
        #expect(broken.notices.map(\.code) == [.recording, .recording])
        #expect(try await Speech.of(broken).words.count == 5)
        #expect(
            utterance.notices.map(\.message) == [
                "The recording “none.wav” cannot be read; what is written there is spoken."
            ])
        let endless = try await Utterance(document) { _ in
            WAVHeader.bytes(sampleRate: 1, sampleCount: 4000) + Array(repeating: 0, count: 8000)
        }
        #expect(endless.notices.first?.message.hasSuffix("cannot be played: It is longer than an hour.") == true)
    }

    @Test("A pronunciation that cannot be spoken is a notice with its place, and the text is spoken")
    func unspeakable() async throws {
        let utterance = try await utterance("\n<phoneme ph='l9d'>lead</phoneme>")
        #expect(utterance.notices.map(\.code) == [.pronunciation])
        #expect(utterance.notices.first?.location?.line == 2)
        #expect(try await Speech.of(utterance).words.map(\.text) == ["lead"])
    }

    @Test("A pronunciation and a say-as beyond what espeak-ng takes are notices, and the text is spoken")
    func tooLong() async throws {
        let long = String(repeating: "lɛd", count: 3000)
        let pronounced = try await utterance("<phoneme ph='\(long)'>lead</phoneme>")
        #expect(pronounced.notices.map(\.code) == [.pronunciation])
        #expect(try await Speech.of(pronounced).words.map(\.text) == ["lead"])
        let spelled = try await utterance("<say-as interpret-as='characters'>\(long)</say-as>")
        #expect(spelled.notices.map(\.code) == [.unsupported])
        // What is just short enough is spoken.
        let most = String(repeating: "lɛd", count: 53)
        let within = try await utterance("<phoneme ph='\(most) \(most)'>lead</phoneme>")
        #expect(within.notices.isEmpty)
        #expect(try await Speech.of(within).words.map(\.text) == ["lead"])
    }

    @Test("Japanese is spoken by its readings; kanji without one is a notice")
    func japanese() async throws {
        let voice = try await Voice.best(for: "ja")
        let ruby = try AnnotatedText(parsing: "店《みせ》に行《い》きます", as: .aozora)
        let utterance = Utterance(ruby, voice: voice)
        #expect(utterance.notices.isEmpty)
        #expect(utterance.text == "店に行きます")
        let speech = try await Speech.of(utterance)
        #expect(speech.words.map(\.text).joined() == "店に行きます")
        let kana = try await Speech.of(Utterance("みせにいきます", voice: voice))
        #expect(abs(speech.samples.count - kana.samples.count) < 3000)
        #expect(Utterance("店に行きます", voice: voice).notices.map(\.code) == [.unreadKanji])
        #expect(Utterance("みせにいきます", voice: voice).notices.isEmpty)
    }

    @Test("Every document of sentences has each of its words once", arguments: 1...5)
    func documents(_ seed: Int) async throws {
        var text = EnglishText(seed: UInt64(seed))
        let document = try TextMarkup(language: "en-US").document(of: text.paragraph(sentences: 20))
        let utterance = try await Utterance(document)
        let speech = try await Speech.of(utterance)
        #expect(utterance.text == document.plainText().text)
        #expect(speech.words.map(\.text) == utterance.text.words(language: "en-US").map { String($0.text) })
        #expect(speech.words.map(\.startSample) == speech.words.map(\.startSample).sorted())
    }
}

@Suite("Words for what espeak-ng does not say")
struct SpokenFormTests {
    @Test(
        "say-as",
        arguments: [
            ("cardinal", nil, "en", "12,345", "twelve thousand three hundred forty-five"),
            ("cardinal", nil, "de", "21", "einundzwanzig"), ("cardinal", nil, "fr", "-3.5", "moins trois virgule cinq"),
            ("ordinal", nil, "en", "3", "third"), ("ordinal", nil, "en", "21st", "twenty-first"),
            ("digits", nil, "en", "507", "five zero seven"),
            ("telephone", nil, "en", "555-12", "five five five, one two"),
            ("telephone", nil, "en", "1-800-FLOWERS", "one, eight zero zero, FLOWERS"),
            ("digits", nil, "en", "A1", "A. one"),
            ("characters", nil, "en", "a1B", "A. one B."), ("spell-out", nil, "en", "USA", "U. S. A."),
            ("fraction", nil, "en", "3/5", "three fifths"), ("fraction", nil, "en", "1 / 2", "one half"),
            ("fraction", nil, "en", "3/2", "three halves"), ("fraction", nil, "de", "3/5", "drei / fünf"),
            ("date", "ymd", "en-US", "2026-01-31", "January 31, 2026"),
            ("date", "dmy", "de", "31.1.2026", "31. Januar 2026"),
            ("date", "mdy", "en-GB", "1/31/2026", "31 January 2026"), ("date", "md", "en-US", "1/31", "January 31"),
        ] as [(String, String?, String, String, String)])
    func forms(_ kind: String, _ format: String?, _ language: String, _ text: String, _ words: String) throws {
        let form = SpokenForm(kind: kind, format: format, language: try LanguageTag(validating: language))
        #expect(form.words(for: text) == words)
    }

    @Test(
        "What is no such thing is spoken as it stands",
        arguments: [
            ("cardinal", "many"), ("ordinal", "x"), ("date", "soon"), ("time", "2:30"), ("address", "5 St."),
            ("cardinal", "1.2.3"), ("fraction", "2 1/2"), ("telephone", "—"),
        ])
    func others(_ kind: String, _ text: String) {
        #expect(SpokenForm(kind: kind, format: nil, language: "en").words(for: text) == nil)
    }

    @Test("There is no 30 February")
    func invalidDate() {
        #expect(SpokenForm(kind: "date", format: "ymd", language: "en").words(for: "2026-02-30") == nil)
    }
}

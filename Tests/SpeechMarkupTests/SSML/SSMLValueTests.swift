import SpeechMarkup
import Testing
import TextToolkit

@Suite("Values of SSML's attributes")
struct SSMLValueTests {
    /// A text, what is written for it, or `nil` where it is no value.
    private func expect<Value: SSML.AttributeValue>(_: Value.Type, _ cases: [(text: String, written: String?)]) {
        for (text, written) in cases {
            do {
                let value = try Value(parsing: text)
                #expect(value.text == written, "\(text)")
                #expect(try Value(parsing: value.text) == value)
            } catch {
                #expect(written == nil, "\(text): \(error)")
                #expect(error.text == text && error.attribute == nil)
            }
        }
    }

    @Test("Times are seconds or milliseconds")
    func times() throws {
        expect(
            SSML.Time.self,
            [
                ("1s", "1s"), ("1.5s", "1500ms"), (".5s", "500ms"), ("+2s", "2s"), ("800ms", "800ms"), ("0s", "0s"),
                ("1000ms", "1s"), ("0.25ms", "0.25ms"), ("007s", "7s"), ("1000000s", "1000000s"),
                ("", nil), ("s", nil), ("ms", nil), ("1", nil), ("-1s", nil), ("1 s", nil), ("1.s", nil), ("1S", nil),
                ("1min", nil), ("+s", nil), (".s", nil), ("1..5s", nil), ("1e3s", nil), ("1000001s", "1000000s"),
                ("99999999999999999999s", "1000000s"), ("１s", nil), ("1s ", nil), ("Infinitys", nil),
            ])
        #expect(SSML.Time(rawValue: .seconds(-1)).text == "0s")
        #expect(SSML.Time(rawValue: .seconds(1 << 60)).text == "1000000s")
        #expect(try SSML.Time(parsing: "1.5s").rawValue == .milliseconds(1500))
        let error = #expect(throws: SSML.ValueError.self) { try SSML.Time(parsing: "-1s") }
        #expect(error?.description.contains("not negative") == true)
    }

    @Test("Pitches are labels, hertz or changes")
    func pitches() throws {
        expect(
            SSML.Pitch.self,
            [
                ("x-low", "x-low"), ("default", "default"), ("150Hz", "150Hz"), ("1.5Hz", "1.5Hz"), ("+10Hz", "+10Hz"),
                ("-5.5Hz", "-5.5Hz"), ("+15.2%", "+15.2%"), ("-8%", "-8%"), ("10%", "+10%"), ("+2st", "+2st"),
                ("-.5st", "-0.5st"), ("9.Hz", "9Hz"), ("+0%", "+0%"), ("-0%", "+0%"),
                ("", nil), ("loud", nil), ("High", nil), ("150", nil), ("150hz", nil), ("2st", nil), ("+2 st", nil),
                ("+-2st", nil), ("Hz", nil), ("+Hz", nil), ("%", nil), ("++1%", nil),
            ])
        #expect(SSML.Pitch.semitones(-2).form == .semitones(-2))
        #expect(SSML.Pitch.high.form == .label(.high))
    }

    @Test("Rates are labels or percentages; what SSML 1.0 had is read as well, and told apart")
    func rates() throws {
        expect(
            SSML.Rate.self,
            [
                ("x-fast", "x-fast"), ("default", "default"), ("120%", "120%"), ("0%", "0%"),
                ("33.333333%", "33.333333%"),
                ("+10%", "+10%"), ("-10%", "-10%"), ("1.5", "1.5"), ("", nil), ("quick", nil), ("-1", nil),
                ("10 %", nil),
                ("%", nil), ("NaN", nil), ("1,5", nil),
            ])
        #expect(try SSML.Rate(parsing: "120%").isStandard && SSML.Rate(parsing: "slow").isStandard)
        #expect(try SSML.Rate(parsing: "+10%").conformance != .standard && !SSML.Rate(parsing: "1.5").isStandard)
        #expect(try SSML.Rate(parsing: "120%").multiplier == 1.2 && SSML.Rate(parsing: "-25%").multiplier == 0.75)
        #expect(try SSML.Rate(parsing: "1.5").multiplier == 1.5 && SSML.Rate.slow.multiplier == nil)
    }

    @Test("Multipliers are bounded as Apple's are, and written as percentages")
    func multipliers() {
        #expect(
            [0.1, 0.25, 1, 1.5, 2, 9].map { SSML.Rate.multiplier($0).text } == [
                "25%", "25%", "100%", "150%", "200%", "200%",
            ])
        #expect(
            [0.1, 0.5, 1, 1.5, 2, 9].map { SSML.Pitch.multiplier($0).text } == [
                "-50%", "-50%", "+0%", "+50%", "+100%", "+100%",
            ])
        #expect(SSML.Rate.multiplier(.infinity).text == "200%" && SSML.Pitch.multiplier(-.infinity).text == "-50%")
    }

    @Test("Volumes are labels or decibels; what SSML 1.0 had is read as well, and told apart")
    func volumes() throws {
        expect(
            SSML.Volume.self,
            [
                ("silent", "silent"), ("x-loud", "x-loud"), ("+6dB", "+6dB"), ("-.5dB", "-0.5dB"), ("6dB", "6dB"),
                ("50", "50"), ("100", "100"), ("+10", "+10"), ("+10%", "+10%"), ("", nil), ("dB", nil), ("6db", nil),
                ("101", nil), ("6.dB", "6dB"), ("+-6dB", nil), ("noisy", nil),
            ])
        #expect(try SSML.Volume(parsing: "+6dB").isStandard && SSML.Volume.soft.isStandard)
        for text in ["50", "+10", "+10%", "6dB"] { #expect(try !SSML.Volume(parsing: text).isStandard) }
        expect(SSML.SoundLevel.self, [("+6dB", "+6dB"), ("-3dB", "-3dB"), ("0dB", "0dB"), ("6", nil), ("loud", nil)])
    }

    @Test("Contours are points in percent, each with a pitch")
    func contours() throws {
        expect(
            SSML.Contour.self,
            [
                ("(0%,+20Hz)", "(0%,+20Hz)"), (" (0%,+20Hz)\t(10.5%,high) ", "(0%,+20Hz) (10.5%,high)"),
                ("", nil), ("()", nil), ("(0%)", nil), ("(0%,)", nil), ("(0%,+20Hz", nil), ("(0%,+20Hz)(1%,low)", nil),
                ("(-1%,low)", nil), ("(0%, low)", "(0%,low)"), ("(0,low)", nil), ("0%,low", nil), ("(0%,low) x", nil),
            ])
        #expect(throws: SSML.ValueError.self) { try SSML.Contour([]) }
        #expect(try SSML.Contour(parsing: "(0%,+20Hz) (50%,low)").points.map(\.position) == [0, 50])
    }

    @Test("Words out of a list are these words", arguments: ["x-weak", "Strong", "", "strong "])
    func keywords(text: String) {
        let isStrength = ["none", "x-weak", "weak", "medium", "strong", "x-strong"].contains(text)
        #expect((try? Break.Strength(parsing: text))?.text == (isStrength ? text : nil))
        #expect((try? SSML.LanguageFailure(parsing: text)) == nil)
    }

    @Test("Lists of words say which are wrong")
    func lists() throws {
        expect(
            SSML.Voice.Languages.self,
            [
                ("en-US", "en-US"), ("  en:pt\nzh-Hant ", "en:pt zh-Hant"), ("", ""), ("*-CH en-*", "*-CH en-*"),
                ("en_US", nil), ("en:", nil),
                ("en:a:b", nil),
            ])
        expect(SSML.Voice.Features.self, [("name age", "name age"), ("", ""), ("size", nil), ("name,age", nil)])
        expect(SSML.Voice.Names.self, [(" Anna\t Ben ", "Anna Ben"), ("", "")])
        expect(
            SSML.Roles.self, [("claws:VVI", "claws:VVI"), ("a b:c", "a b:c"), ("a:b:c", nil), (":a", nil), ("1", nil)])
    }

    @Test("Names, tokens, numbers and tags have the characters that they may have")
    func names() throws {
        expect(
            SSML.Identifier.self,
            [
                ("a-1.é_", "a-1.é_"), ("_", "_"), ("日本-1", "日本-1"), ("𠀀", nil), ("a b='c'", nil), ("1a", nil),
                ("a:b", nil), ("", nil), ("a b", nil),
            ])
        expect(
            SSML.NameToken.self,
            [("1a:-", "1a:-"), ("-é", "-é"), ("a👩", nil), ("/", nil), ("", nil), ("a b", nil), ("a,b", nil)])
        expect(SayAs.Kind.self, [("cardinal", "cardinal"), ("x:own", "x:own"), ("", nil), ("a b", nil)])
        expect(
            Phoneme.Alphabet.self, [("ipa", "ipa"), ("x-own", "x-own"), ("IPA", nil), ("sampa", nil), ("x-a\nb", nil)])
        expect(
            SSML.WholeNumber.self,
            [
                ("0", "0"), ("+7", "7"), ("007", "7"), ("", nil), ("-1", nil), ("1.0", nil), ("９", nil),
                ("1000000000000000000", "999999999999999999"),
            ])
        expect(SSML.Count.self, [("2.5", "2.5"), ("1", "1"), ("0", nil), ("-1", nil), ("1x", nil)])
        expect(SSML.Percentage.self, [("150%", "150%"), ("0%", nil), ("+1%", nil), ("150", nil)])
        expect(LanguageTag.self, [("en-US", "en-US"), ("ja", "ja"), ("", "und"), ("en_US", nil), ("e", nil)])
        expect(Mark.Name.self, [("a", "a"), (" a \n b ", "a b"), ("", nil), (" ", nil)])
    }

    @Test("Addresses are made of what an address is made of")
    func addresses() {
        expect(
            SSML.Address.self,
            [
                "", "a", "a.wav", "/a/b", "../a", "?a=b", "#c", "https://example.org",
                "https://example.org:8080/a?b=c#d",
                "urn:isbn:1", "file:///a", "http://[::1]:80/", "http://me:pw@example.org", "é/日本", "a%20b", "//host/a",
                "data:audio/wav;base64,AA==", "a/b:c", "~(a)'!*",
            ].map { ($0, $0) })
        expect(
            SSML.Address.self,
            [
                "a\u{1}", "a%2", "a%zz", "a#b#c", "1a:b", ":a", "http://[::1", "a[b]",
                "http://a:b:c", "http://a:", "//:80:", "http://a:123456", "http://a@b@c",
                "http://[a]/", "a?[",
            ].map { ($0, nil) })
    }

    @Test("What an address escapes is taken as it stands, and should be written otherwise")
    func unescapedAddresses() throws {
        for text in ["a b", "<", ">", "a|b", "{a}", "\\\\host"] {
            let address = try SSML.Address(parsing: text)
            #expect(address.text == text && address.conformance != .standard && address.isStandard)
        }
    }

    @Test("An attribute that is wrong or missing is named, and has a place")
    func errors() throws {
        let document = try SSML(
            parsing: "<speak>\n<break time='soon'/><sub>a</sub><prosody rate='2' pitch='+1'/></speak>")
        let elements = document.root.elements
        let time = #expect(throws: SSML.ValueError.self) { try Break(elements[0]) }
        #expect(time?.attribute == .time && time?.text == "soon")
        let attribute = try #require(elements[0].attribute(.time))
        #expect(document.location(of: attribute) == TextLocation(line: 2, column: 8, utf8Offset: 15))
        #expect(document.location(ofValueOf: attribute) == TextLocation(line: 2, column: 14, utf8Offset: 21))
        #expect(time?.description == "The value “soon” of “time” must be a time such as 250ms or 1.5s.")
        let alias = #expect(throws: SSML.ValueError.self) { try Sub(elements[1]) }
        #expect(alias?.attribute == .alias && alias?.text == nil)
        #expect(try elements[2].value(of: .rate, as: SSML.Rate.self)?.form == .number(2))
        #expect(try elements[2].value(of: .pitch, as: SSML.Pitch.self)?.isStandard == false)
        #expect(throws: SSML.ValueError.self) { try Prosody(elements[2]) }
        #expect(try Prosody(elements[2], acceptsOlder: true).rate?.multiplier == 2)
        #expect(try elements[2].value(of: .volume, as: SSML.Volume.self) == nil)
    }
}

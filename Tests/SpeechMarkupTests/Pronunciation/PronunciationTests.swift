import SpeechMarkup
import TestSupport
import Testing

@Suite("Pronunciations")
struct PronunciationTests {
    @Test(
        "A pronunciation is read and written in every alphabet",
        arguments: [
            // IPA, X-SAMPA, ARPAbet, espeak-ng
            ("ˈliːd", "\"li:d", "L IY1 D", "l'i:d"),
            ("ˈlɛd", "\"lEd", "L EH1 D", "l'Ed"),
            ("ˈdʒʌdʒ", "\"dZVdZ", "JH AH1 JH", "dZ'VdZ"),
            ("ˈkloʊs", "\"kloUs", "K L OW1 S", "kl'oUs"),
            ("əˈbaʊt", "@\"baUt", "AH0 B AW1 T", "@b'aUt"),
            ("ˈsʌmˌθɪŋ", "\"sVm%TIN", "S AH1 M TH IH2 NG", "s'VmT,IN"),
            ("ˈbʌtɚ", "\"bVt@`", "B AH1 T ER0", "b'Vt3"),
            ("ˈhæpi", "\"h{pi", "HH AE1 P IY0", "h'api"),
            ("ˈboʊ ənd ˈæɹoʊ", "\"boU @nd \"{r\\oU", "B OW1 / AH0 N D / AE1 R OW0", "b'oU @nd 'aroU"),
        ]
    )
    func alphabets(ipa: String, xSAMPA: String, arpabet: String, espeak: String) throws {
        let pronunciation = try Pronunciation(ipa)
        #expect(pronunciation.ipa == ipa)
        #expect(try pronunciation.text(in: .xSAMPA) == xSAMPA)
        #expect(try pronunciation.text(in: .arpabet) == arpabet)
        #expect(try pronunciation.text(in: .espeak) == espeak)
        #expect(try Pronunciation(xSAMPA, in: .xSAMPA) == pronunciation)
        #expect(try Pronunciation(arpabet, in: .arpabet) == pronunciation)
        #expect(try Pronunciation(espeak, in: .espeak) == pronunciation)
    }

    @Test(
        "Stress is written before the syllable, as English divides words",
        arguments: [
            ("EH0 K S T R EY1 N Y AH0 S", "ɛkˈstɹeɪnjəs"), ("AH0 T R AE1 K T", "əˈtɹækt"), ("HH AW1 S", "ˈhaʊs"),
            ("S IH1 NG ER0", "ˈsɪŋɚ"), ("M AH0 NG AA1 N", "məŋˈɑːn"), ("AE2 T L AE1 N T IH0 K", "ˌætˈlæntɪk"),
            ("M Y UW1 Z IH0 K", "ˈmjuːzɪk"),
        ]
    )
    func onsets(arpabet: String, ipa: String) throws {
        #expect(try Pronunciation(arpabet, in: .arpabet).ipa == ipa)
        #expect(try Pronunciation(ipa).text(in: .arpabet) == arpabet)
    }

    @Test(
        "Other ways to write IPA are taken for the same",
        arguments: [
            ("l/i:/d", "liːd"), ("/ˈliːd/", "ˈliːd"), ("[ɡoʊ]", "ɡoʊ"), ("'goʊ", "ˈɡoʊ"), ("t͡ʃiːz", "tʃiːz"),
            ("ʤʌʤ", "dʒʌdʒ"),
            ("  liːd \n paɪp ", "liːd paɪp"), ("ˈkant\u{0303}o", "ˈkant̃o"), ("mãs", "ma\u{303}s"),
        ]
    )
    func lenient(text: String, ipa: String) throws {
        let pronunciation = try Pronunciation(text)
        #expect(pronunciation.ipa.unicodeScalars.elementsEqual(ipa.unicodeScalars), "\(pronunciation.ipa)")
    }

    @Test("Symbols that together would be another are kept apart")
    func keptApart() throws {
        #expect(try Pronunciation("N AH1 T SH EH2 L", in: .arpabet).ipa == "ˈnʌtˌʃɛl")
        #expect(try Pronunciation("K AE1 T SH IH0 P", in: .arpabet).ipa == "ˈkæt.ʃɪp")
        #expect(try Pronunciation("ˈkæt.ʃɪp").text(in: .arpabet) == "K AE1 T SH IH0 P")
        #expect(try Pronunciation("kat-Sip", in: .xSAMPA).ipa == "kat.ʃip")
        #expect(try Pronunciation("kæts").text(in: .arpabet) == "K AE0 T S")
    }

    @Test("The stressed vowel of “bird” is one symbol in American English and a long vowel in espeak-ng's")
    func rhotic() throws {
        #expect(try Pronunciation("B ER1 D", in: .arpabet).ipa == "ˈbɝd")
        #expect(try Pronunciation("b'3:d", in: .espeak).ipa == "ˈbɜːd")
        for ipa in ["ˈbɝd", "ˈbɜːd"] {
            #expect(try Pronunciation(ipa).text(in: .arpabet) == "B ER1 D")
            #expect(try Pronunciation(ipa).text(in: .espeak) == "b'3:d")
        }
    }

    @Test(
        "An unknown symbol is named, with its place",
        arguments: [
            ("ˈl1d", PhoneticAlphabet.ipa, "1", 3, 3), ("é€", .ipa, "€", 2, 2), ("lEd#", .xSAMPA, "#", 4, 3),
            ("L IY1 DD", .arpabet, "DD", 7, 6), ("L1 IY D", .arpabet, "L1", 1, 0), ("l'i:d€", .espeak, "€", 6, 5),
            ("naïv\u{336}", .ipa, "v\u{336}", 4, 4),
        ]
    )
    func unknownSymbols(text: String, alphabet: PhoneticAlphabet, symbol: String, column: Int, offset: Int) {
        let error = #expect(throws: PronunciationError.self) { try Pronunciation(text, in: alphabet) }
        #expect(error?.code == .unknownSymbol)
        #expect(error?.symbol == symbol)
        #expect(error?.column == column)
        #expect(error?.utf8Offset == offset)
        #expect(error?.alphabet == alphabet)
    }

    @Test("What has no sound is no pronunciation", arguments: ["", "  ", "ˈ", "//", "ˌ.ː"])
    func empty(text: String) {
        #expect(throws: PronunciationError.self) { try Pronunciation(text) }
    }

    @Test("A sound that an alphabet does not have is named")
    func notExpressible() throws {
        let error = #expect(throws: PronunciationError.self) { try Pronunciation("ˈbyːçɐ").text(in: .arpabet) }
        #expect(error?.code == .notExpressible)
        #expect(error?.symbol == "y")
        #expect(error?.column == 3)
        #expect(error?.reason == "The alphabet x-arpabet has no symbol for “y”.")
    }

    @Test("Alphabets are known by their names", arguments: PhoneticAlphabet.all)
    func names(alphabet: PhoneticAlphabet) {
        #expect(PhoneticAlphabet(named: alphabet.name) == alphabet)
        #expect(PhoneticAlphabet(named: alphabet.name.uppercased()) == alphabet)
        #expect(PhoneticAlphabet(named: "x-klingon") == nil)
    }

    /// Symbols of all kinds, the rare ones too.
    private static let sounds = [
        "p", "b", "t", "d", "k", "ɡ", "ʈ", "ɖ", "ʔ", "m", "ŋ", "ɹ", "r", "ʀ", "ɾ", "f", "θ", "ð", "ʃ", "ʒ", "tʃ", "dʒ",
        "ts", "x", "ç", "ħ", "l̩",
        "ǀ", "ǁ", "ǃ", "ɓ", "ʄ", "iː", "i", "ɪ", "eɪ", "ɛ", "æ", "aɪ", "a", "ɑː", "ɒ", "ɔɪ", "oʊ", "ʊ", "uː", "ʌ", "ɚ",
        "ɝ", "ə", "y", "ø", "œ", "ɨ", "ɵ",
        "ˈ", "ˌ", "ː", "ʰ", "\u{303}", "ʲ", "˞", ".", " ", "‿", "|", "‖", "ʼ", "ʷ",
    ]

    @Test("X-SAMPA says the same as the IPA that it was written from")
    func xSAMPAIsIPA() throws {
        var random = SeededRandom(seed: 6)
        for _ in 0..<fuzzCount(3_000, verifying: 300_000) {
            let text = random.text(of: Self.sounds, upTo: 8)
            guard let pronunciation = try? Pronunciation(text) else { continue }
            let xSAMPA = try pronunciation.text(in: .xSAMPA)
            #expect(try Pronunciation(xSAMPA, in: .xSAMPA) == pronunciation, "\(text) \(xSAMPA)")
        }
    }

    @Test(
        "What was read in an alphabet is written in its plainest form, and the same ever after",
        arguments: PhoneticAlphabet.all)
    func writingIsStable(alphabet: PhoneticAlphabet) throws {
        var random = SeededRandom(seed: 7)
        var stable = 0
        for _ in 0..<fuzzCount(2_000, verifying: 200_000) {
            guard let pronunciation = try? Pronunciation(random.text(of: Self.sounds, upTo: 8)),
                let first = try? pronunciation.text(in: alphabet)
            else { continue }
            let second = try Pronunciation(first, in: alphabet).text(in: alphabet)
            #expect(
                try Pronunciation(second, in: alphabet).text(in: alphabet) == second, "\(pronunciation.ipa) \(first)")
            stable += 1
        }
        #expect(stable > 50)
    }

    @Test("ARPAbet comes back as it was")
    func arpabetRoundTrip() throws {
        let consonants = "B CH D DH F G HH JH K L M N NG P R S SH T TH V W Y Z ZH".split(separator: " ").map(
            String.init)
        let vowels = "AA AE AH AO AW AY EH ER EY IH IY OW OY UH UW".split(separator: " ").map(String.init)
        var random = SeededRandom(seed: 8)
        for _ in 0..<fuzzCount(3_000, verifying: 300_000) {
            var tokens: [String] = []
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                for _ in 0..<Int.random(in: 0...3, using: &random) {
                    tokens.append(consonants.randomElement(using: &random) ?? "")
                }
                tokens.append((vowels.randomElement(using: &random) ?? "") + "\(Int.random(in: 0...2, using: &random))")
            }
            let text = tokens.joined(separator: " ")
            let ipa = try Pronunciation(text, in: .arpabet).ipa
            #expect(try Pronunciation(ipa).text(in: .arpabet) == text, "\(ipa)")
        }
    }

    @Test("Random text in any alphabet is read or refused with a place", arguments: PhoneticAlphabet.all)
    func neverTraps(alphabet: PhoneticAlphabet) {
        var random = SeededRandom(seed: 9)
        let pieces =
            Self.sounds + [
                "_", "\\", "`", "-", "é", "\u{301}", "👩‍👩‍👧", "AA1", "T", "\u{0}", "\r\n", "/", "<", ">", "ẵ", "=", "|",
            ]
        for _ in 0..<fuzzCount(2_000, verifying: 200_000) {
            let text = random.text(of: pieces, upTo: 8)
            do {
                _ = try Pronunciation(text, in: alphabet)
            } catch {
                #expect(error.utf8Offset <= text.utf8.count)
                #expect(error.column >= 1 && error.column <= text.count + 1)
            }
        }
    }
}

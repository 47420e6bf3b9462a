import SpeechMarkup
import Testing
import TextToolkit

@Suite("Lexicons")
struct LexiconTests {
    private static let lead = "lead\tl/i:/d\n"

    private func found(_ lexicon: Lexicon, _ text: String) -> [String] {
        lexicon.matches(in: text).map { "\($0.text) \($0.spoken)" }
    }

    @Test("One entry corrects its word and its plural, and no word that only contains it")
    func fiveCorrections() throws {
        let text = "lead Leads leadership unleaded lead Leads leads"
        let lexicon = try Lexicon(reading: Self.lead)
        #expect(found(lexicon, text) == ["lead liːd", "lead liːd"])
        let inflected = try lexicon.inflected(by: EnglishInflection.all)
        #expect(found(inflected, text) == ["lead liːd", "Leads liːdz", "lead liːd", "Leads liːdz", "leads liːdz"])
        #expect(inflected.matches(in: text).map(\.inflection) == [nil, .s, nil, .s, .s])
        // Of the bytes, the same.
        let bytes = inflected.matches(in: UTF8Text(text)).map { Array(text.utf8)[$0.range] }
        #expect(bytes.map { String(decoding: $0, as: UTF8.self) } == ["lead", "Leads", "lead", "Leads", "leads"])
    }

    @Test("A lexicon's file may ask for inflections, and every format that can say so says it")
    func inflectionsInFiles() throws {
        let text = "lead Leads leadership unleaded lead Leads leads"
        let lexicon = try Lexicon(reading: "# inflections: s ing\n" + Self.lead)
        #expect(lexicon.inflections == [.s, .ing])
        #expect(found(lexicon, text) == ["lead liːd", "Leads liːdz", "lead liːd", "Leads liːdz", "leads liːdz"])
        for format in [LexiconFormat.tsv, .pls] {
            #expect(try Lexicon(reading: lexicon.written(as: format)) == lexicon)
        }
        let error = #expect(throws: LexiconError.self) { try Lexicon(reading: "# inflections: s en\n" + Self.lead) }
        #expect(error?.code == .badFormat)
        #expect(error?.location?.line == 1)
    }

    @Test("The longest phrase counts, across any white space")
    func phrases() throws {
        let lexicon = try Lexicon(reading: Self.lead + "lead pipe\tˈlɛd ˌpaɪp\n")
        #expect(found(lexicon, "Lead a LEAD\n pipe, lead.") == ["Lead liːd", "LEAD\n pipe ˈlɛd ˌpaɪp", "lead liːd"])
    }

    @Test("Capitals make a difference where the lexicon says so")
    func letterCase() throws {
        let text = "# case: significant\nPolish\tˈpoʊlɪʃ\npolish\tˈpɑːlɪʃ\n"
        let lexicon = try Lexicon(reading: text)
        #expect(found(lexicon, "polish Polish POLISH") == ["polish ˈpɑːlɪʃ", "Polish ˈpoʊlɪʃ"])
        for format in [LexiconFormat.tsv, .pls] {
            #expect(try Lexicon(reading: lexicon.written(as: format)) == lexicon)
        }
    }

    @Test("Of several lexicons the last counts, and the longest phrase of them all")
    func stack() throws {
        let base = try Lexicon(reading: "lead\tlɛd\nlead pipe\tˈlɛd ˌpaɪp\nbass\tbeɪs\n")
        let mine = try Lexicon(reading: "lead\tliːd\n")
        let exact = try Lexicon(reading: "# case: significant\nBass\tbæs\n")
        let stack = try LexiconStack([base, mine, exact])
        let matches = stack.matches(in: "lead a lead pipe: bass, Bass").map { "\($0.lexiconIndex) \($0.spoken)" }
        #expect(matches == ["1 liːd", "0 ˈlɛd ˌpaɪp", "0 beɪs", "2 bæs"])
        // A phrase of a lexicon that minds capitals and the word that it starts with of one that does not.
        let phrase = try Lexicon(reading: "# case: significant\nlead pipe\tˈlɛd ˌpaɪp\n")
        for lexicons in [[phrase, mine], [mine, phrase]] {
            let found = try LexiconStack(lexicons).matches(in: "a lead pipe").map { "\($0.text) \($0.spoken)" }
            #expect(found == ["lead pipe ˈlɛd ˌpaɪp"])
        }
        let other = try LexiconStack([mine, exact, base])
        #expect(other.matches(in: "lead Bass").map { "\($0.spoken)" } == ["lɛd", "beɪs"])
    }

    @Test("A preferred rendition counts, then the first, over all entries of a word")
    func preference() throws {
        let readings = try ["ɑː", "ɛ", "iː"].map { try Pronunciation($0) }
        let plain = Lexeme(graphemes: ["word"], renditions: [.phonemes(readings[0]), .phonemes(readings[1])])
        #expect(found(try Lexicon([plain]), "word") == ["word ɑː"])
        let preferring = Lexeme(
            graphemes: ["other", "WORD"],
            renditions: [.phonemes(readings[1]), .phonemes(readings[2], isPreferred: true)])
        #expect(found(try Lexicon([plain, preferring]), "word") == ["word iː"])
        let later = Lexeme(graphemes: ["word"], renditions: [.phonemes(readings[0], isPreferred: true)])
        #expect(found(try Lexicon([plain, preferring, later]), "word") == ["word iː"])
    }

    @Test("An alias is spoken by the lexicon where it can be, and in words where it cannot")
    func aliases() throws {
        let lexicon = try Lexicon([
            Lexeme(graphemes: ["W3C"], renditions: [.alias("World Wide Web Consortium")]),
            Lexeme(graphemes: ["WWW"], renditions: [.alias("world-wide web")]),
            Lexeme("world", try Pronunciation("ˈwɜːld")), Lexeme("wide", try Pronunciation("waɪd")),
            Lexeme("web", try Pronunciation("wɛb")),
            Lexeme(graphemes: ["TPAC"], renditions: [.alias("the W3C's week, by W3C")]),
        ])
        #expect(found(lexicon, "W3C") == ["W3C World Wide Web Consortium"])
        #expect(found(lexicon, "WWW") == ["WWW ˈwɜːld waɪd wɛb"])
        #expect(found(lexicon, "TPAC") == ["TPAC the W3C's week, by World Wide Web Consortium"])
    }

    @Test("An alias that leads back to itself is an error")
    func aliasCycles() throws {
        for aliases in [["a b", "b a"], ["a c a"], ["a b", "b c", "c b"]] {
            let lexemes = aliases.map { alias in
                let words = alias.split(separator: " ").map { "word\($0)" }
                return Lexeme(graphemes: [words[0]], renditions: [.alias(words.dropFirst().joined(separator: " "))])
            }
            let error = #expect(throws: LexiconError.self) { try Lexicon(lexemes) }
            #expect(error?.code == .aliasCycle)
        }
    }

    @Test("A chain of aliases may be long, but aliases do not multiply without end")
    func aliasChains() throws {
        let count = 20_000
        let chain = (0..<count).map { Lexeme(graphemes: ["w\($0)"], renditions: [.alias("w\($0 + 1)")]) }
        #expect(found(try Lexicon(chain), "w0") == ["w0 w\(count)"])
        let bomb = (0..<40).map { Lexeme(graphemes: ["w\($0)"], renditions: [.alias("w\($0 + 1) w\($0 + 1)")]) }
        let error = #expect(throws: LexiconError.self) { try Lexicon(bomb) }
        #expect(error?.code == .aliasTooLong)
    }

    @Test("Attributes for Apple's platforms count in UTF-16 units")
    func appleAttributes() throws {
        let text = "👩‍👩‍👧 Lead é lead"
        let attributes = try Lexicon(reading: Self.lead).matches(in: text).appleSpeechAttributes
        #expect(attributes.map(\.ipaNotation) == ["liːd", "liːd"])
        let units = Array(text.utf16)
        #expect(attributes.map { String(decoding: units[$0.utf16Range], as: UTF16.self) } == ["Lead", "lead"])
        #expect(
            try Lexicon(reading: Self.lead).matches(in: text.dropFirst(2)).appleSpeechAttributes.map(\.location) == [
                0, 7,
            ])
    }

    @Test("An entry without a word, or without a pronunciation, is an error")
    func emptyEntries() throws {
        let sound = try Pronunciation("ɑː")
        for (lexeme, code) in [
            (Lexeme("…!", sound), LexiconError.Code.noWord), (Lexeme("", sound), .noWord),
            (Lexeme("a\n\nb", sound), .noWord),
            (Lexeme(graphemes: [], renditions: [.phonemes(sound)]), .badFormat),
            (Lexeme(graphemes: ["a"], renditions: []), .badFormat),
        ] {
            let error = #expect(throws: LexiconError.self) { try Lexicon([lexeme]) }
            #expect(error?.code == code)
        }
    }

    @Test("A word is found among ten others and among 20,000", arguments: [10, 20_000])
    func size(_ count: Int) throws {
        let sound = try Pronunciation("ə")
        let lexicon = try Lexicon((0..<count).map { Lexeme("word\($0)", sound) })
        #expect(lexicon.matches(in: "A word9 there").map(\.text) == ["word9"])
    }

    @Test("An empty lexicon finds nothing")
    func empty() throws {
        #expect(found(try Lexicon([]), "lead").isEmpty)
        #expect(try LexiconStack([]).matches(in: "lead").map(\.text).isEmpty)
    }
}

@Suite("English inflections")
struct EnglishInflectionTests {
    @Test(
        "Endings sound as English has them, and are spelt as it spells them",
        arguments: [
            ("lead", "liːd", "leads liːdz", "leaded liːdɪd", "leading liːdɪŋ"),
            ("close", "kloʊz", "closes kloʊzɪz", "closed kloʊzd", "closing kloʊzɪŋ"),
            ("record", "ɹɪˈkɔːɹd", "records ɹɪˈkɔːɹdz", "recorded ɹɪˈkɔːɹdɪd", "recording ɹɪˈkɔːɹdɪŋ"),
            ("permit", "pɚˈmɪt", "permits pɚˈmɪts", "permitted pɚˈmɪtɪd", "permitting pɚˈmɪtɪŋ"),
            ("visit", "ˈvɪzɪt", "visits ˈvɪzɪts", "visited ˈvɪzɪtɪd", "visiting ˈvɪzɪtɪŋ"),
            ("watch", "wɑːtʃ", "watches wɑːtʃɪz", "watched wɑːtʃt", "watching wɑːtʃɪŋ"),
            ("try", "tɹaɪ", "tries tɹaɪz", "tried tɹaɪd", "trying tɹaɪɪŋ"),
            ("play", "pleɪ", "plays pleɪz", "played pleɪd", "playing pleɪɪŋ"),
            ("die", "daɪ", "dies daɪz", "died daɪd", "dying daɪɪŋ"),
            ("laugh", "læf", "laughs læfs", "laughed læft", "laughing læfɪŋ"),
            ("stomach", "ˈstʌmək", "stomachs ˈstʌməks", "stomached ˈstʌməkt", "stomaching ˈstʌməkɪŋ"),
            ("panic", "ˈpænɪk", "panics ˈpænɪks", "panicked ˈpænɪkt", "panicking ˈpænɪkɪŋ"),
            ("quiz", "kwɪz", "quizes kwɪzɪz", "quizzed kwɪzd", "quizzing kwɪzɪŋ"),
            ("star", "stɑː", "stars stɑːz", "starred stɑːd", "starring stɑːɹɪŋ"),
            ("wind", "waɪnd", "winds waɪndz", "winded waɪndɪd", "winding waɪndɪŋ"),
            ("see", "siː", "sees siːz", "seed siːd", "seeing siːɪŋ"),
        ]
    )
    func regular(word: String, ipa: String, s: String, ed: String, ing: String) throws {
        let pronunciation = try Pronunciation(ipa)
        for (inflection, expected) in [(EnglishInflection.s, s), (.ed, ed), (.ing, ing)] {
            let sound = inflection.pronunciation(of: pronunciation, spelt: word)
            #expect(inflection.forms(of: word, pronounced: pronunciation).map { "\($0) \(sound)" }.contains(expected))
        }
    }

    @Test("Every inflection can be written in every alphabet", arguments: EnglishInflection.all, PhoneticAlphabet.all)
    func expressible(inflection: EnglishInflection, alphabet: PhoneticAlphabet) throws {
        for ipa in ["ˈbʌs", "ˈbɛd", "ˈkæt", "ˈɡoʊ", "ˈkʌɹ"] {
            let sound = inflection.pronunciation(of: try Pronunciation(ipa), spelt: "x")
            #expect(try Pronunciation(sound.text(in: alphabet), in: alphabet).ipa.hasPrefix(try Pronunciation(ipa).ipa))
        }
    }

    @Test("Possessives are found with either apostrophe; an entry goes before an inflection")
    func possessivesAndEntries() throws {
        let lexicon = try Lexicon(reading: "bass\tbeɪs\nlead\tliːd\nleads\tlɛdz\n").inflected(by: EnglishInflection.all)
        let found = lexicon.matches(in: "bass's Bass’s leads basses Basses'").map { "\($0.text) \($0.spoken)" }
        #expect(found == ["bass's beɪsɪz", "Bass’s beɪsɪz", "leads lɛdz", "basses beɪsɪz", "Basses beɪsɪz"])
    }

    @Test("What is no English word is not inflected", arguments: ["東京", "naïve1", "42", "ß"])
    func others(word: String) throws {
        for inflection in EnglishInflection.all {
            #expect(inflection.forms(of: word, pronounced: try Pronunciation("toː")).isEmpty)
        }
    }
}

import Foundation
import SpeechMarkup
import TestSupport
import Testing
import TextToolkit

@Suite("Lexicon formats")
struct LexiconFormatTests {
    private static let pls = """
        <?xml version="1.0" encoding="UTF-8"?>
        <lexicon version="1.0" xmlns="http://www.w3.org/2005/01/pronunciation-lexicon"
          xmlns:pos="http://example.org/pos" xmlns:dc="http://purl.org/dc/elements/1.1/"
          xml:base="http://example.org/" alphabet="x-sampa" xml:lang="en-GB">
          <meta name="author" content="A &amp; B"/>
          <meta http-equiv="Expires" content="0"/>
          <metadata><dc:title>Words</dc:title></metadata>
          <!-- a comment -->
          <lexeme xml:id="row" role="pos:noun pos:verb">
            <grapheme>row</grapheme>
            <grapheme> a
              row </grapheme>
            <phoneme>r\\@U</phoneme>
            <phoneme prefer="true" alphabet="ipa">ˈɹaʊ</phoneme>
            <example>What a row!</example>
          </lexeme>
          <lexeme><grapheme>GB</grapheme><alias prefer="true">Great Britain</alias></lexeme>
        </lexicon>
        """

    @Test("All of PLS is read")
    func readsPLS() throws {
        let lexicon = try Lexicon(reading: Self.pls)
        #expect(lexicon.properties.language == "en-GB")
        #expect(lexicon.properties.alphabet == .xSAMPA)
        #expect(lexicon.properties.base == "http://example.org/")
        #expect(
            lexicon.properties.metadata == [
                .property(name: "author", content: "A & B"), .httpEquivalent(name: "Expires", content: "0"),
                .xml("<metadata xmlns:dc=\"http://purl.org/dc/elements/1.1/\"><dc:title>Words</dc:title></metadata>"),
            ]
        )
        let row = try #require(lexicon.lexemes.first)
        #expect(row.id == "row")
        #expect(
            row.roles == [
                .init("noun", namespace: "http://example.org/pos"), .init("verb", namespace: "http://example.org/pos"),
            ])
        #expect(row.graphemes == ["row", "a row"])
        #expect(row.examples == ["What a row!"])
        #expect(
            row.renditions == [
                .phonemes(try Pronunciation("ɹəʊ"), alphabet: .xSAMPA),
                .phonemes(try Pronunciation("ˈɹaʊ"), isPreferred: true),
            ]
        )
        #expect(lexicon.lexemes[1].renditions == [.alias("Great Britain", isPreferred: true)])
        #expect(
            lexicon.matches(in: "A row in GB").map { "\($0.text) \($0.spoken)" } == ["A row ˈɹaʊ", "GB Great Britain"])
        #expect(try Lexicon(reading: lexicon.written(as: .pls)) == lexicon)
    }

    @Test("A rendition is preferred by each of the words that XML Schema has for true", arguments: ["true", "1"])
    func preference(_ word: String) throws {
        let lexicon = try Lexicon(
            reading: """
                <lexicon version="1.0" xmlns="http://www.w3.org/2005/01/pronunciation-lexicon" alphabet="ipa" xml:lang="en">
                <lexeme><grapheme>a</grapheme><phoneme prefer="false">a</phoneme><phoneme prefer="0">b</phoneme>
                <phoneme prefer="\(word)">d</phoneme></lexeme></lexicon>
                """
        )
        #expect(lexicon.lexemes[0].renditions.map(\.isPreferred) == [false, false, true])
        #expect(lexicon.matches(in: "a").map { "\($0.spoken)" } == ["d"])
    }

    @Test("PLS in a namespace with a prefix is the same")
    func prefixedPLS() throws {
        let lexicon = try Lexicon(
            reading: """
                <p:lexicon version="1.0" xmlns:p="http://www.w3.org/2005/01/pronunciation-lexicon" xmlns:x="u" x:any="1"
                  alphabet="ipa" xml:lang="en"><p:metadata><x:y/></p:metadata><x:z>text</x:z><p:lexeme><p:grapheme>a<![CDATA[&]]>b</p:grapheme>
                <p:phoneme>&#x259;</p:phoneme></p:lexeme></p:lexicon>
                """
        )
        #expect(lexicon.lexemes == [Lexeme("a&b", try Pronunciation("ə"))])
    }

    @Test(
        "What PLS does not allow is found by line and column",
        arguments: [
            ("<a/>", 1, 1, "no lexicon"), ("<lexicon/>", 1, 1, "no namespace"),
            (
                "<lexicon xmlns='http://www.w3.org/2005/01/pronunciation-lexicon' xml:lang='en' alphabet='ipa'/>", 1, 1,
                "version"
            ),
        ])
    func badRoots(text: String, line: Int, column: Int, part: String) {
        let error = #expect(throws: LexiconError.self) { try Lexicon(reading: text, file: "a.pls") }
        #expect(error?.code == .badFormat)
        #expect(error?.location?.line == line && error?.location?.column == column)
        #expect(error?.description.contains(part) == true)
    }

    @Test(
        "What an entry must not have is found by line and column",
        arguments: [
            // The line after the root's start tag, the error's column and code.
            ("<lexeme><grapheme>a</grapheme></lexeme>", 1, LexiconError.Code.badFormat),
            ("<lexeme><phoneme>ə</phoneme></lexeme>", 1, .badFormat),
            ("<lexeme><grapheme> </grapheme><phoneme>ə</phoneme></lexeme>", 9, .noWord),
            ("<lexeme><grapheme>…</grapheme><phoneme>ə</phoneme></lexeme>", 19, .noWord),
            ("<lexeme><grapheme>a</grapheme><phoneme>aˈ1</phoneme></lexeme>", 42, .badPronunciation),
            ("<lexeme><grapheme>a</grapheme><phoneme/></lexeme>", 31, .badPronunciation),
            ("<lexeme><grapheme>a</grapheme><phoneme alphabet='x-foo'>a</phoneme></lexeme>", 50, .unknownAlphabet),
            ("<lexeme><grapheme>a</grapheme><phoneme prefer='yes'>a</phoneme></lexeme>", 40, .badFormat),
            ("<lexeme><grapheme>a</grapheme><phoneme foo='yes'>a</phoneme></lexeme>", 40, .badFormat),
            ("<lexeme><grapheme>a<b/></grapheme><phoneme>a</phoneme></lexeme>", 20, .badFormat),
            ("<lexeme>é x<grapheme>a</grapheme><phoneme>a</phoneme></lexeme>", 9, .badFormat),
            ("<lexeme role='q:x'><grapheme>a</grapheme><phoneme>a</phoneme></lexeme>", 9, .badFormat),
            ("<foo/>", 1, .badFormat), ("<meta content='x'/>", 1, .badFormat), ("<meta name='x'/>", 1, .badFormat),
            ("<lexeme><grapheme>ab</grapheme><alias>so ab</alias></lexeme>", 39, .aliasCycle),
            ("<lexeme><grapheme>a</grapheme></lexicon>", 33, .notWellFormed),
            ("<lexeme><grapheme>a</grapheme><phoneme>a</phoneme></lexeme><meta name='x' content=''/>", 60, .badFormat),
        ]
    )
    func badEntries(entry: String, column: Int, code: LexiconError.Code) {
        let text = """
            <lexicon version="1.0" xmlns="http://www.w3.org/2005/01/pronunciation-lexicon" alphabet="ipa" xml:lang="en">
            \(entry)
            </lexicon>
            """
        let error = #expect(throws: LexiconError.self) { try Lexicon(reading: text, file: "a.pls") }
        #expect(error?.code == code)
        #expect(error?.location?.line == 2)
        #expect(error?.location?.column == column, "\(error?.description ?? "")")
        #expect(error?.sourceLine == entry)
        #expect(error?.file == "a.pls")
    }

    @Test("TSV and CMUdict are read, comments and variants too")
    func readsLines() throws {
        let tsv = try Lexicon(
            reading: "\u{FEFF}# a comment\n# language: en-US\r\nlead\tliːd\r\n\n lead pipe \tlɛd paɪp\nlead\tlɛd")
        #expect(tsv.properties.language == "en-US")
        #expect(tsv.lexemes.map(\.graphemes) == [["lead"], ["lead pipe"], ["lead"]])
        #expect(tsv.matches(in: "lead").map { "\($0.spoken)" } == ["liːd"])

        let cmudict = try Lexicon(
            reading: ";;; a comment\nLEAD  L EH1 D\nLEAD(2)  L IY1 D\n'BOUT  B AW1 T\nBOB  B AA1 B # a name\n",
            language: "en-US"
        )
        // A comment tells the format, whatever is in it.
        #expect(LexiconFormat.recognized(in: Array(";;; word\tsounds\nLEAD  L EH1 D".utf8)) == .cmudict)
        #expect(cmudict.lexemes.map(\.graphemes) == [["LEAD"], ["'BOUT"], ["BOB"]])
        #expect(cmudict.lexemes[0].renditions.count == 2)
        #expect(cmudict.matches(in: "Lead Bob").map { "\($0.spoken)" } == ["ˈlɛd", "ˈbɑːb"])
        #expect(try cmudict.written(as: .cmudict) == "LEAD  L EH1 D\nLEAD(2)  L IY1 D\n'BOUT  B AW1 T\nBOB  B AA1 B\n")
        #expect(
            try cmudict.written(as: .tsv) == "# language: en-US\nLEAD\tˈlɛd\nLEAD\tˈliːd\n'BOUT\tˈbaʊt\nBOB\tˈbɑːb\n")
    }

    @Test(
        "What is wrong in a line is found by line and column",
        arguments: [
            ("lead\tliːd\nbass beɪs\n", LexiconFormat.tsv, 2, 1, LexiconError.Code.badFormat),
            ("lead\tl1d", .tsv, 1, 7, .badPronunciation),
            ("é\tə\tx", .tsv, 1, 4, .badFormat), ("é\tə\n\t\tə", .tsv, 2, 2, .badFormat),
            ("é\tə\n\tə", .tsv, 2, 1, .noWord),
            ("é\tə\n …\tə", .tsv, 2, 2, .noWord), ("# case: maybe\n", .tsv, 1, 8, .badFormat),
            ("# language: e_n\n", .tsv, 1, 12, .badFormat),
            ("A  AH0\nLEAD  L EE1 D", .cmudict, 2, 9, .badPronunciation), ("LEAD", .cmudict, 1, 5, .badFormat),
            ("A  AH0\n L IY1", .cmudict, 2, 1, .badFormat), ("A  AH0\n!  L IY1", .cmudict, 2, 1, .noWord),
        ]
    )
    func badLines(text: String, format: LexiconFormat, line: Int, column: Int, code: LexiconError.Code) {
        let error = #expect(throws: LexiconError.self) { try Lexicon(reading: text, as: format, file: "words") }
        #expect(error?.code == code)
        #expect(error?.location?.line == line)
        #expect(error?.location?.column == column, "\(error?.description ?? "")")
        #expect(error?.description.hasPrefix("words, line \(line), column \(column): ") == true)
    }

    @Test("Bytes that are not UTF-8 have a place in every format", arguments: LexiconFormat.all)
    func notUTF8(format: LexiconFormat) {
        let error = #expect(throws: LexiconError.self) {
            try Lexicon(reading: Array("<a>\né".utf8) + [0xFF, 0x09], as: format)
        }
        #expect(error?.code == .notWellFormed)
        #expect(error?.location?.line == 2 && error?.location?.column == 2)
    }

    @Test("A format is recognised by what is in the file", arguments: LexiconFormat.all)
    func recognized(format: LexiconFormat) throws {
        #expect(LexiconFormat.recognized(in: Array(format.example.utf8)) == format)
        #expect(LexiconFormat.recognized(in: Array("\u{FEFF}\n \(format.example)\n".utf8)) == format)
        let lexicon = try Lexicon(reading: format.example)
        #expect(lexicon.matches(in: "lead").map { "\($0.text)" } == ["lead"])
        #expect(try Lexicon(reading: lexicon.written(as: format)) == lexicon)
    }

    @Test("A format that cannot express an entry says which")
    func notExpressible() throws {
        let alias = try Lexicon([Lexeme(graphemes: ["GB"], renditions: [.alias("Great Britain")])])
        #expect(throws: LexiconError.self) { try alias.written(as: .tsv) }
        let phrase = try Lexicon([Lexeme("a row", Pronunciation("ə"))])
        #expect(throws: LexiconError.self) { try phrase.written(as: .cmudict) }
        let french = try Lexicon([Lexeme("rue", Pronunciation("ʁy"))])
        let error = #expect(throws: LexiconError.self) { try french.written(as: .cmudict) }
        #expect(error?.reason == "“rue” (ʁy): The alphabet x-arpabet has no symbol for “ʁ”.")
    }

    @Test("Any lexicon is the same after it was written and read", arguments: LexiconFormat.all)
    func roundTrip(format: LexiconFormat) throws {
        var random = SeededRandom(seed: 11)
        for _ in 0..<fuzzCount(60, verifying: 5_000) {
            let lexicon = try RandomLexicon.make(for: format, &random)
            let text = try lexicon.written(as: format)
            let read = try Lexicon(reading: text, language: lexicon.properties.language)
            #expect(read == lexicon, "\(text)")
            #expect(try read.written(as: format) == text)
        }
    }

    @Test("Random changes of a file are read or refused with a place", arguments: LexiconFormat.all)
    func neverTraps(format: LexiconFormat) throws {
        var random = SeededRandom(seed: 12)
        let seeds = [
            Self.pls, "# language: en\nlead\tliːd\nlead pipe\tlɛd paɪp\n", ";;; x\nLEAD  L EH1 D\nLEAD(2)  L IY1 D\n",
        ]
        for _ in 0..<fuzzCount(700, verifying: 60_000) {
            let bytes = random.mutated(Array((seeds.randomElement(using: &random) ?? "").utf8))
            do {
                let lexicon = try Lexicon(reading: bytes, as: Bool.random(using: &random) ? format : nil)
                for match in lexicon.matches(in: "lead row GB pipe") { #expect(!match.text.isEmpty) }
            } catch {
                #expect(!error.reason.isEmpty)
                if let location = error.location { #expect(location.utf8Offset <= bytes.count) }
            }
        }
    }
}

/// Lexicons with what a format can carry, and hostile words.
private enum RandomLexicon {
    static let words = [
        "lead", "Bass", "é", "a&b", "x<y", "\"q\"", "東京", "don't", "naïve", "👩‍👩‍👧 x", "]]>z", "row's", "1st", "p\u{301}",
    ]
    static let sounds = ["liːd", "ˈlɛd", "əˈbaʊt", "ˈbʌtɚ", "ˈhæpi", "ˈtʃɜːtʃ"]

    static func make(for format: LexiconFormat, _ random: inout SeededRandom) throws -> Lexicon {
        let isPLS = format == .pls
        var lexemes: [Lexeme] = []
        for number in 0..<Int.random(in: 1...5, using: &random) {
            // In CMUdict, variants of one word are one entry.
            let word = { (random: inout SeededRandom) in
                var word = (words.randomElement(using: &random) ?? "") + "\(number)"
                if format == .cmudict { word = word.filter { $0 != " " } }
                return word
            }
            var renditions: [Lexeme.Rendition] = []
            for _ in 0..<(format == .tsv ? 1 : Int.random(in: 1...3, using: &random)) {
                let sound = try Pronunciation(sounds.randomElement(using: &random) ?? "")
                let alphabet: PhoneticAlphabet =
                    isPLS
                    ? PhoneticAlphabet.all.randomElement(using: &random) ?? .ipa : format == .tsv ? .ipa : .arpabet
                let kept = try Pronunciation(sound.text(in: alphabet), in: alphabet)
                renditions.append(
                    .phonemes(kept, alphabet: alphabet, isPreferred: isPLS && Bool.random(using: &random)))
            }
            var lexeme = Lexeme(graphemes: [word(&random)], renditions: renditions)
            if isPLS {
                if Bool.random(using: &random) { lexeme.graphemes.append(word(&random)) }
                if Bool.random(using: &random) { lexeme.renditions.append(.alias("so & <so>")) }
                if Bool.random(using: &random) { lexeme.examples = ["A \(word(&random)) & more"] }
                if Bool.random(using: &random) { lexeme.id = "id\(number)" }
                let prefix = ["p", "q", nil].randomElement(using: &random) ?? nil
                if Bool.random(using: &random) {
                    lexeme.roles = [.init("verb", namespace: "u:\(number % 2)", prefix: prefix), .init("noun")]
                }
            }
            lexemes.append(lexeme)
        }
        var properties = Lexicon.Properties(language: "en-GB", alphabet: format == .cmudict ? .arpabet : .ipa)
        if isPLS {
            properties.alphabet = PhoneticAlphabet.all.randomElement(using: &random) ?? .ipa
            properties.letterCase = Bool.random(using: &random) ? .ignored : .significant
            properties.base = Bool.random(using: &random) ? "http://example.org/?a&b" : nil
            properties.metadata = [
                .property(name: "a", content: "<\"&'>"), .xml("<metadata><b xmlns=\"u\">x</b></metadata>"),
            ]
        }
        return try Lexicon(lexemes, properties)
    }
}

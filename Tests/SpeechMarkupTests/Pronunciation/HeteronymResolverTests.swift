import Foundation
import SpeechMarkup
import TestSupport
import Testing
import TextToolkit

@Suite("Pronunciations by lexicon and context")
struct HeteronymResolverTests {
    private static let english = Result { try HeteronymResolver() }

    private func found(_ resolver: HeteronymResolver, _ text: String) -> [String] {
        resolver.matches(in: text).map { "\($0.text) \($0.sense)" }
    }

    @Test(
        "A word is told by its context",
        arguments: [
            ("They live in a house by the sea.", "live", "live_vrb"),
            ("The match was shown live on TV.", "live", "live_adj"),
            ("He will record a new song.", "record", "record_vrb"), ("She broke the record.", "record", "record_nou"),
            ("The pipes are made of lead.", "lead", "lead_nou"), ("Who will lead the team?", "lead", "lead_nou-vrb"),
            ("A tear ran down her cheek.", "tear", "tear_nou"), ("He wants to tear it up.", "tear", "tear_vrb"),
        ])
    func contexts(text: String, word: String, sense: String) throws {
        let matches = try Self.english.get().matches(in: text).filter { $0.text.lowercased() == word }
        #expect(matches.map(\.sense) == [sense])
    }

    @Test("Most examples of the senses are told, and none is told to be of another word")
    func examples() throws {
        let resolver = try Self.english.get()
        var right = 0
        var wrong: [String] = []
        for heteronym in resolver.heteronyms where heteronym.base == nil {
            for sense in heteronym.senses {
                let match = resolver.matches(in: sense.example ?? "").first { $0.text.lowercased() == heteronym.word }
                #expect(heteronym.senses.contains { match?.source == .context($0) })
                if match?.sense == sense.label { right += 1 } else { wrong.append(sense.label) }
            }
        }
        #expect(Double(right) / 376 > 0.9, "\(wrong)")
    }

    @Test("Forms are told by the sentences that they are in")
    func forms() throws {
        let resolver = try Self.english.get()
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "heteronym-forms.txt")
        var sense = ""
        var total = 0
        var wrong: [String] = []
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") where !line.hasPrefix("#") {
            if line.hasPrefix("= ") {
                sense = String(line.dropFirst(2))
                continue
            }
            total += 1
            let labels = resolver.matches(in: line).filter { match in
                resolver.heteronyms.contains { $0.word == match.text.lowercased() && $0.base != nil }
            }.map(\.sense)
            if labels != [sense] { wrong.append("\(sense): \(line)") }
        }
        #expect(total == 252)
        #expect(Double(wrong.count) / Double(total) < 0.05, "\(wrong)")
    }

    @Test("Words are found as words, whatever their capitals, and confidences are probabilities")
    func words() throws {
        let text = "LEAD, Lead’s leads (lead) leadership unlead lead-free close-up"
        let matches = try Array(Self.english.get().matches(in: text))
        #expect(matches.map(\.text) == ["LEAD", "Lead’s", "leads", "lead", "lead", "close"])
        for match in matches { #expect((0...1).contains(match.confidence)) }
    }

    @Test("A possessive is told as its word is, and sounds as its last sound asks")
    func possessives() throws {
        let matches = Array(try Self.english.get().matches(in: "The house's roof was new. The wind’s force broke it."))
        #expect(
            matches.map { "\($0.text) \($0.sense) \($0.spoken)" } == [
                "house's house_nou ˈhaʊsɪz", "wind’s wind_nou ˈwɪndz",
            ])
    }

    @Test(
        "A string and its bytes have the same matches",
        arguments: [
            "They lead.\nThe lead is heavy. Close it!", "é lead\r\n\r\n“Live”: live! 鉛 wind…", "", "no word",
        ])
    func bytes(text: String) throws {
        let lexicon = try Lexicon(reading: "no\tnoʊ\nthe lead\tx\n")
        let resolver = try HeteronymResolver(lexicons: [lexicon])
        let strings = resolver.matches(in: text).map { match in
            "\(text.utf8.distance(from: text.startIndex, to: match.range.lowerBound)) \(match.text) "
                + "\(match.sense) \(match.spoken) \(match.confidence)"
        }
        let utf8 = resolver.matches(in: UTF8Text(text)).map { match in
            "\(match.range.lowerBound) \(String(decoding: Array(text.utf8)[match.range], as: UTF8.self)) "
                + "\(match.sense) \(match.spoken) \(match.confidence)"
        }
        #expect(strings == utf8)
    }

    @Test("A part of a string has the matches that it would have alone")
    func substring() throws {
        let resolver = try Self.english.get()
        let text = "They will lead it. He read the record of the winds, and the bow"
        for start in [0, 4, 10, 19, 22] {
            for end in [text.count, 45, 30] {
                let part = text.prefix(end).dropFirst(start)
                let alone = String(part)
                let matches = Array(resolver.matches(in: part))
                #expect(matches.map(\.confidence) == resolver.matches(in: alone).map(\.confidence))
                #expect(matches.map(\.text) == resolver.matches(in: alone).map(\.text))
                for match in matches { #expect(text[match.range] == match.text) }
            }
        }
    }

    @Test("What stands on another line, or in another sentence, makes no difference")
    func contextEnds() throws {
        let resolver = try Self.english.get()
        let sentence = "The wind broke the record of the year."
        let alone = resolver.matches(in: sentence).map(\.confidence)
        #expect(alone.count == 2)
        for (before, after) in [
            ("", "\nThey read it"), ("To\n", ""), ("I will lead.\r\n", "\r\n"), ("A b! ", " We live."),
        ] {
            let matches = resolver.matches(in: before + sentence + after)
            let inSentence = matches.filter { ["wind", "record"].contains($0.text) }
            #expect(inSentence.map(\.confidence) == alone, "\(before)…\(after)")
        }
    }

    @Test("An entry of a lexicon goes before a heteronym that it overlaps, even if it starts behind")
    func lexiconsFirst() throws {
        let lexicon = try Lexicon(reading: "lead\tlɛd\npipe the lead\tpaɪp\nlead role\tɹoʊl\nrow boat\tboʊt\n")
        let resolver = try HeteronymResolver(
            lexicons: [lexicon],
            adding: [
                Heteronym(
                    "front row",
                    senses: [.init("a", .noun, try Pronunciation("ə")), .init("b", .verb, try Pronunciation("ɪ"))])
            ])
        #expect(
            found(resolver, "Lead a lead role: pipe the lead, the wind.") == [
                "Lead lexicon", "lead role lexicon", "pipe the lead lexicon", "wind wind_nou",
            ])
        #expect(found(resolver, "front row boat, front row").map { $0.suffix(7) } == ["lexicon", "t row a"])
        let match = try #require(resolver.matches(in: "lead").first { _ in true })
        #expect(match.confidence == 1)
        #expect(match.isSure)
        #expect(match.source == .lexicon(lexicon.lexemes[0], index: 0))
    }

    @Test("The sense of an entry with roles is its roles")
    func roles() throws {
        let lexeme = Lexeme(
            graphemes: ["gif"], renditions: [.phonemes(try Pronunciation("dʒɪf"))],
            roles: [.init("noun", namespace: "http://example.org", prefix: "pos"), .init("x")])
        #expect(found(try HeteronymResolver(lexicons: [Lexicon([lexeme])]), "gif") == ["gif pos:noun x"])
    }

    @Test("Languages without a model have the words of lexicons and no others")
    func otherLanguages() throws {
        let lexicon = try Lexicon(reading: "umfahren\tʊmˈfaːɹən\n")
        let german = try HeteronymResolver(language: "de", lexicons: [lexicon])
        #expect(found(german, "Wind, live, lead umfahren") == ["umfahren lexicon"])
        let word = Heteronym(
            "umfahren", senses: [.init("a", .verb, try Pronunciation("ʊm")), .init("b", .verb, try Pronunciation("ʊ"))])
        let error = #expect(throws: LexiconError.self) { try HeteronymResolver(language: "de", adding: [word]) }
        #expect(error?.code == .noModel)
    }

    @Test("British English has the same senses with British pronunciations")
    func british() throws {
        let text = "Two rowers had a row with the clerk about the record."
        let american = Array(try Self.english.get().matches(in: text))
        let british = Array(try HeteronymResolver(language: "en-GB").matches(in: text))
        #expect(american.map(\.sense) == british.map(\.sense))
        #expect(american.map(\.confidence) == british.map(\.confidence))
        #expect(british.last?.spoken.description == "ˈɹɛkɔːd")
    }

    @Test("The threshold decides what is sure, and nothing else")
    func threshold() throws {
        let text = Heteronym.all(in: "en").flatMap(\.senses).compactMap(\.example).joined(separator: "\n")
        let all = Array(try HeteronymResolver(threshold: 0).matches(in: text))
        #expect(!all.contains { !$0.isSure })
        let some = Array(try HeteronymResolver(threshold: 0.9).matches(in: text))
        #expect(some.map(\.confidence) == all.map(\.confidence))
        for match in some { #expect(match.isSure == (match.confidence >= 0.9)) }
        #expect(some.contains { !$0.isSure } && some.contains(where: \.isSure))
    }

    @Test("A word that is added is told by the parts of speech of its senses")
    func added() throws {
        let word = Heteronym(
            "insult",
            senses: [
                .init("thing", .noun, try Pronunciation("ˈɪnsʌlt")), .init("deed", .verb, try Pronunciation("ɪnˈsʌlt")),
            ])
        // In the place of the word of the library, and as a word that nobody knows.
        for spelling in ["insult", "zorfect"] {
            let resolver = try HeteronymResolver(adding: [Heteronym(spelling, senses: word.senses)])
            #expect(
                found(resolver, "The \(spelling) was bad.\nThey want to \(spelling) him.") == [
                    "\(spelling) thing", "\(spelling) deed",
                ])
        }
    }

    @Test("The pieces of a text join to the text, and what is not sure is plain")
    func pieces() throws {
        let lexicon = Lexeme(graphemes: ["W3C"], renditions: [.alias("World Wide Web Consortium")])
        let text = "W3C: they live in Reading. Lead"
        for threshold in [0, 1.0] {
            let resolver = try HeteronymResolver(lexicons: [Lexicon([lexicon])], threshold: threshold)
            let pieces = Array(resolver.matches(in: text).pieces)
            #expect(pieces.map { String($0.text) }.joined() == text)
            #expect(pieces.first == .substituted("W3C", by: "World Wide Web Consortium"))
            #expect(pieces.count == (threshold == 0 ? 7 : 2))
        }
        #expect(try Array(Self.english.get().matches(in: "").pieces).isEmpty)
        let part = text.dropFirst(5).dropLast(5)
        #expect(try Self.english.get().matches(in: part).pieces.map { String($0.text) }.joined() == part)
    }

    @Test("Attributes for Apple's platforms are those of the words that are sure")
    func appleAttributes() throws {
        let text = "👩‍👩‍👧 The wind broke the record, é record."
        let units = Array(text.utf16)
        let matches = try Self.english.get().matches(in: text)
        let attributes = matches.appleSpeechAttributes
        #expect(attributes.map(\.ipaNotation) == matches.filter(\.isSure).map(\.spoken.description))
        #expect(
            attributes.map { String(decoding: units[$0.utf16Range], as: UTF16.self) }.prefix(2) == ["wind", "record"])
        #expect(try HeteronymResolver(threshold: 1).matches(in: text).appleSpeechAttributes.isEmpty)
    }

    @Test("A copy of an iterator goes its own way")
    func copies() throws {
        let text = String(repeating: "They lead. The lead, the wind! Read it: ", count: 300)
        var one = try HeteronymResolver(lexicons: [Lexicon(reading: "wind\twɪnd\n")]).matches(in: text).makeIterator()
        for _ in 0..<100 { _ = one.next() }
        var two = one
        let rest = Array(IteratorSequence(one))
        #expect(rest.count == 1100)
        for _ in 0..<50 { _ = two.next() }
        #expect(Array(IteratorSequence(two)) == Array(rest.dropFirst(50)))
    }
}

import Foundation
import SpeechMarkup
import TestSupport
import Testing
import TextToolkit

@Suite("Cutting SSML to an engine's limit")
struct SSMLSplitTests {
    private static let opening = "<speak version=\"1.1\" xmlns=\"http://www.w3.org/2001/10/synthesis\" xml:lang=\"en\">"

    private func document(_ body: String) throws -> SSML { try SSML(parsing: Self.opening + body + "</speak>") }

    private func bodies(_ body: String, bytes: Int) throws -> [String] {
        let fixed = try document("").text().utf8.count
        let limit = SSMLLimit(bounds: [.init(fixed + bytes, .bytes)], source: "")
        return try document(body).split(within: limit).map { part in
            let text = try part.text()
            let start = try #require(text.firstRange(of: Self.opening))
            return String(text[start.upperBound...].dropLast("</speak>\n".count))
        }
    }

    @Test("Paragraphs before sentences, sentences before words")
    func order() throws {
        #expect(
            try bodies("<p><s>One.</s><s>Two.</s></p><p><s>Three.</s></p>", bytes: 40) == [
                "<p><s>One.</s><s>Two.</s></p>", "<p><s>Three.</s></p>",
            ])
        #expect(
            try bodies("<p><s>One.</s><s>Two.</s></p><p><s>Three.</s></p>", bytes: 28) == [
                "<p><s>One.</s></p>", "<p><s>Two.</s></p>", "<p><s>Three.</s></p>",
            ])
        #expect(
            try bodies("<s>One two three four</s>", bytes: 16) == ["<s>One two </s>", "<s>three </s>", "<s>four</s>"])
        #expect(try bodies("One two. Three four.", bytes: 18) == ["One two. ", "Three four."])
        #expect(
            try bodies("<lang xml:lang=\"ja\">今日は良い天気です</lang>", bytes: 45) == [
                "<lang xml:lang=\"ja\">今日は良い</lang>", "<lang xml:lang=\"ja\">天気です</lang>",
            ])
    }

    @Test("Sentences are those that are marked, or else those of the language of the text")
    func sentences() throws {
        // Of what is marked as one sentence none ends within.
        #expect(try bodies("<s>One. Two three</s>", bytes: 16) == ["<s>One. Two </s>", "<s>three</s>"])
        // Greek asks with a semicolon.
        func greek(_ text: String) -> String { "<lang xml:lang=\"el\">\(text)</lang>" }
        #expect(try bodies(greek("Τι; Ναι και"), bytes: 40) == [greek("Τι; "), greek("Ναι και")])
        #expect(try bodies("Τι; Ναι και", bytes: 13) == ["Τι; Ναι ", "και"])
    }

    @Test("Watson's names of paragraphs and sentences count as the standard's")
    func otherNames() throws {
        let first = "<paragraph><sentence>One.</sentence><sentence>Two.</sentence></paragraph>"
        let second = "<paragraph><sentence>Three four.</sentence></paragraph>"
        #expect(try bodies(first + second, bytes: 122) == [first, second])
        let (one, two) = ("<sentence>One.</sentence>", "<sentence>Two three.</sentence>")
        #expect(try bodies(one + two, bytes: 52) == [one, two])
    }

    @Test("A word stays in one piece, and with the mark behind it")
    func words() throws {
        #expect(try bodies("one two, three", bytes: 7) == ["one ", "two, ", "three"])
        let word = "mid<emphasis>dle</emphasis>"
        #expect(try bodies("a \(word) b", bytes: word.utf8.count) == ["a ", word, " b"])
        let longer = "mid<emphasis>d</emphasis><emphasis>le</emphasis>"
        #expect(try bodies("a b \(longer) c", bytes: longer.utf8.count) == ["a b ", longer, " c"])
    }

    @Test("No part is white space alone")
    func blank() throws {
        #expect(
            try bodies("\n<p>\n<s>One two</s>\n</p>\n", bytes: 24) == [
                "\n<p>\n<s>One </s></p>", "<p><s>two</s>\n</p>\n",
            ])
    }

    @Test("What is open at a cut is closed and opened again")
    func reopening() throws {
        let part = "<prosody rate=\"slow\"><voice name=\"A\">"
        #expect(
            try bodies(part + "one <emphasis>two three</emphasis></voice></prosody>", bytes: 88) == [
                part + "one <emphasis>two </emphasis></voice></prosody>",
                part + "<emphasis>three</emphasis></voice></prosody>",
            ])
        #expect(try bodies("<s xml:id=\"a\">one two</s>", bytes: 23) == ["<s xml:id=\"a\">one </s>", "<s>two</s>"])
    }

    @Test("What is read as a whole stays whole")
    func wholes() throws {
        #expect(
            try bodies("a <sub alias=\"x\">b c</sub> d", bytes: 27) == ["a <sub alias=\"x\">b c</sub> ", "d"])
        #expect(throws: SSML.SplitError.self) {
            try bodies("a <say-as interpret-as=\"date\">1 2 3 4 5 6</say-as>", bytes: 40)
        }
        let error = #expect(throws: SSML.SplitError.self) { try bodies("\none\nmississippi", bytes: 8) }
        #expect(error?.location?.line == 1)
        #expect(error?.reason.contains("A word of the text does not fit") == true)
        #expect(throws: SSML.SplitError.self) {
            try document("a").split(within: SSMLLimit(bounds: [.init(50, .bytes)], source: ""))
        }
    }

    @Test(
        "An element that would be read otherwise in two is never cut",
        arguments: [
            "say-as interpret-as=\"cardinal\"", "phoneme ph=\"a\"", "sub alias=\"a\"", "token", "w", "audio src=\"a\"",
            "prosody contour=\"(0%,+1st)\"", "prosody duration=\"2s\"",
        ])
    func whole(_ tag: String) throws {
        let element = "<\(tag)>b c d e f</\(tag.prefix { $0 != " " })>"
        #expect(try bodies("a \(element)", bytes: element.utf8.count) == ["a ", element])
    }

    @Test("Lexicons are in every part")
    func header() throws {
        let lexicon = "<lexicon uri=\"a.pls\" xml:id=\"a\"/>"
        #expect(
            try bodies(lexicon + "<lookup ref=\"a\">one two</lookup>", bytes: 64) == [
                lexicon + "<lookup ref=\"a\">one </lookup>", lexicon + "<lookup ref=\"a\">two</lookup>",
            ])
    }

    private static let seeds = 0..<(ProcessInfo.processInfo.environment["TEXTKIT_VERIFY"] == nil ? 120 : 2000)

    @Test("White space between lexicons is in the first part")
    func headerSpace() throws {
        let whole = try document(
            "\n<lexicon uri=\"a.pls\" xml:id=\"a\"/>\n<lexicon uri=\"b.pls\" xml:id=\"b\"/>\none two")
        let limit = SSMLLimit(bounds: [.init(8, .textCharacters)], source: "")
        let parts = try whole.split(within: limit)
        #expect(parts.count == 2)
        #expect(parts.map { $0.plainText().text }.joined() == whole.plainText().text)
        #expect(parts.allSatisfy { $0.root.elements.count == 2 })
    }

    @Test("Random documents: every part is right and short enough, and the parts join to the whole", arguments: seeds)
    func random(_ seed: Int) throws {
        var source = RandomSpeech(seed: UInt64(seed))
        let body = source.body(bytes: 6000)
        let whole = try document(body)
        #expect(whole.diagnostics(for: .w3c).map(\.description) == [])
        let limits = [
            SSMLLimit(bounds: [.init(700, .bytes)], source: ""),
            SSMLLimit(bounds: [.init(900, .characters), .init(120, .textCharacters)], source: ""),
        ]
        for limit in limits + SSMLDialect.all.compactMap(\.limit) {
            let parts = try whole.split(within: limit)
            #expect(parts.map { $0.plainText().text }.joined() == whole.plainText().text)
            for part in parts {
                let bytes = Array(try part.text().utf8)
                #expect(SSMLDialect.w3c.diagnostics(in: bytes).map(\.description) == [])
                for bound in limit.bounds { #expect(try bound.count(in: part) <= bound.most) }
            }
            if parts.count == 1 { #expect(parts == [whole]) }
        }
    }

    @Test("Ten times the text takes ten times the parts, in one text or in many")
    func many() throws {
        for text in ["word ", "<s>One word more.</s>", "中", "&amp; "] {
            let small = try document(String(repeating: text, count: 4000)).split(for: .google).count
            let large = try document(String(repeating: text, count: 40_000)).split(for: .google).count
            #expect(abs(large - 10 * small) <= 10)
        }
    }
}

/// Documents of random structure that are right.
struct RandomSpeech {
    private var random: SeededRandom
    private var text: RandomText
    private var marks = 0

    init(seed: UInt64) {
        random = SeededRandom(seed: seed)
        text = RandomText(seed: seed &+ 1000)
    }

    /// What stands in `speak`, of so many bytes or some more.
    mutating func body(bytes: Int) -> String {
        var result = ""
        while result.utf8.count < bytes { result += block(depth: 0) }
        return result
    }

    private mutating func block(depth: Int) -> String {
        switch random.next() % 8 {
        case 0, 1: "<p>" + many { $0.sentence(depth: depth + 1) } + "</p>\n"
        case 2: sentence(depth: depth + 1)
        case 3 where depth < 4: "<voice name=\"A\">" + many { $0.block(depth: depth + 1) } + "</voice>"
        case 4 where depth < 4:
            "<prosody rate=\"slow\" pitch=\"+2st\">" + many { $0.inline(depth: depth + 1) } + "</prosody>"
        case 5: "\n "
        default: inline(depth: depth + 1)
        }
    }

    private mutating func sentence(depth: Int) -> String { "<s>" + many { $0.inline(depth: depth + 1) } + "</s>" }

    private mutating func inline(depth: Int) -> String {
        switch random.next() % 12 {
        case 0: return "<break time=\"300ms\"/>"
        case 1:
            marks += 1
            return "<mark name=\"m\(marks)\"/>"
        case 2: return "<sub alias=\"an alias\">x y</sub>"
        case 3 where depth < 6: return "<emphasis>" + many { $0.inline(depth: depth + 1) } + "</emphasis>"
        case 4 where depth < 6: return "<lang xml:lang=\"ja\">" + many { $0.inline(depth: depth + 1) } + "</lang>"
        case 5: return "<say-as interpret-as=\"cardinal\">12 345</say-as>"
        default: return XMLText.escaped(XMLText.stripped(text.text(pieces: 3)))
        }
    }

    private mutating func many(_ make: (inout RandomSpeech) -> String) -> String {
        var result = ""
        for _ in 0..<(1 + random.next() % 4) { result += make(&self) }
        return result
    }
}

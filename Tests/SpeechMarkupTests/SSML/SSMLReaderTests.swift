import SpeechMarkup
import TestSupport
import Testing
import TextToolkit

@Suite("Reading SSML")
struct SSMLReaderTests {
    private static let namespace = "xmlns='http://www.w3.org/2001/10/synthesis'"

    @Test("Every element, text, attribute and value has its place")
    func places() throws {
        let source = """
            <?xml version='1.0'?>
            <!-- é -->
            <speak version="1.1" \(Self.namespace) xml:lang="en">é 日
            本<p
              xml:id = 'a&amp;b' >A <![CDATA[<b>]]> c<break/></p>
            </speak>
            """
        let document = try SSML(parsing: source, file: "a.ssml")
        let root = document.root
        #expect(document.location(of: root) == location(3, 1, in: source))
        #expect(root.attributes.map(\.name) == [.version, .xmlLang])
        #expect(
            document.location(of: root.attributes[1])?.column
                == source.split(separator: "\n")[2].firstColumn(of: "xml:lang"))
        guard case .text(let first) = root.children[0], case .element(let paragraph) = root.children[1] else {
            Issue.record("\(root.children)")
            return
        }
        #expect(first.string == "é 日\n本")
        #expect(document.location(of: first)?.line == 3)
        #expect(document.location(of: paragraph) == location(4, 2, in: source))
        #expect(document.location(of: paragraph.attributes[0]) == location(5, 3, in: source))
        #expect(document.location(ofValueOf: paragraph.attributes[0]) == location(5, 13, in: source))
        #expect(paragraph.attributes[0].value == "a&b")
        #expect(paragraph.children.first == .text("A <b> c"))
        #expect(document.location(of: paragraph.elements[0])?.line == 5)
        let here = try #require(paragraph.elements[0].sourceOffset)
        #expect(Array(source.utf8)[here...].starts(with: "<break/>".utf8))
        #expect(
            document.source?.sourceLine(aroundUTF8Offset: here)
                == "  xml:id = 'a&amp;b' >A <![CDATA[<b>]]> c<break/></p>")
        #expect(document.source?.file == "a.ssml")
    }

    private func location(_ line: Int, _ column: Int, in source: String) -> TextLocation {
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        let before = lines[..<(line - 1)].map { $0.utf8.count + 1 }.reduce(0, +)
        return TextLocation(
            line: line, column: column, utf8Offset: before + lines[line - 1].prefix(column - 1).utf8.count)
    }

    @Test("What was built has no places")
    func built() {
        let document = SSML(language: "en") { SSML.Paragraph { "a" } }
        #expect(document.source == nil && document.location(of: document.root) == nil)
        #expect(document.root.elements[0].sourceOffset == nil && document.language == "en" && document.version == "1.1")
    }

    @Test("Comments, processing instructions and CDATA leave the text that they are in whole")
    func asides() throws {
        let document = try SSML(
            parsing: "<speak><!-- a -->b<!-- c --><?d e?>&#x66;<![CDATA[g]]>\r\nh<!-- i --></speak><!-- j -->")
        #expect(document.children == [.text("bf" + "g\nh")])
        #expect(try SSML(parsing: "<speak><!-- a --></speak>").children == [])
    }

    @Test("SSML's elements are told by their namespace, whatever the prefix")
    func namespaces() throws {
        let plain = try SSML(parsing: "<speak \(Self.namespace)><p>a</p></speak>")
        let prefixed = try SSML(
            parsing: "<x:speak xmlns:x='http://www.w3.org/2001/10/synthesis'><x:p>a</x:p></x:speak>")
        let bare = try SSML(parsing: "<speak><p>a</p></speak>")
        #expect(plain.root == prefixed.root && plain == bare)
        #expect(plain.isInNamespace && prefixed.isInNamespace && !bare.isInNamespace)
        let mixed = try SSML(
            parsing:
                "<speak \(Self.namespace)><p xmlns='urn:a'/><q/><y:p xmlns:y='urn:b' y:time='1'/><p xmlns=''/></speak>")
        let names = mixed.root.elements.map(\.name)
        let a = try #require(names[0].qualified)
        let b = try #require(names[2].qualified)
        let none = try #require(names[3].qualified)
        #expect(a.namespace == "urn:a" && a.prefix == nil && a.text == "p")
        #expect(names[1].qualified == nil && names[1].text == "q")
        #expect(b.namespace == "urn:b" && b.prefix == "y" && b.text == "y:p")
        #expect(none.namespace == nil && none.prefix == nil)
        let time = try #require(mixed.root.elements[2].attributes.first?.name.qualified)
        #expect(time.namespace == "urn:b" && time.text == "y:time")
        #expect(try SSML(parsing: mixed.text()) == mixed)
    }

    @Test("Vendors' prefixes need no declaration, others do")
    func undeclaredPrefixes() throws {
        for prefix in ["mstts", "amazon", "alexa", "google", "tts"] {
            let document = try SSML(
                parsing: "<speak \(Self.namespace)><\(prefix):effect \(prefix):x='y'>a</\(prefix):effect></speak>")
            let name = try #require(document.root.elements.first?.name.qualified)
            #expect(name.prefix == prefix && name.local == "effect" && name.namespace != nil)
            // What they stand for is declared where the document is written.
            #expect(document.namespaces.map(\.prefix) == [prefix])
            #expect(try SSML(parsing: document.text()) == document)
        }
        let mixed = try SSML(
            parsing: "<speak \(Self.namespace)><amazon:a/><p xmlns:amazon='urn:a'><amazon:a/></p><amazon:a/></speak>")
        #expect(mixed.root.elements[0] == mixed.root.elements[2])
        #expect(mixed.root.elements[0] != mixed.root.elements[1].elements[0])
        #expect(try SSML(parsing: mixed.text()) == mixed)
        let error = #expect(throws: SSML.ParseError.self) { try SSML(parsing: "<speak><amzn:effect/></speak>") }
        #expect(error?.code == .badNamespace && error?.location.column == 9)
    }

    @Test(
        "What is not well-formed is an error with its line, its column, and the line itself",
        arguments: [
            ("<speak>\n<p>a</speak>", 2, 7, SSML.ParseError.Code.notWellFormed), ("", 1, 1, .notWellFormed),
            ("<speak>\n é&nbsp;</speak>", 2, 3, .notWellFormed), ("<speak>a\u{1}</speak>", 1, 9, .notWellFormed),
            ("<!DOCTYPE speak SYSTEM 'x.dtd'>\n<speak/>", 1, 1, .documentType),
            ("<!DOCTYPE speak [<!ENTITY a 'b'>]><speak>&a;</speak>", 1, 1, .documentType),
            ("<?xml version='1.0' encoding='ISO-8859-1'?><speak>é</speak>", 1, 1, .encoding),
            ("<speak a='1' a='2'/>", 1, 14, .notWellFormed), ("<speak/>\n<speak/>", 2, 1, .notWellFormed),
            ("plain text", 1, 1, .notWellFormed), ("<speak>\n<break time=1s/></speak>", 2, 13, .notWellFormed),
        ])
    func notWellFormed(source: String, line: Int, column: Int, code: SSML.ParseError.Code) throws {
        let error = #expect(throws: SSML.ParseError.self) { try SSML(parsing: source, file: "f.xml") }
        #expect(error?.location.line == line && error?.location.column == column)
        #expect(error?.code == code && error?.file == "f.xml")
        #expect(error?.sourceLine == String(source.split(separator: "\n", omittingEmptySubsequences: false)[line - 1]))
        #expect(error?.description.hasPrefix("f.xml, line \(line), column \(column): ") == true)
    }

    @Test("Bytes that are not UTF-8 have their place")
    func encoding() throws {
        let error = #expect(throws: SSML.ParseError.self) {
            try SSML(parsing: Array("<speak>\né".utf8) + [0xE9] + Array("</speak>".utf8))
        }
        #expect(error?.code == .encoding && error?.location.line == 2 && error?.location.column == 2)
    }

    @Test("Elements nested 100,000 deep, and too many attributes, are refused", arguments: [1_000, 100_000])
    func limits(count: Int) throws {
        let deep = String(repeating: "<p>", count: count) + String(repeating: "</p>", count: count)
        let error = #expect(throws: SSML.ParseError.self) { try SSML(parsing: deep) }
        #expect(error?.code == .tooLarge && error?.location.column == 256 * 3 + 1)
        #expect(error?.reason == "Elements are nested deeper than 256 levels here.")
        let wide = "<speak " + (0..<count).map { "a\($0)='' " }.joined() + "/>"
        #expect(throws: SSML.ParseError.self) { try SSML(parsing: wide) }
    }

    @Test("A thousand prefixes, declared where they stand, are written so that they can be read")
    func manyPrefixes() throws {
        let elements = (0..<1_000).map { "<a\($0):b xmlns:a\($0)='urn:\($0 % 7)'/>" }.joined()
        let document = try SSML(parsing: "<speak \(Self.namespace) version='1.1'>\(elements)</speak>")
        #expect(document.namespaces.count == 254)
        let text = try document.text()
        let again = try SSML(parsing: text)
        #expect(again == document)
        #expect(try again.text() == text)
    }

    @Test("What is read, written and read again is the same, however it was written first")
    func random() throws {
        let pieces = [
            "<speak>", "<p>", "</p>", "<s xml:lang='en'>", "</s>", "<break time='1s'/>",
            "<x:y xmlns:x='urn:x' x:z='1'>",
            "</x:y>", "<p xmlns=''>", "<q xmlns='urn:q'>", "</q>", "<amazon:effect name='w'>", "</amazon:effect>",
            "<sub alias='&#9;&quot;\n'>", "</sub>", "text", "é👩‍👩‍👧", "&amp;", "&#x41;", "<!-- c -->", "<?pi x?>",
            "<![CDATA[ <&> ]]>", "]]>", "\r\n", "\r", "&#13;", "<", "\"", "'", "xmlns:amazon='urn:a'", ">",
            "<w xmlns:amazon='urn:a'>",
            "</w>", "</speak>", "<ssml:p xmlns:ssml='http://www.w3.org/2001/10/synthesis'>", "</ssml:p>", "<mstts:a/>",
        ]
        var random = SeededRandom(seed: 11)
        var read = 0
        for round in 0..<fuzzCount(4_000, verifying: 200_000) {
            let xmlns = round % 2 == 0 ? "" : " " + Self.namespace
            var bytes = Array("<speak\(xmlns)>\(random.text(of: pieces, upTo: 8))</speak>".utf8)
            if round % 3 == 0 { bytes = random.mutated(bytes) }
            guard let document = try? SSML(parsing: bytes) else { continue }
            read += 1
            let text = try document.text()
            let again = try SSML(parsing: text)
            let isSame = again == document
            #expect(isSame, "\(String(decoding: bytes, as: UTF8.self))\n\(text)")
            let isWrittenAlike = try again.utf8().elementsEqual(text.utf8)
            #expect(isWrittenAlike, "\(text)")
            let plain = document.plainText()
            #expect(plain.text == again.plainText().text)
            // Each offset has a place in the source.
            for offset in plain.text.utf8.indices.map({ plain.text.utf8.distance(from: plain.text.startIndex, to: $0) })
            {
                let place = plain.sourceOffset(ofUTF8Offset: offset)
                #expect(place.map { bytes.indices.contains($0) } == true)
            }
        }
        #expect(read > 200)
    }
}

extension StringProtocol {
    /// The column in characters, from 1, at which a text starts.
    fileprivate func firstColumn(of text: String) -> Int? {
        firstRange(of: text).map { distance(from: startIndex, to: $0.lowerBound) + 1 }
    }
}

import SpeechMarkup
import Testing
import TextToolkit

@Suite("XML reader")
struct XMLReaderTests {
    @Test("Every node and attribute has its line, column and byte offset")
    func positions() throws {
        let text =
            "<?xml version='1.0' encoding='utf-8'?>\n<!-- é --><a>\r\n  <b é = 'x&amp;y'\n  d=\"1\">A &lt; 👩‍👩‍👧<c/></b>\n</a>"
        let document = try XML.Document(text)
        let utf8 = Array(text.utf8)
        func bytes(from offset: Int, _ count: Int) -> String {
            String(decoding: utf8[offset..<offset + count], as: UTF8.self)
        }

        #expect(document.root.location == TextLocation(line: 2, column: 11, utf8Offset: 39 + 11))
        let b = try #require(document.root.elements.first)
        #expect(b.location.line == 3 && b.location.column == 3)
        #expect(bytes(from: b.location.utf8Offset, 2) == "<b")
        #expect(b.attributes.map(\.name.local) == ["é", "d"])
        #expect(b.attributes.map(\.value) == ["x&y", "1"])
        #expect(b.attributes[0].location.column == 6)
        #expect(b.attributes[0].valueLocation.column == 11)
        #expect(b.attributes[1].location.line == 4 && b.attributes[1].location.column == 3)
        #expect(bytes(from: b.attributes[1].valueLocation.utf8Offset, 2) == "1\"")
        #expect(b.text == "A < 👩‍👩‍👧")
        let c = try #require(b.elements.first)
        // A family is one character.
        #expect(c.location.line == 4 && c.location.column == 17)
        #expect(String(decoding: utf8[c.utf8Range], as: UTF8.self) == "<c/>")
        #expect(String(decoding: utf8[b.utf8Range], as: UTF8.self).hasSuffix("</b>"))
    }

    @Test("Texts are their source, but for references and line ends")
    func texts() throws {
        let text = "<a>x\r\ny&#65;&#x1F600;<![CDATA[<&]]><!--no-->z\rw<?pi data?></a>"
        let document = try XML.Document(text)
        #expect(document.root.text == "x\nyA😀<&z\nw")
        var asides: [String] = []
        for node in document.root.children {
            switch node {
            case .text(let piece):
                let source = Array(text.utf8)[piece.utf8Range]
                #expect(source.elementsEqual(piece.bytes) || piece.string.count == 1)
            case .comment(let comment): asides.append(comment.string)
            case .processingInstruction(let instruction): asides.append(instruction.string)
            case .element: Issue.record("There is no element")
            }
        }
        #expect(asides == ["no", "pi data"])
    }

    @Test("Namespaces are resolved, and keep their prefixes")
    func namespaces() throws {
        let document = try XML.Document(
            "<a xmlns='u:1' xmlns:p='u:2' p:x='1' x='2' xml:lang='en'><p:b xmlns=''><c/></p:b><b xmlns:p='u:3'><p:d/></b></a>"
        )
        let root = document.root
        #expect(root.isNamed("a", in: "u:1"))
        #expect(root.attributes.map(\.name.description) == ["p:x", "x", "xml:lang"])
        #expect(root.attribute("x", in: "u:2")?.value == "1")
        #expect(root.attribute("x")?.value == "2")
        #expect(root.attribute("lang", in: XML.namespace)?.value == "en")
        #expect(root.namespaceDeclarations.map(\.value) == ["u:1", "u:2"])
        #expect(root.elements[0].name == XML.Name(namespace: "u:2", prefix: "p", local: "b"))
        #expect(root.elements[0].elements[0].name.namespace == nil)
        #expect(root.elements[1].elements[0].name.namespace == "u:3")
        #expect(root.elements[1].elements[0].namespace(ofPrefix: "p") == "u:3")
        #expect(root.elements[0].elements[0].namespace(ofPrefix: "") == nil)
        #expect(root.elements[0].elements[0].parent?.parent?.name.local == "a")
    }

    @Test(
        "What is not well-formed is found by line and column, with the line",
        arguments: [
            ("", XML.ParseError.Code.notWellFormed, 1, 1, ""),
            ("<a>\n  <b></c>\n</a>", .notWellFormed, 2, 8, "  <b></c>"),
            ("<a>\n<b", .notWellFormed, 2, 1, "<b"),
            ("<a>\né &foo;</a>", .notWellFormed, 2, 3, "é &foo;</a>"),
            ("<a x='1' x='2'/>", .notWellFormed, 1, 10, "<a x='1' x='2'/>"),
            ("<a>&#0;</a>", .notWellFormed, 1, 4, "<a>&#0;</a>"),
            ("<a/>\n<b/>", .notWellFormed, 2, 1, "<b/>"),
            ("\n<?xml version='1.0'?><a/>", .notWellFormed, 2, 1, "<?xml version='1.0'?><a/>"),
            ("<a>\n<p:b/></a>", .badNamespace, 2, 2, "<p:b/></a>"),
            ("<a p:x='1'/>", .badNamespace, 1, 4, "<a p:x='1'/>"),
            (
                "<a xmlns:p='u' xmlns:q='u' p:x='1' q:x='2'/>", .badNamespace, 1, 36,
                "<a xmlns:p='u' xmlns:q='u' p:x='1' q:x='2'/>"
            ),
            ("<a xmlns:p=''/>", .badNamespace, 1, 4, "<a xmlns:p=''/>"),
            ("<a:b:c/>", .badNamespace, 1, 2, "<a:b:c/>"),
            ("<xmlns:a/>", .badNamespace, 1, 2, "<xmlns:a/>"),
            ("<a xmlns:xml='u'/>", .badNamespace, 1, 4, "<a xmlns:xml='u'/>"),
        ]
    )
    func notWellFormed(text: String, code: XML.ParseError.Code, line: Int, column: Int, source: String) {
        let error = #expect(throws: XML.ParseError.self) { try XML.Document(text, file: "a.xml") }
        #expect(error?.code == code)
        #expect(error?.location.line == line)
        #expect(error?.location.column == column, "\(error?.description ?? "")")
        #expect(error?.sourceLine == source)
        #expect(error?.description.hasPrefix("a.xml, line \(line), column \(column): ") == true)
    }

    @Test(
        "A document type is refused, whatever it declares",
        arguments: [
            "<!DOCTYPE a><a/>", "<!DOCTYPE a SYSTEM 'file:///etc/passwd'><a/>",
            "<!DOCTYPE a [<!ENTITY b 'bb'><!ENTITY c '&b;&b;'>]><a>&c;</a>",
            "<!DOCTYPE a [<!ATTLIST a b CDATA 'x'>]><a/>",
        ]
    )
    func documentType(text: String) {
        let error = #expect(throws: XML.ParseError.self) { try XML.Document(text) }
        #expect(error?.code == .documentType)
    }

    @Test("Another encoding than UTF-8 is named")
    func encodings() throws {
        func message(_ bytes: [UInt8]) -> String {
            do {
                _ = try XML.Document(bytes)
                return ""
            } catch {
                #expect(error.code == .encoding)
                return error.reason
            }
        }
        let declared = "<?xml version='1.0' encoding='ISO-8859-1'?><a>é</a>"
        #expect(message(Array(declared.utf8)).contains("“ISO-8859-1”"))
        // Of ASCII bytes it is the same.
        for encoding in ["ISO-8859-1", "us-ascii"] {
            #expect(throws: Never.self) {
                try XML.Document("<?xml version='1.0' encoding='\(encoding)'?><a>e</a>")
            }
        }
        let units = Array("<a/>".utf16)
        #expect(message([0xFF, 0xFE] + units.flatMap { [UInt8($0), 0] }).contains("UTF-16"))
        #expect(message(units.flatMap { [0, UInt8($0)] }).contains("UTF-16"))
        #expect(message(units.flatMap { [0, 0, 0, UInt8($0)] }).contains("UTF-32"))

        let error = #expect(throws: XML.ParseError.self) {
            try XML.Document(Array("<a>\né".utf8) + [0xE9] + Array("</a>".utf8))
        }
        #expect(error?.code == .encoding)
        #expect(error?.location == TextLocation(line: 2, column: 2, utf8Offset: 6))
    }

    @Test("A byte order mark is no character of the first line")
    func byteOrderMark() throws {
        let document = try XML.Document("\u{FEFF}<a b='c'/>")
        #expect(document.root.location == TextLocation(line: 1, column: 1, utf8Offset: 3))
        #expect(document.root.attributes[0].location.column == 4)
    }

    @Test("A hundred thousand nested elements are refused, and so are a thousand attributes")
    func limits() throws {
        let count = 100_000
        let deep = String(repeating: "<a>", count: count) + String(repeating: "</a>", count: count)
        let error = #expect(throws: XML.ParseError.self) { try XML.Document(deep) }
        #expect(error?.code == .tooLarge)
        #expect(error?.location.column == 3 * XML.Limit.depth + 1)
        let nested =
            String(repeating: "<a>", count: XML.Limit.depth) + String(repeating: "</a>", count: XML.Limit.depth)
        #expect(throws: Never.self) { try XML.Document(nested) }

        let wide = "<a " + (0..<1000).map { "b\($0)='' " }.joined() + "/>"
        #expect(throws: XML.ParseError.self) { try XML.Document(wide) }
    }
}

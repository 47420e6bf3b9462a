import Foundation
import FoundationXML
import SpeechMarkup
import TestSupport
import Testing
import TextToolkit

/// How many random inputs a test goes through: some in everyday runs, many under `TEXTKIT_VERIFY`.
func fuzzCount(_ everyday: Int, verifying: Int) -> Int {
    ProcessInfo.processInfo.environment["TEXTKIT_VERIFY"] == nil ? everyday : verifying
}

extension SeededRandom {
    /// A text of random pieces.
    mutating func text(of pieces: [String], upTo count: Int) -> String {
        var result = ""
        for _ in 0..<Int.random(in: 0...count, using: &self) { result += pieces.randomElement(using: &self) ?? "" }
        return result
    }

    /// The bytes with a few of them changed, taken out or put in.
    mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...4, using: &self) where !bytes.isEmpty {
            let index = Int.random(in: bytes.indices, using: &self)
            switch Int.random(in: 0..<4, using: &self) {
            case 0: bytes[index] = UInt8.random(in: .min ... .max, using: &self)
            case 1: bytes.remove(at: index)
            case 2: bytes.insert(UInt8.random(in: .min ... .max, using: &self), at: index)
            default:
                let end = Int.random(in: index...bytes.count, using: &self)
                bytes.insert(contentsOf: bytes[index..<end], at: Int.random(in: 0...bytes.count, using: &self))
            }
        }
        return bytes
    }
}

@Suite("XML reader under random input")
struct XMLFuzzTests {
    private static let pieces = [
        "<a>", "</a>", "<b x='1'>", "</b>", "<c/>", "<p:d xmlns:p='u'/>", "<e xmlns='v' y=\"&lt;\n\"/>", "text", "é👩‍👩‍👧",
        "&amp;",
        "&#x41;", "&#0;", "&foo;", "<!-- c -->", "<?pi x?>", "<![CDATA[ <&> ]]>", "]]>", "<!DOCTYPE a>", "\r\n", "\n",
        "<", ">", "'", "&",
        "<?xml version='1.0'?>", "xmlns:q='w'", "q:z", "\u{0}", "\u{FFFE}",
    ]

    @Test("Whatever is read is read wholly, and whatever is wrong has a place in the text")
    func neverTraps() throws {
        var random = SeededRandom(seed: 4)
        var readable = 0
        for round in 0..<fuzzCount(4_000, verifying: 400_000) {
            var bytes = Array(random.text(of: Self.pieces, upTo: 12).utf8)
            if round % 2 == 0 { bytes = Array("<a>".utf8) + bytes + Array("</a>".utf8) }
            if round % 3 == 0 { bytes = random.mutated(bytes) }
            do {
                let document = try XML.Document(bytes)
                readable += 1
                // It is expat that sees to it.
                #expect(String(validating: bytes, as: UTF8.self) != nil)
                visit(document.root, bytes)
            } catch {
                #expect(error.location.utf8Offset >= 0 && error.location.utf8Offset <= bytes.count)
                #expect(error.location.line >= 1 && error.location.column >= 1)
                #expect(!error.reason.isEmpty)
            }
        }
        #expect(readable > 100)
    }

    /// Checks that the places are right for all that is in an element.
    private func visit(_ element: XML.Element, _ bytes: [UInt8]) {
        let range = element.utf8Range
        #expect(bytes[range.lowerBound] == UInt8(ascii: "<") && bytes[range.upperBound - 1] == UInt8(ascii: ">"))
        #expect(bytes[(range.lowerBound + 1)...].starts(with: element.name.description.utf8))
        for attribute in element.attributes + element.namespaceDeclarations {
            let start = attribute.location.utf8Offset
            #expect(bytes[start...].starts(with: attribute.name.description.utf8))
            if let value = attribute.plainValueOffset { #expect(bytes[value...].starts(with: attribute.value.utf8)) }
        }
        var end = range.lowerBound
        for node in element.children {
            let inner: Range<Int>
            switch node {
            case .element(let child):
                visit(child, bytes)
                inner = child.utf8Range
            case .text(let text), .comment(let text), .processingInstruction(let text): inner = text.utf8Range
            }
            #expect(inner.lowerBound >= end && inner.upperBound <= range.upperBound)
            end = inner.upperBound
        }
    }

    @Test("Foundation's reader sees the same elements, attributes and texts")
    func agreesWithLibxml() throws {
        var random = SeededRandom(seed: 5)
        let pieces = Self.pieces.filter { !$0.contains("DOCTYPE") && !$0.contains("foo") }
        var compared = 0
        for _ in 0..<fuzzCount(1_000, verifying: 30_000) {
            let text = "<a>" + random.text(of: pieces, upTo: 6) + "</a>"
            guard let document = try? XML.Document(text) else { continue }
            let parser = XMLParser(data: Data(text.utf8))
            let collector = EventCollector()
            parser.delegate = collector
            guard parser.parse() else { continue }
            compared += 1
            #expect(events(of: document.root) == collector.events, "\(text)")
        }
        #expect(compared > 50)
    }

    private func events(of element: XML.Element) -> [String] {
        var attributes = element.attributes + element.namespaceDeclarations
        attributes.sort { $0.name.description < $1.name.description }
        var events = ["<\(element.name)"] + attributes.map { "\($0.name)=\($0.value)" }
        var text = ""
        for node in element.children {
            switch node {
            case .element(let child):
                if !text.isEmpty { events.append(text) }
                text = ""
                events += self.events(of: child)
            case .text(let piece): text += piece.string
            case .comment, .processingInstruction: break
            }
        }
        if !text.isEmpty { events.append(text) }
        return events + [">"]
    }
}

/// What libxml2 reports, as a list.
private final class EventCollector: NSObject, XMLParserDelegate {
    private(set) var events: [String] = []
    private var text = ""

    private func flush() {
        if !text.isEmpty { events.append(text) }
        text = ""
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        flush()
        events.append("<\(name)")
        events += attributes.keys.sorted().map { "\($0)=\(attributes[$0] ?? "")" }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        flush()
        events.append(">")
    }

    func parser(_ parser: XMLParser, foundCharacters characters: String) { text += characters }
    func parser(_ parser: XMLParser, foundCDATA block: Data) { text += String(decoding: block, as: UTF8.self) }
}

import Foundation
import SpeechMarkup
import TestSupport
import Testing
import TextToolkit

/// Throws bytes at the reader: documents cut, spliced and changed, markup in any order, and noise.
///
/// `TEXTKIT_FUZZ_INPUTS` says how many; `scripts/verify ssml-fuzz` takes ten million.
@Suite("SSML reader under ten million inputs")
struct SSMLFuzzTests {
    private static let inputs = ProcessInfo.processInfo.environment["TEXTKIT_FUZZ_INPUTS"].flatMap(Int.init) ?? 8_000
    private static let workers = 8

    @Test("Whatever comes is read wholly, or refused with a place in it", arguments: 0..<workers)
    func reader(worker: Int) throws {
        var inputs = FuzzInputs(seed: UInt64(100 + worker))
        var readable = 0
        let rounds = Self.inputs / Self.workers
        for round in 0..<rounds {
            let bytes = inputs.next()
            let finding: String?
            do throws(SSML.ParseError) {
                let document = try SSML(parsing: bytes)
                readable += 1
                finding = complaint(about: document, bytes)
            } catch {
                finding = complaint(about: error, bytes)
            }
            // A call of the macro takes longer than reading the input.
            guard let finding else { continue }
            Issue.record("worker \(worker), round \(round): \(finding) in \(bytes)")
            return
        }
        print("SSML reader, worker \(worker): \(rounds) rounds, \(readable) of them well-formed, no finding")
        #expect(readable * 20 > rounds && readable * 20 < 19 * rounds, "The fuzzing looks at one side only.")
    }

    /// What is wrong with a refusal.
    private func complaint(about error: SSML.ParseError, _ bytes: [UInt8]) -> String? {
        let place = error.location
        guard (0...bytes.count).contains(place.utf8Offset), place.line >= 1, place.column >= 1 else {
            return "a place outside, \(place)"
        }
        let lines = bytes[..<place.utf8Offset].reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
        if place.line != lines { return "line \(place.line), not \(lines)" }
        return error.reason.isEmpty ? "no reason" : nil
    }

    /// What is wrong with a document.
    private func complaint(about document: SSML, _ bytes: [UInt8]) -> String? {
        if String(validating: bytes, as: UTF8.self) == nil { return "ill-formed UTF-8 was read" }
        if let complaint = complaint(about: document.root, in: document, bytes) { return complaint }
        let plain = document.plainText()
        for offset in 0..<plain.text.utf8.count {
            guard let place = plain.sourceOffset(ofUTF8Offset: offset), bytes.indices.contains(place) else {
                return "no place for \(offset) of the plain text"
            }
        }
        do {
            let written = try document.utf8()
            let again = try SSML(parsing: written)
            if again != document { return "another tree when written, \(String(decoding: written, as: UTF8.self))" }
            if try again.utf8() != written {
                return "written in another way, \(String(decoding: written, as: UTF8.self))"
            }
        } catch {
            return "what was read cannot be written and read: \(error)"
        }
        return nil
    }

    private func complaint(about element: SSML.Element, in document: SSML, _ bytes: [UInt8]) -> String? {
        guard let start = element.sourceOffset, start < bytes.count, bytes[start] == UInt8(ascii: "<") else {
            return "no place for \(element.name)"
        }
        for attribute in element.attributes {
            guard let start = attribute.sourceOffset, bytes[start...].starts(with: attribute.name.text.utf8),
                let value = attribute.valueSourceOffset, bytes[value - 1] == 0x22 || bytes[value - 1] == 0x27
            else { return "no place for \(attribute.name)" }
        }
        // A value that is none is an error, and one that is comes back.
        if let view = try? element.view, case .element(let built)? = view.nodes.first {
            guard let twice = try? built.view, twice.nodes == view.nodes else {
                return "\(element.name) is not read as it was written"
            }
        }
        for child in element.children {
            switch child {
            case .element(let element):
                if let complaint = complaint(about: element, in: document, bytes) { return complaint }
            case .text(let text):
                guard let start = text.sourceOffset, start < bytes.count, !text.isEmpty else {
                    return "no place for a text"
                }
            }
        }
        return nil
    }
}

/// Seeded random inputs for a reader of SSML.
private struct FuzzInputs {
    private var random: SeededRandom
    private let documents: [[UInt8]]

    init(seed: UInt64) {
        random = SeededRandom(seed: seed)
        var trees = RandomSSML(seed: seed, profile: .extended)
        var documents: [[UInt8]] = []
        while documents.count < 300 {
            guard let bytes = try? trees.document().utf8(), bytes.count < 1_500 else { continue }
            documents.append(bytes)
        }
        self.documents = documents
    }

    mutating func next() -> [UInt8] {
        switch random.next() % 10 {
        case 0..<4: return markup()
        case 4..<7: return random.mutated(documents.randomElement(using: &random)!)
        case 7: return splice()
        case 8: return random.mutated(markup())
        default: return (0..<random.next() % 40).map { _ in UInt8(truncatingIfNeeded: random.next()) }
        }
    }

    /// The start of a document and the end of another.
    private mutating func splice() -> [UInt8] {
        let (one, other) = (documents.randomElement(using: &random)!, documents.randomElement(using: &random)!)
        return Array(
            one.prefix(Int.random(in: 0...one.count, using: &random))
                + other.suffix(Int.random(in: 0...other.count, using: &random)))
    }

    /// Elements with their ends, attributes and texts, in any order.
    private mutating func markup() -> [UInt8] {
        var text = [
            "<speak>", "<speak xmlns='\(SSML.namespace)' xml:lang='en'>",
            "<?xml version='1.0'?>\n<x:speak xmlns:x='\(SSML.namespace)'>",
        ]
        .randomElement(using: &random)!
        var open: [String] = [text.contains("x:") ? "x:speak" : "speak"]
        for _ in 0..<random.next() % 12 {
            switch random.next() % 6 {
            case 0, 1:
                let name = Self.names.randomElement(using: &random)!
                text += "<" + name
                var seen: Set<String> = []
                for _ in 0..<random.next() % 4 {
                    let attribute = Self.attributes.randomElement(using: &random)!
                    if random.next() % 30 > 0, !seen.insert(attribute).inserted { continue }
                    text += " \(attribute)='\(Self.values.randomElement(using: &random)!)'"
                }
                if random.next() % 3 == 0 {
                    text += "/>"
                } else {
                    text += ">"
                    open.append(name)
                }
            case 2: if open.count > 1 { text += "</\(open.removeLast())>" }
            default: text += Self.texts.randomElement(using: &random)!
            }
        }
        while let name = open.popLast() { text += "</\(name)>" }
        return Array(text.utf8)
    }

    private static let names =
        SSML.ElementName.standard.map(\.text) + ["amazon:effect", "mstts:express-as", "x:p", "foo", "y:z", "é"]

    private static let attributes =
        SSML.AttributeName.standard.map(\.text) + [
            "xmlns", "xmlns:x", "xmlns:y", "xmlns:amazon", "amazon:a", "y:b", "b", "xml:space",
        ]

    private static let values = [
        "", "en", "en-US", "x-", "1s", "1.5s", ".5ms", "+1s", "+", "+%", "50%", "+10%", "-1st", "1Hz", "+2Hz", "x-low",
        "medium", "default", "(0%,+1st)", "(0%,low) (1%,2Hz)", "(", "(%,)", "urn:a", "urn:b", SSML.namespace, "a b",
        "1",
        "0", "00000000000000000000001", "-1", "1e9", "é", "日本", "&amp;&lt;", "&#9;&#10;", "\r\n", "a:b", ":", "ipa",
        "x-a",
        "cardinal", "+6dB", "6.dB", "http://[::1]:80/%20?#", "%", "none", "name age", "&#xD;", "&#x10FFFF;",
    ]

    private static let texts = [
        "text", "é👩‍👩‍👧", "&amp;", "&lt;", "&#x41;", "&#65536;", "&#0;", "&x;", "<!-- c -->", "<!-- <![CDATA[ -->",
        "<?pi x?>",
        "<![CDATA[ <&> ]]>", "<![CDATA[]]>", "<![CDATA[]]]>", "]]>", "\r\n", "\r", "\n", "\u{85}\u{2028}", " ",
        "\u{FEFF}",
        "\u{1}", "<", ">", "<!DOCTYPE a>", "\"", "</p>",
    ]
}

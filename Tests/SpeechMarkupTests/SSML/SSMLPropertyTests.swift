import SpeechMarkup
import TestSupport
import Testing
import TextToolkit

@Suite("SSML under random trees and hostile text")
struct SSMLPropertyTests {
    @Test("What is written is read as the same tree, and written again in the same way")
    func identity() throws {
        var random = RandomSSML(seed: 1, profile: .extended)
        for _ in 0..<fuzzCount(500, verifying: 10_000) {
            let document = random.document()
            let text = try document.text()
            let parsed = try SSML(parsing: text)
            let isSame = parsed == document
            #expect(isSame, "\(text)")
            // Swift compares strings by meaning; bytes are what was promised.
            let isWrittenAlike = try parsed.utf8().elementsEqual(text.utf8)
            #expect(isWrittenAlike, "\(text)")
        }
    }

    @Test("Every document is valid against the W3C's schema, whatever its text")
    func schema() throws {
        guard let validator = SchemaValidator() else {
            try Test.cancel("xmllint or the schema (TEXTKIT_DATA) is not here")
        }
        var random = RandomSSML(seed: 2)
        var left = fuzzCount(400, verifying: 10_000)
        while left > 0 {
            let documents = try (0..<min(left, 500)).map { _ in try random.document().text() }
            let complaints = try validator.complaints(about: documents)
            #expect(complaints == [], "\(complaints.prefix(3))")
            left -= documents.count
        }
    }

    @Test("Characters that XML cannot carry are an error with its place, or left out")
    func invalidText() throws {
        let validator = SchemaValidator()
        var random = RandomSSML(seed: 3, hasInvalidText: true)
        var documents: [String] = []
        var refused = 0
        for _ in 0..<fuzzCount(200, verifying: 2_000) {
            let document = random.document()
            let text = try document.text(droppingInvalid: true)
            documents.append(text)
            let parsed = try SSML(parsing: text)
            let isWrittenAlike = try parsed.utf8().elementsEqual(text.utf8)
            #expect(isWrittenAlike, "\(text)")
            do {
                let strict = try document.text()
                #expect(strict == text)
            } catch {
                refused += 1
                let character = try #require(error.character)
                let culprit = try #require(first(in: document.root, [], isInvalid))
                #expect(error.path == culprit.path && error.attribute == culprit.attribute)
                let scalars = Array(culprit.text.unicodeScalars)
                let index = try #require(scalars.firstIndex { !XMLText.canCarry($0) })
                #expect(character.scalar == scalars[index])
                #expect(character.utf8Offset == scalars[..<index].reduce(0) { $0 + UTF8.width($1) })
            }
        }
        #expect(refused > 20)
        let complaints = try validator?.complaints(about: documents) ?? []
        #expect(complaints == [], "\(complaints.prefix(3))")
    }

    private func isInvalid(_ text: String) -> Bool { !text.unicodeScalars.allSatisfy(XMLText.canCarry) }

    /// The first text of a condition, in the order of the document, and where it is.
    private func first(
        in element: SSML.Element, _ path: [SSML.ElementName], _ condition: (String) -> Bool
    ) -> (path: [SSML.ElementName], attribute: SSML.AttributeName?, text: String)? {
        let path = path + [element.name]
        for attribute in element.attributes where condition(attribute.value) {
            return (path, attribute.name, attribute.value)
        }
        for child in element.children {
            switch child {
            case .text(let text): if condition(text.string) { return (path, nil, text.string) }
            case .element(let element): if let found = first(in: element, path, condition) { return found }
            }
        }
        return nil
    }

    @Test("Values of types are read as they were written")
    func values() throws {
        var random = RandomSSML(seed: 4)
        for _ in 0..<fuzzCount(2_000, verifying: 100_000) {
            let (time, pitch, rate, volume) = (random.time(), random.pitch(), random.rate(), random.volume())
            let written = SSML.Time(rawValue: time)
            #expect(try SSML.Time(parsing: written.text) == written)
            #expect(try SSML.Pitch(parsing: pitch.text) == pitch)
            #expect(try SSML.Rate(parsing: rate.text) == rate)
            #expect(try SSML.Volume(parsing: volume.text) == volume)
            #expect(rate.isStandard && volume.isStandard)
        }
    }

    @Test("Every character of the plain text is found in the source, or what stands for it")
    func plainText() throws {
        var random = RandomSSML(seed: 5, profile: .extended)
        for round in 0..<fuzzCount(300, verifying: 10_000) {
            let source = Array(try random.document().text().utf8)
            let document = try SSML(parsing: source)
            for layout in [SSML.PlainText.Layout.asWritten, .lines] {
                let plain = document.plainText(layout: layout)
                let aliases = aliasPlaces(in: document.root)
                for (offset, byte) in plain.text.utf8.enumerated() {
                    guard let place = plain.sourceOffset(ofUTF8Offset: offset) else {
                        Issue.record("round \(round): offset \(offset) has no place")
                        return
                    }
                    let isThere = source[place] == byte || source[place] == UInt8(ascii: "&") || aliases.contains(place)
                    // White space of lines counts as part of what is before.
                    #expect(isThere || layout == .lines && (byte == 0x20 || byte == 0x0A))
                }
            }
        }
    }

    private func aliasPlaces(in element: SSML.Element) -> Set<Int> {
        var result: Set<Int> = []
        if element.name == .sub {
            if case .text(let text)? = element.children.first { result.insert(text.sourceOffset!) }
            result.insert(element.sourceOffset!)
        }
        for element in element.elements { result.formUnion(aliasPlaces(in: element)) }
        return result
    }
}

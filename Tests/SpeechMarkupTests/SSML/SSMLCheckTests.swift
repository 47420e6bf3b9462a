import Foundation
import SpeechMarkup
import TestSupport
import Testing
import TextToolkit

@Suite("Checks of SSML 1.1")
struct SSMLCheckTests {
    @Test("The corpus has right and wrong documents for all elements")
    func corpus() {
        #expect(CheckCase.all.count >= 150)
        let text =
            (try? String(
                contentsOf: Repository.root.appending(path: "Tests/SpeechMarkupTests/SSML/corpus.txt"), encoding: .utf8))
            ?? ""
        #expect(CheckCase.all.count == text.components(separatedBy: "\n=== ").count - 1)
        #expect(Set(CheckCase.all.map(\.name)).count == CheckCase.all.count)
        for element in SSML.ElementName.standard.map(\.text) {
            for isWrong in [false, true] {
                #expect(
                    CheckCase.all.contains { $0.isWrong == isWrong && $0.document.contains("<\(element)") },
                    "\(element) \(isWrong)")
            }
        }
    }

    @Test("A document of the corpus is as the Recommendation says", arguments: CheckCase.all)
    func verdict(_ item: CheckCase) {
        let found = SSMLDialect.w3c.diagnostics(in: Array(item.document.utf8))
        let errors = found.filter { $0.severity == .error }
        let warnings = found.filter { $0.severity == .warning }
        switch item.verdict {
        case .right: #expect(found.map(\.description) == [])
        case .warning(let line):
            #expect(errors.map(\.description) == [])
            #expect(warnings.map(\.location.line) == [line], "\(found)")
        case .wrong(let line): #expect(errors.map(\.location.line) == [line], "\(found)")
        }
    }

    @Test("A place is counted from the start of its line, whatever else is wrong on it")
    func places() {
        // U+0600 is one character with what follows, even with a “<”.
        let pieces = [
            "<a/>", "<b c='1'/>", "<break time='x'/>", "e\u{301}", "\u{301}", "🇯", "👩‍👩‍👧", "\u{600}", "あ", "\r\n", "\n",
        ]
        var random = SeededRandom(seed: 9)
        for _ in 0..<200 {
            let body = (0..<40).map { _ in pieces.randomElement(using: &random)! }.joined()
            let document = Array("<speak version='1.1' xml:lang='en'>\(body)</speak>".utf8)
            for diagnostic in SSMLDialect.w3c.diagnostics(in: document) {
                let place = diagnostic.location
                let before = document[..<place.utf8Offset]
                #expect(place.line == before.count { $0 == 0x0A } + 1)
                let line = before.split(separator: 0x0A, omittingEmptySubsequences: false).last ?? []
                #expect(place.column == String(decoding: line, as: UTF8.self).count + 1)
            }
        }
    }

    @Test("The schema agrees, but where a case says why not")
    func schema() throws {
        guard let validator = SchemaValidator() else {
            try Test.cancel("xmllint or the schema (TEXTKIT_DATA) is not here")
        }
        let rejected = try validator.rejected(of: CheckCase.all.map(\.document))
        for (number, item) in CheckCase.all.enumerated() {
            #expect((item.isWrong != item.schemaDiffers) == rejected.contains(number), "\(item.name)")
        }
    }
}

import SpeechMarkup
import TestSupport
import Testing

@Suite("Dialects on documents with nonsense in them")
struct SSMLDialectFuzzTests {
    /// Pieces of markup, right and wrong.
    private static let pieces = [
        "<", ">", "/", "\"", "'", "=", "&", ";", "<p>", "</p>", "<s>", "</s>", "<voice name='A'>", "</voice>", "<x/>",
        "<prosody rate='9999999999999999999999999%' volume='+.5dB'>", "</prosody>",
        "<break time='99999999999999999999s'/>",
        "<break time='1.'/>", "<mark name='a'/>", "<phoneme alphabet='x-sampa' ph='{'>", "</phoneme>",
        "<amazon:effect>",
        "</amazon:effect>", " xml:lang=''", " xml:id='a'", "<lexicon uri='a' xml:id='a'/>",
        "<say-as interpret-as='digits'>1</say-as>",
        "<audio/>", "<desc>a</desc>", "<metadata>a</metadata>", "é", "中文", "\u{0}", "]]>", "<![CDATA[", "<!-- -->", " ",
        "\n",
        "<ssml:p xmlns:ssml='http://www.w3.org/2001/10/synthesis' ssml:id='a'/>", "<p xmlns=''>",
        "<voice languages='*:x :'/>",
    ]

    @Test("Nothing crashes, and what can be read can be rewritten and cut", arguments: 0..<40)
    func nonsense(_ seed: Int) throws {
        var random = SeededRandom(seed: UInt64(seed) &+ 77)
        var speech = RandomSpeech(seed: UInt64(seed))
        var read = 0
        for round in 0..<40 {
            var text =
                "<speak version='1.1' xmlns='http://www.w3.org/2001/10/synthesis' xml:lang='en'>\(speech.body(bytes: 400))</speak>"
            for _ in 0..<(round % 4) {
                let place = text.index(text.startIndex, offsetBy: Int.random(in: 0..<text.count, using: &random))
                text.insert(contentsOf: Self.pieces.randomElement(using: &random)!, at: place)
            }
            let document = try? SSML(parsing: text)
            if document != nil { read += 1 }
            for dialect in SSMLDialect.all {
                let found = dialect.diagnostics(in: Array(text.utf8))
                #expect((document == nil) == found.contains { $0.code == .notWellFormed }, "\(text)")
                for diagnostic in found {
                    #expect(!diagnostic.message.contains("\n") && !diagnostic.source.isEmpty, "\(diagnostic)")
                }
                guard let document else { continue }
                #expect(document.diagnostics(for: dialect) == found)
                let rewritten = document.rewritten(for: dialect, voice: "V").document
                let again = rewritten.rewritten(for: dialect, voice: "V")
                #expect(again.document == rewritten, "\(dialect): \(text)")
                let limit = SSMLLimit(bounds: [.init(600, .bytes)], source: "")
                if let parts = try? rewritten.split(within: limit) {
                    #expect(parts.map { $0.plainText().text }.joined() == rewritten.plainText().text, "\(text)")
                }
            }
        }
        #expect(read > 10)
    }
}

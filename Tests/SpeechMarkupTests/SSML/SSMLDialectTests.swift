import Foundation
import TestSupport
import Testing

@testable import SpeechMarkup

@Suite("Dialects of SSML")
struct SSMLDialectTests {
    private func speak(_ body: String) -> String {
        "<speak version=\"1.1\" xmlns=\"http://www.w3.org/2001/10/synthesis\" xml:lang=\"en\">\(body)</speak>"
    }

    private func found(_ dialect: SSMLDialect, _ document: String) -> [String] {
        dialect.diagnostics(in: Array(document.utf8)).map { "\($0.severity.rawValue) \($0.code)" }
    }

    @Test("Every row says who says so, and every dialect has a table", arguments: SSMLDialect.all)
    func rows(_ dialect: SSMLDialect) {
        // The table of the standard is the schema.
        #expect(dialect == .w3c || dialect.table.count > 20)
        for diagnostic in dialect.diagnostics(in: Array(speak("<token>a</token><p xml:lang='fr'>b</p>").utf8)) {
            #expect(!diagnostic.source.isEmpty && diagnostic.message.hasSuffix("."))
        }
    }

    @Test("What nobody has confirmed is unconfirmed, not unsupported, and told once")
    func unconfirmed() {
        #expect(
            found(.apple, speak("<lang xml:lang='fr'>a</lang><lang xml:lang='fr'>a</lang>")) == [
                "note unconfirmed", "note unconfirmed",
            ])
        #expect(found(.apple, speak("<break time='1s'/>")) == ["note unconfirmed"])
        #expect(found(.polly, "<speak onlangfailure='ignorelang'>a</speak>") == ["note unconfirmed"])
    }

    @Test(
        "An engine does without what the standard asks for", arguments: [SSMLDialect.google, .polly, .alexa, .espeak])
    func optional(_ dialect: SSMLDialect) {
        #expect(!found(dialect, "<speak xml:lang='en'>One.</speak>").contains { $0.hasPrefix("error") })
        #expect(found(.w3c, "<speak>One.</speak>").count == 3)
        #expect(found(.azure, "<speak>One.</speak>").count { $0.hasPrefix("error") } == 4)
    }

    @Test("Vendors' prefixes need no declaration but for the standard")
    func prefixes() {
        let document = "<speak><amazon:effect name='drc'>One.</amazon:effect></speak>"
        #expect(found(.polly, document) == [])
        #expect(found(.alexa, document) == ["error unsupported"])
        #expect(found(.google, "<speak><google:style name='lively'>One.</google:style></speak>") == ["note limited"])
        #expect(found(.w3c, document).contains("warning bad-namespace"))
        let azure = speak("<voice name='V'><mstts:silence type='Leading' value='1s'/>One.</voice>")
        #expect(found(.azure, azure) == ["error bad-namespace"])
        let declared = azure.replacing("<speak ", with: "<speak xmlns:mstts='http://www.w3.org/2001/mstts' ")
        #expect(found(.azure, declared) == [])
    }

    @Test("A number or a change that an engine takes is right for it in SSML 1.1, too")
    func ownValues() {
        func prosody(_ dialect: SSMLDialect, _ attribute: String) -> [String] {
            found(dialect, speak("<voice name='V'><prosody \(attribute)>a</prosody></voice>"))
                .filter { !$0.hasPrefix("note") }
        }
        for attribute in ["rate='+30.00%'", "rate='1.3'", "volume='+20.00%'", "volume='75'", "volume='-5.5'"] {
            #expect(prosody(.azure, attribute) == [], "\(attribute)")
            // An example of W3C's has a change of the rate.
            let severity = attribute == "rate='+30.00%'" ? "warning" : "error"
            #expect(prosody(.google, attribute) == ["\(severity) bad-value"], "\(attribute)")
        }
        #expect(found(.watson, speak("<prosody rate='+15%'>a</prosody>")).filter { !$0.hasPrefix("note") } == [])
        #expect(found(.watson, speak("<prosody rate='75'>a</prosody>")).filter { !$0.hasPrefix("note") } == [])
        #expect(prosody(.espeak, "volume='50'") == [])
        #expect(prosody(.espeak, "volume='+50%'") == ["error bad-value"])
    }

    @Test("A change of the rate is not in a range of rates, and has another form")
    func changeOutsideRange() {
        for dialect in [SSMLDialect.alexa, .polly] {
            func rate(_ rate: String) -> [String] {
                found(dialect, speak("<prosody rate='\(rate)'>a</prosody>")).filter { !$0.hasPrefix("note") }
            }
            #expect(rate("-20%") == ["error other-form"] && rate("+10%") == ["error other-form"])
            #expect(rate("10%") == ["warning other-form"])
            #expect(rate("50%") == [])
        }
    }

    @Test("Limits are counted as each vendor counts")
    func limits() {
        let long = String(repeating: "word ", count: 700)
        #expect(found(.polly, "<speak>\(long)</speak>") == ["error too-long"])
        #expect(found(.polly, "<speak>" + String(repeating: "<break/>", count: 600) + "a</speak>") == [])
        #expect(
            found(.google, "<speak xml:lang='ja'>" + String(repeating: "あ", count: 1700) + "</speak>") == [
                "error too-long"
            ])
        #expect(found(.google, "<speak xml:lang='ja'>" + String(repeating: "あ", count: 1600) + "</speak>") == [])
        let clips = String(repeating: "<audio src='a'/>", count: 6)
        #expect(found(.alexa, "<speak>\(clips)</speak>") == ["note limited", "error too-long"])
        #expect(found(.w3c, speak(long)) == [])
    }

    @Test("A request may be as long as the vendor says, and no longer by one")
    func exactLimits() {
        func expect(_ dialect: SSMLDialect, _ most: Int, _ document: (Int) -> String) {
            #expect(!found(dialect, document(most)).contains("error too-long"), "\(dialect) \(most)")
            #expect(found(dialect, document(most + 1)).contains("error too-long"), "\(dialect) \(most)")
        }
        /// A document of so many characters, one of them spoken.
        func padded(_ length: Int) -> String {
            let shell = "<speak><!---->a</speak>"
            let padding = String(repeating: "x", count: length - shell.utf8.count)
            return shell.replacing("<!---->", with: "<!--\(padding)-->")
        }
        expect(.google, 5000, padded)
        expect(.polly, 6000, padded)
        expect(.alexa, 8000, padded)
        expect(.watson, 5120, padded)
        expect(.polly, 3000) { "<speak>" + String(repeating: "a", count: $0) + "</speak>" }
        // Outside the Basic Multilingual Plane a character counts as two.
        expect(.polly, 1500) { "<speak>" + String(repeating: "😀", count: $0) + "</speak>" }
        expect(.alexa, 5) { "<speak>" + String(repeating: "<audio src='a'/>", count: $0) + "</speak>" }
        expect(.azure, 50) { speak(String(repeating: "<voice name='V'>a</voice>", count: $0)) }
        expect(.azure, 49) {
            speak("<voice name='V'>" + String(repeating: "<audio src='a'/>", count: $0) + "</voice>")
        }
    }

    @Test("Azure takes nothing outside voices, which is told once, and needs the name of each")
    func nameOfVoice() {
        #expect(found(.azure, speak("a<p>b</p>c<s>d</s>")) == ["error misplaced-element"])
        #expect(found(.azure, speak("<voice name='V'>a</voice>")) == [])
        #expect(found(.azure, speak("<voice xml:lang='fr'>a</voice>")).contains("error missing-attribute"))
    }

    @Test("The facts that were gathered are in the tables")
    func facts() throws {
        let file = Repository.root.appending(path: "Tests/SpeechMarkupTests/SSML/engine-facts.tsv")
        let text = try String(contentsOf: file, encoding: .utf8)
        let dialects: [SSMLDialect] = [.apple, .google, .azure, .polly, .alexa, .watson, .espeak]
        var count = 0
        for line in text.split(separator: "\n").dropFirst() where !line.hasPrefix("(") {
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            for (dialect, cell) in zip(dialects, columns[4...]) {
                let isAsked = cell.hasSuffix("?")
                let isNo = cell == "no" || cell.hasPrefix("no:") || cell == "ignored" || cell == "no?"
                // Of roles, it is those of the vendor's own that are taken.
                let isYes = cell == "yes" && columns[0] != "w"
                guard isAsked || isNo || isYes else { continue }
                for element in columns[0].split(separator: ",").map(String.init) {
                    for (attribute, values) in features(columns[1]) where attribute != "standard" {
                        let rows = values.map { dialect.verdict(element, attribute, $0) }
                        count += rows.count
                        for verdict in rows {
                            let isKnown: Bool =
                                switch verdict {
                                case _ where isYes: verdict?.isLoss != true
                                case .unconfirmed: isAsked
                                case .drop, .refuse, .rewrite, .require, .optional, .limited: true
                                case .keep, nil: false
                                }
                            #expect(isKnown, "\(dialect): \(element) \(attribute) \(values): \(cell)")
                        }
                    }
                }
            }
        }
        #expect(count > 300)
    }

    /// The attributes and values of a cell of the facts.
    private func features(_ cell: String) -> [(attribute: String, values: [String])] {
        if cell.isEmpty { return [("", [""])] }
        let cell = cell.split(separator: " (")[0].split(separator: " / ")[0].split(separator: " intensity")[0]
        guard let equals = cell.firstIndex(of: "=") else {
            // Of languages and formats, some are taken, and some have another form.
            let examples = ["xml:lang": "en-US", "format": "mdy"]
            return cell.split { $0 == "," || $0 == " " }.map { (String($0), [examples[String($0)] ?? ""]) }
        }
        let values = cell[cell.index(after: equals)...].split(separator: ",").map { String($0.prefix { $0 != " " }) }
        return [(String(cell[..<equals]), values)]
    }
}

extension DialectTable.Verdict {
    fileprivate var isLoss: Bool {
        switch self {
        case .drop, .refuse, .unconfirmed: true
        default: false
        }
    }
}

extension SSMLDialect {
    /// What the table says of an attribute's value, or else of the element.
    fileprivate func verdict(_ element: String, _ attribute: String, _ value: String) -> DialectTable.Verdict? {
        let attribute = attribute == "interpret-as" || !attribute.contains("=") ? attribute : ""
        let name = Vocabulary.row(named: element)?.name ?? SSML.ElementName(element)
        let row = table.row(of: SSML.AttributeName(attribute), in: name, value: Array(value.utf8)[...])
        return (row ?? table.row(of: name))?.verdict
    }
}

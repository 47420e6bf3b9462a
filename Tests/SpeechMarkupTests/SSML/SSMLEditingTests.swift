import Testing
import TextToolkit

@testable import SpeechMarkup

@Suite("Changing SSML")
struct SSMLEditingTests {
    private static let source =
        "<speak version='1.1' xmlns='http://www.w3.org/2001/10/synthesis' xml:lang='en'>"
        + "a<break time='1.50s' strength='weak'/><mark name='m'/>b<prosody rate='080%' pitch='+0.0st'>c</prosody></speak>"

    private struct Doubler: SSML.Rewriter {
        mutating func visit(_ element: SSML.Element) -> [SSML.Node] {
            guard element.name == .break, var pause = try? Break(element), let time = pause.time else {
                return element.name == .mark ? [] : [.element(descend(into: element))]
            }
            pause.time = time * 2
            return pause.nodes
        }
    }

    private struct Collector: SSML.Walker {
        var names: [String] = []
        var text = ""

        mutating func visit(_ element: SSML.Element) {
            names.append(element.name.text)
            descend(into: element)
        }

        mutating func visit(_ text: SSML.Text) { self.text += text.string }
    }

    @Test("What is not touched is written as it was read")
    func rewriting() throws {
        let document = try SSML(parsing: Self.source)
        var doubler = Doubler()
        let text = try document.rewritten(by: &doubler).text()
        #expect(
            text.contains("a<break time=\"3s\" strength=\"weak\"/>b<prosody rate=\"080%\" pitch=\"+0.0st\">c</prosody>")
        )
        var prosody = try Prosody(document.root.elements[2])
        #expect(prosody.element == document.root.elements[2])
        prosody.rate = .percent(80)
        #expect(prosody.element[.rate] == "080%")
        prosody.rate = nil
        prosody.volume = .loud
        #expect(prosody.element.attributes.map(\.name) == [.pitch, .volume])
    }

    @Test("A walker meets everything in its order, and an edited document still knows its plain text")
    func walking() throws {
        var document = try SSML(parsing: Self.source)
        var collector = Collector()
        document.walk(with: &collector)
        #expect(collector.names == ["speak", "break", "mark", "prosody"] && collector.text == "abc")
        document.root.remove(at: 2)
        document.root.remove(at: 1)
        document.root.insert(.text("x"), at: 0)
        document.root.append(SSML.Paragraph { "y" })
        #expect(document.children.count == 3 && document.plainText().text == "xabcy")
        #expect(try SSML(parsing: document.text()) == document)
    }

    @Test("An element has an attribute once, and texts side by side are one")
    func elements() {
        var element = SSML.Element(.break, [.time: "1s", .time: "2s"])
        #expect(element.attributes.count == 1 && element[.time] == "2s")
        element[.time] = nil
        #expect(element.attributes.isEmpty)
        element.children = [.text("a"), .text(""), .text("b")]
        #expect(element.children == [.text("ab")])
    }

    /// Texts at the edges of every kind of value.
    private static let edges = [
        "", " ", "a", "a b", "1", "0", "-1", "+1", "1.5", "1.", ".5", "1e9", "99999999999999999999", "0.0000001", "1s",
        "-1s", "1.s", "+.5ms", "1000001s", "50%", "+50%", "-50%", "0%", "1Hz", "+1Hz", "2st", "+2st", "-2.st", "6dB",
        "+6dB", "-6.dB", "101", "+101", "none", "strong", "default", "x-low", "silent", "(0%,+1Hz)", "(0%, low)", "()",
        "(0%,+1)", "en", "en-*", "*-CH", "en:fr", "und", "x", "en_US", "i-klingon", "ipa", "x-", "x-a", "sampa", "a:b",
        "1a", "é", "a/b c.wav", "a%2", "http://[::1", "#a#b", "name age", "size", "changevoice", "ruby", "safe",
        "keepexisting", "male", "a\tb",
    ]

    @Test("The check and the views agree about every value of every attribute, both ways")
    func agreement() throws {
        for row in Vocabulary.standard where row !== Vocabulary.speak.erased {
            for attribute in row.attributes where attribute.relation != .lexicon {
                for value in Self.edges {
                    var element = SSML.Element(row.name)
                    for other in row.attributes where other.isRequired {
                        element[other.name] =
                            ["xml:lang": "en", "content": "x", "ph": "x", "alias": "x"][other.name.text] ?? "a"
                    }
                    element[attribute.name] = value
                    let isRead = (try? row.view(element)) != nil
                    var nodes: [SSML.Node] = [.element(element)]
                    if row === Vocabulary.desc.erased { nodes = [.element(SSML.Element(.audio, children: nodes))] }
                    let document = SSML(root: SSML.Element(.speak, [.version: "1.1", .xmlLang: "en"], children: nodes))
                    let text = try document.text()
                    let errors = SSMLDialect.w3c.diagnostics(in: Array(text.utf8)).filter {
                        $0.severity == .error && $0.code == .badValue
                    }
                    #expect(isRead == errors.isEmpty, "\(row.name) \(attribute.name)=\(value) \(errors)")
                }
            }
        }
    }

    @Test("Speech is told of every attribute that it does not follow")
    func unspoken() {
        for row in Vocabulary.standard {
            for attribute in row.attributes {
                guard
                    let value = Self.edges.first(where: { attribute.conformance(of: Array($0.utf8)[...]) == .standard })
                else {
                    Issue.record("\(row.name) \(attribute.name) has no example")
                    continue
                }
                let element = SSML.Element(row.name, [attribute.name: value])
                let expected: [SSML.UnspokenAttribute] = attribute.hearing == .ignored ? [.ignored(attribute.name)] : []
                #expect(element.unspokenAttributes(isOld: false) == expected, "\(row.name) \(attribute.name)")
            }
        }
    }

    @Test("20,000 places on one line are counted in one go over it")
    func places() {
        let line = Array(String(repeating: "あ<b/>", count: 20_000).utf8)
        let counter = LineCounter(of: line)
        for number in stride(from: 0, to: 20_000, by: 997).reversed() {
            #expect(counter.location(of: number * 7 + 3).column == number * 5 + 2)
        }
    }
}

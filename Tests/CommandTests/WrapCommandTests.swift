import Foundation
import TestSupport
import Testing

@Suite("The command wrap")
struct WrapCommandTests {
    private static let text: [String] = {
        var random = RandomText(seed: 61)
        return (0..<400).map { number in
            let line = random.line(pieces: number % 13).filter { !$0.isNewline && $0 != "\0" }
            return (number % 5 == 0 ? "  " : "") + line
        }
    }()

    private static let input = Array((text.joined(separator: "\n") + "\n").utf8)

    @Test("An object holds the lines that the text form has", arguments: ["3", "16", "80"], [[], ["--balance"]])
    func forms(_ width: String, _ options: [String]) throws {
        let arguments = ["wrap", "--width", width] + options
        let objects = try Textkit.run(arguments + ["--json"], input: Self.input).lines.map { try JSONLine($0) }
        #expect(objects.map(\.line) == Array(1...Self.text.count))
        let lines = objects.flatMap { $0.lines ?? [] }
        let written = try Textkit.run(arguments, input: Self.input).lines.map { String(decoding: $0, as: UTF8.self) }
        try #require(written.count == lines.count)
        for (object, text) in zip(objects, Self.text) where text.drop(while: { " \t".contains($0) }) == text[...] {
            let first = objects[..<(object.line - 1)].reduce(0) { $0 + ($1.lines?.count ?? 0) }
            #expect(Array(written[first..<first + object.lines!.count]) == object.lines!)
        }
        #expect(zip(written, lines).allSatisfy { $0.hasSuffix($1) })
    }

    @Test("The lines and the spaces between them are the text", arguments: ["1", "7", "40"])
    func whole(_ width: String) throws {
        let objects = try Textkit.run(["wrap", "--json", "--width", width], input: Self.input).lines.map {
            try JSONLine($0)
        }
        for (object, text) in zip(objects, Self.text) {
            var rest = text.utf8[...]
            for line in object.lines ?? [] {
                while !rest.starts(with: line.utf8), let space = rest.first,
                    [0x20, 0x09, 0xE3, 0xE2, 0xE1].contains(space)
                {
                    rest.removeFirst(space < 0x80 ? 1 : 3)
                }
                try #require(rest.starts(with: line.utf8), "\(text.debugDescription)")
                rest.removeFirst(line.utf8.count)
            }
            #expect(!Substring(rest).contains { !$0.isWhitespace })
        }
    }

    @Test("Paragraphs, indentation and blank lines survive")
    func layout() throws {
        let input = "# A title\n\n    indented text that is long\n\n\nlast\n"
        let outcome = try Textkit.run(["wrap", "--width", "20"], input: Array(input.utf8))
        #expect(outcome.text == "# A title\n\n    indented text\n    that is long\n\n\nlast\n")
    }

    @Test("The width is 80 where there is no terminal")
    func defaultWidth() throws {
        let words = String(repeating: "seven77 ", count: 30)
        let plain = try Textkit.run(["wrap", "--text", words])
        let wide = try Textkit.run(["wrap", "--width", "80", "--text", words])
        #expect(plain == wide)
    }

    @Test("HTML has a paragraph for each line, and its text is the line")
    func html() throws {
        let outcome = try Textkit.run(["wrap", "--html"], input: Self.input)
        try #require(outcome.lines.count == Self.text.count)
        for (line, text) in zip(outcome.lines, Self.text) {
            let html = String(decoding: line, as: UTF8.self)
            #expect(html.hasPrefix("<p style=\"") && html.hasSuffix("</p>"))
            #expect(html.contains("word-break: keep-all"))
            let content = html.replacing(/<[^>]*>/.matchingSemantics(.unicodeScalar), with: "").replacing(
                "&#x338;", with: "\u{338}"
            )
            .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&#13;", with: "\r")
            .replacing("&amp;", with: "&")
            #expect(Array(content.utf8) == Array(text.utf8))
        }
    }
}

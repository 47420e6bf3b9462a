import Foundation
import TestSupport
import Testing
import TextToolkit

@Suite("Japanese titles in narrow boxes")
struct TitleWrappingTests {
    /// Titles, with a bar where people breathe.
    static let titles = [
        "やはり|俺の|青春|ラブコメは|まちがっている。|14",
        "隠れオタな|彼女と、|史上最高の|ラブコメを|さがしませんか?",
        "裏方キャラの|青木くんが|ラブコメを|制すまで。",
    ]

    @Test("break where people breathe, and nowhere else", arguments: titles, [30, 24, 16])
    func breath(_ title: String, _ width: Int) {
        let phrases = title.split(separator: "|")
        for isBalanced in [true, false] {
            for language in ["ja", "und"] as [LanguageTag] {
                var wrapper = LineWrapper(width: width)
                wrapper.isBalanced = isBalanced
                wrapper.language = language
                let lines = wrapper.lines(in: phrases.joined()).map(String.init)
                var rest = phrases[...]
                for line in lines {
                    #expect(DisplayWidth().columns(of: line) <= width)
                    var joined = ""
                    while joined.utf8.count < line.utf8.count, let phrase = rest.popFirst() { joined += phrase }
                    #expect(joined == line, "\(lines)")
                }
                #expect(rest.isEmpty)
            }
        }
    }

    @Test("have no last line as short as 14 where it can be avoided")
    func lastLine() {
        for width in [30, 24, 20, 18] {
            var wrapper = LineWrapper(width: width)
            wrapper.isBalanced = true
            let lines = Array(wrapper.lines(in: "やはり俺の青春ラブコメはまちがっている。14"))
            #expect(lines.last == "まちがっている。14", "\(width)")
        }
    }

    @Test("look as the documentation shows them")
    func documentation() throws {
        let page = Repository.root.appending(path: "Sources/TextToolkit/TextToolkit.docc/Wrapping.md")
        // On the right of each pair of boxes.
        var shown: [Substring] = []
        for line in try String(contentsOf: page, encoding: .utf8).split(separator: "\n") where line.hasPrefix("│") {
            let text = line.split(separator: "│")[2]
            if text.contains(where: { $0 != " " }) { shown.append(text.split(separator: " ")[0]) }
        }
        var expected: [Substring] = []
        for width in [30, 24, 16] {
            var wrapper = LineWrapper(width: width)
            wrapper.isBalanced = true
            for title in Self.titles { expected += wrapper.lines(in: title.filter { $0 != "|" }) }
        }
        #expect(shown == expected)
    }
}

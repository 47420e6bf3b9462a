// Foundation brings an ICU module of its own: what this file proves is that the two get along.
import Foundation
import JapaneseText
import SpeechMarkup
import SpeechSynthesis
import TextToolkit

/// Uses a little of everything, together with Foundation.
@main
enum WithFoundation {
    static func main() throws {
        let text = "Leads lead: 鉛の管"
        let words = text.words().map { String($0.text) }
        try expect(words, ["Leads", "lead", "鉛", "の", "管"])

        // A range of ours is a range of Foundation's.
        let ranges = text.words(language: "ja").map { NSRange($0.range, in: text) }
        try expect(ranges.map { (text as NSString).substring(with: $0) }, words)

        let data = Data("It rains. It pours.".utf8)
        let sentences = try UTF8Text(validating: [UInt8](data)).segments(by: .sentence)
        try expect(sentences.map { String(decoding: data[$0.range], as: UTF8.self) }, ["It rains. ", "It pours."])

        let document = try TextMarkup(language: "en").document(of: "Bread & jam.").text()
        try expect(document.contains("<s>Bread &amp; jam.</s>"), true)

        try expect("sakura".transliterated(by: .latinToHiragana), "さくら")
        let ruby = try FuriganaAligner().align("今日は", reading: "konnichi wa").text
        try expect(ruby.written(as: .aozora), "今日《こんにち》は")
        do throws(SpeechError) {
            _ = try Synthesizer()
        } catch {
            // Where there is no espeak-ng, that is what is said, and nothing else is amiss.
            try expect(error.code == .engineMissing, true)
        }
        print("all products, with Foundation: done at \(Date.now.formatted(.iso8601))")
    }
}

struct Unexpected: Error {
    let found: String
    let expected: String
}

func expect<Value: Equatable>(_ found: Value, _ expected: Value) throws {
    guard found == expected else { throw Unexpected(found: "\(found)", expected: "\(expected)") }
}

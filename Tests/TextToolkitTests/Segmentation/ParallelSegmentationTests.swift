import Testing
import TextToolkit

@Suite("Segmentation by several workers")
struct ParallelSegmentationTests {
    static let text = (0..<3000)
        .map { "Line \($0): 今日は良い天気です。 สวัสดีชาวโลก 👩‍👩‍👧 🇯🇵🇫🇷\r\n" + ($0 % 7 == 0 ? "\n" : "") }
        .joined()

    @Test("Any number of workers finds what one finds", arguments: [1, 2, 3, 8], Granularity.all)
    func sameSegments(workers: Int, granularity: Granularity) async throws {
        let segmenter = try Segmenter(by: granularity, language: "ja")
        let text = UTF8Text(Self.text)
        #expect(await segmenter.segments(in: text, workers: workers) == Array(segmenter.segments(in: text)))
    }

    @Test("A part of a string is divided where it stands")
    func substring() async {
        let part = Self.text.dropFirst(1000).dropLast(1000)
        let found = await part.segments(by: .word, language: "ja", workers: 3)
        #expect(found == Array(part.segments(by: .word, language: "ja")))
        #expect(found.first?.range.lowerBound == part.startIndex)
        #expect(found.last?.range.upperBound == part.endIndex)
    }

    @Test("A text without a line feed, or without anything, is divided too", arguments: ["", "one two", "\n"])
    func smallTexts(text: String) async {
        #expect(await text.segments(by: .word, workers: 4) == Array(text.segments(by: .word)))
    }
}

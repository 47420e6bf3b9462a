import Testing
import TextToolkit

@Suite("The segment around an index")
struct SegmentPlaceTests {
    static let text = "It rains. It pours.\r\n今日は良い天気です。\n\n🇯🇵🇯🇵 e\u{301}\u{301}x"

    @Test("It is the one of all segments that contains the index", arguments: Granularity.all)
    func contains(granularity: Granularity) {
        let text = Self.text
        let segments = Array(text.segments(by: granularity))
        for index in text.unicodeScalars.indices {
            let expected = segments.first { $0.range.contains(index) }
            #expect(text.segment(containing: index, by: granularity) == expected)
            #expect(text.isBoundary(index, of: granularity) == (expected?.range.lowerBound == index))
        }
        #expect(text.segment(containing: text.endIndex, by: granularity) == nil)
        #expect(text.isBoundary(text.endIndex, of: granularity))
    }

    @Test("A part of a text is divided on its own", arguments: Granularity.all)
    func parts(granularity: Granularity) {
        let part = Self.text.dropFirst(4).dropLast(3)
        let segments = Array(part.segments(by: granularity))
        for index in part.indices {
            #expect(part.segment(containing: index, by: granularity) == segments.first { $0.range.contains(index) })
        }
    }
}

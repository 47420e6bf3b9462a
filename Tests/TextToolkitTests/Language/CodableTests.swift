import Foundation
import Testing
import TextToolkit

@Suite("Values as JSON has them")
struct CodableTests {
    @Test("A segment keeps its kind by the name that the command writes")
    func segments() throws {
        let segments = Array(UTF8Text("a 1").words())
        let data = try JSONEncoder().encode(segments)
        #expect(try JSONDecoder().decode([UTF8Segment].self, from: data) == segments)
        #expect(Segment.Kind.nonWord.rawValue == "none")
    }

    @Test("A granularity is its name", arguments: Granularity.all)
    func granularities(granularity: Granularity) throws {
        #expect(Granularity(name: granularity.name) == granularity)
        let data = try JSONEncoder().encode([granularity])
        #expect(String(decoding: data, as: UTF8.self) == "[\"\(granularity.name)\"]")
        #expect(try JSONDecoder().decode([Granularity].self, from: data) == [granularity])
        #expect(throws: DecodingError.self) { try JSONDecoder().decode([Granularity].self, from: Data("[\"x\"]".utf8)) }
    }

    @Test("A tag is written as it was, and read only if it is well-formed")
    func tags() throws {
        let data = try JSONEncoder().encode(["JA-jp" as LanguageTag])
        #expect(String(decoding: data, as: UTF8.self) == "[\"JA-jp\"]")
        #expect(try JSONDecoder().decode([LanguageTag].self, from: data) == ["ja-JP"])
        #expect(throws: LanguageTagError.self) {
            try JSONDecoder().decode([LanguageTag].self, from: Data("[\"a_b\"]".utf8))
        }
    }

    @Test("Tags that mean the same are equal, and others are not")
    func equality() {
        #expect(LanguageTag("ja") == "JA" && LanguageTag("ja-u-lb-strict") == "JA-u-LB-strict")
        #expect(LanguageTag("ja") != "ja-JP" && LanguageTag("zh-Hant") != "zh-Hans")
        #expect(Set(["ja", "JA", "en"] as [LanguageTag]).count == 2)
    }
}

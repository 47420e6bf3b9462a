import Foundation
import TestSupport
import Testing
import TextToolkit

@Suite("Locales of segments")
struct SegmentLocaleTests {
    private func pieces(_ text: String, by granularity: Granularity, _ language: LanguageTag) -> [String] {
        text.segments(by: granularity, language: language).map { String($0.text) }
    }

    @Test("-u-lb- decides how strictly lines are broken")
    func lineStrictness() {
        #expect(pieces("カー", by: .line, "ja-u-lb-strict") == ["カー"])
        #expect(pieces("カー", by: .line, "ja-u-lb-loose") == ["カ", "ー"])
    }

    @Test("-u-lw-phrase breaks lines between phrases", .enabled(if: icuMajor >= 71, "ICU has it from version 71"))
    func phrases() {
        let text = "日本の首都は東京です。"
        #expect(pieces(text, by: .line, "ja-u-lw-phrase").count < pieces(text, by: .line, "ja").count)
    }

    @Test("-u-ss-standard does not end a sentence at an abbreviation")
    func abbreviations() {
        let text = "Mr. Smith left. He ran."
        #expect(pieces(text, by: .sentence, "en-u-ss-standard") == ["Mr. Smith left. ", "He ran."])
        #expect(pieces(text, by: .sentence, "en") == ["Mr. ", "Smith left. ", "He ran."])
    }

    @Test("A colon stands in a Finnish word, and in no other")
    func colon() {
        #expect(pieces("EU:n", by: .word, "fi") == ["EU:n"])
        #expect(pieces("EU:n", by: .word, "en") == ["EU", ":", "n"])
    }

    static let icuMajor = Int(ICUVersions.icu.prefix { $0 != "." })!
}

@Suite("Hostile language tags")
struct HostileLanguageTagTests {
    static let tags: [String] = {
        guard let bytes = try? HostileData.bytes(of: "locales.txt") else { return [] }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            .map(String.init).dropLast()
    }()

    @Test("A well-formed tag divides text; any other is an error that shows it", arguments: tags)
    func tag(_ tag: String) throws {
        #expect(Self.isWellFormed(tag) == ((try? LanguageTag(validating: tag)) != nil))
        do {
            let language = try LanguageTag(validating: tag)
            #expect(language.tag == tag)
            for granularity in Granularity.all {
                let segments = try Segmenter(by: granularity, language: language).segments(in: "Ein Wort. 日本語")
                #expect(segments.map { String($0.text) }.joined() == "Ein Wort. 日本語")
            }
        } catch let error as LanguageTagError {
            #expect(error.tag == tag)
            #expect(error.description.contains("“\(tag)”"))
            #expect(tag.hasPrefix(error.wellFormed))
        }
    }

    /// The grammar of RFC 5646, section 2.1, written a second time, with the ban on saying a variant twice.
    static func isWellFormed(_ tag: String) -> Bool {
        let irregular = [
            "en-gb-oed", "i-ami", "i-bnn", "i-default", "i-enochian", "i-hak", "i-klingon", "i-lux", "i-mingo",
            "i-navajo", "i-pwn", "i-tao", "i-tay", "i-tsu", "sgn-be-fr", "sgn-be-nl", "sgn-ch-de", "zh-min-nan",
            "zh-min", "art-lojban", "cel-gaulish", "no-bok", "no-nyn", "zh-guoyu", "zh-hakka", "zh-xiang",
        ]
        if irregular.contains(tag.lowercased()) { return true }
        let language = "(?:[a-z]{2,3}(?:-[a-z]{3}){0,3}|[a-z]{4}|[a-z]{5,8})"
        let variant = "(?:-(?:[a-z0-9]{5,8}|[0-9][a-z0-9]{3}))*"
        let extensions = "(?:-[0-9a-wyz](?:-[a-z0-9]{2,8})+)*"
        let privateUse = "x(?:-[a-z0-9]{1,8})+"
        let pattern =
            "^(?:\(language)(?:-[a-z]{4})?(?:-(?:[a-z]{2}|[0-9]{3}))?\(variant)\(extensions)(?:-\(privateUse))?|\(privateUse))$"
        guard tag.range(of: pattern, options: [.regularExpression, .caseInsensitive]) != nil else { return false }
        let variants = tag.lowercased().split(separator: "-").dropFirst().prefix { $0.count > 1 }
            .filter { $0.count > 4 || $0.first!.isNumber && $0.count == 4 }
        return Set(variants).count == variants.count
    }
}

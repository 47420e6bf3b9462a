import Foundation
import SpeechMarkup
import TestSupport
import Testing
import TextToolkit

@Suite("The table of heteronyms")
struct HeteronymTests {
    private static let varieties: [LanguageTag] = ["en-US", "en-GB"]

    private static func senses(_ language: LanguageTag) -> [(word: String, sense: Heteronym.Sense)] {
        Heteronym.all(in: language).flatMap { heteronym in heteronym.senses.map { (heteronym.word, $0) } }
    }

    private func ipa(_ word: String, _ language: LanguageTag) -> [String] {
        Heteronym.named(word, in: language)?.senses.map(\.pronunciation.ipa) ?? []
    }

    @Test("There are 326 senses of 162 words, each with a label of its own")
    func count() {
        #expect(Heteronym.all(in: "en").count == 162)
        #expect(Set(Heteronym.all(in: "en").map(\.word)).count == 162)
        #expect(Self.senses("en").count == 326)
        #expect(Set(Self.senses("en").map(\.sense.label)).count == 326)
    }

    @Test("Labels and their order are those of the data that the model is made of", .enabled(if: wordIDs != nil))
    func order() throws {
        let rows = try #require(Self.wordIDs).split(whereSeparator: \.isNewline).dropFirst().map { row in
            row.split(separator: "\t").prefix(2).map { $0.replacing("\"", with: "") }
        }
        #expect(rows.count == 326)
        for (row, known) in zip(rows, Self.senses("en-US")) {
            #expect(row == [known.word[...], known.sense.label[...]])
        }
    }

    private static let wordIDs = try? String(
        contentsOf: Repository.data.appending(path: "heteronyms/wordids.tsv"), encoding: .utf8)

    @Test("Every pronunciation is in its plainest form, and every alphabet can write it", arguments: varieties)
    func pronunciations(_ language: LanguageTag) throws {
        for (_, sense) in Self.senses(language) {
            let pronunciation = sense.pronunciation
            #expect(try Pronunciation(pronunciation.ipa).ipa == pronunciation.ipa)
            for alphabet in PhoneticAlphabet.all {
                #expect(try !pronunciation.text(in: alphabet).isEmpty, "\(sense.label) in \(alphabet.name)")
            }
            #expect(try Pronunciation(pronunciation.text(in: .xSAMPA), in: .xSAMPA) == pronunciation)
            #expect(pronunciation.ipa.count { $0 == "ˈ" } == 1, "\(sense.label) \(pronunciation)")
        }
    }

    @Test("The senses of a word differ in their sounds")
    func differences() {
        for heteronym in Heteronym.all(in: "en-US") {
            #expect(Set(heteronym.senses.map(\.pronunciation)).count == heteronym.senses.count, "\(heteronym.word)")
        }
        for heteronym in Heteronym.all(in: "en-GB") {
            #expect(Set(heteronym.senses.map(\.pronunciation)).count > 1, "\(heteronym.word)")
        }
    }

    @Test("Britain says r only before vowels, and some words in its own way")
    func british() {
        for (_, sense) in Self.senses("en-GB") {
            let ipa = Array(sense.pronunciation.ipa)
            #expect(!ipa.contains("ɚ") && !ipa.contains("ɝ") && !sense.pronunciation.ipa.contains("oʊ"))
            for (sound, next) in zip(ipa, ipa.dropFirst() + ["."]) where sound == "ɹ" {
                #expect("aɑɒæɔeəɛɜiɪoʊuʌ".contains(next), "\(sense.label) \(sense.pronunciation)")
            }
        }
        #expect(ipa("row", "en-GB") == ["ˈɹəʊ", "ˈɹaʊ"])
        #expect(ipa("tear", "en-GB") == ["ˈtɪə", "ˈtɛː"])
        #expect(ipa("record", "en-GB") == ["ˈɹɛkɔːd", "ɹɪˈkɔːd"])
        #expect(ipa("mobile", "en-GB").first == "ˈməʊˌbaɪl")
        #expect(ipa("mobile", "en-US").first == "ˈmoʊbəl")
    }

    @Test(
        "The region of a tag decides",
        arguments: [
            ("en", "ˈɹoʊ"), ("en-US", "ˈɹoʊ"), ("en-CA", "ˈɹoʊ"), ("en-Latn-US", "ˈɹoʊ"),
            ("EN-us-u-ss-standard", "ˈɹoʊ"),
            ("en-u-rg-gbzzzz", "ˈɹoʊ"), ("en-GB", "ˈɹəʊ"), ("en-AU", "ˈɹəʊ"), ("en-Latn-NZ", "ˈɹəʊ"),
            ("en-001", "ˈɹəʊ"),
        ])
    func regions(tag: String, row: String) throws {
        #expect(ipa("ROW", try LanguageTag(validating: tag)).first == row)
    }

    @Test("Languages without a model have no heteronyms", arguments: ["und", "de", "ja", "enm", "x-en"])
    func others(tag: String) throws {
        #expect(Heteronym.all(in: try LanguageTag(validating: tag)).isEmpty)
    }

    @Test("What the source has wrong is right")
    func repairs() {
        #expect(ipa("abuses", "en-US") == ["əˈbjuːsɪz", "əˈbjuːzɪz"])
        #expect(ipa("approximate", "en-US") == ["əˈpɹɑːksəmət", "əˈpɹɑːksəˌmeɪt"])
        #expect(ipa("moderate", "en-US") == ["ˈmɑːdɚət", "ˈmɑːdɚˌeɪt"])
        #expect(ipa("ornament", "en-US") == ["ˈɔːɹnəmənt", "ˈɔːɹnəˌmɛnt"])
        #expect(ipa("duplicate", "en-US") == ["ˈduːplɪkət", "ˈduːplɪˌkeɪt"])
    }

    @Test("Every sense has an example of its own, a sentence that has the word once")
    func examples() throws {
        var seen: Set<String> = []
        for (word, sense) in Self.senses("en-US") {
            let example = try #require(sense.example)
            #expect(seen.insert(example).inserted, "\(example)")
            #expect(try WordFinder([word]).matches(in: example).map(\.wordIndex) == [0], "\(sense.label): \(example)")
            #expect(example.first?.isUppercase == true && ".?".contains(example.last ?? " "), "\(example)")
        }
    }
}

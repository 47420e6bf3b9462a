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

    /// The senses of the words, without those of their forms.
    private static func words(_ language: LanguageTag) -> [(word: String, sense: Heteronym.Sense)] {
        let words = Set(Heteronym.all(in: language).filter { $0.base == nil }.map(\.word))
        return senses(language).filter { words.contains($0.word) }
    }

    private func ipa(_ word: String, _ language: LanguageTag) -> [String] {
        Heteronym.named(word, in: language)?.senses.map(\.pronunciation.ipa) ?? []
    }

    @Test("There are 376 senses of 187 words, each with a label of its own, and 126 forms of theirs")
    func count() {
        let all = Heteronym.all(in: "en")
        #expect(Set(all.map(\.word)).count == all.count)
        #expect(all.filter { $0.base == nil }.count == 187)
        #expect(all.filter { $0.base != nil }.count == 126)
        #expect(Self.words("en").count == 376)
        #expect(Set(Self.words("en").map(\.sense.label)).count == 376)
    }

    @Test("The senses of a form are those of its word, as its ending sounds")
    func forms() throws {
        for form in Heteronym.all(in: "en-US") {
            guard let base = form.base else { continue }
            let word = try #require(Heteronym.named(base, in: "en-US"))
            #expect(form.senses.map(\.label) == word.senses.map(\.label))
            #expect(form.source.description.hasPrefix("\(base)+") && word.source == .table)
            for (inflected, plain) in zip(form.senses, word.senses) {
                #expect(inflected.pronunciation.ipa.hasPrefix(plain.pronunciation.ipa))
            }
        }
        #expect(ipa("records", "en-US") == ["ˈɹɛkɚdz", "ɹɪˈkɔːɹdz"])
        #expect(ipa("records", "en-GB") == ["ˈɹɛkɔːdz", "ɹɪˈkɔːdz"])
        #expect(ipa("tears", "en-GB") == ["ˈtɪəz", "ˈtɛːz"])
        #expect(ipa("tearing", "en-GB") == ["ˈtɪəɹɪŋ", "ˈtɛːɹɪŋ"])
        #expect(ipa("excuses", "en-US") == ["ɪkˈskjuːsɪz", "ɪkˈskjuːzɪz"])
        #expect(ipa("permits", "en-GB") == ["ˈpɜːˌmɪts", "pəˈmɪts"])
        #expect(ipa("allies", "en-US") == ["ˈæˌlaɪz", "əˈlaɪz"])
        #expect(ipa("rowing", "en-GB") == ["ˈɹəʊɪŋ", "ˈɹaʊɪŋ"])
        #expect(ipa("resumes", "en-US") == ["ˈɹɛzəˌmeɪz", "ɹɪˈzuːmz"])
        #expect(ipa("estimates", "en-US") == ["ˈɛstəməts", "ˈɛstəˌmeɪts"])
    }

    @Test("What sounds the same in every sense is no heteronym", arguments: ["houses", "mouths", "recorded", "wounds"])
    func sameSounds(word: String) {
        #expect(Heteronym.named(word, in: "en-US") == nil)
    }

    @Test(
        "What sounds the same in Britain is a heteronym in the United States alone",
        arguments: ["address", "researches"])
    func american(word: String) {
        #expect(Heteronym.named(word, in: "en-US") != nil)
        #expect(Heteronym.named(word, in: "en-GB") == nil)
    }

    @Test("Labels and their order are those of the data that the model is made of", .enabled(if: wordIDs != nil))
    func order() throws {
        let rows = try #require(Self.wordIDs).split(whereSeparator: \.isNewline).dropFirst().map { row in
            row.split(separator: "\t").prefix(2).map { $0.replacing("\"", with: "") }
        }
        #expect(rows.count == 326)
        for (row, known) in zip(rows, Self.words("en-US")) {
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
        for (word, sense) in Self.words("en-US") {
            let example = try #require(sense.example)
            #expect(seen.insert(example).inserted, "\(example)")
            #expect(try WordFinder([word]).matches(in: example).map(\.wordIndex) == [0], "\(sense.label): \(example)")
            #expect(example.first?.isUppercase == true && ".?".contains(example.last ?? " "), "\(example)")
        }
    }
}

import JapaneseText
import Testing

@Suite("Mono ruby")
struct MonoRubyTests {
    struct Word: Sendable, CustomTestStringConvertible {
        let ruby: AnnotatedText
        var testDescription: String { ruby.description }

        /// The reading in hiragana; runs without one are kana themselves.
        var reading: String {
            ruby.reading.inHiragana()
        }
    }

    static func words(_ list: String) -> [Word] {
        list.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
            Word(
                ruby: AnnotatedText(
                    line.split(separator: " ").map { run in
                        let parts = run.split(separator: "/")
                        return .init(String(parts[0]), reading: parts.count > 1 ? String(parts[1]) : nil)
                    }))
        }
    }

    static let lists = [
        "known": MonoRubyWords.known, "regression": MonoRubyWords.regression, "more": MonoRubyWords.more,
        "names": MonoRubyWords.names,
    ]

    @Test("Words are divided as a human divides them", arguments: lists.keys.sorted())
    func judgedWords(list: String) throws {
        let words = Self.words(Self.lists[list]!)
        var wrong: [String] = []
        for word in words {
            let ruby = try FuriganaAligner(.mono).align(word.ruby.base, reading: word.reading).text
            if ruby.normalized != word.ruby.normalized { wrong.append("\(word.ruby) came out as \(ruby)") }
        }
        #expect(words.count >= 150)
        #expect(wrong.isEmpty, "\(wrong.joined(separator: "\n"))")
    }

    @Test("No word stands in the lists twice")
    func distinctWords() {
        let words = Self.lists.values.flatMap(Self.words).map { [$0.ruby.base, $0.reading] }
        let repeated = Dictionary(grouping: words, by: \.self).filter { $0.value.count > 1 }.keys
        #expect(repeated.isEmpty)
    }

    @Test("In groups, what is divided in mono ruby stands together", arguments: lists.keys.sorted())
    func groups(list: String) throws {
        for word in Self.words(Self.lists[list]!) {
            let mono = try FuriganaAligner(.mono).align(word.ruby.base, reading: word.reading).text
            let group = try FuriganaAligner(.group).align(word.ruby.base, reading: word.reading).text
            #expect(mono.base == group.base)
            #expect(mono.reading == group.reading)
            #expect(group.runs.count <= mono.runs.count)
        }
    }

    @Test("Jukugo ruby is mono ruby whose compounds stay together")
    func jukugo() throws {
        for word in Self.words(MonoRubyWords.known) {
            let mono = try FuriganaAligner(.mono).align(word.ruby.base, reading: word.reading).text
            let jukugo = try FuriganaAligner(.jukugo).align(word.ruby.base, reading: word.reading).text
            let group = try FuriganaAligner(.group).align(word.ruby.base, reading: word.reading).text
            #expect(jukugo.runs.map(\.description) == mono.runs.map(\.description))
            #expect(mono.runs.allSatisfy { !$0.joinsPrevious })
            let compounds = jukugo.runs.count { !$0.joinsPrevious }
            #expect(compounds == group.runs.count, "\(word.ruby)")
        }
    }

    @Test(
        "A word whose reading belongs to it as a whole stays a group, and only with that reading",
        arguments: [
            ("今日", "きょう", "今日(きょう)"),
            ("今日", "こんにち", "今(こん)日(にち)"),
            ("大人", "おとな", "大人(おとな)"),
            ("大人", "たいじん", "大(たい)人(じん)"),
            ("田舎", "いなか", "田舎(いなか)"),
            ("田舎育ち", "いなかそだち", "田舎(いなか)育(そだ)ち"),
        ])
    func wholeWords(text: String, reading: String, expected: String) throws {
        #expect(try FuriganaAligner(.mono).align(text, reading: reading).text.description == expected)
    }

    @Test("No part starts with ん, っ or a small kana")
    func starts() throws {
        for (text, reading) in [("案内", "あんない"), ("発表", "はっぴょう"), ("亜科", "あっか"), ("一亜", "いんあ"), ("図書", "としょ")] {
            for run in try FuriganaAligner(.mono).align(text, reading: reading).text.runs {
                let first = try #require(run.reading?.first)
                #expect(!"んっゃゅょー".contains(first), "\(text), \(reading)")
            }
        }
    }
}

import Testing

@testable import TextToolkit

@Suite("Furigana")
struct FuriganaAlignerTests {
    @Test(
        "The kana of the text are anchors, and its kanji get what lies between",
        arguments: [
            ("店に行きます", "みせにいきます", "店(みせ)に行(い)きます"),
            ("今日は", "こんにちわ", "今日(こんにち)は"),
        ])
    func anchors(text: String, reading: String, expected: String) throws {
        #expect(try FuriganaAligner().align(text, reading: reading).text.description == expected)
    }
}

internal import ICUSupport

/// Words whose reading belongs to the word as a whole, and to none of its kanji: `whole-words.txt` of `CTextData`.
enum ListedWords {
    struct Word {
        let kanji: [UInt32]
        let reading: [KanaCode]
    }

    /// Calls `body` with every word that starts with a kanji.
    static func forEach(startingWith kanji: UInt32, _ body: (Word) -> Void) {
        words[kanji]?.forEach(body)
    }

    /// The words by their first kanji.
    private static let words: [UInt32: [Word]] = Dictionary(
        grouping: EmbeddedData.wholeWords.lines.joined(separator: " ").split(separator: " ").map { entry in
            let parts = entry.split(separator: "/")
            return Word(kanji: parts[0].unicodeScalars.map(\.value), reading: KanaCode.codes(parts[1]))
        }, by: { $0.kanji[0] })
}

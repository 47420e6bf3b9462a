extension ReadText {
    /// The text without readings over words that its readers know.
    ///
    /// - Parameters:
    ///   - words: Words that need no reading, as they stand in the text.
    ///   - year: A school year, 1 to 6: words whose kanji are all learnt up to its end need no reading.
    /// - Complexity: O(*n*) in the text.
    public func leavingOut(_ words: Set<String>, learntBy year: Int = 0) -> ReadText {
        var result = self
        for index in result.words.indices {
            let isListed = words.contains(result.words[index].text)
            for run in result.words[index].runs.indices where result.words[index].runs[run].reading != nil {
                let base = result.words[index].runs[run].base
                let isLearnt = base.allSatisfy { !$0.isKanji || $0 == "々" || ($0.schoolYear ?? 7) <= year }
                if isListed || words.contains(base) || isLearnt { result.words[index].runs[run].reading = nil }
            }
        }
        return result
    }
}

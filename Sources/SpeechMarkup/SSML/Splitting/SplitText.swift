internal import TextToolkit

/// The places where a text can be cut, found when they are asked for.
struct SplitText {
    /// In UTF-8 bytes, each with what the text counts up to there.
    private var places: [Place] = []

    private struct Place {
        var offset: Int
        var cost: SSMLMeasure
        var level: SplitItem.Level
        /// Whether a word begins here, rather than a mark or space behind one.
        var startsWord: Bool
        /// Whether there is nothing but white space before it.
        var isLeading: Bool
    }

    /// - Parameters:
    ///   - hasSentences: Whether sentences are to be found in it, as there are no elements for them.
    /// - Complexity: O(*n*) in the text.
    init(_ text: String, language: LanguageTag, hasSentences: Bool) {
        var sentences: Set<Int> = []
        if hasSentences {
            var offset = 0
            for sentence in text.segments(by: .sentence, language: language.suppressingAbbreviations) {
                offset += sentence.text.utf8.count
                sentences.insert(offset)
            }
        }
        var offset = 0
        var cost = SSMLMeasure.nothing
        var isLeading = true
        for word in text.segments(by: .word, language: language) {
            let isSpace = word.text.utf8.allSatisfy(\.isXMLSpace)
            if offset > 0, !isSpace {
                let level: SplitItem.Level = sentences.contains(offset) ? .sentence : .word
                places.append(
                    Place(offset: offset, cost: cost, level: level, startsWord: word.isWordLike, isLeading: isLeading))
            }
            if !isSpace { isLeading = false }
            offset += word.text.utf8.count
            cost += SSMLMeasure(text: word.text.utf8)
        }
    }

    /// What the text counts up to a place.
    ///
    /// - Complexity: O(log *n*) in the places.
    func cost(at offset: Int) -> SSMLMeasure {
        let index = firstPlace(from: offset)
        return index < places.count && places[index].offset == offset ? places[index].cost : .nothing
    }

    private func firstPlace(from offset: Int) -> Int {
        var low = 0
        var high = places.count
        while low < high {
            let middle = (low + high) / 2
            if places[middle].offset < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The best place for a cut behind an offset.
    ///
    /// - Parameters:
    ///   - isFirst: Whether nothing but white space would stand before a cut that has only that of this text before it.
    ///   - fits: Whether what the text counts from its start up to a place is not too much.
    /// - Complexity: O(*n*) in the places from the offset on that fit.
    func cut(
        after offset: Int, isFirst: Bool, where fits: (SSMLMeasure) -> Bool
    ) -> (offset: Int, level: SplitItem.Level)? {
        var low = firstPlace(from: offset + 1)
        var sentence: Place?
        var word: Place?
        var mark: Place?
        while low < places.count, fits(places[low].cost) {
            let place = places[low]
            low += 1
            if isFirst, offset == 0, place.isLeading { continue }
            if place.level == .sentence { sentence = place }
            if place.startsWord { word = place } else { mark = place }
        }
        guard let place = sentence ?? word ?? mark else { return nil }
        return (place.offset, place.level)
    }
}

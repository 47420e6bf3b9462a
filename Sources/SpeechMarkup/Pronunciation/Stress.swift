/// Where a stress mark stands: before the syllable in IPA, before the vowel in espeak-ng's mnemonics, after it in ARPAbet.
enum Stress {
    /// The symbols with each stress mark before the consonants that start its syllable.
    static func movedToOnsets(_ symbols: [Int]) -> [Int] {
        let table = PhoneticTable.shared
        var result: [Int] = []
        for symbol in symbols {
            if table.symbols[symbol].kind == .stress {
                result.insert(symbol, at: onset(ofSyllableAt: result.count, in: result))
            } else {
                result.append(symbol)
            }
        }
        return result
    }

    /// The symbols with each stress mark directly before its vowel.
    static func movedToVowels(_ symbols: [Int]) -> [Int] {
        let table = PhoneticTable.shared
        var result: [Int] = []
        var pending: Int?
        for symbol in symbols {
            switch table.symbols[symbol].kind {
            case .stress: pending = symbol
            case .vowel:
                if let mark = pending { result.append(mark) }
                pending = nil
                result.append(symbol)
            case .boundary:
                // A syllable whose sound is a consonant, if any, is left without a mark.
                pending = symbol == table.space ? nil : pending
                result.append(symbol)
            default: result.append(symbol)
            }
        }
        return result
    }

    /// Where the syllable starts whose vowel stands, or will stand, at an index: before as many consonants as an English word can
    /// start with.
    static func onset(ofSyllableAt index: Int, in symbols: [Int]) -> Int {
        let table = PhoneticTable.shared
        var start = index
        var cluster = ""
        while start > 0, case let symbol = symbols[start - 1], table.symbols[symbol].kind == .consonant,
            case .written(let spelling) = table.spelling(of: symbol, in: .ipa)
        {
            let longer = spelling + cluster
            guard start == index ? spelling != "ŋ" : clusters.contains(longer) else {
                // What a word starts with, it can start with.
                return wordStart(before: start, symbols) ?? start
            }
            cluster = longer
            start -= 1
        }
        return start
    }

    /// Where the word starts, if nothing but consonants is before an index in it.
    private static func wordStart(before index: Int, _ symbols: [Int]) -> Int? {
        let table = PhoneticTable.shared
        var start = index
        while start > 0, symbols[start - 1] != table.space {
            if table.symbols[symbols[start - 1]].kind != .consonant { return nil }
            start -= 1
        }
        return start
    }

    /// The consonants that English words start with, where there are two or three.
    private static let clusters: Set<String> = {
        var clusters: Set<String> = []
        for r in ["ɹ", "r"] {
            for first in ["p", "b", "t", "d", "k", "ɡ", "f", "θ", "ʃ", "sp", "st", "sk", "v"] {
                clusters.insert(first + r)
            }
        }
        for first in ["p", "b", "k", "ɡ", "f", "s", "sp", "sk"] { clusters.insert(first + "l") }
        for first in ["t", "d", "k", "ɡ", "s", "θ", "sk", "h", "p", "ʃ"] { clusters.insert(first + "w") }
        for first in ["p", "b", "t", "d", "k", "ɡ", "f", "v", "m", "n", "h", "l", "s", "z", "θ", "sp", "st", "sk"] {
            clusters.insert(first + "j")
        }
        for first in ["p", "t", "k", "m", "n", "f"] { clusters.insert("s" + first) }
        return clusters
    }()
}

import Foundation

/// Short strings whose boundaries have been seen to depend on what ICU divided before them, and others like them.
package enum HistoryStrings {
    /// 1,000 different ones.
    package static let all: [String] = {
        var random = RandomText(seed: 24)
        var strings = starters
        var seen = Set(strings)
        while strings.count < 1000 {
            let line = random.line(pieces: 4)
            if !line.isEmpty, seen.insert(line).inserted { strings.append(line) }
        }
        return strings
    }()

    /// Those that were seen to differ: kana that are in no dictionary, and iteration marks that no script owns.
    package static let starters =
        ["ージョン", "〱〱", "〳〵", "〴〵", "〲", "〱", "〳", "〴", "〵", "〱ージョン", "ージョン〱", "日本ージョン", "ヴォージョン"]
        + (0x3031...0x3035).map { "か" + String(Unicode.Scalar($0)!) }

    /// The strings in so many orders: as they are listed, with each of the starters first, then shuffled.
    package static func orders(_ count: Int) -> [[String]] {
        var random = SeededRandom(seed: 25)
        return (0..<count).map { number in
            if number == 0 { return all }
            var order = all.shuffled(using: &random)
            if number <= starters.count, let place = order.firstIndex(of: starters[number - 1]) {
                order.swapAt(0, place)
            }
            return order
        }
    }

    /// In how many orders to divide them: 20, or as many as make TEXTKIT_DETERMINISM_CHECKS strings.
    package static let orderCount: Int = {
        let checks = ProcessInfo.processInfo.environment["TEXTKIT_DETERMINISM_CHECKS"].flatMap { Int($0) } ?? 20_000
        return max(1, (checks + all.count - 1) / all.count)
    }()
}

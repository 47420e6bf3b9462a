/// A number in a text, in digits or kanji, and how it is read with what it counts.
struct NumberReading {
    /// The digits of the number, the highest first; `nil` for 何, which changes what it counts as 3 does.
    private let digits: [UInt8]?

    /// Where it ends in the text.
    let end: Int

    /// Reads a number that starts at an offset.
    ///
    /// - Returns: `nil` if none does, or one that nobody writes.
    init?(_ text: NormalizedText, at start: Int, before limit: Int) {
        var offset = start
        // What has been added up, the group of four places that is being read, and its last digits.
        var total: UInt64 = 0
        var group: UInt64 = 0
        var pending: UInt64?
        var lastUnit = UInt64.max
        var lastGroup = UInt64.max
        var count = 0
        var end = start
        while offset < limit {
            let value = text.scalar(at: offset)
            let next = text.end(ofCharacterAt: offset)
            if value == 0x4F55, count == 0 {
                digits = nil
                self.end = next
                return
            }
            if let digit = Self.digit(value) {
                guard (pending ?? 0) < 100_000_000_000_000 else { return nil }
                pending = (pending ?? 0) * 10 + digit
            } else if let unit = Self.smallUnit(value) {
                guard unit < lastUnit, (pending ?? 1) < 10 else { break }
                group += (pending ?? 1) * unit
                lastUnit = unit
                pending = nil
            } else if let unit = Self.largeUnit(value), group + (pending ?? 0) > 0 {
                guard unit < lastGroup, group + (pending ?? 0) < 10_000 else { break }
                total += (group + (pending ?? 0)) * unit
                lastGroup = unit
                (group, pending, lastUnit) = (0, nil, .max)
            } else if value == 0x2C || value == 0xFF0C, pending != nil, next < limit,
                Self.digit(text.scalar(at: next)) != nil, Self.hasThreeDigits(text, next, limit)
            {
                offset = next
                continue
            } else {
                break
            }
            count += 1
            offset = next
            end = next
        }
        guard count > 0 else { return nil }
        self.end = end
        digits = Array(String(total + group + (pending ?? 0)).utf8)
    }

    private static func hasThreeDigits(_ text: NormalizedText, _ start: Int, _ limit: Int) -> Bool {
        var offset = start
        var count = 0
        while offset < limit, digit(text.scalar(at: offset)) != nil, count < 4 {
            offset = text.end(ofCharacterAt: offset)
            count += 1
        }
        return count == 3
    }

    /// The digit that a character is.
    static func digit(_ value: UInt32) -> UInt64? {
        switch value {
        case 0x30...0x39: UInt64(value - 0x30)
        case 0xFF10...0xFF19: UInt64(value - 0xFF10)
        case 0x3007: 0
        case 0x4E00: 1
        case 0x4E8C: 2
        case 0x4E09: 3
        case 0x56DB: 4
        case 0x4E94: 5
        case 0x516D: 6
        case 0x4E03: 7
        case 0x516B: 8
        case 0x4E5D: 9
        default: nil
        }
    }

    private static func smallUnit(_ value: UInt32) -> UInt64? {
        switch value {
        case 0x5341: 10
        case 0x767E: 100
        case 0x5343: 1000
        default: nil
        }
    }

    private static func largeUnit(_ value: UInt32) -> UInt64? {
        switch value {
        case 0x4E07: 10_000
        case 0x5104: 100_000_000
        case 0x5146: 1_000_000_000_000
        default: nil
        }
    }

    /// Whether a number may start with a character.
    static func canStart(with value: UInt32) -> Bool {
        digit(value) != nil || smallUnit(value) != nil || value == 0x4F55
    }

    /// A way to read number and counter.
    struct Way {
        /// The reading of the number, and of the counter: the latter empty where they cannot be told apart.
        var number: String
        var counter: String
        /// The end of the number's reading, which tells in what way it has changed.
        var change: String
        /// The last digit or unit that is not zero.
        var last: String
    }

    /// The readings of the number with a counter, the more usual ones first.
    func ways(with counter: Counter) -> [Way] {
        guard let digits else {
            let voiced: Set<Counter.Change> = [.g, .h]
            let start = voiced.contains(counter.change) ? Self.voiced : counter.change == .p ? Self.halfVoiced : [:]
            return [Way(number: "なん", counter: Self.change(counter.reading, start), change: "なん", last: "何")]
        }
        let value = Int(String(decoding: digits, as: UTF8.self)) ?? -1
        if let whole = counter.numbers[value] {
            return whole.map { Way(number: $0.0, counter: $0.1, change: $0.0 + $0.1, last: "=\(value)") }
        }
        guard let plain = NumeralReadings.readings(of: digits).first else { return [] }
        let digit = Int(digits.last! - UInt8(ascii: "0"))
        if digit > 0 || digits.count == 1 {
            let usual = Self.usual[digit]
            let head = String(plain.dropLast(usual.count))
            if let others = counter.digits[digit] {
                return others.map {
                    Way(number: head + $0, counter: counter.reading, change: $0, last: String(digit))
                }
            }
            return Self.joined(usual, digit, counter).map {
                Way(number: head + $0.0, counter: $0.1, change: $0.0, last: String(digit))
            }
        }
        let units = ["じゅう", "びゃく", "ぴゃく", "ひゃく", "ぜん", "せん", "まん", "おく", "ちょう"]
        guard let unit = units.first(where: { plain.hasSuffix($0) }) else { return [] }
        let head = String(plain.dropLast(unit.count))
        let key = unit == "じゅう" ? 10 : unit.hasSuffix("ゃく") ? 100 : unit == "まん" || unit.hasSuffix("ん") ? 1000 : 0
        return Self.joined(unit, key, counter).map {
            Way(number: head + $0.0, counter: $0.1, change: $0.0, last: unit)
        }
    }

    private static let usual = ["れい", "いち", "に", "さん", "よん", "ご", "ろく", "なな", "はち", "きゅう"]

    /// The end of a number and a counter where they meet.
    private static func joined(_ ending: String, _ key: Int, _ counter: Counter) -> [(String, String)] {
        let reading = counter.reading
        let geminated: [String] = key == 10 ? ["じゅっ", "じっ"] : [ending.dropLast() + "っ"]
        let half = change(reading, halfVoiced)
        switch (counter.change, key) {
        case (.none, _): return [(ending, reading)]
        case (.k, 1), (.k, 6), (.k, 10), (.k, 100), (.g, 1), (.g, 6), (.g, 10), (.g, 100), (.s, 1), (.s, 10):
            return geminated.map { ($0, reading) }
        case (.k, 8), (.g, 8), (.s, 8): return [(geminated[0], reading), (ending, reading)]
        case (.g, 3): return [(ending, change(reading, voiced))]
        case (.h, 1), (.h, 6), (.h, 8), (.h, 10), (.h, 100), (.p, 1), (.p, 6), (.p, 8), (.p, 10), (.p, 100):
            return geminated.map { ($0, half) }
        case (.h, 3), (.h, 1000): return [(ending, change(reading, voiced))]
        case (.p, 3), (.p, 1000): return [(ending, half)]
        case (.p, 4): return [(ending, half), (ending, reading)]
        default: return [(ending, reading)]
        }
    }

    private static func change(_ reading: String, _ initials: [Character: Character]) -> String {
        guard let first = reading.first, let other = initials[first] else { return reading }
        return String(other) + reading.dropFirst()
    }

    private static let voiced: [Character: Character] = [
        "か": "が", "き": "ぎ", "く": "ぐ", "け": "げ", "こ": "ご", "は": "ば", "ひ": "び", "ふ": "ぶ", "へ": "べ", "ほ": "ぼ",
    ]
    private static let halfVoiced: [Character: Character] = [
        "は": "ぱ", "ひ": "ぴ", "ふ": "ぷ", "へ": "ぺ", "ほ": "ぽ",
    ]
}

/// How numbers in digits are read aloud.
enum NumeralReadings {
    /// The usual readings of a number, in hiragana: 20 is にじゅう, and にじゅっ or にじっ before what asks for it.
    ///
    /// - Parameter digits: ASCII digits, with at most one point.
    static func readings(of digits: [UInt8]) -> [String] {
        let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
            .map { $0.map { Int($0) - 0x30 } }
        guard let whole = parts.first, !whole.isEmpty, parts.count <= 2, whole.count <= 16,
            parts.joined().allSatisfy({ (0...9).contains($0) })
        else { return [] }
        if parts.count == 2 { return combine(places(whole) + [["てん"]] + parts[1].map { [oneByOne[$0]] }) }
        guard whole.count > 1 else { return lastOnes[whole[0]] + [english[whole[0]]] }
        let spelled = [oneByOne, oneByOneOnTelephone].map { names in whole.map { names[$0] }.joined() }
        return whole[0] == 0 ? spelled : combine(places(whole)) + spelled
    }

    /// What stands for each place of a number that is not 0, the highest first.
    private static func places(_ digits: [Int]) -> [[String]] {
        guard digits.contains(where: { $0 != 0 }) else { return [["れい", "ぜろ"]] }
        var places: [[String]] = []
        for (index, digit) in digits.enumerated() {
            let power = digits.count - 1 - index
            let isEnd = !digits[(index + 1)...].contains { $0 != 0 }
            if power % 4 > 0 {
                if digit > 0 {
                    places.append(tens[power % 4 - 1][digit] + (isEnd ? endings[power % 4 - 1][digit] : []))
                }
                continue
            }
            if digit > 0 { places.append(power == 0 ? lastOnes[digit] : ones[digit]) }
            let four = digits[max(0, index - 3)...index]
            if power > 0, four.contains(where: { $0 != 0 }) { places.append([units[power / 4]]) }
        }
        return places
    }

    /// All ways to choose one of each, as long as they are few.
    private static func combine(_ places: [[String]]) -> [String] {
        places.reduce([""]) { starts, choices in
            let ends = starts.count * choices.count > 48 ? [choices[0]] : choices
            return starts.flatMap { start in ends.map { start + $0 } }
        }
    }

    /// As in 3D and H2O.
    private static let english = ["ぜろ", "わん", "つー", "すりー", "ふぉー", "ふぁいぶ", "しっくす", "せぶん", "えいと", "ないん"]
    private static let units = ["", "まん", "おく", "ちょう"]
    private static let oneByOne = ["ぜろ", "いち", "に", "さん", "よん", "ご", "ろく", "なな", "はち", "きゅう"]
    /// As numbers of telephones and standards are read.
    private static let oneByOneOnTelephone = ["まる", "いち", "にー", "さん", "よん", "ごー", "ろく", "なな", "はち", "きゅう"]
    private static let ones = [
        [], ["いち", "いっ"], ["に"], ["さん"], ["よん"], ["ご"], ["ろく"], ["なな", "しち"], ["はち", "はっ"], ["きゅう"],
    ]
    private static let lastOnes = [
        ["れい", "ぜろ"], ["いち", "いっ"], ["に"], ["さん"], ["よん", "し", "よ", "よっ"], ["ご"], ["ろく", "ろっ"], ["なな", "しち"],
        ["はち", "はっ"], ["きゅう", "く"],
    ]
    /// Tens, hundreds and thousands.
    private static let tens = [
        ["", "じゅう", "にじゅう", "さんじゅう", "よんじゅう", "ごじゅう", "ろくじゅう", "ななじゅう", "はちじゅう", "きゅうじゅう"]
            .map { [$0] },
        ["", "ひゃく", "にひゃく", "さんびゃく", "よんひゃく", "ごひゃく", "ろっぴゃく", "ななひゃく", "はっぴゃく", "きゅうひゃく"]
            .map { [$0] },
        ["", "せん", "にせん", "さんぜん", "よんせん", "ごせん", "ろくせん", "ななせん", "はっせん", "きゅうせん"].map { [$0] },
    ]
    /// What the same become before some counters.
    private static let endings: [[[String]]] = [
        tens[0].map { reading in ["じゅっ", "じっ"].map { reading[0].dropLast(3) + $0 } },
        tens[1].map { reading in [reading[0].dropLast() + "っ"] },
        tens[2].map { _ in [] },
    ]
}

/// What it costs that the text has one kana where the reading has another, whatever is before them.
struct KanaTolerance: Sendable {
    /// The cost of reading one kana for another that it cannot be.
    static let impossible: Int16 = .max
    static let oldSpelling: Int16 = 200

    static let shared = KanaTolerance()

    private var costs = [Int16](repeating: impossible, count: KanaCode.limit * KanaCode.limit)

    private init() {
        for code in 0..<KanaCode.foreign { self[code, code] = 0 }
        for (small, large) in KanaTable.shared.large.enumerated() where large != 0 {
            tolerateBothWays(KanaCode(small), large, 80)
        }
        for (one, other, cost) in [
            ("は", "わ", 100), ("を", "お", 100), ("へ", "え", 130), ("ぢ", "じ", 40), ("づ", "ず", 40),
            ("ゐ", "い", 60), ("ゑ", "え", 60),
        ] as [(Unicode.Scalar, Unicode.Scalar, Int16)] {
            tolerateBothWays(.code(one), .code(other), cost)
        }
        // 思ふ, おもう: texts from before 1946.
        for (one, other) in zip(KanaCode.codes("ひふほ"), KanaCode.codes("いうお")) {
            self[one, other] = Self.oldSpelling
        }
    }

    @inline(__always)
    private(set) subscript(text: KanaCode, reading: KanaCode) -> Int16 {
        get { costs[Int(text) << 7 | Int(reading)] }
        set { costs[Int(text) << 7 | Int(reading)] = newValue }
    }

    private mutating func tolerateBothWays(_ one: KanaCode, _ other: KanaCode, _ cost: Int16) {
        self[one, other] = cost
        self[other, one] = cost
    }
}

/// What one unit of a rōmaji word, as *shi*, *mbu* or *tcha*, may stand for.
///
/// The rules write it as kana with the places that are open in brackets, each reading with its cost after it:
/// `っ（じ⁰｜ぢ³）ゃ`. Choices follow one another; each has at least one option, the cheapest first.
struct RomajiUnit {
    struct Option: Hashable {
        var kana: [Unicode.Scalar] = []
        var cost = 0.0
        var reason = KanaLattice.Reason.spelled
    }

    /// Whether the rules took every letter.
    private(set) var isRomaji = true
    /// Whether it starts by making the *o* before it longer, as the *hta* of *Ohtani* does.
    private(set) var lengthensVowelBefore = false
    private(set) var choices: [[Option]] = []

    /// The kana at face value, in UTF-8.
    private(set) var kana: [UInt8] = []

    /// A unit that is not rōmaji.
    init() {
        isRomaji = false
    }

    /// Reads what the rules wrote.
    init(notation: String) {
        var group: [Option] = []
        for scalar in notation.unicodeScalars {
            switch scalar {
            case "ː": lengthensVowelBefore = true
            case "（", "｜": group.append(Option())
            case "）":
                // The sort is stable: what the rules name first stays first among equals.
                choices.append(group.sorted { $0.cost < $1.cost })
                group = []
            case _ where scalar.isASCII: isRomaji = false
            case _ where group.isEmpty: choices.append([Option(kana: [scalar])])
            case _ where scalar.properties.numericType == .digit:
                group[group.count - 1].cost = scalar.properties.numericValue ?? 0
            default: group[group.count - 1].kana.append(scalar)
            }
        }
        kana = Array(String(String.UnicodeScalarView(choices.flatMap { $0[0].kana })).utf8)
    }
}

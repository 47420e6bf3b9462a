/// What a part of a document counts, in all units of ``SSMLLimit``.
struct SplitCost {
    private var bytes = 0
    private var characters = 0
    private var textCharacters = 0
    private var elements = 0

    static let nothing = SplitCost()

    /// A tag or a part of one, as it is written.
    init(markup: some Sequence<UInt8>) {
        let written = Array(markup)
        bytes = written.count
        characters = written[...].utf16Count
    }

    /// A text between tags.
    init(text: Substring) {
        for byte in text.utf8 {
            let units = byte.utf16Units
            textCharacters += units
            let reference =
                switch byte {
                case UInt8(ascii: "&"), 0x0D: 5
                case UInt8(ascii: "<"), UInt8(ascii: ">"): 4
                default: 0
                }
            bytes += reference > 0 ? reference : 1
            characters += reference > 0 ? reference : units
        }
    }

    /// One element of those that a limit counts.
    static let element: SplitCost = {
        var cost = SplitCost()
        cost.elements = 1
        return cost
    }()

    private init() {}

    /// Counts some text that stands in what was counted as markup.
    mutating func addTextCharacters(_ count: Int) { textCharacters += count }

    /// What is above a bound, if anything is.
    func excess(over limit: SSMLLimit) -> (bound: SSMLLimit.Bound, count: Int)? {
        for bound in limit.bounds {
            let count =
                switch bound.unit {
                case .bytes: bytes
                case .characters: characters
                case .textCharacters: textCharacters
                case .elements: elements
                }
            if count > bound.most { return (bound, count) }
        }
        return nil
    }

    static func + (one: SplitCost, other: SplitCost) -> SplitCost {
        var sum = one
        sum += other
        return sum
    }

    static func += (sum: inout SplitCost, other: SplitCost) {
        sum.bytes += other.bytes
        sum.characters += other.characters
        sum.textCharacters += other.textCharacters
        sum.elements += other.elements
    }

    static func -= (sum: inout SplitCost, other: SplitCost) {
        sum.bytes -= other.bytes
        sum.characters -= other.characters
        sum.textCharacters -= other.textCharacters
        sum.elements -= other.elements
    }
}

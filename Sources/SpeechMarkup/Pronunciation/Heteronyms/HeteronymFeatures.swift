/// What stands around a word, as hashed features: the same, to the bit, as `scripts/lib/heteronym_features.py` has.
struct HeteronymFeatures {
    /// What templates may use of a token: its spelling, its tag, its last two, three, four bytes, its first five.
    private typealias Values = InlineArray<6, UInt32>

    /// How many tokens to each side are looked at for what they are and where they stand.
    private static let near = 3

    /// How many tokens to each side are looked at for the nearest of a kind.
    private static let far = 8

    private static let biasTimes = 8

    private let model: HeteronymModel
    private var context = HeteronymContext()

    init(_ model: HeteronymModel) { self.model = model }

    /// Calls `body` with every feature of a word in a text, some of them several times.
    ///
    /// - Parameter range: Where the word is, in UTF-8 bytes; not empty.
    /// - Complexity: O(1).
    mutating func forEach(of range: Range<Int>, in text: borrowing Span<UInt8>, _ body: (UInt32) -> Void) {
        precondition(!range.isEmpty, "A word has at least one byte.")
        context.read(text, around: range, model)
        let form = Self.form(of: range, in: text)
        forEachCombination(form + 3 * Self.ending(of: range, in: text), in: text, body)
        let template = model.templateCount
        let bias = FeatureHash.seed(template)
        for _ in 0..<Self.biasTimes { body(bias) }
        body(FeatureHash.feature(template + 1, form, context.left.isEmpty ? 1 : 0))
        forEachNearest(template + 2, in: text, body)
        forEachWord(template + 5, body)
    }

    /// How a word is written: 0 small, 1 with a capital, 2 in capitals.
    private static func form(of range: Range<Int>, in text: borrowing Span<UInt8>) -> UInt32 {
        guard text[range.lowerBound].isASCIIUppercase else { return 0 }
        guard range.count > 1 else { return 1 }
        for offset in range where !text[offset].isASCIIUppercase { return 1 }
        return 2
    }

    /// How a word ends: 1 in *s*, 2 in *ed*, 0 otherwise.
    private static func ending(of range: Range<Int>, in text: borrowing Span<UInt8>) -> UInt32 {
        switch text[range.upperBound - 1].asciiLowercased {
        case 0x73: 1
        case 0x64: range.count > 1 && text[range.upperBound - 2].asciiLowercased == 0x65 ? 2 : 0
        default: 0
        }
    }

    /// The combinations that the model's templates name.
    private func forEachCombination(_ form: UInt32, in text: borrowing Span<UInt8>, _ body: (UInt32) -> Void) {
        var values = InlineArray<7, Values>(repeating: Values(repeating: UInt32(ContextTag.form) + form))
        for distance in 1...Self.near {
            let left = context.left.count - distance
            values[Self.near - distance] =
                left >= 0
                ? describe(context.left[left], isFirst: left == 0, in: text)
                : Values(repeating: UInt32(ContextTag.start))
            values[Self.near + distance] =
                distance <= context.right.count
                ? describe(context.right[distance - 1], isFirst: false, in: text)
                : Values(repeating: UInt32(ContextTag.end))
        }
        for template in 0..<model.templateCount {
            var value = FeatureHash.seed(template)
            for part in 0..<model.partCount(ofTemplate: template) {
                let (kind, offset) = model.part(part, ofTemplate: template)
                value = FeatureHash.combined(value, values[Self.near + offset][kind])
            }
            body(value)
        }
    }

    private func describe(_ token: ContextToken, isFirst: Bool, in text: borrowing Span<UInt8>) -> Values {
        let endings = token.endings(in: text)
        let tag = UInt32(tag(of: token, isFirst: isFirst, in: text))
        return [token.spelling, tag, endings[1], endings[2], endings[3], token.stem]
    }

    /// Of the kinds of words that the model looks for, the nearest of each within the clause; and the first three of those
    /// whose order counts.
    private func forEachNearest(_ template: Int, in text: borrowing Span<UInt8>, _ body: (UInt32) -> Void) {
        for side in 0..<2 {
            let count = side == 0 ? context.left.count : context.right.count
            var seen: UInt64 = 0
            var ordered = 0
            var order = FeatureHash.combined(FeatureHash.seed(template + 2), UInt32(side))
            for distance in 1..<1 + min(count, Self.far) {
                let token = side == 0 ? context.left[count - distance] : context.right[distance - 1]
                if token.endsClause { break }
                let tag = tag(of: token, isFirst: side == 0 && distance == count, in: text)
                if ordered < 3, model.isOrdered(tag) {
                    ordered += 1
                    order = FeatureHash.combined(order, UInt32(tag))
                    body(order)
                }
                guard tag >= ContextTag.listed else { continue }
                let bit = (1 as UInt64) << UInt64(tag - ContextTag.listed)
                guard model.soughtTags & bit != 0, seen & bit == 0 else { continue }
                seen |= bit
                body(FeatureHash.feature(template, UInt32(side), UInt32(tag)))
                let placed = FeatureHash.feature(template + 1, UInt32(side), UInt32(tag))
                body(FeatureHash.combined(placed, UInt32(min(distance, 5))))
            }
        }
    }

    /// The words of the sentence that are not of a closed class, and what they are about.
    private func forEachWord(_ template: Int, _ body: (UInt32) -> Void) {
        for side in 0..<2 {
            let count = side == 0 ? context.left.count : context.right.count
            for distance in 1..<1 + count {
                let token = side == 0 ? context.left[count - distance] : context.right[distance - 1]
                if token.kind == .sign || model.isClosed(token.listed) { continue }
                body(FeatureHash.feature(template, token.spelling))
                if distance <= 6 { body(FeatureHash.feature(template + 1, UInt32(side), token.spelling)) }
                if token.length > 5 { body(FeatureHash.feature(template + 2, token.stem)) }
                for number in 0..<2 as Range<UInt32> {
                    let subject = model.tag(of: FeatureHash.combined(token.spelling, FeatureHash.subject + number))
                    if subject == ContextTag.none { break }
                    body(FeatureHash.feature(template + 3, UInt32(subject)))
                    if distance <= 4 { body(FeatureHash.feature(template + 4, UInt32(side), UInt32(subject))) }
                }
            }
        }
    }

    /// The tag of a token: that of its class, or what its form says.
    private func tag(of token: ContextToken, isFirst: Bool, in text: borrowing Span<UInt8>) -> UInt8 {
        switch token.kind {
        case .sign: return token.sign & 0x7F
        case .number: return ContextTag.digits
        case .word: break
        }
        if token.listed != ContextTag.none { return token.listed }
        if token.isCapital && !isFirst { return ContextTag.capital }
        guard token.length > 3 else { return ContextTag.none }
        let endings = token.endings(in: text)
        for count in (1...min(token.length, 5)).reversed() {
            let tag = model.tag(of: FeatureHash.combined(endings[count - 1], UInt32(count)))
            if tag != ContextTag.none { return tag }
        }
        return ContextTag.none
    }
}

/// What stands around a word, as hashed features: the same, to the bit, as `scripts/lib/heteronym_features.py` has.
struct HeteronymFeatures {
    /// How many tokens to each side are looked at for what they are and where they stand.
    private static let near = 4

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
    mutating func forEach(
        of range: Range<Int>, in text: borrowing Span<UInt8>, _ body: (UInt32) -> Void
    ) {
        precondition(!range.isEmpty, "A word has at least one byte.")
        context.read(text, around: range, model)
        forEachCombination(in: text, body)
        let template = model.templateCount
        let bias = FeatureHash.seed(template)
        for _ in 0..<Self.biasTimes { body(bias) }
        body(Self.feature(template + 1, Self.form(of: range, in: text), context.left.isEmpty ? 1 : 0))
        forEachNearest(in: text, template + 2, body)
        forEachWord(template + 4, body)
    }

    /// How a word is written: 0 small, 1 with a capital, 2 in capitals.
    private static func form(of range: Range<Int>, in text: borrowing Span<UInt8>) -> UInt32 {
        guard text[range.lowerBound].isASCIIUppercase else { return 0 }
        guard range.count > 1 else { return 1 }
        for offset in range where !text[offset].isASCIIUppercase { return 1 }
        return 2
    }

    /// The combinations that the model's templates name.
    private func forEachCombination(in text: borrowing Span<UInt8>, _ body: (UInt32) -> Void) {
        var values = InlineArray<9, InlineArray<5, UInt32>>(repeating: InlineArray(repeating: 0))
        for distance in 1...Self.near {
            let left = context.left.count - distance
            values[Self.near - distance] =
                left >= 0
                ? describe(context.left[left], isFirst: left == 0, in: text)
                : InlineArray(repeating: UInt32(ContextTag.start))
            values[Self.near + distance] =
                distance <= context.right.count
                ? describe(context.right[distance - 1], isFirst: false, in: text)
                : InlineArray(repeating: UInt32(ContextTag.end))
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

    /// What templates may use of a token: its spelling, its tag, its last two, three, four bytes.
    private func describe(_ token: ContextToken, isFirst: Bool, in text: borrowing Span<UInt8>) -> InlineArray<
        5, UInt32
    > {
        let endings = token.endings(in: text)
        return [
            token.spelling, UInt32(tag(of: token, isFirst: isFirst, in: text)), endings[1], endings[2], endings[3],
        ]
    }

    /// The nearest token of each kind that the model looks for, within the clause.
    private func forEachNearest(in text: borrowing Span<UInt8>, _ template: Int, _ body: (UInt32) -> Void) {
        for side in 0..<2 {
            let count = side == 0 ? context.left.count : context.right.count
            var seen: UInt64 = 0
            for distance in 1..<1 + min(count, Self.far) {
                let token = side == 0 ? context.left[count - distance] : context.right[distance - 1]
                if token.kind == .sign, token.sign == 0x2E || token.sign == 0x3B || token.sign == 0x3A { break }
                let tag = tag(of: token, isFirst: side == 0 && distance == count, in: text)
                guard tag >= ContextTag.listed else { continue }
                let bit = (1 as UInt64) << UInt64(tag - ContextTag.listed)
                guard model.soughtTags & bit != 0, seen & bit == 0 else { continue }
                seen |= bit
                let value = Self.feature(template, UInt32(side), UInt32(tag))
                body(value)
                let placed = Self.feature(template + 1, UInt32(side), UInt32(tag))
                body(FeatureHash.combined(placed, UInt32(min(distance, 5))))
            }
        }
    }

    /// The words of the sentence that are not of a closed class.
    private func forEachWord(_ template: Int, _ body: (UInt32) -> Void) {
        for side in 0..<2 {
            let count = side == 0 ? context.left.count : context.right.count
            for distance in 1..<1 + count {
                let token = side == 0 ? context.left[count - distance] : context.right[distance - 1]
                if token.kind == .sign || token.listed != ContextTag.none { continue }
                body(FeatureHash.combined(FeatureHash.seed(template), token.spelling))
                if distance <= 6 { body(Self.feature(template + 1, UInt32(side), token.spelling)) }
                if token.length > 5 { body(FeatureHash.combined(FeatureHash.seed(template + 2), token.stem)) }
            }
        }
    }

    private static func feature(_ template: Int, _ first: UInt32, _ second: UInt32) -> UInt32 {
        FeatureHash.combined(FeatureHash.combined(FeatureHash.seed(template), first), second)
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

/// What stands around a word, as hashed features: the same, to the bit, as `scripts/lib/heteronym_features.py` has.
struct HeteronymFeatures {
    /// What templates may use of a token, side by side for each of the tokens: its spelling, its tag, its last two,
    /// three, four bytes.
    private typealias Values = InlineArray<35, UInt32>

    private static let valueCount = 5

    /// How many tokens to each side are looked at for what they are and where they stand.
    private static let near = 3

    /// How many tokens to each side are looked at for the nearest of a kind.
    private static let far = 8

    private static let biasTimes = 8

    private let model: HeteronymModel
    private var context: HeteronymContext

    /// The features of the word that was read last.
    private(set) var list = FeatureList()

    /// The tags of the nearest words of the clause that may be its verb, before the word and after it.
    private var verbs = (ContextTag.none, ContextTag.none)

    init(_ model: HeteronymModel) {
        self.model = model
        context = HeteronymContext(model)
    }

    /// Goes to a sentence, of which nothing has been read yet.
    mutating func enterSentence() { context.enterSentence() }

    /// Finds every feature of a word in the sentence.
    ///
    /// - Parameters:
    ///   - range: Where the word is, in UTF-8 bytes; not empty, and not before the last one that was read.
    ///   - text: The sentence.
    /// - Complexity: O(1).
    mutating func read(_ range: Range<Int>, in text: borrowing Span<UInt8>) {
        precondition(!range.isEmpty, "A word has at least one byte.")
        list.removeAll()
        context.read(text, around: range)
        let form = Self.form(of: range, in: text)
        addCombinations(form + 3 * Self.ending(of: range, in: text), in: text)
        let template = model.templates.count
        let bias = FeatureHash.seed(template)
        for _ in 0..<Self.biasTimes { list.append(bias) }
        list.append(FeatureHash.feature(template + 1, form, context.left.isEmpty ? 1 : 0))
        addNearest(template + 2, in: text)
        addWords(template + 4)
        addVerbs(template + 8, in: text)
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
    private mutating func addCombinations(_ form: UInt32, in text: borrowing Span<UInt8>) {
        var values = Values(repeating: UInt32(ContextTag.form) + form)
        for distance in 1...Self.near {
            describe(
                context.index(distance, before: true), else: ContextTag.start,
                &values, Self.valueCount * (Self.near - distance), in: text)
            describe(
                context.index(distance, before: false), else: ContextTag.end,
                &values, Self.valueCount * (Self.near + distance), in: text)
        }
        for (number, template) in model.templates.enumerated() {
            var parts = template.parts
            var value = FeatureHash.seed(number)
            for _ in 0..<template.count {
                let place = Self.valueCount * (Self.near + Int(parts & 0xF) - 8) + Int(parts >> 4 & 0xF)
                value = FeatureHash.combined(value, values[place])
                parts >>= 8
            }
            list.append(value)
        }
    }

    /// Writes what templates may use of a token to a place among the values; where there is no token, a tag.
    private mutating func describe(
        _ index: Int?, else tag: UInt8, _ values: inout Values, _ place: Int, in text: borrowing Span<UInt8>
    ) {
        guard let index else {
            for offset in 0..<Self.valueCount { values[place + offset] = UInt32(tag) }
            return
        }
        values[place] = context.tokens[index].spelling
        values[place + 1] = UInt32(context.tag(ofToken: index, in: text))
        guard model.usesEndings(ofToken: place / Self.valueCount - Self.near) else { return }
        let endings = context.tokens[index].endings(in: text)
        values[place + 2] = endings[1]
        values[place + 3] = endings[2]
        values[place + 4] = endings[3]
    }

    /// Of the kinds of words that the model looks for, the nearest of each within the clause; and the first three of those
    /// whose order counts.
    private mutating func addNearest(_ template: Int, in text: borrowing Span<UInt8>) {
        verbs = (ContextTag.none, ContextTag.none)
        for side in 0..<2 {
            var seen: UInt64 = 0
            var ordered = 0
            var order = FeatureHash.combined(FeatureHash.seed(template + 1), UInt32(side))
            for distance in 1...Self.far {
                guard let index = context.index(distance, before: side == 0), !context.tokens[index].endsClause else {
                    break
                }
                let tag = context.tag(ofToken: index, in: text)
                if model.mayBeVerb(tag) {
                    if side == 0, verbs.0 == ContextTag.none { verbs.0 = tag }
                    if side == 1, verbs.1 == ContextTag.none { verbs.1 = tag }
                }
                if ordered < 3, model.isOrdered(tag) {
                    ordered += 1
                    order = FeatureHash.combined(order, UInt32(tag))
                    list.append(order)
                }
                guard tag >= ContextTag.listed else { continue }
                let bit = (1 as UInt64) << UInt64(tag - ContextTag.listed)
                guard model.soughtTags & bit != 0, seen & bit == 0 else { continue }
                seen |= bit
                list.append(FeatureHash.feature(template, UInt32(side), UInt32(tag)))
            }
        }
    }

    /// Which verbs the clause has already, and that with what stands beside the word: a clause without any needs one.
    private mutating func addVerbs(_ template: Int, in text: borrowing Span<UInt8>) {
        list.append(FeatureHash.feature(template, UInt32(verbs.0), UInt32(verbs.1)))
        var beside = FeatureHash.feature(
            template + 1, verbs.0 == ContextTag.none ? 0 : 1, verbs.1 == ContextTag.none ? 0 : 1)
        for isBefore in [true, false] {
            let edge = isBefore ? ContextTag.start : ContextTag.end
            let tag = context.index(1, before: isBefore).map { context.tag(ofToken: $0, in: text) } ?? edge
            beside = FeatureHash.combined(beside, UInt32(tag))
        }
        list.append(beside)
    }

    /// The words of the sentence that are not of a closed class, and what they are about.
    private mutating func addWords(_ template: Int) {
        for index in context.left { addWord(index, 0, context.left.upperBound - index, template) }
        for index in context.right { addWord(index, 1, index - context.right.lowerBound + 1, template) }
    }

    @inline(__always)
    private mutating func addWord(_ index: Int, _ side: UInt32, _ distance: Int, _ template: Int) {
        let token = context.tokens[index]
        if token.kind == .sign || model.isClosed(token.listed) { return }
        list.append(FeatureHash.feature(template, token.spelling))
        if distance <= 6 { list.append(FeatureHash.feature(template + 1, side, token.spelling)) }
        addSubject(token.subjects.0, side, distance, template)
        addSubject(token.subjects.1, side, distance, template)
    }

    @inline(__always)
    private mutating func addSubject(_ subject: UInt8, _ side: UInt32, _ distance: Int, _ template: Int) {
        if subject == ContextTag.none { return }
        list.append(FeatureHash.feature(template + 2, UInt32(subject)))
        if distance <= 4 { list.append(FeatureHash.feature(template + 3, side, UInt32(subject))) }
    }
}

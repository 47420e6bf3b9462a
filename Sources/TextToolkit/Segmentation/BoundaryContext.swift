internal import ICUSupport

/// A character as the models of phrases and of morphemes see it.
struct BoundaryCharacter {
    /// What stands for a character: a symbol, its own or that of its class, and its class.
    struct Form {
        let symbol: UInt8
        let kind: UInt8

        /// How many classes there are.
        static let kinds = 12

        static let edge = Form(symbol: 0, kind: 0)
        static let han = Form(symbol: 1, kind: 1)
        static let digit: UInt8 = 3
        static let letter: UInt8 = 4
        static let other = Form(symbol: 5, kind: 5)

        var isEdge: Bool { kind == 0 }
        var isDigit: Bool { kind == 3 }
        /// Whether it is of a script that no Japanese sentence is written in, such as Thai.
        var isForeign: Bool { kind == 6 }
        var isHan: Bool { kind == 1 }
        var isHiragana: Bool { kind == 7 }

        /// What tells the character from others of its form: to the model, one digit is like the other, and so is a
        /// letter of Latin, Greek or Cyrillic; and what ends a line is nothing at all.
        @inline(__always)
        func identity(of scalar: UInt32) -> UInt16 {
            symbol == 0 || symbol == Self.digit || symbol == Self.letter || scalar > 0xFFFF
                ? UInt16(symbol) : UInt16(truncatingIfNeeded: scalar)
        }
    }

    /// Where it starts, in UTF-8 bytes.
    let offset: Int32
    /// See ``Form/identity(of:)``.
    let identity: UInt16
    let form: Form
    /// Whether a word of ICU's starts here.
    let startsWord: Bool
    /// What the word that is here consists of.
    let kind: BreakIterator.Kind
    var start: BoundaryStart

    /// What is around a line.
    static func edge(at offset: Int, startsWord: Bool = false, start: BoundaryStart = .never) -> BoundaryCharacter {
        BoundaryCharacter(
            offset: Int32(offset), identity: 0, form: .edge, startsWord: startsWord, kind: .other, start: start)
    }
}

/// Whether a phrase or a morpheme starts at a character.
enum BoundaryStart: UInt8 {
    case never
    /// That is for the model to say.
    case perhaps
    case always
}

/// What is around a place in a text, eight characters on either side, in the form that the model is asked in.
///
/// The nearest characters are in the lowest bits. `windows`, `payloads` and `later_payloads` of
/// `scripts/lib/japanese_model.py` do the same.
struct BoundaryContext {
    /// How many characters it sees on either side.
    static let margin = 8

    typealias Payloads = InlineArray<18, UInt64>

    // 8 bits a character, then 4.
    private var leftSymbols: UInt64 = 0
    private var rightSymbols: UInt64 = 0
    private var leftKinds: UInt64 = 0
    private var rightKinds: UInt64 = 0
    // A bit a character: whether a word starts there, and whether it is a hiragana.
    private var leftWords: UInt64 = 0
    private var rightWords: UInt64 = 0
    private var leftHiragana: UInt64 = 0
    private var rightHiragana: UInt64 = 0
    // Where something has been found to start.
    private var leftStarts: UInt64 = 0

    /// Goes on by a character, so that `last` is the rightmost that is seen.
    @inline(__always)
    mutating func advance(to last: BoundaryCharacter) {
        leftSymbols = leftSymbols << 8 | rightSymbols & 0xFF
        rightSymbols = rightSymbols >> 8 | UInt64(last.form.symbol) << 56
        leftKinds = leftKinds << 4 | rightKinds & 0xF
        rightKinds = rightKinds >> 4 | UInt64(last.form.kind) << 28
        leftWords = leftWords << 1 | rightWords & 1
        rightWords = rightWords >> 1 | (last.startsWord ? 0x80 : 0)
        leftHiragana = leftHiragana << 1 | rightHiragana & 1
        rightHiragana = rightHiragana >> 1 | (last.form.isHiragana ? 0x80 : 0)
    }

    /// Notes whether something starts at the place.
    @inline(__always)
    mutating func note(_ starts: Bool) { leftStarts = leftStarts << 1 | (starts ? 1 : 0) }

    /// Which side of the script the place is on, by what the model tells apart.
    enum Surroundings {
        case hiragana, han, other
    }

    /// Whether the place is between two hiragana, or two Han characters.
    @inline(__always)
    var surroundings: Surroundings {
        if leftHiragana & rightHiragana & 1 != 0 { return .hiragana }
        let han = UInt64(BoundaryCharacter.Form.han.kind)
        return leftKinds & 0xF == han && rightKinds & 0xF == han ? .han : .other
    }

    /// Whether nothing is before the place in its line.
    var isAtStart: Bool { leftKinds & 0xF == UInt64(BoundaryCharacter.Form.edge.kind) }

    /// All that there are weights for, in the order of the model.
    ///
    /// - Parameter characters: The identities of the two characters before the place and the two after it.
    @inline(__always)
    func payloads(_ characters: SIMD4<UInt64>) -> Payloads {
        let (last, next) = (characters.y, characters.z)
        let startsWord = (rightWords & 1) << 54
        let left = length(leftWords & 0x7F | 0x100)
        let right = length(rightWords >> 1 | 0x100)
        let leftRun = last | characters.x << 16
        let rightRun = next | characters.w << 16
        let words = (leftWords & 3) | (rightWords & 7) << 2
        let piece = piece
        return [
            last,
            next,
            characters.x,
            characters.w,
            leftRun,
            rightRun,
            last | rightRun << 16,
            leftRun | next << 32,
            last | next << 16 | words << 50,
            leftSymbols & 0xFF_FFFF | (rightSymbols & 0xFFFF) << 24,
            leftKinds & 0xFF | (rightKinds & 0xFF) << 8 | words << 16,
            low(leftSymbols, left) | left << 48 | startsWord,
            low(rightSymbols, right) | right << 48 | startsWord,
            low(leftSymbols, min(left, 3)) | low(rightSymbols, min(right, 3)) << 24 | left << 48 | right << 51
                | startsWord,
            run(rightSymbols, rightHiragana),
            run(leftSymbols, leftHiragana),
            piece,
            piece | (rightSymbols & 0xFF) << 40,
        ]
    }

    /// How far the next word boundary is, 7 at most.
    @inline(__always)
    private func length(_ words: UInt64) -> UInt64 { min(UInt64(words.trailingZeroBitCount) + 1, 7) }

    /// The nearest symbols, 6 at most.
    @inline(__always)
    private func low(_ symbols: UInt64, _ count: UInt64) -> UInt64 {
        symbols & (1 &<< (8 &* min(count, 6)) &- 1)
    }

    /// The hiragana on one side, six at most.
    @inline(__always)
    private func run(_ symbols: UInt64, _ hiragana: UInt64) -> UInt64 {
        let length = min(UInt64((~hiragana).trailingZeroBitCount), 6)
        return low(symbols, length) | length << 48
    }

    /// What has begun before the place and not ended, the last five symbols at most.
    private var piece: UInt64 {
        let length = length(leftStarts | 0x80)
        return low(leftSymbols, min(length, 5)) | length << 53
    }
}

/// A character as the model of phrases sees it.
struct PhraseCharacter {
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
    var start: PhraseStart

    /// What is around a line.
    static func edge(at offset: Int, startsWord: Bool = false) -> PhraseCharacter {
        PhraseCharacter(offset: Int32(offset), identity: 0, form: .edge, startsWord: startsWord, start: .never)
    }
}

/// Whether a phrase starts at a character.
enum PhraseStart: UInt8 {
    /// No: no line may be broken there, or no phrase ever starts so.
    case never
    /// That is for the model to say.
    case perhaps
    case always
}

/// What is around a place in a text, eight characters on either side, in the form that the model is asked in.
///
/// The nearest characters are in the lowest bits. `windows` and `payloads` of `scripts/train-phrases` do the same.
struct PhraseContext {
    /// How many characters it sees on either side.
    static let margin = 8

    typealias Payloads = InlineArray<16, UInt64>

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

    /// Goes on by a character, so that `last` is the rightmost that is seen.
    @inline(__always)
    mutating func advance(to last: PhraseCharacter) {
        leftSymbols = leftSymbols << 8 | rightSymbols & 0xFF
        rightSymbols = rightSymbols >> 8 | UInt64(last.form.symbol) << 56
        leftKinds = leftKinds << 4 | rightKinds & 0xF
        rightKinds = rightKinds >> 4 | UInt64(last.form.kind) << 28
        leftWords = leftWords << 1 | rightWords & 1
        rightWords = rightWords >> 1 | (last.startsWord ? 0x80 : 0)
        leftHiragana = leftHiragana << 1 | rightHiragana & 1
        rightHiragana = rightHiragana >> 1 | (last.form.isHiragana ? 0x80 : 0)
    }

    /// Whether the place is between two hiragana.
    var isInHiragana: Bool { leftHiragana & rightHiragana & 1 != 0 }

    /// All that there are weights for, in the order of the model.
    ///
    /// - Parameter characters: The identities of the two characters before the place and the two after it.
    @inline(__always)
    func payloads(_ characters: SIMD4<UInt64>) -> Payloads {
        let (last, next) = (characters.y, characters.z)
        let word = (rightWords & 1) << 54
        let (left, leftSecond) = lengths(leftWords & 0x7F | 0x100)
        let (right, rightSecond) = lengths(rightWords >> 1 | 0x100)
        return [
            last,
            next,
            last | next << 16 | characters.w << 32,
            last | characters.x << 16 | next << 32,
            leftSymbols & 0xFFFF | (rightSymbols & 0xFF) << 24,
            leftSymbols & 0xFF_FFFF | (rightSymbols & 0xFFFF) << 24,
            leftKinds & 0xFF | (rightKinds & 0xFF) << 8 | (leftWords & 3) << 16 | (rightWords & 7) << 18,
            low(leftSymbols, left) | left << 48 | word,
            low(rightSymbols, right) | right << 48 | word,
            twoWords(leftSymbols, left, leftSecond) | word,
            twoWords(rightSymbols, right, rightSecond) | word,
            run(rightSymbols, rightHiragana),
            run(leftSymbols, leftHiragana),
            leftSymbols & 0xFFFF_FFFF | (rightSymbols & 0xFF) << 32,
            rightSymbols & 0xFF_FFFF_FFFF,
            leftKinds & 0xF_FFFF | (rightKinds & 0xFFFF) << 20,
        ]
    }

    /// How far the next two word boundaries are, 7 at most.
    @inline(__always)
    private func lengths(_ words: UInt64) -> (UInt64, UInt64) {
        let second = words & (words - 1)
        return (min(UInt64(words.trailingZeroBitCount) + 1, 7), min(UInt64(second.trailingZeroBitCount) + 1, 7))
    }

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

    /// The ends or starts of the two words on one side, three symbols of each at most.
    @inline(__always)
    private func twoWords(_ symbols: UInt64, _ first: UInt64, _ second: UInt64) -> UInt64 {
        low(symbols, min(first, 3)) | low(symbols &>> (8 &* first), min(second - first, 3)) << 24
            | first << 48 | second << 51
    }
}

/// A word, a number or a sign that stands near a heteronym.
struct ContextToken {
    enum Kind { case word, number, sign }

    var kind: Kind

    // ICU counts in 32 bits: no sentence is longer, and tokens are copied a lot.
    private var start: Int32
    private var end: Int32

    /// How many bytes it has, a curly apostrophe counted as one.
    private(set) var length: Int32 = 0

    /// The number of its letters without case.
    var spelling = FeatureHash.spelling

    /// The sign, as one of ASCII.
    var sign: UInt8 = 0

    /// The tag that the model lists it under; ``ContextTag/none`` when it does not.
    var listed = ContextTag.none

    /// The tag that its ending has; `nil` until somebody asks.
    var endingTag: UInt8?

    /// What it is about.
    var subjects: (UInt8, UInt8) = (ContextTag.none, ContextTag.none)

    /// Whether it starts with a capital of ASCII.
    var isCapital = false

    init(_ kind: Kind, startingAt start: Int) {
        self.kind = kind
        self.start = Int32(start)
        end = self.start
    }

    /// The word itself that stands there, of which nothing more is known.
    init(word range: Range<Int>) {
        kind = .word
        start = Int32(range.lowerBound)
        end = Int32(range.upperBound)
        length = end - start
    }

    /// Where it is, in UTF-8 bytes.
    var range: Range<Int> {
        get { Int(start)..<Int(end) }
        set {
            start = Int32(newValue.lowerBound)
            end = Int32(newValue.upperBound)
        }
    }

    /// Whether it is a sign beyond which the words have less to do with one another.
    var endsClause: Bool { kind == .sign && (sign == 0x2E || sign == 0x3A || sign == 0x3B) }

    /// Whether it is a sign behind which a sentence may start.
    var mayEndSentence: Bool { kind == .sign && (sign == 0x2E || sign == 0x21 || sign == 0x3F) }

    /// Takes one more byte.
    @inline(__always)
    mutating func add(_ byte: UInt8) {
        spelling = FeatureHash.adding(byte.asciiLowercased, to: spelling)
        length += 1
    }

    /// The numbers of its last one to five bytes, without case; those that it is too short for are the number of it all.
    func endings(in text: borrowing Span<UInt8>) -> InlineArray<5, UInt32> {
        var values = InlineArray<5, UInt32>(repeating: 0)
        var value = FeatureHash.ending
        var end = range.upperBound
        for count in 0..<5 {
            if count < length {
                var byte = kind == .sign ? sign : text[end - 1].asciiLowercased
                end -= 1
                // U+2019 in a word.
                if byte == 0x99, end - range.lowerBound >= 2, text[end - 1] == 0x80, text[end - 2] == 0xE2 {
                    byte = 0x27
                    end -= 2
                }
                value = FeatureHash.adding(byte, to: value)
            }
            values[count] = value
        }
        return values
    }
}

/// Small numbers for kinds of words. Those below 128 and not listed here are signs of ASCII, those above are the model's.
enum ContextTag {
    static let none: UInt8 = 0
    static let start: UInt8 = 1
    static let end: UInt8 = 2
    static let digits: UInt8 = 3
    static let capital: UInt8 = 4

    /// The first of nine for how the word itself is written.
    static let form: UInt8 = 5

    /// The first of those that the model lists words under.
    static let listed: UInt8 = 128
}

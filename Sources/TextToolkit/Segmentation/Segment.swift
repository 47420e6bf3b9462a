internal import ICUSupport

/// A piece of a text between two neighbouring boundaries.
///
/// The segments of a text follow one another without gaps: joined, they are the text.
public struct Segment: Hashable, Sendable, TextPart {
    /// The piece itself, a part of the text that was divided.
    public let text: Substring

    /// What a word consists of; ``Kind/nonWord`` for all other granularities.
    public let kind: Kind

    /// Whether a line ends here whatever its width: the segment closes with LF, CR, NEL,
    /// U+2028 and the like (UAX #14, LB4 and LB5). Only lines have it.
    public let isMandatoryBreak: Bool

    /// Where it stands in the text.
    public var range: Range<String.Index> { text.startIndex..<text.endIndex }

    /// Whether it is a word: not spaces, not punctuation, not symbols.
    @inlinable public var isWordLike: Bool { kind != .nonWord }

    /// Makes a segment of a string out of its place.
    @inlinable
    public init(_ found: UTF8Segment, in text: borrowing String) {
        let start = text.utf8.index(text.utf8.startIndex, offsetBy: found.range.lowerBound)
        let end = text.utf8.index(text.utf8.startIndex, offsetBy: found.range.upperBound)
        self.text = text[start..<end]
        kind = found.kind
        isMandatoryBreak = found.isMandatoryBreak
    }

    /// What finds it.
    public typealias Cursor = SegmentCursor
}

/// A segment by its place in UTF-8 bytes.
public struct UTF8Segment: Hashable, Sendable, Codable, TextPart {
    /// Where it stands, in UTF-8 bytes from the start of the text.
    public let range: Range<Int>

    /// What a word consists of; ``Segment/Kind/nonWord`` for all other granularities.
    public let kind: Segment.Kind

    /// Whether a line ends here whatever its width; see ``Segment/isMandatoryBreak``.
    public let isMandatoryBreak: Bool

    init(range: Range<Int>, kind: Segment.Kind, isMandatoryBreak: Bool) {
        self.range = range
        self.kind = kind
        self.isMandatoryBreak = isMandatoryBreak
    }

    /// Whether it is a word: not spaces, not punctuation, not symbols.
    @inlinable public var isWordLike: Bool { kind != .nonWord }

    /// Takes a segment as it is.
    @inlinable
    public init(_ found: UTF8Segment, in text: borrowing UTF8Text) { self = found }

    /// What finds it.
    public typealias Cursor = SegmentCursor
}

extension Segment {
    /// What a word consists of, by the rule of ICU that found it (`UWordBreak` in `ubrk.h`).
    ///
    /// Raw values are the names in the command's JSON.
    public enum Kind: String, Hashable, Sendable, CaseIterable, Codable {
        /// Not a word: spaces, punctuation, symbols.
        case nonWord = "none"
        /// Digits.
        case number
        /// Letters of any script but those below; Hangul and Thai are among them.
        case letter
        /// Hiragana or Katakana alone, where ICU tells them from ideographs. ICU 72 does not:
        /// whatever its dictionary of Chinese and Japanese finds is an ``ideograph``.
        case kana
        /// Han characters and kana.
        case ideograph

        @inline(__always)
        init(_ kind: BreakIterator.Kind) {
            self =
                switch kind {
                case .other: .nonWord
                case .number: .number
                case .letter: .letter
                case .kana: .kana
                case .ideograph: .ideograph
                }
        }
    }
}

/// A piece of a text between two neighbouring boundaries.
///
/// The segments of a text follow one another without gaps: joined, they are the text.
public struct Segment: Hashable, Sendable {
    /// The piece itself, a part of the text that was divided.
    public let text: Substring

    /// What a word consists of; ``Kind/none`` for all other granularities.
    public let kind: Kind

    /// Whether a line ends here whatever its width: the segment closes with LF, CR, NEL,
    /// U+2028 and the like (UAX #14, LB4 and LB5). Always `false` but for lines.
    public let isMandatoryBreak: Bool

    @inlinable
    init(text: Substring, kind: Kind, isMandatoryBreak: Bool) {
        self.text = text
        self.kind = kind
        self.isMandatoryBreak = isMandatoryBreak
    }

    /// Where it stands in the text.
    public var range: Range<String.Index> { text.startIndex..<text.endIndex }

    /// Whether it is a word: not spaces, not punctuation, not symbols.
    @inlinable public var isWordLike: Bool { kind != .none }
}

/// A segment by its place in UTF-8 bytes.
public struct UTF8Segment: Hashable, Sendable {
    /// Where it stands, in UTF-8 bytes from the start of the text.
    public let range: Range<Int>

    /// What a word consists of; ``Segment/Kind/none`` for all other granularities.
    public let kind: Segment.Kind

    /// Whether a line ends here whatever its width; see ``Segment/isMandatoryBreak``.
    public let isMandatoryBreak: Bool

    @inlinable
    init(range: Range<Int>, kind: Segment.Kind, isMandatoryBreak: Bool) {
        self.range = range
        self.kind = kind
        self.isMandatoryBreak = isMandatoryBreak
    }

    /// Whether it is a word: not spaces, not punctuation, not symbols.
    @inlinable public var isWordLike: Bool { kind != .none }
}

/// The parts of a text, found one after another as they are asked for: its segments, its words, or where words occur.
///
/// Get one with ``Swift/StringProtocol/segments(by:language:)``, ``Swift/StringProtocol/words(language:)`` or
/// ``WordFinder/matches(in:reporting:)-(StringProtocol,_)``, or from a ``UTF8Text``. Nothing is found before the first
/// part is asked for, and the first costs the lines up to it only, however long the text is.
public struct TextParts<Part: TextPart>: Sequence, Sendable {
    private let text: Part.Text
    private let range: Range<Int>
    private let plan: Part.Cursor.Plan

    /// - Parameter range: The UTF-8 range of the text that parts are looked for in.
    init(of text: Part.Text, in range: Range<Int>, _ plan: Part.Cursor.Plan) {
        self.text = text
        self.range = range
        self.plan = plan
    }

    /// Starts at the start of the text.
    public func makeIterator() -> Iterator {
        Iterator(text: text, cursor: Part.Cursor(plan, in: range))
    }

    /// Walks over the parts of a text. A value: a copy goes its own way.
    public struct Iterator: IteratorProtocol {
        @usableFromInline let text: Part.Text
        @usableFromInline var cursor: Part.Cursor

        init(text: Part.Text, cursor: Part.Cursor) {
            self.text = text
            self.cursor = cursor
        }

        /// Finds the next part, or `nil` at the end of the text.
        @inlinable
        public mutating func next() -> Part? {
            if cursor.isEmpty, !Part.refill(&cursor, from: text) { return nil }
            return Part(cursor.take(), in: text)
        }
    }
}

extension TextParts where Part.Text == String {
    init(of text: Substring, _ plan: Part.Cursor.Plan) {
        self.init(of: text.base, in: text.utf8Range, plan)
    }
}

extension TextParts where Part.Text == UTF8Text {
    init(of text: UTF8Text, _ plan: Part.Cursor.Plan) {
        self.init(of: text, in: text.bytes.indices, plan)
    }
}

extension Substring {
    /// Where it stands in the string that it is a part of, in UTF-8 bytes.
    var utf8Range: Range<Int> {
        let start = base.utf8.distance(from: base.startIndex, to: startIndex)
        return start..<start + utf8.count
    }
}

/// What ``TextParts`` consist of: ``Segment``, ``UTF8Segment``, ``WordMatch`` and ``UTF8WordMatch``.
public protocol TextPart: Sendable {
    /// What it is a part of: `String` or ``UTF8Text``.
    associatedtype Text: Sendable

    /// What finds it.
    associatedtype Cursor: TextCursor

    /// Makes a part of a text out of its place in UTF-8 bytes.
    init(_ found: Cursor.Found, in text: borrowing Text)

    /// Lets a cursor go on in the text.
    static func refill(_ cursor: inout Cursor, from text: Text) -> Bool
}

extension TextPart where Text == String {
    /// Lets a cursor go on in the text.
    public static func refill(_ cursor: inout Cursor, from text: String) -> Bool { cursor.refill(from: text.utf8.span) }
}

extension TextPart where Text == UTF8Text {
    /// Lets a cursor go on in the text.
    public static func refill(_ cursor: inout Cursor, from text: UTF8Text) -> Bool {
        cursor.refill(from: text.bytes.span)
    }
}

/// What finds the parts of a text by their places, some at a time. A value: a copy goes its own way.
public protocol TextCursor {
    /// A part by its place in UTF-8 bytes from the start of the text.
    associatedtype Found

    /// What is looked for.
    associatedtype Plan: Sendable

    /// Starts at the start of a UTF-8 range of a text.
    init(_ plan: Plan, in range: Range<Int>)

    /// Whether nothing is left to ``take()`` before the next ``refill(from:)``.
    var isEmpty: Bool { get }

    /// Takes the next of the parts that have been found.
    mutating func take() -> Found

    /// Finds some more parts, if there are any. The text must be the same each time.
    mutating func refill(from text: Span<UInt8>) -> Bool
}

extension TextCursor {
    /// Finds the next part, for whoever has the text in a span.
    package mutating func next(in text: Span<UInt8>) -> Found? {
        isEmpty && !refill(from: text) ? nil : take()
    }
}

internal import ICUSupport

/// The lines that a string is wrapped to, found one after another as they are asked for.
///
/// Get one with ``LineWrapper/lines(in:)-(StringProtocol)``. Each line is a part of the string.
public struct WrappedLines: Sequence, Sendable {
    private let text: Substring
    private let wrapper: LineWrapper

    init(of text: Substring, by wrapper: LineWrapper) {
        self.text = text
        self.wrapper = wrapper
    }

    /// Starts at the start of the string.
    public func makeIterator() -> Iterator {
        Iterator(rest: text, wrapper: wrapper)
    }

    /// Walks over the lines of a string.
    public struct Iterator: IteratorProtocol {
        private static let largestBlock = 64 * 1024

        // What no line was found of yet, from the start of one of the text's own lines.
        private var rest: Substring
        private let wrapper: LineWrapper
        // Some whole lines of the text: first one, for those who want no more, then more at a time.
        private var block: Substring = ""
        private var blockSize = 1
        private var lines: UTF8WrappedLines.Iterator?

        init(rest: Substring, wrapper: LineWrapper) {
            self.rest = rest
            self.wrapper = wrapper
        }

        /// Finds the next line, or `nil` at the end of the string.
        public mutating func next() -> Substring? {
            while true {
                if let line = lines?.next() {
                    let utf8 = block.utf8
                    let start = utf8.index(utf8.startIndex, offsetBy: line.range.lowerBound)
                    return block[start..<utf8.index(start, offsetBy: line.range.count)]
                }
                if rest.isEmpty { return nil }
                let utf8 = rest.utf8
                let end = utf8.index(utf8.startIndex, offsetBy: utf8.span.endOfLine(from: blockSize - 1))
                if blockSize < Self.largestBlock { blockSize *= 4 }
                block = rest[..<end]
                rest = rest[end...]
                lines = UTF8WrappedLines(of: UTF8Text(block), by: wrapper).makeIterator()
            }
        }
    }
}

/// A line that UTF-8 bytes are wrapped to.
public struct UTF8WrappedLine: Hashable, Sendable {
    /// Where it stands, in UTF-8 bytes from the start of the text. Between the ranges of two lines there are
    /// the spaces that were dropped, and line feeds.
    public let range: Range<Int>

    /// What is to be repeated before it, in UTF-8 bytes from the start of the text: the spaces that the line of
    /// the text begins with. Empty for the first line, and unless ``LineWrapper/repeatsIndentation``.
    public let indentation: Range<Int>

    /// Whether it is the last of a line of the text: a line feed, or the end of the text, follows it.
    public let isLast: Bool
}

/// The lines that UTF-8 bytes are wrapped to, found one after another as they are asked for.
///
/// Get one with ``LineWrapper/lines(in:)-(UTF8Text)``.
public struct UTF8WrappedLines: Sequence, Sendable {
    private let text: UTF8Text
    private let wrapper: LineWrapper

    init(of text: UTF8Text, by wrapper: LineWrapper) {
        self.text = text
        self.wrapper = wrapper
    }

    /// Starts at the start of the text.
    public func makeIterator() -> Iterator {
        Iterator(text, wrapper)
    }

    /// Walks over the lines of UTF-8 bytes.
    public struct Iterator: IteratorProtocol {
        private let visible: VisibleText?
        private var lines: LineFiller

        init(_ text: UTF8Text, _ wrapper: LineWrapper) {
            visible = VisibleText(text.bytes.span)
            let bytes = visible?.bytes ?? text.bytes
            let pieces = WrapPieces(
                of: bytes, measure: TextMeasure(bytes, wrapper.measure),
                held: HeldRanges(spaces: visible?.heldSpaces ?? []), by: wrapper)
            lines = LineFiller(pieces, isBalanced: wrapper.isBalanced)
        }

        /// Finds the next line, or `nil` at the end of the text.
        public mutating func next() -> UTF8WrappedLine? {
            guard let line = lines.next() else { return nil }
            guard let visible else {
                return UTF8WrappedLine(
                    range: line.start..<line.end, indentation: line.indentation, isLast: line.isLast)
            }
            let range =
                visible.original(line.start)..<visible.original(line.end, endsParagraph: line.isLast)
            // Sequences stand before an indentation, never inside.
            let indentation = visible.original(line.indentation.lowerBound, endsParagraph: true)
            return UTF8WrappedLine(
                range: range, indentation: indentation..<indentation + line.indentation.count, isLast: line.isLast)
        }
    }
}

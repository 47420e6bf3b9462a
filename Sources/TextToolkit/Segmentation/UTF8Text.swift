internal import ICUSupport

/// UTF-8 bytes that are known to be well-formed.
///
/// For programs that read bytes and write bytes: nothing is copied into a `String`,
/// and all offsets are byte offsets.
///
///     let text = try UTF8Text(validating: bytes)
///     for segment in text.segments(by: .word) where segment.isWordLike {
///         output += text.bytes[segment.range]
///     }
public struct UTF8Text: Hashable, Sendable {
    /// The bytes.
    public let bytes: [UInt8]

    /// Checks bytes that come from outside, without copying them.
    ///
    /// - Throws: What is wrong with the first ill-formed sequence, and its byte offsets.
    /// - Complexity: O(*n*) in the bytes.
    public init(validating bytes: [UInt8]) throws(UTF8.ValidationError) {
        _ = try UTF8Span(validating: bytes.span)
        self.bytes = bytes
    }

    /// Takes bytes that the caller has checked. What is not well-formed would end in an
    /// error of ICU's, not in undefined behaviour.
    package init(wellFormed bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The offset after the line feed that ends the line at `start`, or the end of the bytes.
    package func endOfLine(from start: Int) -> Int { bytes.span.endOfLine(from: start) }

    /// How many line feeds there are.
    package var lineFeedCount: Int { bytes.span.lineFeedCount }

    /// Copies the UTF-8 of a string.
    public init(_ string: some StringProtocol) {
        bytes = Array(string.utf8)
    }
}

extension UTF8Text: CustomStringConvertible {
    /// The bytes as a string.
    public var description: String { String(decoding: bytes, as: UTF8.self) }
}

/// The source that a reader of ruby goes through, and the text that it has found in it so far, in the fewest runs.
struct RubySource {
    let bytes: [UInt8]

    /// How far the reader is, in UTF-8 bytes.
    var index = 0 { didSet { steps += 1 } }

    /// How often the reader went on, and how many bytes it looked at or moved again: tests hold that this grows with the
    /// source, and nothing else reads it.
    private(set) var steps = 0

    private var runs: [AnnotatedText.Run] = []

    /// Text without a reading that is not a run yet.
    private(set) var plain: [UInt8] = []

    init(_ source: String) {
        bytes = Array(source.utf8)
    }

    // MARK: The source

    /// The byte that comes next; `nil` at the end.
    var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    /// Whether a mark comes next.
    func has(_ mark: String) -> Bool { bytes.has(mark, at: index) }

    /// Goes past a mark, if it comes next.
    mutating func take(_ mark: String) -> Bool {
        guard has(mark) else { return false }
        index += mark.utf8.count
        return true
    }

    /// Goes past the character that comes next.
    mutating func takeScalar() -> Unicode.Scalar {
        let start = index
        index += UTF8.width(ofLead: bytes[start])
        if index == start + 1 { return Unicode.Scalar(bytes[start]) }
        return bytes.text(start..<index).unicodeScalars.first!
    }

    /// Goes past the character reference that comes next, if it is one.
    ///
    /// - Parameter isHTML: Whether some names need no `;`, as ``CharacterReference`` has it.
    mutating func takeReference(isHTML: Bool = true) throws(RubyFault) -> Unicode.Scalar? {
        guard next == UInt8(ascii: "&"),
            let (scalar, end) = try CharacterReference.read(bytes, at: index, isHTML: isHTML)
        else { return nil }
        index = end
        return scalar
    }

    /// Goes past the tag that comes next, if it is one.
    ///
    /// - Parameter isHTML: Whether a `<` may stand for itself, as ``MarkupTag`` has it.
    mutating func takeTag(isHTML: Bool = true) throws(RubyFault) -> MarkupTag? {
        guard next == UInt8(ascii: "<"), let tag = try MarkupTag(bytes, at: index, isHTML: isHTML) else { return nil }
        steps += tag.end - index
        index = tag.end
        return tag
    }

    /// Goes to the next place of a mark; `nil` if there is none.
    mutating func skip(to mark: String) -> Int? {
        let end = bytes.firstIndex(of: mark, from: index)
        steps += (end ?? bytes.count) - index
        if let end { index = end }
        return end
    }

    /// A fault about what stands from an offset on, up to where the reader is.
    func fault(_ code: RubyError.Code, from start: Int) -> RubyFault {
        RubyFault(code, bytes.text(start..<index), at: start)
    }

    // MARK: The text

    mutating func append(_ byte: UInt8) {
        plain.append(byte)
    }

    mutating func append(_ bytes: some Sequence<UInt8>) {
        plain += bytes
    }

    mutating func append(_ scalar: Unicode.Scalar) {
        plain += UTF8.encode(scalar)!
    }

    /// Ends the text without a reading and adds a run with one.
    mutating func append(base: some Sequence<UInt8>, reading: some Sequence<UInt8>, joinsPrevious: Bool = false) {
        endPlain()
        runs.append(.init(String(utf8: base), reading: String(utf8: reading), joinsPrevious: joinsPrevious))
    }

    /// Takes back what was appended from an offset of ``plain`` on: it was a base.
    mutating func removePlain(from offset: Int) -> [UInt8] {
        let base = Array(plain[offset...])
        steps += base.count
        plain.removeSubrange(offset...)
        return base
    }

    consuming func finish() -> AnnotatedText {
        endPlain()
        return AnnotatedText(runs)
    }

    private mutating func endPlain() {
        guard !plain.isEmpty else { return }
        runs.append(.init(String(utf8: plain)))
        plain.removeAll(keepingCapacity: true)
    }
}

extension String {
    fileprivate init(utf8 bytes: some Sequence<UInt8>) {
        self.init(decoding: Array(bytes), as: UTF8.self)
    }
}

extension UTF8 {
    /// How many bytes a sequence has that starts with a byte.
    static func width(ofLead byte: UInt8) -> Int {
        byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    }
}

extension [UInt8] {
    /// The first place at or after `start` where `pattern` stands, or `nil`.
    func firstIndex(of pattern: String, from start: Int) -> Int? {
        start + pattern.utf8.count <= count
            ? (start...count - pattern.utf8.count).first { has(pattern, at: $0) } : nil
    }

    /// Whether `pattern` stands at an offset.
    func has(_ pattern: String, at offset: Int) -> Bool {
        offset < count && self[offset] == pattern.utf8.first && self[offset...].starts(with: pattern.utf8)
    }

    /// The bytes of a range as a string, for messages.
    func text(_ range: Range<Int>) -> String {
        String(decoding: self[range], as: UTF8.self)
    }
}

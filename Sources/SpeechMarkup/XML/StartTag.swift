/// The attributes in the source of a start tag, which expat does not give places for.
///
/// Expat has found the tag well-formed, so that there is nothing to check here; what is not is left out.
struct StartTag {
    struct Attribute {
        var name: Range<Int>
        var value: Range<Int>
        /// Whether the value is what the source has: no reference, and no white space that becomes a space.
        var isPlain: Bool
    }

    /// Behind the element's name.
    private(set) var nameEnd = 0
    private(set) var attributes: [Attribute] = []

    /// Reads a tag, from its “<” to behind its “>”, in the place of the one before.
    mutating func read(_ range: Range<Int>, of source: [UInt8]) {
        var index = range.lowerBound + 1
        func skip(while condition: (UInt8) -> Bool) {
            while index < range.upperBound, condition(source[index]) { index += 1 }
        }
        skip { !$0.endsName }
        nameEnd = index
        attributes.removeAll(keepingCapacity: true)
        while true {
            skip(while: \.isXMLSpace)
            let nameStart = index
            skip { !$0.endsName }
            let name = nameStart..<index
            skip(while: \.isXMLSpace)
            guard !name.isEmpty, index < range.upperBound, source[index] == UInt8(ascii: "=") else { break }
            index += 1
            skip(while: \.isXMLSpace)
            guard index < range.upperBound else { break }
            let quote = source[index]
            index += 1
            let valueStart = index
            var isPlain = true
            skip { byte in
                if byte == UInt8(ascii: "&") || byte < 0x20 { isPlain = false }
                return byte != quote
            }
            attributes.append(Attribute(name: name, value: valueStart..<index, isPlain: isPlain))
            index += 1
        }
    }
}

extension UInt8 {
    /// Whether it is white space to XML (production 3, `S`).
    var isXMLSpace: Bool { self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D }

    fileprivate var endsName: Bool {
        isXMLSpace || self == UInt8(ascii: "=") || self == UInt8(ascii: "/") || self == UInt8(ascii: ">")
    }
}

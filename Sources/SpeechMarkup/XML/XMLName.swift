/// What XML 1.0 says about the characters of names.
enum XMLName {
    /// Whether a text is a name, or, as a token, what may follow the first character of one.
    ///
    /// The fifth edition lets names have characters that are none by the fourth, which many programs keep to, expat
    /// and libxml2 among them. What is a name here is one by both.
    static func isName(_ utf8: ArraySlice<UInt8>, isToken: Bool) -> Bool {
        if utf8.allSatisfy({ $0 < 0x80 }) {
            guard let first = utf8.first, isToken || canStart(Unicode.Scalar(first)) else { return false }
            return utf8.allSatisfy { canContain(Unicode.Scalar($0)) }
        }
        let text = String(decoding: utf8, as: UTF8.self)
        guard let first = text.unicodeScalars.first, isToken || canStart(first),
            text.unicodeScalars.allSatisfy(canContain)
        else { return false }
        // Expat has the tables of the fourth edition.
        var acceptance = Acceptance()
        return ExpatParser().parse(Array("<\(isToken ? "a" : "")\(text)/>".utf8), into: &acceptance) == nil
    }

    /// Takes anything.
    private struct Acceptance: XML.EventHandler {
        var fault: XML.Fault? { nil }
        var openElement: (name: String, offset: Int)? { nil }

        mutating func start(_: Range<Int>, decodedValue _: (Int) -> [UInt8]) -> Bool { true }
        mutating func end(at _: Int) {}
        mutating func text(_: Range<Int>, _: Span<UInt8>) {}
        mutating func aside(_: XML.Storage.Kind, _: Range<Int>) {}
        mutating func stop(_: XML.ParseError.Code, _: Int, _: String) {}
    }

    /// Whether a name can start with the character (production 4, `NameStartChar`).
    static func canStart(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x3A, 0x5F, 0x41...0x5A, 0x61...0x7A: true
        case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF: true
        case 0x200C...0x200D, 0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF: true
        case 0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x1_0000...0xE_FFFF: true
        default: false
        }
    }

    /// Whether a name can have the character (production 4a, `NameChar`).
    static func canContain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x2D, 0x2E, 0x30...0x39, 0xB7, 0x300...0x36F, 0x203F...0x2040: true
        default: canStart(scalar)
        }
    }
}

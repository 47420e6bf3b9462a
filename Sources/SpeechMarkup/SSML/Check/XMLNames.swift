internal import TextToolkit

// The names, tags and addresses that attributes have for values.

extension ArraySlice<UInt8> {
    /// Whether it is an `Nmtoken` (XML 1.0, production 7).
    var isXMLNameToken: Bool {
        !isEmpty && unicodeScalars.allSatisfy(XMLName.canContain)
    }

    /// Whether it is an `NCName` (Namespaces in XML 1.0, production 4).
    var isXMLNameWithoutColon: Bool {
        let scalars = unicodeScalars
        guard let first = scalars.first, XMLName.canStart(first), first != ":" else { return false }
        return scalars.dropFirst().allSatisfy { XMLName.canContain($0) && $0 != ":" }
    }

    /// Whether it is a `QName` (Namespaces in XML 1.0, production 7).
    var isXMLQualifiedName: Bool {
        let parts = split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        return parts.count <= 2 && parts.allSatisfy(\.isXMLNameWithoutColon)
    }

    /// Whether it can be taken for a URI reference, which says little: XML Schema escapes most characters, so that
    /// only a percent sign that escapes nothing and a scheme without a name are left to be wrong.
    var isURIReference: Bool {
        if first == UInt8(ascii: ":") { return false }
        var rest = self
        while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
            rest = rest[(percent + 1)...]
            guard rest.count >= 2, rest.prefix(2).allSatisfy(\.isHexadecimalDigit) else { return false }
        }
        return true
    }

    var hasDigitOverZero: Bool { contains { $0 > UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") } }

    private var unicodeScalars: String.UnicodeScalarView { String(decoding: self, as: UTF8.self).unicodeScalars }
}

extension UInt8 {
    fileprivate var isHexadecimalDigit: Bool {
        isASCIIDigit || (self | 0x20) >= UInt8(ascii: "a") && (self | 0x20) <= UInt8(ascii: "f")
    }
}

extension LanguageTag {
    /// Whether the bytes are a well-formed tag.
    static func isWellFormed(_ bytes: ArraySlice<UInt8>) -> Bool {
        // What nearly every document has, without asking ICU: two or three letters, then perhaps a region.
        let language = bytes.prefix { $0.isASCIILetter }
        if language.count == 2 || language.count == 3 {
            let rest = bytes.dropFirst(language.count)
            if rest.isEmpty { return true }
            if rest.count == 3, rest.first == UInt8(ascii: "-"), rest.dropFirst().allSatisfy(\.isASCIILetter) {
                return true
            }
        }
        do {
            _ = try LanguageTag(validating: String(decoding: bytes, as: UTF8.self))
            return true
        } catch {
            return false
        }
    }
}

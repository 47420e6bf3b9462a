extension SSML {
    /// Where something is: a URI, or a reference to one that is relative to the document's (RFC 3986), with characters
    /// beyond ASCII as they are (RFC 3987).
    public struct Address: AttributeValue, ExpressibleByStringLiteral {
        /// The address as documents write it.
        public let text: String

        /// Reads an address.
        ///
        /// - Throws: ``ValueError`` where it has a space, a control character or another that no address has, or is not
        ///   made of the parts that an address is made of.
        public init(parsing text: String) throws(ValueError) {
            guard Self.isAddress(text.utf8[...]) else {
                throw ValueError(text: text, expectation: "an address, such as “https://example.org/a.wav”")
            }
            self.text = text
        }

        /// Takes a literal, which must be an address.
        public init(stringLiteral text: String) { self = .literal(text) }

        private static func isAddress(_ text: Substring.UTF8View) -> Bool {
            var rest = text
            guard hasOnlyAllowed(rest) else { return false }
            if let hash = rest.firstIndex(of: UInt8(ascii: "#")) {
                if rest[hash...].dropFirst().contains(UInt8(ascii: "#")) { return false }
                if hasBrackets(rest[hash...]) { return false }
                rest = rest[..<hash]
            }
            if let mark = rest.firstIndex(of: UInt8(ascii: "?")) {
                if hasBrackets(rest[mark...]) { return false }
                rest = rest[..<mark]
            }
            // A colon before the first slash ends a scheme.
            if let colon = rest.firstIndex(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "/") }),
                rest[colon] == UInt8(ascii: ":")
            {
                guard isScheme(rest[..<colon]) else { return false }
                rest = rest[colon...].dropFirst()
            }
            guard rest.starts(with: "//".utf8) else { return !hasBrackets(rest) }
            rest = rest.dropFirst(2)
            let slash = rest.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex
            return isAuthority(rest[..<slash]) && !hasBrackets(rest[slash...])
        }

        private static func hasOnlyAllowed(_ text: Substring.UTF8View) -> Bool {
            for index in text.indices {
                switch text[index] {
                case ...0x20, 0x7F: return false
                case UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"), UInt8(ascii: "^"),
                    UInt8(ascii: "`"), UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: "}"):
                    return false
                case UInt8(ascii: "%"):
                    let digits = text[index...].dropFirst().prefix(2)
                    guard digits.count == 2, digits.allSatisfy(\.isHexadecimal) else { return false }
                default: continue
                }
            }
            return true
        }

        private static func hasBrackets(_ text: Substring.UTF8View) -> Bool {
            text.contains { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "]") }
        }

        private static func isScheme(_ text: Substring.UTF8View) -> Bool {
            guard let first = text.first, first.isLetter else { return false }
            return text.allSatisfy {
                $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-")
                    || $0 == UInt8(ascii: ".")
            }
        }

        /// Whether it is a host, with a user before an “@” and a port behind a colon, or without.
        private static func isAuthority(_ text: Substring.UTF8View) -> Bool {
            var host = text
            if let at = host.firstIndex(of: UInt8(ascii: "@")) {
                if hasBrackets(host[..<at]) { return false }
                host = host[at...].dropFirst()
            }
            if host.contains(UInt8(ascii: "@")) { return false }
            if host.first == UInt8(ascii: "[") {
                // A literal address of IPv6 or later.
                guard let end = host.firstIndex(of: UInt8(ascii: "]")) else { return false }
                let literal = host[..<end].dropFirst()
                guard literal.contains(UInt8(ascii: ":")),
                    literal.allSatisfy({ $0.isHexadecimal || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".") })
                else { return false }
                host = host[end...].dropFirst()
                if !host.isEmpty, host.first != UInt8(ascii: ":") { return false }
            }
            if hasBrackets(host) { return false }
            guard let colon = host.firstIndex(of: UInt8(ascii: ":")) else { return true }
            let port = host[colon...].dropFirst()
            return port.count <= 5 && port.allSatisfy(\.isDigit)
        }
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
    fileprivate var isLetter: Bool { (0x41...0x5A).contains(self & 0xDF) }
    fileprivate var isHexadecimal: Bool { isDigit || (0x41...0x46).contains(self & 0xDF) }
}

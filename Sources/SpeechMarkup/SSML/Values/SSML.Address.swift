extension SSML {
    /// Where something is: a URI, or a reference to one that is relative to the document's (RFC 3986), with characters
    /// beyond ASCII as they are (RFC 3987).
    public struct Address: AttributeValue, ExpressibleByStringLiteral {
        /// The address as documents write it.
        public let text: String

        /// Reads an address; `nil` where it is not made of the parts that an address is made of, or a percent sign in it
        /// escapes nothing.
        public init?(utf8: ArraySlice<UInt8>) {
            let bytes = utf8.withoutOuterSpace
            guard Self.isAddress(bytes) else { return nil }
            text = String(decoding: bytes, as: UTF8.self)
        }

        /// Whether it has characters that are escaped in an address, such as a space, as they stand.
        public var conformance: Conformance {
            text.utf8.contains(where: Self.isEscaped)
                ? .doubtful("In an address a space is written %20, and a few other characters are escaped as well.")
                : .standard
        }

        /// What an address is.
        public static func expectation(for _: ArraySlice<UInt8>) -> String {
            "an address, such as https://example.org/a.wav"
        }

        /// Takes a literal, which must be an address.
        public init(stringLiteral text: String) { self = .literal(text) }

        private static func isAddress(_ text: ArraySlice<UInt8>) -> Bool {
            var rest = text
            guard escapesAreWhole(rest) else { return false }
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

        /// Whether there are no control characters, and each percent sign has two digits after it.
        private static func escapesAreWhole(_ text: ArraySlice<UInt8>) -> Bool {
            text.indices.allSatisfy { index in
                if text[index] != UInt8(ascii: "%") { return text[index] >= 0x20 && text[index] != 0x7F }
                let digits = text[index...].dropFirst().prefix(2)
                return digits.count == 2 && digits.allSatisfy(\.isHexadecimalDigit)
            }
        }

        private static func isEscaped(_ byte: UInt8) -> Bool {
            switch byte {
            case 0x20, UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"), UInt8(ascii: "^"),
                UInt8(ascii: "`"), UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: "}"):
                true
            default: false
            }
        }

        private static func hasBrackets(_ text: ArraySlice<UInt8>) -> Bool {
            text.contains { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "]") }
        }

        private static func isScheme(_ text: ArraySlice<UInt8>) -> Bool {
            guard let first = text.first, first.isASCIILetter else { return false }
            return text.allSatisfy {
                $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-")
                    || $0 == UInt8(ascii: ".")
            }
        }

        /// Whether it is a host, with a user before an “@” and a port behind a colon, or without.
        private static func isAuthority(_ text: ArraySlice<UInt8>) -> Bool {
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
                    literal.allSatisfy({ $0.isHexadecimalDigit || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".") })
                else { return false }
                host = host[end...].dropFirst()
                if !host.isEmpty, host.first != UInt8(ascii: ":") { return false }
            }
            if hasBrackets(host) { return false }
            guard let colon = host.firstIndex(of: UInt8(ascii: ":")) else { return true }
            let port = host[colon...].dropFirst()
            // RFC 3986 lets a port be empty; libxml2 does not.
            return (1...5).contains(port.count) && port.allSatisfy(\.isASCIIDigit)
        }
    }
}

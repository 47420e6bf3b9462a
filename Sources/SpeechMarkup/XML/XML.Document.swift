extension XML {
    /// A document that was read: a tree of nodes, each of which knows its place.
    ///
    ///     let document = try XML.Document("<p xml:lang='en'>A &amp; B</p>")
    ///     document.root.text                     // A & B
    ///     document.root.attributes[0].location   // line 1, column 4
    ///
    /// No DTD is read, so there are no entities beyond XML's five and character references, and nothing is fetched.
    package struct Document: Sendable {
        let storage: Storage

        /// Reads a document from bytes that may be anything.
        ///
        /// - Parameters:
        ///   - file: How errors name the document.
        ///   - undeclaredPrefixes: Prefixes that need not be declared. What has one is in no namespace then.
        /// - Throws: ``XML/ParseError`` at the first place where it is not well-formed.
        /// - Complexity: O(*n*) in the bytes.
        package init(
            _ bytes: [UInt8], file: String? = nil, undeclaredPrefixes: [String] = []
        ) throws(ParseError) {
            let lines: LineTable
            let fault: Fault
            if let encoding = Self.foreignEncoding(of: bytes) {
                throw ParseError(
                    code: .encoding, file: file, location: TextLocation(line: 1, column: 1, utf8Offset: 0),
                    sourceLine: "",
                    reason: "The document is in \(encoding); it must be in UTF-8."
                )
            }
            do {
                _ = try UTF8Span(validating: bytes.span)
                lines = LineTable(of: bytes)
                var builder = TreeBuilder(bytes, undeclaredPrefixes: undeclaredPrefixes)
                if let found = ExpatParser().parse(bytes, into: &builder) {
                    fault = found
                } else {
                    storage = builder.finish(lines)
                    return
                }
            } catch {
                // What comes before the first ill-formed sequence is well-formed, and enough to count in.
                let start = error.byteOffsets.lowerBound
                let prefix = Array(bytes[..<start])
                let table = LineTable(of: prefix)
                throw ParseError(
                    code: .encoding, file: file, location: table.location(of: start, in: prefix),
                    sourceLine: table.text(around: start, in: prefix),
                    reason:
                        "The document is not UTF-8: there is a byte \(bytes[start].hexadecimal) that does not belong here."
                )
            }
            throw ParseError(
                code: fault.code, file: file, location: lines.location(of: fault.offset, in: bytes),
                sourceLine: lines.text(around: fault.offset, in: bytes), reason: fault.reason
            )
        }

        /// Reads a document.
        ///
        /// - Throws: ``XML/ParseError`` at the first place where it is not well-formed.
        package init(_ text: some StringProtocol, file: String? = nil) throws(ParseError) {
            try self.init(Array(text.utf8), file: file)
        }

        /// The element that all others are in.
        package var root: Element { Element(storage: storage, index: storage.root) }

        /// The place of a byte.
        package func location(ofUTF8Offset offset: Int) -> TextLocation {
            storage.location(of: offset)
        }

        /// The line that a byte is in; of a long line, the part around.
        package func sourceLine(aroundUTF8Offset offset: Int) -> String {
            storage.lines.text(around: offset, in: storage.source)
        }

        /// The encoding that the first bytes say or show, where it is none that ASCII is a part of.
        private static func foreignEncoding(of bytes: [UInt8]) -> String? {
            switch (bytes.first, bytes.dropFirst().first, bytes.dropFirst(2).first, bytes.dropFirst(3).first) {
            case (0xFF, 0xFE, 0, 0), (0, 0, 0xFE, 0xFF), (0, 0, 0, 0x3C), (0x3C, 0, 0, 0): "UTF-32"
            case (0xFF, 0xFE, _, _), (0xFE, 0xFF, _, _), (0, 0x3C, _, _), (0x3C, 0, _, _): "UTF-16"
            case (0x4C, 0x6F, 0xA7, 0x94): "EBCDIC"
            default: nil
            }
        }
    }
}

extension UInt8 {
    fileprivate var hexadecimal: String { (self < 16 ? "0" : "") + String(self, radix: 16, uppercase: true) }
}

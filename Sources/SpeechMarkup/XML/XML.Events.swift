internal import TextToolkit

extension XML {
    /// What is made of a document while expat reads it.
    protocol EventHandler {
        /// What stops the reader.
        var fault: Fault? { get }

        /// The name and the place of the element that is open.
        var openElement: (name: String, offset: Int)? { get }

        /// Starts an element; the range is that of its start tag in the source. The values of attributes whose source
        /// is not their value are asked for by number.
        ///
        /// - Returns: Whether the reader goes on.
        mutating func start(_ range: Range<Int>, decodedValue: (Int) -> [UInt8]) -> Bool

        /// Ends the element that is open.
        mutating func end(at offset: Int)

        /// Adds some text, references and line ends resolved.
        mutating func text(_ range: Range<Int>, _ bytes: Span<UInt8>)

        /// Adds a comment or a processing instruction.
        mutating func aside(_ kind: Storage.Kind, _ range: Range<Int>)

        /// Ends the reading.
        mutating func stop(_ code: ParseError.Code, _ offset: Int, _ reason: String)
    }

    /// Reads a document from bytes that may be anything.
    ///
    /// - Throws: ``XML/ParseError`` at the first place where it is not well-formed.
    static func read(
        _ bytes: [UInt8], file: String?, into handler: inout some EventHandler
    ) throws(ParseError) {
        if let encoding = foreignEncoding(of: bytes) {
            throw ParseError(
                code: .encoding, file: file, location: TextLocation(line: 1, column: 1, utf8Offset: 0),
                sourceLine: "",
                reason: "The document is in \(encoding); it must be in UTF-8."
            )
        }
        guard let fault = ExpatParser().parse(bytes, into: &handler) else { return }
        // Expat finds ill-formed UTF-8 as well, but does not say so.
        do {
            _ = try UTF8Span(validating: bytes.span)
        } catch {
            // What comes before the first ill-formed sequence is well-formed, and enough to count in.
            let start = error.byteOffsets.lowerBound
            let prefix = Array(bytes[..<start])
            let table = LineCounter(of: prefix)
            throw ParseError(
                code: .encoding, file: file, location: table.location(of: start),
                sourceLine: table.text(around: start),
                reason:
                    "The document is not UTF-8: there is a byte \(bytes[start].hexadecimal) that does not belong here."
            )
        }
        let lines = LineCounter(of: bytes)
        let offset = fault.code == .documentType ? declarationStart(before: fault.offset, in: bytes) : fault.offset
        throw ParseError(
            code: fault.code, file: file, location: lines.location(of: offset),
            sourceLine: lines.text(around: offset), reason: fault.reason
        )
    }

    /// Where the document type declaration starts that expat tells of once it has seen what it needs of it.
    private static func declarationStart(before offset: Int, in bytes: [UInt8]) -> Int {
        var start = offset
        while start > 0, !bytes[start...].starts(with: "<!DOCTYPE".utf8) { start -= 1 }
        return start
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

extension UInt8 {
    fileprivate var hexadecimal: String { (self < 16 ? "0" : "") + String(self, radix: 16, uppercase: true) }
}

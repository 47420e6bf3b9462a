internal import CExpat

/// Expat, reading one document: the only file that sees its C interface.
@safe struct ExpatParser: ~Copyable {
    private let parser: XML_Parser?

    init() {
        // A given encoding is one that the document cannot change: nothing but UTF-8 is ever decoded.
        unsafe parser = XML_ParserCreate("UTF-8")
    }

    deinit {
        if let parser = unsafe parser { unsafe XML_ParserFree(parser) }
    }

    /// What expat's functions are called back with: they know no generic types.
    @safe private class Session {
        let parser: XML_Parser
        private let bytes: [UInt8]

        init(_ parser: XML_Parser, _ bytes: [UInt8]) {
            unsafe self.parser = parser
            self.bytes = bytes
        }

        /// Whether bytes of an encoding are those of UTF-8: of one that ASCII is a part of, where there are no others.
        func isUTF8(_ encoding: String) -> Bool {
            switch encoding.uppercased() {
            case "UTF-8": true
            case "US-ASCII", "ASCII", "ISO-8859-1", "LATIN1", "WINDOWS-1252": bytes.allSatisfy { $0 < 0x80 }
            default: false
            }
        }

        static func of(_ data: UnsafeMutableRawPointer?) -> Session? {
            guard let data = unsafe data else { return nil }
            return unsafe Unmanaged<Session>.fromOpaque(data).takeUnretainedValue()
        }

        func start(decodedValue: (Int) -> [UInt8]) {}
        func end() {}
        func text(_ bytes: Span<UInt8>) {}
        func aside(_ kind: XML.Storage.Kind) {}
        func stop(_ code: XML.ParseError.Code, _ reason: String) {}
    }

    /// Hands on what expat reports, with its place.
    private final class Reading<Handler: XML.EventHandler>: Session {
        var handler: Handler

        init(_ parser: XML_Parser, _ bytes: [UInt8], _ handler: Handler) {
            self.handler = handler
            unsafe super.init(parser, bytes)
        }

        /// The bytes of the source that expat is reporting.
        private var range: Range<Int> {
            let start = unsafe Int(XML_GetCurrentByteIndex(parser))
            return start..<start + Int(unsafe XML_GetCurrentByteCount(parser))
        }

        override func start(decodedValue: (Int) -> [UInt8]) {
            if !handler.start(range, decodedValue: decodedValue) { stop() }
        }

        override func end() { handler.end(at: range.upperBound) }

        override func text(_ bytes: Span<UInt8>) { handler.text(range, bytes) }

        override func aside(_ kind: XML.Storage.Kind) { handler.aside(kind, range) }

        override func stop(_ code: XML.ParseError.Code, _ reason: String) {
            handler.stop(code, range.lowerBound, reason)
            stop()
        }

        private func stop() { _ = unsafe XML_StopParser(parser, XML_Bool(XML_FALSE)) }
    }

    /// Reads a document.
    ///
    /// - Returns: What is wrong with it, if anything is.
    func parse(_ bytes: [UInt8], into handler: inout some XML.EventHandler) -> XML.Fault? {
        if bytes.count > XML.Limit.bytes {
            return XML.Fault(
                code: .tooLarge, offset: 0, reason: "The document is larger than \(XML.Limit.bytes) bytes."
            )
        }
        guard let parser = unsafe parser else {
            return XML.Fault(code: .failed, offset: 0, reason: "Expat cannot start: memory is out.")
        }
        let session = unsafe Reading(parser, bytes, handler)
        return withExtendedLifetime(session) {
            unsafe XML_SetUserData(parser, Unmanaged<Session>.passUnretained(session).toOpaque())
            unsafe Self.setHandlers(parser)
            let status = unsafe bytes.withUnsafeBytes { buffer in
                // An empty array may have no address at all.
                unsafe XML_Parse(
                    parser, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(buffer.count), 1)
            }
            handler = session.handler
            if let fault = handler.fault { return fault }
            if status == XML_STATUS_OK { return nil }
            let code = unsafe XML_GetErrorCode(parser)
            let offset = unsafe min(max(0, Int(XML_GetCurrentByteIndex(parser))), bytes.count)
            return Self.fault(code, offset, handler.openElement?.name, isEmpty: bytes.isEmpty)
        }
    }

    private static func setHandlers(_ parser: XML_Parser) {
        unsafe XML_SetElementHandler(
            parser,
            { data, _, values in
                unsafe Session.of(data)?.start { number in
                    guard let value = unsafe values?[2 * number + 1] else { return [] }
                    return unsafe Array(String(cString: value).utf8)
                }
            },
            { data, _ in unsafe Session.of(data)?.end() }
        )
        unsafe XML_SetCharacterDataHandler(parser) { data, characters, count in
            guard let characters = unsafe characters else { return }
            let buffer = unsafe UnsafeRawBufferPointer(start: characters, count: Int(count))
            unsafe Session.of(data)?.text(Span<UInt8>(_unsafeBytes: buffer))
        }
        unsafe XML_SetCommentHandler(parser) { data, _ in unsafe Session.of(data)?.aside(.comment) }
        unsafe XML_SetProcessingInstructionHandler(parser) { data, _, _ in
            unsafe Session.of(data)?.aside(.processingInstruction)
        }
        unsafe XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, _ in
            unsafe Session.of(data)?.stop(
                .documentType, "There is a document type declaration; documents with a DTD are not read."
            )
        }
        unsafe XML_SetXmlDeclHandler(parser) { data, _, encoding, _ in
            guard let encoding = unsafe encoding else { return }
            let name = unsafe String(cString: encoding)
            guard let session = unsafe Session.of(data), !session.isUTF8(name) else { return }
            session.stop(.encoding, "The document says that its encoding is “\(name.visible)”; it must be UTF-8.")
        }
    }

    private static func fault(
        _ code: XML_Error, _ offset: Int, _ openElement: String?, isEmpty: Bool
    ) -> XML.Fault {
        let reason =
            switch code {
            case XML_ERROR_NO_ELEMENTS where isEmpty: "The document is empty."
            case XML_ERROR_NO_ELEMENTS:
                openElement.map { "The element “\($0)” is not closed." }
                    ?? "There is no element in the document."
            case XML_ERROR_TAG_MISMATCH:
                "This end tag does not close the element “\(openElement ?? "")”, which is open here."
            case XML_ERROR_UNDEFINED_ENTITY:
                "The entity is none of XML's five: &amp;, &lt;, &gt;, &quot; and &apos;."
            case XML_ERROR_DUPLICATE_ATTRIBUTE: "The element has this attribute already."
            case XML_ERROR_UNCLOSED_TOKEN: "What starts here does not end."
            case XML_ERROR_BAD_CHAR_REF: "The reference stands for a character that XML cannot carry."
            case XML_ERROR_JUNK_AFTER_DOC_ELEMENT: "There is something after the end of the root element."
            case XML_ERROR_MISPLACED_XML_PI: "The XML declaration stands only at the very start of a document."
            case XML_ERROR_INVALID_TOKEN: "The document is not well-formed here (invalid token)."
            default:
                "The document is not well-formed here (\(unsafe XML_ErrorString(code).map { unsafe String(cString: $0) } ?? "expat's error \(code.rawValue)"))."
            }
        let isMemory = code == XML_ERROR_NO_MEMORY
        return XML.Fault(code: isMemory ? .failed : .notWellFormed, offset: offset, reason: reason)
    }
}

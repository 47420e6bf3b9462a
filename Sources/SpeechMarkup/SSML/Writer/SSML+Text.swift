extension SSML {
    /// The document as text: XML 1.0 in UTF-8, always written in one way, with LF at its end.
    ///
    /// Reading it gives the document back.
    ///
    /// - Parameter droppingInvalid: Whether characters that XML 1.0 cannot carry, such as most control characters,
    ///   are left out.
    /// - Throws: ``WriteError`` for such a character otherwise.
    /// - Complexity: O(*n*) in the document.
    public func text(droppingInvalid: Bool = false) throws(WriteError) -> String {
        String(decoding: try utf8(droppingInvalid: droppingInvalid), as: UTF8.self)
    }

    /// The document as the bytes of its text.
    ///
    /// - Throws: ``WriteError`` for a character that XML 1.0 cannot carry, unless those are left out.
    /// - Complexity: O(*n*) in the document.
    public func utf8(droppingInvalid: Bool = false) throws(WriteError) -> [UInt8] {
        var writer = SSMLWriter(dropsInvalid: droppingInvalid)
        try writer.open(self)
        try writer.write(root.children)
        writer.close()
        return writer.output
    }
}

/// Counts what vendors count.
struct SSMLMeasure {
    private let storage: XML.Storage

    init(_ storage: XML.Storage) { self.storage = storage }

    /// How much of it there is in the document.
    ///
    /// - Complexity: O(*n*) in the bytes.
    func count(of bound: SSMLLimit.Bound) -> Int {
        switch bound.unit {
        case .bytes: return storage.source.count
        case .characters: return storage.source[...].utf16Count
        case .textCharacters:
            var count = 0
            for node in storage.nodes where node.kind == .text {
                count += storage.bytes(at: node.start, node.count, decoded: node.reference).utf16Count
            }
            return count
        case .elements:
            return storage.nodes.count { node in
                guard node.kind == .element else { return false }
                let name = storage.source[Int(node.start) + 1..<Int(node.start + 1 + node.count)]
                return bound.elements.contains { name.equals($0) }
            }
        }
    }
}

extension SSMLLimit.Bound {
    /// How much a document has of what is bounded, as ``SSML/text(droppingInvalid:)`` writes it.
    ///
    /// - Throws: `WriteError` where it cannot be written.
    /// - Complexity: O(*n*) in the document.
    public func count(in document: SSML) throws(SSML.WriteError) -> Int {
        let bytes = try document.utf8()
        do {
            return SSMLMeasure(try XML.Document(bytes, undeclaredPrefixes: SSML.Namespace.undeclared).storage)
                .count(of: self)
        } catch {
            preconditionFailure("A document that was written cannot be read: \(error)")
        }
    }
}

extension ArraySlice<UInt8> {
    /// The UTF-16 units that well-formed UTF-8 stands for.
    var utf16Count: Int {
        var count = 0
        for byte in self {
            if byte & 0xC0 != 0x80 { count += 1 }
            if byte >= 0xF0 { count += 1 }
        }
        return count
    }
}

extension XML {
    /// Reads start tags out of the source: names, attributes with their places, and the namespaces of both.
    struct TagReader {
        let source: [UInt8]
        /// The attributes that were read.
        private(set) var attributes: [Storage.Attribute] = []
        /// The values of attributes that are not what the source has. Others may add theirs.
        var decoded: [UInt8] = []
        private(set) var namespaces: NamespaceScopes
        private var tag = StartTag()

        init(_ source: [UInt8], undeclaredPrefixes: [String]) {
            self.source = source
            namespaces = NamespaceScopes(undeclaredPrefixes: undeclaredPrefixes)
        }

        /// Behind the name of the tag that was read last.
        var nameEnd: Int { tag.nameEnd }

        /// Reads the tag of an element that is entered; its attributes are added to the others.
        ///
        /// - Returns: The number of its namespace, -1 for none.
        mutating func enter(
            _ range: Range<Int>, depth: Int, decodedValue: (Int) -> [UInt8]
        ) throws(Fault) -> Int32 {
            tag.read(range, of: source)
            guard depth < Limit.depth else {
                throw Fault(
                    code: .tooLarge, offset: range.lowerBound,
                    reason: "Elements are nested deeper than \(Limit.depth) levels here."
                )
            }
            guard tag.attributes.count <= Limit.attributes else {
                throw Fault(
                    code: .tooLarge, offset: range.lowerBound,
                    reason: "The element has more than \(Limit.attributes) attributes."
                )
            }
            let first = attributes.count
            for (number, attribute) in tag.attributes.enumerated() {
                var record = Storage.Attribute(
                    name: Int32(attribute.name.lowerBound), nameCount: Int32(attribute.name.count),
                    value: Int32(attribute.value.lowerBound), valueCount: Int32(attribute.value.count)
                )
                if !attribute.isPlain {
                    let value = decodedValue(number)
                    record.decoded = Int32(decoded.count)
                    record.valueCount = Int32(value.count)
                    decoded += value
                }
                attributes.append(record)
            }
            return try namespaces.enter(
                range.lowerBound + 1..<tag.nameEnd, &attributes, from: first, source: source, decoded: decoded)
        }

        /// Leaves the element that was entered last.
        mutating func leave() { namespaces.leave() }

        /// Forgets the attributes that were read.
        mutating func removeAttributes() {
            attributes.removeAll(keepingCapacity: true)
            decoded.removeAll(keepingCapacity: true)
        }
    }
}

extension XML {
    /// What prefixes stand for in the element that is open (Namespaces in XML 1.0).
    struct NamespaceScopes {
        /// The namespaces of the document. An element's is a number, so that a long one is kept and compared once.
        private(set) var uris = [XML.namespace, XML.declarationNamespace]
        private static let xml: Int32 = 0
        private static let xmlns: Int32 = 1

        private var numbers: [String: Int32] = [XML.namespace: xml, XML.declarationNamespace: xmlns]
        private var bindings: [String: [Int32]] = ["xml": [xml], "xmlns": [xmlns]]
        /// The prefixes that the open elements declare, and how many of them each.
        private var declared: [String] = []
        private var counts: [Int] = []

        /// Enters an element, and gives its attributes their namespaces.
        ///
        /// - Returns: The number of the element's own namespace, -1 for none.
        mutating func enter(
            _ name: Range<Int>, _ attributes: inout [Storage.Attribute], from first: Int, source: [UInt8],
            decoded: [UInt8]
        ) throws(Fault) -> Int32 {
            let count = declared.count
            for index in first..<attributes.count {
                let attribute = attributes[index]
                let range = Int(attribute.name)..<Int(attribute.name + attribute.nameCount)
                let (prefix, local) = try split(range, source)
                guard prefix == "xmlns" || (prefix == nil && local == "xmlns") else { continue }
                attributes[index].namespace = Self.xmlns
                let isDecoded = attribute.decoded >= 0
                let start = Int(isDecoded ? attribute.decoded : attribute.value)
                let value = (isDecoded ? decoded : source)[start..<start + Int(attribute.valueCount)]
                try declare(prefix == nil ? "" : local, String(decoding: value, as: UTF8.self), at: range.lowerBound)
            }
            counts.append(declared.count - count)

            for index in first..<attributes.count where attributes[index].namespace < 0 {
                let attribute = attributes[index]
                let range = Int(attribute.name)..<Int(attribute.name + attribute.nameCount)
                guard let prefix = try split(range, source).prefix else { continue }
                let number = try number(of: prefix, at: range.lowerBound)
                attributes[index].namespace = number
                // Expat has seen to names that are spelt alike; these are alike under two prefixes.
                for other in first..<index where attributes[other].namespace == number {
                    let first = Int(attributes[other].name)..<Int(attributes[other].name + attributes[other].nameCount)
                    if local(of: first, source) == local(of: range, source) {
                        throw Fault(
                            code: .badNamespace, offset: range.lowerBound,
                            reason: "The attribute “\(String(decoding: source[range], as: UTF8.self))” is the same as "
                                + "“\(String(decoding: source[first], as: UTF8.self))”, which stands for the same namespace."
                        )
                    }
                }
            }

            let (prefix, _) = try split(name, source)
            if prefix == "xmlns" {
                throw Fault(
                    code: .badNamespace, offset: name.lowerBound, reason: "No element has the prefix “xmlns”."
                )
            }
            if let prefix { return try number(of: prefix, at: name.lowerBound) }
            return bindings[""]?.last ?? -1
        }

        /// Leaves the element that is open.
        mutating func leave() {
            for _ in 0..<(counts.popLast() ?? 0) {
                if let prefix = declared.popLast() { bindings[prefix]?.removeLast() }
            }
        }

        private mutating func declare(_ prefix: String, _ uri: String, at offset: Int) throws(Fault) {
            let problem: String? =
                switch (prefix, uri) {
                case ("xml", XML.namespace): nil
                case ("xml", _): "The prefix “xml” cannot stand for another namespace than its own."
                case ("xmlns", _): "The prefix “xmlns” cannot be declared."
                case (_, XML.namespace), (_, XML.declarationNamespace):
                    "The namespace “\(uri)” has a prefix of its own."
                case ("", ""): nil
                case (_, ""):
                    "The prefix “\(prefix)” must stand for a namespace; only the default namespace can be none."
                default: nil
                }
            if let problem { throw Fault(code: .badNamespace, offset: offset, reason: problem) }
            var number: Int32 = -1
            if !uri.isEmpty {
                number = numbers[uri] ?? Int32(uris.count)
                if Int(number) == uris.count {
                    uris.append(uri)
                    numbers[uri] = number
                }
            }
            bindings[prefix, default: []].append(number)
            declared.append(prefix)
        }

        private func number(of prefix: String, at offset: Int) throws(Fault) -> Int32 {
            if let number = bindings[prefix]?.last { return number }
            throw Fault(
                code: .badNamespace, offset: offset,
                reason: "Nothing declares the prefix “\(prefix)” (xmlns:\(prefix)=\"…\")."
            )
        }

        private func split(_ name: Range<Int>, _ source: [UInt8]) throws(Fault) -> (prefix: String?, local: String) {
            let bytes = source[name]
            guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else {
                return (nil, String(decoding: bytes, as: UTF8.self))
            }
            let local = bytes[(colon + 1)...]
            guard colon > name.lowerBound, !local.isEmpty, !local.contains(UInt8(ascii: ":")) else {
                throw Fault(
                    code: .badNamespace, offset: name.lowerBound,
                    reason:
                        "“\(String(decoding: bytes, as: UTF8.self))” is no name of a prefix, a colon and a local name."
                )
            }
            return (String(decoding: bytes[..<colon], as: UTF8.self), String(decoding: local, as: UTF8.self))
        }

        private func local(of name: Range<Int>, _ source: [UInt8]) -> ArraySlice<UInt8> {
            let bytes = source[name]
            return bytes.firstIndex(of: UInt8(ascii: ":")).map { bytes[($0 + 1)...] } ?? bytes
        }
    }
}

extension XML {
    /// What prefixes stand for in the element that is open (Namespaces in XML 1.0).
    struct NamespaceScopes {
        /// The namespaces of the document. An element's is a number, so that a long one is kept and compared once.
        private(set) var uris = [XML.namespace, XML.declarationNamespace]
        private static let xml: Int32 = 0
        private static let xmlns = XML.Storage.declarations

        private var numbers: [String: Int32] = [XML.namespace: xml, XML.declarationNamespace: xmlns]
        private var bindings: [String: [Int32]] = ["xml": [xml], "xmlns": [xmlns]]
        /// The prefixes that the open elements declare, and how many of them each.
        private var declared: [String] = []
        private var counts: [Int] = []
        private var defaultNamespace: Int32 = -1

        /// Prefixes that may stand for nothing, and those of them that do somewhere.
        private let optional: [String]
        private(set) var undeclared: [String] = []

        /// - Parameter undeclaredPrefixes: Those that the document need not declare.
        init(undeclaredPrefixes: [String]) {
            optional = undeclaredPrefixes
        }

        /// Enters an element, and gives its attributes their namespaces.
        ///
        /// - Returns: The number of the element's own namespace, -1 for none.
        mutating func enter(
            _ name: Range<Int>, _ attributes: inout [Storage.Attribute], from first: Int, source: [UInt8],
            decoded: [UInt8]
        ) throws(Fault) -> Int32 {
            let count = declared.count
            var prefixed = 0
            for index in first..<attributes.count {
                let range = attributes[index].nameRange
                let colon = try colon(in: range, source)
                let isDeclaration =
                    source[range.lowerBound] == UInt8(ascii: "x")
                    && source[range.lowerBound..<(colon ?? range.upperBound)].elementsEqual("xmlns".utf8)
                if !isDeclaration {
                    prefixed += colon == nil ? 0 : 1
                    continue
                }
                attributes[index].namespace = Self.xmlns
                let attribute = attributes[index]
                let isDecoded = attribute.decoded >= 0
                let start = Int(isDecoded ? attribute.decoded : attribute.value)
                let value = (isDecoded ? decoded : source)[start..<start + Int(attribute.valueCount)]
                let prefix = colon.map { source[($0 + 1)..<range.upperBound] } ?? []
                try declare(
                    String(decoding: prefix, as: UTF8.self), String(decoding: value, as: UTF8.self),
                    at: range.lowerBound
                )
            }
            counts.append(declared.count - count)
            if prefixed > 0 { try resolve(&attributes, from: first, source) }

            guard let colon = try colon(in: name, source) else { return defaultNamespace }
            let prefix = String(decoding: source[name.lowerBound..<colon], as: UTF8.self)
            if prefix == "xmlns" {
                throw Fault(code: .badNamespace, offset: name.lowerBound, reason: "No element has the prefix “xmlns”.")
            }
            return try number(of: prefix, at: name.lowerBound)
        }

        /// Gives attributes with a prefix their namespaces.
        private mutating func resolve(
            _ attributes: inout [Storage.Attribute], from first: Int, _ source: [UInt8]
        ) throws(Fault) {
            var seen: [Name: Int] = [:]
            for index in first..<attributes.count where attributes[index].namespace < 0 {
                let range = attributes[index].nameRange
                guard let colon = try colon(in: range, source) else { continue }
                let prefix = String(decoding: source[range.lowerBound..<colon], as: UTF8.self)
                let number = try number(of: prefix, at: range.lowerBound)
                if number < 0 { continue }
                attributes[index].namespace = number
                // Expat has seen to names that are spelt alike; these are alike under two prefixes.
                let local = String(decoding: source[(colon + 1)..<range.upperBound], as: UTF8.self)
                if let other = seen.updateValue(index, forKey: Name(namespace: number, local: local)) {
                    throw Fault(
                        code: .badNamespace, offset: range.lowerBound,
                        reason: "The attribute “\(prefix):\(local)” is the same as "
                            + "“\(String(decoding: source[attributes[other].nameRange], as: UTF8.self))”: "
                            + "both prefixes stand for one namespace."
                    )
                }
            }
        }

        private struct Name: Hashable {
            var namespace: Int32
            var local: String
        }

        /// Leaves the element that is open.
        mutating func leave() {
            for _ in 0..<(counts.popLast() ?? 0) {
                guard let prefix = declared.popLast() else { return }
                bindings[prefix]?.removeLast()
                if prefix.isEmpty { defaultNamespace = bindings[prefix]?.last ?? -1 }
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
            if prefix.isEmpty { defaultNamespace = number }
        }

        private mutating func number(of prefix: String, at offset: Int) throws(Fault) -> Int32 {
            if let number = bindings[prefix]?.last { return number }
            if optional.contains(prefix) {
                if !undeclared.contains(prefix) { undeclared.append(prefix) }
                return -1
            }
            throw Fault(
                code: .badNamespace, offset: offset,
                reason: "Nothing declares the prefix “\(prefix)” (xmlns:\(prefix)=\"…\")."
            )
        }

        /// Where the colon of a name is, if it has one.
        private func colon(in name: Range<Int>, _ source: [UInt8]) throws(Fault) -> Int? {
            var colon: Int?
            for index in name where source[index] == UInt8(ascii: ":") {
                if colon != nil || index == name.lowerBound || index + 1 == name.upperBound {
                    throw Fault(
                        code: .badNamespace, offset: name.lowerBound,
                        reason:
                            "“\(String(decoding: source[name], as: UTF8.self))” is no name of a prefix, a colon and a local name."
                    )
                }
                colon = index
            }
            return colon
        }
    }
}

extension XML.Storage.Attribute {
    fileprivate var nameRange: Range<Int> { Int(name)..<Int(name + nameCount) }
}

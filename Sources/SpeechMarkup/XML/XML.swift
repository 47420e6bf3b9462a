/// XML 1.0 with namespaces, as far as documents for speech need it: UTF-8, and no DTD.
package enum XML {
    /// The namespace of `xml:lang`, `xml:id` and `xml:base`.
    package static let namespace = "http://www.w3.org/XML/1998/namespace"

    /// The namespace of namespace declarations.
    package static let declarationNamespace = "http://www.w3.org/2000/xmlns/"

    /// What a document may have, so that no document exhausts memory or stack of those who work on it.
    package enum Limit {
        /// Elements within elements.
        package static let depth = 256
        /// Attributes of an element, namespace declarations among them.
        package static let attributes = 256
        /// Bytes of a document.
        package static let bytes = 1 << 30
    }

    /// The name of an element or attribute.
    package struct Name: Hashable, Sendable, CustomStringConvertible {
        /// The namespace that the prefix stands for, or the default namespace; `nil` for none.
        package let namespace: String?
        /// What stands before the colon in the document.
        package let prefix: String?
        /// The name without prefix.
        package let local: String

        package init(namespace: String?, prefix: String?, local: String) {
            self.namespace = namespace
            self.prefix = prefix
            self.local = local
        }

        /// The name as it stands in the document.
        package var description: String { prefix.map { "\($0):\(local)" } ?? local }
    }
}

extension SSML {
    /// A document that cannot be written.
    public struct WriteError: Error, Hashable, Sendable, CustomStringConvertible {
        /// What kind of error it is.
        public struct Code: Hashable, Sendable {
            /// The code's name, which programs can rely on.
            public let name: String

            /// A text has a character that XML 1.0 cannot carry.
            public static let invalidCharacter = Code(name: "invalid-character")
            /// A prefix stands for two namespaces in one element.
            public static let ambiguousPrefix = Code(name: "ambiguous-prefix")
            /// Elements are nested deeper than the 256 levels that are read.
            public static let tooDeep = Code(name: "too-deep")
        }

        /// What kind of error it is.
        public let code: Code

        /// The elements that it is in, from the root.
        public let path: [ElementName]

        /// The attribute that it is in; `nil` for a text between tags.
        public let attribute: AttributeName?

        /// The character, and its place in the text or the attribute's value.
        public let character: XMLTextError?

        /// What is wrong, in a sentence, with the place.
        public var description: String {
            let place = path.map(\.text).joined(separator: "/") + (attribute.map { "/@\($0)" } ?? "")
            let reason =
                switch code {
                case .invalidCharacter: character?.description ?? ""
                case .tooDeep: "Elements are nested deeper than \(XML.Limit.depth) levels here."
                default: "The prefix of a name stands for two namespaces in this element."
                }
            return "\(place): \(reason)"
        }
    }
}
